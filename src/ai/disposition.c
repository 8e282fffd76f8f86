/* How commands get their tasks. Every hex the enemy holds is looked at as a goal: what
 * stands round it, and what could be brought there. A command goes for the goal where the
 * odds are best and the way is short; where they are bad it stays, and where the enemy is
 * upon it in force it goes back. Where places count (ks_objectives), a command goes to the
 * one that is worth most for it, to take it or to keep it; who is sent there already counts. */
#include "ai/disposition.h"

#include <limits.h>

enum {
    GUN = 4,     /* what a gun counts beside the strength of units */
    AROUND = 4,  /* hexes round a goal whose enemies defend it, ... */
    AT_HAND = 8, /* ... and from which friends can help */
    NEAR = 5,    /* an enemy so near is upon a command */
    PER_HEX = 6, /* hundredths of odds that a hex of way counts */
};

/* Odds in hundredths from which a command attacks, and up to which it goes back. */
static const struct {
    int attack, withdraw;
} threshold[KS_TEMPERS] = {{100, 35}, {140, 60}, {70, 15}};

/* ---- who stands where ---- */

struct body { /* a piece on the map */
    ks_unit unit;
    ks_hex hex;
    uint8_t force;
};

struct field {
    const struct ks_game *g;
    struct body own[KS_MAX_PIECES], foe[KS_MAX_PIECES];
    size_t owns, foes;
    int mobile[KS_MAX_COMMANDS]; /* of a command: its force without guns */
    int patience;
    bool places;                                    /* places count */
    int col[KS_MAX_COMMANDS], row[KS_MAX_COMMANDS]; /* sums weighed by force */
};

static int force_of(ks_unit u, const struct ks_counter *c)
{
    if (c->force > 0)
        return c->force;
    return c->strength > 0 ? c->strength : c->commander == u ? 0 : GUN;
}

static size_t command_of(struct ks_disposition *d, ks_unit commander)
{
    size_t i = 0;
    while (i < d->n && d->v[i].commander != commander)
        i++;
    if (i < d->n || d->n == KS_MAX_COMMANDS)
        return i < d->n ? i : 0;
    d->v[d->n++] =
        (struct ks_command){.commander = commander, .goal = KS_NONE, .foe = KS_NONE};
    return i;
}

/* Where places count, who may come in now counts as if he stood where he comes in. */
static ks_hex stands_at(const struct field *f, const struct ks_state *s,
                        const struct ks_counter *c)
{
    bool comes = f->places && c->arrival && c->arrival <= s->turn;
    return c->hex == KS_NONE && comes ? c->entry[0] : c->hex;
}

static void enlist(struct field *f, struct ks_disposition *d, ks_unit u,
                   const struct ks_counter *c, ks_hex at)
{
    size_t i = command_of(d, c->commander);
    int force = force_of(u, c);
    d->command[u] = (uint8_t)i;
    if (at == KS_NONE)
        return;
    d->v[i].strength = (uint16_t)(d->v[i].strength + force);
    f->mobile[i] += c->drawn ? 0 : c->strength;
    f->col[i] += force * ks_grid_col(&f->g->map.grid, at);
    f->row[i] += force * ks_grid_row(&f->g->map.grid, at);
    f->own[f->owns++] = (struct body){u, at, (uint8_t)force};
}

static void survey(struct field *f, const struct ks_state *s, struct ks_disposition *d)
{
    struct ks_counter c;
    struct ks_objective place[KS_MAX_OBJECTIVES];
    f->places = ks_objectives(f->g, s, d->side, place) > 0;
    for (ks_unit u = 0; u < f->g->pieces; u++) {
        ks_describe(f->g, s, u, &c);
        if (c.eliminated)
            continue;
        if (f->g->piece[u].side == d->side)
            enlist(f, d, u, &c, stands_at(f, s, &c));
        else if (c.hex != KS_NONE)
            f->foe[f->foes++] = (struct body){u, c.hex, (uint8_t)force_of(u, &c)};
    }
}

static int force_around(const struct field *f, const struct body *v, size_t n, ks_hex at,
                        int radius)
{
    int sum = 0;
    for (size_t i = 0; i < n; i++)
        if (ks_grid_distance(&f->g->map.grid, v[i].hex, at) <= radius)
            sum += v[i].force;
    return sum;
}

/* ---- goals and tasks ---- */

struct target { /* a hex the enemy holds, or a place */
    ks_hex hex;
    ks_unit foe; /* KS_NONE: nobody */
    int odds, against;
    int worth; /* of a place; 0 where no places count */
    bool own;  /* a place that is to be kept */
    int sent;  /* force of the commands that are sent there */
};

/* Where places count, an enemy in the field is worth going for if he is not far. */
enum { IN_THE_FIELD = 150, NOT_FAR = 9 };

static struct target target_at(const struct field *f, ks_hex h, ks_unit foe, int worth)
{
    int against = force_around(f, f->foe, f->foes, h, AROUND);
    int ours = force_around(f, f->own, f->owns, h, AT_HAND);
    return (struct target){.hex = h,
                           .foe = foe,
                           .odds = 100 * ours / (against + 1),
                           .against = against,
                           .worth = worth};
}

/* Somebody who stands there, or beside it. */
static ks_unit foe_at(const struct field *f, ks_hex h)
{
    for (size_t i = 0; i < f->foes; i++)
        if (f->foe[i].force > 0 &&
            ks_grid_distance(&f->g->map.grid, f->foe[i].hex, h) <= 1)
            return f->foe[i].unit;
    return KS_NONE;
}

static size_t find_places(const struct field *f, const struct ks_state *s, int side,
                          struct target *out)
{
    struct ks_objective place[KS_MAX_OBJECTIVES];
    size_t n = ks_objectives(f->g, s, side, place);
    for (size_t i = 0; i < n; i++) {
        out[i] = target_at(f, place[i].hex, foe_at(f, place[i].hex), place[i].worth);
        out[i].own = place[i].own;
    }
    return n;
}

static size_t find_targets(const struct field *f, const struct ks_state *s, int side,
                           struct target *out)
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

static ks_hex centre(const struct field *f, const struct ks_disposition *d, size_t i)
{
    int force = d->v[i].strength;
    return ks_grid_hex(&f->g->map.grid, (f->col[i] + force / 2) / force,
                       (f->row[i] + force / 2) / force);
}

static int force_of_all(const struct body *v, size_t n)
{
    int sum = 0;
    for (size_t i = 0; i < n; i++)
        sum += v[i].force;
    return sum;
}

/* Who would win as it stands lets the enemy come if he is the weaker, and late in the game. */
static bool may_wait(const struct field *f, const struct ks_state *s, int side)
{
    return ks_ahead(f->g, s) == side &&
           (force_of_all(f->own, f->owns) < force_of_all(f->foe, f->foes) ||
            3 * s->turn > 2 * f->g->turns);
}

/* Hundredths of odds by which an attack must be better than usual. Who would lose cannot
 * wait: the less, the later it is. */
static int patience(const struct field *f, const struct ks_state *s, int side)
{
    enum { WAITS = 60, BEHIND = 40 };
    int late = 50 + 50 * s->turn / (f->g->turns ? f->g->turns : 1);
    bool behind = ks_ahead(f->g, s) == !side;
    return (may_wait(f, s, side) ? WAITS : behind ? -BEHIND : 0) * late / 100;
}

static void set_task(const struct field *f, struct ks_command *c, ks_hex at, int odds,
                     int mobile, enum ks_temper temper)
{
    int upon = force_around(f, f->foe, f->foes, at, NEAR);
    int with = force_around(f, f->own, f->owns, at, NEAR);
    if (mobile == 0)
        c->task = KS_BOMBARD;
    else if (odds >= threshold[temper].attack + f->patience)
        c->task = KS_ASSAULT;
    else if (upon > 0 && 100 * with / upon <= threshold[temper].withdraw +
                                                  (f->patience > 0 ? f->patience : 0))
        c->task = KS_WITHDRAW;
    else
        c->task = KS_HOLD;
}

/* What a place is worth to a command of some force, in hundredths of a point: what it
 * promises by the odds there, or by how much it is in need of troops, less the way. */
static int place_score(const struct field *f, const struct target *t, int force, int way)
{
    enum { THREAT = 12, QUIET = 12, GARRISON = 60, ODDS = 200, ENOUGH = 35, KEEPING = 3 };
    int threat = force_around(f, f->foe, f->foes, t->hex, THREAT);
    int there = t->sent + force, odds = 100 * there / (t->against + 1), share;
    if (t->own)
        share = threat == 0         ? (t->sent == 0 ? GARRISON : QUIET)
                : t->sent == 0      ? 100
                : t->sent >= threat ? QUIET
                                    : 100 - 100 * t->sent / threat;
    else if (100 * t->sent > ODDS * (t->against + 1))
        share = ENOUGH;
    else
        share = odds > ODDS ? 100 : 100 * odds / ODDS;
    if (t->worth == IN_THE_FIELD && way > NOT_FAR)
        return INT16_MIN;
    return t->worth * share / 100 - PER_HEX * (t->own ? KEEPING : 1) * way;
}

static int score(const struct field *f, const struct target *t, int force, ks_hex at)
{
    int way = ks_way(f->g, at, t->hex);
    return t->worth ? place_score(f, t, force, way) : t->odds - PER_HEX * way;
}

static void aim(const struct field *f, struct ks_command *c, const struct target *t,
                ks_hex at)
{
    c->goal = t->hex;
    c->foe = t->foe;
    c->against = (uint16_t)t->against;
    c->distance = (uint8_t)ks_way(f->g, at, t->hex);
}

static struct target *best_target(const struct field *f, struct target *target,
                                  size_t targets, int force, ks_hex at)
{
    struct target *best = NULL;
    for (size_t k = 0; k < targets; k++)
        if (best == NULL || score(f, &target[k], force, at) > score(f, best, force, at))
            best = &target[k];
    return best;
}

static void give_task(const struct field *f, struct ks_disposition *d, size_t i,
                      struct target *target, size_t targets, enum ks_temper temper)
{
    struct ks_command *c = &d->v[i];
    ks_hex at = centre(f, d, i);
    struct target *best = best_target(f, target, targets, c->strength, at);
    if (best == NULL)
        return;
    aim(f, c, best, at);
    best->sent += c->strength;
    int odds = best->worth ? 100 * best->sent / (best->against + 1) : best->odds;
    set_task(f, c, at, odds, f->mobile[i], temper);
    if (best->own && c->task == KS_ASSAULT)
        c->task = KS_HOLD;
}

/* The command that gains most by its best goal first: who is sent there counts for the rest. */
static void give_tasks(const struct field *f, struct ks_disposition *d,
                       struct target *target, size_t targets, enum ks_temper temper)
{
    bool waiting[KS_MAX_COMMANDS];
    size_t next = 0;
    for (size_t i = 0; i < d->n; i++) {
        d->v[i].task = KS_HOLD;
        waiting[i] = d->v[i].strength > 0;
    }
    while (next < d->n) {
        int most = INT_MIN;
        next = d->n;
        for (size_t i = 0; i < d->n; i++) {
            const struct target *t =
                waiting[i]
                    ? best_target(f, target, targets, d->v[i].strength, centre(f, d, i))
                    : NULL;
            int gain = t ? score(f, t, d->v[i].strength, centre(f, d, i)) : INT_MIN;
            if (gain > most) {
                most = gain;
                next = i;
            }
        }
        if (next == d->n)
            return;
        waiting[next] = false;
        give_task(f, d, next, target, targets, temper);
    }
}

void ks_disposition_make(const struct ks_game *g, const struct ks_state *s, int side,
                         enum ks_temper temper, struct ks_disposition *out)
{
    struct field f = {.g = g};
    struct target target[KS_MAX_PIECES + KS_MAX_OBJECTIVES];
    *out = (struct ks_disposition){.side = (uint8_t)side};
    survey(&f, s, out);
    out->waits = may_wait(&f, s, side);
    f.patience = patience(&f, s, side);
    size_t targets = find_targets(&f, s, side, target);
    give_tasks(&f, out, target, targets, temper);
}

/* Is it apart from the goals found already? */
static bool is_apart(const struct ks_game *g, const struct ks_command *v, size_t n,
                     ks_hex h)
{
    for (size_t i = 0; i < n; i++)
        if (ks_grid_distance(&g->map.grid, v[i].goal, h) <= AROUND / 2)
            return false;
    return true;
}

size_t ks_command_goals(const struct ks_game *g, const struct ks_state *s,
                        const struct ks_disposition *d, size_t command,
                        struct ks_command out[KS_MAX_GOALS])
{
    struct field f = {.g = g};
    struct target target[KS_MAX_PIECES + KS_MAX_OBJECTIVES];
    struct ks_disposition seen = {.side = d->side};
    size_t n = 0;
    survey(&f, s, &seen);
    size_t targets = find_targets(&f, s, d->side, target),
           i = command_of(&seen, d->v[command].commander);
    if (seen.v[i].strength == 0)
        return 0;
    ks_hex at = centre(&f, &seen, i);
    int force = seen.v[i].strength;
    for (; n < KS_MAX_GOALS; n++) {
        const struct target *best = NULL;
        for (size_t k = 0; k < targets; k++)
            if (is_apart(g, out, n, target[k].hex) &&
                (best == NULL ||
                 score(&f, &target[k], force, at) > score(&f, best, force, at)))
                best = &target[k];
        if (best == NULL)
            break;
        out[n] = d->v[command];
        aim(&f, &out[n], best, at);
    }
    return n;
}

void ks_disposition_intent(const struct ks_game *g, const struct ks_disposition *d,
                           struct ks_intent *out)
{
    out->side = d->side;
    out->waits = d->waits;
    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct ks_command *c = &d->v[d->command[u]];
        out->task[u] = c->task;
        out->goal[u] = c->goal;
    }
}
