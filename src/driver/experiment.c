#include "driver/experiment.h"

#include <pthread.h>
#include <sodium.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "driver/match.h"
#include "driver/replay.h"

/* No game of these rules takes nearly so many actions. */
enum { MAX_ACTIONS = 200000, PATIENCE_MS = 100 };

struct run {
    const struct ks_plan *plan;
    struct ks_played *played;
    atomic_uint next, done;
    atomic_bool stop;
    pthread_mutex_t lock; /* for what follows */
    pthread_cond_t ended;
    unsigned working;
    double cpu;
    uint32_t errors;
    char error[512];
};

static void report_error(struct run *r, uint32_t game, const char *what)
{
    pthread_mutex_lock(&r->lock);
    if (r->errors++ == 0)
        snprintf(r->error, sizeof r->error, "game %lu: %.480s", (unsigned long)game,
                 what);
    pthread_mutex_unlock(&r->lock);
}

/* ---- one game ---- */

static struct ks_action roll(const struct ks_game *g, const struct ks_state *s,
                             const struct ks_dice *dice, uint32_t n)
{
    struct ks_actions list;
    ks_legal(g, s, &list);
    return list.v[ks_dice_roll(dice, n, (uint32_t)list.n)];
}

static void finish(const struct ks_game *g, const struct ks_state *s, struct ks_played *p)
{
    p->finished = ks_actor(s) == KS_NOBODY;
    p->winner = s->result;
    p->turn = s->turn;
    p->points[0] = s->points[0];
    p->points[1] = s->points[1];
    p->hash = ks_hash(g, s);
}

/* Plays without keeping the actions. NULL, or what went wrong. */
static const char *play_fast(const struct run *r, const struct ks_dice *dice,
                             struct ks_played *p)
{
    const struct ks_plan *plan = r->plan;
    struct ks_state s;
    enum ks_actor actor;
    uint8_t turn = 0;
    struct ks_asked asked = {
        .game = plan->game, .seed = plan->seed, .number = dice->game};
    struct ks_mind mind[2] = {{0}};
    ks_setup(plan->game, &s);
    for (uint32_t n = 0; (actor = ks_actor(&s)) != KS_NOBODY && n < MAX_ACTIONS; n++) {
        if (actor == KS_CHANCE)
            ks_step(plan->game, &s, roll(plan->game, &s, dice, p->chances++), NULL);
        else {
            struct ks_action a;
            asked.player = plan->player[actor];
            asked.event = n;
            asked.mind = mind[actor];
            ks_copy(plan->game, &asked.state, &s);
            ks_player_decide(&asked, &a);
            mind[actor] = asked.mind;
            ks_step(plan->game, &s, a, NULL);
            p->decisions++;
        }
        if (s.turn == turn)
            continue;
        turn = s.turn;
        const char *broken = ks_check(plan->game, &s);
        if (broken != NULL)
            return broken;
    }
    finish(plan->game, &s, p);
    return p->finished ? ks_check(plan->game, &s) : "the game does not end";
}

static void count(void *context, const struct ks_told *told)
{
    struct ks_played *p = context;
    p->chances += told->entry->actor == KS_CHANCE;
    p->decisions += told->entry->actor != KS_CHANCE;
}

/* Plays as a match and writes the replay; error takes 512 bytes. */
static const char *play_kept(const struct run *r, const struct ks_dice *dice,
                             struct ks_played *p, char *error)
{
    struct ks_terms terms = {.player = {r->plan->player[0], r->plan->player[1]}};
    struct ks_match *m = ks_match_new(r->plan->game, NULL, dice, &terms);
    struct ks_refusal no;
    struct ks_buffer text = {0};
    char path[1024];
    const char *wrong = NULL;
    if (m == NULL)
        return "out of memory";
    m->listener = count;
    m->context = p;
    if (!ks_match_go(m, 0, &no)) {
        snprintf(error, 512, "%s", no.message);
        wrong = error;
    } else {
        finish(m->game, &m->state, p);
        snprintf(path, sizeof path, "%s/%06lu.ksr", r->plan->replays,
                 (unsigned long)dice->game);
        if (!ks_replay_write(m, &text))
            wrong = "out of memory";
        else if (!ks_buffer_store(&text, path, error, 512))
            wrong = error;
    }
    ks_buffer_free(&text);
    ks_match_free(m);
    return wrong;
}

static void play(struct run *r, uint32_t game)
{
    struct ks_played *p = &r->played[game];
    struct ks_dice dice;
    char error[512];
    ks_dice_simulate(&dice, r->plan->seed, game, r->plan->game->scenario);
    const char *wrong =
        r->plan->replays == NULL ? play_fast(r, &dice, p) : play_kept(r, &dice, p, error);
    if (wrong != NULL)
        report_error(r, game, wrong);
    p->finished &= wrong == NULL;
    p->done = true;
    atomic_fetch_add(&r->done, 1);
}

/* ---- threads ---- */

static double thread_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void *work(void *context)
{
    struct run *r = context;
    double start = thread_seconds();
    while (!atomic_load(&r->stop)) {
        uint32_t game = atomic_fetch_add(&r->next, 1);
        if (game >= r->plan->games)
            break;
        play(r, game);
    }
    pthread_mutex_lock(&r->lock);
    r->cpu += thread_seconds() - start;
    r->working--;
    pthread_cond_signal(&r->ended);
    pthread_mutex_unlock(&r->lock);
    return NULL;
}

/* Waits for the workers, asking now and then whether to go on. */
static void watch(struct run *r)
{
    pthread_mutex_lock(&r->lock);
    while (r->working > 0) {
        struct timespec until;
        clock_gettime(CLOCK_REALTIME, &until);
        until.tv_nsec += PATIENCE_MS * 1000000L;
        until.tv_sec += until.tv_nsec / 1000000000L;
        until.tv_nsec %= 1000000000L;
        pthread_cond_timedwait(&r->ended, &r->lock, &until);
        if (r->plan->stop == NULL)
            continue;
        pthread_mutex_unlock(&r->lock);
        if (r->plan->stop(r->plan->context, atomic_load(&r->done)))
            atomic_store(&r->stop, true);
        pthread_mutex_lock(&r->lock);
    }
    pthread_mutex_unlock(&r->lock);
}

static unsigned start_threads(struct run *r, pthread_t *thread)
{
    unsigned jobs = r->plan->jobs < r->plan->games ? r->plan->jobs : r->plan->games;
    unsigned n = 0;
    r->working = jobs;
    while (n < jobs && pthread_create(&thread[n], NULL, work, r) == 0)
        n++;
    pthread_mutex_lock(&r->lock);
    r->working -= jobs - n;
    pthread_mutex_unlock(&r->lock);
    return n;
}

/* ---- sums ---- */

static void feed(crypto_generichash_state *h, uint64_t n)
{
    unsigned char bytes[8];
    for (int i = 0; i < 8; i++)
        bytes[i] = (unsigned char)(n >> 8 * i);
    crypto_generichash_update(h, bytes, sizeof bytes);
}

static void add(struct ks_tally *t, const struct ks_played *p)
{
    t->done++;
    t->decisions += p->decisions;
    t->chances += p->chances;
    if (!p->finished)
        return;
    t->finished++;
    t->wins[p->winner < 2 ? p->winner : 2]++;
    t->turns += p->turn;
    t->points[0] += p->points[0];
    t->points[1] += p->points[1];
}

static void sum(const struct run *r, struct ks_tally *t)
{
    crypto_generichash_state h;
    crypto_generichash_init(&h, NULL, 0, KS_DIGEST_BYTES);
    for (uint32_t i = 0; i < r->plan->games; i++) {
        const struct ks_played *p = &r->played[i];
        if (!p->done)
            continue;
        add(t, p);
        feed(&h, i);
        feed(&h, (uint64_t)p->finished << 16 | (uint64_t)p->winner << 8 | p->turn);
        feed(&h, (uint64_t)(uint16_t)p->points[0] << 16 | (uint16_t)p->points[1]);
        feed(&h, (uint64_t)p->decisions << 32 | p->chances);
        feed(&h, p->hash);
    }
    crypto_generichash_final(&h, t->digest, sizeof t->digest);
    t->cpu = r->cpu;
    t->errors = r->errors;
    memcpy(t->error, r->error, sizeof t->error);
}

bool ks_experiment(const struct ks_plan *plan, struct ks_tally *tally)
{
    struct run r = {.plan = plan};
    pthread_t thread[KS_MAX_JOBS];
    *tally = (struct ks_tally){0};
    r.played = calloc(plan->games, sizeof *r.played);
    if (r.played == NULL) {
        snprintf(tally->error, sizeof tally->error, "no memory for so many games");
        return false;
    }
    pthread_mutex_init(&r.lock, NULL);
    pthread_cond_init(&r.ended, NULL);
    unsigned jobs = start_threads(&r, thread);
    if (jobs > 0) {
        watch(&r);
        for (unsigned i = 0; i < jobs; i++)
            pthread_join(thread[i], NULL);
        sum(&r, tally);
    } else
        snprintf(tally->error, sizeof tally->error, "no thread could be started");
    pthread_cond_destroy(&r.ended);
    pthread_mutex_destroy(&r.lock);
    free(r.played);
    return jobs > 0;
}
