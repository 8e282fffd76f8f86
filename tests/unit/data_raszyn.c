/* Raszyn as it is read from its files: units, set-up, scenario, options. */
#include "data/check.h"
#include "data/list.h"
#include "raszyn_help.h"

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
}

/* [LB-4.7-1 LB-4.7-4 LB-4.7-5 LB-4.7-6 LB-4.7-7] */
Test(data_raszyn, scenario)
{
    static const struct {
        const char *name;
        int hexes, polish, austrian;
    } places[] = {{"Raszyn", 14, 5, 5},
                  {"Falenty", 5, 3, 2},
                  {"Michałowice", 15, 1, 3},
                  {"Jaworowa", 5, 1, 3},
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
    cr_expect_eq(r->regiment_points[0], 1);
    cr_expect_eq(r->regiment_points[1], 2);
    cr_expect_eq(r->leader_points[0], 1);
    cr_expect_eq(r->leader_points[1], 3);
    cr_expect(of(g, "pl_poniatowski")->commands && of(g, "au_este")->commands);
    cr_expect_eq(r->home_edge[0], LB_TOP_EDGE);
    cr_expect_eq(r->home_edge[1], LB_BOTTOM_EDGE);
    cr_expect_eq(r->grade[0], 2);
    cr_expect_eq(r->grade[1], 5);
    cr_expect_eq(r->grade[2], 10);
    cr_expect_eq(r->beyond[at(g, "3917")], 1);
    cr_expect_eq(r->beyond[at(g, "4627")], 0);
    cr_expect_eq(r->beyond[at(g, "6714")], 1);
    cr_expect_eq(r->beyond[at(g, "6124")], 0);
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
    g = load(BATTLE, "oob=historical12");
    expect_levels(g, LB_POLISH, fewer); /* R81 */
    expect_levels(g, LB_AUSTRIAN, printed);
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
}

Test(data_raszyn, switches)
{
    struct ks_game *g = load(BATTLE, "");

    cr_expect_eq(lb(g)->desertion + lb(g)->dusk + lb(g)->fog + lb(g)->stream_assault +
                     lb(g)->line_to_defender + lb(g)->lance_in_column,
                 0);
    g = load(BATTLE, "dusk=on,first=austrian,lance_in_column=on,fog=on");
    cr_expect(lb(g)->dusk && lb(g)->lance_in_column && lb(g)->fog && !lb(g)->desertion);
    cr_expect_eq(lb(g)->first_side, 1);
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
    cr_expect_str_eq(info.army[1].army.id, "saxon");
    cr_expect_str_eq(info.army[1].army.name[KS_POLISH], "Sasi");
    cr_expect_eq(info.army[1].side, 0);
    cr_expect_eq(info.army[1].size.units, 4);
    cr_expect_eq(info.army[1].size.guns, 2);
    cr_expect_eq(info.size[1].units, 28);
    cr_expect_eq(info.size[1].guns, 13);
    cr_expect_eq(info.size[1].commanders, 10);
    cr_expect_eq(info.game.scale.riders_a_point, 50); /* [LB-1-1] */
}

Test(data_raszyn, checked)
{
    static struct ks_data_check check;
    struct ks_data_source *source = own_files();

    cr_assert_eq(ks_data_check(source, "raszyn", &check), 0);
    cr_expect_eq(check.report.warnings, 0);
    cr_expect_eq(check.games, 1 + 8 + 28);
    cr_expect_eq(check.certainty.count[KS_PART_RULES][KS_PRINTED], 0);
    cr_expect_eq(check.certainty.count[KS_PART_UNITS][KS_RECONSTRUCTED], 93);
    cr_expect_gt(check.certainty.count[KS_PART_TABLES][KS_PRINTED], 150);
}

/* [LB-2.14-8] The way home, by what each arm can pass in flight: infantry by the dike, cavalry by a
 * ford, guns through the woods by road. */
Test(data_raszyn, homes)
{
    struct ks_game *g = load(BATTLE, "");
    const struct lb_game *r = lb(g);

    cr_expect_eq(r->home[0][LB_FOOT][at(g, "2011")], 10);
    cr_expect_eq(r->home[1][LB_FOOT][at(g, "2034")], 10);
    cr_expect_lt(r->home[0][LB_FOOT][at(g, "4024")], r->home[0][LB_FOOT][at(g, "4025")]);
    cr_expect_lt(r->home[0][LB_FOOT][at(g, "4026")], r->home[0][LB_HORSE][at(g, "4026")]);
    cr_expect_lt(r->home[0][LB_HORSE][at(g, "4723")],
                 r->home[0][LB_HORSE][at(g, "4724")]);
    cr_expect_eq(r->home[1][LB_GUNS][at(g, "3141")], 3);
    cr_expect_eq(r->home[1][LB_GUNS][at(g, "2042")], UINT8_MAX);
}
