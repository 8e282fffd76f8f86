/* tables.json: carré before a charge, recall after it. */
#include "base/text.h"
#include "data/labataille/chart.h"

enum { FROM_COLUMN, FROM_LINE };
static const char *const from_word[] = {
    [FROM_COLUMN] = "column", [FROM_LINE] = "line", [FROM_LINE + 1] = NULL};

/* Carré from 11 on, then disorder, then rout up to 66; the last two may be missing. */
static bool read_carre_rolls(const struct ks_table *t, const struct ks_json *row,
                             struct lb_carre_row *out)
{
    static const char *const columns[] = {"carre", "disorder", "rout"};
    int last[3], next = 0;
    struct ks_json at;

    for (int i = 0; i < 3; i++) {
        int from, to;
        if (!lb_chart_cell(t, row, columns[i], &at))
            return false;
        last[i] = next - 1;
        if (i > 0 && json_is_null(at.value))
            continue;
        if (!lb_value_range(&at, &from, &to))
            return false;
        if (from != next)
            return ks_json_fault(&at, "begins with %d%d; expected %d%d", from / 6 + 1,
                                 from % 6 + 1, next / 6 + 1, next % 6 + 1);
        last[i] = to;
        next = to + 1;
    }
    *out = (struct lb_carre_row){1, (uint8_t)last[0], (uint8_t)last[1]};
    return next == LB_ROLLS || ks_json_fault(row, "ends before 66");
}

/* [RZ-CARRE-29] Some form carré only from line; but an army with one row has one for each
 * distance. */
static bool check_carre(const struct lb_loading *l, const struct ks_table *t)
{
    for (int army = 0; army < LB_ARMIES; army++) {
        for (int form = 0; form <= FROM_LINE; form++) {
            int rows = 0;
            for (int i = 0; i < LB_CARRE_REACH; i++)
                rows += l->r->carre[army][form][i].used;
            if (rows < LB_CARRE_REACH && (rows > 0 || form == FROM_LINE))
                return ks_json_fault(&t->row_list,
                                     "%s, from %s: %s; expected one for each of 1 to "
                                     "%d points",
                                     lb_army_name[army], from_word[form],
                                     ks_count((unsigned)rows, "row").text,
                                     LB_CARRE_REACH);
        }
    }
    return true;
}

/* [RZ-CARRE-1 .. RZ-CARRE-22] */
static bool read_carre(struct lb_loading *l, const struct ks_json *top)
{
    struct ks_json row, at;
    struct ks_table t;
    int army, form, points;

    if (!lb_chart_open(top, "carre", &t, KS_TABLE_ROWS))
        return false;
    for (size_t i = 0; i < t.rows; i++) {
        if (!lb_chart_row(l, &t, i, &row))
            return false;
        struct ks_json first = ks_json_item(&row, 0);
        if (!ks_json_word(&first, lb_army_name, &army) ||
            !lb_chart_cell(&t, &row, "from", &at) ||
            !ks_json_word(&at, from_word, &form) ||
            !lb_chart_cell(&t, &row, "points", &at) ||
            !ks_json_int(&at, 1, LB_CARRE_REACH, &points))
            return false;
        struct lb_carre_row *x = &l->r->carre[army][form][points - 1];
        if (x->used)
            return ks_json_fault(&row, "%s, from %s, %s: is here twice; expected it once",
                                 lb_army_name[army], from_word[form],
                                 ks_count((unsigned)points, "point").text);
        if (!read_carre_rolls(&t, &row, x))
            return false;
    }
    return check_carre(l, &t);
}

bool lb_load_charge_charts(struct lb_loading *l, const struct ks_json *top)
{
    bool good = read_carre(l, top);

    return lb_chart_each(l, top, "recall", lb_army_name, "from", l->r->recall) && good;
}
