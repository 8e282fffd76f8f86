#include "data/remarks.h"

#include <stdio.h>
#include <string.h>

#include "data/csv.h"
#include "data/json.h"

/* "8.16.2a"; "8.6b@maciejowice" is of another rulebook than the game's. */
static bool is_paragraph(const struct ks_csv *index, const char *id, size_t length)
{
    int column = ks_csv_column(index, "id");

    if (memchr(id, '@', length) != NULL)
        return true;
    for (size_t i = 0; i < index->rows; i++) {
        const char *other = ks_csv_cell(index, i, column);
        if (strlen(other) == length && memcmp(other, id, length) == 0)
            return true;
    }
    return false;
}

/* "[7.3a, 7.3.1a]"; a game without paragraphs cites nothing that could be looked up. */
static bool check_rule(const struct ks_csv *index, const struct ks_json *at)
{
    const char *text = ks_json_string(at);

    if (text == NULL)
        return false;
    if (text[0] != '[' || text[strlen(text) - 1] != ']')
        return ks_json_fault(at, "found \"%.40s\"; expected paragraphs as [8.16.2a]",
                             text);
    for (text++; index->rows > 0 && *text != '\0';) {
        size_t n = strcspn(text, ",]");
        if (!is_paragraph(index, text, n))
            return ks_json_fault(at,
                                 "found %.*s; expected the id of a paragraph, as "
                                 "kosynier rules lists them",
                                 (int)n, text);
        text += n + strspn(text + n, ",] ");
    }
    return true;
}

/* The column "rule" of a table inside a JSON file. */
static void check_rows(const struct ks_csv *index, const struct ks_json *table)
{
    struct ks_json columns, rows;
    size_t rule = 0;

    if (!ks_json_has(table, "columns", &columns) || !ks_json_has(table, "rows", &rows))
        return;
    while (rule < json_array_size(columns.value) &&
           strcmp(json_string_value(json_array_get(columns.value, rule)), "rule") != 0)
        rule++;
    for (size_t i = 0; i < json_array_size(rows.value); i++) {
        struct ks_json row = ks_json_item(&rows, i);
        if (rule < json_array_size(row.value)) {
            struct ks_json at = ks_json_item(&row, rule);
            check_rule(index, &at);
        }
    }
}

static void check_value(const struct ks_csv *index, const struct ks_json *at)
{
    struct ks_json inner;
    const char *key;
    json_t *value;

    for (size_t i = 0; i < json_array_size(at->value); i++) {
        inner = ks_json_item(at, i);
        check_value(index, &inner);
    }
    json_object_foreach(at->value, key, value)
    {
        if (!ks_json_has(at, key, &inner))
            continue;
        if (strcmp(key, "rule") == 0)
            check_rule(index, &inner);
        else if (strcmp(key, "note") == 0)
            ks_json_string(&inner);
        else
            check_value(index, &inner);
    }
    if (json_is_object(at->value))
        check_rows(index, at);
}

void ks_remarks_check(const struct ks_data_source *source, const struct ks_manifest *m,
                      struct ks_data_report *report)
{
    static const char *const keys[] = {"id", "set", NULL};
    struct ks_csv index = {.rows = 0};
    struct ks_json_file file;
    char path[96];
    size_t n = strlen(m->game);

    snprintf(path, sizeof path, "%s/paragraphs.csv", m->book);
    if (ks_data_source_top(source, path) != NULL &&
        !ks_csv_read(&index, source, path, keys, report))
        return;
    for (size_t i = 0; i < source->files; i++) {
        const char *of = source->file[i].path, *dot = strrchr(of, '.');
        if (strncmp(of, m->game, n) != 0 || of[n] != '/' || dot == NULL ||
            strcmp(dot, ".json") != 0 || !ks_json_open(&file, source, of, report))
            continue;
        struct ks_json top = ks_json_top(&file);
        check_value(&index, &top);
        ks_json_close(&file);
    }
    ks_csv_done(&index);
}
