#include "rules1794/game.h"

#include "rules1794/state.h"

const char *const r94_army_name[R94_ARMIES + 1] = {"polish", "russian", "prussian"};

/* r146: low ground 0, slope 1, hill 2. */
static uint8_t level_of(int terrain)
{
    return terrain == KS_HILL || terrain == KS_CASTLE ? 2 : terrain == KS_SLOPE ? 1 : 0;
}

/* [10.1a 10.1.1] */
static bool is_opaque(int terrain)
{
    return terrain == KS_WOODS || terrain == KS_VILLAGE || terrain == KS_HILL ||
           terrain == KS_CASTLE;
}

/* [TAB-TERRAIN-1 TAB-TERRAIN-2 TAB-TERRAIN-3 TAB-TERRAIN-4 TAB-TERRAIN-5
 * TAB-TERRAIN-6] A road cancels the costs of the ground and of the slope, a bridge
 * those of the stream. */
static int cost_of(const struct ks_game *g, const struct r94_game *r, int branch,
                   ks_hex from, int d)
{
    const struct ks_map *m = &g->map;
    ks_hex to = next_hex(g, from, d);
    bool road = m->road[from] >> d & 1;
    int ground = r->terrain_cost[branch][m->terrain[to]];
    if (!road && ground == 0) /* [TAB-TERRAIN-9 TAB-TERRAIN-10] r143 */
        return R94_CLOSED;
    int cost = road ? r->road_cost
                    : ground + (r->level[to] > r->level[from] ? r->uphill_cost : 0);
    if (branch == R94_GUNS || !(m->stream[from] >> d & 1) || m->bridge[from] >> d & 1)
        return cost;
    bool ford = m->ford[from] >> d & 1; /* r144 */
    return cost + (ford ? r->ford_cost[branch] : r->stream_cost[branch]);
}

/* The middle of the hexes where a side's units are set up or come in. */
static ks_hex middle_of(const struct ks_game *g, const struct r94_game *r, int side)
{
    int col = 0, row = 0, n = 0;
    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct r94_unit *d = &r->unit[u];
        const struct r94_entry *e = &r->entry[d->entry];
        ks_hex h = d->arrival ? e->hex[e->hexes / 2] : d->hex;
        if (d->side != side || d->branch > R94_HORSE || !ks_grid_on_map(grid(g), h))
            continue;
        col += ks_grid_col(grid(g), h);
        row += ks_grid_row(grid(g), h);
        n++;
    }
    return n ? ks_grid_hex(grid(g), col / n, row / n) : ks_grid_hex(grid(g), 1, 1);
}

/* Rays are in the order of their distance. */
static uint64_t field_of(const struct ks_game *g, int range, int parity,
                         enum r94_field field, int facing)
{
    const struct ks_ray *ray = grid(g)->ray[parity];
    uint64_t set = 0;
    for (int i = 0; i < grid(g)->rays && ray[i].distance <= R94_RIFLE_RANGE; i++) {
        int zone = ray[i].zone[facing];
        if (ray[i].distance <= range &&
            (zone == KS_FRONT || field == R94_ALL_AROUND ||
             (zone == KS_FLANK && field == R94_AHEAD_AND_ASIDE)))
            set |= 1ull << ((ray[i].dr + R94_RIFLE_RANGE) * R94_RIFLE_ROW + ray[i].dc +
                            R94_RIFLE_RANGE);
    }
    return set;
}

static void find_fields(const struct ks_game *g, struct r94_game *r)
{
    for (int b = R94_FOOT; b <= R94_HORSE; b++)
        for (int parity = 0; parity < 2; parity++)
            for (int i = 0; i < R94_FIELDS; i++)
                for (int f = 0; f < KS_FACINGS; f++)
                    r->field[b][parity][i][f] =
                        field_of(g, r->range[b], parity, (enum r94_field)i, f);
}

void r94_game_finish(const struct ks_game *g, struct r94_game *r)
{
    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct r94_unit *d = &r->unit[u];
        if (d->branch <= R94_GUNS && d->commander == KS_NONE)
            r->loose[u / 64] |= 1ull << u % 64;
        if (d->branch <= R94_GUNS && d->commander != KS_NONE)
            r->under[r->unit[d->commander].commander_number][u / 64] |= 1ull << u % 64;
        if (d->branch <= R94_HORSE)
            r->troops[d->side][u / 64] |= 1ull << u % 64;
        else if (d->branch == R94_GUNS)
            r->guns[d->side][u / 64] |= 1ull << u % 64;
    }
    find_fields(g, r);
    const struct ks_grid *m = &g->map.grid;
    for (int side = 0; side < 2; side++)
        r->goal[side] = middle_of(g, r, !side);
    for (ks_hex h = 0; h < m->hexes; h++) {
        for (int side = 0; side < 2; side++)
            r->to_goal[side][h] = (uint8_t)ks_grid_distance(m, h, r->goal[side]);
        r->level[h] = level_of(g->map.terrain[h]);
        r->opaque[h] = is_opaque(g->map.terrain[h]);
        r->off[h] = !ks_grid_on_map(m, h) || /* r129 */
                    (r->last_row && ks_grid_row(m, h) > r->last_row);
    }
    for (ks_hex h = 0; h < m->hexes; h++)
        for (int d = 0; d < KS_DIRECTIONS && ks_grid_on_map(m, h); d++)
            for (int b = R94_FOOT; b <= R94_GUNS; b++)
                r->cost[b][h][d] = (uint8_t)cost_of(g, r, b, h, d);
}

size_t r94_state_size(const struct ks_game *g)
{
    return offsetof(struct ks_state, payload) + offsetof(struct r94_state, piece) +
           g->pieces * sizeof(struct r94_piece);
}

struct ks_kept r94_kept(const struct ks_game *g)
{
    const size_t payload = offsetof(struct ks_state, payload);
    return (struct ks_kept){.from = payload + offsetof(struct r94_state, held),
                            .used = payload + offsetof(struct r94_state, top) +
                                    grid(g)->hexes * sizeof(ks_unit),
                            .to = payload + offsetof(struct r94_state, trophy)};
}
