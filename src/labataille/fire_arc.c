#include "labataille/fire_arc.h"

/* Steps in half hexes to the right and rows down, NE first. */
static const int8_t step_x[KS_DIRECTIONS] = {1, 2, 1, -1, -2, -1};
static const int8_t step_y[KS_DIRECTIONS] = {-1, 0, 1, 1, 0, -1};

static int across(const struct ks_game *g, ks_hex h)
{
    return 2 * ks_grid_col(grid(g), h) + (ks_grid_row(grid(g), h) % 2 == 0);
}

/* Any two neighbouring directions span a parallelogram of the same size, 2: the hexes along each
 * are two determinants. */
struct lb_way lb_way_to(const struct ks_game *g, ks_hex from, ks_hex to)
{
    int x = across(g, to) - across(g, from);
    int y = ks_grid_row(grid(g), to) - ks_grid_row(grid(g), from);
    for (int i = 0; i < KS_DIRECTIONS; i++) {
        int k = (i + 1) % KS_DIRECTIONS;
        int a = (x * step_y[k] - step_x[k] * y) / 2;
        int b = (step_x[i] * y - x * step_y[i]) / 2;
        if (a >= 1 && b >= 0)
            return (struct lb_way){(uint8_t)i, (uint8_t)k, (uint8_t)a, (uint8_t)b};
    }
    return (struct lb_way){0, 1, 0, 0};
}

bool lb_in_arc(const struct ks_game *g, const struct ks_state *s, ks_unit u, int part,
               ks_hex to)
{
    struct lb_way way = lb_way_to(g, lb_part_hex(g, s, u, part), to);
    return is_front(g, s, u, part, way.first) &&
           (way.b == 0 || is_front(g, s, u, part, way.next));
}
