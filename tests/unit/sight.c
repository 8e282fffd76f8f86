/* Line of sight over the whole map of Racławice, with everybody where the battle begins. */
#include "rules1794/sight.h"

#include <criterion/criterion.h>

#include "data_help.h"

static struct ks_game *g;
static struct ks_state *s;

static void stand(void)
{
    static struct ks_state state;
    g = load("raclawice/historical", "");
    s = &state;
    ks_setup(g, s);
}

TestSuite(sight, .init = stand);

static bool on_map_hex(ks_hex h)
{
    return ks_grid_on_map(grid(g), h);
}

/* [10.1a, 10.1b] What blocks, said once more from the set-up list and the terrain alone. */
static bool blocks_view(ks_hex h)
{
    if (g->map.terrain[h] == KS_WOODS || g->map.terrain[h] == KS_VILLAGE ||
        g->map.terrain[h] == KS_HILL)
        return true;
    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct r94_unit *d = &r94(g)->unit[u];
        if (d->hex == h && d->arrival == 0 &&
            (d->branch == R94_FOOT || d->branch == R94_HORSE))
            return true;
    }
    return false;
}

/* All pairs near each other, a part of those farther than any gun shoots. */
static bool is_looked_at(ks_hex a, ks_hex b)
{
    return on_map_hex(b) &&
           (ks_grid_distance(grid(g), a, b) <= KS_RAY_RANGE || (a + b) % 11 == 0);
}

/* [10.1a] Whoever sees is seen. */
Test(sight, the_same_both_ways)
{
    long clear = 0, blocked = 0;
    for (ks_hex a = 0; a < grid(g)->hexes; a++) {
        for (ks_hex b = 0; b < a && on_map_hex(a); b++) {
            ks_hex at, back;
            if (!is_looked_at(a, b))
                continue;
            bool sees = r94_why_not_visible(g, s, a, b, &at) == 0;
            cr_assert_eq(sees, r94_why_not_visible(g, s, b, a, &back) == 0, "%d %d", a,
                         b);
            cr_assert_eq(at == KS_NONE, sees, "%d %d", a, b);
            cr_assert_eq(back == KS_NONE, sees, "%d %d", a, b);
            clear += sees;
            blocked += !sees;
        }
    }
    cr_assert_gt(clear + blocked, 918L * 917 / 2 / 11);
    cr_assert(clear > 1000 && blocked > 1000);
}

/* [10.1c] Within range 10 the ready-made rays hold the hexes that the line itself crosses. */
Test(sight, rays_are_the_lines)
{
    for (ks_hex a = 0; a < grid(g)->hexes; a++) {
        for (ks_hex b = 0; b < grid(g)->hexes; b++) {
            uint16_t line[64];
            if (!on_map_hex(a) || !on_map_hex(b))
                continue;
            const struct ks_ray *ray = ks_grid_ray(grid(g), a, b);
            if (!ray)
                continue;
            int n = ks_grid_line(grid(g), a, b, line, 64), on_map_part = 0;
            for (int i = 0; i < ray->crossed; i++) {
                ks_hex h = (ks_hex)(a + ray->path[i]);
                bool found = false;
                for (int k = 0; k < n; k++)
                    found |= line[k] == h;
                cr_assert_eq(found, on_map_hex(h), "%d %d", a, b);
                on_map_part += found;
            }
            cr_assert_eq(on_map_part, n, "%d %d", a, b);
        }
    }
}

/* [10.1a, 10.1b, 10.1.1, 10.1.2] And so they see what the rule says. */
Test(sight, as_the_rule_says)
{
    static bool blocking[KS_GRID_HEXES];
    for (ks_hex h = 0; h < grid(g)->hexes; h++)
        blocking[h] = on_map_hex(h) && blocks_view(h);
    for (ks_hex a = 0; a < grid(g)->hexes; a++) {
        for (ks_hex b = 0; b < a && on_map_hex(a); b++) {
            uint16_t line[320];
            ks_hex at;
            if (!is_looked_at(a, b))
                continue;
            bool hills = g->map.terrain[a] == KS_HILL && g->map.terrain[b] == KS_HILL;
            int n = ks_grid_line(grid(g), a, b, line, 320);
            bool sees = true;
            for (int i = 0; i < n; i++)
                sees &= !blocking[line[i]];
            cr_assert_eq(r94_why_not_visible(g, s, a, b, &at) == 0, sees || hills,
                         "%d %d", a, b);
            cr_assert(at == KS_NONE || blocking[at], "%d %d", a, b);
        }
    }
}

/* [10.1b] Guns and commanders between hide nothing: the guns of 1313 and 1413. */
Test(sight, guns_hide_nothing)
{
    ks_hex at;
    ks_hex from = ks_grid_hex(grid(g), 10, 13), to = ks_grid_hex(grid(g), 16, 13);
    cr_assert_eq(r94_why_not_visible(g, s, from, to, &at), UNITS_BLOCK_SIGHT);
    cr_assert_eq(at, ks_grid_hex(grid(g), 11, 13)); /* 1/I/7 pp */
    from = ks_grid_hex(grid(g), 12, 13);
    cr_assert_eq(r94_why_not_visible(g, s, from, to, &at), 0);
}
