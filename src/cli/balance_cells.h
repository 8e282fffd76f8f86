/* Tables in a page, row by row and cell by cell. */
#pragma once

#include "cli/balance.h"
#include "cli/svg.h"

/* A table with these headings; that many columns from the left are words, the others numbers. */
void ks_cells_begin(struct ks_svg *o, const char *const *heading, size_t n, int words);
void ks_cells_end(struct ks_svg *o);

/* A row, which the caller closes; in bold if the difference is clear. */
void ks_cells_row(struct ks_svg *o, struct ks_estimate e);
void ks_cells_plain(struct ks_svg *o);

/* Cells: text, a number, a share alone, a share or a difference with its interval. */
void ks_cells_cell(struct ks_svg *o, const char *text);
void ks_cells_number(struct ks_svg *o, const struct ks_balance_report *r, double x,
                     int decimals);
void ks_cells_percent(struct ks_svg *o, const struct ks_balance_report *r,
                      struct ks_estimate e);
void ks_cells_share(struct ks_svg *o, const struct ks_balance_report *r,
                    struct ks_estimate e);
void ks_cells_gap(struct ks_svg *o, const struct ks_balance_report *r,
                  struct ks_estimate e);
