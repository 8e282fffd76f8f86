/* setup.csv: where every piece starts in a scenario, or when and by which hex it arrives
 * [LB-4.7-2 LB-4.7-3]. A row without scenario or option applies to all of them. */
#include <string.h>

#include "data/labataille/setup_sheet.h"

static const char *const columns[] = {
#define COLUMN(code, name) name,
    COLUMNS_OF_SETUP(COLUMN)
#undef COLUMN
        NULL};

/* ---- which rows hold ---- */

static bool check_row(const struct lb_setup_sheet *r, size_t row)
{
    const char *scenario = cell(r, row, C_SCENARIO), *option = cell(r, row, C_OPTION);
    bool good = true;

    if (scenario[0] != '\0' && !ks_loading_has_scenario(r->l->of, scenario))
        good = fault(r, row, C_SCENARIO, "a scenario of game.json, or none");
    if (option[0] != '\0' && !ks_loading_has_value(r->l->of, "oob", option))
        good = fault(r, row, C_OPTION, "a value of the option oob, or none");
    return good;
}

static bool is_in_force(const struct lb_setup_sheet *r, size_t row)
{
    const char *scenario = cell(r, row, C_SCENARIO), *option = cell(r, row, C_OPTION);

    return (scenario[0] == '\0' || strcmp(scenario, r->l->g->scenario) == 0) &&
           (option[0] == '\0' || strcmp(option, ks_loading_option(r->l->of, "oob")) == 0);
}

/* ---- one row ---- */

static bool read_certainty(const struct lb_setup_sheet *r, size_t row)
{
    enum ks_certainty sure;

    if (!ks_certainty_parse(cell(r, row, C_CERTAINTY), &sure))
        return fault(r, row, C_CERTAINTY, KS_CERTAINTY_WORDS);
    ks_certainty_count_add(&r->l->of->certainty, KS_PART_SETUP, sure);
    return true;
}

/* Those of another order of battle are not among the pieces. */
static ks_unit find_unit(const struct ks_game *g, const char *id)
{
    for (ks_unit u = 0; u < g->pieces; u++) {
        if (strcmp(g->piece[u].id, id) == 0)
            return u;
    }
    return KS_NONE;
}

static bool read_row(struct lb_setup_sheet *r, size_t row)
{
    bool good = read_certainty(r, row);

    good &= check_row(r, row);
    if (!is_in_force(r, row))
        return good;
    ks_unit u = find_unit(r->l->g, cell(r, row, C_UNIT));
    if (u == KS_NONE)
        return fault(r, row, C_UNIT, "the id of a unit that the option oob has");
    if (r->l->placed[u].line != 0)
        return ks_report_error(r->l->of->report, r->table.place[row],
                               "%s is already placed by line %u", r->l->g->piece[u].id,
                               r->l->placed[u].line);
    r->l->placed[u] = r->table.place[row];
    return lb_read_place(r, row, &r->l->r->unit[u]) && good;
}

/* ---- all rows together ---- */

static bool check_all_placed(const struct lb_setup_sheet *r)
{
    bool good = true;

    for (size_t u = 0; u < r->l->g->pieces; u++) {
        if (r->l->placed[u].line == 0)
            good = ks_report_error(r->l->of->report, r->table.header,
                                   "no row places %s; add one", r->l->g->piece[u].id);
    }
    return good;
}

bool lb_load_setup(struct lb_loading *l)
{
    static const char *const keys[] = {"scenario", "option", "unit", NULL};
    struct lb_setup_sheet r = {.l = l};
    char path[64];
    bool good;

    ks_loading_path(l->of, "setup.csv", path, sizeof path);
    if (!ks_csv_read(&r.table, l->of->source, path, keys, l->of->report))
        return false;
    good = ks_csv_sheet_open(&r.sheet, &r.table, columns, KS_CSV_COLUMNS, C_UNIT,
                             l->of->report);
    for (size_t i = 0; good && i < r.table.rows; i++)
        good &= read_row(&r, i);
    good = good && check_all_placed(&r);
    ks_csv_done(&r.table);
    return good;
}
