/* What must hold at every moment of every game, whoever plays it: random games over all
 * scenarios, editions and set-ups, with every rule of the contract checked on the way. A failure
 * prints the seed that brings it back. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "core/ks.h"
#include "data/load.h"
#include "data/source.h"
#include "driver/philox.h"

enum { LONGEST = 60000, SAVE_EVERY = 97, TEXT = 1 << 16, POSITIONS = 2 };

struct variant {
    const char *scenario;
    struct ks_option option[2];
};

static const struct variant variant[] = {
    {"raclawice/historical", {{"edition", "2013-en"}, {"setup", "1"}}},
    {"raclawice/historical", {{"edition", "2010-pl"}, {"setup", "2"}}},
    {"raclawice/hypothetical", {{"edition", "2013-en"}, {"setup", "2"}}},
    {"raclawice/hypothetical", {{"edition", "2010-pl"}, {"setup", "1"}}},
};
enum { VARIANTS = sizeof variant / sizeof *variant };

/* A game being played, and what a check needs. */
struct run {
    const struct ks_game *g;
    struct ks_stream random;
    struct ks_state s, other, third;
    struct ks_actions legal;
    struct ks_action *history;
    size_t moves;
    const char *fault;
    char text[TEXT], error[KS_TEXT];
};

static bool fault(struct run *r, const char *what)
{
    r->fault = what;
    return false;
}

static bool listed(const struct run *r, struct ks_action a)
{
    uint64_t key = ks_action_key(a);
    for (size_t i = 0; i < r->legal.n; i++)
        if (ks_action_key(r->legal.v[i]) == key)
            return true;
    return false;
}

static bool check_list(struct run *r)
{
    if (r->legal.n == 0)
        return fault(r, "the legal list is empty");
    for (size_t i = 1; i < r->legal.n; i++)
        if (ks_action_key(r->legal.v[i - 1]) >= ks_action_key(r->legal.v[i]))
            return fault(r, "the legal list is not sorted or has duplicates");
    size_t looks = r->legal.n < 24 ? r->legal.n : 24;
    for (size_t i = 0; i < looks; i++) {
        size_t k =
            looks == r->legal.n ? i : ks_stream_below(&r->random, (uint32_t)r->legal.n);
        if (ks_why_not(r->g, &r->s, r->legal.v[k]).code)
            return fault(r, "a listed action is refused");
    }
    for (int i = 0; i < 3; i++)
        if (!listed(r, ks_sample(r->g, &r->s, ks_stream_long(&r->random))))
            return fault(r, "a sampled action is not in the list");
    return true;
}

static bool check_text(struct run *r, struct ks_action a)
{
    char text[KS_TEXT];
    struct ks_action back;
    if (!ks_action_text(r->g, a, text, sizeof text) ||
        !ks_action_parse(r->g, text, &back) || ks_action_key(back) != ks_action_key(a))
        return fault(r, "an action does not survive its text");
    return true;
}

/* Something like a legal action, but perhaps not quite. */
static struct ks_action distort(struct run *r)
{
    struct ks_action a = r->legal.v[ks_stream_below(&r->random, (uint32_t)r->legal.n)];
    uint32_t word = ks_stream_word(&r->random);
    switch (word & 3) {
    case 0:
        a.unit = (ks_unit)(word >> 8 & 1 ? (word >> 16) % r->g->pieces : KS_NONE);
        break;
    case 1: a.hex = (ks_hex)((word >> 16) % r->g->map.grid.hexes); break;
    case 2: a.verb = (uint8_t)((word >> 16) % 50); break;
    default: a.arg = (uint8_t)(word >> 16); break;
    }
    return a;
}

static bool check_refusal(struct run *r)
{
    struct ks_action a = distort(r);
    bool legal = ks_why_not(r->g, &r->s, a).code == 0;
    if (legal) {
        char text[KS_TEXT];
        struct ks_action back;
        if (ks_action_text(r->g, a, text, sizeof text) &&
            ks_action_parse(r->g, text, &back) && !listed(r, back))
            return fault(r, "an action is called legal but not listed");
        return true;
    }
    uint64_t before = ks_hash(r->g, &r->s);
    if (ks_apply(r->g, &r->s, a, NULL))
        return fault(r, "an illegal action was done");
    return ks_hash(r->g, &r->s) == before ||
           fault(r, "an illegal action changed the state");
}

static bool check_saving(struct run *r)
{
    size_t n = ks_state_text(r->g, &r->s, r->text, TEXT);
    if (n >= TEXT)
        return fault(r, "the text of the state is too long");
    if (!ks_state_parse(r->g, r->text, &r->other, r->error))
        return fault(r, r->error);
    if (ks_hash(r->g, &r->other) != ks_hash(r->g, &r->s))
        return fault(r, "a saved state is not the same when loaded");
    return true;
}

/* Two states that differ only in what a side cannot know look the same to it. */
static bool check_views(struct run *r)
{
    for (int side = 0; side < 2; side++) {
        ks_view(r->g, &r->s, side, &r->other);
        uint64_t known = ks_hash(r->g, &r->other);
        ks_determinise(r->g, &r->other, ks_stream_long(&r->random));
        ks_view(r->g, &r->other, side, &r->third);
        if (ks_hash(r->g, &r->third) != known)
            return fault(r, "a view shows what should be hidden");
    }
    return true;
}

static bool check_moment(struct run *r)
{
    const char *broken = ks_check(r->g, &r->s);
    if (broken)
        return fault(r, broken);
    return check_list(r) && check_refusal(r) && check_views(r) &&
           (r->moves % SAVE_EVERY || check_saving(r));
}

static bool replay(struct run *r)
{
    uint64_t end = ks_hash(r->g, &r->s);
    ks_setup(r->g, &r->s);
    for (size_t i = 0; i < r->moves; i++)
        if (!ks_apply(r->g, &r->s, r->history[i], NULL))
            return fault(r, "a replayed action is refused");
    return ks_hash(r->g, &r->s) == end || fault(r, "a replay ends in another state");
}

static bool play(struct run *r)
{
    struct ks_events events;
    ks_setup(r->g, &r->s);
    for (r->moves = 0; ks_actor(&r->s) != KS_NOBODY; r->moves++) {
        if (r->moves == LONGEST)
            return fault(r, "the game does not end");
        ks_legal(r->g, &r->s, &r->legal);
        if (!check_moment(r))
            return false;
        struct ks_action a =
            r->legal.v[ks_stream_below(&r->random, (uint32_t)r->legal.n)];
        if (!check_text(r, a))
            return false;
        r->history[r->moves] = a;
        events.n = 0;
        if (!ks_apply(r->g, &r->s, a, &events))
            return fault(r, "a listed action is not done");
    }
    return replay(r);
}

/* ---- constructed positions ---- */

static const char *const word_of_phase[] = {"movement", "commander", "melee",
                                            "activation", "draw"};
static const char *const word_of_facing[] = {"N", "NE", "SE", "S", "SW", "NW"};
static const char *const word_of_form[] = {"", " form=skirmish", " form=square"};

static uint32_t below_n(struct run *r, uint32_t n)
{
    return ks_stream_below(&r->random, n);
}

/* A crowd of pieces in a corner of the map, stacked and mixed as nobody would set them up. */
static void invent_position(struct run *r)
{
    uint32_t pieces = 8 + below_n(r, 60), used[KS_MAX_PIECES] = {0};
    int n = snprintf(r->text, TEXT, "turn %" PRIu32 "\nphase %s\n", 1 + below_n(r, 15),
                     word_of_phase[below_n(r, 5)]);
    for (uint32_t i = 0; i < pieces; i++) {
        uint32_t u = below_n(r, r->g->pieces);
        struct ks_counter c;
        ks_describe(r->g, &r->s, (ks_unit)u, &c);
        if (used[u]++)
            continue;
        bool leader = strstr(r->g->piece[u].arm, "commander") != NULL;
        bool gun = strstr(r->g->piece[u].arm, "artillery") != NULL;
        n += snprintf(r->text + n, (size_t)(TEXT - n), "unit %s %02u%02u %s",
                      r->g->piece[u].id, 6 + below_n(r, 8), 12 + below_n(r, 8),
                      word_of_facing[below_n(r, 6)]);
        if (!leader && !gun)
            n += snprintf(r->text + n, (size_t)(TEXT - n),
                          " lost=%" PRIu32 "%s shots=%" PRIu32, below_n(r, c.steps),
                          word_of_form[below_n(r, 3)], below_n(r, 5));
        n += snprintf(r->text + n, (size_t)(TEXT - n), "\n");
        if (leader)
            n += snprintf(r->text + n, (size_t)(TEXT - n), "%s %s\n",
                          below_n(r, 4) ? "active" : "pool", r->g->piece[u].id);
    }
}

/* Any position that can be read can be played on. */
static bool play_position(struct run *r)
{
    ks_setup(r->g, &r->s);
    invent_position(r);
    if (!ks_state_parse(r->g, r->text, &r->s, r->error))
        return true; /* refused with a reason: that is an answer too */
    for (r->moves = 0; r->moves < 300 && ks_actor(&r->s) != KS_NOBODY; r->moves++) {
        ks_legal(r->g, &r->s, &r->legal);
        if (!check_list(r) || !check_refusal(r) || !check_views(r) ||
            (r->moves % 29 == 0 && !check_saving(r)))
            return false;
        struct ks_action a = r->legal.v[below_n(r, (uint32_t)r->legal.n)];
        r->history[r->moves] = a;
        if (!check_text(r, a) || !ks_apply(r->g, &r->s, a, NULL))
            return fault(r, "a listed action is not done");
    }
    return true;
}

static struct ks_game *load(const struct variant *v)
{
    struct ks_data_source source;
    struct ks_data_error error;
    ks_data_source_init(&source);
    ks_data_source_embedded(&source, NULL);
    struct ks_game *g = ks_game_load(&source, v->scenario, v->option, 2, &error);
    ks_data_source_done(&source);
    if (!g)
        printf("not ok %s cannot be loaded\n", v->scenario);
    return g;
}

static void report(const struct run *r, const struct variant *v, uint64_t seed,
                   uint32_t game)
{
    char text[KS_TEXT] = "";
    if (r->moves)
        ks_action_text(r->g, r->history[r->moves - 1], text, sizeof text);
    printf("not ok %s %s setup %s: %s (after %zu actions, the last %s; --seed %" PRIu64
           " --game %" PRIu32 ")\n",
           v->scenario, v->option[0].value, v->option[1].value, r->fault, r->moves, text,
           seed, game);
    fflush(stdout);
}

struct plan {
    uint32_t games, only;
    unsigned jobs;
    uint64_t seed;
    bool single;
};

/* The games of one process; returns how many failed. */
static uint32_t work(const struct plan *plan, unsigned job)
{
    uint32_t failed = 0;
    struct ks_game *g[VARIANTS];
    struct run *r = calloc(1, sizeof *r);
    struct ks_action *history = calloc(LONGEST, sizeof *history);
    for (size_t i = 0; i < VARIANTS; i++)
        if (!(g[i] = load(&variant[i])) || !r || !history)
            return plan->games;
    for (uint32_t i = 0; i < plan->games; i++) {
        if (plan->single ? i != plan->only : i % plan->jobs != job)
            continue;
        memset(r, 0, sizeof *r);
        r->g = g[i % VARIANTS];
        r->history = history;
        ks_stream_init(&r->random, plan->seed, i, KS_STREAM_CHECK, 0);
        bool held = true;
        for (int k = 0; k < POSITIONS && held; k++)
            held = play_position(r);
        if (!held || !play(r)) {
            report(r, &variant[i % VARIANTS], plan->seed, i);
            failed++;
        }
    }
    for (size_t i = 0; i < VARIANTS; i++)
        ks_game_free(g[i]);
    free(history);
    free(r);
    return failed;
}

static uint64_t number(const char *text)
{
    return strtoull(text, NULL, 10);
}

static bool read_plan(int argc, char **argv, struct plan *plan)
{
    *plan = (struct plan){100, 0, 2, 1794, false};
    for (int i = 1; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--games") == 0)
            plan->games = (uint32_t)number(argv[i + 1]);
        else if (strcmp(argv[i], "--jobs") == 0)
            plan->jobs = (unsigned)number(argv[i + 1]);
        else if (strcmp(argv[i], "--seed") == 0)
            plan->seed = number(argv[i + 1]);
        else if (strcmp(argv[i], "--game") == 0) {
            plan->only = (uint32_t)number(argv[i + 1]);
            plan->single = true;
        } else
            return false;
    }
    if (plan->single && plan->games <= plan->only)
        plan->games = plan->only + 1;
    return plan->jobs > 0 && plan->games > 0;
}

int main(int argc, char **argv)
{
    struct plan plan;
    if (!read_plan(argc, argv, &plan)) {
        fputs("usage: generic_tests [--games N] [--jobs J] [--seed S] [--game I]\n",
              stderr);
        return 2;
    }
    unsigned jobs = plan.single ? 1 : plan.jobs;
    for (unsigned job = 0; job < jobs; job++)
        if (fork() == 0) {
            uint32_t failed = work(&plan, job);
            fflush(stdout);
            _exit(failed < 200 ? (int)failed : 200);
        }
    uint32_t bad = 0;
    for (int status; wait(&status) > 0;)
        bad += WIFEXITED(status) ? (uint32_t)WEXITSTATUS(status) : 1;
    uint32_t games = plan.single ? 1 : plan.games;
    printf("%" PRIu32 " passed, %" PRIu32 " failed\n",
           games - (bad < games ? bad : games), bad);
    return bad ? 1 : 0;
}
