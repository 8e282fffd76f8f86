#include "labataille/faces.h"
#include "labataille/move.h"

static int corners_between(int a, int b)
{
    int off = (a - b + 6) % 6;
    return off > 3 ? 6 - off : off;
}

/* A unit in two hexes turns about only: both hexes are kept, left and right change. */
static uint16_t turn_wide(const struct ks_game *g, const struct ks_state *s,
                          struct ks_action a, struct lb_plan *plan)
{
    if (corners_between(piece(s, a.unit)->facing, a.arg) != 3)
        return SQUARE_TO_ITS_HEXES;
    plan->cost = form(s, a.unit) == LB_SKIRMISH ? 0 : lb(g)->turn_about_line;
    return 0;
}

/* [LB-2.6-2] Free for skirmishers and general order. */
uint16_t lb_plan_turn(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a, struct lb_plan *plan)
{
    const struct lb_piece *x = piece(s, a.unit);
    if (is_leader(g, a.unit) || x->form == LB_CARRE || x->form == LB_ROAD_MARCH)
        return HAS_NO_FACING;
    if ((a.arg < 6) != (x->facing < 6) || a.arg == x->facing)
        return FACING_NOT_ALLOWED;
    plan->facing = a.arg;
    if (x->parts > 1)
        return turn_wide(g, s, a, plan);
    bool free = x->form == LB_SKIRMISH || x->form == LB_GENERAL;
    plan->cost = free ? 0 : corners_between(x->facing % 6, a.arg % 6) * lb(g)->turn;
    return 0;
}
