/* Sight is asked about a dozen times per shot listed; the walk over a ray stops at the
 * first blocking hex. */
#include "rules1794/sight.h"

/* [10.1a 10.1a@maciejowice] Woods, village, hill and castle block, and so do units other than
 * guns and commanders [10.1b]; [10.1.1] slopes do not. A line along the side of such a hex is
 * blocked too [10.1c]: the ray includes those hexes, r141. */
static uint16_t blocks(const struct ks_game *g, const struct ks_state *s, ks_hex h)
{
    if (r94(g)->opaque[h])
        return GROUND_BLOCKS_SIGHT;
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (is_troop(g, u))
            return UNITS_BLOCK_SIGHT;
    return 0;
}

/* [10.1.2] From hill to hill nothing in between blocks, r33. */
static bool both_on_hills(const struct ks_game *g, ks_hex a, ks_hex b)
{
    return r94(g)->level[a] == 2 && r94(g)->level[b] == 2;
}

uint16_t r94_why_not_along(const struct ks_game *g, const struct ks_state *s, ks_hex a,
                           ks_hex b, const struct ks_ray *ray, ks_hex *at)
{
    if (both_on_hills(g, a, b))
        return 0;
    for (int i = 0; i < ray->crossed; i++) {
        ks_hex h = (ks_hex)(a + ray->path[i]);
        uint16_t why = blocks(g, s, h);
        if (why) {
            *at = h;
            return why;
        }
    }
    return 0;
}

uint16_t r94_why_not_visible(const struct ks_game *g, const struct ks_state *s, ks_hex a,
                             ks_hex b, ks_hex *at)
{
    *at = KS_NONE;
    if (a == b)
        return 0;
    const struct ks_ray *ray = ks_grid_ray(grid(g), a, b);
    if (ray)
        return r94_why_not_along(g, s, a, b, ray, at);
    if (both_on_hills(g, a, b))
        return 0;
    uint16_t path[320];
    int n = ks_grid_line(grid(g), a, b, path, (int)(sizeof path / sizeof *path));
    for (int i = 0; i < n; i++) {
        uint16_t why = blocks(g, s, path[i]);
        if (why) {
            *at = path[i];
            return why;
        }
    }
    return 0;
}

/* [7.3.2-1] r20; [7.2e] */
enum r94_field r94_field_of(const struct ks_state *s, ks_unit u)
{
    int form = piece(s, u)->form;
    return form == R94_SQUARE     ? R94_ALL_AROUND
           : form == R94_SKIRMISH ? R94_AHEAD_AND_ASIDE
                                  : R94_AHEAD;
}

bool r94_zone_serves(const struct ks_state *s, ks_unit u, const struct ks_ray *ray)
{
    enum r94_field field = r94_field_of(s, u);
    int z = ray->zone[piece(s, u)->facing];
    return z == KS_FRONT || field == R94_ALL_AROUND ||
           (z == KS_FLANK && field == R94_AHEAD_AND_ASIDE);
}
