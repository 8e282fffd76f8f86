/* Raszyn as it is read from its files: map, ground and stacking. */
#include "raszyn_help.h"

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
}

/* [RZ-RIVER-1 RZ-FORD-3 RZ-BRIDGE-1] River and streams on one map, and where they are crossed. */
Test(data_raszyn, water)
{
    struct ks_game *g = load(BATTLE, "");
    const struct ks_map *map = &g->map;
    static const char *const ford[][2] = {
        {"5621", "5522"}, {"4622", "4723"}, {"5022", "5123"}, {"6220", "6321"}};
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
}

/* ---- charts of ground ---- */

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
}
