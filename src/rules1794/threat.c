/* Guns decide these battles: each fires in every movement phase, at up to ten hexes. */
#include "rules1794/threat.h"

#include "base/bits.h"
#include "rules1794/worth.h"

static bool ground_between(const struct ks_game *g, ks_hex from, ks_hex to,
                           const struct ks_ray *ray)
{
    const struct r94_game *r = r94(g);
    if (r->level[from] == 2 && r->level[to] == 2)
        return false;
    for (int i = 0; i < ray->crossed; i++)
        if (r->opaque[from + ray->path[i]])
            return true;
    return false;
}

/* 0 if the hex is not in the gun's arc or not to be seen, else by what the table gives
 * at that distance. */
static int r94_bears_on(const struct ks_game *g, const struct r94_piece *gun, ks_hex h)
{
    const struct r94_game *r = r94(g);
    int distance, band = 0;
    if (gun->hex == KS_NONE || h == KS_NONE || gun->hex == h)
        return 0;
    distance = ks_grid_distance(grid(g), gun->hex, h);
    if (distance > r->range[R94_GUNS])
        return 0;
    const struct ks_ray *ray = ks_grid_ray(grid(g), gun->hex, h);
    if (ray->zone[gun->facing] != KS_FRONT || ground_between(g, gun->hex, h, ray))
        return 0;
    while (band + 1 < R94_ARTILLERY_BANDS && distance > r->artillery_to[band])
        band++;
    return r->artillery_result[band] + 1;
}

/* What woods and houses take off it. */
static int cover(const struct ks_game *g, ks_hex h)
{
    int terrain = g->map.terrain[h];
    return terrain == KS_WOODS     ? -r94(g)->fire_woods
           : terrain == KS_VILLAGE ? -r94(g)->fire_village
           : terrain == KS_CASTLE  ? -r94(g)->fire_castle
                                   : 0;
}

/* What a gun that bears on a unit costs it; for the gun's side it is a gain. */
static int harm(const struct ks_game *g, const struct r94_weights *w, ks_unit u,
                const struct r94_piece *gun, ks_hex h)
{
    const struct r94_unit *d = unit(g, u);
    int result = r94_bears_on(g, gun, h);
    if (result && w->cover)
        result -= w->cover * cover(g, h);
    return result > 0 ? result * (w->shelled + w->shelled_step * d->vp / d->steps) : 0;
}

/* Guns of the enemy on one unit. */
static int on_troop(const struct ks_game *g, const struct ks_state *s,
                    const struct ks_intent *intent, ks_unit u)
{
    const uint64_t *guns = r94(g)->guns[!side_of(g, u)];
    const struct r94_weights *w = weights_of(g, intent, u);
    int sum = 0;
    for (unsigned i = 0; i <= g->pieces / 64u && on_map(s, u); i++)
        for (uint64_t set = guns[i]; set; set &= set - 1)
            sum += harm(g, w, u, piece(s, (ks_unit)(64 * i + ks_lowest_bit(set))),
                        piece(s, u)->hex);
    return sum;
}

static int32_t for_first(int side, int sum)
{
    return side == 0 ? sum : -sum;
}

int32_t r94_threat(const struct ks_game *g, const struct ks_state *s,
                   const struct ks_intent *intent)
{
    int32_t sum = 0;
    for (ks_unit u = 0; u < g->pieces; u++)
        if (is_troop(g, u))
            sum += for_first(!side_of(g, u), on_troop(g, s, intent, u));
    return sum;
}

int32_t r94_threat_by_troop(const struct ks_game *g, const struct ks_state *s,
                            const struct ks_account *account, ks_unit u)
{
    return for_first(!side_of(g, u), on_troop(g, s, account->intent, u) -
                                         on_troop(g, account->s, account->intent, u));
}

int32_t r94_threat_by_gun(const struct ks_game *g, const struct ks_state *s,
                          const struct ks_account *account, ks_unit gun)
{
    const struct ks_state *before = account->s;
    const uint64_t *troops = r94(g)->troops[!side_of(g, gun)];
    int sum = 0;
    for (unsigned i = 0; i <= g->pieces / 64u; i++)
        for (uint64_t set = troops[i]; set; set &= set - 1) {
            ks_unit u = (ks_unit)(64 * i + ks_lowest_bit(set));
            ks_hex h = piece(s, u)->hex;
            const struct r94_weights *w = weights_of(g, account->intent, u);
            if (h == piece(before, u)->hex)
                sum += harm(g, w, u, piece(s, gun), h) -
                       harm(g, w, u, piece(before, gun), h);
        }
    return for_first(side_of(g, gun), sum);
}
