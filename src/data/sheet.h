/* Access to a CSV table by column names, with errors that name the row, the column and what was
 * expected. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "data/csv.h"
#include "data/report.h"

struct ks_csv_sheet {
    const struct ks_csv *table;
    struct ks_data_report *report;
    const char *const *name; /* of the columns */
    int column[KS_CSV_COLUMNS];
    int subject; /* column that names the row in messages */
};

/* Finds the columns, a list that ends with NULL; notes each that is missing. Those from
 * number needed on may be missing: their cells are empty. */
bool ks_csv_sheet_open(struct ks_csv_sheet *sheet, const struct ks_csv *table,
                       const char *const *names, int needed, int subject,
                       struct ks_data_report *report);

static inline const char *ks_cell(const struct ks_csv_sheet *sheet, size_t row,
                                  int column)
{
    return ks_csv_cell(sheet->table, row, sheet->column[column]);
}

static inline bool ks_cell_is_empty(const struct ks_csv_sheet *sheet, size_t row,
                                    int column)
{
    return ks_cell(sheet, row, column)[0] == '\0';
}

/* Reports a wrong cell; returns false. */
bool ks_cell_fault(const struct ks_csv_sheet *sheet, size_t row, int column,
                   const char *expected);

/* A whole number from min to max. */
bool ks_cell_number(const struct ks_csv_sheet *sheet, size_t row, int column, int min,
                    int max, int *out);

/* The index of a word in a NULL-terminated list. */
bool ks_cell_word(const struct ks_csv_sheet *sheet, size_t row, int column,
                  const char *const *words, int *out);
