/* The examples of an owner's own battle and scenarios: read as they are, and with each slip of
 * the pen refused by its file, its line, what is wrong and what to write. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "data/check.h"
#include "data/manifest.h"
#include "rules1794/dispatch.h"
#include "rules1794/sentence.h"
#include "spoilt.h"

#define FOLDER  KS_SOURCE_DIR "/examples/scenarios"
#define GAME    "krupczyce/game.json"
#define ABOUT   "krupczyce/about.json"
#define MAP     "krupczyce/map.txt"
#define UNITS   "krupczyce/units.csv"
#define SETUP   "krupczyce/setup.csv"
#define BATTLE  "krupczyce/scenarios/battle.json"
#define SCYTHES "raclawice/scenarios/scythes-first.json"
#define BATTERY "raclawice/scenarios/battery.json"
#define PLACES  "raclawice/setup.csv"

static struct ks_data_source *examples(void)
{
    struct ks_data_source *source = own_files();

    add_folder(source, FOLDER);
    return source;
}

Test(data_like, examples_are_sound)
{
    static const char *const games[] = {"krupczyce", "raclawice"};
    struct ks_data_source *source = examples();
    static struct ks_data_check check;
    char book[24];

    for (size_t i = 0; i < 2; i++)
        cr_expect_eq(ks_data_check(source, games[i], &check), 0, "%s: %s",
                     check.report.note[0].file, check.report.note[0].message);
    cr_assert_eq(check.scenarios, 4);
    cr_assert_str_eq(ks_manifest_book(source, "krupczyce/battle", book, sizeof book),
                     "maciejowice");
}

/* What a game or a scenario does not say itself is that of the one it is like. */
Test(data_like, takes_over_what_is_not_said)
{
    struct ks_data_source *source = examples();
    struct ks_game *own = load("maciejowice/battle", "");
    struct ks_game *g = load_sound(source, "krupczyce/battle", "");
    struct ks_game *what_if = load_sound(source, "raclawice/scythes-first", "");
    struct ks_game *historical = load("raclawice/historical", "");

    cr_expect_eq(memcmp(&r94(g)->setting, &r94(own)->setting, sizeof r94(g)->setting), 0);
    cr_expect_eq(r94(g)->terrain_cost[R94_HORSE][KS_MARSH], 4);
    cr_expect_eq(r94(g)->rulebook, R94_MACIEJOWICE);
    cr_expect_eq(what_if->turns, historical->turns);
    cr_expect_eq(r94(what_if)->locked, KS_NONE);
    cr_expect_str_eq(hex_of(what_if, named(what_if, 0, "1/kosynier")), "1310");
    cr_expect_str_eq(hex_of(what_if, named(what_if, 0, "5/kosynier")), "1206");
    cr_expect_neq(what_if->digest, historical->digest);
}

/* A column of its own comes before that of the game it is like. */
Test(data_like, its_own_settings)
{
    struct ks_data_source *source = examples();

    cr_expect(r94(load_sound(source, "krupczyce/battle", ""))->setting.guns_limber);
    spoil(source, "rules1794.json", "\"szczekociny\", \"maciejowice\"",
          "\"krupczyce\", \"maciejowice\"");
    cr_expect_not(r94(load_sound(source, "krupczyce/battle", ""))->setting.guns_limber);
}

/* Options are those it names. */
Test(data_like, has_the_options_it_names)
{
    struct ks_data_source *source = examples();

    spoil(source, GAME,
          "    \"options\": [\"artillery_arc\", \"morale_in_melee\", \"limits\"],\n", "");
    cr_expect_eq(load_sound(source, "krupczyce/battle", "")->options, 0);
}

/* Refusals say the figures of the battle's own charts. */
Test(data_like, refusals_have_its_figures)
{
    static struct ks_state s;
    struct ks_data_source *source = examples();
    struct ks_action a;
    struct ks_event e = {.code = OUT_OF_COMMAND};
    char text[KS_TEXT];

    add_text(
        source, "krupczyce/tables.json",
        "{\"command\": {\"columns\": [\"item\", \"value\", \"rule\", \"certainty\"], "
        "\"rows\": [[\"radius\", 1, \"[4.2a]\", \"reconstructed\"], [\"six_units\", 6, "
        "\"[4.4d]\", \"reconstructed\"]]}}");
    struct ks_game *g = load_sound(source, "krupczyce/battle", "");
    ks_setup(g, &s);
    a = (struct ks_action){.unit = 0, .hex = KS_NONE};
    r94_explain(g, &s, a, &e);
    ks_event_text(g, &e, KS_ENGLISH, text, sizeof text);
    cr_expect_not_null(strstr(text, "is more than 1 hex from its commander"), "%s", text);
}

/* clang-format off */
static const struct spoilt faults[] = {
    {GAME, "\"maciejowice\"", "\"maciejowize\"", "like: found \"maciejowize\"; expected one of bridge, maciejowice, raclawice, raszyn, szczekociny", 0},
    {GAME, "\"maciejowice\"", "\"krupczyce\"", "like: found \"krupczyce\"; expected one of", 0},
    {GAME, "\"morale_in_melee\"", "\"edition\"", "options[1]: found \"edition\"; expected an option of maciejowice (one_shot_per_chit,", 0},
    {GAME, "\"limits\"", "\"limit\"", "found \"limit\"; expected an option of maciejowice (one_shot_per_chit, artillery_arc", 0},
    {GAME, "\"limits\"", "{\"name\": \"fog\", \"values\": [\"a\", \"b\"], \"about\": {\"en\": \"e\", \"pl\": \"p\"}}", "option \"fog\"; expected edition, setup, limits", 0},
    {GAME, "\"options\"", "\"option\"", "option: unknown field; expected title, like", 0},
    {GAME, "    \"title\": {\"en\": \"Krupczyce 1794\", \"pl\": \"Krupczyce 1794\"},\n", "", "\"title\" is missing; expected \"title\": {\"en\"", -1},
    {GAME, "\"limits\"],", "\"limits\"]", "not valid JSON: '}' expected near", 1},
    {BATTLE, "\"count\": 12", "\"count\": 0", "turns.count: found 0; expected a whole number from 1 to 99", 0},
    {BATTLE, "12, \"certainty\": \"reconstructed\"", "12", "turns: \"certainty\" is missing; expected printed, inferred or reconstructed", 0},
    {BATTLE, "8, \"russian\"", "8, \"allied\"", "automatic_victory.allied: unknown field; expected polish, russian", 0},
    {BATTLE, "\"ru_suworow\"", "\"ru_koz\"", "overall_commanders.russian: found \"ru_koz\"; expected the id of a commander", 0},
    {BATTLE, "\"0815\"", "\"0816\"", "returns[1].hex: found \"0816\"; expected a hex of the map, 0101 to 1615", 0},
    {BATTLE, "\"pl_sierakowski\"", "\"ru_suworow\"", "overall_commanders.polish: found \"ru_suworow\"; expected a commander of the polish army", 0},
    {BATTLE, "    \"overall_commanders\": {\n        \"polish\": \"pl_sierakowski\",\n        \"russian\": \"ru_suworow\",\n        \"certainty\": \"inferred\"\n    },\n    \"chosen_chits\": {\"polish\": 2, \"russian\": 2,", "    \"chosen_chits\": {\"polish\": 2,", "the russian side has no chit and could never act; expected \"overall_commanders\" or \"chosen_chits\" for it", -1},
    {BATTLE, "\"0801\", \"certainty\": \"reconstructed\"},\n        {\"army\": \"russian\", \"hex\": \"0815\"", "\"0801\"", "no hex where the russian army returns; add {\"army\": \"russian\"", -1},
    {BATTLE, "12, \"certainty\"", "12, \"rule\": \"[99.99]\", \"certainty\"", "turns.rule: found 99.99; expected the id of a paragraph", 0},
    {BATTLE, "12, \"certainty\"", "12, \"note\": 5, \"certainty\"", "turns.note: found 5; expected a text", 0},
    {ABOUT, "\"09:00\"", "\"nine\"", "scenarios.battle.start: found \"nine\"; expected a time as 16:00", 0},
    {ABOUT, "1794-09-17", "17.9.1794", "day: found \"17.9.1794\"; expected a day as 1794-04-04", 0},
    {ABOUT, "\"top\": \"W\"", "\"top\": \"west\"", "top: found \"west\"; expected N, NE", 0},
    {ABOUT, "\"battle\": {", "\"crossing\": {", "scenarios.crossing: unknown field; expected battle", 0},
    {ABOUT, "\"history\"", "\"story\"", "story: unknown field; expected title, top, day", 0},
    {UNITS, "pl_kaw_2,2", "pl_kaw_1,2", "\"pl_kaw_1\" is already in line 13; keep one of them", 0},
    {UNITS, "strzelcy,polish,polish,pl_krasinski", "strzelcy,polish,polish,", "pl_strz: commander \"\"; expected the id of a commander of its army, or reserve", 0},
    {UNITS, "strzelcy,polish,polish", "strzelcy,polish,poles", "pl_strz: side \"poles\"; expected polish or russian", 0},
    {UNITS, "pl_krasinski,shooter", "pl_krasinski,archer", "pl_strz: arm \"archer\"; expected infantry, shooter", 0},
    {UNITS, "pl_strz,strzelcy,polish,polish,pl_krasinski,shooter,,,7", "pl_strz,strzelcy,polish,polish,pl_krasinski,shooter,,,70", "expected 1 to 6 levels as 6-6-6;6-4-4 (morale up to 9, strength, firepower)", 0},
    {UNITS, "battalion,steps", "batallion,steps", "column \"batallion\" is unknown; expected id, name", 0},
    {SETUP, "pl_strz,1206", "pl_strz,1716", "pl_strz: hex \"1716\"; expected a hex of the map, 0101 to 1615", 0},
    {SETUP, "pl_strz,1206", "pl_strz,1210", "both sides are in one hex; move one of them", -1},
    {SETUP, "pl_bat_1_2,1006,S,2", "pl_bat_1_2,1006,S,1", "its place in the stack is taken; expected another order", 0},
    {SETUP, ",,pl_strz,1206,S,1,reconstructed\n", "", "no row places pl_strz; add one, or \"only_placed_units\": true to the scenario", -1},
    {MAP, "r05: w....", "r05: w...", "15 letters; expected 16, one for each column", 0},
    {MAP, "r05: w....", "r05: w..x.", "column 4: found 'x'; expected a letter of the LEGEND", 0},
    {MAP, "RIVERS", "STREAMS", "add it to tables.json, or write RIVERS", 0},
    {MAP, "  0808/0809", "  0807/0808", "a hexside of STREAMS or RIVERS, listed before", 0},
    {SCYTHES, "\"historical\"", "\"historic\"", "like: found \"historic\"; expected one of historical, hypothetical, battery", 0},
    {SCYTHES, "\"locked\": null", "\"turns\": {\"count\": 9, \"certainty\": \"printed\"}", "to replace it write \"fixed_pools\" in " FOLDER "/" SCYTHES, -1},
    {BATTERY, "\"only_placed", "\"like\": \"scythes-first\",\n\"only_placed", "which is itself like another; expected the name of that one", 0},
    {PLACES, "raclawice/battery,,pl_kosciuszko,", "raclawice/scythes-first,,pl_kosciuszko,", "expected the id of a commander whom setup.csv places", -1},
    {PLACES, "raclawice/battery,,pl_kos_1,", "battery,,pl_kos_1,", "scenario \"battery\"; expected raclawice/NAME", 0},
};
/* clang-format on */

Test(data_like, slips_are_named)
{
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        const struct spoilt *f = &faults[i];
        struct ks_data_source *source = examples();
        static struct ks_data_check check;
        struct ks_data_error error;
        char game[16];
        unsigned line = spoil(source, f->path, f->find, f->put);

        snprintf(game, sizeof game, "%.*s", (int)strcspn(f->path, "/"), f->path);
        cr_expect_gt(ks_data_check(source, game, &check), 0, "%s is taken", f->put);
        ks_report_first(&check.report, &error);
        expect_at(f, &error, line);
    }
}
