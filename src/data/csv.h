/* Tables of comma-separated values (RFC 4180): a header line, then one row per line. Knows no
 * game. */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "data/source.h"

enum { KS_CSV_COLUMNS = 32, KS_CSV_ROWS = 4096, KS_CSV_KEYS = 3 };

struct ks_csv {
    size_t columns, rows;
    const char *name[KS_CSV_COLUMNS];
    const char **cell;      /* rows x columns */
    struct ks_place *place; /* of each row */
    struct ks_place header;
    int key[KS_CSV_KEYS]; /* key columns; -1: no more */
    uint32_t *slot;       /* hash table of rows by key: row + 1; 0: empty */
    size_t slots;
    char *text[KS_DATA_LAYERS]; /* what the cells point into */
};

/* Reads a table. Keys names the columns that together identify a row, at most KS_CSV_KEYS,
 * NULL-terminated. Cells of an owner's file replace those of the row with the same key, other
 * rows are added; it may leave out columns. On failure the table is empty. */
bool ks_csv_read(struct ks_csv *table, const struct ks_data_source *source,
                 const char *path, const char *const *keys,
                 struct ks_data_report *report);

void ks_csv_done(struct ks_csv *table);

/* Index of a column; -1 if there is none. */
int ks_csv_column(const struct ks_csv *table, const char *name);

/* Text of a cell; "" for column -1. */
static inline const char *ks_csv_cell(const struct ks_csv *table, size_t row, int column)
{
    return column < 0 ? "" : table->cell[row * table->columns + (size_t)column];
}

/* Drops rows not marked in keep; the others keep their order. */
void ks_csv_keep(struct ks_csv *table, const bool *keep);

/* The row with these key cells, one per key; -1 if there is none. */
int ks_csv_find(const struct ks_csv *table, const char *const *cells);
