/* Every lesson of every game can be played to its end, and says what it should in both
 * languages. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "data_help.h"
#include "wire/lesson.h"
#include "wire/lesson_reply.h"

static const char path[] = "szczekociny/lessons.json";
static struct ks_library *library;
static struct ks_lesson_shelf shelf;
static struct ks_lessons lessons; /* those being looked at, of the shelf */

static void open_lessons(void)
{
    cr_assert(ks_dice_start());
    library = own_library();
    ks_shelf_open(&shelf, library);
    cr_assert_not_null(ks_shelf_book(&shelf, "szczekociny"));
    lessons = *ks_shelf_book(&shelf, "szczekociny");
}

static void close_lessons(void)
{
    ks_shelf_close(&shelf);
}

static void each_book(void (*check)(void))
{
    for (size_t i = 0; i < shelf.n; i++) {
        lessons = shelf.book[i];
        check();
    }
}

TestSuite(wire_lesson, .init = open_lessons, .fini = close_lessons);

/* ---- playing ---- */

/* Plays a lesson by its first answers, but by another one in one step. */
static void play(size_t number, size_t other_step, size_t other)
{
    const struct ks_lesson *lesson = &lessons.lesson[number];
    struct ks_match *m = ks_lesson_match(&lessons, number);
    struct ks_refusal no;
    cr_assert_not_null(m);
    cr_assert(ks_lesson_go(lesson, m, &no), "lesson %zu: %s", number + 1, no.message);
    while (m->entries < lesson->steps) {
        size_t at = m->entries;
        const struct ks_lesson_step *step = ks_lesson_next(lesson, m);
        cr_assert(
            ks_lesson_apply(lesson, m, step->action[at == other_step ? other : 0], &no),
            "lesson %zu, step %zu, answer %zu: %s", number + 1, at + 1,
            at == other_step ? other + 1 : 1, no.message);
        cr_assert_gt(m->entries, at);
    }
    cr_assert_eq(m->entries, lesson->steps);
    cr_assert_null(ks_lesson_next(lesson, m));
    ks_match_free(m);
}

Test(wire_lesson, two_games_have_lessons_and_others_none)
{
    cr_assert_geq(lessons.count, 12);
    cr_assert_eq(ks_shelf_book(&shelf, "raszyn")->count, 5);
    cr_assert_null(ks_shelf_book(&shelf, "maciejowice"));
    cr_assert_null(ks_shelf_book(&shelf, "rasz"));
}

static void plays_all(void)
{
    for (size_t i = 0; i < lessons.count; i++)
        play(i, 0, 0);
}

Test(wire_lesson, every_lesson_runs_to_its_end)
{
    each_book(plays_all);
}

static void plays_others(void)
{
    for (size_t i = 0; i < lessons.count; i++)
        for (size_t k = 0; k < lessons.lesson[i].steps; k++)
            for (size_t n = 1; n < lessons.lesson[i].step[k].actions; n++)
                play(i, k, n);
}

Test(wire_lesson, every_other_answer_leads_to_the_end_as_well)
{
    each_book(plays_others);
}

static void has_something_to_do(void)
{
    for (size_t i = 0; i < lessons.count; i++) {
        const struct ks_lesson *lesson = &lessons.lesson[i];
        cr_assert_geq(ks_lesson_own(lesson, lesson->steps), 2, "lesson %zu", i + 1);
        cr_assert_eq(ks_lesson_own(lesson, 0), 0);
    }
}

Test(wire_lesson, the_player_has_something_to_do_in_each)
{
    each_book(has_something_to_do);
}

Test(wire_lesson, another_action_is_refused_with_the_goal)
{
    const struct ks_lesson *lesson = &lessons.lesson[0];
    struct ks_match *m = ks_lesson_match(&lessons, 0);
    struct ks_action a;
    struct ks_refusal no;
    m->language = KS_POLISH;
    cr_assert(ks_lesson_go(lesson, m, &no));
    size_t before = m->entries;
    cr_assert(ks_action_parse(lessons.game, "arm 1", &a));
    cr_assert_not(ks_lesson_apply(lesson, m, a, &no));
    cr_assert_str_eq(no.code, "lesson");
    cr_assert(strstr(no.message, ks_lesson_next(lesson, m)->goal[KS_POLISH]));
    cr_assert_eq(m->entries, before);
    ks_match_free(m);
}

Test(wire_lesson, after_the_last_step_nothing_is_accepted)
{
    struct ks_lesson short_one = lessons.lesson[0];
    struct ks_match *m = ks_lesson_match(&lessons, 0);
    struct ks_refusal no;
    cr_assert(ks_lesson_go(&short_one, m, &no));
    struct ks_action a = ks_lesson_next(&short_one, m)->action[0];
    short_one.steps = m->entries;
    cr_assert_not(ks_lesson_apply(&short_one, m, a, &no));
    cr_assert_str_eq(no.code, "lesson");
    ks_match_free(m);
}

/* ---- what the page is told ---- */

static const char *text_of(const json_t *object, const char *key)
{
    return json_string_value(json_object_get(object, key));
}

static json_int_t number_of(const json_t *object, const char *key)
{
    return json_integer_value(json_object_get(object, key));
}

Test(wire_lesson, the_page_is_told_where_the_lesson_stands)
{
    const struct ks_lesson *lesson = &lessons.lesson[0];
    size_t own = ks_lesson_own(lesson, lesson->steps);
    struct ks_match *m = ks_lesson_match(&lessons, 0);
    struct ks_refusal no;
    cr_assert(ks_lesson_go(lesson, m, &no));
    json_t *at = ks_lesson_reply(&lessons, 0, m, KS_ENGLISH);
    cr_assert_eq(number_of(at, "step"), 1);
    cr_assert_eq(number_of(at, "steps"), (json_int_t)own);
    cr_assert_str_eq(text_of(at, "goal"), "Let the infantry act.");
    cr_assert_str_eq(json_string_value(json_array_get(json_object_get(at, "expect"), 0)),
                     "arm 0");
    cr_assert(json_is_false(json_object_get(at, "done")));
    json_decref(at);
    while (ks_lesson_next(lesson, m) != NULL)
        cr_assert(ks_lesson_apply(lesson, m, ks_lesson_next(lesson, m)->action[0], &no));
    at = ks_lesson_reply(&lessons, 0, m, KS_POLISH);
    cr_assert_eq(number_of(at, "step"), (json_int_t)own);
    cr_assert_str_eq(text_of(at, "text"), lesson->done[KS_POLISH]);
    cr_assert_str_empty(text_of(at, "goal"));
    cr_assert(json_is_true(json_object_get(at, "done")));
    json_decref(at);
    ks_match_free(m);
}

Test(wire_lesson, the_list_has_all_lessons)
{
    json_t *list = ks_lessons_list(&lessons);
    cr_assert_str_eq(text_of(list, "battle"), "szczekociny");
    cr_assert_eq(json_array_size(json_object_get(list, "lessons")), lessons.count);
    json_decref(list);
}

/* ---- words ---- */

/* Is it the first field of a line of the paragraph index? */
static bool is_paragraph(const char *id, size_t length)
{
    char csv[64];
    const char *scenario = lessons.game->scenario;
    snprintf(csv, sizeof csv, "%.*s/paragraphs.csv", (int)strcspn(scenario, "/"),
             scenario);
    const struct ks_data_file *file = ks_data_source_top(&library->source, csv);
    for (const char *at = file->text, *end = at + file->length; at < end; at++) {
        if (end - at > (ptrdiff_t)length + 2 && at[0] == '"' && at[length + 1] == '"' &&
            memcmp(at + 1, id, length) == 0)
            return true;
        at = memchr(at, '\n', (size_t)(end - at));
        if (at == NULL)
            break;
    }
    return false;
}

/* The paragraphs of a text: [8.1, 8.2a]. Returns how many there are. */
static size_t check_paragraphs(const char *text)
{
    size_t count = 0;
    for (const char *at = strchr(text, '['); at != NULL; at = strchr(at, '[')) {
        const char *end = strchr(at, ']');
        cr_assert_not_null(end, "%s", text);
        while (at < end) {
            at += strspn(at, "[, ");
            size_t length = strcspn(at, ",]");
            cr_assert(is_paragraph(at, length), "[%.*s] in: %s", (int)length, at, text);
            at += length;
            count++;
        }
    }
    return count;
}

/* Both languages cite the same number of paragraphs, and those there are. */
static size_t check_texts(const char *const text[KS_LANGUAGES])
{
    size_t count = check_paragraphs(text[KS_ENGLISH]);
    cr_assert_str_not_empty(text[KS_ENGLISH]);
    cr_assert_str_not_empty(text[KS_POLISH]);
    cr_assert_eq(check_paragraphs(text[KS_POLISH]), count, "%s", text[KS_POLISH]);
    return count;
}

static void cites_what_there_is(void)
{
    for (size_t i = 0; i < lessons.count; i++) {
        const struct ks_lesson *lesson = &lessons.lesson[i];
        cr_assert_eq(check_texts(lesson->title), 0);
        size_t cited = check_texts(lesson->intro) + check_texts(lesson->done);
        for (size_t k = 0; k < lesson->steps; k++) {
            if (lesson->step[k].actor != lesson->side)
                continue;
            cr_assert_eq(check_texts(lesson->step[k].goal), 0);
            cited += check_texts(lesson->step[k].text);
        }
        cr_assert_geq(cited, 5, "lesson %zu cites %zu paragraphs", i + 1, cited);
    }
}

Test(wire_lesson, texts_in_both_languages_cite_what_there_is)
{
    each_book(cites_what_there_is);
}

/* A goal that names a button names the one of its action. */
static void check_button(const struct ks_lesson_step *step, enum ks_language language)
{
    static const char *const quote[KS_LANGUAGES] = {"“", "„"};
    const char *at = strstr(step->goal[language], quote[language]);
    char label[KS_TEXT];
    if (at == NULL)
        return;
    at += strlen(quote[language]);
    ks_action_label(lessons.game, step->action[0], language, label, sizeof label);
    cr_expect(strncmp(at, label, strlen(label)) == 0 &&
                  strncmp(at + strlen(label), "”", strlen("”")) == 0,
              "the button is called %s: %s", label, step->goal[language]);
}

static void names_buttons_that_are_there(void)
{
    for (size_t i = 0; i < lessons.count; i++)
        for (size_t k = 0; k < lessons.lesson[i].steps; k++)
            for (int language = 0; language < KS_LANGUAGES; language++)
                if (lessons.lesson[i].step[k].actor == lessons.lesson[i].side)
                    check_button(&lessons.lesson[i].step[k], (enum ks_language)language);
}

Test(wire_lesson, buttons_are_called_as_the_rules_call_them)
{
    each_book(names_buttons_that_are_there);
}

/* ---- faults ---- */

static void expect_fault(const char *find, const char *put, const char *message)
{
    struct ks_lessons spoilt;
    struct ks_library own;
    struct ks_refusal no;
    struct ks_data_source *files = spoilt_files(path, find, put);
    own.source = *files;
    cr_assert_not(ks_lessons_open(&spoilt, &own, path, &no));
    cr_assert_str_eq(no.code, "bad_data");
    cr_assert(strstr(no.message, message), "%s", no.message);
    cr_assert(strstr(no.message, "lessons.json:"), "%s", no.message);
}

Test(wire_lesson, faults_name_their_line)
{
    expect_fault("\"action\": \"arm 0\"", "\"action\": \"arms 0\"",
                 "\"arms 0\" is not an action");
    expect_fault("\"szczekociny/wywla\"", "\"szczekociny/nowhere\"", "unknown scenario");
    expect_fault("\"pl\": \"Losowanie żetonu\"", "\"pl\": \"\"", "an empty text");
    expect_fault(", \"pl\": \"Losowanie żetonu\"", "", "pl");
    expect_fault("\"hex\": \"1813\"", "\"hex\": \"9999\"", "9999");
    expect_fault("\"actor\": \"chance\", \"action\": \"draw pl_poninski\"},\n"
                 "                {\n"
                 "                    \"actor\": \"polish\",\n"
                 "                    \"action\": \"arm 0\"",
                 "\"actor\": \"fate\", \"action\": \"draw pl_poninski\"},\n"
                 "                {\n"
                 "                    \"actor\": \"polish\",\n"
                 "                    \"action\": \"arm 0\"",
                 "found \"fate\"; expected polish, chance or allied");
}
