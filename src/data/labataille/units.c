/* units.csv: battalions, regiments of cavalry, batteries and leaders [LB-2.2-1 LB-2.2-2]. */
#include <stdio.h>
#include <string.h>

#include "data/labataille/loading.h"
#include "data/labataille/value.h"
#include "data/text.h"

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

enum column {
#define COLUMN(code, name) C_##code,
    COLUMNS_OF_UNITS(COLUMN)
#undef COLUMN
};

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

/* ---- figures ---- */

enum {
    FOOT = 1 << LB_FOOT,
    HORSE = 1 << LB_HORSE,
    ARTILLERY = 1 << LB_GUNS,
    LEADERS = 1 << LB_LEADER,
    TROOPS = FOOT | HORSE,
    UNITS = TROOPS | ARTILLERY
};

/* A figure on the counters of some branches; the cells of the others are empty. */
static const struct figure {
    enum column column;
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

struct reader {
    struct lb_loading *l;
    struct ks_sheet sheet;
};

static bool fault(const struct reader *r, size_t row, enum column c, const char *expected)
{
    return ks_cell_fault(&r->sheet, row, (int)c, expected);
}

static bool read_figures(const struct reader *r, size_t row, struct lb_unit *unit)
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
static bool read_morale(const struct reader *r, size_t row, struct lb_unit *unit)
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

/* [LB-1-1] Guns are there to be compared: so many to an increment, the rest counts as one. */
static bool check_guns(const struct reader *r, size_t row, const struct lb_unit *unit)
{
    int each = r->l->of->manifest.scale.guns_a_counter, guns;

    if (unit->branch != LB_GUNS)
        return ks_cell_is_empty(&r->sheet, row, C_GUNS) ||
               fault(r, row, C_GUNS, "none but for batteries");
    return ks_cell_number(&r->sheet, row, C_GUNS, 1, 99, &guns) &&
           ((guns + each - 1) / each == unit->increments ||
            fault(r, row, C_GUNS, "as many as its increments stand for"));
}

/* [LB-2.2-3] */
static bool check_weight(const struct reader *r, size_t row, const struct lb_unit *unit)
{
    if (unit->branch != LB_HORSE)
        return true;
    return (unit->arm == LB_HEAVY_HORSE) == (unit->movement <= r->l->r->heavy_to) ||
           fault(r, row, C_MOVEMENT,
                 "that of heavy or of light cavalry, as its arm says");
}

/* [LB-2.2-2] Lancers have a bonus, nobody else does. */
static bool read_lance(const struct reader *r, size_t row, struct lb_unit *unit)
{
    int n;

    if (unit->arm != LB_LANCER)
        return ks_cell_is_empty(&r->sheet, row, C_LANCE) ||
               fault(r, row, C_LANCE, "none but for lancers");
    if (!ks_cell_number(&r->sheet, row, C_LANCE, 1, 99, &n))
        return false;
    unit->lance = (uint8_t)n;
    return true;
}

/* [LB-2.5-5] A road march has so many hexes, and so many increments in each. */
static bool check_length(const struct reader *r, size_t row, const struct lb_unit *unit)
{
    const struct lb_game *game = r->l->r;

    return unit->increments <= game->road_hex * game->road_hexes ||
           fault(r, row, C_INCREMENTS, "as many as a road march can take");
}

/* ---- who it is ---- */

/* [RZ-C_FIRE-1] Columns of the fire chart. */
static bool find_troops(const struct reader *r, size_t row, struct lb_unit *unit)
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

static bool read_name(const struct reader *r, size_t row, struct ks_piece *piece)
{
    const char *id = ks_cell(&r->sheet, row, C_ID);

    if (!ks_text_is_key(id) || !ks_text_copy(piece->id, sizeof piece->id, id))
        return fault(r, row, C_ID, "1 to 31 of a-z, 0-9, - and _");
    if (!ks_text_copy(piece->name, sizeof piece->name, ks_cell(&r->sheet, row, C_NAME)) ||
        strpbrk(piece->name, "\r\n\t") != NULL)
        return fault(r, row, C_NAME, "a name of 1 to 47 bytes");
    for (size_t u = 0; u < row; u++) {
        if (strcmp(r->l->g->piece[u].id, id) == 0)
            return fault(r, row, C_ID, "each unit once for an option");
    }
    return true;
}

/* An army fights on one side. */
static bool read_side(const struct reader *r, size_t row, struct lb_unit *unit)
{
    const char *const sides[] = {r->l->g->side[0], r->l->g->side[1], NULL};
    int side, army;

    if (!ks_cell_word(&r->sheet, row, C_ARMY, lb_army_name, &army) ||
        !ks_cell_word(&r->sheet, row, C_SIDE, sides, &side))
        return false;
    unit->army = (uint8_t)army;
    unit->side = (uint8_t)side;
    for (size_t u = 0; u < row; u++) {
        if (r->l->r->unit[u].army == army && r->l->r->unit[u].side != side)
            return fault(r, row, C_SIDE, "the side of the rest of its army");
    }
    return true;
}

/* The number of a name among those read so far, one more if it is new; -1: no room. */
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
static bool read_division(const struct reader *r, size_t row, struct lb_unit *unit)
{
    int n = number_name(r->l->r->division, &r->l->r->divisions, LB_MAX_DIVISIONS,
                        ks_cell(&r->sheet, row, C_DIVISION));

    unit->division = (uint8_t)n;
    return n >= 0 ||
           fault(r, row, C_DIVISION, "a name of 1 to 23 bytes, not too many of them");
}

/* [RZ-STACK-1] R96: troops of one regiment have the same entry; its number is that of its
 * first unit, plus one. */
static bool read_regiment(const struct reader *r, size_t row, struct lb_unit *unit)
{
    const char *name = ks_cell(&r->sheet, row, C_REGIMENT);
    int most = 0;

    if (!(TROOPS >> unit->branch & 1))
        return name[0] == '\0' || fault(r, row, C_REGIMENT, "none but for troops");
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
           fault(r, row, C_REGIMENT, "not so many regiments");
}

/* [RZ-C_FIRE-5] The entry of the chart, once more on the counter. */
static bool read_skirmish(const struct reader *r, size_t row, struct lb_unit *unit)
{
    const struct lb_fire_value *value = &r->l->r->fire_value[LB_SKIRMISH][unit->troops];
    const char *text = ks_cell(&r->sheet, row, C_SKIRMISH);
    char expected[12] = "";

    if (unit->branch != LB_FOOT)
        return text[0] == '\0' || fault(r, row, C_SKIRMISH, "none but for infantry");
    if (value->kind == LB_MULTIPLE_FIRE)
        snprintf(expected, sizeof expected, "x%d", value->multiple);
    else if (value->kind == LB_PRINTED_FIRE)
        snprintf(expected, sizeof expected, "printed");
    unit->skirmish = value->kind;
    return strcmp(text, expected) == 0 ||
           fault(r, row, C_SKIRMISH, "what the table fire_values has for skirmish order");
}

/* [LB-2.21-1 LB-4.8-1 RZ-ART-10] Words of what only some may do. */
static bool read_traits(const struct reader *r, size_t row, struct lb_unit *unit)
{
    static const struct {
        const char *word;
        size_t field;
        int branches;
    } traits[] = {
        {"masse", offsetof(struct lb_unit, masse), FOOT},
        {"deserts", offsetof(struct lb_unit, deserts), FOOT},
        {"joins_guns", offsetof(struct lb_unit, joins_guns), LEADERS},
    };
    const char *text = ks_cell(&r->sheet, row, C_TRAITS);

    while (*text != '\0') {
        size_t n = strcspn(text, " "), i = 0;
        while (i < 3 &&
               (strlen(traits[i].word) != n || strncmp(traits[i].word, text, n) != 0 ||
                !(traits[i].branches >> unit->branch & 1)))
            i++;
        if (i == 3)
            return fault(r, row, C_TRAITS,
                         "masse or deserts for infantry, joins_guns for a leader");
        *((uint8_t *)unit + traits[i].field) = 1;
        text += n;
        text += strspn(text, " ");
    }
    return true;
}

static bool read_certainty(const struct reader *r, size_t row, struct lb_unit *unit)
{
    enum ks_sure sure;

    if (!ks_sure_parse(ks_cell(&r->sheet, row, C_CERTAINTY), &sure))
        return fault(r, row, C_CERTAINTY, KS_SURE_WORDS);
    unit->certainty = (uint8_t)sure;
    ks_certainty_add(&r->l->of->certainty, KS_PART_UNITS, sure);
    return true;
}

static bool read_row(const struct reader *r, size_t row)
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
    ks_text_copy(piece->arm, sizeof piece->arm, arm_word[arm]);
    ks_text_copy(piece->army, sizeof piece->army, lb_army_name[unit->army]);
    bool good = find_troops(r, row, unit) && read_figures(r, row, unit);
    if (!good)
        return false;
    good &= read_morale(r, row, unit) && read_lance(r, row, unit);
    good &= check_guns(r, row, unit) && check_weight(r, row, unit);
    good &= check_length(r, row, unit) && read_skirmish(r, row, unit);
    good &= read_division(r, row, unit) && read_regiment(r, row, unit);
    good &= read_traits(r, row, unit);
    return read_certainty(r, row, unit) && good;
}

/* ---- the table ---- */

/* A row with an option holds only where the option oob has that value. */
static bool keep_rows(struct reader *r)
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
    struct reader r = {.l = l};
    char path[64];
    bool good = true;

    ks_loading_path(l->of, "units.csv", path, sizeof path);
    if (!ks_csv_read(units, l->of->source, path, keys, l->of->report) ||
        !ks_sheet_open(&r.sheet, units, columns, C_ID, l->of->report) || !keep_rows(&r))
        return false;
    if (units->rows == 0 || units->rows > LB_MAX_PIECES)
        return ks_report_error(l->of->report, units->header,
                               "%zu units; expected 1 to %d", units->rows,
                               (int)LB_MAX_PIECES);
    l->g->pieces = (uint16_t)units->rows;
    for (size_t i = 0; i < units->rows; i++)
        good &= read_row(&r, i);
    return good;
}

ks_unit lb_loading_unit(const struct lb_loading *l, const char *id)
{
    for (ks_unit u = 0; u < l->g->pieces; u++) {
        if (strcmp(l->g->piece[u].id, id) == 0)
            return u;
    }
    return KS_NONE;
}
