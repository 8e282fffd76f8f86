#include "labataille/flight_path.h"

#include "labataille/zone.h"

/* What lies in a direction for who flees. */
enum class {
    BARRED,  /* enemies, ground the arm cannot enter, hexes of this flight */
    SAFE,    /* a */
    POND,    /* b [RZ-POND-2] */
    NEARER,  /* c: safe, but towards the enemy; outside every zone */
    DEADLY,  /* d [RZ-RIVER-2 RZ-SWAMP-3 RZ-DIKE-9 RZ-DIKE-11] */
    OFF_EDGE /* R39 */
};

int lb_flight_cost(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                   int direction)
{
    struct lb_gait gait = lb_gait_of(g, s, u);
    ks_hex from = piece(s, u)->hex, to = next_hex(g, from, direction);
    uint16_t why;
    gait.road_march = false;
    gait.skirmish = ground(g, to) == LB_SWAMP;
    if (ground(g, to) == LB_DIKE)
        return 0;
    int cost = lb_step_cost(g, gait, from, direction, &why);
    return why == BRIDGE_IN_ROAD_MARCH ? lb(g)->ground_cost[ground(g, to)][gait.branch]
                                       : cost;
}

/* No hex twice in one flight. */
static bool was_there(const struct ks_game *g, const struct lb_flight *f, ks_hex at,
                      ks_hex h)
{
    for (int i = f->steps; i-- > 0;) {
        at = next_hex(g, at, opposite((int)(f->path >> 3 * i & 7)));
        if (at == h)
            return true;
    }
    return false;
}

/* Anything of the enemy's, a leader or abandoned guns too. */
static bool has_enemy(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                      int side)
{
    for (EACH_NODE(n, s, h))
        if (side_of(g, node_unit(g, n)) != side)
            return true;
    return false;
}

/* [RZ-DIKE-5 RZ-DIKE-9 RZ-DIKE-11] R74: infantry may flee along a dike, others are lost there. */
static enum class class_of_ground(const struct ks_game *g, const struct ks_state *s,
                                  ks_unit u, ks_hex to) {
    struct lb_gait gait = lb_gait_of(g, s, u); gait.road_march = gait.skirmish = false;
    switch (ground(g, to)){
        case LB_POND : return POND;
        case LB_SWAMP : return is_light_foot(g, u) ? SAFE : DEADLY;
        case LB_DIKE : return is_foot(g, u) ? SAFE : DEADLY;
        default : return lb_why_not_ground(g, gait, to) ? BARRED : SAFE;
    }
}

static enum class class_of(const struct ks_game *g, const struct ks_state *s,
                           const struct lb_flight *f, int d) {
    ks_hex from = piece(s, f->unit)->hex, to = next_hex(g, from, d);
    int side = side_of(g, f->unit);
    if (!is_on_map(g, to)) return OFF_EDGE;
    if (has_enemy(g, s, to, side) || was_there(g, f, from, to)) return BARRED;
    if (lb_water(g, from, d) == RIVER_SIDE && !has_bridge(g, from, d)) return DEADLY;
    enum class found = class_of_ground(g, s, f->unit, to);
    bool nearer = lb_enemy_distance(g, s, to, side) < lb_enemy_distance(g, s, from, side);
    if (!nearer || found == BARRED || found == DEADLY) return found;
    return found == SAFE && !lb_zone_at(g, s, to, side) ? NEARER : BARRED;
}

/* ---- within a class ---- */

/* How much a hex is preferred, most important first; higher is better. */
enum { OUT_OF_ZONES, FAR_AWAY, CHEAP, NO_FRIENDS, WISHES };

static int wish(const struct ks_game *g, const struct ks_state *s,
                const struct lb_flight *f, int d, int which)
{
    ks_hex to = next_hex(g, piece(s, f->unit)->hex, d);
    int side = side_of(g, f->unit);
    switch (which) {
    case OUT_OF_ZONES: return !lb_zone_at(g, s, to, side);
    case FAR_AWAY: return lb_enemy_distance(g, s, to, side);
    case CHEAP:
        if (!f->rout)
            return -lb_flight_cost(g, s, f->unit, d);
        return f->last && (is_built_up(g, to) || ground(g, to) == LB_FOREST);
    default: return !holds(s, to, side);
    }
}

static uint8_t best_of(const struct ks_game *g, const struct ks_state *s,
                       const struct lb_flight *f, uint8_t ways)
{
    for (int which = 0; which < WISHES && (ways & (ways - 1)); which++) {
        uint8_t best = 0;
        int most = INT32_MIN;
        for (int d = 0; d < KS_DIRECTIONS; d++) {
            if (!(ways >> d & 1))
                continue;
            int value = wish(g, s, f, d, which);
            if (value < most)
                continue;
            best = (uint8_t)(value > most ? 1u << d : best | 1u << d);
            most = value;
        }
        ways = best;
    }
    return ways;
}

/* ---- the order of classes ---- */

/* [LB-2.14-6] Past its first hex a disorder move goes only where it can pay and is safe. */
static bool is_affordable(const struct ks_game *g, const struct ks_state *s,
                          const struct lb_flight *f, int d)
{
    return f->rout || f->first || lb_flight_cost(g, s, f->unit, d) <= f->points;
}

struct lb_ways lb_flight_ways(const struct ks_game *g, const struct ks_state *s,
                              const struct lb_flight *f)
{
    uint8_t by_class[OFF_EDGE + 1] = {0};
    struct lb_ways out = {0, false, false};
    bool free = f->rout || f->first;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (is_affordable(g, s, f, d))
            by_class[class_of(g, s, f, d)] |= (uint8_t)(1u << d);
    if (by_class[SAFE])
        out.directions = best_of(g, s, f, by_class[SAFE]);
    else if (!free)
        return out;
    else if (by_class[OFF_EDGE])
        out.edge = true;
    else if (by_class[POND])
        out.directions = best_of(g, s, f, by_class[POND]);
    else if (by_class[NEARER])
        out.directions = best_of(g, s, f, by_class[NEARER]);
    else
        out.lost = by_class[DEADLY] != 0;
    return out;
}
