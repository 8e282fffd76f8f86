#include "labataille/game.h"

#include "labataille/home.h"
#include "labataille/state.h"
#include "labataille/way.h"

/* [RZ-TOWN-1 LB-2.4-17] Slopes and hills are clear ground on another level; [RZ-POND-3] a hex with
 * a part of a pond is drawn as what else it holds. */
static uint8_t ground_of(int terrain)
{
    static const uint8_t by_terrain[KS_TERRAINS] = {
        [KS_OFF_MAP] = LB_POND,    [KS_CLEAR] = LB_CLEAR,   [KS_WOODS] = LB_FOREST,
        [KS_VILLAGE] = LB_VILLAGE, [KS_HILL] = LB_CLEAR,    [KS_SLOPE] = LB_CLEAR,
        [KS_MARSH] = LB_SWAMP,     [KS_CASTLE] = LB_TOWN,   [KS_WATER] = LB_POND,
        [KS_TOWN] = LB_TOWN,       [KS_HAMLET] = LB_HAMLET, [KS_GARDEN] = LB_GARDEN,
        [KS_DIKE] = LB_DIKE,
    };
    return by_terrain[terrain];
}

static uint8_t level_of(int terrain)
{
    return terrain == KS_HILL ? 2 : terrain == KS_SLOPE;
}

/* [LB-4.7-4] R63: all that can be reached from a hex of the far bank without crossing water. */
static void flood(const struct ks_game *g, struct lb_game *r)
{
    bool grew = is_on_map(g, r->far_bank);
    if (grew)
        r->beyond[r->far_bank] = 1;
    while (grew) {
        grew = false;
        for (ks_hex h = 0; h < grid(g)->hexes; h++)
            for (int d = 0; d < KS_DIRECTIONS && r->beyond[h]; d++) {
                ks_hex to = next_hex(g, h, d);
                if (!is_on_map(g, to) || r->beyond[to] || g->map.stream[h] >> d & 1)
                    continue;
                r->beyond[to] = 1;
                grew = true;
            }
    }
}

static void number_places(struct lb_game *r)
{
    for (int h = 0; h < KS_MAX_HEXES; h++)
        r->place_of[h] = LB_NO_NODE;
    for (uint8_t i = 0; i < r->places; i++)
        for (int k = 0; k < r->place[i].hexes; k++)
            r->place_of[r->place[i].hex[k]] = i;
}

/* Hexes a piece can have after its first: the tail of a road march [LB-2.5-5], the other half of
 * a line or of skirmishers. */
static int most_hexes(const struct lb_game *r, const struct lb_unit *d)
{
    if (d->branch > LB_HORSE)
        return 0;
    int tail = (d->increments + r->road_hex - 1) / r->road_hex - 1;
    int most = tail > LB_TRAIL ? LB_TRAIL : tail;
    return most < 1 ? 1 : most;
}

static bool number_nodes(const struct ks_game *g, struct lb_game *r)
{
    r->nodes = g->pieces;
    for (ks_unit u = 0; u < g->pieces; u++) {
        r->node_unit[u] = (uint8_t)u;
        struct lb_unit *d = &r->unit[u];
        r->organisation[d->army].side = d->side;
        d->heavy = d->branch == LB_HORSE && d->movement <= r->heavy_to; /* [LB-2.2-3] */
        d->nodes = (uint8_t)most_hexes(r, d);
        d->node = (uint8_t)r->nodes;
        for (uint8_t i = 0; i < d->nodes; i++, r->nodes++) {
            if (r->nodes >= LB_MAX_NODES)
                return false;
            r->node_unit[r->nodes] = (uint8_t)u;
            r->node_part[r->nodes] = (uint8_t)(i + 1);
        }
    }
    return true;
}

/* The commander of a division, for players that plan by commands: the first leader named in
 * it. */
static void find_chiefs(const struct ks_game *g, struct lb_game *r)
{
    for (ks_unit u = 0; u < g->pieces; u++) {
        r->chief[u] = UINT8_MAX;
        for (ks_unit v = g->pieces; v-- > 0;)
            if (r->unit[v].branch == LB_LEADER &&
                r->unit[v].division == r->unit[u].division)
                r->chief[u] = (uint8_t)v;
    }
}

static void sort_pieces(const struct ks_game *g, struct lb_game *r)
{
    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct lb_unit *d = &r->unit[u];
        uint64_t bit = 1ull << u % 64;
        if (d->branch != LB_LEADER)
            r->troops[d->side][u / 64] |= bit;
        if (d->branch == LB_LEADER || d->branch == LB_GUNS)
            r->followers[u / 64] |= bit;
    }
}

bool lb_game_finish(const struct ks_game *g, struct lb_game *r)
{
    for (ks_hex h = 0; h < grid(g)->hexes; h++) {
        r->ground[h] = ground_of(g->map.terrain[h]);
        r->level[h] = level_of(g->map.terrain[h]);
    }
    number_places(r);
    flood(g, r);
    lb_measure_ways(g, r);
    lb_measure_homes(g, r);
    find_chiefs(g, r);
    sort_pieces(g, r);
    return g->pieces <= LB_MAX_PIECES && number_nodes(g, r);
}

size_t lb_state_size(const struct ks_game *g)
{
    return offsetof(struct ks_state, payload) + offsetof(struct lb_state, piece) +
           g->pieces * sizeof(struct lb_piece);
}
