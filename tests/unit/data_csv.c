/* Tables of comma-separated values. */
#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#include "data/csv.h"
#include "data_help.h"

static const char *const key_id[] = {"id", NULL};

/* Reads one or two layers of a table; checks the first error where one is expected. */
static bool read(struct ks_csv *t, const char *text, const char *over,
                 struct ks_data_report *report)
{
    struct ks_data_source *source = no_files();

    ks_report_init(report);
    add_text(source, "t.csv", text);
    if (over != NULL)
        add_text(source, "t.csv", over);
    bool good = ks_csv_read(t, source, "t.csv", key_id, report);
    return good;
}

static void expect_fault(const char *text, const char *over, unsigned line,
                         const char *message)
{
    struct ks_data_report report;
    struct ks_csv t;

    cr_assert_not(read(&t, text, over, &report), "%s", message);
    cr_assert_eq(report.note[0].line, line, "%s: line %u, not %u", message,
                 report.note[0].line, line);
    cr_assert(strstr(report.note[0].message, message), "%s", report.note[0].message);
    ks_csv_done(&t);
}

Test(data_csv, quotes_commas_and_line_ends)
{
    struct ks_data_report report;
    struct ks_csv t;
    const char *text =
        "id,name,note\r\na,\"x, \"\"y\"\"\",\r\n\r\nb,\"two\nlines\",z\nc,,";
    const char *key = "c";

    cr_assert(read(&t, text, NULL, &report));
    cr_assert_eq(t.rows, 3);
    cr_assert_str_eq(ks_csv_cell(&t, 0, 1), "x, \"y\"");
    cr_assert_str_eq(ks_csv_cell(&t, 0, 2), "");
    cr_assert_str_eq(ks_csv_cell(&t, 1, 1), "two\nlines");
    cr_assert_str_eq(ks_csv_cell(&t, 1, 2), "z");
    cr_assert_str_eq(ks_csv_cell(&t, 1, -1), "");
    cr_assert_eq(t.place[1].line, 4);
    cr_assert_eq(t.place[2].line, 6);
    cr_assert_eq(ks_csv_find(&t, &key), 2);
    key = "d";
    cr_assert_eq(ks_csv_find(&t, &key), -1);
    cr_assert_eq(ks_csv_column(&t, "note"), 2);
    cr_assert_eq(ks_csv_column(&t, "notes"), -1);
    ks_csv_done(&t);
}

Test(data_csv, faults_have_their_line)
{
    expect_fault("", NULL, 1, "empty");
    expect_fault("id,name\na,1\nb\n", NULL, 3, "1 cell; expected 2");
    expect_fault("id,name\na,1,2\n", NULL, 2, "3 cells; expected 2");
    expect_fault("id,name\na,1\nb,\"open\n\n", NULL, 3, "not closed");
    expect_fault("id,name\na,\"x\"y\n", NULL, 2, "after a closing quote");
    expect_fault("id,name\na,x\"y\"\n", NULL, 2, "quote inside a cell");
    expect_fault("id,name\na,1\nb,2\na,3\n", NULL, 4, "\"a\" is already in line 2");
    expect_fault("id,id\na,1\n", NULL, 1, "two columns named \"id\"");
    expect_fault("name\na\n", NULL, 1, "no column \"id\"");
}

Test(data_csv, the_owners_cells_cover_ours)
{
    struct ks_data_report report;
    struct ks_csv t;

    cr_assert(
        read(&t, "id,name,note\na,1,x\nb,2,y\n", "note,id\nnew,b\nmore,c\n", &report));
    cr_assert_eq(t.rows, 3);
    cr_assert_str_eq(ks_csv_cell(&t, 0, 2), "x");
    cr_assert_str_eq(ks_csv_cell(&t, 1, 1), "2");
    cr_assert_str_eq(ks_csv_cell(&t, 1, 2), "new");
    cr_assert_str_eq(ks_csv_cell(&t, 2, 0), "c");
    cr_assert_str_eq(ks_csv_cell(&t, 2, 1), "");
    const char *key = "c";
    cr_assert_eq(ks_csv_find(&t, &key), 2);
    ks_csv_done(&t);
}

Test(data_csv, the_owners_columns_are_ours)
{
    expect_fault("id,name\na,1\n", "id,nmae\na,2\n", 1, "column \"nmae\"");
    expect_fault("id,name\na,1\n", "name\n2\n", 1, "no column \"id\"");
    expect_fault("id,name\na,1\n", "id,name\na,2\na,3\n", 3, "already in line 2");
}

Test(data_csv, many_rows)
{
    static char text[KS_CSV_ROWS * 8 + 64];
    struct ks_data_report report;
    struct ks_csv t;
    size_t at = (size_t)sprintf(text, "id\n");

    for (int i = 0; i < KS_CSV_ROWS; i++)
        at += (size_t)sprintf(text + at, "k%d\n", i);
    cr_assert(read(&t, text, NULL, &report));
    cr_assert_eq(t.rows, KS_CSV_ROWS);
    const char *key = "k4000";
    cr_assert_eq(ks_csv_find(&t, &key), 4000);
    ks_csv_done(&t);
    sprintf(text + at, "one more\n");
    expect_fault(text, NULL, KS_CSV_ROWS + 2, "too many rows");
}
