/* What an entry says of itself, so that a table can tell it: fixed games between computer players. */
#include <criterion/criterion.h>
#include <string.h>

#include "core/system.h"
#include "data_help.h"
#include "game_help.h"
#include "match_help.h"
#include "rules1794/state.h"
#include "wire/tale.h"

static void hear(void *context, const struct ks_told *told)
{
    struct ks_log *log = context;
    json_t *item = ks_log_told(log, told);
    ks_tale_add(item, log, told);
    json_array_append_new(log->entries, item);
}

/* The first entries of a game as a side hears them. */
static json_t *heard(const struct ks_game *g, int watcher, size_t entries)
{
    struct ks_log log = {.game = g, .watcher = watcher, .entries = json_array()};
    struct ks_match *m = new_match(g, 1794, "greedy", "greedy");
    m->listener = hear;
    m->context = &log;
    go_on(m, entries);
    ks_match_free(m);
    return log.entries;
}

static const char *text_of(const json_t *item, const char *field)
{
    const char *text = json_string_value(json_object_get(item, field));
    return text != NULL ? text : "";
}

static bool says(const json_t *item, const char *field)
{
    return json_is_true(json_object_get(item, field));
}

static bool has_name(const json_t *list, const char *name)
{
    const json_t *item;
    size_t i;
    json_array_foreach(list, i,
                       item) if (strcmp(json_string_value(item), name) == 0) return true;
    return false;
}

/* [3.3f] A commander rides after the phase of his troops, in which the enemy had the last word: the
 * ride is not the enemy's. */
Test(wire_tale, a_commanders_ride_is_a_deed_of_its_own)
{
    struct ks_game *g = load("szczekociny/wywla", "");
    json_t *entries = heard(g, KS_SIDE_A, 400), *e;
    size_t i, rides = 0, begun = 0;
    json_array_foreach(entries, i, e)
    {
        ks_unit u = ks_unit_parse(g, text_of(e, "unit"), strlen(text_of(e, "unit")));
        if (u == KS_NONE || !ks_is_leader(g, u) ||
            strcmp(text_of(e, "role"), "goes") != 0)
            continue;
        rides++;
        begun += says(e, "begins");
    }
    cr_assert_gt(rides, 0);
    cr_assert_eq(begun, rides, "%zu of %zu rides begin a deed", begun, rides);
    json_decref(entries);
}

/* In rules where a leader is sent like any other piece only his first step begins. */
Test(wire_tale, a_move_begins_once)
{
    struct ks_game *g = load("raszyn/battle", "");
    json_t *entries = heard(g, KS_SIDE_A, 300), *e;
    size_t i, going = 0;
    json_array_foreach(entries, i, e)
    {
        const char *prompt = text_of(json_object_get(e, "for"), "code");
        if (strcmp(prompt, "ASK_MOVE") != 0 && strcmp(prompt, "ASK_CHARGE") != 0)
            continue;
        going++;
        cr_assert(!says(e, "begins"), "entry %zu", i + 1);
    }
    cr_assert_gt(going, 50);
    json_decref(entries);
}

/* A step says where the piece was and is, a shot's die what it brought and what was lost by it. */
Test(wire_tale, changes_and_outcomes)
{
    struct ks_game *g = load("raclawice/historical", "");
    json_t *entries = heard(g, KS_SIDE_A, 300), *e, *c, *event;
    size_t i, k, moved = 0, lost = 0, driven = 0, hidden = 0;
    json_array_foreach(entries, i, e)
    {
        json_array_foreach(json_object_get(e, "changes"), k, c)
        {
            moved += strcmp(text_of(e, "role"), "goes") == 0 &&
                     json_array_size(json_object_get(c, "hex")) == 2;
            lost += json_integer_value(json_object_get(c, "lost")) > 0;
        }
        json_array_foreach(json_object_get(e, "events"), k, event)
        {
            cr_assert_eq(says(event, "outcome"),
                         json_object_get(event, "results") != NULL);
            driven += has_name(json_object_get(event, "results"), "retreat");
        }
        if (!json_is_null(json_object_get(e, "action")))
            continue;
        hidden++;
        cr_assert_null(json_object_get(e, "role"), "a secret has no role");
        cr_assert_null(json_object_get(e, "unit"));
        cr_assert_null(json_object_get(e, "changes"));
    }
    cr_assert(moved > 0 && lost > 0 && driven > 0 && hidden > 0, "%zu %zu %zu %zu", moved,
              lost, driven, hidden);
    json_decref(entries);
}

/* An answer is one, whoever gives it; what is begun in one's own time is none. */
Test(wire_tale, answers_are_told_from_deeds)
{
    struct ks_game *g = load("szczekociny/wywla", "");
    json_t *entries = heard(g, KS_NOBODY, 400), *e;
    size_t i, answers = 0;
    json_array_foreach(entries, i, e)
    {
        const char *prompt = text_of(json_object_get(e, "for"), "code");
        answers += says(e, "answer");
        if (strcmp(prompt, "ASK_OTHER") == 0 || strcmp(prompt, "ASK_REACTION") == 0)
            cr_assert(says(e, "answer"), "entry %zu: %s", i + 1, prompt);
        if (strcmp(prompt, "ASK_ACTIVE") == 0 || strcmp(prompt, "ASK_LEADER") == 0)
            cr_assert(!says(e, "answer"), "entry %zu: %s", i + 1, prompt);
    }
    cr_assert_gt(answers, 10);
    json_decref(entries);
}

#define ON_THE_MARCH "phase movement\nactive ru_tomatis\nunit ru_tomatis 1520\n"

/* What the Russians, whose move it is, hear of a unit between two positions. */
static json_t *change_of(const struct ks_game *g, const char *id, const char *before,
                         const char *after)
{
    static struct ks_state was, is;
    struct ks_log log = {.game = g, .watcher = KS_SIDE_B};
    struct ks_event prompt = {.unit = KS_NONE};
    struct ks_events events = {.n = 0};
    json_t *item = json_pack("{s:[]}", "events"), *c, *found = NULL;
    size_t i;
    read_position(g, &was, before);
    read_position(g, &is, after);
    cr_assert_eq(ks_actor(&was), KS_SIDE_B);
    struct ks_entry entry = {.kind = KS_ENTRY_ACTION,
                             .actor = KS_SIDE_B,
                             .action = {.unit = piece_by_id(g, id), .hex = KS_NONE}};
    struct ks_told told = {1, &entry, &prompt, &events, &was, &is, NULL};
    ks_tale_add(item, &log, &told);
    json_array_foreach(json_object_get(item, "changes"), i,
                       c) if (strcmp(text_of(c, "unit"), id) == 0) found = json_incref(c);
    json_decref(item);
    cr_assert_not_null(found, "%s", id);
    return found;
}

static void expect_near(json_t *change, int before, int after)
{
    int a = -1, b = -1;
    cr_assert_eq(json_unpack(change, "{s:[i, i]}", "near", &a, &b), 0);
    cr_assert(a == before && b == after, "%d, then %d", a, b);
    json_decref(change);
}

/* Commanders are no troops; an enemy who goes away meanwhile is not run away from. */
Test(wire_tale, a_move_says_how_far_the_enemy_is)
{
    struct ks_game *g = load("raclawice/historical", "");
    const char *before = ON_THE_MARCH "unit ru_uglicki_1_1 1518\nunit pl_zajaczek 1517\n"
                                      "unit pl_6pp_1_1 1513\nunit pl_6pp_1_2 1510\n";
    const char *after = ON_THE_MARCH "unit ru_uglicki_1_1 1516\nunit pl_zajaczek 1517\n"
                                     "unit pl_6pp_1_1 1508\nunit pl_6pp_1_2 1510\n";
    expect_near(change_of(g, "ru_uglicki_1_1", before, after), 5, 3);
    expect_near(change_of(g, "pl_6pp_1_1", before, after), 5, 10);
    json_t *enters = change_of(g, "pl_6pp_1_3", before,
                               ON_THE_MARCH "unit ru_uglicki_1_1 1518\n"
                                            "unit pl_6pp_1_3 1513\n");
    cr_assert_null(json_object_get(enters, "near"), "it was nowhere");
    json_decref(enters);
    json_t *alone =
        change_of(g, "ru_uglicki_1_1", ON_THE_MARCH "unit ru_uglicki_1_1 1518\n",
                  ON_THE_MARCH "unit ru_uglicki_1_1 1516\n");
    cr_assert_null(json_object_get(alone, "near"), "there is no enemy");
    json_decref(alone);
}

/* Rules in which nobody sees the first Polish company. */
static void in_fog(const struct ks_game *g, const struct ks_state *s, int side,
                   struct ks_state *out)
{
    (void)side;
    ks_copy(g, out, s);
    edit(out, piece_by_id(g, "pl_6pp_1_1"))->hex = KS_NONE;
}

Test(wire_tale, an_unseen_enemy_is_near_to_nobody)
{
    struct ks_game *g = load("raclawice/historical", "");
    struct ks_system fog = *g->system;
    const char *before = ON_THE_MARCH "unit ru_uglicki_1_1 1518\nunit pl_6pp_1_1 1513\n"
                                      "unit pl_6pp_1_2 1510\n";
    const char *after = ON_THE_MARCH "unit ru_uglicki_1_1 1516\nunit pl_6pp_1_1 1513\n"
                                     "unit pl_6pp_1_2 1510\n";
    expect_near(change_of(g, "ru_uglicki_1_1", before, after), 5, 3);
    fog.view = in_fog;
    g->system = &fog;
    expect_near(change_of(g, "ru_uglicki_1_1", before, after), 8, 6);
}
