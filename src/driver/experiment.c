#include "driver/experiment.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "driver/features.h"
#include "driver/match.h"
#include "driver/replay.h"
#include "driver/spread.h"

struct run {
    const struct ks_plan *plan;
    atomic_bool hurry;
    struct ks_features *features; /* NULL: not wanted */
};

/* ---- one game ---- */

static void count(void *context, const struct ks_told *told)
{
    struct ks_played *p = context;
    uint8_t actor = told->entry->actor;
    if (actor == KS_CHANCE)
        p->chances++;
    else if (actor < KS_CHANCE)
        p->side[actor].decisions++;
}

static void note(struct ks_played *p, const char *what)
{
    p->ending = KS_BROKEN;
    snprintf(p->wrong, sizeof p->wrong, "%.*s", (int)sizeof p->wrong - 1, what);
}

static void store(const struct ks_match *m, const char *folder, struct ks_played *p)
{
    struct ks_buffer text = {0};
    char path[1024], error[512] = "out of memory";
    snprintf(path, sizeof path, "%s/%06lu.ksr", folder, (unsigned long)m->dice.game);
    if (!ks_replay_write(m, &text) || !ks_buffer_store(&text, path, error, sizeof error))
        note(p, error);
    ks_buffer_free(&text);
}

static void note_forfeit(const struct ks_match *m, struct ks_played *p)
{
    if (m->ended != KS_ENTRY_FORFEIT)
        return;
    note(p, m->fault);
    p->ending = KS_FORFEIT;
    p->winner = m->winner;
}

/* Plays as a match, which keeps all actions, and writes the replay. */
static void play_kept(const struct ks_plan *plan, uint32_t game, struct ks_played *p)
{
    struct ks_match_terms terms = {.player = {plan->player[0], plan->player[1]}};
    struct ks_dice dice;
    struct ks_refusal no;
    ks_dice_simulate(&dice, plan->seed, game, plan->game->scenario);
    struct ks_match *m = ks_match_new(plan->game, NULL, &dice, &terms);
    if (m == NULL) {
        note(p, "out of memory");
        return;
    }
    m->listener = count;
    m->context = p;
    ks_match_hire(m, plan->hire);
    if (ks_match_go(m, 0, &no)) {
        note_forfeit(m, p);
        ks_played_end(m->game, &m->state, p);
        store(m, plan->replays, p);
    } else
        note(p, no.message);
    ks_match_free(m);
}

static void gather(void *context, const struct ks_state *s)
{
    ks_gather_add(context, s);
}

/* The positions go into their file before the result is kept: a game with a result is not played
 * again. */
static void play_gathered(struct ks_features *features, struct ks_contest *c,
                          struct ks_played *p)
{
    struct ks_gather *moments = malloc(sizeof *moments);
    if (moments == NULL) {
        note(p, "out of memory");
        return;
    }
    ks_gather_begin(moments, c->game, c->seed, c->number);
    c->watch = gather;
    c->context = moments;
    ks_contest_play(c, p);
    if (p->ending == KS_FINISHED)
        ks_features_add(features, c->number, moments, p);
    free(moments);
}

static void work(void *context, uint32_t game, void *record)
{
    struct run *r = context;
    const struct ks_plan *plan = r->plan;
    if (plan->replays != NULL) {
        play_kept(plan, game, record);
        return;
    }
    struct ks_contest c = {.game = plan->game,
                           .player = {plan->player[0], plan->player[1]},
                           .seed = plan->seed,
                           .number = game,
                           .hurry = &r->hurry,
                           .hire = plan->hire};
    if (r->features != NULL)
        play_gathered(r->features, &c, record);
    else
        ks_contest_play(&c, record);
}

/* ---- sums ---- */

static void add(struct ks_tally *t, uint32_t game, const struct ks_played *p)
{
    t->done++;
    t->decisions += p->side[0].decisions + p->side[1].decisions;
    t->chances += p->chances;
    if (p->wrong[0] != '\0' && t->wrong[0] == '\0')
        snprintf(t->wrong, sizeof t->wrong, "game %lu: %s", (unsigned long)game,
                 p->wrong);
    t->errors += p->ending == KS_BROKEN;
    if (p->ending != KS_FINISHED && p->ending != KS_FORFEIT)
        return;
    t->finished++;
    t->wins[p->winner < 2 ? p->winner : 2]++;
    if (p->ending == KS_FORFEIT)
        t->forfeits[1 - p->winner]++;
    t->turns += p->turn;
    t->points[0] += p->points[0];
    t->points[1] += p->points[1];
}

static void sum(const struct ks_plan *plan, const struct ks_played *played,
                const unsigned char *done, struct ks_tally *t)
{
    struct ks_digest d;
    ks_digest_init(&d);
    for (uint32_t i = 0; i < plan->games; i++) {
        if (!done[i])
            continue;
        add(t, i, &played[i]);
        ks_digest_number(&d, i);
        ks_played_digest(&played[i], &d);
    }
    ks_digest_final(&d, t->digest);
}

/* ---- the run ---- */

static bool stop(void *context, const unsigned char *done, const void *records,
                 uint32_t finished)
{
    const struct run *r = context;
    const struct ks_plan *plan = r->plan;
    (void)done;
    (void)records;
    return plan->stop != NULL && plan->stop(plan->context, finished);
}

static void identify(const struct ks_plan *plan, unsigned char identity[KS_DIGEST_BYTES])
{
    struct ks_digest d;
    ks_digest_init(&d);
    ks_digest_text(&d, "sim");
    ks_digest_game(&d, plan->game);
    ks_digest_text(&d, plan->player[0].text);
    ks_digest_text(&d, plan->player[1].text);
    ks_digest_number(&d, plan->seed);
    ks_digest_final(&d, identity);
}

static bool run(struct run *r, struct ks_jobs *jobs, struct ks_played *played,
                unsigned char *done, struct ks_tally *tally)
{
    bool well = ks_jobs_run(jobs, played, done, &tally->jobs);
    sum(r->plan, played, done, tally);
    return well;
}

static bool run_gathered(struct run *r, struct ks_jobs *jobs, struct ks_played *played,
                         unsigned char *done, struct ks_tally *tally)
{
    const struct ks_plan *plan = r->plan;
    struct ks_features features;
    if (!ks_spread_is_alone()) {
        snprintf(tally->jobs.error, sizeof tally->jobs.error,
                 "positions are written by one process: start it without mpirun");
        return false;
    }
    bool well = ks_features_open(&features, plan->features, plan->game, plan->player,
                                 plan->seed, jobs->identity);
    r->features = &features;
    jobs->failed = &features.failed;
    well = well && run(r, jobs, played, done, tally);
    if (!ks_features_close(&features) && tally->jobs.error[0] == '\0') {
        snprintf(tally->jobs.error, sizeof tally->jobs.error, "%s", features.error);
        well = false;
    }
    return well;
}

static bool prepare(const struct ks_plan *plan, struct ks_played *played,
                    unsigned char *done, struct ks_tally *tally)
{
    struct run r = {.plan = plan};
    struct ks_jobs jobs = {.n = plan->games,
                           .threads = plan->jobs,
                           .record = sizeof *played,
                           .work = work,
                           .path = plan->out,
                           .stop = stop,
                           .context = &r,
                           .hurry = &r.hurry};
    identify(plan, jobs.identity);
    return plan->features != NULL ? run_gathered(&r, &jobs, played, done, tally)
                                  : run(&r, &jobs, played, done, tally);
}

bool ks_experiment(const struct ks_plan *plan, struct ks_tally *tally)
{
    struct ks_played *played = calloc(plan->games, sizeof *played);
    unsigned char *done = calloc(plan->games, 1);
    bool well = false;
    *tally = (struct ks_tally){0};
    if (played != NULL && done != NULL)
        well = prepare(plan, played, done, tally);
    else
        snprintf(tally->jobs.error, sizeof tally->jobs.error,
                 "not enough memory for so many games");
    free(done);
    free(played);
    return well;
}
