/* The counter values of units.csv [LB-2.2-1 LB-2.2-2]. */
#include <stdio.h>
#include <string.h>

#include "data/labataille/unit_sheet.h"
#include "data/labataille/value.h"

/* ---- figures ---- */

/* A figure on the counters of some branches; the cells of the others are empty. */
static const struct figure {
    enum lb_unit_column column;
    int branches, min, max;
    size_t field;
} figures[] = {
    {C_INCREMENTS, UNITS, 1, 20, offsetof(struct lb_unit, increments)},
    {C_MOVEMENT, UNITS | LEADERS, 1, 30, offsetof(struct lb_unit, movement)},
    {C_FIRE, FOOT, 0, 99, offsetof(struct lb_unit, fire)},
    {C_FIRE_NEAR, ARTILLERY, 1, 99, offsetof(struct lb_unit, fire_at[0])},
    {C_FIRE_MID, ARTILLERY, 1, 99, offsetof(struct lb_unit, fire_at[1])},
    {C_FIRE_FAR, ARTILLERY, 1, 99, offsetof(struct lb_unit, fire_at[2])},
    {C_RANGE, ARTILLERY, 1, 20, offsetof(struct lb_unit, range)},
    {C_MELEE, UNITS, 1, 200, offsetof(struct lb_unit, melee)},
    {C_LIMBER, ARTILLERY, 1, 6, offsetof(struct lb_unit, limber)},
    {C_LEAD_MORALE, LEADERS, -12, 12, offsetof(struct lb_unit, lead_morale)},
    {C_LEAD_ARTILLERY, LEADERS, -6, 6, offsetof(struct lb_unit, lead_artillery)},
    {C_LEAD_MELEE, LEADERS, -12, 12, offsetof(struct lb_unit, lead_melee)},
    {C_LEAD_CAVALRY, LEADERS, -6, 6, offsetof(struct lb_unit, lead_cavalry)},
};

static bool read_figures(const struct lb_unit_sheet *r, size_t row, struct lb_unit *unit)
{
    bool good = true;
    int n;

    for (size_t i = 0; i < sizeof figures / sizeof figures[0]; i++) {
        const struct figure *f = &figures[i];
        if (!(f->branches >> unit->branch & 1)) {
            if (!ks_cell_is_empty(&r->sheet, row, (int)f->column))
                good = fault(r, row, f->column, "none for this arm");
        } else if (ks_cell_number(&r->sheet, row, (int)f->column, f->min, f->max, &n)) {
            *((uint8_t *)unit + f->field) =
                (uint8_t)(n & UINT8_MAX); /* also of an int8_t */
        } else {
            good = false;
        }
    }
    return good;
}

/* [LB-2.14-1] A value of two dice; leaders have none. */
static bool read_morale(const struct lb_unit_sheet *r, size_t row, struct lb_unit *unit)
{
    const char *text = ks_cell(&r->sheet, row, C_MORALE);
    int morale;

    if (unit->branch == LB_LEADER)
        return text[0] == '\0' || fault(r, row, C_MORALE, "none for a leader");
    if (!lb_dice_parse(text, strlen(text), &morale))
        return fault(r, row, C_MORALE, "two dice as 32");
    unit->morale = (uint8_t)morale;
    return true;
}

/* [LB-1-1] Guns are a cross-check: a fixed number per increment, rounded up. */
static bool check_guns(const struct lb_unit_sheet *r, size_t row,
                       const struct lb_unit *unit)
{
    int each = r->l->of->manifest.scale.guns_a_counter, guns;

    if (unit->branch != LB_GUNS)
        return ks_cell_is_empty(&r->sheet, row, C_GUNS) ||
               fault(r, row, C_GUNS, "none, except for batteries");
    return ks_cell_number(&r->sheet, row, C_GUNS, 1, 99, &guns) &&
           ((guns + each - 1) / each == unit->increments ||
            fault(r, row, C_GUNS, "as many as its increments stand for"));
}

/* [LB-2.2-3] */
static bool check_weight(const struct lb_unit_sheet *r, size_t row,
                         const struct lb_unit *unit)
{
    if (unit->branch != LB_HORSE)
        return true;
    return (unit->arm == LB_HEAVY_HORSE) == (unit->movement <= r->l->r->heavy_to) ||
           fault(r, row, C_MOVEMENT,
                 "that of heavy or of light cavalry, as its arm says");
}

/* [LB-2.2-2] Only lancers have a bonus. */
static bool read_lance(const struct lb_unit_sheet *r, size_t row, struct lb_unit *unit)
{
    int n;

    if (unit->arm != LB_LANCER)
        return ks_cell_is_empty(&r->sheet, row, C_LANCE) ||
               fault(r, row, C_LANCE, "none, except for lancers");
    if (!ks_cell_number(&r->sheet, row, C_LANCE, 1, 99, &n))
        return false;
    unit->lance = (uint8_t)n;
    return true;
}

/* [LB-2.5-5] A road march has a limited number of hexes, and of increments in each. */
static bool check_length(const struct lb_unit_sheet *r, size_t row,
                         const struct lb_unit *unit)
{
    const struct lb_game *game = r->l->r;

    return unit->increments <= game->road_hex * game->road_hexes ||
           fault(r, row, C_INCREMENTS, "as many as a road march can take");
}

/* ---- what only some may do ---- */

/* [RZ-C_FIRE-5] The entry of the chart, once more on the counter. */
static bool read_skirmish(const struct lb_unit_sheet *r, size_t row, struct lb_unit *unit)
{
    const struct lb_fire_value *value = &r->l->r->fire_value[LB_SKIRMISH][unit->troops];
    const char *text = ks_cell(&r->sheet, row, C_SKIRMISH);
    char expected[12] = "";

    if (unit->branch != LB_FOOT)
        return text[0] == '\0' || fault(r, row, C_SKIRMISH, "none, except for infantry");
    if (value->kind == LB_MULTIPLE_FIRE)
        snprintf(expected, sizeof expected, "x%d", value->multiple);
    else if (value->kind == LB_PRINTED_FIRE)
        snprintf(expected, sizeof expected, "printed");
    unit->skirmish = value->kind;
    return strcmp(text, expected) == 0 ||
           fault(r, row, C_SKIRMISH, "what the table fire_values has for skirmish order");
}

/* [LB-2.21-1 LB-4.8-1 RZ-ART-10 LB-4.7-5] Words of what only some may do. */
static bool read_traits(const struct lb_unit_sheet *r, size_t row, struct lb_unit *unit)
{
    static const struct {
        const char *word;
        size_t field;
        int branches;
    } traits[] = {
        {"masse", offsetof(struct lb_unit, masse), FOOT},
        {"deserts", offsetof(struct lb_unit, deserts), FOOT},
        {"joins_guns", offsetof(struct lb_unit, joins_guns), LEADERS},
        {"commands", offsetof(struct lb_unit, commands), LEADERS},
    };
    enum { TRAITS = sizeof traits / sizeof traits[0] };
    const char *text = ks_cell(&r->sheet, row, C_TRAITS);

    while (*text != '\0') {
        size_t n = strcspn(text, " "), i = 0;
        while (i < TRAITS &&
               (strlen(traits[i].word) != n || strncmp(traits[i].word, text, n) != 0 ||
                !(traits[i].branches >> unit->branch & 1)))
            i++;
        if (i == TRAITS)
            return fault(
                r, row, C_TRAITS,
                "masse or deserts for infantry, joins_guns or commands for a leader");
        *((uint8_t *)unit + traits[i].field) = 1;
        text += n;
        text += strspn(text, " ");
    }
    return true;
}

bool lb_read_counter(const struct lb_unit_sheet *r, size_t row, struct lb_unit *unit)
{
    bool good = true;

    if (!read_figures(r, row, unit))
        return false;
    good &= read_morale(r, row, unit) && read_lance(r, row, unit);
    good &= check_guns(r, row, unit) && check_weight(r, row, unit);
    good &= check_length(r, row, unit) && read_skirmish(r, row, unit);
    return read_traits(r, row, unit) && good;
}
