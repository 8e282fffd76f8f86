/* JSON values that know where they stand. */
#include <criterion/criterion.h>
#include <string.h>

#include "data/json.h"
#include "data_help.h"

static const char text[] = "{\n"
                           "    \"a\": [1, {\"b\": \"x\\\"]}\", \"c\": [true, null]},\n"
                           "        -7],\n"
                           "    \"d\": {\"e\": 2.5}, \"f\": \"word\"\n"
                           "}\n";

struct file {
    struct ks_data_source *source;
    struct ks_json_file json;
    struct ks_data_report report;
};

static bool open_texts(struct file *f, const char *first, const char *over)
{
    ks_report_init(&f->report);
    f->source = no_files();
    add_text(f->source, "t.json", first);
    if (over != NULL)
        add_text(f->source, "t.json", over);
    return ks_json_open(&f->json, f->source, "t.json", &f->report);
}

static void close_texts(struct file *f)
{
    ks_json_close(&f->json);
}

static void expect_note(const struct file *f, unsigned line, unsigned column,
                        const char *message)
{
    const struct ks_data_error *note = &f->report.note[0];

    cr_assert_eq(f->report.notes, 1);
    cr_assert_str_eq(note->message, message);
    cr_assert_eq(note->line, line, "line %u", note->line);
    cr_assert_eq(note->column, column, "column %u", note->column);
}

Test(data_json, a_fault_deep_inside_names_path_and_line)
{
    struct file f;
    struct ks_json a, object, c, out;
    bool flag;

    cr_assert(open_texts(&f, text, NULL));
    struct ks_json top = ks_json_top(&f.json);
    cr_assert(ks_json_get(&top, "a", "a thing", &a));
    object = ks_json_item(&a, 1);
    cr_assert(ks_json_get(&object, "c", "a thing", &c));
    out = ks_json_item(&c, 1);
    cr_assert_not(ks_json_bool(&out, &flag));
    expect_note(&f, 2, 41, "a[1].c[1]: found null; expected true or false");
    close_texts(&f);
}

Test(data_json, numbers_are_whole_and_in_range)
{
    struct file f;
    struct ks_json a, d, e, item;
    int n = 0;

    cr_assert(open_texts(&f, text, NULL));
    struct ks_json top = ks_json_top(&f.json);
    cr_assert(ks_json_get(&top, "a", "a thing", &a) &&
              ks_json_get(&top, "d", "a thing", &d));
    item = ks_json_item(&a, 2);
    cr_assert(ks_json_int(&item, -9, 9, &n) && n == -7);
    cr_assert_not(ks_json_int(&item, 0, 9, &n));
    expect_note(&f, 3, 9, "a[2]: found -7; expected a whole number from 0 to 9");
    ks_report_init(&f.report);
    cr_assert(ks_json_get(&d, "e", "a thing", &e));
    cr_assert_not(ks_json_int(&e, 0, 9, &n));
    expect_note(&f, 4, 16, "d.e: found 2.5; expected a whole number from 0 to 9");
    close_texts(&f);
}

Test(data_json, missing_and_unknown_keys)
{
    static const char *const keys[] = {"a", "d", NULL};
    struct file f;
    struct ks_json d, out;

    cr_assert(open_texts(&f, text, NULL));
    struct ks_json top = ks_json_top(&f.json);
    cr_assert_not(ks_json_only(&top, keys));
    expect_note(&f, 4, 27, "f: unknown field; expected a or d");
    ks_report_init(&f.report);
    cr_assert(ks_json_get(&top, "d", "a thing", &d));
    cr_assert_not(ks_json_has(&d, "g", &out));
    cr_assert_eq(f.report.notes, 0);
    cr_assert_not(ks_json_get(&d, "g", "a thing", &out));
    expect_note(&f, 4, 10, "d: \"g\" is missing; add \"g\": a thing");
    close_texts(&f);
}

Test(data_json, what_is_no_json_has_line_and_column)
{
    struct file f;

    cr_assert_not(open_texts(&f, "{\n  \"a\": 1,\n  \"b\" 2\n}", NULL));
    cr_assert_eq(f.report.note[0].line, 3);
    cr_assert(strstr(f.report.note[0].message, "not valid JSON"), "%s",
              f.report.note[0].message);
    cr_assert_not(open_texts(&f, "[1]", NULL));
    cr_assert_not(open_texts(&f, "{\"a\": 1, \"a\": 2}", NULL));
    cr_assert(strstr(f.report.note[0].message, "duplicate"), "%s",
              f.report.note[0].message);
    cr_assert_not(open_texts(&f, "", NULL));
}

Test(data_json, the_owners_top_keys_cover_ours)
{
    struct file f;
    struct ks_json at;
    int n = 0;

    cr_assert(open_texts(&f, "{\"a\": 1, \"b\": 2}", "{\n\"b\": \"x\"}"));
    struct ks_json top = ks_json_top(&f.json);
    cr_assert(ks_json_get(&top, "a", "a thing", &at) && ks_json_int(&at, 0, 9, &n) &&
              n == 1);
    cr_assert(ks_json_get(&top, "b", "a thing", &at));
    cr_assert_not(ks_json_int(&at, 0, 9, &n));
    expect_note(&f, 2, 6, "b: found \"x\"; expected a whole number from 0 to 9");
    close_texts(&f);
}

Test(data_json, texts_fit_their_place)
{
    struct file f;
    struct ks_json at;
    char word[5], wide[8];

    cr_assert(open_texts(&f, text, NULL));
    struct ks_json top = ks_json_top(&f.json);
    cr_assert(ks_json_get(&top, "f", "a thing", &at));
    cr_assert(ks_json_text(&at, word, sizeof word));
    cr_assert_str_eq(word, "word");
    cr_assert_not(ks_json_text(&at, wide, 4));
    expect_note(&f, 4, 27, "f: a text of 4 bytes; expected 1 to 3");
    close_texts(&f);
}
