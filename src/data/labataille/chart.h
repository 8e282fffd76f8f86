/* Within src/data/labataille: how the charts of tables.json are read. */
#pragma once

#include "data/labataille/loading.h"
#include "data/labataille/value.h"
#include "data/table.h"

/* A column that says nothing of the rules: "rule", "certainty". */
bool lb_chart_is_remark(const char *column);

/* The chart of a name, of at most max rows. */
bool lb_chart_open(const struct ks_json *top, const char *name, struct ks_table *t,
                   size_t max);

/* A row, counted by its certainty; a cell of a named column. */
bool lb_chart_row(struct lb_loading *l, const struct ks_table *t, size_t i,
                  struct ks_json *row);
bool lb_chart_cell(const struct ks_table *t, const struct ks_json *row,
                   const char *column, struct ks_json *at);

/* The odds that name row i: better than those of the row before. */
bool lb_chart_odds(const struct ks_json *row, size_t i, const uint8_t before[2],
                   uint8_t *num, uint8_t *den);

/* Columns that hold results, in the chart's own order. */
struct lb_results {
    size_t count;
    int column[KS_TABLE_COLUMNS];
    uint8_t value[KS_TABLE_COLUMNS];
};

/* [LB-2.0-1] The result of each of the 36 rolls. */
bool lb_chart_rolls(const struct ks_json *row, const struct lb_results *results,
                    uint8_t out[LB_ROLLS]);

/* A chart with one figure, 1 to 6, for each of the names given; all must be there. */
bool lb_chart_each(struct lb_loading *l, const struct ks_json *top, const char *name,
                   const char *const *rows, const char *column, uint8_t *out);

/* A chart whose rows and columns both have names known beforehand. */
struct lb_grid {
    const char *name;
    const char *const *rows;
    const char *const *columns;
    bool several; /* a row may come again with other cells */
    bool (*cell)(struct lb_loading *l, int row, int column, const struct ks_json *at);
};
bool lb_chart_grid(struct lb_loading *l, const struct ks_json *top,
                   const struct lb_grid *grid);

/* The charts by subject; each reader notes all the faults it finds. */
bool lb_load_ground_charts(struct lb_loading *l, const struct ks_json *top);
bool lb_load_fire_charts(struct lb_loading *l, const struct ks_json *top);
bool lb_load_melee_charts(struct lb_loading *l, const struct ks_json *top);
bool lb_load_charge_charts(struct lb_loading *l, const struct ks_json *top);
bool lb_load_morale_charts(struct lb_loading *l, const struct ks_json *top);
