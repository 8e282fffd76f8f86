/* The target has broken. frame.unit rode at it, frame.hex is the hex it left, frame.a the unit that is
 * pursued, frame.count: enum lb_aftermath. */
#include "labataille/charge.h"
#include "labataille/contact.h"
#include "labataille/dice.h"
#include "labataille/morale.h"
#include "labataille/procs.h"
#include "labataille/pursuit.h"

enum { GUNS_LEFT, DECIDING, ROLLING, CHASING };

void lb_push_aftermath(struct play *p, ks_unit rider, ks_hex h, enum lb_aftermath after)
{
    ks_unit quarry = lb_top_unit(p->g, p->s, h, !side_of(p->g, rider));
    for (EACH_NODE(n, p->s, h)) /* its infantry before its guns */
        if (is_foot(p->g, node_unit(p->g, n))) {
            quarry = node_unit(p->g, n);
            break;
        }
    struct ks_frame *f = ks_push(p, PROC_RECALL);
    f->unit = rider;
    f->hex = h;
    f->side = (uint8_t)side_of(p->g, rider);
    f->a = quarry;
    f->count = (uint8_t)after;
}

/* [LB-2.16-20] The rider takes the hex of the skirmishers and is tired. */
static void enter_hex(struct play *p)
{
    struct ks_frame f = *frame(p->s);
    struct lb_plan at = lb_plan_of(p->s, f.unit), next;
    struct lb_piece *x = edit(p->s, f.unit);
    int side = lb_touched_side(p->g, p->s, f.unit, f.hex);
    ks_pop(p);
    if (x->readiness == LB_FRESH) {
        x->readiness = LB_TIRED;
        event(p, TIRED_BY_RIDE, f.unit, x->hex, 0);
    }
    x->rest = moment(p->s);
    unmark(p->s, f.unit, LB_STIRRED | LB_HURRIED);
    if (side != KS_NO_DIRECTION &&
        !lb_gallop_step(p->g, p->s, f.unit, &at, opposite(side), &next)) {
        next.facing = (uint8_t)lb_turned_to(at.facing, opposite(side));
        lb_gallop(p, f.unit, &next);
    }
}

static void decide(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_unit rider = f->unit;
    switch (f->count) {
    case AFTER_RECALL: f->step = ROLLING; return;
    case AFTER_FOLLOWING: f->step = CHASING; return;
    case AFTER_ENTERING: enter_hex(p); return;
    case AFTER_FREE:
        ks_pop(p);
        lb_charge_goes_on(p, rider);
        return;
    default: ks_pop(p); return;
    }
}

/* [LB-2.16-23] R125: guns left behind are then as guns alone, and come before any pursuit. */
static void see_to_guns(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    f->step = DECIDING;
    if (lb_kind_of_target(p->g, p->s, f->hex, !f->side) == TARGET_GUNS &&
        lb_touched_side(p->g, p->s, f->unit, f->hex) != KS_NO_DIRECTION)
        lb_push_stand(p, f->unit, f->hex,
                      lb_charge_of(p->s, f->unit) ? lb_charge_of(p->s, f->unit)->a : 0);
}

bool lb_recall_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (!on_map(p->s, f->unit) || !is_good(p->s, f->unit) ||
        has(p->s, f->unit, LB_BOUND)) {
        ks_pop(p);
        return false;
    }
    switch (f->step) {
    case GUNS_LEFT: see_to_guns(p); return false;
    case DECIDING: decide(p); return false;
    case CHASING: return lb_chase(p);
    default: p->s->actor = KS_CHANCE; return true;
    }
}

void lb_recall_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    struct lb_plan next;
    const struct ks_frame *f = frame_of(s);
    if (f->step == ROLLING) {
        offer_die(out);
        return;
    }
    int best = lb_cheapest_chase(g, s);
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (!lb_why_not_chase(g, s, d, &next) && next.cost == best)
            offer(out, action(RIDE, f->unit, next.hex, 0));
}

uint16_t lb_recall_why(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a)
{
    struct lb_plan next;
    const struct ks_frame *f = frame_of(s);
    if (f->step == ROLLING)
        return why_not_die(a);
    if (a.verb != RIDE || a.unit != f->unit)
        return CHOOSE_THE_WAY;
    int d = ks_grid_direction(grid(g), piece(s, f->unit)->hex, a.hex);
    if (d == KS_NO_DIRECTION)
        return NOT_ADJACENT;
    uint16_t why = lb_why_not_chase(g, s, d, &next);
    return why ? why : next.cost == lb_cheapest_chase(g, s) ? 0 : SHORTEST_WAY;
}

/* [RZ-RECALL-5] */
static int recall_modifiers(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            struct ks_events *out)
{
    for (int i = 0; i < parts(s, u); i++)
        for (EACH_NODE(n, s, lb_part_hex(g, s, u, i))) {
            ks_unit v = node_unit(g, n);
            if (is_leader(g, v) && side_of(g, v) == side_of(g, u) &&
                unit(g, v)->lead_cavalry)
                return lb_note_modifier(out, MOD_RECALL_LEADER, u, lb(g)->recall_leader);
        }
    return 0;
}

/* [RZ-RECALL-1 RZ-RECALL-2 RZ-RECALL-3 RZ-RECALL-4] */
static void roll(struct play *p, int die)
{
    struct ks_frame *f = frame(p->s);
    ks_unit u = f->unit;
    int least = lb(p->g)->recall[unit(p->g, u)->army];
    int more = recall_modifiers(p->g, p->s, u, p->events);
    if (die + more >= least) {
        tell(p, sentence(IS_RECALLED, u, KS_NONE, die, least));
        ks_pop(p);
        lb_charge_goes_on(p, u);
        return;
    }
    tell(p, sentence(IS_NOT_RECALLED, u, KS_NONE, die, least));
    mark(p->s, u, LB_LOOSE);
    f->step = CHASING;
}

/* frame.b: it has taken a step of the pursuit. */
void lb_recall_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    struct lb_plan next;
    if (f->step == ROLLING) {
        roll(p, a.arg);
        return;
    }
    int d = ks_grid_direction(grid(p->g), piece(p->s, a.unit)->hex, a.hex);
    lb_why_not_chase(p->g, p->s, d, &next);
    f->b = 1;
    lb_note_straight(p, a.unit, next.facing != piece(p->s, a.unit)->facing);
    lb_gallop(p, a.unit, &next);
}
