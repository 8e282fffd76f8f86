/* What the side of a charger decides, act by act [LB-2.16-6]. */
#include "labataille/charge.h"
#include "labataille/move.h"
#include "labataille/procs.h"

/* R6: the extra points are not for looking for a target. */
int lb_points_to_ride(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    int points = lb_rider_points(g, s, f->unit);
    return f->count & CHARGE_FREE ? points : points - lb(g)->charge_more;
}

/* [LB-2.16-6] Light cavalry turns two sides in a hex, heavy cavalry one. */
static int turns_allowed(const struct ks_game *g, ks_unit u)
{
    return unit(g, u)->heavy ? lb(g)->charge_turns_heavy : lb(g)->charge_turns_light;
}

static uint16_t why_not_turn(const struct ks_game *g, const struct ks_state *s,
                             struct ks_action a, struct lb_plan *plan)
{
    const struct ks_frame *f = frame_of(s);
    int now = piece(s, a.unit)->facing, turns = lb_turns_between(now, a.arg);
    if (parts(s, a.unit) > 1)
        return SQUARE_TO_ITS_HEXES;
    if ((a.arg < 6) != (now < 6) || !turns)
        return FACING_NOT_ALLOWED;
    if (turns + f->b > turns_allowed(g, a.unit))
        return CHARGER_TURNS_TOO_FAR;
    *plan = lb_plan_of(s, a.unit);
    plan->facing = a.arg;
    plan->cost = turns * lb(g)->charge_turn;
    return 0;
}

static uint16_t why_not_forward(const struct ks_game *g, const struct ks_state *s,
                                struct ks_action a, struct lb_plan *plan)
{
    struct lb_plan at = lb_plan_of(s, a.unit);
    int d = ks_grid_direction(grid(g), at.hex, a.hex);
    if (d == KS_NO_DIRECTION)
        return NOT_ADJACENT;
    return is_ahead(at.facing, d) ? lb_gallop_step(g, s, a.unit, &at, d, plan)
                                  : NOT_STRAIGHT_AHEAD;
}

static uint16_t plan_act(const struct ks_game *g, const struct ks_state *s,
                         struct ks_action a, struct lb_plan *plan)
{
    uint16_t why = 0;
    bool rides = a.verb == STEP || a.verb == TURN || a.verb == WHEEL;
    if (!rides || a.unit != frame_of(s)->unit)
        return rides ? ANOTHER_MOVES : FINISH_THE_CHARGE;
    switch (a.verb) {
    case STEP: why = why_not_forward(g, s, a, plan); break;
    case TURN: why = why_not_turn(g, s, a, plan); break;
    default: why = lb_gallop_wheel(g, s, a, plan); break;
    }
    if (why)
        return why;
    return plan->cost > lb_points_to_ride(g, s) ? NO_POINTS_LEFT : 0;
}

static bool can_step(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    struct lb_plan plan;
    for (int i = 0; i < 2; i++) {
        int d = ahead(piece(s, u)->facing, i);
        if (d != KS_NO_DIRECTION &&
            !plan_act(g, s, action(STEP, u, next_hex(g, piece(s, u)->hex, d), 0), &plan))
            return true;
    }
    return false;
}

/* [LB-2.5-1] Where it may only pass it does not stay, if it can go on. */
static uint16_t why_not_stop(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    uint16_t why = 0;
    for (int i = 0; i < parts(s, f->unit) && !why; i++)
        why = lb_overcrowded(g, s, lb_part_hex(g, s, f->unit, i), f->side);
    return why && can_step(g, s, f->unit) ? why : 0;
}

/* [RZ-RECALL-5] A leader may ride along: named before the first act, R120. */
static uint16_t why_not_with(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    if (f->count & CHARGE_BEGUN)
        return MOVE_HAS_BEGUN;
    if (!is_leader(g, u) || side_of(g, u) != f->side)
        return ONLY_LEADERS_RIDE_ALONG;
    if (has(s, u, LB_MOVING | LB_MOVED))
        return has(s, u, LB_MOVED) ? HAS_MOVED : ALREADY_NAMED;
    return on_map(s, u) && lb_part_in(g, s, f->unit, piece(s, u)->hex) >= 0
               ? 0
               : NOT_IN_THAT_HEX;
}

uint16_t lb_charge_why(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a)
{
    struct lb_plan plan;
    switch (a.verb) {
    case STOP: return why_not_stop(g, s);
    case WITH: return why_not_with(g, s, a.unit);
    default: return plan_act(g, s, a, &plan);
    }
}

static void offer_if(const struct ks_game *g, const struct ks_state *s, struct list *out,
                     struct ks_action a)
{
    if (!has_enough(out) && !lb_charge_why(g, s, a))
        offer(out, a);
}

void lb_charge_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    ks_unit u = frame_of(s)->unit;
    const struct lb_piece *x = piece(s, u);
    offer_if(g, s, out, action(STOP, KS_NONE, KS_NONE, 0));
    for (int i = 0; i < 2; i++) {
        int d = ahead(x->facing, i);
        if (d != KS_NO_DIRECTION)
            offer_if(g, s, out, action(STEP, u, next_hex(g, x->hex, d), 0));
    }
    for (int i = 0; i < KS_DIRECTIONS; i++)
        offer_if(g, s, out,
                 action(TURN, u, KS_NONE, x->facing < 6 ? lb_corner(i) : lb_side(i)));
    for (int i = 0; i < 2 * KS_DIRECTIONS && x->parts == 2; i++) {
        ks_hex to = next_hex(g, lb_part_hex(g, s, u, !(i % 2)), i / 2);
        offer_if(g, s, out, action(WHEEL, u, to, i % 2));
    }
    for (EACH_NODE(n, s, x->hex))
        offer_if(g, s, out, action(WITH, node_unit(g, n), KS_NONE, 0));
}

static void do_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    struct lb_plan plan = lb_plan_of(p->s, a.unit);
    plan_act(p->g, p->s, a, &plan);
    f->count |= CHARGE_BEGUN;
    if (a.verb == TURN) {
        f->b = (uint16_t)(f->b + lb_turns_between(piece(p->s, a.unit)->facing, a.arg));
        f->a = 0;
        f->step = CHARGE_TARGETS;
    } else {
        bool wheels = a.verb == WHEEL;
        f->a = wheels ? 0 : (uint16_t)(f->a + 1);
        f->b = wheels ? 1 : 0;
        f->step = CHARGE_REACTIONS;
    }
    lb_gallop(p, a.unit, &plan);
}

void lb_charge_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    if (a.verb == STOP)
        f->count |= CHARGE_OVER;
    else if (a.verb == WITH)
        mark(p->s, a.unit, LB_MOVING);
    else
        do_act(p, a);
}
