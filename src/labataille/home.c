#include "labataille/home.h"

#include <string.h>

/* R206: along a road guns flee through woods. */
static bool is_open_to(const struct ks_game *g, int branch, ks_hex from, int d)
{
    ks_hex to = next_hex(g, from, d);
    struct lb_gait gait = {.branch = (uint8_t)branch};
    switch (ground(g, to)) {
    case LB_POND:
    case LB_SWAMP: return false;
    case LB_DIKE: return branch == LB_FOOT;
    case LB_FOREST: return branch != LB_GUNS || lb_road_leads(g, from, d);
    default: return !lb_why_not_ground(g, gait, to);
    }
}

bool lb_is_firm(const struct ks_game *g, int branch, ks_hex from, int d)
{
    return is_on_map(g, next_hex(g, from, d)) &&
           (lb_water(g, from, d) != RIVER_SIDE || has_bridge(g, from, d)) &&
           is_open_to(g, branch, from, d);
}

/* Directions NE, E, SE, SW, W, NW. */
enum lb_edge lb_edge_of(const struct ks_game *g, ks_hex h, int d)
{
    static const uint8_t aside[KS_DIRECTIONS] = {LB_RIGHT_EDGE, LB_RIGHT_EDGE,
                                                 LB_RIGHT_EDGE, LB_LEFT_EDGE,
                                                 LB_LEFT_EDGE,  LB_LEFT_EDGE};
    int row = ks_grid_row(grid(g), h);
    if (row == 1 && (d == 0 || d == 5))
        return LB_TOP_EDGE;
    if (row == grid(g)->rows && (d == 2 || d == 3))
        return LB_BOTTOM_EDGE;
    return (enum lb_edge)aside[d];
}

static bool lies_on(const struct ks_game *g, ks_hex h, int edge)
{
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (!is_on_map(g, next_hex(g, h, d)) && (int)lb_edge_of(g, h, d) == edge)
            return true;
    return false;
}

/* From the edge inward, hex by hex. A hex of the edge counts if the arm can stand in it. */
static void measure(const struct ks_game *g, int branch, int edge, uint8_t *home)
{
    ks_hex queue[KS_MAX_HEXES];
    size_t first = 0, last = 0;
    memset(home, LB_NO_WAY_HOME, KS_MAX_HEXES);
    for (ks_hex h = 0; h < grid(g)->hexes; h++)
        for (int d = 0; d < KS_DIRECTIONS && is_on_map(g, h) && lies_on(g, h, edge);
             d++) {
            ks_hex from = next_hex(g, h, d);
            if (home[h] && is_on_map(g, from) &&
                lb_is_firm(g, branch, from, opposite(d))) {
                home[h] = 0;
                queue[last++] = h;
            }
        }
    while (first < last) {
        ks_hex h = queue[first++];
        for (int d = 0; d < KS_DIRECTIONS && home[h] < LB_NO_WAY_HOME - 1; d++) {
            ks_hex from = next_hex(g, h, d);
            if (!is_on_map(g, from) || home[from] != LB_NO_WAY_HOME ||
                !lb_is_firm(g, branch, from, opposite(d)))
                continue;
            home[from] = (uint8_t)(home[h] + 1);
            queue[last++] = from;
        }
    }
}

void lb_measure_homes(const struct ks_game *g, struct lb_game *r)
{
    for (int side = 0; side < 2; side++)
        for (int branch = 0; branch < LB_LEADER; branch++)
            measure(g, branch, r->home_edge[side], r->home[side][branch]);
}
