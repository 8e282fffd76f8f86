#include "labataille/faces.h"
#include "labataille/move.h"

/* R23: a side is left by the front; skirmishers, general order, a carré and leaders go any way. */
static uint16_t why_not_ahead(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u, int d)
{
    const struct lb_piece *x = piece(s, u);
    if (is_leader(g, u) || x->form == LB_SKIRMISH || x->form == LB_GENERAL ||
        x->form == LB_CARRE)
        return 0;
    int off = x->facing < 6 ? (d - front_left(x->facing) + 6) % 6
                            : (d - (x->facing - 6) + 6) % 6;
    bool ahead = x->facing < 6 ? off < 2 : off == 0 || off == 1 || off == 5;
    return ahead ? 0 : NOT_AHEAD;
}

bool lb_may_go_obliquely(const struct ks_state *s, ks_unit u, int d)
{
    int facing = piece(s, u)->facing;
    return facing >= 6 && facing != lb_side(d);
}

/* After a step it faces the way it went, or as before; a unit facing a corner always as
 * before. */
static uint16_t turn_with_step(const struct ks_state *s, struct ks_action a, int d,
                               struct lb_plan *plan)
{
    int before = piece(s, a.unit)->facing;
    bool corner = faces_corner(plan->form);
    if (corner || plan->form == LB_CARRE)
        return a.verb == STEP ? 0 : FACES_AS_BEFORE;
    if (a.verb == OBLIQUE && !lb_may_go_obliquely(s, a.unit, d))
        return FACES_AS_BEFORE;
    plan->facing = a.verb == OBLIQUE ? (uint8_t)before : lb_side(d);
    return 0;
}

/* [RZ-DIKE-2] R67: a unit not in road march leaves a dike only the way it came. */
static uint16_t why_not_off_dike(const struct ks_game *g, const struct ks_state *s,
                                 ks_unit u, int d)
{
    const struct lb_piece *x = piece(s, u);
    if (is_leader(g, u) || ground(g, x->hex) != LB_DIKE || x->came == d)
        return 0;
    return LEAVES_DIKE_BY_ROAD;
}

/* R67: the way back over a dike counts as on the road. */
static struct lb_gait step_gait(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u)
{
    struct lb_gait gait = lb_gait_of(g, s, u);
    gait.road_march = !gait.leader && ground(g, piece(s, u)->hex) == LB_DIKE;
    return gait;
}

/* The highest cost of the step among the movers. */
static int group_cost(const struct ks_game *g, const struct ks_state *s, ks_unit lead,
                      int d, uint16_t *why)
{
    int dearest = 0;
    for (ks_unit u = lb_next_moving(g, s, KS_NONE); u != KS_NONE;
         u = lb_next_moving(g, s, u)) {
        if (is_leader(g, u) && u != lead)
            continue;
        int cost = lb_step_cost(g, step_gait(g, s, u), piece(s, u)->hex, d, why);
        if (*why)
            return 0;
        dearest = cost > dearest ? cost : dearest;
    }
    return dearest;
}

/* [LB-2.4-24] A carré moves over clear ground. */
static uint16_t why_not_square_step(const struct ks_game *g, const struct ks_state *s,
                                    ks_unit u, ks_hex to)
{
    return form(s, u) == LB_CARRE && ground(g, to) != LB_CLEAR ? CARRE_IN_CLEAR : 0;
}

uint16_t lb_plan_step(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a, struct lb_plan *plan)
{
    ks_unit u = a.unit;
    ks_hex from = piece(s, u)->hex;
    int d = ks_grid_direction(grid(g), from, a.hex);
    uint16_t why = d == KS_NO_DIRECTION ? NOT_ADJACENT : why_not_ahead(g, s, u, d);
    if (!why)
        why = lb_why_not_leave(g, s, u);
    if (!why)
        why = lb_why_not_on(g, s, u, a.hex);
    if (!why)
        why = why_not_off_dike(g, s, u, d);
    if (!why)
        why = why_not_square_step(g, s, u, a.hex);
    if (why)
        return why;
    plan->cost = group_cost(g, s, u, d, &why);
    if (why)
        return why;
    plan->wades = !is_leader(g, u) && lb_wades(g, step_gait(g, s, u), from, d);
    plan->form = (uint8_t)lb_form_in(g, s, u, plan->form, a.hex);
    plan->hex = a.hex;
    plan->came = (uint8_t)opposite(d);
    plan->steps = true;
    plan->onto_enemy = holds(s, a.hex, !side_of(g, u));
    why = turn_with_step(s, a, d, plan);
    return why ? why : lb_why_not_into(g, s, u, a.hex, piece(s, u)->left, plan);
}
