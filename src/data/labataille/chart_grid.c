/* Charts whose rows and columns both have names known beforehand. */
#include "data/labataille/chart.h"

enum { MOST_COLUMNS = 9 };

struct reader {
    struct lb_loading *l;
    const struct lb_grid *grid;
    struct ks_table t;
    int column[MOST_COLUMNS];
    unsigned seen; /* rows, a bit each */
};

static bool read_row(struct reader *r, size_t index)
{
    struct ks_json row;
    const char *name;
    int which;
    bool good = true;

    if (!ks_table_row(&r->t, index, &row, &name, KS_PART_TABLES, &r->l->of->certainty))
        return false;
    struct ks_json first = ks_json_item(&row, 0);
    if (!ks_json_word(&first, r->grid->rows, &which))
        return false;
    if ((r->seen >> which & 1) && !r->grid->several)
        return ks_json_fault(&row, "\"%s\" is in the table twice; expected it once",
                             name);
    r->seen |= 1u << which;
    for (int c = 0; r->grid->columns[c] != NULL; c++) {
        struct ks_json at = ks_json_item(&row, (size_t)r->column[c]);
        good &= r->grid->cell(r->l, which, c, &at);
    }
    return good;
}

bool lb_chart_grid(struct lb_loading *l, const struct ks_json *top,
                   const struct lb_grid *grid)
{
    struct reader r = {.l = l, .grid = grid};
    bool good = true;

    if (!ks_table_get(top, grid->name, &r.t))
        return false;
    for (int c = 0; grid->columns[c] != NULL; c++)
        good &= ks_table_need(&r.t, grid->columns[c], &r.column[c]);
    for (size_t i = 0; good && i < r.t.rows; i++)
        good &= read_row(&r, i);
    for (int i = 0; good && grid->rows[i] != NULL; i++) {
        if (!(r.seen >> i & 1))
            good = ks_json_fault(&r.t.row_list,
                                 "no row \"%s\"; add one, with a cell for each column",
                                 grid->rows[i]);
    }
    return good;
}
