/* The two scenarios: turns, chits, commanders, thresholds. */
#include <criterion/criterion.h>
#include <string.h>

#include "data_help.h"

static uint32_t chit(const struct ks_game *g, int side, const char *name)
{
    return (uint32_t)1 << r94(g)->unit[named(g, side, name)].commander_number;
}

/* [3.1a] Two sides; [3.2a] 15 turns; [3.3a] two free chits; [4.4a] Kościuszko and
 * Tormasow; [4.4d] Kościuszko's six; [4.3e] Tormasow's orphans. */
Test(data_scenario, historical)
{
    struct ks_game *g = load("raclawice/historical", "");
    const struct r94_game *r = r94(g);

    cr_assert_str_eq(g->scenario, "raclawice/historical");
    cr_assert_str_eq(g->title[KS_ENGLISH], "Racławice 1794: historical scenario");
    cr_assert_str_eq(g->side[0], "polish");
    cr_assert_str_eq(g->side[1], "russian");
    cr_assert_eq(g->turns, 15);
    cr_assert_eq(r->last_turn, 15);
    cr_assert_eq(r->chosen_chits[R94_POLISH], 2);
    cr_assert_eq(r->chosen_chits[R94_RUSSIAN], 2);
    cr_assert_eq(r->chosen_chits[R94_PRUSSIAN], 0);
    cr_assert_eq(r->overall[0], named(g, 0, "Kościuszko"));
    cr_assert_eq(r->overall[1], named(g, 1, "gen. Tormasow"));
    cr_assert_eq(r->overall[R94_PRUSSIAN], KS_NONE);
    cr_assert_eq(r->planner, KS_NONE);
    cr_assert_eq(r->late, KS_NONE);
    cr_assert_eq(r->rulebook, R94_RACLAWICE);
    cr_assert_eq(r->last_row, 0);
    cr_assert_eq(r->six[0], r->overall[0]);
    cr_assert_eq(r->six[1], KS_NONE);
    cr_assert_eq(r->orphan_maker, r->overall[1]);
    cr_assert_str_eq(g->piece[r->overall[1]].arm, "overall_commander");
}

/* [13-historical-note1a, 13-historical-note1b] Pustowałow opens, so that Tormasow and
 * one more go into the pool of turn 1; [13-historical-note3a] Tormasow, F. Denisow and
 * one more in turn 12. */
Test(data_scenario, historical_chits)
{
    struct ks_game *g = load("raclawice/historical", "");
    const struct r94_game *r = r94(g);

    cr_assert_eq(r->opener, named(g, 1, "ppłk Pustowałow"));
    cr_assert_eq(r->fixed_pools, 2);
    cr_assert_eq(r->fixed_pool[0].from, 1);
    cr_assert_eq(r->fixed_pool[0].to, 1);
    cr_assert_eq(r->fixed_pool[0].army, R94_RUSSIAN);
    cr_assert_eq(r->fixed_pool[0].chosen, 1);
    cr_assert_eq(r->fixed_pool[0].chits, chit(g, 1, "gen. Tormasow"));
    cr_assert_eq(r->fixed_pool[1].from, 12);
    cr_assert_eq(r->fixed_pool[1].to, 12);
    cr_assert_eq(r->fixed_pool[1].army, R94_RUSSIAN);
    cr_assert_eq(r->fixed_pool[1].chosen, 1);
    cr_assert_eq(r->fixed_pool[1].chits,
                 chit(g, 1, "gen. Tormasow") | chit(g, 1, "F. Denisow"));
}

/* [13-historical-note2a, 13-historical-note2b] */
Test(data_scenario, historical_lock)
{
    struct ks_game *g = load("raclawice/historical", "");

    cr_assert_eq(r94(g)->locked, named(g, 0, "gen. Ślaski"));
    cr_assert_eq(r94(g)->locked_until, 8);
}

/* [12.3, 13-historical-autovictory, 13-hypothetical-autovictory] */
Test(data_scenario, automatic_victory)
{
    struct ks_game *a = load("raclawice/historical", "");
    struct ks_game *b = load("raclawice/hypothetical", "edition=2010-pl");

    cr_assert_eq(r94(a)->threshold[0], 159);
    cr_assert_eq(r94(a)->threshold[1], 167);
    cr_assert_eq(r94(b)->threshold[0], 164);
    cr_assert_eq(r94(b)->threshold[1], 167);
}

/* [13-hypothetical-note1] F. Denisow leads; Tormasow is a commander among others. */
Test(data_scenario, hypothetical)
{
    struct ks_game *g = load("raclawice/hypothetical", "");
    const struct r94_game *r = r94(g);
    ks_unit tormasow = named(g, 1, "gen. Tormasow");

    cr_assert_eq(r->overall[1], named(g, 1, "F. Denisow"));
    cr_assert_eq(r->unit[r->overall[1]].arm, R94_OVERALL_COMMANDER);
    cr_assert_eq(r->unit[tormasow].arm, R94_COMMANDER);
    cr_assert_str_eq(g->piece[tormasow].arm, "commander");
    cr_assert_eq(r->orphan_maker, tormasow);
    cr_assert_eq(r->opener, KS_NONE);
    cr_assert_eq(r->locked, KS_NONE);
    cr_assert_eq(r->fixed_pools, 0);
    cr_assert_eq(g->turns, 15);
}

/* Whatever is read decides the digest, options do not. */
Test(data_scenario, digest)
{
    struct ks_game *a = load("raclawice/historical", "");
    struct ks_game *b = load("raclawice/historical", "edition=2010-pl,setup=2");
    struct ks_game *c = load("raclawice/hypothetical", "");

    cr_assert_eq(a->digest, b->digest);
    cr_assert_neq(a->digest, c->digest);
}
