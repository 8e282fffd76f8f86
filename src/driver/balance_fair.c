#include "driver/balance_fair.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "driver/balance_count.h"

static const double fair_by = 0.01;

struct ks_fair *ks_fair_make(const struct ks_balance *b)
{
    struct ks_victory now = ks_victory_of(b->arm[0].game);
    struct ks_fair *fair = calloc(b->levels * KS_KNOBS, sizeof *fair);
    for (size_t i = 0; fair != NULL && i < b->levels * KS_KNOBS; i++) {
        struct ks_fair *f = &fair[i];
        f->level = (uint8_t)(i / KS_KNOBS);
        ks_curve_make(b, ks_balance_arm(b, f->level, KS_ARM_OPEN), &now,
                      (enum ks_knob)(i % KS_KNOBS), &f->curve);
        f->solution = ks_curve_solve(&f->curve, &now, 0);
    }
    return fair;
}

static double miss(const struct ks_trial *t)
{
    return fabs(t->played.value - 0.5);
}

/* By how much play differs from the curve, as the last trial shows. */
static double shift_of(const struct ks_fair *f)
{
    if (f->trials == 0)
        return 0;
    const struct ks_trial *t = &f->trial[f->trials - 1];
    return t->played.value - f->curve.share[t->value - f->curve.from].value;
}

static bool was_tried(const struct ks_fair *f, int value)
{
    for (size_t i = 0; i < f->trials; i++)
        if (f->trial[i].value == value)
            return true;
    return false;
}

/* The next value worth playing; false if there is none. */
static bool next_value(const struct ks_fair *f, const struct ks_victory *now,
                       struct ks_solution *out)
{
    if (f->trials == KS_TRIALS || f->curve.n == 0 || f->curve.share[0].n == 0)
        return false;
    if (f->trials > 0 && miss(&f->trial[f->best]) <= fair_by)
        return false;
    *out = ks_curve_solve(&f->curve, now, shift_of(f));
    return !was_tried(f, out->value);
}

/* ---- a round: a trial of every knob that still needs one ---- */

struct round {
    struct ks_balance run;
    size_t whose[KS_BALANCE_ARMS]; /* which knob an arm belongs to */
    struct ks_solution expected[KS_BALANCE_ARMS];
    char path[1024];
};

static struct round *round_new(const struct ks_balance *b)
{
    struct round *r = calloc(1, sizeof *r);
    if (r == NULL)
        return NULL;
    r->run = (struct ks_balance){.levels = b->levels,
                                 .seed = b->seed,
                                 .games = b->games,
                                 .jobs = b->jobs,
                                 .stop = b->stop,
                                 .context = b->context};
    memcpy(r->run.level, b->level, sizeof b->level);
    return r;
}

/* The file is named after what it holds: more games may lead to other trials. */
static void name_file(struct round *r, const char *path)
{
    char identity[33];
    if (path == NULL)
        return;
    ks_balance_identity(&r->run, identity);
    snprintf(r->path, sizeof r->path, "%s.%.8s", path, identity);
    r->run.path = r->path;
}

static void round_free(struct round *r)
{
    ks_balance_done(&r->run);
    free(r);
}

static bool plan(struct round *r, const struct ks_fair *fair, size_t n,
                 const struct ks_victory *now, const struct ks_subject *subject,
                 struct ks_refusal *no)
{
    for (size_t i = 0; i < n; i++) {
        struct ks_solution *s = &r->expected[r->run.arms];
        if (!next_value(&fair[i], now, s))
            continue;
        struct ks_victory v = ks_victory_turn(*now, s->knob, s->value);
        r->whose[r->run.arms] = i;
        if (!ks_balance_trial(&r->run, subject, fair[i].level, v.limit, v.start, no))
            return false;
    }
    return true;
}

static void note(struct ks_fair *f, struct ks_solution expected,
                 struct ks_estimate played)
{
    if (played.n == 0)
        return;
    f->trial[f->trials++] = (struct ks_trial){
        .value = expected.value, .expected = expected.share, .played = played};
    if (miss(&f->trial[f->trials - 1]) < miss(&f->trial[f->best]))
        f->best = f->trials - 1;
}

static bool play(struct round *r, struct ks_fair *fair, const char *path, char error[512])
{
    struct ks_arm_result result;
    name_file(r, path);
    bool good = ks_balance_run(&r->run, error);
    for (size_t arm = 0; r->run.record != NULL && arm < r->run.arms; arm++)
        if (ks_arm_count(&r->run, arm, &result))
            note(&fair[r->whose[arm]], r->expected[arm], result.score);
    return good;
}

bool ks_fair_try(struct ks_fair *fair, const struct ks_balance *b,
                 const struct ks_subject *subject, const char *path, char error[512])
{
    struct ks_victory now = ks_victory_of(b->arm[0].game);
    struct ks_refusal no;
    bool good = true, more = true;
    for (int number = 1; good && more && number <= KS_TRIALS; number++) {
        struct round *r = round_new(b);
        if (r == NULL) {
            snprintf(error, 512, "out of memory");
            return false;
        }
        good = plan(r, fair, b->levels * KS_KNOBS, &now, subject, &no);
        if (!good)
            snprintf(error, 512, "%s", no.message);
        else if (r->run.arms > 0)
            good = play(r, fair, path, error);
        /* Nothing to try, or ended early. */
        more = r->run.arms > 0 && r->run.done == r->run.games * (uint32_t)r->run.arms;
        round_free(r);
    }
    return good;
}
