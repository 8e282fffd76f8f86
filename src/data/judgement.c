#include "data/judgement.h"

#include <stdio.h>
#include <string.h>

const char *const ks_weight_rows[] = {"assault",        "hold",     "screen",
                                      "bombard",        "withdraw", "foe",
                                      "foe_of_waiting", "plain",    NULL};

enum { MOST = 100000, ROWS = 200 };

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

static bool read_row(const struct ks_json *row, const char *const *columns, int *out)
{
    size_t n, wanted = count(columns);
    if (!ks_json_is_array(row, wanted + 1, wanted + 1, &n))
        return false;
    for (size_t i = 0; i < wanted; i++) {
        struct ks_json at = ks_json_item(row, i + 1);
        if (!ks_json_int(&at, -MOST, MOST, &out[i]))
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

static bool open_table(const struct ks_json *table, const char *const *columns,
                       struct ks_json *rows, size_t *n)
{
    struct ks_json certainty, list;
    if (!ks_json_is_object(table) ||
        !ks_json_only(table, KS_KEYS("certainty", "from", "columns", "rows")) ||
        !ks_json_get(table, "certainty", &certainty) ||
        !ks_json_get(table, "columns", &list) || !ks_json_get(table, "rows", rows))
        return false;
    const char *sure = ks_json_string(&certainty);
    if (sure == NULL)
        return false;
    if (strcmp(sure, "fitted") != 0)
        return ks_json_fault(&certainty, "found \"%.40s\"; expected \"fitted\"", sure);
    return check_columns(&list, columns) && ks_json_is_array(rows, 1, ROWS, n);
}

bool ks_judgement_read(struct ks_loading *l, const char *table,
                       const char *const *columns, const char *const *rows, int *out)
{
    struct ks_json_file file;
    struct ks_json at, list, row;
    size_t n, width = count(columns);
    char path[64];
    if (path_of(l, path) == NULL)
        return true;
    if (!ks_json_open(&file, l->source, path, l->report))
        return false;
    const struct ks_json top = ks_json_top(&file);
    bool good = ks_json_get(&top, table, &at) && open_table(&at, columns, &list, &n);
    for (size_t i = 0; good && rows[i] != NULL; i++)
        good = find_row(&list, n, rows[i], &row)
                   ? read_row(&row, columns, &out[i * width])
                   : ks_json_fault(&list, "no row \"%s\"", rows[i]);
    ks_json_close(&file);
    return good;
}

bool ks_judgement_chance(struct ks_loading *l)
{
    static const char *const columns[] = {"unit", "side",   "early",  "lead",
                                          "late", "pieces", "fading", NULL};
    struct ks_chance_terms *c = &l->g->chance;
    int v[7] = {[0] = 1, [3] = 256}; /* without a file: the lead in points alone */
    struct ks_json_file file;
    struct ks_json at, list, row;
    const char *other = l->g->one_score ? "one_score" : "two_scores";
    size_t n;
    bool good = true;
    char path[64];
    if (path_of(l, path) != NULL) {
        if (!ks_json_open(&file, l->source, path, l->report))
            return false;
        const struct ks_json top = ks_json_top(&file);
        good =
            ks_json_get(&top, "win_chance", &at) && open_table(&at, columns, &list, &n) &&
            (find_row(&list, n, l->g->scenario, &row) || find_row(&list, n, other, &row)
                 ? read_row(&row, columns, v)
                 : ks_json_fault(&list, "no row \"%s\"", other));
        if (good && v[0] < 1)
            good = ks_json_fault(&row, "\"unit\" is %d; expected 1 or more", v[0]);
        ks_json_close(&file);
    }
    *c = (struct ks_chance_terms){v[0], v[1], v[2], v[3], v[4], v[5], v[6]};
    return good;
}
