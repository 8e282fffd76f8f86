/* The search: luck that depends on what is rolled for, ways that are raced, helpers that change
 * nothing. */
#include <criterion/criterion.h>
#include <string.h>

#include "ai/luck.h"
#include "ai/race.h"
#include "data_help.h"
#include "driver/helpers.h"

static const char *const wywla = "szczekociny/wywla";

/* ---- luck ---- */

enum { STATES = 60 };

/* Positions of a game in which chance is to move; returns how many. */
static size_t chances(const struct ks_game *g, struct ks_state out[STATES])
{
    struct ks_state s;
    size_t n = 0;
    uint64_t word = 31;
    ks_setup(g, &s);
    while (ks_actor(&s) != KS_NOBODY && n < STATES) {
        word = ks_mix(word);
        if (ks_actor(&s) == KS_CHANCE)
            ks_copy(g, &out[n++], &s);
        ks_step(g, &s, ks_sample(g, &s, word), NULL);
    }
    return n;
}

static bool is_for_the_same(const struct ks_game *g, const struct ks_state *a,
                            const struct ks_state *b)
{
    struct ks_event x = ks_prompt(g, a), y = ks_prompt(g, b);
    return x.code == y.code && x.unit == y.unit;
}

/* One roll is left out: only those that are for the same may come out differently. */
Test(ai_search, what_is_not_rolled_leaves_other_rolls_as_they_are)
{
    static struct ks_state s[STATES];
    static struct ks_luck all, some;
    struct ks_game *g = load("raclawice/historical", "");
    size_t n = chances(g, s), compared = 0;
    uint64_t first[STATES];
    ks_luck_init(&all, 7);
    for (size_t i = 0; i < n; i++)
        first[i] = ks_action_key(ks_luck_decide(&all, g, &s[i]));
    for (size_t out = 0; out < n; out += 7) {
        ks_luck_init(&some, 7);
        for (size_t i = 0; i < n; i++) {
            if (i == out)
                continue;
            uint64_t now = ks_action_key(ks_luck_decide(&some, g, &s[i]));
            if (is_for_the_same(g, &s[i], &s[out]))
                continue;
            cr_assert_eq(now, first[i], "roll %zu without roll %zu", i, out);
            compared++;
        }
    }
    cr_assert_gt(compared, 200);
}

Test(ai_search, another_rehearsal_has_other_luck)
{
    static struct ks_state s[STATES];
    static struct ks_luck one, other;
    struct ks_game *g = load("raclawice/historical", "");
    size_t n = chances(g, s), differ = 0;
    ks_luck_init(&one, 7);
    ks_luck_init(&other, 8);
    for (size_t i = 0; i < n; i++)
        differ += ks_action_key(ks_luck_decide(&one, g, &s[i])) !=
                  ks_action_key(ks_luck_decide(&other, g, &s[i]));
    cr_assert_gt(differ, n / 2);
}

/* ---- races ---- */

Test(ai_search, nothing_changes_on_fewer_than_eight_rehearsals)
{
    static struct ks_race race;
    for (int i = 0; i < KS_REHEARSALS; i++)
        race.value[1][i] = 1000;
    for (size_t n = 0; n < 8; n++)
        cr_assert_not(ks_race_is_better(&race, 1, 0, n), "%zu", n);
    cr_assert(ks_race_is_better(&race, 1, 0, 8));
    cr_assert_not(ks_race_is_better(&race, 0, 1, 8));
}

/* One lucky ending does not speak for a way; many small gains do. */
Test(ai_search, luck_is_told_from_a_better_way)
{
    static struct ks_race race;
    race.value[1][3] = 10000;
    cr_assert_not(ks_race_is_better(&race, 1, 0, 16));
    for (int i = 0; i < 16; i++)
        race.value[2][i] = i % 4 == 0 ? -30 : 100;
    cr_assert(ks_race_is_better(&race, 2, 0, 16));
}

/* ---- orders ---- */

/* What was rehearsed is carried out without further thought, up to the first dice. */
Test(ai_search, an_order_is_carried_out_as_it_was_rehearsed)
{
    static struct ks_mind mind[2];
    struct ks_game *g = load(wywla, "");
    struct ks_state s;
    enum ks_actor actor;
    uint64_t word = 3;
    unsigned followed = 0;
    ks_setup(g, &s);
    while ((actor = ks_actor(&s)) != KS_NOBODY) {
        word = ks_mix(word);
        struct ks_mind *m = &mind[actor % 2], before = *m;
        struct ks_query q = {
            .game = g, .random = word, .leash = {.nodes = 1000}, .mind = m};
        struct ks_action a = actor == KS_CHANCE ? ks_sample(g, &s, word)
                                                : ks_agent_ask(&ks_agent_search, &q, &s);
        const struct ks_drill *d = &before.drill;
        if (actor != KS_CHANCE && m->key == before.key && d->at < d->n &&
            ks_why_not(g, &s, d->v[d->at]).code == 0) {
            cr_assert_eq(ks_action_key(a), ks_action_key(d->v[d->at]));
            cr_assert_eq(m->nodes, before.nodes);
            followed++;
        }
        cr_assert(ks_apply(g, &s, a, NULL));
    }
    cr_assert_gt(followed, 20);
}

/* ---- helpers ---- */

/* Backwards, one after the other. */
static void run_backwards(void *context, size_t n, void (*job)(void *arg, size_t i),
                          void *arg)
{
    unsigned *runs = context;
    (*runs)++;
    while (n-- > 0)
        job(arg, n);
}

/* Final digest of a game of the search against the staff. */
static uint64_t play(const struct ks_game *g, uint32_t nodes, struct ks_hands hands)
{
    static struct ks_mind mind[2];
    struct ks_state s;
    enum ks_actor actor;
    uint64_t word = 5;
    ks_setup(g, &s);
    memset(mind, 0, sizeof mind);
    while ((actor = ks_actor(&s)) != KS_NOBODY) {
        word = ks_mix(word);
        struct ks_query q = {.game = g,
                             .random = word,
                             .leash = {.nodes = nodes},
                             .hands = hands,
                             .mind = &mind[actor % 2]};
        struct ks_action a =
            actor == KS_CHANCE
                ? ks_sample(g, &s, word)
                : ks_agent_ask(actor == KS_SIDE_A ? &ks_agent_search : &ks_agent_staff,
                               &q, &s);
        cr_assert(ks_apply(g, &s, a, NULL));
        cr_assert_leq(mind[actor % 2].nodes, nodes);
    }
    return ks_hash(g, &s);
}

Test(ai_search, helpers_change_no_choice)
{
    struct ks_game *g = load(wywla, "");
    for (uint32_t nodes = 300; nodes <= 4800; nodes *= 4) {
        unsigned runs = 0;
        uint64_t alone = play(g, nodes, (struct ks_hands){NULL, NULL});
        cr_assert_eq(play(g, nodes, (struct ks_hands){run_backwards, &runs}), alone);
        cr_assert(nodes < 1000 || runs > 0);
        for (unsigned threads = 1; threads <= 4; threads *= 2) {
            struct ks_helpers *h = ks_helpers_new(threads);
            cr_assert_eq(play(g, nodes, ks_helpers_hands(h)), alone, "%u threads",
                         threads);
            ks_helpers_free(h);
        }
    }
}
