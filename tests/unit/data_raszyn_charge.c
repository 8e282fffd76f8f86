/* Raszyn as it is read from its files: carré, recall, standing. */
#include "raszyn_help.h"

struct carre {
    int army, line, points, carre, disorder;
};

static void expect_carre(const struct ks_game *g, const struct carre *c)
{
    const struct lb_carre_row *row = &lb(g)->carre[c->army][c->line][c->points - 1];

    cr_expect(row->used);
    cr_expect_eq(row->carre, dice(c->carre), "army %d, line %d, %d points", c->army,
                 c->line, c->points);
    cr_expect_eq(row->disorder, dice(c->disorder), "army %d, line %d, %d points", c->army,
                 c->line, c->points);
}

/* [RZ-CARRE-1 RZ-CARRE-2 RZ-CARRE-3 RZ-CARRE-4 RZ-CARRE-5 RZ-CARRE-6 RZ-CARRE-7 RZ-CARRE-8 RZ-CARRE-9
 * RZ-CARRE-10 RZ-CARRE-11 RZ-CARRE-12 RZ-CARRE-13 RZ-CARRE-14 RZ-CARRE-15 RZ-CARRE-16 RZ-CARRE-17
 * RZ-CARRE-18 RZ-CARRE-19 RZ-CARRE-20 RZ-CARRE-21 RZ-CARRE-22] Last roll of a carré, and of disorder;
 * rows without a unit have no other witness: [RZ-CARRE-21@raszyn] [RZ-CARRE-22@raszyn] [RZ-RECALL-3@raszyn] */
Test(data_raszyn, carre)
{
    static const struct carre rows[] = {
        {LB_POLISH, 0, 4, 61, 63},   {LB_POLISH, 0, 3, 53, 62},
        {LB_POLISH, 0, 2, 42, 56},   {LB_POLISH, 0, 1, 33, 46},
        {LB_POLISH, 1, 4, 56, 65},   {LB_POLISH, 1, 3, 42, 54},
        {LB_POLISH, 1, 2, 32, 55},   {LB_POLISH, 1, 1, 15, 44},
        {LB_SAXON, 0, 4, 63, 66},    {LB_SAXON, 0, 3, 56, 63},
        {LB_SAXON, 0, 2, 33, 56},    {LB_SAXON, 0, 1, 24, 51},
        {LB_SAXON, 1, 4, 53, 63},    {LB_SAXON, 1, 3, 36, 51},
        {LB_SAXON, 1, 2, 25, 52},    {LB_SAXON, 1, 1, 15, 44},
        {LB_AUSTRIAN, 1, 4, 62, 65}, {LB_AUSTRIAN, 1, 3, 44, 61},
        {LB_AUSTRIAN, 1, 2, 31, 54}, {LB_AUSTRIAN, 1, 1, 24, 46},
        {LB_DUTCH, 0, 4, 51, 56},    {LB_DUTCH, 0, 3, 41, 46},
        {LB_DUTCH, 0, 2, 31, 41},    {LB_DUTCH, 0, 1, 25, 35},
        {LB_DUTCH, 1, 4, 53, 63},    {LB_DUTCH, 1, 3, 36, 51},
        {LB_DUTCH, 1, 2, 25, 52},    {LB_DUTCH, 1, 1, 15, 44},
    };
    struct ks_game *g = load(BATTLE, "");

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        expect_carre(g, &rows[i]); /* [RZ-CARRE-21 RZ-CARRE-22] */
    for (int points = 0; points < LB_CARRE_REACH; points++) /* [RZ-CARRE-29] */
        cr_expect_not(lb(g)->carre[LB_AUSTRIAN][0][points].used);
}

/* [RZ-RECALL-1 RZ-RECALL-2 RZ-RECALL-3 RZ-RECALL-4 RZ-RECALL-5 RZ-CARRE-23 RZ-CARRE-24 RZ-CARRE-25
 * RZ-CARRE-26 RZ-STAND-1 RZ-STAND-2 RZ-STAND-4 RZ-STAND-5 RZ-STAND-7 RZ-STAND-8 RZ-STAND-9
 * RZ-STAND-10] */
Test(data_raszyn, charges)
{
    struct ks_game *g = load(BATTLE, "");
    const struct lb_game *r = lb(g);

    cr_expect_eq(r->recall[LB_POLISH], 2);
    cr_expect_eq(r->recall[LB_SAXON], 2);
    cr_expect_eq(r->recall[LB_AUSTRIAN], 2);
    cr_expect_eq(r->recall[LB_DUTCH], 3); /* [RZ-RECALL-3] */
    cr_expect_eq(r->recall_leader, 1);
    cr_expect_eq(r->carre_leader, -6);
    cr_expect_eq(r->carre_light, 3);
    cr_expect_eq(r->carre_lance, 6);
    cr_expect_eq(r->carre_level, 3);
    cr_expect_eq(r->stand.flank, -12);
    cr_expect_eq(r->stand.rear, -6);
    cr_expect_eq(r->stand.line, 3);
    cr_expect_eq(r->stand.disordered, -6);
    cr_expect_eq(r->stand.carre, 12);
    cr_expect_eq(r->stand.stream, 6);
    cr_expect_eq(r->stand.lancers, -6);
    cr_expect_eq(r->stand.heavy, -3);
    cr_expect_eq(r->stand.masse, 2);
    cr_expect_eq(r->charge_more, 10);
}
