/* How good a position is, for computer players: points, steps, and who is near the bridge. */
#include "bridge/rules/system.h"

/* In hundredths of a point. */
enum { A_STEP = 45, AT_THE_BRIDGE = 60, A_HEX_NEARER = 6 };

/* Hexes to the nearer end of the bridge. */
static int way_to_bridge(const struct ks_game *g, ks_hex from)
{
    int best = UINT8_MAX;
    for (ks_hex h = 0; h < g->map.grid.hexes; h++)
        if (br_is_at_bridge(g, h) && distance(g, from, h) < best)
            best = distance(g, from, h);
    return best;
}

static int32_t worth_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    int32_t steps = A_STEP * (unit(g, u)->steps - piece(s, u)->lost);
    if (!on_map(s, u))
        return steps;
    int way = way_to_bridge(g, piece(s, u)->hex);
    return steps + (way ? -A_HEX_NEARER * way : AT_THE_BRIDGE);
}

int32_t br_worth(const struct ks_game *g, const struct ks_state *s,
                 const struct ks_intent *intent)
{
    int32_t sum = 100 * (s->points[0] - s->points[1]);
    (void)intent;
    for (ks_unit u = 0; u < g->pieces; u++)
        sum += side_of(g, u) ? -worth_of(g, s, u) : worth_of(g, s, u);
    return sum;
}

/* [7.2] Both ends of the bridge. */
size_t br_objectives(const struct ks_game *g, const struct ks_state *s, int side,
                     struct ks_objective *out)
{
    size_t n = 0;
    for (ks_hex h = 0; h < g->map.grid.hexes && n < KS_MAX_OBJECTIVES; h++) {
        ks_unit u = br_piece_in(g, s, h);
        if (br_is_at_bridge(g, h))
            out[n++] =
                (struct ks_objective){h, (uint16_t)(100 * figure(g, BRIDGE_POINTS)),
                                      u != KS_NONE && side_of(g, u) == side};
    }
    return n;
}
