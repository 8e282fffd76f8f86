#include "driver/pairs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Games are numbered so that pairs go round the scenarios in turn: first pair 0 of each, then
 * pair 1 of each. In the even game of a pair A has side 0, in the odd one side 1. */
struct place {
    uint32_t pair; /* in all scenarios */
    size_t scenario;
    int swapped; /* the side of A */
};

static struct place place_of(const struct ks_pairs *plan, uint32_t game)
{
    uint32_t pair = game / 2;
    return (struct place){pair, pair % plan->scenarios, (int)(game % 2)};
}

/* Pairs in order, as far as they are finished. */
struct prefix {
    uint32_t pairs;
    struct ks_pentanomial counted;
    enum ks_verdict verdict;
};

struct run {
    const struct ks_pairs *plan;
    uint32_t pairs; /* in all scenarios */
    struct prefix prefix;
    atomic_bool hurry;
};

/* ---- one game ---- */

static void work(void *context, uint32_t game, void *record)
{
    struct run *r = context;
    const struct ks_pairs *plan = r->plan;
    struct place at = place_of(plan, game);
    struct ks_contest c = {
        .game = plan->game[at.scenario],
        .player = {plan->player[at.swapped], plan->player[1 - at.swapped]},
        .seed = plan->seed,
        .number = at.pair,
        .timed = true,
        .hurry = &r->hurry,
        .hire = plan->hire};
    ks_contest_play(&c, record);
}

/* ---- counting ---- */

static bool is_played(const struct ks_played *p)
{
    return p->ending == KS_FINISHED || p->ending == KS_FORFEIT;
}

/* Half points of A in a game. */
static unsigned half_points(const struct ks_played *p, int side)
{
    if (p->winner > 1)
        return 1;
    return p->winner == side ? 2 : 0;
}

static void count_pair(struct ks_pentanomial *counted, const struct ks_played game[2])
{
    if (is_played(&game[0]) && is_played(&game[1]))
        counted->n[half_points(&game[0], 0) + half_points(&game[1], 1)]++;
}

/* Advances over finished pairs until one decides the test. The result depends only on the games,
 * not on the order in which they finished. */
static void advance(struct run *r, const unsigned char *done,
                    const struct ks_played *played)
{
    struct prefix *p = &r->prefix;
    const struct ks_sprt *test = r->plan->sprt;
    while (p->verdict == KS_OPEN && p->pairs < r->pairs && done[2 * p->pairs] &&
           done[2 * p->pairs + 1]) {
        count_pair(&p->counted, &played[2 * p->pairs]);
        p->pairs++;
        if (test != NULL)
            p->verdict = ks_sprt_verdict(test, &p->counted);
    }
}

static bool stop(void *context, const unsigned char *done, const void *records,
                 uint32_t finished)
{
    struct run *r = context;
    const struct ks_pairs *plan = r->plan;
    advance(r, done, records);
    if (plan->stop != NULL && plan->stop(plan->context, &r->prefix.counted, finished))
        return true;
    return r->prefix.verdict != KS_OPEN;
}

static void add_game(struct ks_pairs_score *s, const struct ks_played *p, int side)
{
    s->games++;
    s->errors += !is_played(p);
    if (!is_played(p))
        return;
    unsigned half = half_points(p, side);
    s->draws += half == 1;
    s->wins[0] += half == 2;
    s->wins[1] += half == 0;
    s->by_side[side] += half;
    s->on_side[side]++;
}

static void add_conduct(struct ks_conduct *c, const struct ks_played *p, int side)
{
    const struct ks_side_played *e = &p->side[side];
    c->decisions += e->decisions;
    c->turns += p->turn;
    c->ns += e->ns;
    c->longest = c->longest < e->longest ? e->longest : c->longest;
    c->illegal += e->illegal;
    if (p->ending == KS_FORFEIT && p->winner != side) {
        c->crashes += !p->late;
        c->late += p->late;
    }
}

static void note_wrong(const struct ks_pairs *plan, uint32_t game,
                       const struct ks_played *p, char *out, size_t size)
{
    struct place at = place_of(plan, game);
    if (p->wrong[0] == '\0' || out[0] != '\0')
        return;
    snprintf(out, size, "%s, pair %lu, %s game: %s", plan->game[at.scenario]->scenario,
             (unsigned long)(at.pair / plan->scenarios), at.swapped ? "second" : "first",
             p->wrong);
}

static void sum(const struct run *r, const struct ks_played *played,
                struct ks_pairs_result *out)
{
    const struct ks_pairs *plan = r->plan;
    struct ks_digest d;
    ks_digest_init(&d);
    for (uint32_t game = 0; game < 2 * r->prefix.pairs; game++) {
        const struct ks_played *p = &played[game];
        struct place at = place_of(plan, game);
        struct ks_pairs_score *s = &out->scenario[at.scenario];
        add_game(&out->all, p, at.swapped);
        add_game(s, p, at.swapped);
        add_conduct(&out->player[0], p, at.swapped);
        add_conduct(&out->player[1], p, 1 - at.swapped);
        if (at.swapped)
            count_pair(&s->pairs, p - 1);
        note_wrong(plan, game, p, out->wrong, sizeof out->wrong);
        ks_digest_number(&d, game);
        ks_played_digest(p, &d);
    }
    ks_digest_final(&d, out->digest);
    out->all.pairs = r->prefix.counted;
    out->pairs = r->prefix.pairs;
    out->verdict = r->prefix.verdict;
    out->llr = plan->sprt == NULL ? 0 : ks_sprt_llr(plan->sprt, &out->all.pairs);
}

/* ---- the run ---- */

static void identify(const struct ks_pairs *plan, unsigned char identity[KS_DIGEST_BYTES])
{
    struct ks_digest d;
    ks_digest_init(&d);
    ks_digest_text(&d, "match");
    ks_digest_number(&d, plan->scenarios);
    for (size_t i = 0; i < plan->scenarios; i++)
        ks_digest_game(&d, plan->game[i]);
    ks_digest_text(&d, plan->player[0].text);
    ks_digest_text(&d, plan->player[1].text);
    ks_digest_number(&d, plan->seed);
    ks_digest_final(&d, identity);
}

static bool run(const struct ks_pairs *plan, struct ks_played *played,
                unsigned char *done, struct ks_pairs_result *out)
{
    struct run r = {.plan = plan, .pairs = plan->pairs * (uint32_t)plan->scenarios};
    struct ks_jobs jobs = {.n = 2 * r.pairs,
                           .threads = plan->threads,
                           .record = sizeof *played,
                           .work = work,
                           .path = plan->out,
                           .stop = stop,
                           .context = &r,
                           .hurry = &r.hurry};
    identify(plan, jobs.identity);
    bool well = ks_jobs_run(&jobs, played, done, &out->jobs);
    advance(&r, done, played);
    sum(&r, played, out);
    return well;
}

bool ks_pairs_play(const struct ks_pairs *plan, struct ks_pairs_result *out)
{
    size_t games = 2 * (size_t)plan->pairs * plan->scenarios;
    struct ks_played *played = calloc(games, sizeof *played);
    unsigned char *done = calloc(games, 1);
    bool well = false;
    *out = (struct ks_pairs_result){0};
    if (played != NULL && done != NULL)
        well = run(plan, played, done, out);
    else
        snprintf(out->jobs.error, sizeof out->jobs.error,
                 "not enough memory for so many games");
    free(done);
    free(played);
    return well;
}
