/* Constructed positions as the text of a state. */
#include <criterion/criterion.h>
#include <string.h>

#include "data/position.h"
#include "data_help.h"

static bool translate(const char *scenario, const char *json, char *text, size_t size,
                      char *error)
{
    struct ks_game *g = load(scenario, "");
    json_t *position = json_loads(json, 0, NULL);

    cr_assert_not_null(position, "%s", json);
    bool good = ks_position_from_json(g, position, text, size, error);
    json_decref(position);
    ks_game_free(g);
    return good;
}

static void expect_text_of(const char *scenario, const char *json, const char *wanted)
{
    static char text[20000];
    char error[KS_TEXT];

    cr_assert(translate(scenario, json, text, sizeof text, error), "%s", error);
    cr_assert_str_eq(text, wanted);
}

static void expect_text(const char *json, const char *wanted)
{
    expect_text_of("raclawice/historical", json, wanted);
}

static void expect_error_of(const char *scenario, const char *json, const char *wanted)
{
    static char text[20000];
    char error[KS_TEXT];

    cr_assert_not(translate(scenario, json, text, sizeof text, error), "%s", json);
    cr_assert_str_eq(error, wanted);
}

static void expect_error(const char *json, const char *wanted)
{
    expect_error_of("raclawice/historical", json, wanted);
}

/* A position of another game as the rules read it; the game is to be freed. */
static struct ks_game *build(const char *scenario, const char *json, struct ks_state *s)
{
    static char text[40000];
    struct ks_game *g = load(scenario, "");
    char error[KS_TEXT] = "";
    json_t *position = json_loads(json, 0, NULL);

    cr_assert_not_null(position, "%s", json);
    cr_assert(ks_position_from_json(g, position, text, sizeof text, error), "%s", error);
    cr_assert(ks_state_parse(g, text, s, error), "%s", error);
    cr_assert_null(ks_invariant(g, s));
    json_decref(position);
    return g;
}

static struct ks_counter counter(const struct ks_game *g, const struct ks_state *s,
                                 const char *id)
{
    struct ks_counter c;
    ks_unit u = ks_unit_parse(g, id, strlen(id));

    cr_assert_neq(u, KS_NONE, "%s", id);
    ks_describe(g, s, u, &c);
    return c;
}

Test(data_position, everything_there_is_to_say)
{
    expect_text(
        "{\"turn\":3,\"phase\":\"movement\",\"active\":\"ru_obrezkow\","
        "\"points\":{\"polish\":4,\"russian\":0},\"units\":["
        "{\"unit\":\"pl_3pp_1_1\",\"hex\":\"1412\",\"facing\":\"SE\",\"steps\":3,"
        "\"formation\":\"square\",\"shots\":1,\"mp\":2,\"entry\":\"1413\"},"
        "{\"unit\":\"pl_zajaczek\",\"hex\":\"1412\"}],"
        "\"dead\":[\"pl_szyrer\"],\"wounded\":[\"pl_manget\"],\"gone\":[\"pl_och_1\"],"
        "\"pool\":[\"pl_kosciuszko\",\"ru_tormasow\"],\"drawn\":[\"ru_obrezkow\"],"
        "\"round\":\"own\",\"actor\":\"polish\",\"unlock\":5,\"chosen\":[]}",
        "turn 3\n"
        "phase movement\n"
        "round own\n"
        "actor polish\n"
        "active ru_obrezkow\n"
        "unlock 5\n"
        "points polish 4\n"
        "points russian 0\n"
        "dead pl_szyrer\n"
        "wounded pl_manget\n"
        "gone pl_och_1\n"
        "unit pl_3pp_1_1 1412 SE lost=1 form=square shots=1 mp=2 from=1413\n"
        "unit pl_zajaczek 1412\n"
        "pool pl_kosciuszko ru_tormasow\n"
        "chosen\n"
        "drawn ru_obrezkow\n");
}

Test(data_position, order_in_the_stack)
{
    expect_text("{\"units\":["
                "{\"unit\":\"pl_3pp_1_1\",\"hex\":\"1412\",\"facing\":\"S\",\"order\":2},"
                "{\"unit\":\"pl_3pp_1_2\",\"hex\":\"1412\",\"facing\":\"S\"},"
                "{\"unit\":\"pl_3pp_1_3\",\"hex\":\"1412\",\"facing\":\"S\",\"order\":1,"
                "\"lost\":2,\"flags\":[\"stopped\"]}]}",
                "unit pl_3pp_1_3 1412 S lost=2 stopped\n"
                "unit pl_3pp_1_1 1412 S\n"
                "unit pl_3pp_1_2 1412 S\n");
}

/* "only": false keeps the set-up of all who are not named. */
Test(data_position, the_others_stay)
{
    static char text[20000];
    char error[KS_TEXT];

    cr_assert(translate("raclawice/historical",
                        "{\"only\":false,\"gone\":[\"pl_art_1\"],\"units\":["
                        "{\"unit\":\"pl_kosciuszko\",\"hex\":\"1512\"}]}",
                        text, sizeof text, error),
              "%s", error);
    cr_assert(strstr(text, "unit pl_kosciuszko 1512\n"));
    cr_assert_null(strstr(text, "unit pl_kosciuszko 1509"));
    cr_assert_null(strstr(text, "unit pl_art_1 "));
    cr_assert(strstr(text, "unit pl_2pp_1_1 1809 SE\n"));
    char *first = strstr(text, "unit pl_och_1 1507 S\n");
    char *second = strstr(text, "unit pl_och_2 1507 S\n");
    cr_assert(first != NULL && second != NULL && first < second);
    size_t lines = 0;
    for (const char *p = text; *p != '\0'; p++)
        lines += *p == '\n';
    cr_assert_eq(lines, 82 + 43);
}

/* What is written is what the rules read. */
Test(data_position, the_rules_read_it)
{
    static char text[20000];
    static struct ks_state s;
    struct ks_game *g = load("raclawice/historical", "");
    struct ks_counter c;
    char error[KS_TEXT] = "";
    json_t *position = json_loads(
        "{\"only\":false,\"turn\":5,\"phase\":\"movement\",\"active\":\"pl_szyrer\","
        "\"points\":{\"russian\":8,\"polish\":10},\"dead\":[\"ru_muromcow\"],\"gone\":["
        "\"pl_art_1\"],"
        "\"units\":[{\"unit\":\"pl_6pp_1_2\",\"hex\":\"1213\",\"facing\":\"SE\",\"lost\":"
        "1,"
        "\"shots\":2,\"order\":2},{\"unit\":\"1/I/6 pp\",\"hex\":\"1213\","
        "\"facing\":\"SE\",\"order\":1}]}",
        0, NULL);

    cr_assert_not_null(position);
    cr_assert(ks_position_from_json(g, position, text, sizeof text, error), "%s", error);
    cr_assert(ks_state_parse(g, text, &s, error), "%s", error);
    cr_assert_null(ks_invariant(g, &s));
    cr_assert_eq(s.turn, 5);
    cr_assert_eq(s.points[1], 8);
    ks_describe(g, &s, named(g, 0, "2/I/6 pp"), &c);
    cr_assert_eq(c.order, 2);
    cr_assert_eq(c.lost, 1);
    cr_assert_eq(c.shots, 2);
    cr_assert_eq(c.facing, 2);
    ks_describe(g, &s, named(g, 0, "1/I/6 pp"), &c);
    cr_assert_eq(c.order, 1);
    ks_describe(g, &s, named(g, 0, "1 art."), &c);
    cr_assert(c.eliminated);
    ks_describe(g, &s, named(g, 1, "płk Muromcow"), &c);
    cr_assert(c.eliminated);
    ks_describe(g, &s, named(g, 0, "2 art."), &c);
    cr_assert_neq(c.hex, KS_NONE);
    json_decref(position);
    ks_game_free(g);
}

Test(data_position, faults_name_the_key)
{
    expect_error("[]", "position: found an array; expected an object: { ... }");
    expect_error("{\"trun\":3}",
                 "position: trun: unknown field; check its spelling, or remove it");
    expect_error("{\"turn\":16}",
                 "position: turn: found 16; expected a whole number from 1 to 15");
    expect_error("{\"phase\":\"lunch\"}",
                 "position: phase: found \"lunch\"; expected one of "
                 "setup, pool, draw, activation, movement, commander, melee");
    expect_error("{\"active\":\"nobody\"}",
                 "position: active: found \"nobody\"; expected the id of a unit");
    expect_error("{\"active\":\"pl_och_1\"}",
                 "position: active: found \"pl_och_1\"; expected the id of a commander");
    expect_error("{\"dead\":[\"pl_szyrer\",\"pl_och_1\"]}",
                 "position: dead[1]: found \"pl_och_1\"; expected the id of a commander");
    expect_error("{\"units\":[{\"unit\":\"pl_och_1\",\"hex\":\"1412\",\"facing\":\"S\","
                 "\"entry\":\"1414\"}]}",
                 "position: units[0].entry: found \"1414\"; expected a hex next to 1412");
    expect_error(
        "{\"points\":{\"prussian\":3}}",
        "position: points.prussian: unknown field; check its spelling, or remove it");
    expect_error(
        "{\"units\":[{\"unit\":\"pl_och_1\",\"hex\":\"9999\",\"facing\":\"S\"}]}",
        "position: units[0].hex: found \"9999\"; expected the number of a hex of the "
        "map");
    expect_error("{\"units\":[{\"unit\":\"pl_och_1\",\"hex\":\"1412\"}]}",
                 "position: units[0]: \"facing\" is missing");
    expect_error(
        "{\"units\":[{\"unit\":\"pl_slaski\",\"hex\":\"1412\",\"facing\":\"S\"}]}",
        "position: units[0].facing: a commander has no facing");
    expect_error(
        "{\"units\":[{\"unit\":\"pl_och_1\",\"hex\":\"1412\",\"facing\":\"S\","
        "\"steps\":5}]}",
        "position: units[0].steps: found 5; expected a whole number from 1 to 4");
    expect_error("{\"units\":[{\"unit\":\"pl_och_1\",\"hex\":\"1412\",\"facing\":\"S\","
                 "\"steps\":4,\"lost\":0}]}",
                 "position: units[0].lost: already given by \"steps\"");
    expect_error(
        "{\"units\":[{\"unit\":\"pl_och_1\",\"hex\":\"1412\",\"facing\":\"S\","
        "\"colour\":1}]}",
        "position: units[0].colour: unknown field; check its spelling, or remove it");
    expect_error("{\"units\":[{\"unit\":\"pl_och_1\",\"hex\":\"1412\",\"facing\":\"S\"},"
                 "{\"unit\":\"pl_och_1\",\"hex\":\"1413\",\"facing\":\"S\"}]}",
                 "position: units[1].unit: pl_och_1 is named twice");
    expect_error(
        "{\"units\":[{\"unit\":\"pl_och_1\",\"hex\":\"1412\",\"facing\":\"S\","
        "\"flags\":[\"a\\nunit b\"]}]}",
        "position: units[0].flags[0]: found \"a\nunit b\"; expected one of moved, "
        "stopped, fired, used, shifted, turned, countered, targeted, fought, "
        "six, misfired, carried");
}

Test(data_position, too_long_for_its_place)
{
    char text[10], error[KS_TEXT];

    cr_assert_not(translate("raclawice/historical", "{\"turn\":3,\"phase\":\"movement\"}",
                            text, sizeof text, error));
    cr_assert_str_eq(error, "position: too long");
}

/* ---- Szczekociny and Maciejowice ---- */

#define UNIT(fields) "{\"units\":[{\"unit\":" fields "}]}"

Test(data_position, everything_of_maciejowice)
{
    expect_text_of(
        "maciejowice/battle",
        "{\"turn\":10,\"phase\":\"movement\",\"active\":\"pl_sierakowski\","
        "\"late\":{\"stage\":\"road\",\"turn\":14},\"acted\":[\"pl_kamienski\"],"
        "\"trophies\":[{\"gun\":\"pl_art_2\",\"hex\":\"2409\"}],\"units\":["
        "{\"unit\":\"pl_7pp_1_1\",\"due\":12,\"lost\":1,\"shots\":1,"
        "\"flags\":[\"carried\"]},"
        "{\"unit\":\"pl_7pp_1_2\",\"hex\":\"2320\",\"facing\":\"S\",\"shots\":2,"
        "\"flags\":[\"carried\",\"moved\"]},"
        "{\"unit\":\"pl_2pp_2_1\",\"hex\":\"2322\",\"facing\":\"S\","
        "\"formation\":\"ranked\"},"
        "{\"unit\":\"pl_art_3\",\"hex\":\"2321\",\"facing\":\"N\","
        "\"formation\":\"limbered\"},"
        "{\"unit\":\"pl_art_1\",\"hex\":\"2323\",\"facing\":\"N\",\"formation\":\"line\","
        "\"flags\":[\"misfired\",\"fired\"]}]}",
        "turn 10\n"
        "phase movement\n"
        "active pl_sierakowski\n"
        "late road 14\n"
        "acted pl_kamienski\n"
        "trophy pl_art_2 2409\n"
        "off pl_7pp_1_1 due=12 lost=1 shots=1 carried\n"
        "unit pl_7pp_1_2 2320 S shots=2 carried moved\n"
        "unit pl_2pp_2_1 2322 S form=ranked\n"
        "unit pl_art_3 2321 N form=limbered\n"
        "unit pl_art_1 2323 N form=line misfired fired\n");
    expect_text_of("maciejowice/battle", "{\"late\":{\"stage\":\"never\"}}",
                   "late never 0\n");
    expect_text_of("maciejowice/battle", "{\"late\":{\"stage\":\"first\"}}",
                   "late first 0\n");
}

Test(data_position, everything_of_szczekociny)
{
    expect_text_of("szczekociny/battle",
                   "{\"planner\":25,\"points\":{\"allied\":3},\"units\":["
                   "{\"unit\":\"pl_4pp_1_1\",\"due\":9,\"steps\":1}],"
                   "\"trophies\":[{\"gun\":\"pl_art_2\",\"hex\":\"2020\"}],"
                   "\"gone\":[\"pl_art_2\"]}",
                   "planner 25\n"
                   "points allied 3\n"
                   "gone pl_art_2\n"
                   "trophy pl_art_2 2020\n"
                   "off pl_4pp_1_1 due=9 lost=2\n");
    expect_text_of("szczekociny/wywla", "{\"arm\":\"infantry\"}", "arm 0\n");
    expect_text_of("szczekociny/wywla", "{\"arm\":\"cavalry\"}", "arm 1\n");
}

/* [8.12a, 6.2.1a, 11.11.1, 10.10.4b, 10.9.10a, 10.10.8b] */
Test(data_position, the_rules_read_maciejowice)
{
    static struct ks_state s;
    static char text[40000];
    struct ks_game *g =
        build("maciejowice/battle",
              "{\"turn\":10,\"phase\":\"movement\",\"active\":\"pl_sierakowski\","
              "\"late\":{\"stage\":\"called\",\"turn\":11},\"acted\":[\"pl_kamienski\"],"
              "\"trophies\":[{\"gun\":\"pl_art_2\",\"hex\":\"2409\"}],\"units\":["
              "{\"unit\":\"pl_sierakowski\",\"hex\":\"2219\"},"
              "{\"unit\":\"pl_7pp_1_1\",\"due\":12,\"lost\":1},"
              "{\"unit\":\"pl_7pp_1_2\",\"hex\":\"2220\",\"facing\":\"S\",\"shots\":1,"
              "\"flags\":[\"carried\"]},"
              "{\"unit\":\"pl_2pp_2_1\",\"hex\":\"2320\",\"facing\":\"S\","
              "\"formation\":\"ranked\"},"
              "{\"unit\":\"pl_2pp_2_2\",\"hex\":\"2320\",\"facing\":\"S\","
              "\"formation\":\"ranked\"},"
              "{\"unit\":\"pl_art_3\",\"hex\":\"2118\",\"facing\":\"N\","
              "\"formation\":\"limbered\"},"
              "{\"unit\":\"pl_art_4\",\"hex\":\"2117\",\"facing\":\"N\","
              "\"flags\":[\"misfired\"]}]}",
              &s);

    struct ks_counter c = counter(g, &s, "pl_7pp_1_1");
    cr_assert_eq(c.hex, KS_NONE);
    cr_assert_str_eq(c.status, "withdrawn");
    cr_assert_eq(c.arrival, 12);
    cr_assert_eq(c.lost, 1);
    cr_assert(counter(g, &s, "pl_7pp_1_2").fired_before);
    cr_assert_str_eq(counter(g, &s, "pl_2pp_2_1").formation, "ranked");
    cr_assert_str_eq(counter(g, &s, "pl_2pp_2_2").formation, "ranked");
    cr_assert_str_eq(counter(g, &s, "pl_art_3").formation, "limbered");
    cr_assert(counter(g, &s, "pl_art_4").cannot_fire);
    cr_assert(counter(g, &s, "pl_art_2").eliminated);
    ks_state_text(g, &s, text, sizeof text);
    cr_assert(strstr(text, "\nlate called 11\n"));
    cr_assert(strstr(text, "\nacted pl_kamienski\n"));
    cr_assert(strstr(text, "\ntrophy pl_art_2 2409\n"));
    ks_game_free(g);
}

Test(data_position, the_rules_read_szczekociny)
{
    static struct ks_state s;
    static char text[40000];
    struct ks_game *g = build("szczekociny/battle",
                              "{\"only\":false,\"turn\":5,\"planner\":8,\"units\":["
                              "{\"unit\":\"pl_4pp_1_1\",\"due\":6}]}",
                              &s);

    cr_assert_eq(counter(g, &s, "pl_4pp_1_1").arrival, 6);
    ks_state_text(g, &s, text, sizeof text);
    cr_assert(strstr(text, "\nplanner 8\n"));
    ks_game_free(g);
    g = build("szczekociny/wywla",
              "{\"only\":false,\"turn\":2,\"phase\":\"movement\",\"arm\":\"cavalry\","
              "\"active\":\"pl_poninski\"}",
              &s);
    ks_state_text(g, &s, text, sizeof text);
    cr_assert(strstr(text, "\narm 1\n"));
    ks_game_free(g);
}

/* [6.2.1a] "only": false keeps Line markers and limbers of the set-up too. */
Test(data_position, the_others_keep_their_formation)
{
    static struct ks_state s, begin;
    struct ks_game *g = build("maciejowice/battle", "{\"only\":false,\"turn\":1}", &s);
    int ranked = 0;

    ks_setup(g, &begin);
    for (ks_unit u = 0; u < g->pieces; u++) {
        struct ks_counter now, then;
        ks_describe(g, &s, u, &now);
        ks_describe(g, &begin, u, &then);
        cr_assert_str_eq(now.formation, then.formation, "%s", g->piece[u].id);
        cr_assert_eq(now.hex, then.hex, "%s", g->piece[u].id);
        cr_assert_eq(now.order, then.order, "%s", g->piece[u].id);
        ranked += strcmp(now.formation, "ranked") == 0;
    }
    cr_assert_gt(ranked, 0);
    ks_game_free(g);
}

Test(data_position, formations_that_do_not_fit)
{
    const char *at = "position: units[0].formation: ";
    char wanted[KS_TEXT];

    snprintf(wanted, sizeof wanted, "%sfound \"ranked\"; expected one of line, limbered",
             at);
    expect_error_of("maciejowice/battle",
                    UNIT("\"pl_art_1\",\"hex\":\"2320\",\"facing\":\"S\","
                         "\"formation\":\"ranked\""),
                    wanted);
    snprintf(wanted, sizeof wanted, "%sfound \"limbered\"; expected line", at);
    expect_error_of("szczekociny/battle",
                    UNIT("\"pl_art_1\",\"hex\":\"2020\",\"facing\":\"S\","
                         "\"formation\":\"limbered\""),
                    wanted);
    snprintf(wanted, sizeof wanted,
             "%sfound \"limbered\"; expected one of line, skirmish, square, ranked", at);
    expect_error_of("maciejowice/battle",
                    UNIT("\"pl_7pp_1_1\",\"hex\":\"2320\",\"facing\":\"S\","
                         "\"formation\":\"limbered\""),
                    wanted);
    snprintf(wanted, sizeof wanted,
             "%sfound \"ranked\"; expected one of line, skirmish, square", at);
    expect_error_of("szczekociny/battle",
                    UNIT("\"pl_4pp_1_1\",\"hex\":\"2020\",\"facing\":\"S\","
                         "\"formation\":\"ranked\""),
                    wanted);
    snprintf(wanted, sizeof wanted, "%sa commander has no formation", at);
    expect_error_of("maciejowice/battle",
                    UNIT("\"pl_kamienski\",\"hex\":\"2320\",\"formation\":\"line\""),
                    wanted);
    expect_error_of("maciejowice/battle",
                    "{\"units\":[{\"unit\":\"pl_2pp_2_1\",\"hex\":\"2320\","
                    "\"facing\":\"S\",\"formation\":\"ranked\"},{\"unit\":\"pl_2pp_2_2\","
                    "\"hex\":\"2320\",\"facing\":\"S\"}]}",
                    "position: units: found pl_2pp_2_1 ranked and pl_2pp_2_2 not, both "
                    "in 2320; expected the whole stack under its Line marker");
}

Test(data_position, withdrawals_that_do_not_fit)
{
    expect_error(UNIT("\"pl_och_1\",\"due\":5"),
                 "position: units[0].due: no unit is withdrawn to the turn track in this "
                 "game");
    expect_error_of("maciejowice/battle", UNIT("\"pl_art_1\",\"due\":5"),
                    "position: units[0].due: found pl_art_1; expected infantry or "
                    "cavalry: no other unit is withdrawn");
    expect_error_of("maciejowice/battle", UNIT("\"pl_7pp_1_1\",\"due\":25"),
                    "position: units[0].due: found 25; expected a whole number from 1 to "
                    "24");
    expect_error_of("maciejowice/battle", UNIT("\"pl_7pp_1_1\",\"due\":\"5\""),
                    "position: units[0].due: found \"5\"; expected a whole number from 1 "
                    "to 24");
    expect_error_of("maciejowice/battle",
                    UNIT("\"pl_7pp_1_1\",\"due\":5,\"hex\":\"2320\""),
                    "position: units[0].hex: a unit with \"due\" is not on the map");
    expect_error_of("maciejowice/battle",
                    UNIT("\"pl_7pp_1_1\",\"due\":5,\"facing\":\"S\""),
                    "position: units[0].facing: a unit with \"due\" is not on the map");
    expect_error_of("maciejowice/battle", UNIT("\"pl_7pp_1_1\""),
                    "position: units[0]: \"hex\" is missing");
}

Test(data_position, markers_that_do_not_fit)
{
    const char *misfired = "position: units[0].flags[0]: found \"misfired\"; expected it "
                           "only of a battery, in games where guns misfire";
    const char *carried = "position: units[0].flags[0]: found \"carried\"; expected it "
                          "only of infantry and cavalry, in games that keep the fire "
                          "marker";

    expect_error_of("maciejowice/battle",
                    UNIT("\"pl_7pp_1_1\",\"hex\":\"2320\",\"facing\":\"S\","
                         "\"flags\":[\"misfired\"]"),
                    misfired);
    expect_error_of("szczekociny/battle",
                    UNIT("\"pl_art_1\",\"hex\":\"2020\",\"facing\":\"S\","
                         "\"flags\":[\"misfired\"]"),
                    misfired);
    expect_error_of("maciejowice/battle",
                    UNIT("\"pl_art_1\",\"hex\":\"2320\",\"facing\":\"S\",\"shots\":1,"
                         "\"flags\":[\"carried\"]"),
                    carried);
    expect_error_of("szczekociny/battle",
                    UNIT("\"pl_4pp_1_1\",\"hex\":\"2020\",\"facing\":\"S\",\"shots\":1,"
                         "\"flags\":[\"carried\"]"),
                    carried);
    expect_error_of("maciejowice/battle",
                    UNIT("\"pl_7pp_1_1\",\"hex\":\"2320\",\"facing\":\"S\","
                         "\"flags\":[\"carried\"]"),
                    "position: units[0].flags[0]: found \"carried\" without \"shots\"; "
                    "expected 1 or more");
    expect_error_of("maciejowice/battle",
                    UNIT("\"pl_7pp_1_1\",\"hex\":\"2320\",\"facing\":\"S\",\"shots\":0,"
                         "\"flags\":[\"carried\"]"),
                    "position: units[0].shots: found 0; expected a whole number from 1 "
                    "to 4");
}

Test(data_position, what_a_scenario_does_not_have)
{
    expect_error("{\"arm\":\"infantry\"}",
                 "position: arm: both arms act in this scenario");
    expect_error("{\"planner\":3}", "position: planner: this scenario has no planner");
    expect_error("{\"late\":{\"stage\":\"never\"}}",
                 "position: late: no commander comes late in this scenario");
    expect_error("{\"trophies\":[]}",
                 "position: trophies: captured guns do not lie on the map in this game");
    expect_error_of("szczekociny/wywla", "{\"arm\":\"guns\"}",
                    "position: arm: found \"guns\"; expected one of infantry, cavalry");
    expect_error_of("szczekociny/wywla", "{\"arm\":0}",
                    "position: arm: found 0; expected a text in quotes");
    expect_error_of("szczekociny/wywla", UNIT("\"pl_poninski\",\"hex\":\"2310\""),
                    "position: units[0].hex: found \"2310\"; expected a hex up to row "
                    "22, the last of the scenario");
    expect_error_of("szczekociny/battle", "{\"planner\":0}",
                    "position: planner: found 0; expected a whole number from 1 to 99");
}

Test(data_position, late_and_trophies_that_do_not_fit)
{
    expect_error_of("maciejowice/battle", "{\"late\":\"never\"}",
                    "position: late: found \"never\"; expected an object: { ... }");
    expect_error_of("maciejowice/battle", "{\"late\":{\"stage\":\"lost\"}}",
                    "position: late.stage: found \"lost\"; expected one of first, "
                    "second, road, called, never");
    expect_error_of("maciejowice/battle", "{\"late\":{\"stage\":\"road\"}}",
                    "position: late: \"turn\" is missing");
    expect_error_of("maciejowice/battle", "{\"late\":{\"stage\":\"never\",\"turn\":4}}",
                    "position: late.turn: the stage \"never\" has no turn");
    expect_error_of("maciejowice/battle", "{\"acted\":[\"pl_7pp_1_1\"]}",
                    "position: acted[0]: found \"pl_7pp_1_1\"; expected the id of a "
                    "commander");
    expect_error_of("maciejowice/battle",
                    "{\"trophies\":[{\"gun\":\"pl_7pp_1_1\",\"hex\":\"2409\"}]}",
                    "position: trophies[0].gun: found \"pl_7pp_1_1\"; expected the id of "
                    "a battery");
    expect_error_of("maciejowice/battle", "{\"trophies\":[{\"gun\":\"pl_art_1\"}]}",
                    "position: trophies[0]: \"hex\" is missing");
    expect_error_of("maciejowice/battle",
                    "{\"trophies\":[{\"gun\":\"pl_art_1\",\"hex\":\"2409\"},"
                    "{\"gun\":\"pl_art_1\",\"hex\":\"2410\"}]}",
                    "position: trophies[1].gun: pl_art_1 is named twice");
    expect_error_of("maciejowice/battle",
                    "{\"trophies\":[{\"gun\":\"pl_art_1\",\"hex\":\"2409\"}],\"units\":["
                    "{\"unit\":\"pl_art_1\",\"hex\":\"2320\",\"facing\":\"S\"}]}",
                    "position: units[0].unit: pl_art_1 is named twice");
}
