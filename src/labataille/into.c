#include "labataille/faces.h"
#include "labataille/move.h"
#include "labataille/zone.h"

struct lb_plan lb_plan_of(const struct ks_state *s, ks_unit u)
{
    const struct lb_piece *x = piece(s, u);
    return (struct lb_plan){.hex = x->hex,
                            .trail = x->trail,
                            .parts = x->parts,
                            .facing = x->facing,
                            .form = x->form,
                            .came = x->came};
}

/* [LB-2.4-16 RZ-MOVE-13] Skirmishers and road marches keep their order; guns have none of it. */
int lb_form_in(const struct ks_game *g, const struct ks_state *s, ks_unit u, int form,
               ks_hex h)
{
    (void)s;
    if (is_gun(g, u) || is_leader(g, u) || form == LB_SKIRMISH || form == LB_ROAD_MARCH)
        return form;
    if (is_cover(g, h))
        return LB_GENERAL;
    return form == LB_GENERAL ? LB_COLUMN : form;
}

/* [LB-2.5-2 LB-2.6-3] Cavalry onto a carré or Masse; [LB-2.4-24] a carré among cavalry. */
bool lb_goes_among(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex h)
{
    bool horse = is_horse(g, u) && parts(s, u) == 1 && form(s, u) != LB_ROAD_MARCH;
    bool square = form(s, u) == LB_CARRE;
    if (!horse && !square)
        return false;
    for (EACH_NODE(n, s, h)) {
        ks_unit v = node_unit(g, n);
        if (side_of(g, v) == side_of(g, u) || is_leader(g, v))
            continue;
        bool closed = form(s, v) == LB_CARRE || form(s, v) == LB_MASSE || is_gun(g, v);
        if (horse ? !closed || lb_top_unit(g, s, h, side_of(g, v)) == KS_NONE ||
                        is_gun(g, lb_top_unit(g, s, h, side_of(g, v)))
                  : !is_horse(g, v))
            return false;
    }
    return true;
}

/* [RZ-DIKE-6 RZ-DIKE-10] R85: unopposed. */
bool lb_is_opposed(const struct ks_game *g, const struct ks_state *s, ks_hex h, int side)
{
    bool near = holds(s, h, !side);
    for (int d = 0; d < KS_DIRECTIONS; d++)
        near |= holds(s, next_hex(g, h, d), !side);
    return near;
}

/* R85: back the way it came. */
static bool is_way_back(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        ks_hex to)
{
    const struct lb_piece *x = piece(s, u);
    return x->hex != KS_NONE && x->came != KS_NO_DIRECTION &&
           ks_grid_direction(grid(g), x->hex, to) == x->came;
}

/* [RZ-DIKE-8] R85: infantry; on the dike, cavalry that has met no enemy yet or goes back. */
static bool meets_on_dike(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                          ks_hex to)
{
    ks_hex h = piece(s, u)->hex;
    bool on_dike = h != KS_NONE && ground(g, h) == LB_DIKE;
    return is_foot(g, u) || (on_dike && is_way_back(g, s, u, to)) ||
           (is_horse(g, u) && on_dike && !lb_is_opposed(g, s, h, side_of(g, u)));
}

static struct lb_crowd with_movers(const struct ks_game *g, const struct ks_state *s,
                                   struct lb_crowd c, ks_unit lead, int increments,
                                   const struct lb_plan *plan)
{
    bool wide = plan->parts > 1 && plan->form != LB_ROAD_MARCH;
    lb_crowd_add(g, s, &c, lead, increments, plan->form, wide);
    for (ks_unit u = lb_next_moving(g, s, KS_NONE); u != KS_NONE;
         u = lb_next_moving(g, s, u))
        if (u != lead)
            lb_crowd_add(g, s, &c, u, piece(s, u)->left, plan->form, false);
    return c;
}

/* Does nobody go with it? */
static bool goes_alone(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    ks_unit first = lb_next_moving(g, s, KS_NONE);
    return first == KS_NONE || (first == u && lb_next_moving(g, s, u) == KS_NONE);
}

uint16_t lb_why_not_into(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         ks_hex h, int increments, const struct lb_plan *plan)
{
    int side = side_of(g, u);
    if (!is_on_map(g, h))
        return OFF_THE_MAP;
    if (holds(s, h, !side) && !lb_goes_among(g, s, u, h))
        return ENEMY_IS_THERE;
    if (is_leader(g, u)) /* R21 */
        return lb_leader_in(g, s, h, !side) != KS_NONE ? ENEMY_IS_THERE : 0;
    if (ground(g, h) == LB_DIKE && !meets_on_dike(g, s, u, h) &&
        lb_is_opposed(g, s, h, side))
        return DIKE_IS_OPPOSED;
    if (plan->form == LB_MASSE && lb_zone_at(g, s, h, side)) /* [LB-2.21-3] */
        return MASSE_KEEPS_OUT;
    if (top(s, h) == LB_NO_NODE && goes_alone(g, s, u) && plan->form != LB_ROAD_MARCH)
        return 0; /* a single unit is never too many */
    struct lb_crowd there = lb_crowd_of(g, s, h, side, LB_MOVING);
    struct lb_crowd both = with_movers(g, s, there, u, increments, plan);
    return lb_why_not_pass(g, &there, &both, h, plan->form == LB_SKIRMISH);
}

/* [LB-2.7-3 LB-2.7-4 LB-2.7-5] R25: out of a zone that stops it a unit goes as its first act only. */
uint16_t lb_why_not_leave(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (frame_of(s)->proc != PROC_MOVE || !(frame_of(s)->count & MOVE_BEGUN))
        return 0; /* R7: zones stop no charger */
    return lb_zone_on(g, s, u) & lb_stopping(g, u) ? ZONE_HOLDS : 0;
}

/* [RZ-DIKE-8] R85: next to an enemy cavalry and guns on a dike go no farther in this move; in another
 * out of his way, or back the way they came. */
uint16_t lb_why_not_on(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       ks_hex to)
{
    ks_hex h = piece(s, u)->hex;
    int side = side_of(g, u);
    if (is_foot(g, u) || is_leader(g, u) || ground(g, h) != LB_DIKE ||
        !lb_is_opposed(g, s, h, side))
        return 0;
    bool later = !(frame_of(s)->count & MOVE_STEPPED);
    return later && (is_way_back(g, s, u, to) || !lb_is_opposed(g, s, to, side))
               ? 0
               : STOPS_ON_DIKE;
}
