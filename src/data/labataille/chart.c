#include "data/labataille/chart.h"

#include "base/text.h"

#include <string.h>

enum { UNSET = 255 };

bool lb_chart_is_remark(const char *column)
{
    return strcmp(column, "rule") == 0 || strcmp(column, "certainty") == 0;
}

bool lb_chart_open(const struct ks_json *top, const char *name, struct ks_table *t,
                   size_t max)
{

    if (!ks_table_get(top, name, t))
        return false;
    return t->rows <= max || ks_json_fault(&t->row_list, "%s; expected at most %zu",
                                           ks_count(t->rows, "row").text, max);
}

bool lb_chart_row(struct lb_loading *l, const struct ks_table *t, size_t i,
                  struct ks_json *row)
{
    const char *name;

    return ks_table_row(t, i, row, &name, KS_PART_TABLES, &l->of->certainty);
}

bool lb_chart_cell(const struct ks_table *t, const struct ks_json *row,
                   const char *column, struct ks_json *at)
{
    int c;

    if (!ks_table_need(t, column, &c))
        return false;
    *at = ks_json_item(row, (size_t)c);
    return true;
}

bool lb_chart_odds(const struct ks_json *row, size_t i, const uint8_t before[2],
                   uint8_t *num, uint8_t *den)
{
    struct ks_json at = ks_json_item(row, 0);

    if (!lb_value_odds(&at, num, den))
        return false;
    return i == 0 || *num * before[1] > before[0] * *den ||
           ks_json_fault(&at, "the odds are not better than those of the row above");
}

bool lb_chart_rolls(const struct ks_json *row, const struct lb_results *results,
                    uint8_t out[LB_ROLLS])
{
    memset(out, UNSET, LB_ROLLS);
    for (size_t i = 0; i < results->count; i++) {
        struct ks_json at = ks_json_item(row, (size_t)results->column[i]);
        int from, to;
        if (json_is_null(at.value))
            continue;
        if (!lb_value_range(&at, &from, &to))
            return false;
        for (int roll = from; roll <= to; roll++) {
            if (out[roll] != UNSET)
                return ks_json_fault(&at, "%d%d has a result already", roll / 6 + 1,
                                     roll % 6 + 1);
            out[roll] = results->value[i];
        }
    }
    for (int roll = 0; roll < LB_ROLLS; roll++) {
        if (out[roll] == UNSET)
            return ks_json_fault(row, "%d%d has no result", roll / 6 + 1, roll % 6 + 1);
    }
    return true;
}

bool lb_chart_each(struct lb_loading *l, const struct ks_json *top, const char *name,
                   const char *const *rows, const char *column, uint8_t *out)
{
    unsigned seen = 0;
    struct ks_json row, at;
    struct ks_table t;
    int which, n;

    if (!lb_chart_open(top, name, &t, KS_TABLE_ROWS))
        return false;
    for (size_t i = 0; i < t.rows; i++) {
        if (!lb_chart_row(l, &t, i, &row))
            return false;
        struct ks_json first = ks_json_item(&row, 0);
        if (!ks_json_word(&first, rows, &which) ||
            !lb_chart_cell(&t, &row, column, &at) || !ks_json_int(&at, 1, 6, &n))
            return false;
        if (seen >> which & 1)
            return ks_json_fault(&row, "\"%s\" is in the table twice; expected it once",
                                 rows[which]);
        out[which] = (uint8_t)n;
        seen |= 1u << which;
    }
    for (int i = 0; rows[i] != NULL; i++) {
        if (!(seen >> i & 1))
            return ks_json_fault(&t.row_list,
                                 "no row \"%s\"; add one, with a cell for each column",
                                 rows[i]);
    }
    return true;
}
