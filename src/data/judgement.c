#include "data/judgement.h"

#include <stdio.h>
#include <string.h>

#include "data/text.h"

const char *const ks_weight_rows[] = {"assault",        "hold",     "screen",
                                      "bombard",        "withdraw", "foe",
                                      "foe_of_waiting", "plain",    NULL};

/* A piece may be judged by all weights at once, far from where it is wanted: the sum stays well
 * within 32 bits. */
enum { MOST = 100000, MOST_WEIGHT = 1000, ROWS = 200 };

/* Rows of the win chance for scenarios that have none of their own. */
static const char *const stand_ins[] = {"two_scores", "one_score", NULL};

/* NULL where the rules system has no such file. */
static const char *path_of(const struct ks_loading *l, char path[64])
{
    snprintf(path, 64, "%s-judgement.json", l->manifest.rules);
    return ks_data_source_top(l->source, path) != NULL ? path : NULL;
}

static size_t count(const char *const *list)
{
    size_t n = 0;
    while (list[n] != NULL)
        n++;
    return n;
}

/* The columns as they are wanted, in that order. */
static bool check_columns(const struct ks_json *list, const char *const *columns)
{
    size_t n, wanted = count(columns);
    if (!ks_json_is_array(list, wanted + 1, wanted + 1, &n))
        return false;
    for (size_t i = 0; i < wanted; i++) {
        struct ks_json at = ks_json_item(list, i + 1);
        const char *name = ks_json_string(&at);
        if (name == NULL)
            return false;
        if (strcmp(name, columns[i]) != 0)
            return ks_json_fault(&at, "found \"%.40s\"; expected \"%s\" in this place",
                                 name, columns[i]);
    }
    return true;
}

static bool read_row(const struct ks_json *row, const char *const *columns, bool chance,
                     int *out)
{
    const int most = chance ? MOST : MOST_WEIGHT;
    size_t n, wanted = count(columns);
    if (!ks_json_is_array(row, wanted + 1, wanted + 1, &n))
        return false;
    for (size_t i = 0; i < wanted; i++) {
        struct ks_json at = ks_json_item(row, i + 1);
        bool divisor = chance && i == 0; /* "unit" */
        if (!ks_json_int(&at, divisor ? 1 : -most, most, &out[i]))
            return false;
    }
    return true;
}

/* The row of that name; false and no note if there is none. */
static bool find_row(const struct ks_json *rows, size_t n, const char *name,
                     struct ks_json *out)
{
    for (size_t i = 0; i < n; i++) {
        *out = ks_json_item(rows, i);
        const char *found = json_string_value(json_array_get(out->value, 0));
        if (found != NULL && strcmp(found, name) == 0)
            return true;
    }
    return false;
}

/* The rows of a table. Tables have the names that the program's own file gives them: any other
 * would never be read. */
static bool open_table(const struct ks_json_file *file, const struct ks_json *top,
                       const char *name, const char *const *columns,
                       struct ks_json *table, struct ks_json *rows, size_t *n)
{
    const char *keys[16] = {NULL}, *key;
    size_t used = 0;
    struct ks_json list;
    json_t *value;
    int fitted;
    json_object_foreach(file->layer[0], key, value)
    {
        if (used < 15)
            keys[used++] = key;
    }
    return ks_json_only(top, keys) &&
           ks_json_get(top, name, "{ certainty, from, columns, rows }", table) &&
           ks_json_is_object(table) &&
           ks_json_only(table, KS_KEYS("certainty", "from", "columns", "rows")) &&
           ks_json_get_word(table, "certainty", KS_KEYS("fitted"), &fitted) &&
           ks_json_get(table, "columns", "[ names ]", &list) &&
           check_columns(&list, columns) &&
           ks_json_get_array(table, "rows", 1, ROWS, rows, n);
}

/* What reads a table that has no list of rows: scenarios, and for those without a row stand-ins. */
static const char *const of_scenarios[] = {NULL};

/* Does anything read the row of that name? */
static bool is_read(const struct ks_loading *l, const char *const *rows, const char *name)
{
    int game = (int)strcspn(name, "/");
    char path[96];

    if (rows == NULL && ks_text_among(name, stand_ins) >= 0)
        return true;
    if (rows != NULL && rows != of_scenarios)
        return ks_text_among(name, rows) >= 0;
    snprintf(path, sizeof path, "%.*s/scenarios%.40s.json", game < 24 ? game : 24, name,
             name + game);
    return ks_data_source_top(l->source, path) != NULL;
}

/* Is every row read, and there once? */
static bool check_rows(const struct ks_loading *l, const struct ks_json *list, size_t n,
                       const char *const *rows)
{
    char expected[200] = "GAME/SCENARIO, one_score or two_scores";
    struct ks_json other;
    size_t cells;

    if (rows == of_scenarios)
        strcpy(expected, "GAME/SCENARIO");
    else if (rows != NULL)
        ks_text_choice(rows, expected, sizeof expected);
    for (size_t i = 0; i < n; i++) {
        struct ks_json row = ks_json_item(list, i), first = ks_json_item(&row, 0);
        const char *name;
        if (!ks_json_is_array(&row, 1, ROWS, &cells) ||
            (name = ks_json_string(&first)) == NULL)
            return false;
        if (!is_read(l, rows, name))
            return ks_json_fault(&row, "found \"%.40s\"; expected %s", name, expected);
        if (find_row(list, n, name, &other) && other.index != i)
            return ks_json_fault(&row, "\"%.40s\" is here twice; expected it once", name);
    }
    return true;
}

/* The figures of these rows; for a win chance there is a row that stands in for one not there. */
static bool read_table(struct ks_loading *l, const char *name, const char *const *columns,
                       const char *const *rows, const char *stand_in, int *out)
{
    struct ks_json_file file;
    struct ks_json table, list, row;
    size_t n, width = count(columns);
    char path[64];
    if (path_of(l, path) == NULL)
        return true;
    if (!ks_json_open(&file, l->source, path, l->report))
        return false;
    const struct ks_json top = ks_json_top(&file);
    bool good = open_table(&file, &top, name, columns, &table, &list, &n) &&
                check_rows(l, &list, n, stand_in == NULL ? rows : NULL);
    for (size_t i = 0; good && rows[i] != NULL; i++) {
        const char *last = stand_in != NULL ? stand_in : rows[i];
        good = find_row(&list, n, rows[i], &row) || find_row(&list, n, last, &row)
                   ? read_row(&row, columns, stand_in != NULL, &out[i * width])
                   : ks_json_fault(
                         &list, "no row \"%s\"; add [\"%s\", a number for each column]",
                         last, last);
    }
    ks_json_close(&file);
    return good;
}

bool ks_judgement_read(struct ks_loading *l, const char *table,
                       const char *const *columns, const char *const *rows, int *out)
{
    return read_table(l, table, columns, rows, NULL, out);
}

/* FIRST, UNTIL, THEN of a side. */
static bool read_doctrine(const struct ks_json *row, size_t from, struct ks_doctrine *out)
{
    int value[3];
    for (size_t i = 0; i < 3; i++) {
        struct ks_json at = ks_json_item(row, from + i);
        bool turn = i == 1;
        if (turn ? !ks_json_int(&at, 0, UINT8_MAX, &value[i])
                 : !ks_json_word(&at, ks_stance_names, &value[i]))
            return false;
    }
    *out = (struct ks_doctrine){(uint8_t)value[0], (uint8_t)value[1], (uint8_t)value[2]};
    return true;
}

bool ks_judgement_doctrines(struct ks_loading *l)
{
    static const char *const columns[] = {"first_0", "until_0", "then_0", "first_1",
                                          "until_1", "then_1",  NULL};
    struct ks_json_file file;
    struct ks_json table, list, row;
    size_t n, cells;
    char path[64];
    if (path_of(l, path) == NULL)
        return true;
    if (!ks_json_open(&file, l->source, path, l->report))
        return false;
    const struct ks_json top = ks_json_top(&file);
    bool good = open_table(&file, &top, "doctrines", columns, &table, &list, &n) &&
                check_rows(l, &list, n, of_scenarios);
    if (good && find_row(&list, n, l->g->scenario, &row))
        good = ks_json_is_array(&row, 1 + count(columns), 1 + count(columns), &cells) &&
               read_doctrine(&row, 1, &l->g->doctrine[0]) &&
               read_doctrine(&row, 4, &l->g->doctrine[1]);
    ks_json_close(&file);
    return good;
}

bool ks_judgement_chance(struct ks_loading *l)
{
    static const char *const columns[] = {"unit", "side",   "early",  "lead",
                                          "late", "pieces", "fading", NULL};
    int v[7] = {[0] = 1, [3] = 256}; /* without a file: the lead in points alone */
    bool good = read_table(l, "win_chance", columns, KS_KEYS(l->g->scenario),
                           stand_ins[l->g->one_score], v);
    l->g->chance = (struct ks_chance_terms){v[0], v[1], v[2], v[3], v[4], v[5], v[6]};
    return good;
}
