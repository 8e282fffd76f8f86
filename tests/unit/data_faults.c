/* Spoilt files: every fault is refused and named with file, line and what was
 * expected. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "data/list.h"
#include "spoilt.h"

#define UNITS      "raclawice/units.csv"
#define SETUP      "raclawice/setup.csv"
#define TABLES     "raclawice/tables.json"
#define RULES      "rules1794.json"
#define JUDGEMENT  "rules1794-judgement.json"
#define NAMES      "raclawice/names.csv"
#define MAP        "raclawice/map.txt"
#define GAME       "raclawice/game.json"
#define HISTORICAL "raclawice/scenarios/historical.json"

/* clang-format off */
static const struct spoilt faults[] = {
    {JUDGEMENT, "\"win_chance\": {\n        \"certainty\": \"fitted\"", "\"win_chance\": {\n        \"certainty\": \"printed\"", "expected fitted", 1},
    {JUDGEMENT, "\"early\"", "\"erly\"", "found \"erly\"; expected \"early\" in this place", 0},
    {JUDGEMENT, "\"weights_losses\"", "\"weights\"", "weights_losses", -1},
    {JUDGEMENT, "\"until_0\", \"then_0\"", "\"then_0\", \"until_0\"", "found \"then_0\"; expected \"until_0\" in this place", 0},
    {JUDGEMENT, "[\"raclawice/historical\",       40", "[\"raclawice/historic\",       40", "win_chance.rows[3]: found \"raclawice/historic\"; expected GAME/SCENARIO, one_score or two_scores", 0},
    {JUDGEMENT, "[\"raclawice/hypothetical\",     40", "[\"raclawice/historical\",     40", "\"raclawice/historical\" is here twice", 0},
    {JUDGEMENT, "[\"plain\",              14,", "[\"planned\",            14,", "found \"planned\"; expected assault, hold, screen", 0},
    {JUDGEMENT, "[\"plain\",              14,", "[\"plain\",            2000,", "found 2000; expected a whole number from -1000 to 1000", 0},
    {JUDGEMENT, "[\"plain\",              14,", "[], [\"plain\",            14,", "rows[7]: 0 elements", 0},
    {NAMES, "@,cavalry hussar dragoon", "@,cavalry huzar dragoon", "@: arms \"cavalry huzar dragoon horse_jager\"; expected arms as in units.csv", 0},
    {JUDGEMENT, "[\"raclawice/historical\",       40", "[\"raclawice/historical\",        0", "found 0; expected a whole number from 1 to 100000", 0},
    {UNITS, "pl_2pp_1_2,2/I/2 pp", "pl_2pp_1_1,2/I/2 pp", "is already in line 2", 0},
    {UNITS, "pl_2pp_1_2,2/I/2 pp", "PL 2,2/I/2 pp", "id \"PL 2\"; expected", 0},
    {UNITS, "pl_2pp_1_2,2/I/2 pp", "abcdefghijklmnopqrstuvwxyz_123456789,2/I/2 pp", "id ", 0},
    {UNITS, "strz./2 pp,polish,polish", "strz./2 pp,polish,prussian", "side \"prussian\"", 0},
    {UNITS, "1/I/2 pp,polish,polish", "1/I/2 pp,polish,russian", "side \"russian\"; expected polish, like the rest of its army", 0},
    {UNITS, "strz./2 pp,polish,polish", "strz./2 pp,saxon,polish", "army \"saxon\"; expected polish, russian or prussian", 0},
    {UNITS, "strz./2 pp,polish,polish", "strz./2 pp,polish,russian", "side \"russian\"; expected polish, like the rest of its army", 0},
    {UNITS, "shooter,pl_2pp,,,7-4-4;7-2-2,0,none", "shooter,pl_2pp,,,7-4-4;7-2-2,12,white", "stars \"12\"; expected a number from 0 to 9", 0},
    {UNITS, "shooter,pl_2pp,,,7-4-4;7-2-2,0,none", "shooter,pl_2pp,,,7-4-4;7-2-2,1,none", "star_kind \"none\"; expected white or coloured", 0},
    {UNITS, "shooter,pl_2pp,,,7-4-4;7-2-2,0,none", "shooter,pl_2pp,,,7-4-4;7-2-2,0,white", "star_kind \"white\"; expected none", 0},
    {UNITS, "gen. Zajączek,polish,polish,pl_zajaczek", "gen. Zajączek,polish,polish,reserve", "commander \"reserve\"", 0},
    {UNITS, "strz./2 pp,polish,polish,pl_zajaczek", "strz./2 pp,polish,polish,pl_nobody", "commander \"pl_nobody\"", 0},
    {UNITS, "strz./2 pp,polish,polish,pl_zajaczek", "strz./2 pp,polish,polish,ru_tomatis", "commander \"ru_tomatis\"", 0},
    {UNITS, "strz./2 pp,polish,polish,pl_zajaczek", "strz./2 pp,polish,polish,pl_3pp_1_1", "commander \"pl_3pp_1_1\"", 0},
    {UNITS, "strz./2 pp,polish,polish,pl_zajaczek", "strz./2 pp,polish,polish,", "commander \"\"", 0},
    {UNITS, "strz./2 pp,polish,polish,pl_zajaczek,shooter", "strz./2 pp,polish,polish,pl_zajaczek,archer", "arm \"archer\"", 0},
    {UNITS, "shooter,pl_2pp,,,7-4-4;7-2-2", "shooter,pl_2pp,,,7-4;7-2-2", "steps \"7-4;7-2-2\"", 0},
    {UNITS, "shooter,pl_2pp,,,7-4-4;7-2-2", "shooter,pl_2pp,,,", "steps \"\"", 0},
    {UNITS, "shooter,pl_2pp,,,7-4-4;7-2-2", "shooter,pl_2pp,,,7-4-4;7-2-2;", "steps", 0},
    {UNITS, "shooter,pl_2pp,,,7-4-4;7-2-2", "shooter,pl_2pp,,,7-400-4;7-2-2", "steps", 0},
    {UNITS, "shooter,pl_2pp,,,7-4-4;7-2-2", "shooter,pl_2pp,,,7-0-4;7-2-2", "steps", 0},
    {UNITS, "shooter,pl_2pp,,,7-4-4;7-2-2", "shooter,pl_2pp,,,7-7-1;7-6-1;7-5-1;7-4-1;7-3-1;7-2-1;7-1-1", "1 to 6 levels", 0},
    {UNITS, "shooter,pl_2pp,,,7-4-4;7-2-2,0,none,1", "shooter,pl_2pp,,,7-4-4;7-2-2,0,none,2", "counters \"2\"; expected half", 0},
    {UNITS, "shooter,pl_2pp,,,7-4-4;7-2-2,0,none,1,7", "shooter,pl_2pp,,,7-4-4;7-2-2,0,none,1,6", "vp \"6\"; expected the morale", 0},
    {UNITS, "pl_art_1,1 art.,polish,polish,,artillery,,,,,", "pl_art_1,1 art.,polish,polish,,artillery,,,,3-3-3,", "steps \"3-3-3\"; expected none", 0},
    {UNITS, "pl_manget,commander,,,,,0,none,1,10,[4.1],printed", "pl_manget,commander,,,,,0,none,1,10,[4.1],sure", "certainty \"sure\"; expected printed", 0},
    {UNITS, "gen. Zajączek,polish,polish,pl_zajaczek", "gen. Zajączek,polish,polish,pl_szyrer", "a commander's own id", 0},
    {UNITS, "id,name,army,side", "id,name,army,sides", "column \"sides\" is unknown; expected id, name, army, side", 0},
    {UNITS, "2/I/2 pp,polish", "2/I/2 pp,,polish", "18 cells; expected 17", 0},
    {UNITS, "2/I/2 pp,polish", "\"2/I/2 pp,polish", "after a closing quote", -1},
    {UNITS, "pl_bkn_2m_10,X/2 M. BKN", "pl_bkn_2m_10,X/2 M. \"BKN", "quote inside a cell", 0},

    {SETUP, "pl_4psp_3,0710", "pl_4psp_9,0710", "the id of a unit", 0},
    {SETUP, "pl_4psp_3,0710", "pl_4psp_3,3510", "hex \"3510\"; expected", 0},
    {SETUP, "pl_4psp_3,0710", "pl_4psp_3,0728", "hex \"0728\"; expected", 0},
    {SETUP, "pl_4psp_3,0710", "pl_4psp_3,710", "hex \"710\"; expected", 0},
    {SETUP, "pl_4psp_3,0710,S", "pl_4psp_3,0710,E", "facing \"E\"; expected N, NE", 0},
    {SETUP, "pl_4psp_3,0710,S,,1", "pl_4psp_3,0710,S,,2", "a place in its stack is missing", 0},
    {SETUP, "pl_4psp_3,0710,S,,1", "pl_4psp_3,0710,S,,0", "order \"0\"", 0},
    {SETUP, "pl_4psp_3,0710,S", "pl_4psp_3,0711,S", "its place in the stack is taken", -1},
    {SETUP, "pl_4psp_3,0710,S,,1", "pl_4psp_3,0711,N,,2", "faces another way", 0},
    {SETUP, "pl_4psp_3,0710,S,,1", "pl_4psp_3,0823,N,,2", "both sides are in one hex", -1},
    {SETUP, "pl_4psp_3,0710,S,,1", "pl_4psp_3,1411,S,,2", "over the limits", -1},
    {SETUP, "pl_4psp_3,0710,S,,1", "pl_4psp_3,0815,S,,3", "over the limits", -1},
    {SETUP, "pl_4psp_3,0710,S,,1", "pl_4psp_3,0710,S,square,1", "formation \"square\"", 0},
    {SETUP, "pl_4psp_3,0710,S,,1", "pl_4psp_3,0710,S,ranked,1", "where tables.json has a chart line_marker", 0},
    {SETUP, "pl_art_11,1710,NE,,1", "pl_art_11,1710,NE,limbered,1", "only for batteries, where guns limber", 0},
    {SETUP, "pl_szyrer,1112", "pl_szyrer,1212", "its place in the stack is taken", -1},
    {SETUP, "pl_szyrer,1112,,,2", "pl_szyrer,1509,,,2", "none of his units", 0},
    {SETUP, "pl_szyrer,1112,,,2,,,any_own_unit", "pl_szyrer,1112,,,2,,,anywhere", "choice \"anywhere\"", 0},
    {SETUP, "pl_szyrer,1112,", "pl_szyrer,1112,N", "facing \"N\"; expected none", 0},
    {SETUP, ",,pl_7pp_1_1,1113", ",3,pl_7pp_1_1,1113", "variant \"3\"", 0},
    {SETUP, ",,pl_7pp_1_1,1113", "raclawice/night,,pl_7pp_1_1,1113", "scenario \"raclawice/night\"", 0},
    {SETUP, ",,pl_7pp_1_1,1113", "raclawice/hypothetical,,pl_7pp_1_1,1113", "no row places pl_7pp_1_1", -1},
    {SETUP, ",,pl_7pp_1_2,1112", ",,pl_7pp_1_1,1112", "line", -1},
    {SETUP, "raclawice/historical,,ru_f_denisow,,,,,12,0126", "raclawice/historical,,ru_f_denisow,,,,,16,0126", "arrival \"16\"", 0},
    {SETUP, "raclawice/historical,,ru_f_denisow,,,,,12,0126", "raclawice/historical,,ru_f_denisow,,,,,procedure,0126", "only for the late commander", 0},
    {SETUP, "raclawice/historical,,ru_f_denisow,,,,,12,0126", "raclawice/historical,,ru_f_denisow,,,,,12,0127", "entry \"0127\"", 0},
    {SETUP, "raclawice/historical,,ru_f_denisow,,,,,12,0126", "raclawice/historical,,ru_f_denisow,0126,,,,12,0126", "hex \"0126\"; expected none", 0},

    {TABLES, "[\"infantry\", 4, \"[8.8a]\"", "[\"infantry\", 400, \"[8.8a]\"", "movement_points.rows[0][1]: found 400; expected a whole number from 1 to 60", 0},
    {TABLES, "[\"infantry\", 4, \"[8.8a]\"", "[\"infantry\", \"4\", \"[8.8a]\"", "found \"4\"", 0},
    {TABLES, "[\"infantry\", 4, \"[8.8a]\"", "[\"infantry\", 4.5, \"[8.8a]\"", "found 4.5", 0},
    {TABLES, "[\"infantry\", 4, \"[8.8a]\"", "[\"infantery\", 4, \"[8.8a]\"", "row \"infantery\"", 0},
    {TABLES, "[\"infantry\", 4, \"[8.8a]\"", "[\"cavalry\", 4, \"[8.8a]\"", "is in the table twice", 1},
    {TABLES, "[\"infantry\", 4, \"[8.8a]\"", "[\"infantry\", 4, \"8.8a\"", "expected paragraphs as", 0},
    {TABLES, "[\"infantry\", 4, \"[8.8a]\"", "[\"infantry\", 4, 5, \"[8.8a]\"", "5 elements; expected 4", 0},
    {TABLES, "\"movement_points\"", "\"movement_point\"", "movement_point: unknown field", 0},
    {TABLES, "[\"infantry\", 4, null, null", "[\"infantry\", 4, 1, null", "expected null", 0},
    {TABLES, "[\"infantry\", 4, null, null", "[\"infantry\", null, null, null", "found null", 0},
    {TABLES, "[\"clear\", 1, 1, 1,", "[\"clear\", 1, -1, 1,", "expected a whole number from 0 to 20", 0},
    {TABLES, "[\"clear\", 1, 1, 1,", "[\"clear\", 1, 1, 2,", "expected a whole number from 0 to 1", 0},
    {TABLES, "[\"clear\", 1, 1, 1,", "[\"clear\", 1, 1, null,", "ground without costs", -1},
    {TABLES, "\"cavalry\", \"artillery\", \"rule\"", "\"cavalry\", \"source\", \"rule\"", "row \"clear\", column \"artillery\" is missing", -1},
    {TABLES, "[\"stream\", 1, 2,", "[\"stream\", 1, null,", "found null", 0},
    {TABLES, "[\"stream\", 1, 2,", "[\"river\", 1, 2,", "STREAMS without a row \"stream\"", -1},
    {TABLES, "[\"limbered\", 0,", "[\"limber\", 0,", "row \"limber\"; the table has none of that name", 0},
    {TABLES, "            [\"spared_at_lead\", 0, \"[11.8a]\", \"printed\"],\n", "", "row \"spared_at_lead\", column \"value\" is missing", -1},
    {TABLES, "[\"woods\", 2, 3,", "[\"marsh\", 2, 3,", "ground without costs", -1},
    {TABLES, "[\"3-5\", \"M\"", "[\"4-5\", \"M\"", "begins with 4; expected 3", 0},
    {TABLES, "[\"3-5\", \"M\"", "[\"3-5\", \"3X\"", "found \"3X\"; expected --, M", 0},
    {TABLES, "[\"3-5\", \"M\"", "[\"three\", \"M\"", "found \"three\"", 0},
    {TABLES, "[\"3-5\", \"M\", false", "[\"3-5\", \"M\", true", "found false below a row with true", 1},
    {TABLES, "[\"7-10\", \"M\"", "[\"7-9\", \"M\"", "the range of guns", -1},
    {TABLES, "[\"artillery\", 10,", "[\"artillery\", 11,", "expected a whole number from 0 to 10", 0},
    {TABLES, "[\"2:1\", 2,", "[\"4:1\", 2,", "not lower than the row above", 0},
    {TABLES, "[\"2:1\", 2,", "[\"2-1\", 2,", "expected a ratio", 0},
    {TABLES, "[\"minor_up_to\", 8,", "[\"minor_up_to\", 18,", "not below", -1},
    {TABLES, "\"rows\": [\n            [\"infantry\", 4, \"[8.8a]\", \"printed\"],", "\"rows\": [\n            [\"infantry\", 4, \"[8.8a]\", \"printed\"]", "not valid JSON", -1},

    {RULES, "[\"reorder_cost\", \"[6.0c]\", 1, 0", "[\"reorder_cost\", \"[6.0c]\", 1, 12", "found 12", 0},
    {TABLES, "[\"woods\", 2, 3,", "[\"woods\", null, 3,", "ground without costs", -1},
    {TABLES, "[\"turn_60\", 1,", "[\"turn_60\", 0,", "expected a whole number from 1 to 20", 0},
    {RULES, "[\"about_turn_cost\", \"[8.7b]\", 3", "[\"about_turn_cost\", \"[8.7b]\", 0", "expected a whole number from 1 to 9", 0},
    {RULES, "[\"reorder_cost\",", "[\"reorder\",", "setting \"reorder\" is unknown", 0},
    {RULES, "[\"line_minimum\",", "[\"reorder_cost\",", "is here twice", 0},
    {RULES, "\"szczekociny\", \"maciejowice\", \"certainty\"", "\"szczekocino\", \"maciejowice\", \"certainty\"", "columns[4]: found \"szczekocino\"; expected the name of a game", 0},
    {RULES, "raclawice-2010-pl", "raclawice-2011-pl", "no column \"raclawice-2010-pl\"", 0},
    {RULES, "[\"victory_check\", \"[3.2b, 12.4a@szczekociny, 12.4a@maciejowice]\", 0", "[\"victory_check\", \"[12.3]\", 3", "found 3; expected a whole number from 0 to 2", 0},
    {RULES, "        [\"saving_check\", \"[11.9@szczekociny, 11.9@maciejowice]\", 0, 0, 1, 1, \"printed\", \"a winner of size 1 may save himself from his loss by a morale check (r51)\"],\n", "", "rows: no row for the setting \"saving_check\"", -1},

    {MAP, "SIZE 34 x 27", "SIZE 34 by 27", "expected columns x rows", 0},
    {MAP, "SIZE 34 x 27", "SIZE 340 x 27", "expected columns x rows", 0},
    {MAP, "SIZE 34 x 27", "SIZE 98 x 98", "expected at most 3456", 0},
    {MAP, "SIZE 34 x 27", "SIZE 35 x 27", "34 letters; expected 35", -1},
    {MAP, "SIZE 34 x 27", "SIZE 34 x 28", "27 rows in GRID; expected 28", -1},
    {MAP, "SIZE 34 x 27", "", "expected SIZE before it", -1},
    {MAP, "NUMBERS column row", "NUMBERS rows", "expected NUMBERS column row", 0},
    {MAP, "  w  woods", "  w  jungle", "found \"jungle\"", 0},
    {MAP, "  w  woods", "  .  woods", "each letter once", 0},
    {MAP, "  w  woods", "  w  woods tower", "found \"tower\"; expected nothing more", 0},
    {MAP, "GRID reconstructed", "GRID guessed", "found \"guessed\"; expected printed", 0},
    {MAP, "r03: ....", "r04: ....", "found \"r04:\"; expected r03:", 0},
    {MAP, "r20: .", "r20: ?", "column 1: found '?'; expected a letter of the LEGEND", 0},
    {MAP, "0126/0227", "0126/0229", "found \"0229\"", 0},
    {MAP, "0126/0227", "0126/0327", "two hexes side by side", 0},
    {MAP, "0126/0227", "0126-0227", "a hexside as", 0},
    {MAP, "0126/0227", "0227/0126 0126/0227", "each hexside once", 0},
    {MAP, "  2023/2024\n", "  2022/2023\n", "a hexside of STREAMS", 0},
    {MAP, "    0103 0203 0303", "    0103 0303", "beside the one before", 0},
    {MAP, "    0103 0203 0303", "    0103 0203 x", "found \"x\"", 0},
    {MAP, "  road Słomniki-Działoszyce:", "  path Słomniki-Działoszyce:", "road NAME: or track NAME:", 0},
    {MAP, "  1002 Dziemierzyce", "  9902 Dziemierzyce", "found \"9902\"", 0},
    {MAP, "  1002 Dziemierzyce", "  1002", "a name of at most", 0},
    {MAP, "; place 52", "; town 52", "found \"town\"; expected place, hill, wood, water or exit", 0},
    {MAP, "; place 52", "; place 9", "the size of the letters, from 10 to 200", 0},
    {MAP, "11.1,1.06 14.3,1.36", "11.1,1.06", "found \"\"; expected three points COLUMN,ROW", 0},
    {MAP, "11.1,1.06", "11.1,1.065", "found \"11.1,1.065\"; expected three points", 0},
    {MAP, "11.1,1.06", "11.,1", "found \"11.,1\"; expected three points", 0},
    {MAP, "14.3,1.36", "14.3,1.36 15,1", "nothing after three points", 0},
    {MAP, "NAMES printed", "LABELS printed", "found \"LABELS\"", 0},

    {GAME, "\"rules1794\"", "\"rules1795\"", "rules \"rules1795\" are unknown", -1},
    {GAME, "\"rulebook\": \"raclawice\"", "\"rulebook\": \"praga\"", "rulebook: found \"praga\"; expected raclawice, szczekociny or maciejowice", 0},
    {GAME, "\"rulebook\": \"raclawice\",", "", "rulebook", -1},
    {GAME, "\"name\": \"edition\"", "\"name\": \"year\"", "no column \"raclawice\"", -1},
    {GAME, "\"double\", \"none\"]", "\"none\", \"double\"]", "option \"limits\"; expected the values printed, half, double and none, or even too", -1},
    {GAME, "\"russian\", \"name\": {\"en\": \"Russians\", \"pl\": \"Rosjanie\"}}", "\"polish\", \"name\": {\"en\": \"R\", \"pl\": \"R\"}}", "the same side twice", -1},
    {GAME, "\"dress\": \"green\"", "\"dress\": \"plaid\"", "armies[1].dress: found \"plaid\"; expected crimson, lilac", 0},
    {GAME, "\"shape\": \"cut\"", "\"shape\": \"star\"", "armies[1].shape: found \"star\"; expected round, cut or hollow", 0},
    {GAME, "\"russian\", \"name\": {\"en\": \"Russians\", \"pl\": \"Rosjanie\"}, \"letter\"", "\"swedish\", \"name\": {\"en\": \"Swedes\", \"pl\": \"Szwedzi\"}, \"letter\"", "\"russian\" is not among those of game.json", -1},
    {GAME, "[\"front\", \"cone\"]", "[\"front\", \"front\"]", "values[1]: \"front\" is here twice", 0},
    {GAME, "\"russian\", \"name\": {\"en\": \"Russians\", \"pl\": \"Rosjanie\"}, \"letter\"", "\"polish\", \"name\": {\"en\": \"Russians\", \"pl\": \"Rosjanie\"}, \"letter\"", "armies[1]: \"polish\" is here twice", 0},
    {UNITS, "id,name,army", "id;name;army", "expected commas between cells", 0},
    {UNITS, "id,name,army", "id,name\rarmy", "lines end with CR alone; expected LF or CRLF", 0},
    {GAME, "\"name\": \"setup\"", "\"name\": \"edition\"", "is here twice", -1},
    {GAME, "[\"historical\", \"hypothetical\"]", "[\"historical\", 3]", "scenarios[1]: found 3", 0},
    {GAME, "[\"historical\", \"hypothetical\"]", "[\"historical\", \"historical\"]", "is here twice", 0},
    {GAME, "\"turn_minutes\": 10", "\"turn_minutes\": 0", "scale.turn_minutes: found 0", 0},
    {GAME, "\"morale_in_melee\"", "\"morale\"", "option \"morale\"; expected edition, setup, limits", -1},
    {GAME, "[\"front\", \"cone\"]", "[\"cone\", \"front\"]", "expected the values front and cone", -1},
    {GAME, "\"scenarios\"", "\"scenes\"", "scenes: unknown field", 0},

    {HISTORICAL, "{\"count\": 15,", "{\"count\": 150,", "turns.count: found 150", 0},
    {HISTORICAL, "\"turns\"", "\"turn_count\"", "turn_count: unknown field", 0},
    {HISTORICAL, "\"russian\": \"ru_tormasow\"", "\"russian\": \"pl_slaski\"", "expected a commander of the russian army", 0},
    {HISTORICAL, "\"russian\": \"ru_tormasow\"", "\"russian\": \"ru_art_1\"", "expected the id of a commander", 0},
    {HISTORICAL, "\"russian\": \"ru_tormasow\"", "\"prussian\": \"ru_tormasow\"", "prussian: unknown field", 0},
    {HISTORICAL, "\"chits\": [\"ru_tormasow\"]", "\"chits\": [\"pl_slaski\"]", "fixed_pools[0].chits[0]: found \"pl_slaski\"; expected a commander of the russian army", 0},
    {HISTORICAL, "\"turn\": 12,", "\"turn\": 16,", "fixed_pools[1].turn: found 16", 0},
    {HISTORICAL, "\"turn\": 12,", "\"turns\": [12, 16],", "fixed_pools[1].turns[1]: found 16", 0},
    {HISTORICAL, "\"turn\": 12,", "\"turns\": [12, 11],", "fixed_pools[1].turns[1]: found 11; expected a whole number from 12 to 15", 0},
    {HISTORICAL, "\"turn\": 12,", "\"turn\": 12, \"turns\": [12, 13],", "found turn and turns", 0},
    {HISTORICAL, "\"turn\": 12,", "\"turns\": [1, 12],", "fixed_pools[1]: the russian army has a pool for turn 1 already", -1},
    {HISTORICAL, "\"turn\": 12,\n            \"army\": \"russian\"", "\"turn\": 12,\n            \"army\": \"prussian\"", "fixed_pools[1].army: found \"prussian\"; expected an army of units.csv", 1},
    {HISTORICAL, "[\"ru_tormasow\", \"ru_f_denisow\"]", "[\"ru_tormasow\", \"ru_tormasow\"]", "\"ru_tormasow\" is here twice", 0},
    {HISTORICAL, "{\"polish\": 2, \"russian\": 2,", "{\"polish\": 2, \"prussian\": 2,", "chosen_chits.prussian: unknown field", 0},
    {HISTORICAL, "{\"polish\": 2, \"russian\": 2,", "{\"polish\": 99, \"russian\": 2,", "chosen_chits.polish: found 99", 0},
    {HISTORICAL, "{\"polish\": 2, \"russian\": 2,", "{\"polish\": 2, \"russian\": 9,", "chosen_chits.russian: found 9; expected a whole number from 0 to 7", 0},
    {HISTORICAL, "\"until_turn\": 8", "\"until_turn\": 80", "locked.until_turn: found 80", 0},
    {HISTORICAL, "\"hexes\": \"0126\"", "\"hexes\": \"0128\"", "entries[0].hexes: found \"0128\"", 0},
    {HISTORICAL, "\"hexes\": \"0126\"", "\"hexes\": \"0126-0325\"", "of one row or column", 0},
    {HISTORICAL, "\"unlimited\": false", "\"unlimited\": 0", "expected true or false", 0},
    {HISTORICAL, "\"automatic_victory\": {\n        \"polish\": 159", "\"automatic_victory\": {\n        \"polish\": -1", "automatic_victory.polish: found -1", 1},
    {HISTORICAL, "\"pl\": \"scenariusz historyczny\"", "\"pl\": \"\"", "title.pl: a text of 0 bytes", 0},
};
/* clang-format on */

/* One test for all: a list of parameters is passed over by some builds of Criterion. */
Test(data_faults, refused)
{
    expect_own_faults(faults, sizeof faults / sizeof faults[0], "raclawice/historical");
}

/* ---- names given by the caller ---- */

static void expect_refusal(const char *scenario, const char *options, const char *message)
{
    struct ks_data_source *source = own_files();
    struct ks_data_error error;

    cr_assert_null(load_from(source, scenario, options, &error));
    cr_assert_str_eq(error.message, message);
}

/* "raclawice/historical, raclawice/hypothetical ...": all there are. */
static void list_scenarios(char *out, size_t size)
{
    static struct ks_scenario_info info;
    struct ks_data_source *source = own_files();
    struct ks_data_report report;

    ks_report_init(&report);
    out[0] = '\0';
    for (size_t n = 0; ks_scenario_list(source, n, &info, &report); n++)
        snprintf(out + strlen(out), size - strlen(out), "%s%s", n > 0 ? ", " : "",
                 info.name);
    cr_assert(strstr(out, "raclawice/historical, raclawice/hypothetical"));
}

Test(data_faults, unknown_names_list_the_known)
{
    const char *all = "unknown scenario \"%s\"; expected %s";
    const char *names[] = {
        "raclawice/night",         "raclawice", "", "/", "warsaw/historical",
        "../raclawice/historical", "raclawice/"};
    char message[KS_DATA_MESSAGE], list[KS_DATA_MESSAGE / 2];

    list_scenarios(list, sizeof list);
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        snprintf(message, sizeof message, all, names[i], list);
        expect_refusal(names[i], "", message);
    }
    expect_refusal("raclawice/historical", "edition=2020",
                   "option edition=2020; expected "
                   "2013-en, 2010-pl");
    expect_refusal("raclawice/historical", "setup=1,setup=2",
                   "option setup is given twice");
    expect_refusal(
        "raclawice/historical", "colour=red",
        "unknown option \"colour\"; expected edition, setup, counterattack_cost, "
        "tormasow_to_overall, lone_gun_winner_spared, one_shot_per_chit, "
        "artillery_arc, morale_in_melee, limits");
}

Test(data_faults, missing_files_are_named)
{
    static const char *const files[] = {UNITS, SETUP, TABLES, RULES, MAP, HISTORICAL};

    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        struct ks_data_source *all = own_files(), *source = no_files();
        struct ks_data_report report;
        struct ks_data_error error;
        ks_report_init(&report);
        for (size_t k = 0; k < all->files; k++) {
            const struct ks_data_file *f = &all->file[k];
            if (strcmp(f->path, files[i]) != 0)
                ks_data_source_add(source, f->path, f->text, f->length, &report);
        }
        cr_assert_null(load_from(source, "raclawice/historical", "", &error));
        cr_assert_str_eq(error.file, files[i]);
        cr_assert_str_eq(error.message,
                         "the file is missing; docs/data-format.md says what it holds");
    }
}

/* Cut after any number of bytes a file gives an error, never a game and never a crash. */
Test(data_faults, cut_short)
{
    static const char *const files[] = {UNITS, SETUP, TABLES,    RULES,
                                        MAP,   GAME,  HISTORICAL};

    for (size_t i = 0; i < sizeof files / sizeof files[0]; i++) {
        struct ks_data_source *all = own_files();
        size_t length = ks_data_source_find(all, files[i], 0)->length;
        for (size_t n = 0; n + 100 < length; n += length / 40 + 1) {
            struct ks_data_source *source = no_files();
            struct ks_data_report report;
            struct ks_data_error error;
            ks_report_init(&report);
            for (size_t k = 0; k < all->files; k++) {
                const struct ks_data_file *f = &all->file[k];
                bool cut = strcmp(f->path, files[i]) == 0;
                ks_data_source_add(source, f->path, f->text, cut ? n : f->length,
                                   &report);
            }
            struct ks_game *g = load_from(source, "raclawice/historical", "", &error);
            /* A map without its last roads and names is a map, and the end of the set-up
             * belongs to the other scenario. */
            cr_assert(g == NULL || strcmp(files[i], MAP) == 0 ||
                          (strcmp(files[i], SETUP) == 0 && 2 * n > length),
                      "%s cut at %zu", files[i], n);
        }
    }
}

/* Whatever the doctrines are today. */
Test(data_faults, a_stance_is_one_of_four)
{
    const char *row =
        strstr(file_text(own_files(), JUDGEMENT), "[\"raclawice/historical\"");
    char find[200] = "", put[200];
    cr_assert_not_null(row);
    strncat(find, row, strcspn(row, ",") + 1);
    strncat(find, row + strlen(find), strcspn(row + strlen(find), ","));
    snprintf(put, sizeof put, "[\"raclawice/historical\", \"retreat\"");
    struct spoilt f = {JUDGEMENT, find, put, "expected plan, charge, stand or avoid", 0};
    expect_own_faults(&f, 1, "raclawice/historical");
}

/* The whole row, whatever its figures are today. */
Test(data_faults, figures_for_battles_of_owners_may_be_left_out)
{
    const char *text = file_text(own_files(), JUDGEMENT), *row;
    char find[200] = "";
    cr_assert_not_null(row = strstr(text, "[\"two_scores\""));
    strncat(find, row, strcspn(row, "\n"));
    load_sound(spoilt_files(JUDGEMENT, find, ""), "raclawice/historical", "");
}

Test(data_faults, bytes_that_are_no_text)
{
    struct ks_data_source *source = no_files();
    struct ks_data_report report;

    ks_report_init(&report);
    cr_assert_not(ks_data_source_add(source, UNITS, "id,name\na,\xFF\n", 12, &report));
    cr_assert_eq(report.note[0].line, 2);
    cr_assert_str_eq(report.note[0].message, "byte 0xFF is not text; expected UTF-8");
    cr_assert(ks_data_source_add(source, MAP, "\xEF\xBB\xBFSIZE 2 x 2\n", 14, &report));
    cr_assert_eq(source->file[0].text[0], 'S');
}
