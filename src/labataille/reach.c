#include "labataille/reach.h"

#include "labataille/sequence.h"
#include "labataille/sight.h"

int lb_reach(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return lb_at_dusk(g, s, unit(g, u)->heavy ? lb(g)->reach_heavy : lb(g)->reach_light);
}

bool lb_before_front(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     int part, ks_hex h)
{
    ks_hex at = lb_part_hex(g, s, u, part);
    int d = ks_grid_direction(grid(g), at, h);
    if (d != KS_NO_DIRECTION)
        return is_front(g, s, u, part, d);
    const struct ks_ray *ray = ks_grid_ray(grid(g), at, h);
    for (int i = 0; ray && i < ray->crossed; i++) {
        d = ks_grid_direction(grid(g), at, (ks_hex)(at + ray->path[i]));
        if (d != KS_NO_DIRECTION && is_front(g, s, u, part, d))
            return true;
    }
    return false;
}

int lb_distance_to(const struct ks_game *g, const struct ks_state *s,
                   const struct lb_plan *at, ks_unit quarry)
{
    int nearest = 99;
    for (int i = 0; i < at->parts; i++)
        for (int k = 0; k < parts(s, quarry); k++) {
            int d = distance(g, lb_rider_hex(g, at, i), lb_part_hex(g, s, quarry, k));
            nearest = d < nearest ? d : nearest;
        }
    return nearest;
}

/* A line in two hexes cannot turn to meet a rider: it is met before its front, R18. */
static bool can_be_met(const struct ks_game *g, const struct ks_state *s, ks_unit quarry,
                       int part, int side)
{
    return look(s)->phase != LB_CHARGE_PHASE || parts(s, quarry) != 2 ||
           is_front(g, s, quarry, part, side);
}

ks_hex lb_hex_met(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                  const struct lb_plan *at, ks_unit quarry)
{
    (void)u;
    for (int i = 0; i < at->parts; i++)
        for (int k = 0; k < parts(s, quarry); k++) {
            ks_hex from = lb_rider_hex(g, at, i), to = lb_part_hex(g, s, quarry, k);
            int d = ks_grid_direction(grid(g), from, to);
            if (d != KS_NO_DIRECTION && !lb_why_not_attack_across(g, from, d) &&
                (at->parts == 1 || is_ahead(at->facing, d)) &&
                can_be_met(g, s, quarry, k, opposite(d)))
                return to;
        }
    return KS_NONE;
}

/* ---- the way ---- */

struct course {
    const struct ks_game *g;
    const struct ks_state *s;
    ks_unit u, quarry;
};

static uint16_t why_not_step(const struct course *c, const struct lb_plan *at, int d,
                             int points, struct lb_plan *next)
{
    if (at->parts > 1 && !is_ahead(at->facing, d))
        return NOT_STRAIGHT_AHEAD;
    uint16_t why = lb_gallop_step(c->g, c->s, c->u, at, d, next);
    if (why)
        return why;
    if (next->onto_enemy)
        return ENEMY_IS_THERE;
    next->facing = (uint8_t)lb_turned_to(at->facing, d);
    if (lb_distance_to(c->g, c->s, next, c->quarry) >=
        lb_distance_to(c->g, c->s, at, c->quarry))
        return RIDES_NEARER;
    return next->cost > points ? NO_POINTS_LEFT : 0;
}

static bool can_reach(const struct course *c, const struct lb_plan *at, int points,
                      int least)
{
    struct lb_plan next;
    if (least <= 0 && lb_hex_met(c->g, c->s, c->u, at, c->quarry) != KS_NONE)
        return true;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (!why_not_step(c, at, d, points, &next) &&
            can_reach(c, &next, points - next.cost, least - 1))
            return true;
    return false;
}

uint16_t lb_why_not_towards(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            int direction, ks_unit quarry, struct lb_plan *next)
{
    struct course c = {g, s, u, quarry};
    struct lb_plan at = lb_plan_of(s, u);
    int points = 2 * lb_reach(g, s, u) - piece(s, u)->spent;
    uint16_t why = why_not_step(&c, &at, direction, points, next);
    if (why)
        return why;
    return can_reach(&c, next, points - next->cost, 0) ? 0 : NO_WAY_TO_THEM;
}

/* ---- which units may try ---- */

/* [LB-2.16-1] Fresh or tired, in good order, not used in this phase, not engaged already. */
static uint16_t why_not_ready(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u)
{
    if (!is_horse(g, u))
        return ONLY_HORSE_CHARGES;
    if (!on_map(s, u))
        return NOT_ON_MAP;
    if (!is_good(s, u))
        return CHARGES_IN_GOOD_ORDER;
    if (piece(s, u)->readiness == LB_EXHAUSTED)
        return TOO_EXHAUSTED;
    if (form(s, u) == LB_ROAD_MARCH || form(s, u) == LB_SKIRMISH)
        return NO_CHARGE_IN_THAT_FORM;
    return has(s, u, LB_REACTED | LB_CHARGED) ? HAS_REACTED : 0;
}

static bool has_in_front(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         ks_unit quarry)
{
    for (int i = 0; i < parts(s, u); i++)
        for (int k = 0; k < parts(s, quarry); k++) {
            ks_hex h = lb_part_hex(g, s, quarry, k);
            if (lb_before_front(g, s, u, i, h) && sees(g, s, lb_part_hex(g, s, u, i), h))
                return true;
        }
    return false;
}

uint16_t lb_why_not_ride_at(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            ks_unit quarry, int least)
{
    struct lb_plan at = lb_plan_of(s, u);
    struct course c = {g, s, u, quarry};
    if (side_of(g, u) == side_of(g, quarry))
        return NOT_YOUR_UNIT;
    uint16_t why = why_not_ready(g, s, u);
    if (why)
        return why;
    int away = lb_distance_to(g, s, &at, quarry), reach = lb_reach(g, s, u);
    if (away > reach)
        return OUT_OF_REACH;
    if (away <= least)
        return TOO_NEAR_TO_RIDE;
    if (!has_in_front(g, s, u, quarry))
        return NOT_BEFORE_FRONT;
    return can_reach(&c, &at, 2 * reach, least) ? 0 : NO_WAY_TO_THEM;
}

bool lb_any_reaction(const struct ks_game *g, const struct ks_state *s, ks_unit charger)
{
    for (ks_unit u = 0; u < g->pieces; u++)
        if (side_of(g, u) != side_of(g, charger) && is_horse(g, u) &&
            !lb_why_not_ride_at(g, s, u, charger, 0))
            return true;
    return false;
}
