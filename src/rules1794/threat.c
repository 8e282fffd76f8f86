/* Guns decide these battles: each fires in every movement phase, at up to ten hexes. */
#include "rules1794/threat.h"

#include "base/bits.h"
#include "rules1794/stack.h"
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

int r94_band_on(const struct ks_game *g, const struct r94_piece *gun, ks_hex h)
{
    const struct r94_game *r = r94(g);
    int band = 0;
    if (gun->hex == KS_NONE)
        return -1;
    const struct ks_ray *ray = ks_grid_ray(grid(g), gun->hex, h);
    if (ray == NULL || ray->distance > r->range[R94_GUNS] ||
        ray->zone[gun->facing] != KS_FRONT || ground_between(g, gun->hex, h, ray))
        return -1;
    while (band + 1 < R94_ARTILLERY_BANDS && ray->distance > r->artillery_to[band])
        band++;
    return band;
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

/* Guns that bear on a hex. */
struct bearing {
    int guns[R94_ARTILLERY_BANDS];
    int chance; /* hundredths that a gun alone there falls to a shot of each */
};

/* [10.10.4] Hundredths of shots that destroy a gun without troops. */
static int chance_against_gun(const struct ks_game *g, ks_unit from, int distance)
{
    const struct r94_game *r = r94(g);
    int bonus = army_of(g, from) == R94_POLISH ? r->polish_battery_bonus : 0;
    int above = 9 - distance + bonus;
    int hits = 1 + (r->setting.stars_in_counter_battery ? unit(g, from)->stars : 0);
    return distance > r->counter_battery_range || above <= 0 ? 0 : above * hits;
}

static void add_gun(const struct ks_game *g, const struct ks_state *s, ks_unit gun,
                    ks_hex h, struct bearing *b)
{
    ks_hex from = piece(s, gun)->hex;
    int band = r94_band_on(g, piece(s, gun), h);
    if (band < 0)
        return;
    b->guns[band]++;
    b->chance += chance_against_gun(g, gun, ks_grid_distance(grid(g), from, h));
}

/* Those with nobody in their arc need not be looked at. */
static struct bearing bearing_on(const struct ks_game *g, const struct ks_state *s,
                                 ks_hex h, int side)
{
    const uint64_t *guns = r94(g)->guns[!side];
    struct bearing b = {.chance = 0};
    for (unsigned i = 0; i <= g->pieces / 64u; i++)
        for (uint64_t set = guns[i] & look(s)->aimed[i]; set; set &= set - 1)
            add_gun(g, s, (ks_unit)(64 * i + ks_lowest_bit(set)), h, &b);
    return b;
}

/* What it costs a unit that guns bear on it. */
static int harm(const struct ks_game *g, const struct r94_weights *w, ks_unit u,
                const struct bearing *b, ks_hex h)
{
    const struct r94_unit *d = unit(g, u);
    int less = w->cover ? w->cover * cover(g, h) : 0, sum = 0;
    for (int band = 0; band < R94_ARTILLERY_BANDS; band++) {
        int result = r94(g)->artillery_result[band] + 1 - less;
        sum += b->guns[band] * (result > 0 ? result : 0);
    }
    return sum * (w->shelled + w->shelled_step * d->vp / d->steps);
}

/* What it costs a side that guns bear on its units in a hex. Guns fear them only where they are
 * alone. */
static int harm_to_all(const struct ks_game *g, const struct ks_state *s,
                       const struct ks_intent *intent, const struct bearing *b, ks_hex h,
                       int side)
{
    ks_unit gun = KS_NONE;
    bool troops = false;
    int sum = 0;
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u)) {
        if (side_of(g, u) != side)
            continue;
        gun = is_gun(g, u) ? u : gun;
        troops |= is_troop(g, u);
        sum += is_troop(g, u) ? harm(g, weights_of(g, intent, u), u, b, h) : 0;
    }
    return troops || gun == KS_NONE
               ? sum
               : b->chance * weights_of(g, intent, gun)->gun_shelled / 100;
}

static int32_t for_first(int side, int sum)
{
    return side == 0 ? sum : -sum;
}

int32_t r94_threat_at(const struct ks_game *g, const struct ks_state *s,
                      const struct ks_intent *intent, ks_hex h)
{
    int32_t sum = 0;
    for (int side = 0; side < 2; side++)
        if (holds(s, h, side)) {
            struct bearing b = bearing_on(g, s, h, side);
            sum += for_first(!side, harm_to_all(g, s, intent, &b, h, side));
        }
    return sum;
}

/* Is it the first of all in its hex that can be hit? */
static bool stands_for_hex(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    ks_unit first = top(s, piece(s, u)->hex);
    while (is_leader(g, first))
        first = below(s, first);
    return first == u;
}

int32_t r94_threat(const struct ks_game *g, const struct ks_state *s,
                   const struct ks_intent *intent)
{
    int32_t sum = 0;
    for (ks_unit u = 0; u < g->pieces; u++)
        if (on_map(s, u) && !is_leader(g, u) && stands_for_hex(g, s, u))
            sum += r94_threat_at(g, s, intent, piece(s, u)->hex);
    return sum;
}

/* The same of one gun alone. */
static int threat_of(const struct ks_game *g, const struct ks_state *s,
                     const struct ks_intent *intent, ks_unit gun, ks_hex h)
{
    struct bearing b = {.chance = 0};
    add_gun(g, s, gun, h, &b);
    return harm_to_all(g, s, intent, &b, h, !side_of(g, gun));
}

int32_t r94_threat_by_gun(const struct ks_game *g, const struct ks_state *s,
                          const struct ks_account *account, ks_unit gun,
                          const uint64_t *but)
{
    const struct ks_state *before = account->s;
    int enemy = !side_of(g, gun), sum = 0;
    if (!((look(s)->aimed[gun / 64] | look(before)->aimed[gun / 64]) >> gun % 64 & 1))
        return 0;
    for (unsigned i = R94_PAD / 64; i < R94_WORDS; i++)
        for (uint64_t set = look(s)->held[enemy][i] & ~but[i]; set; set &= set - 1) {
            ks_hex h = (ks_hex)(64 * i + ks_lowest_bit(set) - R94_PAD);
            sum += threat_of(g, s, account->intent, gun, h) -
                   threat_of(g, before, account->intent, gun, h);
        }
    return for_first(!enemy, sum);
}
