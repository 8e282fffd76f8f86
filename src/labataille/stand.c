/* Infantry or guns stand before a charge, unit by unit, top first, R14. frame.unit charges,
 * frame.hex is charged, frame.a the straight hexes; frame.count have rolled, frame.mask[0] has a
 * bit for each of them that failed. */
#include "labataille/check.h"
#include "labataille/condition.h"
#include "labataille/contact.h"
#include "labataille/leader.h"
#include "labataille/morale.h"
#include "labataille/procs.h"

void lb_push_stand(struct play *p, ks_unit rider, ks_hex h, int straight)
{
    struct ks_frame *f = ks_push(p, PROC_STAND);
    f->unit = rider;
    f->hex = h;
    f->side = (uint8_t)!side_of(p->g, rider);
    f->a = (uint16_t)straight;
}

/* ---- which units roll ---- */

/* Skirmishers do not stand [RZ-STAND-3]; nor do those that ran to the bottom of the stack. */
static bool rolls_as_foot(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return is_foot(g, u) && !is_routed(s, u) && form(s, u) != LB_SKIRMISH &&
           !has(s, u, LB_SHELTERED);
}

static int gather(const struct ks_game *g, const struct ks_state *s, bool guns,
                  ks_unit out[LB_MAX_STACK])
{
    const struct ks_frame *f = frame_of(s);
    int n = 0;
    for (EACH_NODE(node, s, f->hex)) {
        ks_unit u = node_unit(g, node);
        bool rolls = guns ? is_gun(g, u) && !has(s, u, LB_ABANDONED) && !is_routed(s, u)
                          : rolls_as_foot(g, s, u);
        if (side_of(g, u) == f->side && rolls && n < LB_MAX_STACK)
            out[n++] = u;
    }
    return n;
}

/* [LB-2.16-22] Guns roll when there is no infantry to share its result with. */
static int rollers(const struct ks_game *g, const struct ks_state *s, bool *guns,
                   ks_unit out[LB_MAX_STACK])
{
    int n = gather(g, s, false, out);
    *guns = n == 0;
    return n ? n : gather(g, s, true, out);
}

/* ---- modifiers ---- */

static int by_side(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex h,
                   int side, struct ks_events *out)
{
    switch (lb_face(g, s, u, lb_part_in(g, s, u, h), side)) {
    case KS_FLANK: return lb_note_modifier(out, MOD_STAND_FLANK, u, lb(g)->stand.flank);
    case KS_REAR: return lb_note_modifier(out, MOD_STAND_REAR, u, lb(g)->stand.rear);
    default: return 0;
    }
}

static int by_form(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                   struct ks_events *out)
{
    switch (form(s, u)) {
    case LB_LINE: return lb_note_modifier(out, MOD_STAND_LINE, u, lb(g)->stand.line);
    case LB_CARRE: return lb_note_modifier(out, MOD_STAND_CARRE, u, lb(g)->stand.carre);
    case LB_MASSE: return lb_note_modifier(out, MOD_STAND_MASSE, u, lb(g)->stand.masse);
    default: return 0;
    }
}

/* R127: what disorder takes off every check comes on top of these. */
static int stand_modifiers(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           ks_unit rider, ks_hex h, struct ks_events *out)
{
    const struct lb_game *r = lb(g);
    int side = lb_touched_side(g, s, rider, h), sum = by_form(g, s, u, out);
    if (side != KS_NO_DIRECTION)
        sum += by_side(g, s, u, h, side, out);
    if (side != KS_NO_DIRECTION && lb_water(g, h, side))
        sum += lb_note_modifier(out, MOD_STAND_STREAM, u, r->stand.stream);
    if (is_disordered(s, u))
        sum += lb_note_modifier(out, MOD_STAND_DISORDERED, u, r->stand.disordered);
    if (unit(g, rider)->arm == LB_LANCER)
        sum += lb_note_modifier(out, MOD_STAND_LANCES, u, r->stand.lancers);
    if (unit(g, rider)->heavy)
        sum += lb_note_modifier(out, MOD_STAND_HEAVY, u, r->stand.heavy);
    if (has(s, u, LB_FORCED)) /* [LB-2.20-1] */
        sum += lb_note_modifier(out, MOD_STAND_FORCED, u, r->stand.force_march);
    return sum;
}

/* ---- what comes of it ---- */

/* [LB-2.16-22] A battery that does not stand is lost. */
static void overrun(struct play *p, const ks_unit *u, int n, uint32_t failed)
{
    for (int i = 0; i < n; i++) {
        if (!(failed >> i & 1) || !is_unlimbered(p->s, u[i]))
            continue;
        ks_hex h = piece(p->s, u[i])->hex;
        lb_remove(p, u[i], false);
        event(p, BATTERY_OVERRUN, u[i], h, 0);
        lb_orphans(p, h, side_of(p->g, u[i]), false);
    }
}

/* Units that failed while others stood rout at once; limbered guns and units at the bottom of the
 * stack share the top unit's result, R14. */
static void some_fail(struct play *p, const struct ks_frame *f, const ks_unit *u, int n)
{
    ks_unit gone[LB_MAX_STACK];
    int k = 0;
    for (int i = 0; i < n; i++)
        if (f->mask[0] >> i & 1 && on_map(p->s, u[i]))
            gone[k++] = u[i];
    for (EACH_NODE(node, p->s, f->hex)) {
        ks_unit v = node_unit(p->g, node);
        bool shares = (is_gun(p->g, v) && form(p->s, v) == LB_LIMBERED) ||
                      (is_foot(p->g, v) && !rolls_as_foot(p->g, p->s, v));
        if (is_foot(p->g, u[0]) && f->mask[0] & 1 && side_of(p->g, v) == f->side &&
            shares && k < LB_MAX_STACK)
            gone[k++] = v;
    }
    for (int i = 0; i < k; i++)
        lb_ask_flight(p, gone[i], TASK_ROUT_MOVE);
    lb_push_checks(p);
    for (int i = 0; i < k; i++)
        if (!is_routed(p->s, gone[i]))
            lb_rout(p, gone[i]);
}

/* [LB-2.16-21] Limbered guns that do not stand are as infantry. */
static void none_stands(struct play *p, const struct ks_frame *f, const ks_unit *u, int n,
                        bool guns)
{
    bool charge = lb_charge_of(p->s, f->unit) != NULL;
    if (guns)
        overrun(p, u, n, f->mask[0]);
    if (!holds(p->s, f->hex, f->side)) {
        lb_charge_goes_on(p, f->unit);
        return;
    }
    lb_push_aftermath(p, f->unit, f->hex, charge ? AFTER_RECALL : AFTER_NOTHING);
    lb_push_trample(p, f->unit, f->hex, true);
}

static void settle(struct play *p, const ks_unit *u, int n, bool guns)
{
    struct ks_frame f = *frame(p->s);
    ks_pop(p);
    if (f.mask[0] == (1u << n) - 1) { /* [LB-2.16-14] */
        none_stands(p, &f, u, n, guns);
        return;
    }
    lb_hold_before(p, f.unit, f.hex, f.a); /* [LB-2.16-13] */
    if (guns)
        overrun(p, u, n, f.mask[0]);
    some_fail(p, &f, u, n);
}

/* The carré window before it may have settled everything. */
static bool is_settled(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    return !on_map(s, f->unit) || !is_good(s, f->unit) || has(s, f->unit, LB_BOUND) ||
           !holds(s, f->hex, f->side) ||
           lb_touched_side(g, s, f->unit, f->hex) == KS_NO_DIRECTION;
}

/* Has the hex become a carré before this charge? Then it is ridden onto. */
static bool is_new_square(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    ks_unit u = lb_top_unit(g, s, f->hex, f->side);
    return lb_kind_of_target(g, s, f->hex, f->side) == TARGET_SQUARE &&
           has(s, u, LB_TRIED);
}

bool lb_stand_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_unit u[LB_MAX_STACK];
    bool guns;
    if (is_settled(p->g, p->s)) {
        ks_pop(p);
        return false;
    }
    if (is_new_square(p->g, p->s)) {
        struct ks_frame at = *f;
        ks_pop(p);
        lb_hold_before(p, at.unit, at.hex, at.a);
        return false;
    }
    int n = rollers(p->g, p->s, &guns, u);
    if (f->count >= n) {
        settle(p, u, n, guns);
        return false;
    }
    p->s->actor = KS_CHANCE;
    return true;
}

void lb_stand_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    ks_unit all[LB_MAX_STACK];
    bool guns;
    rollers(p->g, p->s, &guns, all);
    ks_unit u = all[f->count];
    lb_morale_modifiers(p->g, p->s, u, p->events);
    int more = stand_modifiers(p->g, p->s, u, f->unit, f->hex, p->events);
    bool stands = lb_passes(p->g, p->s, u, dice_of(a.arg), more);
    if (stands)
        mark(p->s, u, LB_STOOD);
    else
        f->mask[0] |= 1u << f->count;
    event(p, stands ? STANDS_FIRM : DOES_NOT_STAND, u, f->hex, a.arg);
    f->count++;
}
