/* Every kind of fault in the files of Raszyn is refused with file, line and what was expected;
 * and an owner's folder over them. */
#include <criterion/criterion.h>
#include <string.h>

#include "labataille/game.h"
#include "spoilt.h"

#define BATTLE   "raszyn/battle"
#define GAME     "raszyn/game.json"
#define TABLES   "raszyn/tables.json"
#define MAP      "raszyn/map.txt"
#define UNITS    "raszyn/units.csv"
#define SETUP    "raszyn/setup.csv"
#define SCENARIO "raszyn/scenarios/battle.json"

/* clang-format off */
static const struct spoilt faults[] = {
    {GAME, "\"rulebook\": \"raszyn\"", "\"rulebook\": \"praga\"", "rulebook: found \"praga\"; expected raszyn", 0},
    {GAME, "\"rules\": \"labataille\"", "\"rules\": \"chess\"", "rules \"chess\" are unknown; expected rules1794, labataille or bridge", 0},
    {GAME, "\"name\": \"dusk\"", "\"name\": \"night\"", "option \"night\" is unknown to the rules", -1},
    {GAME, "[\"polish\", \"austrian\"],\n            \"value_names\": {\n                \"polish\"", "[\"saxon\", \"austrian\"],\n            \"value_names\": {\n                \"saxon\"", "option \"first\": expected the two sides as its values", -1},
    {GAME, "\"riders_a_point\": 50", "\"riders_a_point\": 0", "scale.riders_a_point: found 0", 0},
    {GAME, "\"name\": \"fog\",\n            \"values\": [\"off\", \"on\"]", "\"name\": \"fog\",\n            \"values\": [\"on\", \"off\"]", "option \"fog\": expected the values off and on", -1},

    {MAP, "  p  water", "  p  pond", "found \"pond\"; expected clear, woods, village, hill, slope, marsh, water, town, hamlet, garden or dike", 0},
    {MAP, "BRIDGES reconstructed stone", "BRIDGES reconstructed wood", "found \"wood\"; expected nothing more, or stone", 0},
    {MAP, "BRIDGES reconstructed stone\n  4023/4024", "BRIDGES reconstructed stone\n  4022/4023", "expected a hexside of STREAMS or RIVERS", 1},

    {TABLES, "[\"swamp\", 4, 0, 0,", "[\"bog\", 4, 0, 0,", "terrain.rows[5][0]: found \"bog\"; expected clear, forest", 0},
    {TABLES, "[\"swamp\", 4, 0, 0,", "[\"swamp\", \"1/3\", 0, 0,", "terrain.rows[5][1]: expected movement points from 0 to 60, whole or in halves", 0},
    {TABLES, "[\"swamp\", 4, 0, 0,", "[\"clear\", 4, 0, 0,", "terrain.rows[5]: \"clear\" is in the table twice", 0},
    {TABLES, "            [\"garden\", 2, 2, 4, \"[RZ-MOVE-12]\", \"printed\"],\n", "", "terrain.rows: no row \"garden\"; add one", -1},
    {TABLES, "[\"road\", \"1/2\",", "[\"road\", 0,", "expected movement points from 1/2 to 60", 0},
    {TABLES, "[\"road\", \"1/2\",", "[\"road\", \"half\",", "found \"half\"; expected a number, or a fraction", 0},
    {TABLES, "[\"turn\", 1,", "[\"turn\", 0,", "expected movement points from 1/2 to 60", 0},
    {TABLES, "[\"turn\", 1,", "[\"twist\", 1,", "row \"twist\"; the table has none of that name", 0},
    {TABLES, "            [\"turn\", 1, \"[LB-2.6-2]\", \"reconstructed\"],\n", "", "no row \"turn\" in any table", -1},
    {TABLES, "[\"wheel\", 1,", "[\"turn\", 1,", "\"turn\" is in the tables twice", 0},
    {TABLES, "[\"road_hexes\", 5,", "[\"road_hexes\", 6,", "found 6; expected a whole number from 1 to 5", 0},
    {TABLES, "[\"beyond_steps\", 6,", "[\"beyond_steps\", 0,", "found 0; expected a whole number from 1 to 36", 0},
    {TABLES, "[\"near_to\", 2,", "[\"near_to\", 5,", "near_to 5 is not below mid_to 5", -1},
    {TABLES, "[\"fire_casualty_from\", \"65\",", "[\"fire_casualty_from\", \"67\",", "found \"67\"; expected two dice as \"65\"", 0},
    {TABLES, "[\"line\", \"x3\", \"x3\",", "[\"line\", \"x0\", \"x3\",", "found \"x0\"; expected printed, x2, x3 ... or null", 0},
    {TABLES, "[\"clear\", 6, 9, 4,", "[\"clear\", null, 9, 4,", "fire_defence: no value for column in clear", -1},
    {TABLES, "[\"dike\", null, null, null, null, 5,", "[\"dike\", 5, null, null, null, 5,", "column in dike is in the table twice", 1},
    {TABLES, "[\"grenz\", \"even\",", "[\"grenz\", \"third\",", "found \"third\"; expected every, odd or even", 0},
    {TABLES, "[\"1:2\", \"11-52\", \"53-65\",", "[\"1:2\", \"11-53\", \"53-65\",", "53 has a result already", 0},
    {TABLES, "[\"1:2\", \"11-52\", \"53-65\",", "[\"1:2\", \"11-52\", \"54-65\",", "53 has no result", 0},
    {TABLES, "[\"1:2\", \"11-52\", \"53-65\",", "[\"1:4\", \"11-52\", \"53-65\",", "the odds are not better than those of the row above", 0},
    {TABLES, "[\"1:2\", \"11-52\", \"53-65\",", "[\"1:2\", \"11-57\", \"53-65\",", "found \"11-57\"; expected dice as \"11-36\" or \"66\"", 0},
    {TABLES, "[\"1:2\", \"11-52\", \"53-65\",", "[\"1/2\", \"11-52\", \"53-65\",", "found \"1/2\"; expected odds as \"3:2\"", 0},
    {TABLES, "\"odds\", \"0\", \"1\", \"2\",", "\"odds\", \"none\", \"1\", \"2\",", "column \"none\"; expected increments lost", -1},
    {TABLES, "\"2/1*\",", "\"2-1*\",", "column \"2-1*\"; expected -, AR, AD, DD, DR, DS, or losses as 2/1*", -1},
    {TABLES, "[\"polish\", \"column\", 4, \"11-61\", \"62-63\",", "[\"polish\", \"column\", 4, \"11-61\", \"63-63\",", "begins with 63; expected 62", 0},
    {TABLES, "[\"saxon\", \"column\", 4, \"11-63\", \"64-66\",", "[\"saxon\", \"column\", 4, \"11-63\", \"64-65\",", "ends before 66", 0},
    {TABLES, "[\"saxon\", \"column\", 4,", "[\"saxon\", \"column\", 3,", "saxon, from column, 3 points: is here twice", 1},
    {TABLES, "[\"dutch\", \"column\", 1,", "[\"austrian\", \"column\", 1,", "austrian, from column: 1 row; expected one for each of 1 to 4 points", SPOILT_ANYWHERE},
    {TABLES, "[\"saxon\", 2,", "[\"polish\", 2,", "\"polish\" is in the table twice", 0},
    {TABLES, "[\"clear\", 1, 1, 1,", "[\"clear\", null, 1, 1,", "terrain.rows[0][1]: expected a number, or a fraction as \"1/2\"", 0},
    {TABLES, "[\"saxon\", 2, \"[RZ-RECALL-2]\",", "[\"saxon\", \"[RZ-RECALL-2]\",", "recall.rows[1]: 3 elements; expected 4", 0},
    {TABLES, "[\"6\", \"unhurt\",", "[\"5\", \"unhurt\",", "expected a row for each die, 1 to 6", -1},
    {TABLES, "[\"saxon\", 2,", "[\"saxon\", 7,", "found 7; expected a whole number from 1 to 6", 0},
    {TABLES, "\"desertion\": {", "\"deserters\": {", "deserters: unknown field", -1},

    {UNITS, "pl_1sk,,1 p. strzelców konnych,polish", "pl_1sk,,1 p. strzelców konnych,french", "pl_1sk: army \"french\"; expected polish, saxon, austrian or dutch", 0},
    {UNITS, "pl_1sk,,1 p. strzelców konnych,polish,polish", "pl_1sk,,1 p. strzelców konnych,polish,austrian", "like the rest of its army", 0},
    {UNITS, "pl_1sk,cavalry_light,13,,14", "pl_1sk,cavalry_light,13,,12", "movement \"12\"; expected that of heavy or of light cavalry", 0},
    {UNITS, "pl_1sk,cavalry_light,13,,14", "pl_1sk,cavalry_light,21,,14", "increments \"21\"; expected a whole number from 1 to 20", 0},
    {UNITS, "pl_1sk,cavalry_light,13,", "pl_1sk,horse,13,", "arm \"horse\"; expected line, light, grenz", 0},
    {UNITS, "pl_1sk,cavalry_light,13,,14,,,,,,39,26,", "pl_1sk,cavalry_light,13,,14,,,,,,39,27,", "morale \"27\"; expected two dice as 32", 0},
    {UNITS, "pl_1sk,cavalry_light,13,,14,,,,,,39,26,,", "pl_1sk,cavalry_light,13,,14,,,,,,39,26,3,", "lance \"3\"; expected none, except for lancers", 0},
    {UNITS, "pl_1sk,cavalry_light,13,,14,,", "pl_1sk,cavalry_light,13,,14,4,", "fire \"4\"; expected none for this arm", 0},
    {UNITS, "rozniecki,pl_1sk,cavalry_light", "rozniecki,,cavalry_light", "regiment \"\"; expected the key of its regiment", 0},
    {UNITS, "foot_artillery,2,8,8,,10,", "foot_artillery,2,9,8,,10,", "guns \"9\"; expected as many as its increments stand for", 0},
    {UNITS, "15,23,,x2,,,,,,,", "15,23,,,,,,,,,", "skirmish \"\"; expected what the table fire_values has for skirmish order", 0},
    {UNITS, "16,,,,,,,,,,,6,1,6,1,joins_guns commands", "16,,,,,,,,,,,6,1,6,1,masse", "traits \"masse\"; expected masse or deserts for infantry, joins_guns or commands for a leader", 0},
    {UNITS, "pl_1sk,,1 p. strzelców konnych,", "pl_1sk,,,", "name \"\"; expected a name of 1 to 47 bytes; a row that replaces another has its id and option", 0},
    {UNITS, "pl_volt,battle,", "pl_volt,praga,", "option \"praga\"; expected a value of the option oob, or none", 0},
    {UNITS, "id,option,", "id,choice,", "no column \"option\"", -1},

    {SETUP, "pl_volt,4226,4326,corner-S", "pl_volt,4226,4326,corner-N", "", SPOILT_NOTHING},
    {SETUP, "pl_volt,4226,4326,corner-S", "pl_volt,4226,4326,corner-SE", "facing \"corner-SE\"; expected a corner square to its two hexes", 0},
    {SETUP, "pl_volt,4226,4326,corner-S", "pl_volt,4226,4326,side-SE", "facing \"side-SE\"; expected a corner, corner-N to corner-NW, in this formation", 0},
    {SETUP, "pl_volt,4226,4326,", "pl_volt,4226,4426,", "hex2 \"4426\"; expected a hex next to the first", 0},
    {SETUP, "pl_volt,4226,4326,", "pl_volt,4226,,", "hex2 \"\"; expected a second hex: so many skirmishers need two", 0},
    {SETUP, "pl_6pp_1,4627,,side-SW,general_order", "pl_6pp_1,4627,,side-SW,column", "pl_6pp_1: stands in cover; expected general order", -1},
    {SETUP, "pl_6pp_1,4627,,side-SW,general_order", "pl_6pp_1,4627,,corner-S,skirmish", "formation \"skirmish\"; expected column, line, general_order, carre or road_march", 0},
    {SETUP, "pl_6pp_1,4627,,side-SW", "pl_6pp_1,4627,4727,side-SW", "hex2 \"4727\"; expected none in this formation", 0},
    {SETUP, "pl_6pp_1,4627,", "pl_6pp_1,7327,", "hex \"7327\"; expected the number of a hex of the map", 0},
    {SETUP, "pl_2pp_1,3717,,side-SW", "pl_2pp_1,3822,,side-SW", "pl_2pp_1: ", -1},
    {SETUP, "pl_2pp_1,3717,,side-SW,column,1", "pl_2pp_1,4017,,side-SW,column,2", "the places in its stack are not 1, 2, 3", -1},
    {SETUP, "pl_2pp_1,3717,,side-SW,column,1", "pl_2pp_1,3916,,side-SE,column,3", "", SPOILT_NOTHING},
    {SETUP, "sx_b,3718,,side-SW,general_order,1", "sx_b,3819,,side-SW,general_order,3", "sx_a: ", -1},
    {SETUP, "pl_sokolnicki,4627,,,,2", "pl_sokolnicki,4627,,side-E,,2", "facing \"side-E\"; expected none for a leader", 0},
    {SETUP, "au_ir48_3,3038,,side-NE,column,1", "au_ir48_3,3134,,side-NE,column,2", "both sides are in one hex", -1},
    {SETUP, "au_civalart,,,,,1,15:00", "au_civalart,,,,,1,15:10", "time \"15:10\"; expected the time at which a turn of the scenario begins", 0},
    {SETUP, "au_civalart,,,,,1,15:00", "au_civalart,,,,,1,21:20", "time \"21:20\"; expected the time at which a turn", 0},
    {SETUP, "au_civalart,,,,,1,15:00,3044", "au_civalart,,,,,1,15:00,3144", "entry \"3144\"; expected an entry of the scenario", 0},
    {SETUP, "au_civalart,,,,,1,15:00,3044", "au_civalart,,,,,1,15:00,", "entry \"\"; expected an entry of the scenario", 0},
    {SETUP, "raszyn/battle,,au_civalart,", "raszyn/battle,,au_colloredo,", "unit \"au_colloredo\"; expected the id of a unit that the option oob has", 0},
    {SETUP, "raszyn/battle,,au_civalart,,,,,1,15:00,3044,[LB-4.7-3],reconstructed,\n", "", "no row places au_civalart", -1},
    {SETUP, "raszyn/battle,battle,pl_volt", "raszyn/night,battle,pl_volt", "scenario \"raszyn/night\"; expected a scenario of game.json, or none", 0},

    {SCENARIO, "\"time\": \"14:00\"", "\"time\": \"2 pm\"", "start.time: found \"2 pm\"; expected a time as 14:20", 0},
    {SCENARIO, "\"time\": \"19:40\"", "\"time\": \"19:45\"", "dusk.time: no turn begins at that time", 0},
    {SCENARIO, "\"edge\": \"top\"", "\"edge\": \"upper\"", "homes.polish.edge: found \"upper\"; expected top, bottom, left or right", 0},
    {SCENARIO, "\"lost\": 2", "\"lost\": 0", "regiment_points.lost: found 0; expected a whole number from 1 to 99", 0},
    {SCENARIO, "\"hex\": \"3044\"", "\"hex\": \"3043\"", "entries[0].hex: expected a hex on the edge of the map", 0},
    {SCENARIO, "[\"polish\", 1, \"battle\", 19, 5,", "[\"polish\", 1, \"battle\", 18, 5,", "levels.rows[0][3]: found 18; the army has 19 battalions in units.csv", 0},
    {SCENARIO, "[\"polish\", 1, \"battle\", 19, 5,", "[\"polish\", 1, \"praga\", 19, 5,", "found \"praga\"; expected a value of the option oob, or null", 0},
    {SCENARIO, "[\"polish\", 2, \"battle\", 19, 10,", "[\"polish\", 2, \"battle\", 19, 4,", "levels: polish level 2 is missing, or below the level before", -1},
    {SCENARIO, "\"points\": [2, 5, 9]", "\"points\": [2, 5]", "level_points.points: 2 elements; expected 3", 0},
    {SCENARIO, "\"side\": \"polish\"", "\"side\": \"saxon\"", "holder.side: found \"saxon\"; expected polish or austrian", 0},
    {SCENARIO, "\"4628-4728\"", "\"4628-4828\"", "places[1].hexes[1]: \"4628-4828\" is not all town or village", 0},
    {SCENARIO, "\"4628-4728\"", "\"4628-4729\"", "expected hexes of a row as 3718 or 3718-4018", 0},
    {SCENARIO, "\"4628-4728\"", "\"3718\"", "places[1]: one hex twice in the places", -1},
    {SCENARIO, "\"substantial\": 5", "\"substantial\": 2", "grades.substantial: found 2; expected a whole number from 3 to 99", 0},
    {SCENARIO, "\"far_bank\"", "\"near_bank\"", "near_bank: unknown field", 0},
};
/* clang-format on */

Test(data_raszyn_faults, refused)
{
    expect_own_faults(faults, sizeof faults / sizeof faults[0], BATTLE);
}

/* ---- an owner's folder ---- */

/* What stands on a printed counter, a chart of his own, and the digest changes. */
Test(data_raszyn_faults, overlay)
{
    static const char units[] = "id,option,morale,certainty\n"
                                "pl_2ul,,22,printed\n";
    static const char tables[] = "{\"recall\": {\"columns\": [\"army\", \"from\", "
                                 "\"rule\", \"certainty\"], \"rows\": [\n"
                                 "[\"polish\", 3, \"[RZ-RECALL-1]\", \"printed\"], "
                                 "[\"saxon\", 2, \"[x]\", \"printed\"],\n"
                                 "[\"dutch\", 2, \"[x]\", \"printed\"], [\"austrian\", "
                                 "2, \"[x]\", \"printed\"]]}}";
    struct ks_data_source *source = own_files();
    struct ks_game *own = load(BATTLE, "");

    add_text(source, UNITS, units);
    add_text(source, TABLES, tables);
    struct ks_game *g = load_sound(source, BATTLE, "");
    ks_unit u = ks_unit_parse(g, "pl_2ul", 6);
    cr_expect_eq(lb(g)->unit[u].morale, 7); /* 22 */
    cr_expect_eq(lb(g)->unit[u].increments, 14);
    cr_expect_eq(lb(g)->unit[u].certainty, LB_PRINTED);
    cr_expect_eq(lb(g)->recall[LB_POLISH], 3);
    cr_expect_neq(g->digest, own->digest);
}
