/* What Szczekociny and Maciejowice ask of the data files, on a toy game: what is read,
 * and that every fault is refused with file, line and what was expected. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "data/check.h"
#include "data/list.h"
#include "data_toy.h"
#include "game_help.h"
#include "spoilt.h"

static const struct r94_unit *of(const struct ks_game *g, const char *id)
{
    return &r94(g)->unit[piece_by_id(g, id)];
}

/* ---- what is read ---- */

Test(data_later, charts)
{
    struct ks_game *g = load_toy("maciejowice", "");
    const struct r94_game *r = r94(g);
    static const int from[] = {1, 4, 6}, turns[] = {1, 2, 3};

    cr_assert_eq(r->rulebook, R94_MACIEJOWICE);
    cr_assert_eq(r->limbered_allowance, 3);
    cr_assert_eq(r->terrain_cost[R94_HORSE][KS_CASTLE], 0);
    cr_assert_eq(r->terrain_cost[R94_FOOT][KS_CASTLE], 2);
    cr_assert_eq(r->terrain_cost[R94_GUNS][KS_MARSH], 0);
    cr_assert_eq(r->terrain_cost[R94_GUNS][KS_CLEAR], 1);
    cr_assert_eq(r->terrain_cost[R94_FOOT][KS_WOODS], 0);
    cr_assert_eq(r->stream_cost[R94_HORSE], 3);
    cr_assert_eq(r->ford_cost[R94_FOOT], 1);
    cr_assert_eq(r->ford_cost[R94_HORSE], 2);
    cr_assert_eq(r->stack_infantry, 20);
    cr_assert_eq(r->ranked[R94_FOOT][0], 6);
    cr_assert_eq(r->ranked[R94_FOOT][1], 10);
    cr_assert_eq(r->ranked[R94_HORSE][0], 4);
    cr_assert_eq(r->ranked[R94_HORSE][1], 4);
    for (int i = 0; i < R94_WITHDRAWAL_ROWS; i++) {
        cr_assert_eq(r->withdrawal_from[i], from[i]);
        cr_assert_eq(r->withdrawal_turns[i], turns[i]);
    }
    cr_assert_eq(r->kill_vp, 1);
    cr_assert_eq(r->crisis_vp, 1);
    cr_assert_eq(r->melee_vp, 1);
    cr_assert_eq(r->recapture_vp, 2);
}

Test(data_later, river)
{
    struct ks_game *g = load_toy("maciejowice", "");

    cr_assert(g->map.row_first);
    cr_assert(g->map.river);
    cr_assert(has_side(g, g->map.stream, "0502", "0602"));
    cr_assert_not(has_side(g, g->map.bridge, "0502", "0602"));
    cr_assert(has_side(g, g->map.bridge, "0602", "0503"));
    cr_assert(has_side(g, g->map.ford, "0603", "0503"));
    cr_assert_not(has_side(g, g->map.ford, "0602", "0503"));
}

/* Three armies on two sides; stars; points are not for what is lost. */
Test(data_later, units)
{
    struct ks_game *g = load_toy("maciejowice", "");

    cr_assert_eq(of(g, "ru_1")->army, R94_RUSSIAN);
    cr_assert_eq(of(g, "pr_1")->army, R94_PRUSSIAN);
    cr_assert_eq(of(g, "ru_1")->side, 1);
    cr_assert_eq(of(g, "pr_1")->side, 1);
    cr_assert_str_eq(g->piece[piece_by_id(g, "pr_1")].army, "prussian");
    cr_assert_eq(of(g, "pl_art")->stars, 2);
    cr_assert_eq(g->piece[piece_by_id(g, "pl_art")].pips, 2);
    cr_assert(g->piece[piece_by_id(g, "pl_art")].pips_pale);
    cr_assert_eq(of(g, "pl_art")->commander, piece_by_id(g, "pl_kos"));
    cr_assert_eq(of(g, "ru_art")->commander, KS_NONE);
    cr_assert_eq(of(g, "ru_art")->reserve, 0);
    cr_assert_eq(of(g, "pl_res")->commander, KS_NONE);
    cr_assert_eq(of(g, "pl_res")->reserve, 1);
    cr_assert_eq(of(g, "pl_res")->skirmisher, 1);
    cr_assert_eq(of(g, "pl_1")->skirmisher, 0);
    cr_assert_eq(of(g, "pr_1")->skirmisher, 1);
    cr_assert_eq(of(g, "ru_1")->skirmisher, 0);
    cr_assert_eq(of(g, "ru_1")->stars, 0);
    cr_assert_eq(g->piece[piece_by_id(g, "ru_1")].pips, 1);
    cr_assert_not(g->piece[piece_by_id(g, "ru_1")].pips_pale);
    cr_assert_eq(of(g, "pl_1")->vp, 0);
    cr_assert_eq(of(g, "pl_art")->vp, 2);
    cr_assert_eq(of(g, "pl_kos")->vp, 3);
}

Test(data_later, set_up)
{
    struct ks_game *g = load_toy("maciejowice", "");

    cr_assert_eq(of(g, "pl_1")->form, R94_RANKED);
    cr_assert_eq(of(g, "pl_2")->form, R94_RANKED);
    cr_assert_eq(of(g, "pl_res")->form, R94_LINE);
    cr_assert_eq(of(g, "pl_art")->form, R94_LIMBERED);
    cr_assert_eq(of(g, "pl_pon")->arrival, R94_BY_DICE);
    cr_assert_eq(of(g, "pl_late")->arrival, R94_BY_DICE);
    cr_assert_eq(of(g, "pl_late")->hex, KS_NONE);
    cr_assert_eq(of(g, "pr_h")->arrival, 3);
    cr_assert_eq(r94(g)->entry[0].hexes, 8);
    cr_assert_eq(r94(g)->entry[0].hex[7], at(g, "0801"));
}

Test(data_later, scenario)
{
    struct ks_game *g = load_toy("maciejowice", "");
    const struct r94_game *r = r94(g);

    cr_assert_eq(r->overall[R94_POLISH], piece_by_id(g, "pl_kos"));
    cr_assert_eq(r->overall[R94_RUSSIAN], KS_NONE);
    cr_assert_eq(r->overall[R94_PRUSSIAN], piece_by_id(g, "pr_fw"));
    cr_assert_eq(of(g, "pr_fw")->arm, R94_OVERALL_COMMANDER);
    cr_assert_eq(of(g, "ru_den")->arm, R94_COMMANDER);
    cr_assert_eq(r->chosen_chits[R94_POLISH], 2);
    cr_assert_eq(r->chosen_chits[R94_RUSSIAN], 0);
    cr_assert_eq(r->chosen_chits[R94_PRUSSIAN], 1);
    cr_assert_eq(r->fixed_pools, 2);
    cr_assert_eq(r->fixed_pool[0].from, 1);
    cr_assert_eq(r->fixed_pool[0].to, 2);
    cr_assert_eq(r->fixed_pool[0].army, R94_RUSSIAN);
    cr_assert_eq(r->fixed_pool[0].chits,
                 (uint32_t)1 << of(g, "ru_den")->commander_number);
    cr_assert_eq(r->fixed_pool[1].to, 1);
    cr_assert_eq(r->fixed_pool[1].chits, 0);
    cr_assert_eq(r->planner, piece_by_id(g, "ru_pis"));
    cr_assert_eq(r->planner_turn, 3);
    cr_assert_eq(r->planner_delay, 3);
    cr_assert_eq(r->late, piece_by_id(g, "pl_pon"));
    cr_assert_eq(r->late_delay, 3);
    cr_assert_eq(r->late_total, 12);
    cr_assert_eq(r->returns, 4);
    cr_assert_eq(r->home[0].commander, KS_NONE);
    cr_assert_eq(r->home[0].hex, at(g, "0102"));
    cr_assert_eq(r->home[1].commander, piece_by_id(g, "pl_pon"));
    cr_assert_eq(r->home[1].army, R94_POLISH);
    cr_assert_eq(r->one_arm, 0);
    cr_assert_eq(r->last_row, 0);
}

/* Half rounds up; none is out of reach; even has points of its own. */
Test(data_later, limits)
{
    static const struct {
        const char *option;
        int polish, allied;
    } cases[] = {{"limits=printed", 7, 11},
                 {"limits=half", 4, 6},
                 {"limits=double", 14, 22},
                 {"limits=none", INT16_MAX, INT16_MAX},
                 {"limits=even", 9, 8}};

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct ks_game *g = load_toy("maciejowice", cases[i].option);
        cr_assert_eq(r94(g)->threshold[0], cases[i].polish, "%s", cases[i].option);
        cr_assert_eq(r94(g)->threshold[1], cases[i].allied, "%s", cases[i].option);
        cr_assert_eq(r94(g)->shot_gun_is_captured, 0);
    }
    struct ks_game *g = load_toy("maciejowice", "shot_gun_is_captured=on");
    cr_assert_eq(r94(g)->shot_gun_is_captured, 1);
}

/* A scenario that has no such points is then played as printed. */
Test(data_later, even_limits_are_optional)
{
    struct ks_game *g =
        load_sound(toy_files("maciejowice"), "toy/village", "limits=even");

    cr_assert_eq(r94(g)->threshold[0], 2);
    cr_assert_eq(r94(g)->threshold[1], 5);
}

/* A scenario with few units has no others: the piece list is theirs alone. */
Test(data_later, only_placed_units)
{
    struct ks_game *g = load_sound(toy_files("maciejowice"), "toy/village", "");

    cr_assert_eq(g->pieces, 4);
    cr_assert_str_eq(g->piece[0].id, "pl_kos");
    cr_assert_str_eq(g->piece[1].id, "pl_1");
    cr_assert_str_eq(g->piece[2].id, "pr_fw");
    cr_assert_eq(r94(g)->commanders, 2);
    cr_assert_eq(r94(g)->unit[3].commander, 2);
    cr_assert_eq(r94(g)->overall[R94_POLISH], KS_NONE);
    cr_assert_eq(r94(g)->unit[0].arm, R94_COMMANDER);
    cr_assert_eq(r94(g)->one_arm, 1);
    cr_assert_eq(r94(g)->last_row, 5);
    cr_assert_eq(r94(g)->late, KS_NONE);
    cr_assert_eq(r94(g)->planner, KS_NONE);
}

/* Every unit counts once, whatever the scenario leaves out. */
Test(data_later, check_and_list)
{
    struct ks_data_source *source = toy_files("maciejowice");
    static struct ks_data_check check;
    static struct ks_scenario_info info;
    struct ks_data_report report;

    cr_assert_eq(ks_data_check(source, "toy", &check), 0, "%s",
                 check.report.note[0].message);
    cr_assert_eq(check.games, 2 * (1 + 5 + 4));
    const unsigned *units = check.certainty.count[KS_PART_UNITS];
    cr_assert_eq(units[KS_PRINTED] + units[KS_INFERRED], 14);
    ks_report_init(&report);
    size_t n = 0;
    while (ks_scenario_list(source, n, &info, &report) &&
           strcmp(info.name, TOY_SCENARIO) != 0)
        n++;
    cr_assert_str_eq(info.name, TOY_SCENARIO);
    cr_assert_eq(info.size[0].units, 4);
    cr_assert_eq(info.size[1].units, 3);
    cr_assert_eq(info.size[1].commanders, 3);
    cr_assert_eq(info.armies, 3);
    cr_assert_eq(info.army[0].size.guns, 1);
    cr_assert_eq(info.army[1].size.units, 1);
    cr_assert_eq(info.army[1].size.guns, 1);
    cr_assert_eq(info.army[1].size.commanders, 2);
    cr_assert_str_eq(info.army[2].army.id, "prussian");
    cr_assert_str_eq(info.army[2].army.name[KS_POLISH], "Prusacy");
    cr_assert_eq(info.army[2].size.units, 2);
    cr_assert_eq(info.army[2].side, 1);
}

/* Sizes count, not units: five, five and three are over ten beside a battery, and what
 * would be within the numbers of Racławice is not within the sizes. */
Test(data_later, stacks_by_size)
{
    static const struct {
        const char *find, *put;
        bool good;
    } cases[] = {
        {"pl_art,,0202,S,limbered,1", "pl_art,,0101,S,limbered,4", true},
        {"pl_res,,0303,S,,1", "pl_res,,0202,S,,2", true},
        {"pl_res,,0303,S,,1", "pl_res,,0101,S,ranked,4", false}, /* 13: no Line */
    };

    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        struct ks_data_source *source = toy_files("maciejowice");
        struct ks_data_error error = {.line = 0};
        spoil(source, TOY_SETUP, cases[i].find, cases[i].put);
        struct ks_game *g = load_from(source, TOY_SCENARIO, "", &error);
        cr_expect_eq(g != NULL, cases[i].good, "%s: %s", cases[i].put, error.message);
    }
}

/* ---- faults ---- */

/* clang-format off */
static const struct spoilt faults[] = {
    {TOY_TABLES, "[\"limbered\", 3,", "[\"limbered\", 0,", "the setting guns_limber needs more", -1},
    {TOY_TABLES, "\"withdrawal\": {\"columns\": [\"difference\", \"turns\", \"rule\", \"certainty\"], \"rows\": [\n    [\"1-3\", 1, \"[toy]\", \"reconstructed\"],\n    [\"4-5\", 2, \"[toy]\", \"inferred\"],\n    [\"6+\", 3, \"[toy]\", \"inferred\"]]},\n", "", "no table \"withdrawal\", which the setting withdraw_to_track needs", -1},
    {TOY_TABLES, "[\"4-5\", 2,", "[\"5-5\", 2,", "withdrawal.rows[1]: the row begins with 5; expected 4", 0},
    {TOY_TABLES, "[\"1-3\", 1,", "[\"0-3\", 1,", "withdrawal.rows[0]: the row begins with 0; expected 1", 0},
    {TOY_TABLES, "[\"4-5\", 2,", "[\"4-5\", 0,", "found 0; expected a whole number from 1 to 99", 0},
    {TOY_TABLES, "[\"4-5\", 2,", "[\"4 or 5\", 2,", "found \"4 or 5\"; expected numbers as 6-9 or 10+", 0},
    {TOY_TABLES, "[\"6+\", 3,", "[\"6-9\", 3,", "the last row ends at 9; expected 6+", 0},
    {TOY_TABLES, "    [\"4-5\", 2, \"[toy]\", \"inferred\"],\n", "", "2 rows; expected 3", -1},
    {TOY_TABLES, "\"turns\", \"rule\"", "\"back\", \"rule\"", "no column \"turns\"", -1},
    {TOY_TABLES, "[\"infantry\", 6, 10,", "[\"infantry\", 12, 10,", "line_marker: from 12 to 10", -1},
    {TOY_TABLES, ",\n    [\"cavalry\", 4, 4, \"[toy]\", \"printed\"]", "", "row \"cavalry\", column \"from\" is missing", -1},
    {TOY_TABLES, "[\"ford\", 1, 2,", "[\"stream\", 1, 2,", "found stream and river; expected one of them", -1},
    {TOY_TABLES, "[\"river\", 2, 3,", "[\"stream\", 2, 3,", "RIVERS without a row \"river\"", -1},
    {TOY_TABLES, ",\n    [\"ford\", 1, 2, \"[toy]\", \"reconstructed\"]", "", "FORDS without a row \"ford\"", -1},
    {TOY_TABLES, "[\"minor_up_to\", 0,", "[\"minor_up_to\", 2,", "minor_up_to 2 is not below", -1},
    {TOY_TABLES, "[\"castle\", 2, 0, 0,", "[\"castle\", null, 0, 0,", "ground without costs", -1},

    {TOY_MAP, "FORDS reconstructed\n", "STREAMS reconstructed\n", "found \"STREAMS\"; expected either STREAMS or RIVERS", 0},
    {TOY_MAP, "  0503/0603\n", "  0101/0102\n", "found \"0101/0102\"; expected a hexside of STREAMS or RIVERS", 0},
    {TOY_MAP, "  0503/0603\n", "  0503/0602\n", "expected one bridge or ford a hexside", 0},

    {TOY_UNITS, "res,polish,polish,reserve", "res,polish,polish,nobody", "commander \"nobody\"; expected the id of a commander of its army, or reserve", 0},
    {TOY_UNITS, "1/p,prussian,allied,pr_fw", "1/p,prussian,allied,ru_den", "commander \"ru_den\"; expected the id of a commander of its army", 0},
    {TOY_UNITS, "1/p,prussian,allied", "1/p,prussian,polish", "like the rest of its army", 0},

    {TOY_SETUP, "pl_2,,0101,S,ranked", "pl_2,,0101,S,", "may not stand under a Line marker", -1},
    {TOY_TABLES, "[\"infantry\", 6, 10,", "[\"infantry\", 6, 9,", "may not stand under a Line marker", -1},
    {TOY_SETUP, "pl_kos,,0101,,,3", "pl_kos,,0101,,ranked,3", "formation \"ranked\"; expected it only for infantry and cavalry", 0},
    {TOY_SETUP, "pl_res,,0303,S,", "pl_res,,0303,S,limbered", "formation \"limbered\"; expected it only for batteries", 0},
    {TOY_SETUP, "pl_art,,0202,S,limbered", "pl_art,,0202,S,unlimbered", "formation \"unlimbered\"; expected limbered, ranked, or none", 0},
    {TOY_SETUP, "pl_art,,0202,S,limbered", "pl_art,,0303,S,limbered", "hex \"0303\"; expected ground that is open to it", 0},
    {TOY_SETUP, "ru_art,,0802", "ru_art,,0404", "hex \"0404\"; expected ground that is open to it", 0},
    {TOY_SETUP, "pl_res,,0303", "pl_res,,0606", "hex \"0606\"; expected ground that is open to it", 0},
    {TOY_SETUP, "pr_fw,,0803", "pr_fw,,0606", "hex \"0606\"; expected ground that is open to it", 0},
    {TOY_SETUP, "pr_h,,,,,,3,0101-0801", "pr_h,,0803,N,,3,,", "its stack is over the limits of 6.2", -1},
    {TOY_TABLES, "[\"infantry\", 20,", "[\"infantry\", 9,", "its stack is over the limits of 6.2", -1},
    {TOY_SETUP, "pr_1,,0803,N,,1", "pr_1,,0801,N,,3", "two armies are in one hex", -1},
    {TOY_SETUP, "pr_h,,,,,,3,0101-0801", "pr_h,,,,,,procedure,0101-0801", "arrival \"procedure\"; expected it only for the late commander and his units", 0},
    {TOY_SETUP, "pr_h,,,,,,3,0101-0801", "pr_h,,,,,,soon,0101-0801", "arrival \"soon\"; expected a turn of the scenario, or procedure", 0},
    {TOY_SETUP, "pr_h,,,,,,3,0101-0801", "pr_h,,,,,,3,0101-0701", "entry \"0101-0701\"", 0},
    {TOY_SETUP, "toy/battle,pl_res,", "toy/village,pl_res,", "no row places pl_res", -1},

    {TOY_BATTLE, "\"prussian\": \"pr_fw\"", "\"prussian\": \"ru_den\"", "overall_commanders.prussian: found \"ru_den\"; expected a commander of the prussian army", 0},
    {TOY_BATTLE, "\"prussian\": \"pr_fw\"", "\"allied\": \"pr_fw\"", "overall_commanders.allied: unknown field", 0},
    {TOY_BATTLE, "\"from_turn\": 3", "\"from_turn\": 25", "planner.from_turn: found 25", 0},
    {TOY_BATTLE, "\"planner\": {\"commander\": \"ru_pis\"", "\"planner\": {\"commander\": \"ru_1\"", "planner.commander: found \"ru_1\"; expected the id of a commander", 0},
    {TOY_BATTLE, "\"delay\": 3, \"total\": 12", "\"delay\": 3", "late: \"total\" is missing", -1},
    {TOY_BATTLE, "\"late\": {\"commander\": \"pl_pon\", \"delay\": 3", "\"late\": {\"commander\": \"pl_pon\", \"delay\": -3", "late.delay: found -3", 0},
    {TOY_BATTLE, "\"hex\": \"0102\"", "\"hex\": \"0901\"", "returns[0].hex: found \"0901\"; expected a hex of the map", 0},
    {TOY_BATTLE, "\"hex\": \"0102\"", "\"hex\": \"0606\"", "returns[0].hex: \"0606\" is closed ground", 0},
    {TOY_BATTLE, "\"commander\": \"pl_pon\", \"hex\"", "\"commander\": \"ru_den\", \"hex\"", "returns[1].commander: found \"ru_den\"; expected a commander of the polish army", 0},
    {TOY_BATTLE, "{\"army\": \"polish\", \"hex\"", "{\"army\": \"saxon\", \"hex\"", "returns[0].army: found \"saxon\"; expected an army of units.csv", 0},
    {TOY_BATTLE, "\"late\": {", "\"only_placed_units\": 1, \"late\": {", "only_placed_units: found 1; expected true or false", 0},
    {TOY_BATTLE, "\"late\": {", "\"one_arm\": true, \"late\": {", "one_arm: found true; expected an object", 0},
    {TOY_BATTLE, "\"late\": {", "\"last_row\": {\"count\": 9, \"certainty\": \"printed\"}, \"late\": {", "last_row.count: found 9; expected a whole number from 1 to 8", 0},
    {TOY_BATTLE, "\"late\": {", "\"last_row\": {\"count\": 7, \"certainty\": \"printed\"}, \"late\": {", "entries[0].hexes: row 8; expected a row up to last_row, 7", -1},
    {TOY_BATTLE, "\"allied\": 11", "\"russian\": 11", "automatic_victory.russian: unknown field", 0},
    {TOY_BATTLE, "\"allied\": 8", "\"allied\": 0", "even_victory.allied: found 0", 0},
};

/* The same in the scenario that leaves units out. */
static const struct spoilt village_faults[] = {
    {TOY_SETUP, "toy/village,pl_1,,0101,S,,1", "toy/village,pl_1,,0601,S,,1", "hex \"0601\"; expected a hex up to the last row of the scenario", 0},
    {TOY_SETUP, "toy/village,pl_1,", "toy/village,pl_x,", "unit \"pl_x\"; expected the id of a unit of units.csv", 0},
    {TOY_SETUP, "toy/village,pr_fw,,0503,,,2", "toy/battle,pr_h2,,0503,,,2", "commander \"pr_fw\"; expected the id of a commander of its army whom the scenario places", -1},
    {TOY_SETUP, "toy/village,pr_fw,,0503,,,2,,,printed\ntoy/village,pr_1,,0503,N,,1,,,printed\n", "", "the allied side has no unit that setup.csv places; expected one for each side", -1},
    {TOY_VILLAGE, "    {\"army\": \"prussian\", \"hex\": \"0505\", \"certainty\": \"printed\"}", "    {\"army\": \"polish\", \"hex\": \"0505\", \"certainty\": \"printed\"}", "no hex where the prussian army returns", -1},
    {TOY_VILLAGE, "\"hex\": \"0102\"", "\"hex\": \"0601\"", "returns[0].hex: row 6; expected a row up to last_row, 5", -1},
    {TOY_VILLAGE, "\"army\": \"polish\",\n", "\"army\": \"russian\",\n", "fixed_pools[0].army: found \"russian\"; expected an army of units.csv", 0},
    {TOY_VILLAGE, "\"only_placed_units\": true,\n", "", "no hex where the russian army returns", -1},
};
/* clang-format on */

Test(data_later, refused)
{
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++)
        expect_fault(&faults[i], TOY_SCENARIO, toy_files("maciejowice"));
    for (size_t i = 0; i < sizeof village_faults / sizeof village_faults[0]; i++)
        expect_fault(&village_faults[i], "toy/village", toy_files("maciejowice"));
}
