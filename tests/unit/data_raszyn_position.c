/* Constructed positions of Raszyn as the text of a state, and as the rules read it. */
#include <criterion/criterion.h>
#include <string.h>

#include "data/position.h"
#include "data_help.h"
#include "labataille/state.h"

static bool translate(const struct ks_game *g, const char *json, char *text, size_t size,
                      char *error)
{
    json_t *position = json_loads(json, 0, NULL);

    cr_assert_not_null(position, "%s", json);
    bool good = ks_position_from_json(g, position, text, size, error);
    json_decref(position);
    return good;
}

static void expect_text(const char *json, const char *wanted)
{
    struct ks_game *g = load("raszyn/battle", "");
    char text[4000], error[KS_TEXT];

    cr_assert(translate(g, json, text, sizeof text, error), "%s", error);
    cr_expect_str_eq(text, wanted);
    ks_game_free(g);
}

static void expect_error(const char *json, const char *wanted)
{
    struct ks_game *g = load("raszyn/battle", "");
    char text[4000], error[KS_TEXT];

    cr_assert_not(translate(g, json, text, sizeof text, error), "%s", json);
    cr_expect_str_eq(error, wanted);
    ks_game_free(g);
}

Test(data_raszyn_position, lines)
{
    expect_text("{}", "");
    expect_text(
        "{\"turn\": 5, \"phase\": \"melee\", \"side\": \"austrian\", "
        "\"points\": {\"polish\": 3}, \"levels\": {\"austrian\": 1}, "
        "\"gone\": [\"pl_2ul\"], \"occupied\": [\"4627\"], \"targets\": [\"4128\"]}",
        "turn 5\nphase melee\nside austrian\npoints polish 3\nlevel austrian 1\n"
        "gone pl_2ul\noccupied 4627\ntarget 4128\n");
    expect_text("{\"units\": [{\"unit\": \"pl_volt\", \"hexes\": [\"4226\", \"4326\"], "
                "\"facing\": \"S\", \"formation\": \"skirmish\"}]}",
                "unit pl_volt 4226 4326 S skirmish\n");
    expect_text(
        "{\"units\": [{\"unit\": \"pl_2ul\", \"hex\": \"3134\", \"facing\": "
        "\"side-SW\", \"readiness\": \"tired\", \"lost\": 4, \"fire_lost\": 2, "
        "\"mp\": 6, \"bound\": \"3135\", \"marks\": [\"charged\", \"straight\"]}]}",
        "unit pl_2ul 3134 side-SW tired left=10 fire_lost=2 mp=6 bound=3135 is_bound "
        "charged straight\n");
}

/* The order in a stack is said, or that of the list. */
Test(data_raszyn_position, order)
{
    expect_text("{\"units\": [{\"unit\": \"pl_2pp_1\", \"hex\": \"4017\"}, {\"unit\": "
                "\"pl_2pp_2\", \"hex\": \"4017\", \"order\": 1}]}",
                "unit pl_2pp_2 4017\nunit pl_2pp_1 4017\n");
}

Test(data_raszyn_position, refused)
{
    expect_error("{\"active\": \"pl_2ul\"}",
                 "position: active: unknown field; check its spelling, or remove it");
    expect_error(
        "{\"phase\": \"draw\"}",
        "position: phase: found \"draw\"; expected one of turn, charge, movement, "
        "defensive, offensive, melee, recovery");
    expect_error("{\"units\": [{\"unit\": \"pl_2ul\"}]}",
                 "position: units[0]: \"hex\" is missing");
    expect_error("{\"units\": [{\"unit\": \"pl_2ul\", \"hex\": \"3134\", \"hexes\": "
                 "[\"3134\"]}]}",
                 "position: units[0].hex: already given by \"hexes\"");
    expect_error(
        "{\"units\": [{\"unit\": \"pl_2ul\", \"hex\": \"3134\", \"lost\": 14}]}",
        "position: units[0].lost: found 14; expected a whole number from 0 to 13");
    expect_error("{\"units\": [{\"unit\": \"pl_poniatowski\", \"hex\": \"3134\", "
                 "\"facing\": \"N\"}]}",
                 "position: units[0].facing: a leader has none");
    expect_error(
        "{\"levels\": {\"prussian\": 1}}",
        "position: levels.prussian: unknown field; check its spelling, or remove it");
}

/* "only": false adds all the others where they begin; the rules take it as it is. */
Test(data_raszyn_position, whole_set_up)
{
    static char text[20000];
    static struct ks_state built, begun;
    struct ks_game *g = load("raszyn/battle", "");
    char error[KS_TEXT];

    cr_assert(
        translate(g, "{\"phase\": \"turn\", \"only\": false}", text, sizeof text, error),
        "%s", error);
    cr_assert(ks_state_parse(g, text, &built, error), "%s", error);
    cr_assert_null(ks_invariant(g, &built));
    ks_setup(g, &begun);
    for (ks_unit u = 0; u < g->pieces; u++) {
        cr_expect_eq(piece(&built, u)->hex, piece(&begun, u)->hex, "%s", g->piece[u].id);
        cr_expect_eq(piece(&built, u)->parts, piece(&begun, u)->parts);
        cr_expect_eq(piece(&built, u)->form, piece(&begun, u)->form);
    }
    ks_game_free(g);
}

/* A road march along the dike. */
Test(data_raszyn_position, road_march)
{
    static struct ks_state s;
    struct ks_game *g = load("raszyn/battle", "");
    char text[400], error[KS_TEXT];

    cr_assert(translate(g,
                        "{\"side\": \"austrian\", \"units\": [{\"unit\": \"au_ir48_1\", "
                        "\"hexes\": [\"4024\", \"4025\", \"4026\"], \"formation\": "
                        "\"road_march\", \"facing\": \"side-NW\"}]}",
                        text, sizeof text, error),
              "%s", error);
    cr_assert(ks_state_parse(g, text, &s, error), "%s", error);
    cr_expect_null(ks_invariant(g, &s));
    ks_unit u = ks_unit_parse(g, "au_ir48_1", 9);
    cr_expect_eq(piece(&s, u)->parts, 3);
    ks_game_free(g);
}
