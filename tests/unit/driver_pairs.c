#include <criterion/criterion.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "driver/dice.h"
#include "driver/pairs.h"
#include "driver/philox.h"
#include "driver_toy.h"

static struct ks_game toy;

static void prepare(void)
{
    cr_assert(ks_dice_start());
    toy_game(&toy);
}

TestSuite(driver_pairs, .init = prepare);

static void near(double got, double want)
{
    cr_assert(fabs(got - want) < 1e-6, "%.9f, not %.9f", got, want);
}

/* ---- statistics: worked out with another program from docs/measuring.md ---- */

Test(driver_pairs, score_and_elo)
{
    struct ks_pentanomial p = {{10, 20, 40, 60, 70}};
    struct ks_score s = ks_pentanomial_score(&p);
    struct ks_elo_range elo = ks_elo_range(s);
    cr_assert_eq(ks_pentanomial_pairs(&p), 200);
    near(s.mean, 0.7); /* (20 / 4 + 40 / 2 + 60 * 3 / 4 + 70) / 200 */
    near(s.error, 1.959963984540054 * sqrt(0.085 / 200));
    near(elo.low, 114.91203382062926);
    near(elo.middle, 147.19071411783773);
    near(elo.high, 182.0698338479988);
}

Test(driver_pairs, scores_without_an_elo)
{
    struct ks_pentanomial none = {{0}}, all = {{0, 0, 0, 0, 9}}, even = {{0, 0, 9, 0, 0}};
    cr_assert_eq(ks_pentanomial_score(&none).mean, 0);
    cr_assert(isinf(ks_elo_range(ks_pentanomial_score(&all)).middle));
    near(ks_elo_range(ks_pentanomial_score(&even)).middle, 0);
    near(ks_elo_score(0), 0.5);
    near(ks_elo_score(ks_elo(0.64)), 0.64);
}

Test(driver_pairs, sprt_values)
{
    struct ks_pentanomial good = {{10, 20, 40, 60, 70}}, poor = {{10, 0, 60, 0, 30}};
    struct ks_sprt low = {0, 50}, high = {100, 150};
    near(ks_sprt_bound(), 2.9444389791664403); /* log 19 */
    near(ks_sprt_llr(&low, &good), 19.19838002667129);
    near(ks_sprt_llr(&high, &good), 3.817997627595229);
    near(ks_sprt_llr(&low, &poor), 4.784462441218392);
    near(ks_sprt_llr(&high, &poor), -5.128620139228118);
    cr_assert_eq(ks_sprt_verdict(&high, &good), KS_ACCEPTED);
    cr_assert_eq(ks_sprt_verdict(&high, &poor), KS_REJECTED);
    cr_assert_eq(ks_sprt_verdict(&low, &(struct ks_pentanomial){{0}}), KS_OPEN);
    cr_assert_eq(ks_sprt_verdict(&low, &(struct ks_pentanomial){{0, 0, 3, 0, 1}}),
                 KS_OPEN);
    cr_assert_str_eq(ks_verdict_name(KS_ACCEPTED), "accepted");
}

/* Plays a test to its end with pairs of two independent games of the given score. */
static enum ks_verdict simulate(const struct ks_sprt *test, double score, uint32_t run)
{
    struct ks_pentanomial p = {{0}};
    enum ks_verdict verdict = KS_OPEN;
    for (uint32_t pair = 0; verdict == KS_OPEN; pair++) {
        struct ks_stream stream;
        unsigned half = 0;
        ks_stream_init(&stream, 1794, run, KS_STREAM_CHECK, pair);
        for (int game = 0; game < 2; game++)
            half += ks_stream_word(&stream) / 4294967296.0 < score ? 2 : 0;
        p.n[half]++;
        verdict = ks_sprt_verdict(test, &p);
    }
    return verdict;
}

/* Once in twenty times either way is promised; 400 runs stay below 34 with 99.9 %. */
Test(driver_pairs, sprt_errs_as_seldom_as_it_says)
{
    struct ks_sprt test = {0, 100};
    unsigned wrong_yes = 0, wrong_no = 0;
    for (uint32_t run = 0; run < 400; run++) {
        wrong_yes += simulate(&test, ks_elo_score(0), run) == KS_ACCEPTED;
        wrong_no += simulate(&test, ks_elo_score(100), run) == KS_REJECTED;
    }
    cr_assert_lt(wrong_yes, 34, "accepted wrongly: %u of 400 (seed 1794)", wrong_yes);
    cr_assert_lt(wrong_no, 34, "rejected wrongly: %u of 400 (seed 1794)", wrong_no);
}

/* ---- matches ---- */

static struct ks_pairs make(uint32_t pairs, unsigned threads)
{
    return (struct ks_pairs){.player = {ks_player("random"), ks_player("random")},
                             .scenarios = 1,
                             .game = {&toy},
                             .pairs = pairs,
                             .seed = 5,
                             .threads = threads};
}

/* Who draws the same random words and rolls the same dice plays the same game: equal players
 * share every pair. */
Test(driver_pairs, equal_players_share_every_pair)
{
    struct ks_pairs plan = make(40, 2);
    struct ks_pairs_result r;
    cr_assert(ks_pairs_play(&plan, &r), "%s", r.jobs.error);
    cr_assert_eq(r.pairs, 40);
    cr_assert_eq(r.all.games, 80);
    cr_assert_eq(r.all.pairs.n[2], 40);
    cr_assert_eq(r.all.wins[0], r.all.wins[1]);
    cr_assert_eq(r.all.wins[0] + r.all.wins[1] + r.all.draws, 80);
    cr_assert_eq(r.all.by_side[0] + r.all.by_side[1], 80);
    cr_assert_eq(r.player[0].decisions, r.player[1].decisions);
    cr_assert_eq(r.all.errors + r.player[0].illegal + r.player[0].crashes, 0);
}

Test(driver_pairs, threads_change_nothing)
{
    struct ks_pairs one = make(50, 1), four = make(50, 4);
    struct ks_pairs_result a, b;
    cr_assert(ks_pairs_play(&one, &a));
    cr_assert(ks_pairs_play(&four, &b));
    cr_assert_arr_eq(a.digest, b.digest, sizeof a.digest);
    four.seed++;
    cr_assert(ks_pairs_play(&four, &b));
    cr_assert(memcmp(a.digest, b.digest, sizeof a.digest) != 0);
}

/* A test that is decided counts the pairs up to the one that decided it, whichever had been
 * finished when that was seen. */
Test(driver_pairs, a_test_ends_with_the_pair_that_decides)
{
    struct ks_sprt test = {0, 100};
    struct ks_pairs plan = make(3000, 3);
    struct ks_pairs_result r;
    struct ks_pentanomial before;
    plan.sprt = &test;
    cr_assert(ks_pairs_play(&plan, &r));
    cr_assert_eq(r.verdict, KS_REJECTED);
    cr_assert_lt(r.pairs, 3000);
    cr_assert_leq(r.llr, -ks_sprt_bound());
    before = r.all.pairs;
    before.n[2]--;
    cr_assert_eq(ks_sprt_verdict(&test, &before), KS_OPEN);
    plan.pairs = r.pairs;
    plan.sprt = NULL;
    struct ks_pairs_result exact;
    cr_assert(ks_pairs_play(&plan, &exact));
    cr_assert_arr_eq(exact.digest, r.digest, sizeof r.digest);
}

Test(driver_pairs, scenarios_take_turns)
{
    struct ks_game second = toy;
    struct ks_pairs plan = make(10, 2);
    struct ks_pairs_result r;
    strcpy(second.scenario, "toy/second");
    plan.game[plan.scenarios++] = &second;
    cr_assert(ks_pairs_play(&plan, &r));
    cr_assert_eq(r.pairs, 20);
    cr_assert_eq(r.scenario[0].games, 20);
    cr_assert_eq(r.scenario[1].games, 20);
    cr_assert_eq(r.all.games, 40);
}
