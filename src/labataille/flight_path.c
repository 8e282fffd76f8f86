#include "labataille/flight_path.h"

#include "labataille/home.h"
#include "labataille/zone.h"

/* What lies in a direction for a fleeing unit, best first, R36. */
enum outlook {
    SAFE,      /* firm ground, not nearer to the enemy */
    MIRE,      /* swamp, for light infantry [RZ-SWAMP-4] */
    OWN_EDGE,  /* R39 */
    POND,      /* [RZ-POND-2] */
    NEARER,    /* firm, but towards the enemy; outside every zone */
    SIDE_EDGE, /* an edge of neither side */
    THROUGH,   /* towards the enemy, through his zones */
    FOE_EDGE,  /* the enemy's edge */
    DEADLY,    /* [RZ-RIVER-2 RZ-SWAMP-3 RZ-DIKE-9 RZ-DIKE-11] */
    BARRED,    /* enemies, ground the arm cannot enter */
    CLASSES
};

/* What a fleeing unit sees around it; every question goes by it. */
struct scene {
    enum outlook outlook[KS_DIRECTIONS];
    int here;                /* distance to the nearest enemy, of its hex ... */
    int away[KS_DIRECTIONS]; /* ... and of hexes it could flee to */
};

/* R206: guns along a road pay what a march costs there. */
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
    if (why == BRIDGE_IN_ROAD_MARCH)
        return lb(g)->ground_cost[ground(g, to)][gait.branch];
    gait.road_march = why != 0;
    return why ? lb_step_cost(g, gait, from, direction, &why) : cost;
}

/* Has it been in a hex in this flight? */
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

static enum outlook class_of_edge(const struct ks_game *g, const struct ks_state *s,
                                  const struct lb_flight *f, int d)
{
    int side = side_of(g, f->unit);
    int edge = (int)lb_edge_of(g, piece(s, f->unit)->hex, d);
    return edge == lb(g)->home_edge[side]    ? OWN_EDGE
           : edge == lb(g)->home_edge[!side] ? FOE_EDGE
                                             : SIDE_EDGE;
}

/* [RZ-DIKE-9 RZ-DIKE-11] R74, R207: infantry may flee along a dike; other units are lost on it,
 * including those already there when they break. */
static bool is_deadly(const struct ks_game *g, const struct ks_state *s, ks_unit u, int d)
{
    ks_hex from = piece(s, u)->hex, to = next_hex(g, from, d);
    if (!is_foot(g, u) && (ground(g, from) == LB_DIKE || ground(g, to) == LB_DIKE))
        return true;
    return (lb_water(g, from, d) == RIVER_SIDE && !has_bridge(g, from, d)) ||
           (ground(g, to) == LB_SWAMP && !is_light_foot(g, u));
}

static enum outlook look_out(const struct ks_game *g, const struct ks_state *s,
                             const struct lb_flight *f, int d, struct scene *c)
{
    ks_hex from = piece(s, f->unit)->hex, to = next_hex(g, from, d);
    int side = side_of(g, f->unit);
    if (!is_on_map(g, to))
        return class_of_edge(g, s, f, d);
    if (has_enemy(g, s, to, side))
        return BARRED;
    if (is_deadly(g, s, f->unit, d))
        return DEADLY;
    bool soft = ground(g, to) == LB_POND || ground(g, to) == LB_SWAMP;
    if (!soft && !lb_is_firm(g, branch(g, f->unit), from, d))
        return BARRED;
    c->away[d] = lb_enemy_distance(g, s, to, side);
    if (c->away[d] >= c->here)
        return ground(g, to) == LB_POND ? POND : soft ? MIRE : SAFE;
    return soft || lb_zone_at(g, s, to, side) ? THROUGH : NEARER;
}

static struct scene scene_of(const struct ks_game *g, const struct ks_state *s,
                             const struct lb_flight *f)
{
    struct scene c = {
        .here = lb_enemy_distance(g, s, piece(s, f->unit)->hex, side_of(g, f->unit))};
    for (int d = 0; d < KS_DIRECTIONS; d++)
        c.outlook[d] = look_out(g, s, f, d, &c);
    return c;
}

/* ---- within a class ---- */

/* What makes one hex better than another. */
enum wish {
    DECIDED,
    FEW_ZONES,  /* of the enemy's */
    NOT_BEHIND, /* not farther from the own edge: that leads behind the enemy's lines */
    CLEAR,      /* no longer next to an enemy */
    COVER,      /* houses or a wood, at the end of a rout */
    HOMEWARD,
    FAR_AWAY, /* from the nearest enemy */
    NEW,      /* where it has not been */
    CHEAP,
    NO_FRIENDS
};

/* The most important first: a rout makes for home, a disorder move away from the enemy. */
static const enum wish wishes[2][9] = {
    {FEW_ZONES, NOT_BEHIND, FAR_AWAY, CHEAP, HOMEWARD, NO_FRIENDS, DECIDED},
    {FEW_ZONES, NOT_BEHIND, CLEAR, COVER, HOMEWARD, FAR_AWAY, NEW, NO_FRIENDS, DECIDED}};

/* Sides from which a zone reaches into a hex [RZ-TOWN-2]. */
static int zones_at(const struct ks_game *g, const struct ks_state *s, ks_hex h, int side)
{
    int zones = 0;
    if (!lb_zone_at(g, s, h, side))
        return 0;
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        ks_hex from = next_hex(g, h, d);
        bool reaches = false;
        if (!is_on_map(g, from) || !holds(s, from, !side))
            continue;
        for (EACH_NODE(n, s, from))
            reaches |= lb_has_zone(g, s, node_unit(g, n)) &&
                       is_front(g, s, node_unit(g, n), node_part(g, n), opposite(d));
        zones += reaches;
    }
    return zones;
}

/* How much a hex is preferred; higher is better. */
static int worth_of(const struct ks_game *g, const struct ks_state *s,
                    const struct lb_flight *f, const struct scene *c, int d,
                    enum wish which)
{
    ks_hex from = piece(s, f->unit)->hex, to = next_hex(g, from, d);
    int side = side_of(g, f->unit);
    const uint8_t *home = lb(g)->home[side][branch(g, f->unit)];
    switch (which) {
    case FEW_ZONES: return -zones_at(g, s, to, side);
    case NOT_BEHIND: return home[to] <= home[from];
    case CLEAR: return c->away[d] > 1;
    case COVER: return f->last && (is_built_up(g, to) || ground(g, to) == LB_FOREST);
    case HOMEWARD: return -home[to];
    case FAR_AWAY: return c->away[d];
    case NEW: return !was_there(g, f, from, to);
    case CHEAP: return -lb_flight_cost(g, s, f->unit, d);
    default: return !holds(s, to, side);
    }
}

static uint8_t best_of(const struct ks_game *g, const struct ks_state *s,
                       const struct lb_flight *f, const struct scene *c, uint8_t ways)
{
    const enum wish *wish = wishes[f->rout];
    for (; *wish != DECIDED && (ways & (ways - 1)); wish++) {
        uint8_t best = 0;
        int most = INT32_MIN;
        for (int d = 0; d < KS_DIRECTIONS; d++) {
            if (!(ways >> d & 1))
                continue;
            int value = worth_of(g, s, f, c, d, *wish);
            if (value < most)
                continue;
            best = (uint8_t)(value > most ? 1u << d : best | 1u << d);
            most = value;
        }
        ways = best;
    }
    return ways;
}

/* R36: equal hexes side by side are one way; of them the middle one, or that in the same column, so
 * that it runs straight on. Ways that part are the owner's choice, the first time. */
static uint8_t without_idle_choice(const struct ks_game *g, const struct ks_state *s,
                                   const struct lb_flight *f, uint8_t ways)
{
    ks_hex from = piece(s, f->unit)->hex;
    int first = 0, n = 0, ends = 0;
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        bool begins = ways >> d & 1 && !(ways >> (d + 5) % 6 & 1);
        n += ways >> d & 1;
        ends += begins;
        first = begins ? d : first;
    }
    if (ends != 1 && !was_there(g, f, from, next_hex(g, from, first)))
        return ways;
    if (ends != 1 || n != 2)
        return (uint8_t)(1u << (first + (ends == 1 ? n / 2 : 0)) % 6);
    int other = (first + 1) % 6;
    bool straight =
        ks_grid_col(grid(g), next_hex(g, from, other)) == ks_grid_col(grid(g), from);
    return (uint8_t)(1u << (straight ? other : first));
}

/* ---- the order of classes ---- */

/* Must it continue, whatever lies ahead? For its first hex, and in a rout when next to an
 * enemy. */
static bool is_pressed(const struct lb_flight *f, const struct scene *c)
{
    return f->first || (f->rout && c->here == 1);
}

/* [LB-2.14-6] R135: a unit not under pressure continues only over safe terrain it has not been on
 * and, in a disorder move, can pay for. */
static bool may_go_on(const struct ks_game *g, const struct ks_state *s,
                      const struct lb_flight *f, const struct scene *c, int d)
{
    ks_hex from = piece(s, f->unit)->hex;
    return c->outlook[d] == SAFE && !was_there(g, f, from, next_hex(g, from, d)) &&
           (f->rout || lb_flight_cost(g, s, f->unit, d) <= f->points);
}

/* [LB-2.14-8] R38: enemies all round, near or a hex off, leave it nothing but where it has been. */
static bool runs_in_circles(const struct ks_game *g, const struct ks_state *s,
                            const struct lb_flight *f, const struct scene *c)
{
    ks_hex from = piece(s, f->unit)->hex;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (c->outlook[d] < DEADLY && !was_there(g, f, from, next_hex(g, from, d)))
            return false;
    return f->steps > 0;
}

struct lb_ways lb_flight_ways(const struct ks_game *g, const struct ks_state *s,
                              const struct lb_flight *f)
{
    uint8_t by_class[CLASSES] = {0};
    struct scene c = scene_of(g, s, f);
    bool pressed = is_pressed(f, &c);
    if (pressed && f->rout && runs_in_circles(g, s, f, &c))
        return (struct lb_ways){.end = LB_SHUT_IN};
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (pressed || may_go_on(g, s, f, &c, d))
            by_class[c.outlook[d]] |= (uint8_t)(1u << d);
    unsigned best = SAFE;
    while (best < BARRED && !by_class[best])
        best++;
    uint8_t ways = by_class[best];
    switch (best) {
    case BARRED: return (struct lb_ways){.end = pressed ? LB_SHUT_IN : LB_STAYS};
    case DEADLY: return (struct lb_ways){.end = LB_PERISHES};
    case OWN_EDGE:
    case SIDE_EDGE:
    case FOE_EDGE: return (struct lb_ways){.end = LB_LEAVES_MAP};
    default:
        ways = without_idle_choice(g, s, f, best_of(g, s, f, &c, ways));
        return (struct lb_ways){.directions = ways};
    }
}
