/* The guide of a first game: read with all its names, and every fault named with its line. */
#include <criterion/criterion.h>
#include <string.h>

#include "data_help.h"
#include "wire/guide.h"

static const char path[] = "szczekociny/guide.json";
static const char *text_of(const json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

Test(wire_guide, the_first_game_has_one_and_cannot_end_early)
{
    struct ks_refusal no;
    json_t *guide = ks_guide_read(own_library(), "szczekociny", &no);
    cr_assert_not_null(guide, "%s", no.message);
    cr_assert_str_empty(no.code);
    cr_assert_str_eq(text_of(guide, "battle"), "szczekociny");
    cr_assert_str_eq(text_of(json_object_get(guide, "options"), "limits"), "none");
    cr_assert_geq(json_array_size(json_object_get(guide, "notes")), 12);
    json_decref(guide);
}

Test(wire_guide, a_game_may_do_without)
{
    struct ks_refusal no;
    cr_assert_null(ks_guide_read(own_library(), "maciejowice", &no));
    cr_assert_str_empty(no.code);
    json_t *list = ks_guide_list(own_library());
    cr_assert_eq(json_array_size(json_object_get(list, "guides")), 1);
    json_decref(list);
}

static void expect_fault(const char *find, const char *put, const char *message)
{
    struct ks_library own;
    struct ks_refusal no;
    own.source = *spoilt_files(path, find, put);
    cr_assert_null(ks_guide_read(&own, "szczekociny", &no));
    cr_assert_str_eq(no.code, "bad_data");
    cr_assert(strstr(no.message, message), "%s", no.message);
    cr_assert(strstr(no.message, "guide.json:"), "%s", no.message);
}

Test(wire_guide, faults_name_their_line)
{
    expect_fault("\"ASK_ARM\"", "\"ASK_ARMS\"", "the code of a prompt");
    expect_fault("{\"turn\": 6}", "{\"matter\": \"dancing\"}",
                 "what a decision is about");
    expect_fault("\"joins\"", "\"join\"", "what an action does");
    expect_fault("\"SHRINKS_BACK\"", "\"SHRINKS\"", "the code of an event");
    expect_fault("{\"turn\": 6}", "{\"turn\": 6, \"own\": true}", "befalls a piece");
    expect_fault("\"attacks\"", "\"attack\"", "what an action does");
    expect_fault("{\"turn\": 2}", "{\"turn\": 8}", "8");
    expect_fault("{\"turn\": 2}", "{}", "a note waits for something");
    expect_fault("{\"turn\": 2}", "{\"day\": 2}", "day");
    expect_fault("\"id\": \"move\"", "\"id\": \"arm\"", "a second note");
    expect_fault("\"opponent\": \"", "\"opponent\": \"exec:rm ", "a computer player");
    expect_fault("\"side\": \"polish\"", "\"side\": \"prussian\"", "polish or allied");
    expect_fault("\"limits\": \"none\"", "\"limits\": \"some\"", "some");
    expect_fault("\"szczekociny/wywla\"", "\"szczekociny/nowhere\"", "unknown scenario");
    expect_fault("\"en\": \"Melee\", ", "", "en");
}
