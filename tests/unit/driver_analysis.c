/* The account of a game in win chance: it adds up, luck is fair, a blunder is found. */
#include <criterion/criterion.h>

#include "data_help.h"
#include "driver/analysis.h"
#include "match_help.h"

static struct ks_game *g;
static struct ks_match *m;
static struct ks_course course;
static struct ks_analysis found;

static void load_wywla(void)
{
    g = load("szczekociny/wywla", "");
}

static void forget(void)
{
    ks_analysis_free(&found);
    ks_course_free(&course);
    ks_match_free(m);
}

TestSuite(driver_analysis, .init = load_wywla, .fini = forget);

/* Chances by a book of our own: what the net says, which is learned anew now and then, decides
 * nothing. */
static void judge_by_book(void)
{
    g->net.there = false;
    g->chance =
        (struct ks_chance_terms){.unit = 2, .lead = 300, .late = 600, .pieces = 300};
}

/* A match in the place of the last one, as far as computers play it. */
static void begin(uint64_t seed, const char *a, const char *b)
{
    ks_match_free(m);
    m = new_match(g, seed, a, b);
    go_on(m, 0);
}

static struct ks_study study(uint32_t playouts)
{
    return (struct ks_study){
        .playouts = playouts, .player = ks_player("greedy"), .seed = 7};
}

static void analyse(struct ks_study how)
{
    ks_analysis_free(&found);
    ks_course_free(&course);
    cr_assert(ks_course_take(&course, m));
    cr_assert(ks_analyse(&found, &course, &how));
}

/* ---- it adds up ---- */

static void add(struct ks_swing *sum, const struct ks_swing *s)
{
    sum->luck += s->luck;
    sum->time += s->time;
    sum->skill[0] += s->skill[0];
    sum->skill[1] += s->skill[1];
}

static void same(const struct ks_swing *a, const struct ks_swing *b, uint64_t seed)
{
    cr_assert_eq(a->luck, b->luck, "seed %llu", (unsigned long long)seed);
    cr_assert_eq(a->time, b->time, "seed %llu", (unsigned long long)seed);
    cr_assert_eq(a->skill[0], b->skill[0], "seed %llu", (unsigned long long)seed);
    cr_assert_eq(a->skill[1], b->skill[1], "seed %llu", (unsigned long long)seed);
}

/* The whole, its turns and its episodes, which follow each other without a gap. */
static void adds_up(const struct ks_ledger *l, uint64_t seed)
{
    struct ks_swing turns = {0}, episodes = {0};
    uint32_t next = 1;
    cr_assert_eq(l->first + ks_swing_change(&l->whole), ks_ledger_value(l, l->entries),
                 "seed %llu", (unsigned long long)seed);
    for (int i = 0; i < KS_LEDGER_TURNS; i++)
        add(&turns, &l->turn[i]);
    for (size_t i = 0; i < l->episodes; i++) {
        const struct ks_episode *e = &l->episode[i];
        cr_assert_eq(e->first, next, "seed %llu", (unsigned long long)seed);
        cr_assert(e->first <= e->key && e->key <= e->last);
        cr_assert_eq(ks_swing_change(&e->swing),
                     ks_ledger_value(l, e->last) - ks_ledger_value(l, e->first - 1));
        add(&episodes, &e->swing);
        next = e->last + 1;
    }
    cr_assert_eq(next, l->entries + 1);
    same(&turns, &l->whole, seed);
    same(&episodes, &l->whole, seed);
}

static void game_adds_up(uint64_t seed, const char *a, const char *b)
{
    begin(seed, a, b);
    analyse(study(0));
    cr_assert(found.complete);
    cr_assert_eq(found.ledger.entries, m->entries);
    cr_assert_eq(ks_ledger_value(&found.ledger, m->entries),
                 ks_value_of_result(ks_match_winner(m)));
    adds_up(&found.ledger, seed);
}

Test(driver_analysis, luck_and_decisions_are_the_way_from_start_to_end)
{
    game_adds_up(1, "greedy", "greedy");
    game_adds_up(2, "random", "greedy");
    game_adds_up(3, "random", "random");
}

/* A side that declines whatever it may decline, till the end. */
static void play_idly(void)
{
    struct ks_refusal no;
    while (!ks_match_over(m)) {
        struct ks_action a;
        struct ks_actions list;
        ks_legal(m->game, &m->state, &list);
        if (!ks_answer(m->game, &m->state, KS_DECLINES, &a))
            a = list.v[0];
        cr_assert(ks_match_apply(m, a, 0, &no), "%s", no.message);
    }
}

Test(driver_analysis, who_does_nothing_earns_nothing_when_turns_go_by)
{
    begin(3, "human", "greedy");
    play_idly();
    analyse(study(0));
    adds_up(&found.ledger, 3);
    for (size_t n = 1; n <= found.ledger.entries; n++) {
        const struct ks_stake *e = &found.ledger.entry[n - 1];
        bool last = n == found.ledger.entries || found.ledger.entry[n].turn != e->turn;
        cr_expect(!last || e->author != KS_SIDE_A || (e->ticks && e->deed == 0),
                  "entry %zu", n);
    }
    cr_expect_neq(found.ledger.whole.time, 0);
}

/* ---- what stands out ---- */

/* A ledger of episodes that changed so much. */
static void expect_turning(const int32_t *change, size_t n, const uint32_t *wanted,
                           size_t most)
{
    struct ks_episode episode[8] = {{0}};
    static struct ks_ledger l;
    uint32_t turning[8];
    l.episode = episode;
    l.episodes = n;
    for (size_t i = 0; i < n; i++)
        episode[i].swing.luck = change[i];
    size_t told = ks_ledger_turning(&l, turning, most);
    cr_assert_leq(told, most);
    for (size_t i = 0; i < told; i++)
        cr_expect_eq(turning[i], wanted[i], "most %zu, place %zu", most, i);
    cr_expect(told == most || told == 4, "most %zu, told %zu", most, told);
}

Test(driver_analysis, the_largest_swings_come_first_and_those_of_nothing_not_at_all)
{
    static const int32_t change[] = {5, -9, 0, 5, 7};
    static const uint32_t wanted[] = {1, 4, 0, 3};
    for (size_t most = 0; most <= 6; most++)
        expect_turning(change, 5, wanted, most);
}

/* ---- the end of a game ---- */

Test(driver_analysis, a_side_that_gives_up_pays_for_it)
{
    judge_by_book();
    begin(1, "human", "human");
    struct ks_refusal no;
    cr_assert(ks_match_end(m, KS_ENTRY_RESIGN, KS_SIDE_A, &no));
    analyse(study(0));
    adds_up(&found.ledger, 1);
    cr_assert_eq(ks_ledger_value(&found.ledger, m->entries), 0);
    cr_assert_lt(found.ledger.whole.skill[0], -KS_WHOLE / 10);
    cr_assert_eq(found.ledger.whole.skill[1], 0);
}

/* ---- luck ---- */

/* A roll is worth the mean of its outcomes, to less than a unit. */
static void is_fair(const struct ks_state *s, size_t entry)
{
    struct ks_actions list;
    int64_t sum = 0, expected = ks_value(g, s);
    ks_legal(g, s, &list);
    for (size_t i = 0; i < list.n; i++) {
        struct ks_state next;
        ks_copy(g, &next, s);
        ks_step(g, &next, list.v[i], NULL);
        sum += ks_value(g, &next) - expected;
    }
    cr_assert(sum >= 0 && sum < (int64_t)list.n, "entry %zu: %lld", entry,
              (long long)sum);
}

Test(driver_analysis, the_luck_of_all_outcomes_is_nothing)
{
    begin(3, "greedy", "greedy");
    struct ks_state s;
    size_t rolls = 0;
    ks_copy(g, &s, &m->start);
    for (size_t i = 0; i < m->entries; i++) {
        if (ks_actor(&s) == KS_CHANCE) {
            is_fair(&s, i + 1);
            rolls++;
        }
        ks_step(g, &s, m->entry[i].action, NULL);
    }
    cr_assert_gt(rolls, 20);
}

/* ---- decisions ---- */

/* Value for side 0 of an order that begins so and goes on greedily. */
static int32_t value_of(const struct ks_state *s, struct ks_action first)
{
    struct ks_span span = ks_span_open(g, s);
    struct ks_state next;
    ks_copy(g, &next, s);
    ks_step(g, &next, first, NULL);
    while (next.actor == KS_SIDE_A && ks_span_holds(&span, &next))
        ks_step(g, &next, ks_agent_decide(&ks_agent_greedy, g, &next, 1), NULL);
    return ks_value(g, &next);
}

/* An order of side 0 that throws away a good part of its chances, if there is one. */
static bool find_blunder(const struct ks_state *s, struct ks_action *out)
{
    struct ks_actions list;
    int32_t worst = ks_value(g, s) - KS_WHOLE / 10;
    bool any = false;
    if (s->actor != KS_SIDE_A || !ks_between_orders(g, s))
        return false;
    ks_legal(g, s, &list);
    for (size_t i = 0; i < list.n; i++) {
        int32_t value = list.v[i].unit == KS_NONE ? KS_WHOLE : value_of(s, list.v[i]);
        if (value >= worst)
            continue;
        worst = value;
        *out = list.v[i];
        any = true;
    }
    return any;
}

/* Plays greedily, but for one blunder; the number of its entry. */
static size_t play_with_blunder(void)
{
    struct ks_refusal no;
    size_t blunder = 0;
    while (!ks_match_over(m)) {
        struct ks_action a;
        if (blunder == 0 && find_blunder(&m->state, &a))
            blunder = m->entries + 1;
        else
            a = ks_agent_decide(&ks_agent_greedy, m->game, &m->state, m->entries);
        cr_assert(ks_match_apply(m, a, 0, &no), "%s", no.message);
    }
    return blunder;
}

/* False if no blunder was to be had. */
static bool blunder_is_found(uint64_t seed)
{
    begin(seed, "human", "human");
    size_t blunder = play_with_blunder(), there = 0;
    if (blunder == 0)
        return false;
    analyse(study(0));
    for (size_t i = 0; i < found.costlies[0]; i++)
        there += found.costly[0][i].first == blunder;
    cr_assert_eq(there, 1, "seed %d, entry %zu", (int)seed, blunder);
    for (size_t i = 1; i < found.costlies[0]; i++)
        cr_assert_geq(ks_decision_loss(&found.costly[0][i - 1]),
                      ks_decision_loss(&found.costly[0][i]));
    return true;
}

Test(driver_analysis, an_obvious_blunder_is_found)
{
    enum { ENOUGH = 3, MOST = 20 };
    size_t games = 0;
    judge_by_book();
    for (uint64_t seed = 1; seed <= MOST && games < ENOUGH; seed++)
        games += blunder_is_found(seed);
    cr_assert_eq(games, ENOUGH, "blunders were to be had in %zu games", games);
}

/* Every better choice can really be played. */
Test(driver_analysis, better_choices_are_legal)
{
    begin(2, "random", "random");
    analyse(study(0));
    cr_assert_gt(found.costlies[0] + found.costlies[1], 0);
    for (int side = 0; side < 2; side++)
        for (size_t i = 0; i < found.costlies[side]; i++) {
            const struct ks_decision *d = &found.costly[side][i];
            struct ks_state s;
            ks_match_at(m, d->first - 1, &s);
            cr_assert_eq((int)ks_actor(&s), side);
            for (size_t k = 0; k < d->n; k++)
                cr_assert(ks_apply(g, &s, d->better[k], NULL), "entry %u", d->first);
        }
}

/* ---- games played on ---- */

Test(driver_analysis, games_played_on_add_up_and_can_be_repeated)
{
    struct ks_study how = study(2);
    how.player = ks_player("random"); /* ends a game in no time */
    begin(4, "random", "greedy");
    analyse(how);
    cr_assert_eq(found.playouts, 2);
    adds_up(&found.ledger, 4);
    cr_assert_eq(ks_ledger_value(&found.ledger, m->entries),
                 ks_value_of_result(ks_match_winner(m)));
    struct ks_analysis first = found;
    found = (struct ks_analysis){0};
    analyse(how);
    for (size_t n = 0; n <= m->entries; n++)
        cr_assert_eq(ks_ledger_value(&first.ledger, n),
                     ks_ledger_value(&found.ledger, n));
    ks_analysis_free(&first);
}

static bool stop_late(void *context, unsigned done)
{
    unsigned *limit = context;
    return done >= *limit;
}

Test(driver_analysis, stopped_early_it_keeps_what_is_done)
{
    begin(4, "greedy", "greedy");
    for (unsigned limit = 0; limit <= 1000; limit += 100) {
        struct ks_study how = study(0);
        how.stop = stop_late;
        how.context = &limit;
        analyse(how);
        cr_assert(!found.complete);
        cr_assert_geq(found.ledger.entries, 1);
        adds_up(&found.ledger, 4);
    }
}

/* The costliest decisions are looked at again when all have been weighed. */
static bool stop_at_the_end(void *context, unsigned done)
{
    unsigned *told = context;
    return done == 1000 && ++*told == 2;
}

Test(driver_analysis, stopped_while_it_looks_again_it_ends_at_once)
{
    unsigned told = 0;
    struct ks_study how = study(0);
    begin(4, "greedy", "greedy");
    how.stop = stop_at_the_end;
    how.context = &told;
    analyse(how);
    cr_assert(!found.complete);
    cr_assert_eq(told, 2);
}
