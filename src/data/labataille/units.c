/* units.csv: battalions, regiments of cavalry, batteries and leaders [LB-2.2-1 LB-2.2-2]. */
#include <string.h>

#include "base/text.h"
#include "data/labataille/unit_sheet.h"
#include "data/text.h"

static const char *const columns[] = {
#define COLUMN(code, name) name,
    COLUMNS_OF_UNITS(COLUMN)
#undef COLUMN
        NULL};

/* [LB-2.2-4] Batteries are foot or horse by arm; limbered or not is their formation. */
static const char *const arm_word[LB_ARMS + 1] = {
    [LB_LINE_FOOT] = "line",
    [LB_LIGHT_FOOT] = "light",
    [LB_GRENZ] = "grenz",
    [LB_LIGHT_HORSE] = "cavalry_light",
    [LB_HEAVY_HORSE] = "cavalry_heavy",
    [LB_LANCER] = "lancer",
    [LB_FOOT_GUNS] = "foot_artillery",
    [LB_HORSE_GUNS] = "horse_artillery",
    [LB_POSITION_GUNS] = "position_artillery",
    [LB_LEADER_ARM] = "leader",
};

static uint8_t branch_of(int arm)
{
    return (uint8_t)(arm <= LB_GRENZ           ? LB_FOOT
                     : arm <= LB_LANCER        ? LB_HORSE
                     : arm <= LB_POSITION_GUNS ? LB_GUNS
                                               : LB_LEADER);
}

/* ---- identity ---- */

/* [RZ-C_FIRE-1] Columns of the fire chart. */
static bool find_troops(const struct lb_unit_sheet *r, size_t row, struct lb_unit *unit)
{
    static const struct {
        uint8_t army, arm, troops;
    } kinds[] = {
        {LB_POLISH, LB_LINE_FOOT, LB_POLISH_LINE},
        {LB_POLISH, LB_LIGHT_FOOT, LB_POLISH_LIGHT},
        {LB_SAXON, LB_LINE_FOOT, LB_SAXON_LINE},
        {LB_DUTCH, LB_LINE_FOOT, LB_DUTCH_LINE},
        {LB_AUSTRIAN, LB_LINE_FOOT, LB_AUSTRIAN_LINE},
        {LB_AUSTRIAN, LB_GRENZ, LB_GRENZ_TROOPS},
    };

    if (unit->branch != LB_FOOT)
        return true;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++) {
        if (kinds[i].army == unit->army && kinds[i].arm == unit->arm) {
            unit->troops = kinds[i].troops;
            return true;
        }
    }
    return fault(r, row, C_ARM, "infantry that has a column in the fire chart");
}

static bool read_name(const struct lb_unit_sheet *r, size_t row, struct ks_piece *piece)
{
    const char *id = ks_cell(&r->sheet, row, C_ID);

    if (!ks_text_is_key(id) || !ks_text_copy(piece->id, sizeof piece->id, id))
        return fault(r, row, C_ID, "1 to 31 of a-z, 0-9, - and _");
    if (!ks_text_copy(piece->name, sizeof piece->name, ks_cell(&r->sheet, row, C_NAME)) ||
        strpbrk(piece->name, "\r\n\t") != NULL)
        return fault(
            r, row, C_NAME,
            "a name of 1 to 47 bytes; a row that replaces another has its id and option");
    for (size_t u = 0; u < row; u++) {
        if (strcmp(r->l->g->piece[u].id, id) == 0)
            return fault(r, row, C_ID, "each unit once for an option");
    }
    return true;
}

static bool read_side(const struct lb_unit_sheet *r, size_t row, struct lb_unit *unit)
{
    const char *const sides[] = {r->l->g->side[0], r->l->g->side[1], NULL};
    int side, army;

    if (!ks_cell_word(&r->sheet, row, C_ARMY, lb_army_name, &army) ||
        !ks_cell_word(&r->sheet, row, C_SIDE, sides, &side))
        return false;
    unit->army = (uint8_t)army;
    unit->side = (uint8_t)side;
    return true;
}

/* Index of a name among those read so far, added if it is new; -1: no room. */
static int number_name(char (*list)[24], uint8_t *count, int max, const char *name)
{
    for (int i = 0; i < *count; i++) {
        if (strcmp(list[i], name) == 0)
            return i;
    }
    if (*count == max || !ks_text_copy(list[*count], sizeof list[0], name))
        return -1;
    return (*count)++;
}

/* [LB-2.20-1] The division of a force march. */
static bool read_division(const struct lb_unit_sheet *r, size_t row, struct lb_unit *unit)
{
    int n = number_name(r->l->r->division, &r->l->r->divisions, LB_MAX_DIVISIONS,
                        ks_cell(&r->sheet, row, C_DIVISION));

    unit->division = (uint8_t)n;
    return n >= 0 ||
           fault(r, row, C_DIVISION, "a name of 1 to 23 bytes, one of 24 at most");
}

/* [RZ-STACK-1] R96: troops of one regiment have the same entry; its number is that of its
 * first unit, plus one. */
static bool read_regiment(const struct lb_unit_sheet *r, size_t row, struct lb_unit *unit)
{
    const char *name = ks_cell(&r->sheet, row, C_REGIMENT);
    int most = 0;

    if (!(TROOPS >> unit->branch & 1))
        return name[0] == '\0' || fault(r, row, C_REGIMENT, "none, except for troops");
    if (name[0] == '\0')
        return fault(r, row, C_REGIMENT, "the key of its regiment");
    for (size_t u = 0; u < row && unit->regiment == 0; u++) {
        const struct lb_unit *other = &r->l->r->unit[u];
        if (other->regiment > most)
            most = other->regiment;
        if (strcmp(ks_cell(&r->sheet, u, C_REGIMENT), name) == 0)
            unit->regiment = other->regiment;
    }
    if (unit->regiment == 0)
        unit->regiment = (uint8_t)(most + 1);
    return unit->regiment < LB_MAX_REGIMENTS ||
           fault(r, row, C_REGIMENT, "one of 47 regiments at most");
}

static bool read_certainty(const struct lb_unit_sheet *r, size_t row,
                           struct lb_unit *unit)
{
    enum ks_certainty sure;

    if (!ks_certainty_parse(ks_cell(&r->sheet, row, C_CERTAINTY), &sure))
        return fault(r, row, C_CERTAINTY, KS_CERTAINTY_WORDS);
    unit->certainty = (uint8_t)sure;
    ks_certainty_count_add(&r->l->of->certainty, KS_PART_UNITS, sure);
    return true;
}

static bool read_row(const struct lb_unit_sheet *r, size_t row)
{
    struct lb_unit *unit = &r->l->r->unit[row];
    struct ks_piece *piece = &r->l->g->piece[row];
    int arm;

    unit->hex = unit->hex2 = unit->entry = KS_NONE;
    unit->facing = LB_NO_FACING;
    if (!read_name(r, row, piece) || !read_side(r, row, unit) ||
        !ks_cell_word(&r->sheet, row, C_ARM, arm_word, &arm))
        return false;
    unit->arm = (uint8_t)arm;
    unit->branch = branch_of(arm);
    piece->side = unit->side;
    piece->kind = unit->branch == LB_LEADER ? KS_KIND_LEADER
                  : unit->branch == LB_GUNS ? KS_KIND_GUNS
                                            : KS_KIND_TROOPS;
    ks_text_copy(piece->arm, sizeof piece->arm, arm_word[arm]);
    ks_text_copy(piece->army, sizeof piece->army, lb_army_name[unit->army]);
    if (!find_troops(r, row, unit))
        return false;
    bool good = lb_read_counter(r, row, unit);
    good &= read_division(r, row, unit) && read_regiment(r, row, unit);
    return read_certainty(r, row, unit) && good;
}

/* ---- the table ---- */

/* A row with an option holds only where the option oob has that value. */
static bool keep_rows(struct lb_unit_sheet *r)
{
    struct ks_csv *units = &r->l->of->units;
    const char *oob = ks_loading_option(r->l->of, "oob");
    bool keep[KS_CSV_ROWS] = {false}, good = true;

    for (size_t i = 0; i < units->rows; i++) {
        const char *option = ks_cell(&r->sheet, i, C_OPTION);
        keep[i] = option[0] == '\0' || strcmp(option, oob) == 0;
        if (!keep[i] && !ks_loading_has_value(r->l->of, "oob", option))
            good = fault(r, i, C_OPTION, "a value of the option oob, or none");
    }
    if (good)
        ks_csv_keep(units, keep);
    return good;
}

bool lb_load_units(struct lb_loading *l)
{
    static const char *const keys[] = {"id", "option", NULL};
    struct ks_csv *units = &l->of->units;
    struct lb_unit_sheet r = {.l = l};
    char path[64];
    bool good = true;

    ks_loading_path(l->of, "units.csv", path, sizeof path);
    if (!ks_csv_read(units, l->of->source, path, keys, l->of->report) ||
        !ks_csv_sheet_open(&r.sheet, units, columns, KS_CSV_COLUMNS, C_ID,
                           l->of->report) ||
        !keep_rows(&r))
        return false;
    if (units->rows == 0 || units->rows > LB_MAX_PIECES)
        return ks_report_error(l->of->report, units->header, "%s; expected 1 to %d",
                               ks_count(units->rows, "unit").text, (int)LB_MAX_PIECES);
    l->g->pieces = (uint16_t)units->rows;
    for (size_t i = 0; i < units->rows; i++)
        good &= read_row(&r, i);
    return good && ks_loading_armies(l->of);
}
