/* Players with a plan: whole games, budgets, what they may know, what they judge by. */
#include <criterion/criterion.h>
#include <string.h>

#include "ai/agent.h"
#include "ai/chance.h"
#include "data_help.h"

static const char *const wywla = "szczekociny/wywla";

/* A leash that counts how often it was asked, and is pulled after so many. */
struct hand {
    unsigned asked, pulled_at;
};

static unsigned gone(void *context, unsigned done)
{
    struct hand *h = context;
    (void)done;
    return ++h->asked >= h->pulled_at ? 1000 : 0;
}

struct table {
    struct ks_game *g;
    struct ks_state s;
    struct ks_mind mind[2];
    struct ks_leash leash;
    uint32_t most; /* nodes of an activation */
};

static struct ks_action ask(struct table *t, const struct ks_agent *agent,
                            uint64_t random)
{
    struct ks_mind *mind = &t->mind[ks_actor(&t->s)];
    struct ks_query q = {.game = t->g, .random = random, .leash = t->leash, .mind = mind};
    struct ks_action a = ks_agent_ask(agent, &q, &t->s);
    t->most = mind->nodes > t->most ? mind->nodes : t->most;
    return a;
}

/* Final digest of a game in which every answer was legal. */
static uint64_t play(struct table *t, const struct ks_agent *a, const struct ks_agent *b,
                     uint64_t seed)
{
    const struct ks_agent *agent[] = {a, b};
    enum ks_actor actor;
    ks_setup(t->g, &t->s);
    memset(t->mind, 0, sizeof t->mind);
    for (uint32_t n = 0; (actor = ks_actor(&t->s)) != KS_NOBODY; n++) {
        cr_assert_lt(n, 50000, "the game does not end");
        seed = ks_mix(seed);
        struct ks_action act = actor == KS_CHANCE ? ks_sample(t->g, &t->s, seed)
                                                  : ask(t, agent[actor], seed);
        cr_assert(ks_apply(t->g, &t->s, act, NULL), "event %u", n);
    }
    cr_assert_null(ks_invariant(t->g, &t->s));
    return ks_hash(t->g, &t->s);
}

Test(ai_players, every_player_ends_its_games_and_repeats_them)
{
    static struct table t;
    t.g = load(wywla, "");
    t.leash.nodes = 60;
    for (int i = 0; ks_agents[i] != NULL; i++)
        for (uint64_t seed = 1; seed <= 3; seed++) {
            uint64_t first = play(&t, ks_agents[i], &ks_agent_greedy, seed);
            cr_assert_eq(play(&t, ks_agents[i], &ks_agent_greedy, seed), first, "%s %u",
                         ks_agents[i]->name, (unsigned)seed);
        }
}

Test(ai_players, a_search_keeps_to_its_nodes)
{
    static struct table t;
    t.g = load(wywla, "");
    for (t.leash.nodes = 50; t.leash.nodes <= 12800; t.leash.nodes *= 4) {
        t.most = 0;
        play(&t, &ks_agent_search, &ks_agent_search, 9);
        /* with too few nothing can be compared */
        cr_assert(t.leash.nodes < 800 || t.most > t.leash.nodes / 4);
        cr_assert_leq(t.most, t.leash.nodes);
    }
}

Test(ai_players, a_search_answers_when_it_is_told_to)
{
    static struct table t;
    struct hand h = {0, 1};
    t.g = load(wywla, "");
    t.leash = (struct ks_leash){0, gone, &h};
    play(&t, &ks_agent_search, &ks_agent_staff, 4);
    cr_assert_gt(h.asked, 0);
}

/* With an intent too, the change is what counting both in full gives. */
Test(ai_players, worth_by_what_changes_with_an_intent)
{
    static struct ks_state s, before;
    static struct ks_account account;
    static struct ks_disposition d;
    static struct ks_intent intent;
    struct ks_game *g = load("raclawice/historical", "");
    uint64_t word = 5;
    ks_setup(g, &s);
    for (uint32_t n = 0; n < 1500 && ks_actor(&s) != KS_NOBODY; n++) {
        if (n % 16 == 0) {
            ks_copy(g, &before, &s);
            ks_disposition_make(g, &s, (int)(n / 16 % 2), (enum ks_temper)(n % 3), &d);
            ks_disposition_intent(g, &d, &intent);
            ks_account(g, &before, &intent, &account);
        }
        word = ks_mix(word);
        ks_step(g, &s, ks_sample(g, &s, word), NULL);
        cr_assert_eq(ks_worth_change(g, &s, &account),
                     ks_worth(g, &s, &intent) - ks_worth(g, &before, &intent), "event %u",
                     n);
    }
}

Test(ai_players, a_chance_is_one_and_is_certain_in_the_end)
{
    static struct table t;
    t.g = load(wywla, "");
    for (uint64_t seed = 1; seed < 6; seed++) {
        uint64_t word = seed;
        ks_setup(t.g, &t.s);
        while (ks_actor(&t.s) != KS_NOBODY) {
            int p = ks_chance(t.g, &t.s);
            cr_assert(p > 0 && p < KS_CERTAIN, "%d", p);
            word = ks_mix(word);
            ks_step(t.g, &t.s, ks_sample(t.g, &t.s, word), NULL);
        }
        cr_assert_eq(ks_chance(t.g, &t.s), t.s.result == 0 ? KS_CERTAIN : 0);
    }
}
