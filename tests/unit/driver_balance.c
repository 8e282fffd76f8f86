/* Records of games counted, and the solver, on records made by hand; then that the moments a
 * record keeps tell rightly who would have won with other points to win. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "data_help.h"
#include "driver/balance_count.h"
#include "driver/balance_fair.h"

enum { GAMES = 10 };

static struct ks_balance *b;
static struct ks_game *g;

static void begin(void)
{
    cr_assert(ks_dice_start());
    g = load("szczekociny/wywla", "");
    b = calloc(1, sizeof *b);
    b->games = GAMES;
    b->seed = 7;
    b->levels = 1;
    b->level[0] = ks_player("random");
    b->arms = 1;
    b->arm[0].game = g;
}

static void end(void)
{
    ks_balance_done(b);
    free(b);
}

TestSuite(driver_balance, .init = begin, .fini = end);

static void near(double found, double expected)
{
    cr_assert(fabs(found - expected) < 1e-9, "%.6f, expected %.6f", found, expected);
}

/* ---- records made by hand ---- */

/* Ten games; game i ends i : 10 - i, having gone there point by point, one side after the
 * other, and is won by who has more. */
static void make_records(void)
{
    b->record = calloc(GAMES, sizeof *b->record);
    for (int i = 0; i < GAMES; i++) {
        struct ks_balance_game *r = &b->record[i];
        int lead = 2 * i - 10;
        *r = (struct ks_balance_game){.end = KS_PLAYED,
                                      .turn = (uint8_t)(i + 1),
                                      .points = {(int16_t)i, (int16_t)(10 - i)},
                                      .ending = lead > 0 ? 3 : 4};
        r->winner = (uint8_t)(lead == 0 ? KS_NOBODY : lead > 0 ? 0 : 1);
        for (int n = 1; n <= 10; n++) {
            r->mark[r->marks][0] = (int16_t)(n < i ? n : i);
            r->mark[r->marks++][1] = (int16_t)(n < 10 - i ? n : 10 - i);
        }
        r->told[3] = (uint16_t)(2 * i);
        r->told[5] = 7;
        r->piece[0] = (uint8_t)(KS_PIECE_TOOK_PART | (lead < 0 ? KS_PIECE_LOST | 2 : 0));
        r->piece[1] = KS_PIECE_TOOK_PART | KS_PIECE_LOST | 1;
    }
}

Test(driver_balance, an_arm)
{
    struct ks_arm_result a;
    make_records();
    b->record[9].end = KS_BROKEN_OFF;
    cr_assert(ks_arm_count(b, 0, &a));
    cr_assert_eq(a.games, 9);
    cr_assert_eq(a.broken, 1);
    cr_assert_eq(a.wins[0], 3);
    cr_assert_eq(a.wins[1], 5);
    cr_assert_eq(a.wins[2], 1);
    near(a.score.value, 3.5 / 9);
    near(a.points[0].mean, 4);
    near(a.lead.quantile[2], -2);
    near(a.turns.quantile[0], 1.4);
    cr_assert_eq(a.turns.bars, 9);
    cr_assert_eq(a.turns.bar[0], 1);
    cr_assert_eq(a.endings, 3);
    cr_assert_eq(a.ending[0].code, 4);
    cr_assert_eq(a.ending[0].games, 5);
}

Test(driver_balance, wide_bars_take_everything)
{
    int32_t v[] = {-1203, 0, 4, 999, 17};
    struct ks_distribution d;
    uint32_t sum = 0;
    ks_distribution_make(&d, v, 5);
    cr_assert(d.bars <= KS_HISTOGRAM_BARS && d.width > 1);
    for (size_t i = 0; i < d.bars; i++)
        sum += d.bar[i];
    cr_assert_eq(sum, 5);
    cr_assert(d.from <= -1203 && d.from + (int32_t)d.bars * d.width > 999);
}

Test(driver_balance, arms_are_compared_game_by_game)
{
    make_records();
    struct ks_balance_game *both = calloc((size_t)2 * GAMES, sizeof *both);
    for (int i = 0; i < GAMES; i++) {
        both[2 * i] = both[2 * i + 1] = b->record[i];
        if (i == 0 || i == 2)
            both[2 * i + 1].winner = 0;
    }
    both[1].end = KS_NOT_PLAYED; /* then its partner does not count either */
    free(b->record);
    b->record = both;
    b->arms = 2;
    b->arm[1] = b->arm[0];
    struct ks_estimate d = ks_arm_difference(b, 1, 0);
    cr_assert_eq(d.n, 9);
    near(d.value, 1.0 / 9);
    cr_assert(d.low < d.value && d.value < d.high);
}

Test(driver_balance, units_that_decided)
{
    struct ks_unit_result *u = calloc(KS_MAX_PIECES, sizeof *u);
    make_records();
    cr_assert_eq(ks_units_count(b, 0, u), 2);
    int first = u[0].unit == 0 ? 0 : 1;
    cr_assert_eq(first, 0, "the clearest difference comes first");
    near(u[0].lost.value, 0.5);
    near(u[0].steps.value, 1);
    int side = g->piece[0].side;
    near(u[0].when_lost.value, side == 0 ? 0 : 1);
    near(u[0].when_kept.value, side == 0 ? 0.9 : 0.1);
    cr_assert(ks_estimate_counts(u[0].difference));
    near(u[1].lost.value, 1);
    cr_assert_eq(u[1].difference.n, 0, "a unit that is always lost tells nothing");
    free(u);
}

Test(driver_balance, rules_that_decided)
{
    struct ks_rule_result *x = calloc(KS_BALANCE_CODES, sizeof *x);
    make_records();
    for (int i = 0; i < GAMES; i++)
        b->record[i].ending = 9;
    size_t n = ks_rules_count(b, 0, x);
    cr_assert_gt(n, 20, "rules that were never applied are there too");
    cr_assert_eq(x[0].code, 3);
    near(x[0].often.value, 9);
    near(x[0].fired.value, 0.9);
    near(x[0].in_wins[0].value, 15);
    near(x[0].in_wins[1].value, 4);
    near(x[0].difference.value, 11);
    free(x);
}

/* ---- the solver ---- */

static const struct ks_victory race = {.level = KS_NOBODY, .limit = {8, 8}};

Test(driver_balance, who_would_have_won)
{
    struct ks_balance_game r = {
        .points = {5, 6}, .marks = 3, .mark = {{2, 1}, {2, 4}, {5, 4}}};
    struct ks_victory v = {.level = KS_NOBODY};
    near(ks_victory_score(&v, &r), 0);
    v.limit[0] = 2;
    near(ks_victory_score(&v, &r), 1);
    v.limit[0] = 3;
    v.limit[1] = 4;
    near(ks_victory_score(&v, &r), 0);
    v.limit[1] = 5;
    near(ks_victory_score(&v, &r), 1);
    v = (struct ks_victory){.level = KS_NOBODY, .start = {1, 0}};
    near(ks_victory_score(&v, &r), 0.5);
    v.level = 1;
    near(ks_victory_score(&v, &r), 0);
    v = (struct ks_victory){.one_score = true, .limit = {1, 3}};
    near(ks_victory_score(&v, &r), 1);
    v.limit[0] = 2;
    near(ks_victory_score(&v, &r), 0);
    v.limit[1] = 2; /* a lead of 2 is reached at 2 : 4 */
    near(ks_victory_score(&v, &r), 0);
}

Test(driver_balance, curve_and_solution)
{
    struct ks_curve *c = calloc(1, sizeof *c);
    make_records();
    ks_curve_make(b, 0, &race, KS_KNOB_LIMIT_0, c);
    cr_assert_eq(c->from, 1);
    cr_assert_eq(c->reached, 9);
    cr_assert_eq(c->n, 10);
    for (size_t i = 1; i < c->n; i++)
        cr_assert_leq(c->share[i].value, c->share[i - 1].value,
                      "a higher limit is never better");
    /* Without limits side 0 has won 4 games and drawn one. A limit of 5 wins the drawn one
     * and with it half of all. */
    struct ks_solution s = ks_curve_solve(c, &race, 0);
    cr_assert_eq(s.now, 8);
    cr_assert_eq(s.value, 5);
    near(s.share.value, 0.5);
    cr_assert(s.fair && !s.never);
    cr_assert(s.low <= 5 && 5 <= s.high);
    s = ks_curve_solve(c, &race, 0.1); /* play is kinder to side 0 than the curve */
    cr_assert_gt(s.value, 5);
    free(c);
}

Test(driver_balance, head_start)
{
    struct ks_curve *c = calloc(1, sizeof *c);
    const struct ks_victory open = {.level = KS_NOBODY};
    make_records();
    ks_curve_make(b, 0, &open, KS_KNOB_START, c);
    cr_assert_eq(c->from, -11);
    cr_assert_eq(c->n, 23);
    struct ks_solution s = ks_curve_solve(c, &open, 0);
    cr_assert_eq(s.value, 1, "of two as good the one nearer to what there is");
    near(s.share.value, 0.5);
    cr_assert_eq(ks_victory_turn(open, KS_KNOB_START, -3).start[1], 3);
    free(c);
}

/* ---- games really played ---- */

/* Random players do not look at the points: the games are the same, till one ends. */
static void check_limits(const char *scenario, const int limit[2], const int start[2])
{
    struct ks_refusal no;
    struct ks_subject subject = {.library = own_library(), .scenario = scenario};
    b->arms = 0;
    cr_assert(ks_balance_arms(b, &subject, "none", true, &no));
    cr_assert(ks_balance_trial(b, &subject, 0, limit, start, &no));
    b->arm[2].first = 0; /* the same dice */
    struct ks_victory v = ks_victory_of(b->arm[2].game);
    memcpy(v.start, start, sizeof v.start);
    struct ks_balance_game *open = calloc(2, sizeof *open), *trial = open + 1;
    for (uint32_t n = 0; n < GAMES; n++) {
        ks_balance_play(b, &b->arm[1], n, open);
        ks_balance_play(b, &b->arm[2], n, trial);
        cr_assert(open->end == KS_PLAYED && trial->end == KS_PLAYED);
        cr_assert_eq(ks_victory_score(&v, open), ks_balance_score(trial),
                     "%s, seed 7, game %u: limits %d %d, start %d %d", scenario, n,
                     limit[0], limit[1], start[0], start[1]);
    }
    free(open);
}

Test(driver_balance, limits_after_an_activation)
{
    const int none[2] = {0, 0}, start[2] = {1, 0};
    check_limits("szczekociny/wywla", (const int[2]){2, 5}, none);
    check_limits("szczekociny/wywla", (const int[2]){1, 1}, none);
    check_limits("szczekociny/wywla", (const int[2]){2, 2}, start);
    check_limits("szczekociny/wywla", (const int[2]){0, 3}, start);
    check_limits("szczekociny/wywla", (const int[2]){1, 5}, start); /* enough by itself */
}

Test(driver_balance, limits_at_once)
{
    const int none[2] = {0, 0}, start[2] = {0, 12};
    check_limits("raclawice/historical", (const int[2]){30, 30}, none);
    check_limits("raclawice/historical", (const int[2]){40, 50}, start);
}

Test(driver_balance, limits_after_a_turn)
{
    const int none[2] = {0, 0};
    check_limits("maciejowice/battle", (const int[2]){3, 3}, none);
}

Test(driver_balance, arms_of_options)
{
    struct ks_refusal no;
    const struct ks_option option = {"edition", "2010-pl"};
    struct ks_subject subject = {.library = own_library(),
                                 .scenario = "raclawice/historical",
                                 .option = &option,
                                 .options = 1};
    b->levels = 2;
    b->level[1] = ks_player("greedy");
    b->arms = 0;
    cr_assert(ks_balance_arms(b, &subject, "edition,setup", false, &no));
    cr_assert_eq(b->arms, 6);
    cr_assert_str_eq(b->arm[2].game->option[0].value, "2013-en");
    cr_assert_str_eq(b->arm[4].game->option[0].value, "2010-pl");
    cr_assert_str_eq(b->arm[4].game->option[1].value, "2");
    cr_assert_eq(ks_balance_arm(b, 1, KS_ARM_PLAIN), 1);
    cr_assert_eq(ks_balance_arm(b, 1, KS_ARM_OPEN), KS_BALANCE_ARMS);
    cr_assert_not(ks_balance_arms(b, &subject, "edition,weather", false, &no));
    cr_assert_str_eq(no.code, "bad_option");
}
