/* How commands get their tasks. Every hex the enemy holds is considered as a goal: what is around
 * it, and what could be brought there. A command goes for the goal with the best odds nearby; if
 * they are bad it stays, and if the enemy is upon it in force it withdraws. Where places score
 * (ks_objectives), a command goes to the one worth most to it, to take or hold it; forces already
 * sent there count. */
#include "ai/disposition.h"

#include <limits.h>

#include "ai/target.h"

enum {
    NEAR = 5,  /* an enemy so near is upon a command */
    APART = 2, /* goals to choose from lie farther from each other */
};

/* Odds in hundredths from which a command attacks, and up to which it goes back. */
static const struct {
    int attack, withdraw;
} threshold[KS_TEMPERS] = {{100, 35}, {140, 60}, {70, 15}};

/* A side that would win as things stand waits if it is weaker, and late in the game. */
static bool may_wait(const struct ks_field *f, const struct ks_state *s, int side)
{
    return ks_ahead(f->g, s) == side &&
           (ks_force(f->own, f->owns) < ks_force(f->foe, f->foes) ||
            3 * s->turn > 2 * f->g->turns);
}

/* Does it hold what scores, and will the enemy be stronger when all have come? */
static bool may_defend(const struct ks_field *f, const struct ks_state *s, int side)
{
    return f->places && ks_ahead(f->g, s) == side &&
           ks_force(f->own, f->owns) + f->due[0] < ks_force(f->foe, f->foes) + f->due[1];
}

/* Hundredths by which the odds of an attack must be better than usual. A side that would lose
 * cannot wait: the later it is, the less it demands. */
static int patience(const struct ks_field *f, const struct ks_state *s, int side)
{
    enum { WAITS = 60, BEHIND = 40 };
    int late = 50 + 50 * s->turn / (f->g->turns ? f->g->turns : 1);
    bool behind = ks_ahead(f->g, s) == !side;
    return (may_wait(f, s, side) ? WAITS : behind ? -BEHIND : 0) * late / 100;
}

static void set_task(const struct ks_field *f, struct ks_command *c, ks_hex at, int odds,
                     int mobile, enum ks_temper temper)
{
    int upon = ks_force_around(f, f->foe, f->foes, at, NEAR);
    int with = ks_force_around(f, f->own, f->owns, at, NEAR);
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

static void aim(const struct ks_field *f, struct ks_command *c, const struct ks_target *t,
                ks_hex at)
{
    c->goal = t->hex;
    c->foe = t->foe;
    c->against = (uint16_t)t->against;
    c->distance = (uint8_t)ks_march_distance(f->g, at, t->hex);
}

/* Horse takes no places: it covers those who do, and charges what stands in the field. */
static bool is_for_foot(const struct ks_field *f, size_t i, const struct ks_target *t)
{
    enum { HORSE = 60 };
    return f->places && t->is_place && 100 * f->mounted[i] > HORSE * f->mobile[i];
}

/* A place of one's own is held by those who are there, unless enemies have come whom they can throw
 * back; others must go to it first. */
static bool must_come(const struct ks_command *c, int odds)
{
    enum { THERE = 6, THROWN_BACK = 130 };
    return c->distance > THERE || (c->against > 0 && odds >= THROWN_BACK);
}

static void give_task(const struct ks_field *f, struct ks_disposition *d, size_t i,
                      struct ks_target *target, size_t targets, enum ks_temper temper)
{
    struct ks_command *c = &d->v[i];
    ks_hex at = ks_survey_centre(f, d, i);
    struct ks_target *best = ks_best_target(f, target, targets, c->strength, at);
    if (best == NULL)
        return;
    aim(f, c, best, at);
    best->sent += c->strength;
    int odds = best->worth ? 100 * best->sent / (best->against + 1) : best->odds;
    set_task(f, c, at, odds, f->mobile[i], temper);
    if (best->own && c->task == KS_ASSAULT && !must_come(c, odds))
        c->task = KS_HOLD;
    if (c->task == KS_ASSAULT && is_for_foot(f, i, best))
        c->task = KS_SCREEN;
}

/* The waiting command that gains most by its best goal; the number of commands if none waits. */
static size_t most_wanted(const struct ks_field *f, const struct ks_disposition *d,
                          const bool *waiting, struct ks_target *target, size_t targets)
{
    size_t next = d->n;
    int most = INT_MIN;
    for (size_t i = 0; i < d->n; i++) {
        if (!waiting[i])
            continue;
        ks_hex at = ks_survey_centre(f, d, i);
        int force = d->v[i].strength;
        const struct ks_target *t = ks_best_target(f, target, targets, force, at);
        int gain = t ? ks_target_score(f, t, force, at) : INT_MIN;
        if (next == d->n || gain > most) {
            most = gain;
            next = i;
        }
    }
    return next;
}

/* Where places score, forces sent to one count for later commands: the command that gains most
 * comes first. Otherwise each is judged on its own. */
static void give_tasks(const struct ks_field *f, struct ks_disposition *d,
                       struct ks_target *target, size_t targets, enum ks_temper temper)
{
    bool waiting[KS_MAX_COMMANDS];
    for (size_t i = 0; i < d->n; i++) {
        d->v[i].task = KS_HOLD;
        waiting[i] = d->v[i].strength > 0;
        if (waiting[i] && !f->places)
            give_task(f, d, i, target, targets, temper);
    }
    if (!f->places)
        return;
    for (size_t i; (i = most_wanted(f, d, waiting, target, targets)) < d->n;) {
        waiting[i] = false;
        give_task(f, d, i, target, targets, temper);
    }
}

/* The force with the same goal as a command that can be there soon after it. */
static int at_hand(const struct ks_disposition *d, const struct ks_command *c, int after)
{
    int sum = 0;
    for (size_t i = 0; i < d->n; i++)
        if (d->v[i].goal == c->goal && d->v[i].task == KS_ASSAULT &&
            d->v[i].distance <= c->distance + after)
            sum += d->v[i].strength;
    return sum;
}

/* Rendezvous: a command near its goal waits until those who go there with it have come up, as long as
 * they are on their way and it is not strong enough alone. */
static void let_wait(struct ks_disposition *d)
{
    enum { NEAR_GOAL = 14, SOON = 5, LATER = 24, ENOUGH = 200, MOST = 75 };
    bool waits[KS_MAX_COMMANDS] = {false};
    for (size_t i = 0; i < d->n; i++) {
        const struct ks_command *c = &d->v[i];
        int now = at_hand(d, c, SOON), then = at_hand(d, c, LATER);
        waits[i] = c->task == KS_ASSAULT && c->distance <= NEAR_GOAL &&
                   100 * now < ENOUGH * c->against && 100 * now < MOST * then;
    }
    for (size_t i = 0; i < d->n; i++)
        d->v[i].task = waits[i] ? KS_HOLD : d->v[i].task;
}

void ks_disposition_make(const struct ks_game *g, const struct ks_state *s, int side,
                         enum ks_temper temper, struct ks_disposition *out)
{
    struct ks_field f = {.g = g};
    struct ks_target target[KS_MAX_TARGETS];
    *out = (struct ks_disposition){.side = (uint8_t)side};
    ks_survey(&f, s, out);
    out->waits = may_wait(&f, s, side);
    out->defends = may_defend(&f, s, side);
    f.patience = patience(&f, s, side);
    size_t targets = ks_find_targets(&f, s, side, target);
    give_tasks(&f, out, target, targets, temper);
    if (f.places)
        let_wait(out);
}

void ks_disposition_stand(struct ks_disposition *d)
{
    for (size_t i = 0; i < d->n; i++)
        if ((d->waits && d->v[i].task == KS_WITHDRAW) ||
            (d->defends && d->v[i].task != KS_BOMBARD))
            d->v[i].task = KS_HOLD;
}

/* Is it apart from the goals found already? */
static bool is_apart(const struct ks_game *g, const struct ks_command *v, size_t n,
                     ks_hex h)
{
    for (size_t i = 0; i < n; i++)
        if (ks_grid_distance(&g->map.grid, v[i].goal, h) <= APART)
            return false;
    return true;
}

size_t ks_command_goals(const struct ks_game *g, const struct ks_state *s,
                        const struct ks_disposition *d, size_t command,
                        struct ks_command out[KS_MAX_GOALS])
{
    struct ks_field f = {.g = g};
    struct ks_target target[KS_MAX_TARGETS];
    struct ks_disposition seen = {.side = d->side};
    size_t n = 0;
    ks_survey(&f, s, &seen);
    size_t targets = ks_find_targets(&f, s, d->side, target),
           i = ks_survey_command(&seen, d->v[command].commander);
    if (seen.v[i].strength == 0)
        return 0;
    ks_hex at = ks_survey_centre(&f, &seen, i);
    int force = seen.v[i].strength;
    for (; n < KS_MAX_GOALS; n++) {
        const struct ks_target *best = NULL;
        for (size_t k = 0; k < targets; k++)
            if (is_apart(g, out, n, target[k].hex) &&
                (best == NULL || ks_target_score(&f, &target[k], force, at) >
                                     ks_target_score(&f, best, force, at)))
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
