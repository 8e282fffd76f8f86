#include "labataille/road_march.h"

#include "labataille/faces.h"
#include "labataille/move.h"

/* [RZ-MOVE-6] The head steps along the road, the tail follows. */
uint16_t lb_plan_march(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a, struct lb_plan *plan)
{
    const struct lb_piece *x = piece(s, a.unit);
    int d = ks_grid_direction(grid(g), x->hex, a.hex);
    if (d == KS_NO_DIRECTION)
        return NOT_ADJACENT;
    if (a.verb != STEP)
        return FACES_AS_BEFORE;
    int behind = x->parts > 1 ? trail_at(x->trail, 0) : opposite(x->facing - 6);
    if (d == behind || lb_part_in(g, s, a.unit, a.hex) >= 0)
        return NOT_AHEAD;
    uint16_t why = lb_why_not_leave(g, s, a.unit);
    if (!why)
        why = lb_why_not_on(g, s, a.unit, a.hex);
    if (why)
        return why;
    struct lb_gait gait = lb_gait_of(g, s, a.unit);
    plan->cost = lb_step_cost(g, gait, x->hex, d, &why);
    if (why)
        return why;
    int length = lb_road_length(g, x->left);
    plan->hex = a.hex;
    plan->trail = (uint16_t)(x->trail << 3 | opposite(d));
    plan->parts = (uint8_t)(x->parts < length ? x->parts + 1 : length);
    plan->facing = lb_side(d);
    plan->came = (uint8_t)opposite(d);
    plan->steps = true;
    plan->wades = lb_wades(g, gait, x->hex, d);
    return lb_why_not_into(g, s, a.unit, a.hex, lb_part_increments(g, s, a.unit, 0),
                           plan);
}

/* R53: turning about swaps head and tail. */
uint16_t lb_plan_about(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a, struct lb_plan *plan)
{
    const struct lb_piece *x = piece(s, a.unit);
    if (x->form != LB_ROAD_MARCH)
        return ONLY_ROAD_MARCH_TURNS_ABOUT;
    if (x->parts < lb_road_length(g, x->left))
        return TAIL_IS_OFF_MAP;
    int last = x->parts - 1;
    plan->hex = lb_part_hex(g, s, a.unit, last);
    plan->trail = 0;
    for (int i = 0; i < last; i++)
        plan->trail =
            trail_with(plan->trail, last - 1 - i, opposite(trail_at(x->trail, i)));
    plan->facing = lb_side(last ? trail_at(x->trail, last - 1) : opposite(x->facing - 6));
    plan->cost = lb(g)->turn;
    return 0;
}

/* ---- forming it ---- */

/* Increments that would lie in part i. */
static int increments_at(const struct ks_game *g, int left, int i)
{
    int rest = left - lb(g)->road_hex * i;
    return rest < lb(g)->road_hex ? rest : lb(g)->road_hex;
}

static bool has_room(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     ks_hex h, int part)
{
    struct lb_crowd c = lb_crowd_of(g, s, h, side_of(g, u), LB_MOVING);
    int increments = increments_at(g, piece(s, u)->left, part);
    if (holds(s, h, !side_of(g, u)))
        return false;
    lb_crowd_add(g, s, &c, u, increments, LB_ROAD_MARCH, false);
    return lb_why_crowded(g, &c, h) == 0;
}

/* The road on from a hex, as straight back as it goes; -1 where it ends. */
static int road_back(const struct ks_game *g, ks_hex h, int not_to, int back)
{
    static const int turn[] = {0, 1, 5, 2, 4, 3};
    for (int i = 0; i < KS_DIRECTIONS; i++) {
        int d = (back + turn[i]) % 6;
        if (d != not_to && lb_road_leads(g, h, d))
            return d;
    }
    return -1;
}

int lb_lay_trail(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                 ks_hex head, int heading, uint16_t *trail)
{
    int length = lb_road_length(g, piece(s, u)->left), not_to = heading;
    int back = opposite(heading);
    ks_hex h = head, laid[LB_TRAIL + 1] = {head};
    *trail = 0;
    if (!lb_roads(g, head) || !has_room(g, s, u, head, 0))
        return 0;
    for (int i = 1; i < length; i++) {
        int d = road_back(g, h, not_to, back);
        if (d < 0)
            return 0;
        h = next_hex(g, h, d);
        for (int k = 0; k < i; k++)
            if (laid[k] == h)
                return 0;
        if (!has_room(g, s, u, h, i))
            return 0;
        laid[i] = h;
        *trail = trail_with(*trail, i - 1, d);
        not_to = opposite(d);
        back = d;
    }
    return length;
}
