/* Stations are the places that score and the crossings; the march cost from each to every hex is
 * computed once. The distance to a station is that cost; between two banks it goes by the
 * crossing with the smallest sum of both halves; on one bank it is as the crow flies. */
#include "labataille/way.h"

#include "labataille/ground.h"
#include "labataille/system.h"

enum {
    FAR = UINT8_MAX,
    ENDLESS = 2 * FAR, /* the same in half points: farther is not told apart */
    APART = 4, /* stream crossings nearer than this to another crossing are left out */
};

/* ---- banks ---- */

/* [LB-2.6-1] All hexes that hang together without water between have one number. */
static void number_banks(const struct ks_game *g, struct lb_game *r)
{
    uint8_t banks = 0;
    for (ks_hex start = 0; start < grid(g)->hexes; start++) {
        ks_hex stack[KS_MAX_HEXES];
        size_t n = 0;
        if (!is_on_map(g, start) || r->bank[start] || banks == UINT8_MAX)
            continue;
        r->bank[start] = ++banks;
        stack[n++] = start;
        while (n > 0) {
            ks_hex h = stack[--n];
            for (int d = 0; d < KS_DIRECTIONS; d++) {
                ks_hex to = next_hex(g, h, d);
                if (!is_on_map(g, to) || r->bank[to] || g->map.stream[h] >> d & 1)
                    continue;
                r->bank[to] = banks;
                stack[n++] = to;
            }
        }
    }
}

/* ---- stations ---- */

static bool is_near_station(const struct ks_game *g, const struct lb_game *r, ks_hex h)
{
    for (int i = r->places; i < r->stations; i++)
        if (distance(g, r->station[i], h) < APART)
            return true;
    return false;
}

static void add_station(struct lb_game *r, ks_hex h, ks_hex landing)
{
    if (r->stations == LB_MAX_STATIONS)
        return;
    r->landing[r->stations] = landing;
    r->station[r->stations++] = h;
}

/* Clear terrain a few hexes behind a crossing, where units that have crossed make room for
 * others: the farthest from the other bank. */
static ks_hex landing_behind(const struct ks_game *g, const struct lb_game *r, ks_hex h,
                             ks_hex other_bank)
{
    enum { ROOM = 4 };
    ks_hex best = h;
    for (ks_hex at = 0; at < grid(g)->hexes; at++)
        if (is_on_map(g, at) && r->bank[at] == r->bank[h] && r->ground[at] == LB_CLEAR &&
            distance(g, at, h) <= ROOM &&
            distance(g, at, other_bank) > distance(g, best, other_bank))
            best = at;
    return best;
}

/* Bridges and fords each, and streams here and there. Of the two hexes that on the far bank. */
static void add_crossings(const struct ks_game *g, struct lb_game *r, bool streams)
{
    for (ks_hex h = 0; h < grid(g)->hexes; h++)
        for (int d = 0; d < KS_DIRECTIONS && is_on_map(g, h); d++) {
            bool made = (g->map.bridge[h] | g->map.ford[h]) >> d & 1;
            bool wet = lb_water(g, h, d) == STREAM_SIDE;
            ks_hex to = next_hex(g, h, d);
            if (!is_on_map(g, to) || (r->beyond[to] && !r->beyond[h]) ||
                (to < h && r->beyond[h] == r->beyond[to]))
                continue;
            if (streams ? wet && !made && !is_near_station(g, r, h) : made)
                add_station(r, h, landing_behind(g, r, h, to));
        }
}

static ks_hex middle_of(const struct lb_place *p)
{
    return p->hex[p->hexes / 2];
}

static void add_places(struct lb_game *r)
{
    for (int i = 0; i < r->places; i++)
        add_station(r, middle_of(&r->place[i]), middle_of(&r->place[i]));
}

/* ---- marches ---- */

/* In half points, by road march along a road; 0: no path. A road counts as clear terrain, so that
 * a unit loses nothing by leaving a blocked road. */
static int cost_of(const struct ks_game *g, ks_hex from, int d)
{
    static const struct lb_gait by_road = {.branch = LB_FOOT, .road_march = true};
    static const struct lb_gait open = {.branch = LB_FOOT};
    uint16_t why;
    int road = lb_step_cost(g, by_road, from, d, &why);
    int least = lb(g)->ground_cost[LB_CLEAR][LB_FOOT];
    if (!road)
        return lb_step_cost(g, open, from, d, &why);
    return road < least ? least : road;
}

/* What the step into a hex costs from its neighbour in each direction; 0: there is none. */
struct steps {
    uint16_t into[KS_MAX_HEXES][KS_DIRECTIONS];
};

static void measure_steps(const struct ks_game *g, struct steps *steps)
{
    for (ks_hex h = 0; h < grid(g)->hexes; h++)
        for (int d = 0; d < KS_DIRECTIONS; d++) {
            ks_hex from = next_hex(g, h, d);
            bool there = is_on_map(g, h) && is_on_map(g, from);
            int cost = there ? cost_of(g, from, opposite(d)) : 0;
            steps->into[h][d] = (uint16_t)(cost < ENDLESS ? cost : ENDLESS);
        }
}

/* From a station outward: the neighbours of a hex whose distance improved are examined again, in
 * order, until none is left. No hex is queued twice. */
static void march_from(const struct ks_game *g, const struct steps *steps, ks_hex station,
                       uint16_t cost[KS_MAX_HEXES])
{
    ks_hex queue[KS_MAX_HEXES];
    bool waits[KS_MAX_HEXES] = {false};
    size_t first = 0, waiting = 1;
    for (ks_hex h = 0; h < grid(g)->hexes; h++)
        cost[h] = ENDLESS;
    cost[station] = 0;
    queue[0] = station;
    for (; waiting > 0; waiting--) {
        ks_hex h = queue[first];
        first = (first + 1) % KS_MAX_HEXES;
        waits[h] = false;
        for (int d = 0; d < KS_DIRECTIONS; d++) {
            int step = steps->into[h][d];
            ks_hex from = next_hex(g, h, d);
            if (!step || cost[h] + step >= cost[from])
                continue;
            cost[from] = (uint16_t)(cost[h] + step);
            if (waits[from])
                continue;
            waits[from] = true;
            queue[(first + waiting++ - 1) % KS_MAX_HEXES] = from;
        }
    }
}

void lb_measure_ways(const struct ks_game *g, struct lb_game *r)
{
    struct steps steps;
    uint16_t cost[KS_MAX_HEXES];
    number_banks(g, r);
    r->stations = 0;
    add_places(r);
    add_crossings(g, r, false);
    add_crossings(g, r, true);
    measure_steps(g, &steps);
    for (int i = 0; i < r->stations; i++) {
        march_from(g, &steps, r->station[i], cost);
        for (ks_hex h = 0; h < grid(g)->hexes; h++)
            r->march[h][i] = (uint8_t)(cost[h] / 2);
    }
}

/* ---- ways ---- */

int lb_march_distance(const struct ks_game *g, ks_hex from, ks_hex to)
{
    const struct lb_game *r = lb(g);
    int least = FAR;
    for (int i = 0; i < r->stations; i++)
        if (r->station[i] == to)
            return r->march[from][i];
    if (r->bank[from] == r->bank[to])
        return distance(g, from, to);
    for (int i = r->places; i < r->stations; i++) {
        int sum = r->march[from][i] + r->march[to][i];
        least = sum < least ? sum : least;
    }
    return least;
}
