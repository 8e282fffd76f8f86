#include <stddef.h>
#include <string.h>

#include "bridge/rules/state.h"
#include "data/loader.h"
#include "data/sheet.h"
#include "data/table.h"
#include "data/text.h"

static struct br_game *rules(struct ks_loading *l)
{
    return l->rules;
}

/* ---- tables.json: the figures of the rules by their names ---- */

static const char *const figure_name[FIGURES + 1] = {
#define FIGURE(code, name) [code] = (name),
#include "bridge/rules/figures.def"
#undef FIGURE
};

static bool read_figure(struct ks_loading *l, const struct ks_table *table, size_t row,
                        bool seen[FIGURES])
{
    struct ks_json cells, value;
    const char *name;
    int column, number, figure = 0;

    if (!ks_table_row(table, row, &cells, &name, KS_PART_TABLES, &l->certainty) ||
        !ks_table_need(table, "value", &column))
        return false;
    while (figure < FIGURES && strcmp(figure_name[figure], name) != 0)
        figure++;
    if (figure == FIGURES)
        return ks_json_fault(&cells, "\"%.40s\" is not in figures.def", name);
    value = ks_json_item(&cells, (size_t)column);
    if (!ks_json_int(&value, 0, 20, &number))
        return false;
    rules(l)->figure[figure] = (uint8_t)number;
    seen[figure] = true;
    return true;
}

static bool read_figures(struct ks_loading *l, const struct ks_json *top)
{
    static const char *const keys[] = {"figures", NULL};
    struct ks_table table;
    bool seen[FIGURES] = {false}, good = true;

    if (!ks_json_only(top, keys) || !ks_table_get(top, "figures", &table))
        return false;
    for (size_t i = 0; i < table.rows; i++)
        good &= read_figure(l, &table, i, seen);
    for (int i = 0; i < FIGURES; i++)
        good &= seen[i] ||
                ks_json_fault(&table.self, "no row \"%s\"; add one", figure_name[i]);
    return good;
}

static bool load_tables(struct ks_loading *l)
{
    struct ks_json_file file;
    char path[96];

    ks_loading_path(l, "tables.json", path, sizeof path);
    if (!ks_json_open(&file, l->source, path, l->report))
        return false;
    struct ks_json top = ks_json_top(&file);
    bool good = read_figures(l, &top);
    ks_json_close(&file);
    return good;
}

/* ---- units.csv ---- */

enum { C_ID, C_NAME, C_SIDE, C_ARM, C_STEPS, C_MOVEMENT, C_HEX, C_CERTAINTY };

static const char *const columns[] = {"id",       "name", "side",      "arm", "steps",
                                      "movement", "hex",  "certainty", NULL};
static const char *const arms[BR_ARMS + 1] = {"infantry", "cavalry", "gun", NULL};

/* An empty hex makes the piece a reserve [2.2]. */
static bool read_hex(const struct ks_csv_sheet *sheet, struct ks_loading *l, size_t row,
                     ks_hex *hex)
{
    const char *text = ks_cell(sheet, row, C_HEX);

    *hex = KS_NONE;
    return text[0] == '\0' || ks_hex_parse(&l->g->map, text, strlen(text), hex) ||
           ks_cell_fault(sheet, row, C_HEX, "a hex of the map, or nothing");
}

static bool read_unit(const struct ks_csv_sheet *sheet, struct ks_loading *l, size_t row)
{
    const char *const sides[] = {l->g->side[0], l->g->side[1], NULL};
    struct ks_piece *piece = &l->g->piece[row];
    struct br_unit *unit = &rules(l)->unit[row];
    enum ks_certainty sure;
    int side, arm, steps, movement;

    if (!ks_text_is_key(ks_cell(sheet, row, C_ID)) ||
        !ks_text_copy(piece->id, sizeof piece->id, ks_cell(sheet, row, C_ID)) ||
        !ks_text_copy(piece->name, sizeof piece->name, ks_cell(sheet, row, C_NAME)))
        return ks_cell_fault(sheet, row, C_ID, "a key of a-z, 0-9, - and _, and a name");
    if (!ks_certainty_parse(ks_cell(sheet, row, C_CERTAINTY), &sure))
        return ks_cell_fault(sheet, row, C_CERTAINTY, KS_CERTAINTY_WORDS);
    if (!ks_cell_word(sheet, row, C_SIDE, sides, &side) ||
        !ks_cell_word(sheet, row, C_ARM, arms, &arm) ||
        !ks_cell_number(sheet, row, C_STEPS, 1, 4, &steps) ||
        !ks_cell_number(sheet, row, C_MOVEMENT, 1, 9, &movement) ||
        !read_hex(sheet, l, row, &unit->hex))
        return false;
    ks_certainty_count_add(&l->certainty, KS_PART_UNITS, sure);
    ks_text_copy(piece->arm, sizeof piece->arm, arms[arm]);
    ks_text_copy(piece->army, sizeof piece->army, sides[side]);
    piece->side = (uint8_t)side;
    piece->kind = arm == BR_GUN ? KS_KIND_GUNS : KS_KIND_TROOPS;
    unit->arm = (uint8_t)arm;
    unit->steps = (uint8_t)steps;
    unit->movement = (uint8_t)movement;
    return true;
}

static bool load_units(struct ks_loading *l)
{
    static const char *const keys[] = {"id", NULL};
    struct ks_csv_sheet sheet;
    char path[96];
    bool good = true;

    ks_loading_path(l, "units.csv", path, sizeof path);
    if (!ks_csv_read(&l->units, l->source, path, keys, l->report) ||
        !ks_csv_sheet_open(&sheet, &l->units, columns, KS_CSV_COLUMNS, C_ID, l->report))
        return false;
    if (l->units.rows > BR_MAX_UNITS)
        return ks_loading_fault(l, "units.csv", 0, "more than %d units",
                                (int)BR_MAX_UNITS);
    l->g->pieces = (uint16_t)l->units.rows;
    for (size_t row = 0; row < l->units.rows; row++)
        good &= read_unit(&sheet, l, row);
    return good;
}

/* ---- scenarios/NAME.json ---- */

static bool read_scenario(struct ks_loading *l, const struct ks_json *top)
{
    static const char *const keys[] = {
        "title",        "situation",  "turns",      "win_points",
        "reserve_turn", "north_home", "south_home", NULL};
    int turns, points, turn, home[2], rows = l->g->map.grid.rows;

    if (!ks_json_only(top, keys) || !ks_scenario_heading(l, top) ||
        !ks_scenario_count(l, top, "turns", 1, 20, &turns) ||
        !ks_scenario_count(l, top, "win_points", 0, 99, &points) ||
        !ks_scenario_count(l, top, "reserve_turn", 1, 20, &turn) ||
        !ks_scenario_count(l, top, "north_home", 1, rows, &home[0]) ||
        !ks_scenario_count(l, top, "south_home", 1, rows, &home[1]))
        return false;
    l->g->turns = (uint8_t)turns;
    rules(l)->reserve_turn = (uint8_t)turn;
    for (int side = 0; side < 2; side++) {
        l->g->win_at[side] = (int16_t)points;
        rules(l)->home[side] = (uint8_t)home[side];
    }
    return true;
}

static bool load_scenario(struct ks_loading *l)
{
    struct ks_json_file file;

    if (!ks_scenario_open(l, &file))
        return false;
    struct ks_json top = ks_json_top(&file);
    bool good = read_scenario(l, &top);
    ks_json_close(&file);
    return good;
}

/* ---- all together ---- */

static bool read_game(struct ks_loading *l)
{
    if (!load_tables(l) || !ks_read_map(l) || !load_units(l) || !load_scenario(l))
        return false;
    l->g->win_when = KS_WINS_AT_ONCE;
    l->g->win_level = KS_NOBODY;
    l->g->state_size = offsetof(struct ks_state, payload) + sizeof(struct br_state);
    return true;
}

/* A constructed position in JSON, as the lines that rules/text.c reads. */
static bool write_unit(void *context, const struct ks_json *unit)
{
    struct ks_position *w = context;
    struct ks_json at;
    ks_unit u;
    ks_hex hex;
    char number[8];
    int lost = 0;

    if (!ks_position_unit(w, unit, &u) ||
        !ks_json_get(unit, "hex", "a hex, as \"1206\"", &at) ||
        !ks_position_hex(w, &at, &hex, number) ||
        (ks_json_has(unit, "lost", &at) && !ks_json_int(&at, 0, 3, &lost)))
        return false;
    ks_position_put(w, "unit %s %s lost %d\n", w->g->piece[u].id, number, lost);
    return true;
}

static bool write_position(struct ks_position *w, const struct ks_json *top)
{
    static const char *const keys[] = {"turn", "side", "points", "due", "units", NULL};
    static const char *const of_unit[] = {"unit", "hex", "lost", NULL};
    const char *const sides[] = {w->g->side[0], w->g->side[1], NULL};
    struct ks_json list;

    return ks_json_is_object(top) && ks_json_only(top, keys) &&
           ks_position_put_turn(w, top, "turn", w->g->turns) &&
           ks_position_put_word(w, top, "side", sides) &&
           ks_position_put_points(w, top) &&
           ks_position_put_pieces(w, top, "due", ks_position_piece) &&
           ks_json_get(top, "units", "[ units ]", &list) &&
           ks_position_units(w, &list, of_unit, write_unit, w);
}

static const char *const rulebooks[] = {"bridge", NULL};

const struct ks_loader br_loader = {
    .rules = "bridge",
    .size = sizeof(struct br_game),
    .rulebook = rulebooks,
    .terrains = 1u << KS_CLEAR | 1u << KS_WOODS | 1u << KS_VILLAGE,
    .read = read_game,
    .position = write_position,
};
