#include "ai/target.h"

enum {
    AROUND = 4,  /* hexes round a place whose enemies defend it, ... */
    AT_HAND = 8, /* ... and from which friends can help; in the field, enemies too */
    THREAT = 12, /* hexes round a place from which enemies can come to it */
    PER_HEX = 6, /* hundredths of odds that a hex of way counts */
    SURE = 120,  /* odds in the field that need be no better: of such goals the nearest */
};

/* Where places count, an enemy in the field is worth going for if he is not far. */
enum { IN_THE_FIELD = 150, NOT_FAR = 9 };

static struct ks_target target_at(const struct ks_field *f, ks_hex h, ks_unit foe,
                                  int worth)
{
    int against = ks_force_around(f, f->foe, f->foes, h, f->places ? AROUND : AT_HAND);
    int ours = ks_force_around(f, f->own, f->owns, h, AT_HAND);
    return (struct ks_target){.hex = h,
                              .foe = foe,
                              .odds = 100 * ours / (against + 1),
                              .against = against,
                              .worth = worth};
}

/* A piece there or next to it. */
static ks_unit foe_at(const struct ks_field *f, ks_hex h)
{
    for (size_t i = 0; i < f->foes; i++)
        if (f->foe[i].force > 0 &&
            ks_grid_distance(&f->g->map.grid, f->foe[i].hex, h) <= 1)
            return f->foe[i].unit;
    return KS_NONE;
}

static size_t find_places(const struct ks_field *f, const struct ks_state *s, int side,
                          struct ks_target *out)
{
    struct ks_objective place[KS_MAX_OBJECTIVES];
    size_t n = ks_objectives(f->g, s, side, place);
    for (size_t i = 0; i < n; i++) {
        out[i] = target_at(f, place[i].hex, foe_at(f, place[i].hex), place[i].worth);
        out[i].is_place = true;
        out[i].own = place[i].own;
        out[i].threat = ks_force_around(f, f->foe, f->foes, place[i].hex, THREAT);
    }
    return n;
}

size_t ks_find_targets(const struct ks_field *f, const struct ks_state *s, int side,
                       struct ks_target *out)
{
    size_t places = find_places(f, s, side, out), n = places;
    for (size_t i = 0; i < f->foes; i++) {
        size_t k = 0;
        while (k < n && out[k].hex != f->foe[i].hex)
            k++;
        if (k < n || f->foe[i].force == 0)
            continue;
        out[n++] = target_at(f, f->foe[i].hex, f->foe[i].unit, places ? IN_THE_FIELD : 0);
    }
    return n;
}

/* Enemies between a hex and a place, who must be beaten first. */
static int in_the_way(const struct ks_field *f, ks_hex from, ks_hex to)
{
    enum { ASIDE = 2 };
    const struct ks_grid *grid = &f->g->map.grid;
    int way = ks_grid_distance(grid, from, to), sum = 0;
    for (size_t i = 0; i < f->foes; i++) {
        ks_hex h = f->foe[i].hex;
        int there = ks_grid_distance(grid, h, to);
        if (there > AROUND && ks_grid_distance(grid, from, h) + there <= way + ASIDE)
            sum += f->foe[i].force;
    }
    return sum;
}

/* What a place is worth to a command of some force, in hundredths of a point: what it
 * promises by the odds there, or by how much it is in need of troops, less the way. */
static int place_score(const struct ks_field *f, const struct ks_target *t, int force,
                       ks_hex at, int way)
{
    enum { QUIET = 12, GARRISON = 60, ODDS = 200, ENOUGH = 35, KEEPING = 3 };
    int threat = t->threat;
    int against = t->against + (t->own ? 0 : in_the_way(f, at, t->hex));
    int there = t->sent + force, odds = 100 * there / (against + 1), share;
    if (t->own)
        share = threat == 0         ? (t->sent == 0 ? GARRISON : QUIET)
                : t->sent == 0      ? 100
                : t->sent >= threat ? QUIET
                                    : 100 - 100 * t->sent / threat;
    else if (100 * t->sent > ODDS * (against + 1))
        share = ENOUGH;
    else
        share = odds > ODDS ? 100 : 100 * odds / ODDS;
    if (t->worth == IN_THE_FIELD && way > NOT_FAR)
        return INT16_MIN;
    return t->worth * share / 100 - PER_HEX * (t->own ? KEEPING : 1) * way;
}

int ks_target_score(const struct ks_field *f, const struct ks_target *t, int force,
                    ks_hex at)
{
    int way = ks_march_distance(f->g, at, t->hex);
    int odds = t->odds < SURE ? t->odds : SURE;
    return t->worth ? place_score(f, t, force, at, way) : odds - PER_HEX * way;
}

struct ks_target *ks_best_target(const struct ks_field *f, struct ks_target *target,
                                 size_t targets, int force, ks_hex at)
{
    struct ks_target *best = NULL;
    for (size_t k = 0; k < targets; k++)
        if (best == NULL || ks_target_score(f, &target[k], force, at) >
                                ks_target_score(f, best, force, at))
            best = &target[k];
    return best;
}
