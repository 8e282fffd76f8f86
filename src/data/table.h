/* Tables inside JSON files, as printed charts: {"columns": [...], "rows": [[...], ...]}. The
 * first column names the row; every row has "rule" and "certainty". */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "data/certainty.h"
#include "data/json.h"

enum { KS_TABLE_COLUMNS = 12, KS_TABLE_ROWS = 64 };

/* Must stay in place while its rows are read. */
struct ks_table {
    struct ks_json self, column_list, row_list;
    size_t columns, rows;
    const char *column[KS_TABLE_COLUMNS];
};

/* Opens a table and checks its shape; get, one that an object must have. */
bool ks_table_open(struct ks_table *table, const struct ks_json *self);
bool ks_table_get(const struct ks_json *object, const char *name, struct ks_table *table);

/* Index of a column; reports an error if there is none. */
bool ks_table_need(const struct ks_table *table, const char *name, int *column);

/* Reads name, rule and certainty of a row and counts it. */
bool ks_table_row(const struct ks_table *table, size_t index, struct ks_json *row,
                  const char **name, enum ks_part part,
                  struct ks_certainty_count *certainty);
