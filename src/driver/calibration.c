#include "driver/calibration.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/chance.h"
#include "driver/dice.h"
#include "driver/digest.h"
#include "driver/philox.h"

enum { MAX_ACTIONS = 200000 };

struct run {
    const struct ks_calibrating *how;
    atomic_bool hurry;
};

/* ---- a game ---- */

static struct ks_action next_action(const struct ks_calibrating *how,
                                    struct ks_asked *asked, struct ks_mind mind[2],
                                    const struct ks_dice *dice, uint32_t *rolls)
{
    enum ks_actor actor = ks_actor(&asked->state);
    struct ks_action a;
    if (actor == KS_CHANCE) {
        struct ks_actions list;
        ks_legal(asked->game, &asked->state, &list);
        return list.v[ks_dice_roll(dice, (*rolls)++, (uint32_t)list.n)];
    }
    asked->player = how->player;
    asked->mind = mind[actor];
    ks_player_decide(asked, &a);
    mind[actor] = asked->mind;
    return a;
}

/* Keeps each moment with the same chance, whatever the length of the game. */
static void sample(struct ks_sampled *out, struct ks_stream *stream, uint32_t moment,
                   const struct ks_game *g, const struct ks_state *s)
{
    uint32_t at = moment < KS_SAMPLES ? moment : ks_stream_below(stream, moment + 1);
    if (at >= KS_SAMPLES)
        return;
    out->n = (uint8_t)(moment < KS_SAMPLES ? moment + 1 : KS_SAMPLES);
    out->v[at] = (struct ks_calibration_sample){
        (uint16_t)ks_chance(g, s), (int16_t)(s->points[0] - s->points[1]), s->turn};
}

/* Games go round the scenarios in turn. */
static void play(void *context, uint32_t job, void *record)
{
    const struct run *r = context;
    const struct ks_calibrating *how = r->how;
    const struct ks_game *g = how->game[job % how->scenarios];
    uint32_t number = job / (uint32_t)how->scenarios, rolls = 0, moments = 0;
    struct ks_sampled *out = record;
    struct ks_asked asked = {.game = g, .seed = how->seed, .number = number};
    struct ks_mind mind[2] = {{0}};
    struct ks_dice dice;
    struct ks_stream stream;
    ks_dice_simulate(&dice, how->seed, number, g->scenario);
    ks_stream_init(&stream, how->seed, number, KS_STREAM_CHECK, 0);
    ks_setup(g, &asked.state);
    for (uint32_t n = 0; ks_actor(&asked.state) != KS_NOBODY; n++) {
        if (n == MAX_ACTIONS || atomic_load(&r->hurry)) {
            out->n = 0;
            return;
        }
        asked.event = n;
        if (ks_actor(&asked.state) != KS_CHANCE)
            sample(out, &stream, moments++, g, &asked.state);
        ks_step(g, &asked.state, next_action(how, &asked, mind, &dice, &rolls), NULL);
    }
    out->turns = g->turns;
    out->halves = asked.state.result == KS_SIDE_A ? 2 : asked.state.result == KS_NOBODY;
}

/* ---- sums ---- */

static double square(double x)
{
    return x * x;
}

static void add_sample(struct ks_calibration *c, double chance, double result)
{
    int at = (int)(chance * KS_BINS);
    struct ks_bin *bin = &c->bin[at < KS_BINS ? at : KS_BINS - 1];
    bin->n++;
    bin->chance += chance;
    bin->result += result;
    c->positions++;
    c->brier += square(chance - result);
}

static double chance_of(const struct ks_calibration_sample *s)
{
    return (double)s->chance / KS_CERTAIN;
}

/* Mean result of the games with even numbers. */
static double share_won(const struct ks_sampled *game, const unsigned char *done,
                        uint32_t n)
{
    double halves = 0, games = 0;
    for (uint32_t i = 0; i < n; i += 2)
        if (done[i] && game[i].n > 0) {
            halves += game[i].halves;
            games++;
        }
    return games == 0 ? 0.5 : halves / 2 / games;
}

static void compare(const struct ks_sampled *game, const unsigned char *done, uint32_t n,
                    struct ks_calibration *out)
{
    struct ks_logistic logistic;
    double share = share_won(game, done, n);
    ks_logistic_learn(&logistic, game, done, n);
    for (uint32_t i = 1; i < n; i += 2)
        for (int k = 0; done[i] && k < game[i].n; k++) {
            const struct ks_calibration_sample *s = &game[i].v[k];
            double result = game[i].halves / 2.0;
            out->held++;
            out->held_brier += square(chance_of(s) - result);
            out->logistic +=
                square(ks_logistic_chance(&logistic, s, game[i].turns) - result);
            out->constant += square(share - result);
        }
}

/* Sums that several scenarios can add to. */
static void add_games(const struct ks_sampled *game, const unsigned char *done,
                      uint32_t n, struct ks_calibration *out)
{
    for (uint32_t i = 0; i < n; i++) {
        if (!done[i] || game[i].n == 0)
            continue;
        out->games++;
        for (int k = 0; k < game[i].n; k++)
            add_sample(out, chance_of(&game[i].v[k]), game[i].halves / 2.0);
    }
    compare(game, done, n, out);
}

/* Sums become means. */
static void divide(struct ks_calibration *c)
{
    double n = c->positions == 0 ? 1 : c->positions, held = c->held == 0 ? 1 : c->held;
    c->brier /= n;
    c->held_brier /= held;
    c->logistic /= held;
    c->constant /= held;
    for (int i = 0; i < KS_BINS; i++)
        c->ece += fabs(c->bin[i].chance - c->bin[i].result) / n;
}

void ks_calibration_sum(const struct ks_sampled *game, const unsigned char *done,
                        uint32_t n, struct ks_calibration *out)
{
    *out = (struct ks_calibration){.games = 0};
    add_games(game, done, n, out);
    divide(out);
}

/* Games of one scenario stand apart in the list of jobs. */
static void sum_up(const struct ks_calibrating *how, const struct ks_sampled *game,
                   const unsigned char *done, struct ks_sampled *own,
                   unsigned char *own_done, struct ks_calibration *out)
{
    struct ks_calibration *all = &out[how->scenarios];
    *all = (struct ks_calibration){.games = 0};
    for (size_t s = 0; s < how->scenarios; s++) {
        for (uint32_t i = 0; i < how->games; i++) {
            own[i] = game[i * how->scenarios + s];
            own_done[i] = done[i * how->scenarios + s];
        }
        ks_calibration_sum(own, own_done, how->games, &out[s]);
        add_games(own, own_done, how->games, all);
    }
    divide(all);
}

/* ---- the run ---- */

static bool stop(void *context, const unsigned char *done, const void *records,
                 uint32_t finished)
{
    const struct ks_calibrating *how = ((struct run *)context)->how;
    (void)done;
    (void)records;
    return how->stop != NULL &&
           how->stop(how->context, finished, how->games * (uint32_t)how->scenarios);
}

static void identify(const struct ks_calibrating *how, unsigned char *out)
{
    struct ks_digest d;
    ks_digest_init(&d);
    ks_digest_text(&d, "calibrate 1");
    ks_digest_number(&d, how->scenarios);
    for (size_t i = 0; i < how->scenarios; i++)
        ks_digest_game(&d, how->game[i]);
    ks_digest_text(&d, how->player.text);
    ks_digest_number(&d, how->seed);
    ks_digest_final(&d, out);
}

bool ks_calibrate(const struct ks_calibrating *how, struct ks_calibration *out,
                  struct ks_jobs_outcome *outcome)
{
    struct run run = {.how = how};
    uint32_t n = how->games * (uint32_t)how->scenarios;
    struct ks_jobs jobs = {.n = n,
                           .threads = how->threads,
                           .record = sizeof(struct ks_sampled),
                           .work = play,
                           .path = how->path,
                           .stop = stop,
                           .context = &run,
                           .hurry = &run.hurry};
    /* One half is what was played, the other the part of a scenario. */
    struct ks_sampled *game = calloc((size_t)n + how->games, sizeof *game);
    unsigned char *done = calloc((size_t)n + how->games, 1);
    bool played = game != NULL && done != NULL;
    *outcome = (struct ks_jobs_outcome){.finished = 0};
    if (!played)
        snprintf(outcome->error, sizeof outcome->error,
                 "not enough memory for so many games");
    else {
        identify(how, jobs.identity);
        played = ks_jobs_run(&jobs, game, done, outcome);
        sum_up(how, game, done, game + n, done + n, out);
    }
    free(done);
    free(game);
    return played;
}
