/* Raszyn as it is read from its files, figure by figure as the charts print them. */
#include <criterion/criterion.h>
#include <string.h>

#include "data/check.h"
#include "data/list.h"
#include "data_help.h"
#include "labataille/game.h"

#define BATTLE "raszyn/battle"

/* Two dice as they are printed: 65 is 34. */
static int dice(int printed)
{
    return (printed / 10 - 1) * 6 + printed % 10 - 1;
}

static ks_hex at(const struct ks_game *g, const char *number)
{
    ks_hex hex = KS_NONE;

    cr_assert(ks_hex_parse(&g->map, number, 4, &hex), "%s", number);
    return hex;
}

static const struct lb_unit *of(const struct ks_game *g, const char *id)
{
    ks_unit u = ks_unit_parse(g, id, strlen(id));

    cr_assert_neq(u, KS_NONE, "%s", id);
    return &lb(g)->unit[u];
}

static bool has_side(const struct ks_game *g, const uint8_t *bits, const char *a,
                     const char *b)
{
    int direction = ks_grid_direction(&g->map.grid, at(g, a), at(g, b));

    return direction != KS_NO_DIRECTION && (bits[at(g, a)] >> direction & 1) != 0;
}

static void expect_ratio(struct lb_ratio ratio, int num, int den)
{
    cr_expect_eq(ratio.num * den, num * ratio.den, "%d/%d instead of %d/%d", ratio.num,
                 ratio.den, num, den);
}

/* ---- the map ---- */

/* [LB-4.6-1] 72 x 44. */
Test(data_raszyn, map)
{
    struct ks_game *g = load(BATTLE, "");
    int count[KS_TERRAINS] = {0};

    cr_assert_eq(g->map.grid.cols, 72);
    cr_assert_eq(g->map.grid.rows, 44);
    for (int i = 0; i < KS_MAX_HEXES; i++)
        count[g->map.terrain[i]]++;
    cr_expect_eq(count[KS_TOWN], 14); /* [RZ-TOWN-1] */
    cr_expect_eq(count[KS_GARDEN], 4);
    cr_expect_eq(count[KS_DIKE], 9);   /* [RZ-DIKE-1] */
    cr_expect_eq(count[KS_WATER], 33); /* [RZ-POND-1] */
    cr_expect_eq(count[KS_VILLAGE], 51);
    cr_expect_eq(g->map.terrain[at(g, "4024")], KS_DIKE);
    cr_expect_eq(g->map.terrain[at(g, "6818")], KS_WATER);
    cr_expect_eq(g->map.terrain[at(g, "4325")], KS_WOODS);
    cr_expect_eq(g->map.terrain[at(g, "4629")], KS_GARDEN);
    ks_game_free(g);
}

/* [RZ-RIVER-1 RZ-FORD-3 RZ-BRIDGE-1] River and streams on one map, and where they are crossed. */
Test(data_raszyn, water)
{
    struct ks_game *g = load(BATTLE, "");
    const struct ks_map *map = &g->map;
    static const char *const ford[][2] = {
        {"5621", "5522"}, {"3623", "3624"}, {"5022", "5123"}, {"6220", "6321"}};
    int river = 0, stream = 0;

    for (uint16_t h = 0; h < map->grid.hexes; h++) {
        for (int d = 0; d < 3; d++) {
            river += map->deep[h] >> d & 1;
            stream += (map->stream[h] & ~map->deep[h]) >> d & 1;
        }
    }
    cr_expect_eq(river, 112);
    cr_expect_eq(stream, 37 + 59);
    cr_expect_not(map->river);
    cr_expect(has_side(g, map->deep, "4023", "4024"));
    cr_expect(has_side(g, map->stone, "4024", "4023"));
    cr_expect_not(has_side(g, map->stone, "1121", "1122"));
    cr_expect(has_side(g, map->bridge, "1121", "1122"));
    for (int i = 0; i < 4; i++)
        cr_expect(has_side(g, map->ford, ford[i][0], ford[i][1]), "%s", ford[i][0]);
    ks_game_free(g);
}

/* ---- charts ---- */

/* [RZ-MOVE-1 RZ-MOVE-2 RZ-MOVE-3 RZ-MOVE-4 RZ-MOVE-5 RZ-MOVE-9 RZ-MOVE-10 RZ-MOVE-11 RZ-MOVE-12]
 * Points are kept in halves. */
Test(data_raszyn, costs)
{
    static const struct {
        enum lb_ground ground;
        int cost[3];
    } rows[] = {
        {LB_CLEAR, {1, 1, 1}}, {LB_HAMLET, {3, 3, 3}}, {LB_VILLAGE, {3, 3, 3}},
        {LB_TOWN, {3, 3, 3}},  {LB_FOREST, {2, 5, 0}}, {LB_GARDEN, {2, 2, 4}},
        {LB_SWAMP, {4, 0, 0}}, {LB_DIKE, {2, 3, 3}},   {LB_POND, {0, 0, 0}},
    };
    static const int slope[3] = {2, 3, 4}, stream[3] = {3, 5, 4}, ford[3] = {5, 10, 6};
    struct ks_game *g = load(BATTLE, "");
    const struct lb_game *r = lb(g);

    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        for (int b = LB_FOOT; b <= LB_GUNS; b++)
            cr_expect_eq(r->ground_cost[rows[i].ground][b], 2 * rows[i].cost[b],
                         "ground %d, branch %d", rows[i].ground, b);
    for (int b = LB_FOOT; b <= LB_GUNS; b++) {
        cr_expect_eq(r->slope_cost[b], 2 * slope[b]);
        cr_expect_eq(r->stream_cost[b], 2 * stream[b]);
        cr_expect_eq(r->ford_cost[b], 2 * ford[b]);
    }
    cr_expect_eq(r->road, 1);          /* half a point [RZ-MOVE-6] */
    cr_expect_eq(r->road_built_up, 4); /* [RZ-MOVE-14] */
    cr_expect_eq(r->bridge, 2);        /* [RZ-MOVE-7] */
    cr_expect_eq(r->ford_skirmish, 8);
    ks_game_free(g);
}

/* [RZ-STACK-1 RZ-STACK-2 RZ-STACK-3 RZ-STACK-4 RZ-STACK-5 RZ-STACK-6 RZ-STACK-7 RZ-STACK-8] */
Test(data_raszyn, stacking)
{
    struct ks_game *g = load(BATTLE, "");
    const struct lb_stacking *clear = &lb(g)->stacking[LB_CLEAR],
                             *town = &lb(g)->stacking[LB_TOWN],
                             *woods = &lb(g)->stacking[LB_FOREST];

    cr_expect_eq(clear->battalions, 3);
    cr_expect_eq(clear->regiments, 3);
    cr_expect_eq(clear->batteries, 255);
    cr_expect_eq(clear->foot, 18);
    cr_expect_eq(clear->horse, 18);
    cr_expect_eq(clear->guns, 6);
    cr_expect_eq(clear->one_regiment, 1);
    cr_expect_eq(clear->battery_with_foot, 1);
    cr_expect_eq(clear->foot_with_battery, 12);
    cr_expect_eq(town->battalions, 1);
    cr_expect_eq(town->foot, 255);
    cr_expect_eq(town->battery_with_foot, 1);
    cr_expect_eq(woods->batteries, 0);
    cr_expect_eq(woods->regiments, 1);
    cr_expect_eq(lb(g)->stacking[LB_SWAMP].regiments, 0);
    cr_expect_eq(lb(g)->stacking[LB_GARDEN].battery_with_foot, 0);
    cr_expect_eq(lb(g)->road_hex, 4);
    ks_game_free(g);
}

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
    ks_game_free(g);
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
    ks_game_free(g);
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
    ks_game_free(g);
}

/* [LB-4.1-1 LB-4.1-2 LB-4.1-3 LB-4.1-4 LB-4.1-5 LB-4.1-6 LB-4.1-7 LB-4.1-8 LB-4.1-9 LB-4.1-10] The
 * sum over all rolls is that of the table's mean, and 66 has the most. */
Test(data_raszyn, fire_table)
{
    static const struct {
        int num, den, sum, most;
    } rows[] = {{0, 1, 0, 0},  {1, 3, 5, 1},  {1, 2, 11, 2}, {1, 1, 23, 2},
                {3, 2, 31, 3}, {2, 1, 41, 3}, {3, 1, 55, 4}, {4, 1, 68, 5},
                {5, 1, 79, 5}, {6, 1, 91, 6}};
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
    ks_game_free(g);
}

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
    ks_game_free(g);
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
    ks_game_free(g);
}

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
    ks_game_free(g);
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
    ks_game_free(g);
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
    ks_game_free(g);
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
    ks_game_free(g);
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
    EXPECT(foot_on_carre, 3, 2, 1, 1);
    EXPECT(foot_stream, 2, 3, 1, 1);
    EXPECT(charge, 2, 1, 1, 1);
    EXPECT(heavy_on_light, 2, 1, 2, 1);
    EXPECT(heavy_line, 1, 2, 1, 2);
    EXPECT(tired, 1, 2, 1, 2);
    EXPECT(exhausted, 1, 3, 1, 3);
    EXPECT(horse_on_carre, 1, 2, 1, 1);
    EXPECT(horse_on_masse, 3, 4, 1, 1);
    EXPECT(horse_stream, 2, 3, 1, 1);
    EXPECT(swamp, 1, 4, 1, 4);
    EXPECT(not_recalled, 1, 2, 1, 1);
    EXPECT(horse_on_general, 1, 3, 1, 1);
#undef EXPECT
    ks_game_free(g);
}

/* ---- units ---- */

/* Increments of a side's branch. */
static int increments(const struct ks_game *g, int army, int branch)
{
    int sum = 0;

    for (ks_unit u = 0; u < g->pieces; u++)
        if (lb(g)->unit[u].army == army && lb(g)->unit[u].branch == branch)
            sum += lb(g)->unit[u].increments;
    return sum;
}

/* [LB-4.4-1 LB-4.4-2 LB-4.4-3 LB-4.4-4 LB-4.4-5 LB-2.2-1 LB-2.2-2] Battalions, each with its values. */
Test(data_raszyn, armies)
{
    struct ks_game *g = load(BATTLE, "");

    cr_expect_eq(g->pieces, 93);
    cr_expect_eq(increments(g, LB_POLISH, LB_FOOT), 104);
    cr_expect_eq(increments(g, LB_SAXON, LB_FOOT), 15);
    cr_expect_eq(increments(g, LB_POLISH, LB_HORSE) + increments(g, LB_SAXON, LB_HORSE),
                 69);
    cr_expect_eq(increments(g, LB_AUSTRIAN, LB_FOOT), 224);
    cr_expect_eq(increments(g, LB_AUSTRIAN, LB_HORSE), 86);
    cr_expect_eq(of(g, "pl_8pp_3")->increments, 5);
    cr_expect_eq(of(g, "pl_8pp_3")->morale, dice(26));
    cr_expect_eq(of(g, "pl_volt")->skirmish, LB_MULTIPLE_FIRE);
    cr_expect_eq(of(g, "sx_gren")->skirmish, LB_PRINTED_FIRE);
    cr_expect_eq(of(g, "pl_6ul")->lance, 7);
    cr_expect(of(g, "au_kr5")->heavy); /* [LB-2.2-3] */
    cr_expect_not(of(g, "au_hr1")->heavy);
    ks_game_free(g);
}

/* [RZ-ART-1 RZ-ART-2 RZ-ART-3 RZ-ART-4 RZ-ART-5 RZ-ART-6 RZ-ART-10 LB-4.4-6 LB-2.21-1 LB-4.8-1] */
Test(data_raszyn, batteries_leaders_and_traits)
{
    struct ks_game *g = load(BATTLE, "");

    cr_expect_eq(of(g, "au_bb2")->limber, 4);
    cr_expect_eq(of(g, "au_pb1")->limber, 5);
    cr_expect_eq(of(g, "au_cb3")->limber, 4);
    cr_expect_eq(of(g, "pl_fb4")->limber, 4);
    cr_expect_eq(of(g, "pl_hb1")->limber, 2);
    cr_expect_eq(of(g, "sx_fb2")->limber, 5);
    cr_expect_eq(of(g, "au_pb2")->range, 12);
    cr_expect_eq(of(g, "au_bb1")->fire_at[0], 10);
    cr_expect_eq(of(g, "au_bb8")->fire_at[2], 5);
    cr_expect_eq(of(g, "pl_poniatowski")->lead_morale, 6);
    cr_expect_eq(of(g, "pl_poniatowski")->lead_cavalry, 1);
    cr_expect_eq(of(g, "au_brusch")->lead_artillery, 1);
    cr_expect(of(g, "pl_poniatowski")->joins_guns);
    cr_expect(of(g, "au_este")->joins_guns);
    cr_expect_not(of(g, "au_brusch")->joins_guns);
    cr_expect(of(g, "au_ir63_1")->masse && of(g, "au_ir63_1")->deserts);
    cr_expect(of(g, "au_ir48_1")->masse && !of(g, "au_ir48_1")->deserts);
    cr_expect_not(of(g, "au_grenz_1")->masse);
    cr_expect_eq(of(g, "au_ir30_1")->regiment, of(g, "au_ir30_3")->regiment);
    cr_expect_neq(of(g, "au_ir30_1")->regiment, of(g, "au_ir41_1")->regiment);
    ks_game_free(g);
}

/* ---- set-up and scenario ---- */

/* [LB-4.7-2 LB-4.7-3] */
Test(data_raszyn, set_up)
{
    struct ks_game *g = load(BATTLE, "");

    cr_expect_eq(of(g, "pl_volt")->hex, at(g, "4226"));
    cr_expect_eq(of(g, "pl_volt")->hex2, at(g, "4326"));
    cr_expect_eq(of(g, "pl_volt")->facing, lb_corner(3));
    cr_expect_eq(of(g, "pl_volt")->formation, LB_SKIRMISH);
    cr_expect_eq(of(g, "pl_6pp_1")->facing, lb_side(3));
    cr_expect_eq(of(g, "pl_6pp_1")->formation, LB_GENERAL);
    cr_expect_eq(of(g, "pl_poniatowski")->facing, LB_NO_FACING);
    cr_expect_eq(of(g, "au_civalart")->arrival, 4);
    cr_expect_eq(of(g, "au_ir30_2")->order, 3);
    cr_expect_eq(of(g, "au_ir30_2")->entry, at(g, "3044"));
    cr_expect_eq(of(g, "au_ir34_1")->arrival, 6);
    cr_expect_eq(of(g, "au_kr7")->arrival, 8);
    cr_expect_eq(of(g, "au_ir24_1")->arrival, 11);
    cr_expect_eq(of(g, "au_ir24_1")->hex, KS_NONE);
    ks_game_free(g);
}

/* [LB-4.7-1 LB-4.7-4 LB-4.7-5 LB-4.7-6 LB-4.7-7] */
Test(data_raszyn, scenario)
{
    static const struct {
        const char *name;
        int hexes, polish, austrian;
    } places[] = {{"Raszyn", 14, 6, 5},
                  {"Falenty", 5, 3, 2},
                  {"Michałowice", 15, 2, 3},
                  {"Jaworowa", 5, 2, 3},
                  {"Dawidy", 6, 1, 1}};
    struct ks_game *g = load(BATTLE, "");
    const struct lb_game *r = lb(g);

    cr_expect_eq(g->turns, 22);
    cr_expect_eq(r->start_minutes, 14 * 60);
    cr_expect_eq(r->turn_minutes, 20);
    cr_expect_eq(r->dusk_turn, 18);
    cr_expect_eq(r->first_side, 0); /* [LB-1-7] */
    cr_assert_eq(r->places, 5);
    for (int i = 0; i < r->places; i++) {
        cr_expect_str_eq(r->place[i].name, places[i].name);
        cr_expect_eq(r->place[i].hexes, places[i].hexes, "%s", places[i].name);
        cr_expect_eq(r->place[i].points[0], places[i].polish);
        cr_expect_eq(r->place[i].points[1], places[i].austrian);
    }
    cr_expect_eq(r->crosser_side, 1);
    cr_expect_eq(r->crosser_points, 1);
    cr_expect_eq(r->battery_points, 1);
    cr_expect_eq(r->grade[0], 2);
    cr_expect_eq(r->grade[1], 5);
    cr_expect_eq(r->grade[2], 10);
    cr_expect_eq(r->beyond[at(g, "3917")], 1);
    cr_expect_eq(r->beyond[at(g, "4627")], 0);
    cr_expect_eq(r->beyond[at(g, "6714")], 1);
    cr_expect_eq(r->beyond[at(g, "6124")], 0);
    ks_game_free(g);
}

static void expect_levels(const struct ks_game *g, int army, const int at_battalions[3])
{
    const struct lb_organisation *o = &lb(g)->organisation[army];
    static const int points[] = {2, 5, 9};

    cr_expect(o->used);
    for (int i = 0; i < LB_LEVELS; i++) {
        cr_expect_eq(o->at[i], at_battalions[i]);
        cr_expect_eq(o->modifier[i], -3 * (i + 1));
        cr_expect_eq(o->points[i], points[i]);
    }
}

/* [RZ-LEVEL-3 RZ-LEVEL-4 RZ-LEVEL-5 RZ-LEVEL-6 RZ-LEVEL-7 RZ-LEVEL-8 RZ-LEVEL-9 RZ-LEVEL-10] */
Test(data_raszyn, levels)
{
    static const int printed[] = {5, 10, 15}, fewer[] = {3, 6, 9};
    struct ks_game *g = load(BATTLE, "");

    expect_levels(g, LB_POLISH, printed);
    expect_levels(g, LB_AUSTRIAN, printed);
    cr_expect_not(lb(g)->organisation[LB_SAXON].used); /* 5.17 */
    ks_game_free(g);
    g = load(BATTLE, "oob=historical12");
    expect_levels(g, LB_POLISH, fewer); /* R81 */
    expect_levels(g, LB_AUSTRIAN, printed);
    ks_game_free(g);
}

/* ---- options ---- */

/* R81: twelve battalions of eight increments, no voltigeurs; some stand elsewhere. */
Test(data_raszyn, historical_twelve)
{
    struct ks_game *g = load(BATTLE, "oob=historical12");
    int battalions = 0;

    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct lb_unit *unit = &lb(g)->unit[u];
        if (unit->army != LB_POLISH || unit->branch != LB_FOOT)
            continue;
        battalions++;
        cr_expect_eq(unit->increments, 8, "%s", g->piece[u].id);
        cr_expect_eq(unit->melee, 24);
        cr_expect_eq(unit->fire, 5);
    }
    cr_expect_eq(battalions, 12);
    cr_expect_eq(ks_unit_parse(g, "pl_volt", 7), KS_NONE);
    cr_expect_eq(of(g, "pl_8pp_2")->hex, at(g, "4226"));
    cr_expect_eq(of(g, "pl_poniatowski")->order, 1);
    ks_game_free(g);
}

Test(data_raszyn, switches)
{
    struct ks_game *g = load(BATTLE, "");

    cr_expect_eq(lb(g)->desertion + lb(g)->dusk + lb(g)->fog + lb(g)->stream_assault +
                     lb(g)->column_as_printed + lb(g)->line_to_defender +
                     lb(g)->lance_in_column,
                 0);
    ks_game_free(g);
    g = load(BATTLE, "dusk=on,first=austrian,lance_in_column=on,fog=on");
    cr_expect(lb(g)->dusk && lb(g)->lance_in_column && lb(g)->fog && !lb(g)->desertion);
    cr_expect_eq(lb(g)->first_side, 1);
    ks_game_free(g);
}

/* ---- what is told of it ---- */

Test(data_raszyn, listed)
{
    static struct ks_scenario_info info;
    struct ks_data_source *source = own_files();
    struct ks_data_report report;
    size_t n = 0;

    ks_report_init(&report);
    while (ks_scenario_list(source, n, &info, &report) && strcmp(info.name, BATTLE) != 0)
        n++;
    cr_assert_str_eq(info.name, BATTLE);
    cr_expect_eq(info.turns, 22);
    cr_assert_eq(info.armies, 3);
    cr_expect_str_eq(info.army[1].id, "saxon");
    cr_expect_str_eq(info.army[1].name[KS_POLISH], "Sasi");
    cr_expect_eq(info.army[1].side, 0);
    cr_expect_eq(info.army[1].size.units, 4);
    cr_expect_eq(info.army[1].size.guns, 2);
    cr_expect_eq(info.size[1].units, 28);
    cr_expect_eq(info.size[1].guns, 13);
    cr_expect_eq(info.size[1].commanders, 10);
    cr_expect_eq(info.game.scale.riders_a_point, 50); /* [LB-1-1] */
    drop_files(source);
}

Test(data_raszyn, checked)
{
    static struct ks_data_check check;
    struct ks_data_source *source = own_files();

    cr_assert_eq(ks_data_check(source, "raszyn", &check), 0);
    cr_expect_eq(check.report.warnings, 0);
    cr_expect_eq(check.games, 1 + 9 + 36);
    cr_expect_eq(check.certainty.count[KS_PART_RULES][KS_PRINTED], 0);
    cr_expect_eq(check.certainty.count[KS_PART_UNITS][KS_RECONSTRUCTED], 93);
    cr_expect_gt(check.certainty.count[KS_PART_TABLES][KS_PRINTED], 150);
    drop_files(source);
}
