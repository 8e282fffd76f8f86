#include "labataille/sight.h"

enum { LONGEST = 320 }; /* hexes a line across the map can touch */

struct line {
    ks_hex a, b, path[LONGEST];
    int n, dx, dy; /* dx in half hexes */
};

static int across(const struct ks_game *g, ks_hex h)
{
    return 2 * ks_grid_col(grid(g), h) + (ks_grid_row(grid(g), h) % 2 == 0);
}

static void draw(const struct ks_game *g, ks_hex a, ks_hex b, struct line *l)
{
    const struct ks_ray *ray = ks_grid_ray(grid(g), a, b);
    *l = (struct line){.a = a, .b = b};
    l->dx = across(g, b) - across(g, a);
    l->dy = ks_grid_row(grid(g), b) - ks_grid_row(grid(g), a);
    if (!ray) {
        l->n = ks_grid_line(grid(g), a, b, l->path, LONGEST);
        return;
    }
    l->n = ray->crossed;
    for (int i = 0; i < l->n; i++)
        l->path[i] = (ks_hex)(a + ray->path[i]);
}

/* On which side of the line a hex lies that the line runs along: -1, 1, or 0 if it crosses it.
 * Only lines towards a corner run along sides. */
static int beside(const struct ks_game *g, const struct line *l, ks_hex h)
{
    int dx = l->dx < 0 ? -l->dx : l->dx, dy = l->dy < 0 ? -l->dy : l->dy;
    if (dx != 0 && dx != 3 * dy)
        return 0;
    int off = (across(g, h) - across(g, l->a)) * l->dy -
              l->dx * (ks_grid_row(grid(g), h) - ks_grid_row(grid(g), l->a));
    return off < 0 ? -1 : off > 0;
}

static bool has_formed_unit(const struct ks_game *g, const struct ks_state *s, ks_hex h)
{
    for (EACH_NODE(n, s, h)) {
        ks_unit u = node_unit(g, n);
        if (!is_leader(g, u) && form(s, u) != LB_SKIRMISH && !has(s, u, LB_ABANDONED))
            return true;
    }
    return false;
}

/* [LB-4.9-1] R101: ground higher than both ends. */
static uint16_t blocks(const struct ks_game *g, const struct ks_state *s,
                       const struct line *l, ks_hex h)
{
    const struct lb_game *r = lb(g);
    int at = ground(g, h);
    if (at == LB_TOWN || at == LB_VILLAGE || at == LB_HAMLET || at == LB_FOREST ||
        (r->level[h] > r->level[l->a] && r->level[h] > r->level[l->b]))
        return GROUND_BLOCKS_SIGHT;
    return has_formed_unit(g, s, h) ? UNITS_BLOCK_SIGHT : 0;
}

/* Along a hexside both hexes must block: is there such a one across from h? */
static bool blocks_across(const struct ks_game *g, const struct ks_state *s,
                          const struct line *l, ks_hex h)
{
    for (int i = 0; i < l->n; i++)
        if (beside(g, l, l->path[i]) == -beside(g, l, h) &&
            ks_grid_direction(grid(g), h, l->path[i]) != KS_NO_DIRECTION &&
            blocks(g, s, l, l->path[i]))
            return true;
    return false;
}

uint16_t lb_why_not_visible(const struct ks_game *g, const struct ks_state *s, ks_hex a,
                            ks_hex b, ks_hex *at)
{
    struct line l;
    *at = KS_NONE;
    if (a == b || distance(g, a, b) == 1)
        return 0;
    draw(g, a, b, &l);
    for (int i = 0; i < l.n; i++) {
        uint16_t why = blocks(g, s, &l, l.path[i]);
        if (!why || (beside(g, &l, l.path[i]) && !blocks_across(g, s, &l, l.path[i])))
            continue;
        *at = l.path[i];
        return why;
    }
    return 0;
}
