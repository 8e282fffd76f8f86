/* Units in two hexes move both halves in one act, R46. */
#include "labataille/faces.h"
#include "labataille/move.h"

/* One half goes from a hex in a direction; the dearer half counts. [RZ-DIKE-2] R67: off a dike,
 * and along it, only `back` the way the unit came; no unit spreads onto one by a step. */
static uint16_t half_goes(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                          int part, int d, bool back, struct lb_plan *plan)
{
    uint16_t why;
    ks_hex from = lb_part_hex(g, s, u, part), to = next_hex(g, from, d);
    struct lb_gait gait = lb_gait_of(g, s, u);
    gait.road_march = ground(g, from) == LB_DIKE;
    if (gait.road_march && !back)
        return LEAVES_DIKE_BY_ROAD;
    int cost = lb_step_cost(g, gait, from, d, &why);
    if (why)
        return why;
    if (plan->form == LB_LINE && ground(g, to) != LB_CLEAR) /* [LB-2.4-17] R94 */
        return LINE_IN_CLEAR;
    plan->wades |= lb_wades(g, gait, from, d);
    plan->cost = cost > plan->cost ? cost : plan->cost;
    return lb_part_in(g, s, u, to) >= 0 /* its own other half is leaving it */
               ? 0
               : lb_why_not_into(g, s, u, to, lb_part_increments(g, s, u, part), plan);
}

/* No water between the two halves. */
static uint16_t why_not_joined(const struct ks_game *g, const struct lb_plan *plan)
{
    return lb_water(g, plan->hex, trail_at(plan->trail, 0)) ? WATER_BETWEEN : 0;
}

uint16_t lb_plan_wide_step(const struct ks_game *g, const struct ks_state *s,
                           struct ks_action a, struct lb_plan *plan)
{
    const struct lb_piece *x = piece(s, a.unit);
    int d = ks_grid_direction(grid(g), x->hex, a.hex);
    if (a.verb != STEP || d == KS_NO_DIRECTION)
        return a.verb == STEP ? NOT_ADJACENT : FACES_AS_BEFORE;
    if (x->form == LB_LINE && (d - front_left(x->facing) + 6) % 6 > 1)
        return NOT_AHEAD;
    uint16_t why = lb_why_not_leave(g, s, a.unit);
    plan->cost = 0;
    for (int i = 0; i < 2 && !why; i++)
        why = half_goes(g, s, a.unit, i, d, x->came == d, plan);
    plan->hex = a.hex;
    plan->came = (uint8_t)opposite(d);
    plan->steps = true;
    return why ? why : why_not_joined(g, plan);
}

/* ---- wheels ---- */

/* A line wheels forward only: the right half to k of its own, or the left half to k + 1. */
static bool is_line_wheel(const struct ks_state *s, ks_unit u, int part, int d)
{
    int k = front_left(piece(s, u)->facing);
    return lb_is_left(s, u, part) ? d == (k + 1) % 6 : d == k;
}

/* a.arg: the part that moves, 1 the first, 0 the second; a.hex: where to. It touches both halves;
 * the facing goes one corner round with the axis. */
uint16_t lb_plan_wheel(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a, struct lb_plan *plan)
{
    const struct lb_piece *x = piece(s, a.unit);
    if (x->parts != 2 || x->form == LB_ROAD_MARCH || a.arg > 1)
        return ONLY_LONG_UNITS_WHEEL;
    int moves = a.arg ? 0 : 1;
    ks_hex from = lb_part_hex(g, s, a.unit, moves),
           pivot = lb_part_hex(g, s, a.unit, !moves);
    int d = ks_grid_direction(grid(g), from, a.hex);
    int axis = ks_grid_direction(grid(g), pivot, a.hex);
    if (d == KS_NO_DIRECTION || axis == KS_NO_DIRECTION)
        return NOT_ADJACENT;
    if (x->form == LB_LINE && !is_line_wheel(s, a.unit, moves, d))
        return NOT_AHEAD;
    int before = ks_grid_direction(grid(g), pivot, from);
    plan->facing = lb_corner((x->facing + axis - before + 6) % 6);
    plan->hex = moves ? pivot : a.hex;
    plan->trail = (uint16_t)(moves ? axis : opposite(axis));
    plan->steps = true;
    plan->cost = 0;
    uint16_t why = lb_why_not_leave(g, s, a.unit);
    if (!why)
        why = half_goes(g, s, a.unit, moves, d, false, plan);
    if (x->form == LB_LINE)
        plan->cost += lb(g)->wheel;
    return why ? why : why_not_joined(g, plan);
}
