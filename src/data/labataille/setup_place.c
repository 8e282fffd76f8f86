/* Formation, facing and hexes of a row of setup.csv; or time and entry. */
#include <string.h>

#include "data/labataille/setup_sheet.h"
#include "data/text.h"
#include "labataille/state.h"

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

static bool read_formation(const struct lb_setup_sheet *r, size_t row,
                           struct lb_unit *unit)
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
static bool read_facing(const struct lb_setup_sheet *r, size_t row, struct lb_unit *unit)
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

/* [LB-2.4-18 LB-2.4-19 LB-2.4-21] Units that are in two hexes, may be, or may not be. */
static bool check_width(const struct lb_setup_sheet *r, size_t row,
                        const struct lb_unit *unit)
{
    const struct lb_game *game = r->l->r;
    bool wide = unit->hex2 != KS_NONE;

    if (unit->formation == LB_SKIRMISH)
        return wide == (unit->increments > game->skirmish_one) ||
               fault(r, row, C_HEX2,
                     wide ? "none: so few skirmishers fit in one hex"
                          : "a second hex: so many skirmishers need two");
    if (!wide)
        return true;
    int least = unit->branch == LB_HORSE ? 2 * game->horse_line_hex : game->foot_line_two;
    if (unit->formation != LB_LINE)
        return fault(r, row, C_HEX2, "none in this formation");
    return unit->increments >= least ||
           fault(r, row, C_HEX2, "none: too few for two hexes");
}

/* The facing stands square to the two hexes. */
static bool read_second_hex(const struct lb_setup_sheet *r, size_t row,
                            struct lb_unit *unit)
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

static bool read_order(const struct lb_setup_sheet *r, size_t row, struct lb_unit *unit)
{
    int order;

    if (!ks_cell_number(&r->sheet, row, C_ORDER, 1, 99, &order))
        return false;
    unit->order = (uint8_t)order;
    return true;
}

static bool read_hexes(const struct lb_setup_sheet *r, size_t row, struct lb_unit *unit)
{
    const char *hex = cell(r, row, C_HEX);

    if (!ks_hex_parse(&r->l->g->map, hex, strlen(hex), &unit->hex))
        return fault(r, row, C_HEX, "the number of a hex of the map");
    if (cell(r, row, C_TIME)[0] != '\0')
        return fault(r, row, C_TIME, "none for a piece that stands on the map");
    return read_second_hex(r, row, unit);
}

/* [LB-2.20-2] */
static bool read_arrival(const struct lb_setup_sheet *r, size_t row, struct lb_unit *unit)
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

bool lb_read_place(const struct lb_setup_sheet *r, size_t row, struct lb_unit *unit)
{
    bool arrives = !ks_cell_is_empty(&r->sheet, row, C_ENTRY) ||
                   (!ks_cell_is_empty(&r->sheet, row, C_TIME) &&
                    ks_cell_is_empty(&r->sheet, row, C_HEX));

    return read_formation(r, row, unit) && read_facing(r, row, unit) &&
           read_order(r, row, unit) &&
           (arrives ? read_arrival(r, row, unit) : read_hexes(r, row, unit));
}
