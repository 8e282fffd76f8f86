#include "labataille/ground.h"

/* [RZ-DIKE-1 RZ-MOVE-15] A dike is a way even where no road is drawn on it, R104. */
bool lb_road_leads(const struct ks_game *g, ks_hex h, int direction)
{
    ks_hex to = next_hex(g, h, direction);
    return g->map.road[h] >> direction & 1 ||
           (ground(g, h) == LB_DIKE && is_on_map(g, to) && ground(g, to) == LB_DIKE);
}

int lb_roads(const struct ks_game *g, ks_hex h)
{
    int roads = 0;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        roads |= lb_road_leads(g, h, d) << d;
    return roads;
}

/* [RZ-FORD-3 RZ-RIVER-1] */
enum lb_water lb_water(const struct ks_game *g, ks_hex h, int direction)
{
    const struct ks_map *m = &g->map;
    if (!(m->stream[h] >> direction & 1))
        return NO_WATER;
    if (m->ford[h] >> direction & 1)
        return FORD_SIDE;
    return m->deep[h] >> direction & 1 ? RIVER_SIDE : STREAM_SIDE;
}

struct lb_gait lb_gait_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    bool leader = is_leader(g, u);
    return (struct lb_gait){.branch = (uint8_t)(leader ? LB_HORSE : branch(g, u)),
                            .leader = leader,
                            .road_march = form(s, u) == LB_ROAD_MARCH,
                            .skirmish = form(s, u) == LB_SKIRMISH,
                            .light = is_light_foot(g, u)};
}

/* [RZ-MOVE-3 RZ-MOVE-5 RZ-MOVE-18 RZ-SWAMP-1] */
uint16_t lb_why_not_ground(const struct ks_game *g, struct lb_gait gait, ks_hex h)
{
    int at = ground(g, h);
    if (at == LB_POND)
        return POND_BARS;
    if (at == LB_SWAMP)
        return gait.skirmish && gait.light ? 0 : SWAMP_BARS;
    return lb(g)->ground_cost[at][gait.branch] || (gait.leader && at == LB_FOREST)
               ? 0
               : GROUND_BARS;
}

/* [RZ-MOVE-6 RZ-MOVE-11 RZ-MOVE-14] R54: along a road wood, swamp and slope do not matter. */
static int road_cost(const struct ks_game *g, int arm, ks_hex to)
{
    const struct lb_game *r = lb(g);
    if (ground(g, to) == LB_DIKE)
        return r->ground_cost[LB_DIKE][arm];
    return is_built_up(g, to) ? r->road_built_up : r->road;
}

/* [RZ-MOVE-1 RZ-MOVE-2 RZ-MOVE-4 RZ-MOVE-12] */
static int open_cost(const struct ks_game *g, struct lb_gait gait, ks_hex from, ks_hex to,
                     int d)
{
    const struct lb_game *r = lb(g);
    int cost = gait.leader && ground(g, to) == LB_FOREST
                   ? r->leader_woods
                   : r->ground_cost[ground(g, to)][gait.branch];
    return cost + (rise(g, from, d) ? r->slope_cost[gait.branch] : 0);
}

/* [RZ-MOVE-7 RZ-MOVE-9 RZ-MOVE-10] */
static int water_cost(const struct ks_game *g, struct lb_gait gait, enum lb_water water)
{
    const struct lb_game *r = lb(g);
    if (water == FORD_SIDE)
        return gait.skirmish && gait.light ? r->ford_skirmish : r->ford_cost[gait.branch];
    return water == STREAM_SIDE ? r->stream_cost[gait.branch] : 0;
}

/* [RZ-MOVE-15 RZ-BRIDGE-1] By bridge in road march; leaders as they like. */
static bool goes_by_bridge(const struct ks_game *g, struct lb_gait gait, ks_hex from,
                           int d)
{
    return has_bridge(g, from, d) &&
           (gait.leader || (gait.road_march && lb_road_leads(g, from, d)));
}

bool lb_wades(const struct ks_game *g, struct lb_gait gait, ks_hex from, int d)
{
    return lb_water(g, from, d) == STREAM_SIDE && !goes_by_bridge(g, gait, from, d);
}

int lb_step_cost(const struct ks_game *g, struct lb_gait gait, ks_hex from, int d,
                 uint16_t *why)
{
    ks_hex to = next_hex(g, from, d);
    *why = 0;
    if (!is_on_map(g, to)) {
        *why = OFF_THE_MAP;
        return 0;
    }
    bool road = gait.road_march && lb_road_leads(g, from, d);
    bool bridge = goes_by_bridge(g, gait, from, d);
    enum lb_water water = bridge ? NO_WATER : lb_water(g, from, d);
    if (gait.road_march && !road)
        *why = KEEPS_TO_THE_ROAD;
    else if (water == RIVER_SIDE) /* [RZ-MOVE-8 RZ-MOVE-19] */
        *why = has_bridge(g, from, d) ? BRIDGE_IN_ROAD_MARCH : RIVER_BARS;
    else if (!road && !gait.leader && ground(g, to) == LB_DIKE)
        *why = DIKE_IN_ROAD_MARCH;
    else if (!road)
        *why = lb_why_not_ground(g, gait, to);
    if (*why)
        return 0;
    int cost = road ? road_cost(g, gait.branch, to) : open_cost(g, gait, from, to, d);
    if (bridge && cost < lb(g)->bridge)
        cost = lb(g)->bridge;
    return cost + water_cost(g, gait, water);
}
