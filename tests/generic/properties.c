/* What must hold at every moment of every game, whoever plays it: random games over all
 * scenarios, editions and set-ups, with every rule of the contract checked on the way. A failure
 * prints the seed that brings it back. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "citation.h"
#include "core/ks.h"
#include "data/load.h"
#include "data/source.h"
#include "driver/philox.h"
#include "invent.h"
#include "order_files.h"
#include "orders.h"
#include "variant.h"

enum { LONGEST = 200000, SAVE_EVERY = 97, SMALL = 40, TEXT = 1 << 16, POSITIONS = 2 };

/* A game being played, and what a check needs. */
struct run {
    const struct ks_game *g;
    struct ks_citations *citations;
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

/* A fault of one action. */
static bool fault_of(struct run *r, const char *what, const char *action)
{
    snprintf(r->error, sizeof r->error, "%.100s %s", action, what);
    return fault(r, r->error);
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

/* Has the verb branches that shoot by it, the fourth part of its sign? */
static bool shoots(const char *sign)
{
    for (int part = 0; part < 3; part++)
        sign += strcspn(sign, ":") + (strchr(sign, ':') != NULL);
    return strcspn(sign, ":") > 0;
}

/* What a table says and shows: every action in words, every piece with a sign, and whoever may fire
 * covers what he may fire at. */
static bool check_shown(struct run *r, struct ks_action a)
{
    const char *sign = ks_term_sign(r->g, "verb", ks_action_verb(r->g, a));
    for (int i = 0; i < KS_LANGUAGES; i++) {
        char said[KS_TEXT] = "", label[KS_TEXT] = "";
        ks_action_say(r->g, a, (enum ks_language)i, said, sizeof said);
        ks_action_label(r->g, a, (enum ks_language)i, label, sizeof label);
        if (said[0] == '\0' || label[0] == '\0' || strpbrk(said, "{}|") != NULL)
            return fault(r, "an action has no words");
    }
    if (a.unit < r->g->pieces &&
        ks_term_sign(r->g, "arm", r->g->piece[a.unit].arm)[0] == '\0')
        return fault_of(r, "is an arm without a sign in terms.def",
                        r->g->piece[a.unit].arm);
    if (shoots(sign) && !ks_covers(r->g, &r->s, a.unit, a.hex))
        return fault(r, "who may fire at a hex does not cover it");
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
    case 2: a.verb = (uint8_t)((word >> 16) % 64); break;
    default: a.arg = (uint8_t)(word >> 16); break;
    }
    return a;
}

static bool check_refusal(struct run *r)
{
    struct ks_action a = distort(r);
    struct ks_event why = ks_why_not(r->g, &r->s, a);
    const char *strange = ks_citation_check(r->citations, r->g, &why, false);
    if (strange)
        return fault(r, strange);
    if (why.code == 0) {
        char text[KS_TEXT];
        struct ks_action back;
        if (ks_action_text(r->g, a, text, sizeof text) &&
            ks_action_parse(r->g, text, &back) && !listed(r, back))
            return fault_of(r, "is called legal but not listed", text);
        return true;
    }
    ks_copy(r->g, &r->other, &r->s);
    if (ks_apply(r->g, &r->s, a, NULL))
        return fault(r, "an illegal action was done");
    return ks_same(r->g, &r->other, &r->s) ||
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

/* Two states that differ only in what a side cannot know look the same to it: one side or the other
 * at each moment. */
static bool check_views(struct run *r)
{
    uint64_t word = ks_stream_long(&r->random);
    int side = (int)(word >> 63);
    ks_view(r->g, &r->s, side, &r->other);
    uint64_t known = ks_hash(r->g, &r->other);
    ks_determinise(r->g, &r->other, word);
    ks_view(r->g, &r->other, side, &r->third);
    return ks_hash(r->g, &r->third) == known ||
           fault(r, "a view shows what should be hidden");
}

static bool is_told(const struct ks_game *g, uint16_t code)
{
    enum ks_message_kind kind = ks_event_kind(g, code);
    return kind == KS_MESSAGE_EVENT || kind == KS_MESSAGE_MODIFIER;
}

/* What is told has its paragraph in the game's own rulebook. */
static bool check_told(struct run *r, const struct ks_events *events)
{
    struct ks_event prompt = ks_prompt(r->g, &r->s);
    const char *strange = ks_actor(&r->s) == KS_NOBODY ? NULL
                          : ks_event_kind(r->g, prompt.code) != KS_MESSAGE_PROMPT
                              ? "the procedure on top has no question (ks_system.prompt)"
                              : ks_citation_check(r->citations, r->g, &prompt, true);
    for (size_t i = 0; i < events->n && !strange; i++)
        strange = is_told(r->g, events->v[i].code)
                      ? ks_citation_check(r->citations, r->g, &events->v[i], true)
                      : "an event stands among other sentences (SAID in sentences.def)";
    return !strange || fault(r, strange);
}

static bool check_moment(struct run *r)
{
    const char *broken = ks_invariant(r->g, &r->s);
    if (broken)
        return fault(r, broken);
    return check_list(r) && check_refusal(r) && check_views(r) &&
           ((r->moves % SAVE_EVERY && r->g->pieces > SMALL) || check_saving(r));
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

/* Orders are tried from one moment of the game on, with words of their own. */
static bool check_orders(struct run *r)
{
    struct ks_stream own = r->random;
    const char *wrong = ks_try_orders(r->g, &r->s, &own);
    if (wrong == NULL)
        wrong = ks_try_order_files(r->g, &r->s, &own);
    return wrong == NULL || fault(r, wrong);
}

static bool play(struct run *r)
{
    struct ks_events events = {.n = 0};
    size_t moment = ks_stream_below(&r->random, 4 * SAVE_EVERY);
    ks_setup(r->g, &r->s);
    for (r->moves = 0; ks_actor(&r->s) != KS_NOBODY; r->moves++) {
        if (r->moves == LONGEST)
            return fault(r, "the game does not end");
        ks_legal(r->g, &r->s, &r->legal);
        if (!check_moment(r) || (r->moves == moment && !check_orders(r)))
            return false;
        struct ks_action a =
            r->legal.v[ks_stream_below(&r->random, (uint32_t)r->legal.n)];
        if (!check_text(r, a) || !check_shown(r, a))
            return false;
        r->history[r->moves] = a;
        events.n = 0;
        if (!ks_apply(r->g, &r->s, a, &events))
            return fault(r, "a listed action is not done");
        if (!check_told(r, &events))
            return false;
    }
    return replay(r);
}

/* ---- constructed positions ---- */

/* Any position that can be read can be played on. */
static bool play_position(struct run *r)
{
    ks_setup(r->g, &r->s);
    ks_invent_position(r->g, &r->random, r->text, TEXT);
    if (!ks_state_parse(r->g, r->text, &r->s, r->error))
        return fault(r, r->error);
    for (r->moves = 0; r->moves < 300 && ks_actor(&r->s) != KS_NOBODY; r->moves++) {
        ks_legal(r->g, &r->s, &r->legal);
        if (!check_list(r) || !check_refusal(r) || !check_views(r) ||
            (r->moves % 29 == 0 && !check_saving(r)))
            return false;
        struct ks_action a =
            r->legal.v[ks_stream_below(&r->random, (uint32_t)r->legal.n)];
        r->history[r->moves] = a;
        if (!check_text(r, a) || !ks_apply(r->g, &r->s, a, NULL))
            return fault(r, "a listed action is not done");
    }
    return true;
}

/* ---- many games ---- */

static void report(const struct run *r, const struct ks_variant *v, uint64_t seed,
                   uint32_t game)
{
    char text[KS_TEXT] = "", options[KS_TEXT];
    if (r->moves)
        ks_action_text(r->g, r->history[r->moves - 1], text, sizeof text);
    ks_variant_text(v, options, sizeof options);
    printf("not ok %s: %s (after %zu actions, the last %s; --seed %" PRIu64
           " --game %" PRIu32 ")\n",
           options, r->fault, r->moves, text, seed, game);
    fflush(stdout);
}

struct plan {
    uint32_t games, only;
    unsigned jobs;
    uint64_t seed;
    const char *scenario, *data; /* NULL: all; the own data alone */
    bool single, timed;
};

/* A variant as a process has it. */
struct loaded {
    struct ks_game *g;
    struct ks_citations citations;
    uint32_t games;
    clock_t spent;
};

static bool open_variant(const struct ks_variant *v, struct loaded *l)
{
    l->g = ks_variant_load(v);
    return l->g && ks_citations_open(&l->citations, l->g);
}

static bool play_one(struct run *r, struct loaded *l, const struct plan *plan, uint32_t i)
{
    struct ks_action *history = r->history;
    memset(r, 0, sizeof *r);
    r->g = l->g;
    r->citations = &l->citations;
    r->history = history;
    ks_stream_init(&r->random, plan->seed, i, KS_STREAM_CHECK, 0);
    for (int k = 0; k < POSITIONS; k++)
        if (!play_position(r))
            return false;
    return play(r);
}

/* The games of one process; returns how many failed. */
static uint32_t work(const struct plan *plan, const struct ks_variants *all, unsigned job)
{
    uint32_t failed = 0;
    struct loaded *l = calloc(all->n, sizeof *l);
    struct run *r = calloc(1, sizeof *r);
    struct ks_share share = {{0}};
    if (!l || !r || !(r->history = calloc(LONGEST, sizeof *r->history)))
        return plan->games;
    for (size_t v = 0; v < all->n; v++)
        if (!open_variant(&all->v[v], &l[v]))
            return plan->games;
    for (uint32_t i = 0; i < plan->games; i++) {
        size_t v = ks_share_next(&share, all);
        if (plan->single ? i != plan->only : i % plan->jobs != job)
            continue;
        clock_t start = clock();
        if (!play_one(r, &l[v], plan, i)) {
            report(r, &all->v[v], plan->seed, i);
            failed++;
        }
        l[v].spent += clock() - start;
        l[v].games++;
    }
    for (size_t v = 0; v < all->n; v++) {
        char text[KS_TEXT];
        ks_variant_text(&all->v[v], text, sizeof text);
        if (plan->timed && l[v].games)
            printf("# %s: %" PRIu32 " games, %.2f s each\n", text, l[v].games,
                   (double)l[v].spent / CLOCKS_PER_SEC / l[v].games);
        ks_citations_close(&l[v].citations);
        ks_game_free(l[v].g);
    }
    free(r->history);
    free(r);
    free(l);
    return failed;
}

static uint64_t number(const char *text)
{
    return strtoull(text, NULL, 10);
}

static bool read_plan(int argc, char **argv, struct plan *plan)
{
    *plan = (struct plan){100, 0, 2, 1794, NULL, NULL, false, false};
    for (int i = 1; i < argc; i += 2) {
        const char *value = i + 1 < argc ? argv[i + 1] : "";
        if (strcmp(argv[i], "--games") == 0)
            plan->games = (uint32_t)number(value);
        else if (strcmp(argv[i], "--jobs") == 0)
            plan->jobs = (unsigned)number(value);
        else if (strcmp(argv[i], "--seed") == 0)
            plan->seed = number(value);
        else if (strcmp(argv[i], "--scenario") == 0)
            plan->scenario = value;
        else if (strcmp(argv[i], "--data") == 0)
            plan->data = value;
        else if (strcmp(argv[i], "--times") == 0)
            plan->timed = number(value) > 0;
        else if (strcmp(argv[i], "--game") == 0) {
            plan->only = (uint32_t)number(value);
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
    static struct ks_variants all;
    if (!read_plan(argc, argv, &plan)) {
        fputs("usage: generic_tests [--games N] [--jobs J] [--seed S] [--game I]\n"
              "                     [--scenario GAME/NAME] [--data DIR] [--times 1]\n",
              stderr);
        return 2;
    }
    if (!ks_variants_find(&all, plan.scenario, plan.data)) {
        puts("0 passed, 1 failed");
        return 1;
    }
    fflush(stdout);
    unsigned jobs = plan.single ? 1 : plan.jobs;
    for (unsigned job = 0; job < jobs; job++)
        if (fork() == 0) {
            uint32_t failed = work(&plan, &all, job);
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
