/* setup.csv: where every piece stands when a scenario begins, or when and by which hex it
 * comes [LB-4.7-2 LB-4.7-3]. A row without scenario or option holds for all of them. */
#include <stdio.h>
#include <string.h>

#include "data/labataille/loading.h"
#include "data/text.h"
#include "labataille/state.h"

/* clang-format off */
#define COLUMNS_OF_SETUP(COLUMN)                                                         \
    COLUMN(SCENARIO, "scenario")   COLUMN(OPTION, "option")   COLUMN(UNIT, "unit")       \
    COLUMN(HEX, "hex")             COLUMN(HEX2, "hex2")       COLUMN(FACING, "facing")   \
    COLUMN(FORMATION, "formation") COLUMN(ORDER, "order")     COLUMN(TIME, "time")       \
    COLUMN(ENTRY, "entry")         COLUMN(CERTAINTY, "certainty")
/* clang-format on */

enum column {
#define COLUMN(code, name) C_##code,
    COLUMNS_OF_SETUP(COLUMN)
#undef COLUMN
};

static const char *const columns[] = {
#define COLUMN(code, name) name,
    COLUMNS_OF_SETUP(COLUMN)
#undef COLUMN
        NULL};

struct reader {
    struct lb_loading *l;
    struct ks_csv table;
    struct ks_sheet sheet;
};

static const char *cell(const struct reader *r, size_t row, enum column c)
{
    return ks_cell(&r->sheet, row, (int)c);
}

static bool fault(const struct reader *r, size_t row, enum column c, const char *expected)
{
    return ks_cell_fault(&r->sheet, row, (int)c, expected);
}

/* ---- which rows hold ---- */

static bool check_row(const struct reader *r, size_t row)
{
    const char *scenario = cell(r, row, C_SCENARIO), *option = cell(r, row, C_OPTION);
    bool good = true;

    if (scenario[0] != '\0' && !ks_loading_has_scenario(r->l->of, scenario))
        good = fault(r, row, C_SCENARIO, "a scenario of game.json, or none");
    if (option[0] != '\0' && !ks_loading_has_value(r->l->of, "oob", option))
        good = fault(r, row, C_OPTION, "a value of the option oob, or none");
    return good;
}

static bool is_in_force(const struct reader *r, size_t row)
{
    const char *scenario = cell(r, row, C_SCENARIO), *option = cell(r, row, C_OPTION);

    return (scenario[0] == '\0' || strcmp(scenario, r->l->g->scenario) == 0) &&
           (option[0] == '\0' || strcmp(option, ks_loading_option(r->l->of, "oob")) == 0);
}

/* ---- one row ---- */

/* [LB-2.4-19 LB-2.4-20 LB-2.21-1] Formations by arm, as far as the unit alone decides. */
static unsigned formations_of(const struct lb_unit *unit)
{
    unsigned troops =
        1u << LB_COLUMN | 1u << LB_LINE | 1u << LB_GENERAL | 1u << LB_ROAD_MARCH;

    if (unit->branch == LB_GUNS)
        return 1u << LB_LIMBERED | 1u << LB_UNLIMBERED | 1u << LB_ROAD_MARCH;
    if (unit->branch == LB_FOOT)
        troops |= 1u << LB_CARRE;
    if (unit->skirmish != LB_NO_FIRE)
        troops |= 1u << LB_SKIRMISH;
    if (unit->masse)
        troops |= 1u << LB_MASSE;
    return troops;
}

static bool read_formation(const struct reader *r, size_t row, struct lb_unit *unit)
{
    const char *known[LB_FORMATIONS + 1] = {NULL};
    unsigned allowed = formations_of(unit);
    char expected[160];
    size_t n = 0;

    unit->formation = LB_COLUMN;
    if (unit->branch == LB_LEADER)
        return cell(r, row, C_FORMATION)[0] == '\0' ||
               fault(r, row, C_FORMATION, "none for a leader");
    for (int i = 0; i < LB_FORMATIONS; i++) {
        if (!(allowed >> i & 1))
            continue;
        if (strcmp(cell(r, row, C_FORMATION), lb_form_name[i]) == 0) {
            unit->formation = (uint8_t)i;
            return true;
        }
        known[n++] = lb_form_name[i];
    }
    ks_text_choice(known, expected, sizeof expected);
    return fault(r, row, C_FORMATION, expected);
}

/* "corner-N" or "side-NE"; -1 if it is neither. */
static int facing_of(const char *text)
{
    static const char corner[] = "corner-";
    size_t n = sizeof corner - 1;
    bool side = strncmp(text, corner, n) != 0;

    for (int i = side ? KS_FACINGS : 0; i < (side ? LB_FACINGS : KS_FACINGS); i++) {
        if (strcmp(side ? text : text + n, lb_facing_name[i]) == 0)
            return i;
    }
    return -1;
}

/* [LB-2.4-1 .. LB-2.4-13] Lines, skirmishers and Masse face a corner, all others a hexside. */
static bool read_facing(const struct reader *r, size_t row, struct lb_unit *unit)
{
    const char *text = cell(r, row, C_FACING);
    bool corner = faces_corner(unit->formation);

    if (unit->branch == LB_LEADER)
        return text[0] == '\0' || fault(r, row, C_FACING, "none for a leader");
    int facing = facing_of(text);
    if (facing < 0 || (facing < KS_FACINGS) != corner)
        return fault(r, row, C_FACING,
                     corner ? "a corner, corner-N to corner-NW, in this formation"
                            : "a hexside, side-NE to side-NW, in this formation");
    unit->facing = (uint8_t)facing;
    return true;
}

/* [LB-2.4-18 LB-2.4-19 LB-2.4-21] Who is in two hexes, who may be, and who may not. */
static bool check_width(const struct reader *r, size_t row, const struct lb_unit *unit)
{
    const struct lb_game *game = r->l->r;
    bool wide = unit->hex2 != KS_NONE;

    if (unit->formation == LB_SKIRMISH)
        return wide == (unit->increments > game->skirmish_one) ||
               fault(r, row, C_HEX2,
                     wide ? "none: so few skirmish in one hex"
                          : "a second hex: so many skirmish in two");
    if (!wide)
        return true;
    int least = unit->branch == LB_HORSE ? 2 * game->horse_line_hex : game->foot_line_two;
    if (unit->formation != LB_LINE)
        return fault(r, row, C_HEX2, "none in this formation");
    return unit->increments >= least ||
           fault(r, row, C_HEX2, "none: too few for two hexes");
}

/* The facing stands square to the two hexes. */
static bool read_second_hex(const struct reader *r, size_t row, struct lb_unit *unit)
{
    const char *text = cell(r, row, C_HEX2);
    const struct ks_map *map = &r->l->g->map;

    unit->hex2 = KS_NONE;
    if (text[0] != '\0') {
        if (!ks_hex_parse(map, text, strlen(text), &unit->hex2))
            return fault(r, row, C_HEX2, "the number of a hex of the map");
        int direction = ks_grid_direction(&map->grid, unit->hex, unit->hex2);
        if (direction == KS_NO_DIRECTION)
            return fault(r, row, C_HEX2, "a hex next to the first");
        if (unit->facing < KS_FACINGS && direction % 3 != (unit->facing + 1) % 3)
            return fault(r, row, C_FACING, "a corner square to its two hexes");
    }
    return check_width(r, row, unit);
}

static bool read_order(const struct reader *r, size_t row, struct lb_unit *unit)
{
    int order;

    if (!ks_cell_number(&r->sheet, row, C_ORDER, 1, 99, &order))
        return false;
    unit->order = (uint8_t)order;
    return true;
}

static bool read_place(const struct reader *r, size_t row, struct lb_unit *unit)
{
    const char *hex = cell(r, row, C_HEX);

    if (!ks_hex_parse(&r->l->g->map, hex, strlen(hex), &unit->hex))
        return fault(r, row, C_HEX, "the number of a hex of the map");
    if (cell(r, row, C_TIME)[0] != '\0')
        return fault(r, row, C_TIME, "none for a piece that stands on the map");
    return read_second_hex(r, row, unit);
}

/* [LB-2.20-2] */
static bool read_arrival(const struct reader *r, size_t row, struct lb_unit *unit)
{
    const struct lb_loading *l = r->l;
    const char *entry = cell(r, row, C_ENTRY);
    int minutes = 0;

    if (cell(r, row, C_HEX)[0] != '\0' || cell(r, row, C_HEX2)[0] != '\0')
        return fault(r, row, C_HEX, "none for a piece that arrives");
    if (!ks_text_clock(cell(r, row, C_TIME), &minutes) ||
        (unit->arrival = (uint8_t)lb_loading_turn(l, minutes)) == 0)
        return fault(r, row, C_TIME, "the time at which a turn of the scenario begins");
    if (ks_hex_parse(&l->g->map, entry, strlen(entry), &unit->entry)) {
        for (size_t i = 0; i < l->entries; i++) {
            if (l->entry[i] == unit->entry)
                return true;
        }
    }
    return fault(r, row, C_ENTRY, "an entry of the scenario");
}

static bool read_certainty(const struct reader *r, size_t row)
{
    enum ks_sure sure;

    if (!ks_sure_parse(cell(r, row, C_CERTAINTY), &sure))
        return fault(r, row, C_CERTAINTY, KS_SURE_WORDS);
    ks_certainty_add(&r->l->of->certainty, KS_PART_SETUP, sure);
    return true;
}

static bool read_row(struct reader *r, size_t row)
{
    bool good = read_certainty(r, row);

    good &= check_row(r, row);
    if (!is_in_force(r, row))
        return good;
    ks_unit u = lb_loading_unit(r->l, cell(r, row, C_UNIT));
    if (u == KS_NONE)
        return fault(r, row, C_UNIT, "the id of a unit that the option oob has");
    if (r->l->placed[u].line != 0)
        return ks_report_error(r->l->of->report, r->table.place[row],
                               "%s has its place by line %u already",
                               r->l->g->piece[u].id, r->l->placed[u].line);
    r->l->placed[u] = r->table.place[row];
    struct lb_unit *unit = &r->l->r->unit[u];
    if (!read_formation(r, row, unit) || !read_facing(r, row, unit) ||
        !read_order(r, row, unit))
        return false;
    return (cell(r, row, C_ENTRY)[0] != '\0' ? read_arrival(r, row, unit)
                                             : read_place(r, row, unit)) &&
           good;
}

/* ---- all rows together ---- */

static bool check_all_placed(const struct reader *r)
{
    bool good = true;

    for (size_t u = 0; u < r->l->g->pieces; u++) {
        if (r->l->placed[u].line == 0)
            good = ks_report_error(r->l->of->report, r->table.header, "no row places %s",
                                   r->l->g->piece[u].id);
    }
    return good;
}

bool lb_load_setup(struct lb_loading *l)
{
    static const char *const keys[] = {"scenario", "option", "unit", NULL};
    struct reader r = {.l = l};
    char path[64];
    bool good;

    ks_loading_path(l->of, "setup.csv", path, sizeof path);
    if (!ks_csv_read(&r.table, l->of->source, path, keys, l->of->report))
        return false;
    good = ks_sheet_open(&r.sheet, &r.table, columns, C_UNIT, l->of->report);
    for (size_t i = 0; good && i < r.table.rows; i++)
        good &= read_row(&r, i);
    good = good && check_all_placed(&r);
    ks_csv_done(&r.table);
    return good;
}
