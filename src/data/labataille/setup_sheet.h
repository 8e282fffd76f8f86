/* Within src/data/labataille: setup.csv while it is read. */
#pragma once

#include "data/labataille/loading.h"

/* clang-format off */
#define COLUMNS_OF_SETUP(COLUMN)                                                         \
    COLUMN(SCENARIO, "scenario")   COLUMN(OPTION, "option")   COLUMN(UNIT, "unit")       \
    COLUMN(HEX, "hex")             COLUMN(HEX2, "hex2")       COLUMN(FACING, "facing")   \
    COLUMN(FORMATION, "formation") COLUMN(ORDER, "order")     COLUMN(TIME, "time")       \
    COLUMN(ENTRY, "entry")         COLUMN(CERTAINTY, "certainty")
/* clang-format on */

enum lb_setup_column {
#define COLUMN(code, name) C_##code,
    COLUMNS_OF_SETUP(COLUMN)
#undef COLUMN
};

struct lb_setup_sheet {
    struct lb_loading *l;
    struct ks_csv table;
    struct ks_csv_sheet sheet;
};

static inline const char *cell(const struct lb_setup_sheet *r, size_t row,
                               enum lb_setup_column c)
{
    return ks_cell(&r->sheet, row, (int)c);
}

static inline bool fault(const struct lb_setup_sheet *r, size_t row,
                         enum lb_setup_column c, const char *expected)
{
    return ks_cell_fault(&r->sheet, row, (int)c, expected);
}

/* Where a unit stands, or when and by which hex it comes, and how it is formed. */
bool lb_read_place(const struct lb_setup_sheet *r, size_t row, struct lb_unit *unit);
