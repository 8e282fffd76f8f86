/* Raszyn as it is read from its files: fire, as the charts print it. */
#include "raszyn_help.h"

/* [RZ-FIRE-1 RZ-FIRE-2 RZ-FIRE-3 RZ-FIRE-4 RZ-FIRE-5 RZ-FIRE-6] 0 none, 1 printed, else the
 * multiple. */
Test(data_raszyn, fire_values)
{
    static const struct {
        enum lb_formation form;
        int value[LB_TROOPS]; /* Polish line, light, Saxon, Dutch, Austrian line, Grenz */
    } rows[] = {
        {LB_MASSE, {0, 0, 0, 0, 1, 0}},   {LB_COLUMN, {1, 1, 1, 1, 1, 1}},
        {LB_LINE, {3, 3, 2, 2, 3, 2}},    {LB_CARRE, {3, 3, 2, 2, 3, 3}},
        {LB_GENERAL, {1, 1, 1, 1, 1, 1}}, {LB_SKIRMISH, {0, 2, 1, 1, 0, 2}},
    };
    struct ks_game *g = load(BATTLE, "");

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        for (int t = 0; t < LB_TROOPS; t++) {
            struct lb_fire_value v = lb(g)->fire_value[rows[i].form][t];
            int value =
                v.kind == LB_MULTIPLE_FIRE ? v.multiple : v.kind == LB_PRINTED_FIRE;
            cr_expect_eq(value, rows[i].value[t], "form %d, troops %d", rows[i].form, t);
        }
}

/* [RZ-DEF-1 RZ-DEF-2 RZ-DEF-3 RZ-DEF-4 RZ-DEF-5 RZ-DEF-6 RZ-DEF-7 LB-3.3-1] */
Test(data_raszyn, fire_defence)
{
    static const struct {
        enum lb_ground ground;
        int value
            [LB_DEFENCES]; /* column line carre general skirmish broken guns guns masse */
    } rows[] = {
        {LB_CLEAR, {6, 9, 4, 0, 12, 14, 6, 8, 5}},
        {LB_FOREST, {0, 0, 0, 10, 14, 16, 0, 0, 0}},
        {LB_HAMLET, {0, 0, 0, 10, 12, 16, 6, 8, 0}},
        {LB_VILLAGE, {0, 0, 0, 10, 12, 16, 7, 9, 0}},
        {LB_TOWN, {0, 0, 0, 12, 14, 16, 8, 10, 0}},
        {LB_SWAMP, {0, 0, 0, 0, 14, 14, 0, 0, 0}},
        {LB_DIKE, {5, 0, 0, 0, 5, 5, 5, 5, 0}},
        {LB_GARDEN, {0, 0, 0, 10, 12, 16, 6, 8, 0}},
    };
    struct ks_game *g = load(BATTLE, "");

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        for (int d = 0; d < LB_DEFENCES; d++)
            cr_expect_eq(lb(g)->fire_defence[rows[i].ground][d], rows[i].value[d],
                         "ground %d, column %d", rows[i].ground, d);
}

/* [RZ-CHECK-1 RZ-CHECK-2 RZ-CHECK-5 RZ-CHECK-6 RZ-CHECK-7 RZ-CHECK-10] */
Test(data_raszyn, loss_checks)
{
    struct ks_game *g = load(BATTLE, "");
    const struct lb_game *r = lb(g);

    cr_expect_eq(r->loss_check[LB_POLISH_LINE], LB_EVEN_LOSS);
    cr_expect_eq(r->loss_check[LB_POLISH_LIGHT], LB_EVEN_LOSS);
    cr_expect_eq(r->loss_check[LB_SAXON_LINE], LB_ODD_LOSS);
    cr_expect_eq(r->loss_check[LB_AUSTRIAN_LINE], LB_ODD_LOSS);
    cr_expect_eq(r->loss_check[LB_GRENZ_TROOPS], LB_EVEN_LOSS);
    cr_expect_eq(r->loss_check_horse, LB_EVERY_LOSS);
    cr_expect_eq(r->loss_check_guns, LB_EVERY_LOSS);
}

/* [LB-4.1-1 LB-4.1-2 LB-4.1-3 LB-4.1-4 LB-4.1-5 LB-4.1-6 LB-4.1-7 LB-4.1-8 LB-4.1-9 LB-4.1-10 LB-4.1-12] The
 * sum over all rolls is that of the table's mean, and 66 has the most. */
Test(data_raszyn, fire_table)
{
    static const struct {
        int num, den, sum, most;
    } rows[] = {{0, 1, 0, 0},  {1, 4, 2, 1},  {1, 3, 5, 1},  {1, 2, 11, 2},
                {1, 1, 23, 2}, {3, 2, 31, 3}, {2, 1, 41, 3}, {3, 1, 55, 4},
                {4, 1, 68, 5}, {5, 1, 79, 5}, {6, 1, 91, 6}};
    struct ks_game *g = load(BATTLE, "");

    cr_assert_eq(lb(g)->fire_columns, sizeof rows / sizeof rows[0]);
    for (int i = 0; i < lb(g)->fire_columns; i++) {
        const struct lb_fire_column *c = &lb(g)->fire_column[i];
        int sum = 0;
        for (int roll = 0; roll < LB_ROLLS; roll++) {
            sum += c->loss[roll];
            cr_expect(roll == 0 || c->loss[roll] >= c->loss[roll - 1]);
        }
        cr_expect_eq(c->num, rows[i].num);
        cr_expect_eq(c->den, rows[i].den);
        cr_expect_eq(sum, rows[i].sum, "%d:%d sums to %d", c->num, c->den, sum);
        cr_expect_eq(c->loss[LB_ROLLS - 1], rows[i].most);
    }
}
