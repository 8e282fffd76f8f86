/* How commands get their tasks. Every hex the enemy holds is looked at as a goal: what
 * stands round it, and what could be brought there. A command goes for the goal where the
 * odds are best and the way is short; where they are bad it stays, and where the enemy is
 * upon it in force it goes back. */
#include "ai/disposition.h"

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
    int col[KS_MAX_COMMANDS], row[KS_MAX_COMMANDS]; /* sums weighed by force */
};

static int force_of(ks_unit u, const struct ks_counter *c)
{
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

static void enlist(struct field *f, struct ks_disposition *d, ks_unit u,
                   const struct ks_counter *c)
{
    size_t i = command_of(d, c->commander);
    int force = force_of(u, c);
    d->command[u] = (uint8_t)i;
    if (c->hex == KS_NONE)
        return;
    d->v[i].strength = (uint16_t)(d->v[i].strength + force);
    f->mobile[i] += c->strength;
    f->col[i] += force * ks_grid_col(&f->g->map.grid, c->hex);
    f->row[i] += force * ks_grid_row(&f->g->map.grid, c->hex);
    f->own[f->owns++] = (struct body){u, c->hex, (uint8_t)force};
}

static void survey(struct field *f, const struct ks_state *s, struct ks_disposition *d)
{
    struct ks_counter c;
    for (ks_unit u = 0; u < f->g->pieces; u++) {
        ks_describe(f->g, s, u, &c);
        if (c.eliminated)
            continue;
        if (f->g->piece[u].side == d->side)
            enlist(f, d, u, &c);
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

struct target { /* a hex the enemy holds */
    ks_hex hex;
    ks_unit foe;
    int odds, against;
};

static size_t find_targets(const struct field *f, struct target *out)
{
    size_t n = 0;
    for (size_t i = 0; i < f->foes; i++) {
        size_t k = 0;
        while (k < n && out[k].hex != f->foe[i].hex)
            k++;
        if (k < n || f->foe[i].force == 0)
            continue;
        ks_hex h = f->foe[i].hex;
        int against = force_around(f, f->foe, f->foes, h, AROUND);
        int ours = force_around(f, f->own, f->owns, h, AT_HAND);
        out[n++] =
            (struct target){h, f->foe[i].unit, 100 * ours / (against + 1), against};
    }
    return n;
}

static ks_hex centre(const struct field *f, const struct ks_disposition *d, size_t i)
{
    int force = d->v[i].strength;
    return ks_grid_hex(&f->g->map.grid, (f->col[i] + force / 2) / force,
                       (f->row[i] + force / 2) / force);
}

static int force(const struct body *v, size_t n)
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
           (force(f->own, f->owns) < force(f->foe, f->foes) ||
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

static int score(const struct field *f, const struct target *t, ks_hex at)
{
    return t->odds - PER_HEX * ks_grid_distance(&f->g->map.grid, at, t->hex);
}

static void aim(const struct field *f, struct ks_command *c, const struct target *t,
                ks_hex at)
{
    c->goal = t->hex;
    c->foe = t->foe;
    c->against = (uint16_t)t->against;
    c->distance = (uint8_t)ks_grid_distance(&f->g->map.grid, at, t->hex);
}

static void give_task(const struct field *f, struct ks_disposition *d, size_t i,
                      const struct target *target, size_t targets, enum ks_temper temper)
{
    struct ks_command *c = &d->v[i];
    const struct target *best = NULL;
    ks_hex at = centre(f, d, i);
    for (size_t k = 0; k < targets; k++)
        if (best == NULL || score(f, &target[k], at) > score(f, best, at))
            best = &target[k];
    if (best == NULL)
        return;
    aim(f, c, best, at);
    set_task(f, c, at, best->odds, f->mobile[i], temper);
}

void ks_disposition_make(const struct ks_game *g, const struct ks_state *s, int side,
                         enum ks_temper temper, struct ks_disposition *out)
{
    struct field f = {.g = g};
    struct target target[KS_MAX_PIECES];
    *out = (struct ks_disposition){.side = (uint8_t)side};
    survey(&f, s, out);
    out->waits = may_wait(&f, s, side);
    f.patience = patience(&f, s, side);
    size_t targets = find_targets(&f, target);
    for (size_t i = 0; i < out->n; i++) {
        out->v[i].task = KS_HOLD;
        if (out->v[i].strength > 0)
            give_task(&f, out, i, target, targets, temper);
    }
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
    struct target target[KS_MAX_PIECES];
    struct ks_disposition seen = {.side = d->side};
    size_t n = 0;
    survey(&f, s, &seen);
    size_t targets = find_targets(&f, target),
           i = command_of(&seen, d->v[command].commander);
    if (seen.v[i].strength == 0)
        return 0;
    ks_hex at = centre(&f, &seen, i);
    for (; n < KS_MAX_GOALS; n++) {
        const struct target *best = NULL;
        for (size_t k = 0; k < targets; k++)
            if (is_apart(g, out, n, target[k].hex) &&
                (best == NULL || score(&f, &target[k], at) > score(&f, best, at)))
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
