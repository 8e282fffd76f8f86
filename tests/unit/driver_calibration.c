/* Reliability of win chances on games that are made up. */
#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/mix.h"
#include "driver/calibration.h"

enum { GAMES = 4000 };

static double unit_of(uint64_t word)
{
    return (double)(word >> 11) / 9007199254740992.0;
}

/* Games with one moment each, whose chance is right if `error` is 0; the lead tells of it. */
static struct ks_sampled *make_games(double error)
{
    struct ks_sampled *game = calloc(GAMES, sizeof *game);
    uint64_t word = 1794;
    cr_assert_not_null(game);
    for (int i = 0; i < GAMES; i++) {
        int lead = (int)((word = ks_mix(word)) % 21) - 10;
        double chance = 1 / (1 + exp(-lead / 4.0)), told = chance + error;
        told = told < 0 ? 0 : told > 1 ? 1 : told;
        game[i].halves = unit_of(word = ks_mix(word)) < chance ? 2 : 0;
        game[i].turns = 10;
        game[i].n = 1;
        game[i].v[0] =
            (struct ks_calibration_sample){(uint16_t)(told * 10000), (int16_t)lead, 5};
    }
    return game;
}

static struct ks_calibration sum(double error)
{
    static unsigned char done[GAMES];
    struct ks_sampled *game = make_games(error);
    struct ks_calibration c;
    memset(done, 1, sizeof done);
    ks_calibration_sum(game, done, GAMES, &c);
    free(game);
    return c;
}

Test(driver_calibration, a_right_chance_is_near_its_results)
{
    struct ks_calibration c = sum(0);
    cr_assert_eq(c.games, GAMES);
    cr_assert_eq(c.positions, GAMES);
    cr_assert_lt(c.ece, 0.03);
    for (int i = 0; i < KS_BINS; i++)
        if (c.bin[i].n > 100)
            cr_assert_lt(fabs(c.bin[i].chance - c.bin[i].result) / c.bin[i].n, 0.06);
}

Test(driver_calibration, a_wrong_chance_is_told)
{
    struct ks_calibration right = sum(0), wrong = sum(0.2);
    cr_assert_gt(wrong.ece, 0.1);
    cr_assert_gt(wrong.brier, right.brier + 0.01);
}

/* Lead is all there is to know in these games: it comes as near as the chance itself. */
Test(driver_calibration, the_logistic_learns_what_the_lead_tells)
{
    struct ks_calibration c = sum(0);
    cr_assert_eq(c.held, GAMES / 2);
    cr_assert_lt(fabs(c.logistic - c.held_brier), 0.005);
    cr_assert_gt(c.constant, c.logistic + 0.02);
}

Test(driver_calibration, games_that_were_not_played_do_not_count)
{
    static struct ks_sampled game[4];
    static const unsigned char done[4] = {1, 0, 1, 1};
    struct ks_calibration c;
    game[0] = (struct ks_sampled){.halves = 2, .n = 1, .v = {{10000, 0, 1}}};
    game[3] = (struct ks_sampled){.halves = 1, .n = 1, .v = {{5000, 0, 1}}};
    ks_calibration_sum(game, done, 4, &c);
    cr_assert_eq(c.games, 2);
    cr_assert_eq(c.brier, 0);
    cr_assert_eq(c.ece, 0);
    cr_assert_eq(c.held, 1);
}
