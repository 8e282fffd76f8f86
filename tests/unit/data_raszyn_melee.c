/* Raszyn as it is read from its files: melee and the checks before it. */
#include "raszyn_help.h"

/* [LB-4.2-1 LB-4.2-2 LB-4.2-3 LB-4.2-4 LB-4.2-5 LB-4.2-6 LB-4.2-7 LB-4.2-8 LB-4.2-9] Chances out of
 * 36: attacker beaten, exchange, defender beaten. */
Test(data_raszyn, melee_table)
{
    static const int rows[][5] = {
        {1, 3, 24, 10, 2},  {1, 2, 19, 12, 5}, {1, 1, 13, 14, 9},
        {3, 2, 10, 14, 12}, {2, 1, 6, 12, 18}, {3, 1, 3, 10, 23},
        {4, 1, 1, 8, 27},   {5, 1, 0, 6, 30},  {6, 1, 0, 2, 34}};
    struct ks_game *g = load(BATTLE, "");

    cr_assert_eq(lb(g)->melee_columns, sizeof rows / sizeof rows[0]);
    for (int i = 0; i < lb(g)->melee_columns; i++) {
        const struct lb_melee_column *c = &lb(g)->melee_column[i];
        int count[3] = {0};
        for (int roll = 0; roll < LB_ROLLS; roll++) {
            int code = lb(g)->melee_result[c->result[roll]].code;
            count[code == LB_EXCHANGE ? 1 : code >= LB_DD ? 2 : 0]++;
        }
        cr_expect_eq(c->num, rows[i][0]);
        cr_expect_eq(c->den, rows[i][1]);
        for (int k = 0; k < 3; k++)
            cr_expect_eq(count[k], rows[i][2 + k], "%d:%d has %d", c->num, c->den,
                         count[k]);
    }
}

/* [LB-2.15-14] 2/1*: the attacker loses two, the defender one, both check. */
Test(data_raszyn, exchanges)
{
    struct ks_game *g = load(BATTLE, "");
    const struct lb_melee_column *even = &lb(g)->melee_column[2];
    const struct lb_melee_result *result = lb(g)->melee_result;

    cr_expect_eq(result[even->result[dice(32)]].attacker, 2);
    cr_expect_eq(result[even->result[dice(32)]].defender, 1);
    cr_expect_eq(result[even->result[dice(32)]].star, 1);
    cr_expect_eq(result[even->result[dice(53)]].defender, 2);
    cr_expect_eq(result[even->result[dice(66)]].code, LB_DR);
    cr_expect_eq(result[even->result[dice(11)]].code, LB_AR);
}

/* [RZ-PRE-1 RZ-PRE-2 RZ-PRE-3 RZ-PRE-4 RZ-PRE-5 RZ-PRE-6 RZ-PRE-18 RZ-PRE-19 RZ-PRE-20] */
Test(data_raszyn, before_melee)
{
    static const int odds[][4] = {{1, 2, -6, 6}, {1, 1, -3, 3}, {2, 1, 0, 0},
                                  {3, 1, 3, -3}, {4, 1, 6, -6}, {5, 1, 9, -9}};
    static const int elite[][3] = {{15, 16, -6}, {13, 14, -9}, {11, 12, -12}};
    struct ks_game *g = load(BATTLE, "");
    const struct lb_game *r = lb(g);

    cr_assert_eq(r->premelee_rows, 6);
    for (int i = 0; i < 6; i++) {
        cr_expect_eq(r->premelee_row[i].num, odds[i][0]);
        cr_expect_eq(r->premelee_row[i].den, odds[i][1]);
        cr_expect_eq(r->premelee_row[i].attacker, odds[i][2]);
        cr_expect_eq(r->premelee_row[i].defender, odds[i][3]);
    }
    cr_assert_eq(r->elite_rows, 3);
    for (int i = 0; i < 3; i++) {
        cr_expect_eq(r->elite_row[i].from, dice(elite[i][0]));
        cr_expect_eq(r->elite_row[i].to, dice(elite[i][1]));
        cr_expect_eq(r->elite_row[i].modifier, elite[i][2]);
    }
}

/* [RZ-PRE-7 RZ-PRE-8 RZ-PRE-9 RZ-PRE-10 RZ-PRE-11 RZ-PRE-12 RZ-PRE-13 RZ-PRE-14 RZ-PRE-15 RZ-PRE-16
 * RZ-PRE-17] */
Test(data_raszyn, before_melee_conditions)
{
    struct ks_game *g = load(BATTLE, "");
    const struct lb_game *r = lb(g);
#define EXPECT(name, a, d)                                                               \
    do {                                                                                 \
        cr_expect_eq(r->premelee.name.attacker, a, #name);                               \
        cr_expect_eq(r->premelee.name.defender, d, #name);                               \
    } while (0)
    EXPECT(flank, 12, -12);
    EXPECT(rear, 6, -6);
    EXPECT(skirmish, 0, -6);
    EXPECT(line, 0, -3);
    EXPECT(austrian_line, 3, 0);
    EXPECT(carre, 6, 0);
    EXPECT(disordered, 3, -3);
    EXPECT(routed, 6, -6);
    EXPECT(uphill, -3, 3);
    EXPECT(stream, -3, 3);
#undef EXPECT
    cr_expect_eq(r->lost_in_fire, -3);
}

/* [RZ-MELEE-1 RZ-MELEE-2 RZ-MELEE-3 RZ-MELEE-4 RZ-MELEE-5 RZ-MELEE-6 RZ-MELEE-8 RZ-MELEE-9
 * RZ-MELEE-10 RZ-MELEE-11 RZ-MELEE-12 RZ-MELEE-13 RZ-MELEE-14 RZ-MELEE-15 RZ-MELEE-16 RZ-MELEE-17
 * RZ-SWAMP-2 LB-3.8-1] 0.33 and 0.66 are thirds. */
Test(data_raszyn, factors)
{
    struct ks_game *g = load(BATTLE, "");
    const struct lb_game *r = lb(g);
#define EXPECT(name, an, ad, dn, dd)                                                     \
    do {                                                                                 \
        expect_ratio(r->factor.name.attacker, an, ad);                                   \
        expect_ratio(r->factor.name.defender, dn, dd);                                   \
    } while (0)
    EXPECT(flank, 2, 1, 1, 1);
    EXPECT(rear, 3, 2, 1, 1);
    EXPECT(skirmish, 1, 2, 1, 2);
    EXPECT(disordered, 1, 1, 1, 2);
    EXPECT(routed, 1, 1, 1, 3);
    EXPECT(road_march, 1, 1, 1, 4);
    EXPECT(foot_on_column, 3, 2, 1, 1);
    EXPECT(foot_on_carre, 3, 2, 1, 1);
    EXPECT(foot_stream, 2, 3, 1, 1);
    EXPECT(charge, 2, 1, 1, 1);
    EXPECT(heavy_on_light, 2, 1, 1, 1);
    EXPECT(heavy_line, 1, 2, 1, 1);
    EXPECT(tired, 1, 2, 1, 2);
    EXPECT(exhausted, 1, 3, 1, 3);
    EXPECT(horse_on_carre, 1, 2, 1, 1);
    EXPECT(horse_on_masse, 3, 4, 1, 1);
    EXPECT(horse_stream, 2, 3, 1, 1);
    EXPECT(swamp, 1, 4, 1, 4);
    EXPECT(not_recalled, 1, 2, 1, 1);
    EXPECT(horse_on_general, 1, 3, 1, 1);
#undef EXPECT
}
