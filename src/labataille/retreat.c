/* [LB-2.13-1 .. LB-2.13-5] Before melee units that can get away may retreat, hex by hex, top
 * first. It draws no fire. */
#include "labataille/assault.h"
#include "labataille/face.h"
#include "labataille/move.h"
#include "labataille/procs.h"
#include "labataille/zone.h"

/* frame.unit: the unit asked, or KS_NONE; frame.count: hexes it has gone; frame.a: half points
 * spent. frame.side attacks frame.hex. */

/* ---- which units ---- */

struct threat {
    bool foot, charge, fresh; /* all on foot; a charge; fresh cavalry among them */
    int fastest;
};

static struct threat threat_of(const struct ks_game *g, const struct ks_state *s)
{
    struct threat t = {.foot = true};
    for (EACH_ATTACKER(u, g, s)) {
        int pace = unit(g, u)->movement;
        t.foot &= is_foot(g, u);
        t.charge |= has(s, u, LB_BOUND);
        t.fresh |= is_horse(g, u) && piece(s, u)->readiness == LB_FRESH;
        t.fastest = pace > t.fastest ? pace : t.fastest;
    }
    return t;
}

/* [LB-2.13-2] R179 */
static uint16_t why_not_retreat(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u)
{
    struct threat t = threat_of(g, s);
    const struct lb_piece *x = piece(s, u);
    bool faster = unit(g, u)->movement >= t.fastest + lb(g)->retreat_faster;
    if (is_leader(g, u))
        return t.charge ? NO_LEAVING_A_CHARGE : 0;
    if (!is_good(s, u) || has(s, u, LB_SHELTERED | LB_ABANDONED))
        return RETREAT_IN_GOOD_ORDER;
    if (has(s, u, LB_BOUND) || (x->parts > 1 && x->form == LB_ROAD_MARCH))
        return CANNOT_GET_AWAY;
    if (is_foot(g, u))
        return x->form == LB_SKIRMISH && t.foot ? 0 : CANNOT_GET_AWAY;
    if (is_gun(g, u))
        return unit(g, u)->arm == LB_HORSE_GUNS && x->form == LB_LIMBERED && faster
                   ? 0
                   : CANNOT_GET_AWAY;
    if (x->readiness == LB_EXHAUSTED && t.fresh)
        return CANNOT_GET_AWAY;
    return t.foot || faster ? 0 : CANNOT_GET_AWAY;
}

/* ---- where to ---- */

/* [LB-2.13-3] One hex of it goes from here: outside enemy zones, never nearer, with room. */
static uint16_t why_not_half(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                             int part, int d, int *dearest)
{
    uint16_t why;
    int side = side_of(g, u);
    ks_hex from = lb_part_hex(g, s, u, part), to = next_hex(g, from, d);
    int cost = lb_step_cost(g, lb_gait_of(g, s, u), from, d, &why);
    if (why)
        return why;
    *dearest = cost > *dearest ? cost : *dearest;
    if (holds(s, to, !side) || lb_leader_in(g, s, to, !side) != KS_NONE)
        return ENEMY_IS_THERE;
    if (lb_zone_at(g, s, to, side))
        return RETREAT_OUTSIDE_ZONES;
    if (lb_enemy_distance(g, s, to, side) < lb_enemy_distance(g, s, from, side))
        return RETREAT_NOT_NEARER;
    if (is_leader(g, u) || lb_part_in(g, s, u, to) >= 0)
        return 0;
    int there = lb_form_in(g, s, u, form(s, u), to);
    bool wide = parts(s, u) > 1;
    if (wide && there == LB_GENERAL)
        return LINE_IN_CLEAR;
    struct lb_crowd c = lb_crowd_of(g, s, to, side, 0);
    lb_crowd_add(g, s, &c, u, lb_part_increments(g, s, u, part), there, wide);
    return lb_why_crowded(g, &c, to);
}

/* Room for steps: half the printed movement, in half points. */
static int paces(const struct ks_game *g, ks_unit u)
{
    return 2 * unit(g, u)->movement * lb(g)->retreat_move.num / lb(g)->retreat_move.den;
}

static uint16_t why_not_step(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                             int spent, int d, int *cost)
{
    uint16_t why = 0;
    *cost = 0;
    for (int i = 0; i < parts(s, u) && !why; i++)
        why = why_not_half(g, s, u, i, d, cost);
    return !why && spent + *cost > paces(g, u) ? NO_POINTS_LEFT : why;
}

static bool can_step(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     int spent)
{
    int cost;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (!why_not_step(g, s, u, spent, d, &cost))
            return true;
    return false;
}

/* ---- asking ---- */

/* Nodes go top first, and leaders lie below the others: they see what the troops do. */
static ks_unit next_asked(const struct ks_game *g, const struct ks_state *s,
                          const struct ks_frame *f)
{
    for (EACH_NODE(n, s, f->hex)) {
        ks_unit u = node_unit(g, n);
        if (side_of(g, u) != f->side && !has(s, u, LB_CHOSE) &&
            !why_not_retreat(g, s, u) && can_step(g, s, u, 0))
            return u;
    }
    return KS_NONE;
}

/* More than one hex: it stays where it is in its next movement phase. Going back before cavalry
 * spoils the rest of cavalry [LB-2.16-4]. */
static void finish(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_unit u = f->unit;
    bool horse = !threat_of(p->g, p->s).foot;
    f->unit = KS_NONE;
    mark(p->s, u, LB_CHOSE);
    if (!f->count || !on_map(p->s, u) || is_leader(p->g, u))
        return;
    mark(p->s, u,
         LB_STIRRED | (horse ? LB_HURRIED : 0u) | (f->count > 1 ? LB_NO_MOVE : 0u));
    lb_dry_out(p, u);
}

bool lb_retreat_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (f->unit != KS_NONE &&
        ((!is_leader(p->g, f->unit) && !is_good(p->s, f->unit)) ||
         !on_map(p->s, f->unit) || !can_step(p->g, p->s, f->unit, f->a))) {
        finish(p);
        return false;
    }
    if (f->unit == KS_NONE) {
        f->unit = next_asked(p->g, p->s, f);
        f->count = 0;
        f->a = 0;
    }
    if (f->unit == KS_NONE) {
        for (ks_unit u = 0; u < p->g->pieces; u++)
            unmark(p->s, u, LB_CHOSE);
        ks_pop(p);
        return false;
    }
    p->s->actor = (uint8_t)!f->side;
    return true;
}

void lb_retreat_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    int cost;
    offer(out, action(STAY, f->unit, KS_NONE, 0));
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (!why_not_step(g, s, f->unit, f->a, d, &cost))
            offer(out,
                  action(RETREAT, f->unit, next_hex(g, piece(s, f->unit)->hex, d), 0));
}

uint16_t lb_retreat_why(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    int cost;
    if ((a.verb != RETREAT && a.verb != STAY) || a.unit != f->unit)
        return RETREAT_OR_STAY;
    if (a.verb == STAY)
        return 0;
    int d = ks_grid_direction(grid(g), piece(s, a.unit)->hex, a.hex);
    return d == KS_NO_DIRECTION ? NOT_ADJACENT
                                : why_not_step(g, s, a.unit, f->a, d, &cost);
}

static void step_back(struct play *p, ks_unit u, int d)
{
    struct lb_piece *x = edit(p->s, u);
    int count = x->parts, now = x->form;
    ks_hex to = next_hex(p->g, x->hex, d);
    uint16_t trail = x->trail;
    if (!is_leader(p->g, u) && lb_wades(p->g, lb_gait_of(p->g, p->s, u), x->hex, d))
        mark(p->s, u, LB_STREAM);
    lb_lift(p->g, p->s, u);
    lb_set_form(p->s, u, lb_form_in(p->g, p->s, u, now, to));
    x->came = (uint8_t)opposite(d);
    lb_put(p->g, p->s, u, to, trail, count, LB_AT_BOTTOM);
    event(p, GOES_BACK_BEFORE, u, to, 0);
    for (int i = 0; i < count; i++)
        lb_ask_passing(p, u, lb_part_hex(p->g, p->s, u, i));
}

void lb_retreat_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    int cost;
    if (a.verb == STAY) {
        finish(p);
        return;
    }
    int d = ks_grid_direction(grid(p->g), piece(p->s, a.unit)->hex, a.hex);
    why_not_step(p->g, p->s, a.unit, f->a, d, &cost);
    f->a = (uint16_t)(f->a + cost);
    f->count++;
    step_back(p, a.unit, d);
    lb_push_checks(p);
}
