/* Constructed positions as the text of a state. */
#include <criterion/criterion.h>
#include <string.h>

#include "data/position.h"
#include "data_help.h"

static bool translate(const char *json, char *text, size_t size, char *error)
{
    struct ks_game *g = load("raclawice/historical", "");
    json_t *position = json_loads(json, 0, NULL);

    cr_assert_not_null(position, "%s", json);
    bool good = ks_position_from_json(g, position, text, size, error);
    json_decref(position);
    ks_game_free(g);
    return good;
}

static void expect_text(const char *json, const char *wanted)
{
    static char text[20000];
    char error[KS_TEXT];

    cr_assert(translate(json, text, sizeof text, error), "%s", error);
    cr_assert_str_eq(text, wanted);
}

static void expect_error(const char *json, const char *wanted)
{
    static char text[20000];
    char error[KS_TEXT];

    cr_assert_not(translate(json, text, sizeof text, error), "%s", json);
    cr_assert_str_eq(error, wanted);
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

    cr_assert(translate("{\"only\":false,\"gone\":[\"pl_art_1\"],\"units\":["
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
    cr_assert_null(ks_check(g, &s));
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
    expect_error("{\"trun\":3}", "position: trun: nothing of this name is known here");
    expect_error("{\"turn\":16}",
                 "position: turn: found 16; expected a whole number from 1 to 15");
    expect_error("{\"phase\":\"lunch\"}",
                 "position: phase: found \"lunch\"; expected one of "
                 "setup, pool, draw, activation, movement, commander, melee");
    expect_error("{\"active\":\"nobody\"}",
                 "position: active: found \"nobody\"; expected the id of a unit");
    expect_error("{\"points\":{\"prussian\":3}}",
                 "position: points.prussian: nothing of this name is known here");
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
                 "position: units[0].lost: \"steps\" says it already");
    expect_error("{\"units\":[{\"unit\":\"pl_och_1\",\"hex\":\"1412\",\"facing\":\"S\","
                 "\"colour\":1}]}",
                 "position: units[0].colour: nothing of this name is known here");
    expect_error("{\"units\":[{\"unit\":\"pl_och_1\",\"hex\":\"1412\",\"facing\":\"S\"},"
                 "{\"unit\":\"pl_och_1\",\"hex\":\"1413\",\"facing\":\"S\"}]}",
                 "position: units[1].unit: pl_och_1 is named twice");
    expect_error("{\"units\":[{\"unit\":\"pl_och_1\",\"hex\":\"1412\",\"facing\":\"S\","
                 "\"flags\":[\"a\\nunit b\"]}]}",
                 "position: units[0].flags[0]: found \"a\nunit b\"; expected a word");
}

Test(data_position, too_long_for_its_place)
{
    char text[10], error[KS_TEXT];

    cr_assert_not(
        translate("{\"turn\":3,\"phase\":\"movement\"}", text, sizeof text, error));
    cr_assert_str_eq(error, "position: too long");
}
