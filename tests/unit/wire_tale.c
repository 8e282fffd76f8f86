/* What an entry says of itself, so that a table can tell it: fixed games between computer players. */
#include <criterion/criterion.h>
#include <string.h>

#include "data_help.h"
#include "game_help.h"
#include "match_help.h"
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
    struct ks_match *m = new_match(g, 1794, "staff", "staff");
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
