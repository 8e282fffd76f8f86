/* The greedy player: complete orders in a game made for it, and whole games. */
#include <criterion/criterion.h>

#include "ai/agent.h"
#include "ai_toy.h"
#include "data_help.h"

/* ---- one order ---- */

/* Plays till the side is done; every die shows its lowest face and the enemy hits. */
static int place_after(const struct row *row)
{
    struct ks_game g;
    struct ks_state s;
    struct ks_actions list;
    row_game(&g, row);
    ks_setup(&g, &s);
    for (uint64_t n = 0; ks_actor(&s) != KS_NOBODY; n++) {
        cr_assert_lt(n, 20);
        ks_legal(&g, &s, &list);
        struct ks_action a = ks_actor(&s) == KS_SIDE_A
                                 ? ks_agent_decide(&ks_agent_greedy, &g, &s, n)
                                 : list.v[0];
        ks_step(&g, &s, a, NULL);
    }
    return row_place(&s);
}

static struct ks_action opening(const struct row *row)
{
    struct ks_game g;
    struct ks_state s;
    row_game(&g, row);
    ks_setup(&g, &s);
    return ks_agent_decide(&ks_agent_greedy, &g, &s, 1);
}

Test(ai_greedy, a_whole_move_beats_a_promising_first_step)
{
    static const struct row row = {.worth = {0, 0, 0, 5, 0, -3, -3, 20, 0}};
    cr_assert_eq(place_after(&row), 7);
}

Test(ai_greedy, a_move_ends_where_it_is_best)
{
    static const struct row row = {.worth = {0, 0, 0, 0, 0, 2, 9, 4, 0}};
    cr_assert_eq(place_after(&row), 6);
}

Test(ai_greedy, nothing_is_done_for_nothing)
{
    static const struct row row = {.worth = {-1, -1, -1, -1, 0, 0, 0, 0, 0}};
    cr_assert_eq(opening(&row).verb, ROW_HALT);
    cr_assert_eq(opening(&row).unit, KS_NONE);
}

Test(ai_greedy, the_answer_of_the_enemy_counts)
{
    struct row row = {.worth = {0, 0, 0, 10, 0, 4, 0, 0, 0}, .hit = 20};
    cr_assert_eq(place_after(&row), 3);
    row.guarded[3] = true;
    cr_assert_eq(place_after(&row), 5);
    row.worth[2] = 50; /* worth being hit on the way */
    cr_assert_eq(place_after(&row), 2);
}

Test(ai_greedy, dice_count_by_their_average)
{
    struct row row = {.loaded = true,
                      .face = {100, -10, -10, -10, -10, -10, -10, -10, -10, -9}};
    cr_assert_eq(opening(&row).verb, ROW_SHOOT);
    row.face[9] = -21;
    cr_assert_eq(opening(&row).verb, ROW_HALT);
}

/* ---- whole games ---- */

/* Final digest of a game; every action is asked for in the legal list. */
static uint64_t play(const struct ks_game *g, const struct ks_agent *a,
                     const struct ks_agent *b, uint64_t seed, struct ks_state *s)
{
    const struct ks_agent *agent[] = {a, b};
    enum ks_actor actor;
    ks_setup(g, s);
    for (uint32_t n = 0; (actor = ks_actor(s)) != KS_NOBODY; n++) {
        struct ks_action act;
        cr_assert_lt(n, 50000, "the game does not end");
        seed = ks_mix(seed);
        act = actor == KS_CHANCE ? ks_sample(g, s, seed)
                                 : ks_agent_decide(agent[actor], g, s, seed);
        cr_assert(ks_apply(g, s, act, NULL), "event %u", n);
    }
    cr_assert_null(ks_invariant(g, s));
    return ks_hash(g, s);
}

/* The change is what counting both in full gives, however far the states are apart. */
static void same_worth(const char *scenario, uint64_t word)
{
    static struct ks_state s, before;
    static struct ks_account account;
    struct ks_game *g = load(scenario, "");
    ks_setup(g, &s);
    for (uint32_t n = 0; ks_actor(&s) != KS_NOBODY; n++) {
        if (n % 16 == 0) {
            ks_copy(g, &before, &s);
            ks_account(g, &before, NULL, &account);
        }
        word = ks_mix(word);
        ks_step(g, &s, ks_sample(g, &s, word), NULL);
        cr_assert_eq(ks_worth_change(g, &s, &account),
                     ks_worth(g, &s, NULL) - ks_worth(g, &before, NULL), "%s, event %u",
                     scenario, n);
    }
}

Test(ai_greedy, worth_by_what_changes)
{
    same_worth("raclawice/historical", 3);
    same_worth("raclawice/hypothetical", 4);
}

Test(ai_greedy, beats_random_with_either_side)
{
    static struct ks_state s;
    static const char *const scenario[] = {"raclawice/historical",
                                           "raclawice/hypothetical"};
    for (int i = 0; i < 2; i++) {
        struct ks_game *g = load(scenario[i], "");
        const struct ks_agent *player[] = {&ks_agent_random, &ks_agent_random};
        player[i] = &ks_agent_greedy;
        play(g, player[0], player[1], 7 + (uint64_t)i, &s);
        cr_assert_eq(s.result, i, "%s", scenario[i]);
    }
}
