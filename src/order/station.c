#include "order/station.h"

/* Hexes as points: x grows by 2 a hex and by 1 for the shift of an even row, y by 1 a row. */
struct point {
    int x, y;
};

static struct point point_of(const struct ks_grid *grid, ks_hex h)
{
    int row = ks_grid_row(grid, h);
    return (struct point){2 * ks_grid_col(grid, h) + (row % 2 == 0), row};
}

static struct point less(struct point a, struct point b)
{
    return (struct point){a.x - b.x, a.y - b.y};
}

ks_hex ks_moved_along(const struct ks_grid *grid, ks_hex h, ks_hex a, ks_hex b)
{
    struct point p = point_of(grid, h);
    struct point by = less(point_of(grid, b), point_of(grid, a));
    int row = p.y + by.y, col = (p.x + by.x - (row % 2 == 0)) / 2;
    return ks_grid_inside(grid, col, row) ? ks_grid_hex(grid, col, row) : (ks_hex)KS_NONE;
}

int ks_lead_of(const struct ks_grid *grid, ks_hex hex, ks_hex from, ks_hex to)
{
    struct point way = less(point_of(grid, to), point_of(grid, from));
    struct point p = point_of(grid, hex);
    return p.x * way.x + 3 * p.y * way.y;
}

/* ---- rows ---- */

/* How far a point lies towards each facing, in thousandths: corners, then hexsides. */
static int towards(int facing, struct point p)
{
    static const int16_t across[KS_ALL_FACINGS] = {0,    1732, 1732, 0,     -1732, -1732,
                                                   1000, 2000, 1000, -1000, -2000, -1000};
    static const int16_t down[KS_ALL_FACINGS] = {-3464, -1732, 1732, 3464, 1732, -1732,
                                                 -3000, 0,     3000, 3000, 0,    -3000};
    return across[facing] * p.x + down[facing] * p.y;
}

/* The facing to the right of another. */
static int right_of(int facing)
{
    return facing < KS_FACINGS ? KS_FACINGS + (facing + 1) % KS_FACINGS
                               : (facing - KS_FACINGS + 2) % KS_FACINGS;
}

static int facing_along(const struct ks_grid *grid, ks_hex from, ks_hex to)
{
    struct point way = less(point_of(grid, to), point_of(grid, from));
    int best = 0;
    for (int f = 1; f < KS_ALL_FACINGS; f++)
        if (towards(f, way) > towards(best, way))
            best = f;
    return best;
}

/* The hex so many places to the right, or to the left if negative, in a row of that facing. Before
 * a corner a row is straight; before a hexside it goes to and fro. */
static ks_hex in_row(const struct ks_grid *grid, ks_hex h, int facing, int places)
{
    int count = places < 0 ? -places : places;
    for (int i = 0; i < count && ks_grid_on_map(grid, h); i++) {
        int d = facing < KS_FACINGS ? facing + 1 : facing - KS_FACINGS + 1 + i % 2;
        h = ks_grid_next(grid, h,
                         (d + (places < 0 ? KS_DIRECTIONS / 2 : 0)) % KS_DIRECTIONS);
    }
    return ks_grid_on_map(grid, h) ? h : (ks_hex)KS_NONE;
}

/* Different hexes whose pieces stand farther to the left than those of a hex. */
static int left_of(const struct ks_grid *grid, const ks_hex *hex, size_t n, ks_hex h,
                   int facing)
{
    int right = right_of(facing), count = 0;
    for (size_t i = 0; i < n; i++) {
        bool again = false;
        for (size_t k = 0; k < i; k++)
            again = again || hex[k] == hex[i];
        if (again || hex[i] == h || hex[i] == KS_NONE)
            continue;
        int by = towards(right, less(point_of(grid, hex[i]), point_of(grid, h)));
        count += by < 0 || (by == 0 && hex[i] < h);
    }
    return count;
}

/* ---- stations ---- */

/* The way the row faces: as ordered, else as it goes. */
static int final_facing(const struct ks_grid *grid, const struct ks_order *o, ks_hex lead)
{
    return o->facing >= 0 ? o->facing : facing_along(grid, lead, o->goal);
}

bool ks_is_held(const struct ks_game *g, const struct ks_state *view, int side,
                ks_hex hex)
{
    struct ks_counter c;
    for (ks_unit e = 0; e < g->pieces && hex != KS_NONE; e++) {
        if (g->piece[e].side == side || ks_is_leader(g, e))
            continue;
        ks_describe(g, view, e, &c);
        if (c.hex == hex && !c.eliminated)
            return true;
    }
    return false;
}

void ks_stations(const struct ks_game *g, const struct ks_state *view,
                 const struct ks_order *o, struct ks_station out[KS_ORDER_PIECES])
{
    const struct ks_grid *grid = &g->map.grid;
    ks_hex hex[KS_ORDER_PIECES], lead = KS_NONE;
    for (size_t i = 0; i < o->pieces; i++) {
        struct ks_counter c;
        ks_describe(g, view, o->piece[i], &c);
        hex[i] = c.hex;
        lead = lead == KS_NONE ? c.hex : lead;
        out[i] = (struct ks_station){.goal = o->goal,
                                     .lost = c.lost,
                                     .gathers = c.hex == KS_NONE && o->pieces > 1};
    }
    for (size_t i = 0; i < o->pieces; i++) {
        if (hex[i] == KS_NONE || o->goal == KS_NONE || o->kind != KS_ORDER_MARCH) {
            continue; /* it comes onto the map, or all go for one hex */
        } else if (o->row) {
            int facing = final_facing(grid, o, lead);
            out[i].goal = in_row(grid, o->goal, facing,
                                 left_of(grid, hex, o->pieces, hex[i], facing) -
                                     left_of(grid, hex, o->pieces, lead, facing));
        } else {
            out[i].goal = ks_moved_along(grid, hex[i], lead, o->goal);
        }
    }
    for (size_t i = 0; i < o->pieces; i++)
        out[i].attacks =
            o->kind == KS_ORDER_ASSAULT || ks_is_held(g, view, o->side, out[i].goal);
}
