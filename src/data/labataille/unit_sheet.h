/* Within src/data/labataille: units.csv while it is read. */
#pragma once

#include "data/labataille/loading.h"

/* clang-format off */
#define COLUMNS_OF_UNITS(COLUMN)                                                         \
    COLUMN(ID, "id")                  COLUMN(OPTION, "option")                           \
    COLUMN(NAME, "name")              COLUMN(ARMY, "army")                               \
    COLUMN(SIDE, "side")              COLUMN(DIVISION, "division")                       \
    COLUMN(REGIMENT, "regiment")      COLUMN(ARM, "arm")                                 \
    COLUMN(INCREMENTS, "increments")  COLUMN(GUNS, "guns")                               \
    COLUMN(MOVEMENT, "movement")      COLUMN(FIRE, "fire")                               \
    COLUMN(FIRE_NEAR, "fire_near")    COLUMN(FIRE_MID, "fire_mid")                       \
    COLUMN(FIRE_FAR, "fire_far")      COLUMN(RANGE, "range")                             \
    COLUMN(MELEE, "melee")            COLUMN(MORALE, "morale")                           \
    COLUMN(LANCE, "lance")            COLUMN(SKIRMISH, "skirmish")                       \
    COLUMN(LIMBER, "limber")          COLUMN(LEAD_MORALE, "lead_morale")                 \
    COLUMN(LEAD_ARTILLERY, "lead_artillery") COLUMN(LEAD_MELEE, "lead_melee")            \
    COLUMN(LEAD_CAVALRY, "lead_cavalry")     COLUMN(TRAITS, "traits")                    \
    COLUMN(CERTAINTY, "certainty")
/* clang-format on */

enum lb_unit_column {
#define COLUMN(code, name) C_##code,
    COLUMNS_OF_UNITS(COLUMN)
#undef COLUMN
};

struct lb_unit_sheet {
    struct lb_loading *l;
    struct ks_csv_sheet sheet;
};

/* Branches that have something, a bit each. */
enum {
    FOOT = 1 << LB_FOOT,
    HORSE = 1 << LB_HORSE,
    ARTILLERY = 1 << LB_GUNS,
    LEADERS = 1 << LB_LEADER,
    TROOPS = FOOT | HORSE,
    UNITS = TROOPS | ARTILLERY
};

static inline bool fault(const struct lb_unit_sheet *r, size_t row, enum lb_unit_column c,
                         const char *expected)
{
    return ks_cell_fault(&r->sheet, row, (int)c, expected);
}

/* All that is printed on the counter of a unit whose army and arm are known: figures, what
 * only some may do. */
bool lb_read_counter(const struct lb_unit_sheet *r, size_t row, struct lb_unit *unit);
