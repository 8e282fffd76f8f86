/* What ground and hexsides cost and forbid [RZ-MOVE-1 .. RZ-MOVE-20]. Points in halves. */
#pragma once

#include "labataille/stack.h"

/* [LB-2.4-16] Terrain where units in good order are in general order. */
static inline bool is_cover(const struct ks_game *g, ks_hex h)
{
    int at = ground(g, h);
    return at == LB_FOREST || at == LB_HAMLET || at == LB_VILLAGE || at == LB_TOWN ||
           at == LB_GARDEN;
}

static inline bool is_built_up(const struct ks_game *g, ks_hex h)
{
    int at = ground(g, h);
    return at == LB_HAMLET || at == LB_VILLAGE || at == LB_TOWN;
}

/* Does a road, or a dike, lead on from a hex in a direction? */
bool lb_road_leads(const struct ks_game *g, ks_hex h, int direction);

/* Directions in which it does, a bit each. */
int lb_roads(const struct ks_game *g, ks_hex h);

/* The water on a side of a hex. A ford is one whatever flows there. */
enum lb_water { NO_WATER, STREAM_SIDE, FORD_SIDE, RIVER_SIDE };
enum lb_water lb_water(const struct ks_game *g, ks_hex h, int direction);

static inline bool has_bridge(const struct ks_game *g, ks_hex h, int direction)
{
    return g->map.bridge[h] >> direction & 1;
}

/* Higher ground on the other side of it? A side between two levels is a slope. */
static inline int rise(const struct ks_game *g, ks_hex h, int direction)
{
    return lb(g)->level[next_hex(g, h, direction)] - lb(g)->level[h];
}

/* How a unit crosses terrain. */
struct lb_gait {
    uint8_t branch; /* LB_FOOT, LB_HORSE, LB_GUNS; leaders as horse, but for woods */
    bool leader, road_march, skirmish, light;
};

struct lb_gait lb_gait_of(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* What a step costs; 0 and the reason if it is barred. */
int lb_step_cost(const struct ks_game *g, struct lb_gait gait, ks_hex from, int direction,
                 uint16_t *why);

/* Does a step at that gait go through a stream, with what follows [RZ-STREAM-3]? */
bool lb_wades(const struct ks_game *g, struct lb_gait gait, ks_hex from, int direction);

/* 0 if the arm may be in that ground at all, in that formation; else why not. */
uint16_t lb_why_not_ground(const struct ks_game *g, struct lb_gait gait, ks_hex h);
