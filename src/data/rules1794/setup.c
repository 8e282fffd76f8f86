/* setup.csv: [3.1b] where every piece starts in a scenario, or when it arrives. A row without
 * scenario or variant applies to all of them. */
#include <stdio.h>
#include <string.h>

#include "data/rules1794/loading.h"
#include "data/sheet.h"
#include "data/text.h"

/* Those that the table must have, then those it may be without. */
/* clang-format off */
#define COLUMNS_OF_SETUP(COLUMN)                                                        \
    COLUMN(SCENARIO, "scenario")    COLUMN(VARIANT, "variant")                          \
    COLUMN(UNIT, "unit")            COLUMN(HEX, "hex")                                  \
    COLUMN(FACING, "facing")        COLUMN(ORDER, "order")                              \
    COLUMN(CERTAINTY, "certainty")                                                      \
    COLUMN(ARRIVAL, "arrival")      COLUMN(ENTRY, "entry")                              \
    COLUMN(CHOICE, "choice")        COLUMN(FORMATION, "formation")                      \
    COLUMN(FACING_CERTAINTY, "facing_certainty")
/* clang-format on */

enum column {
#define COLUMN(code, name) code,
    COLUMNS_OF_SETUP(COLUMN)
#undef COLUMN
        NEEDED = ARRIVAL
};

static const char *const columns[] = {
#define COLUMN(code, name) name,
    COLUMNS_OF_SETUP(COLUMN)
#undef COLUMN
        NULL};

struct reader {
    struct r94_loading *l;
    struct ks_csv table;
    struct ks_csv_sheet sheet;
    size_t row[KS_MAX_PIECES]; /* row + 1 that places a piece, 0 none yet */
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

static bool check_scenario(const struct reader *r, size_t row)
{
    const char *text = cell(r, row, SCENARIO);
    char expected[80];

    snprintf(expected, sizeof expected,
             "%s/NAME, where scenarios/NAME.json is a file, or nothing",
             r->l->of->manifest.game);
    return text[0] == '\0' || ks_loading_has_scenario(r->l->of, text) ||
           fault(r, row, SCENARIO, expected);
}

static bool check_variant(const struct reader *r, size_t row)
{
    const char *text = cell(r, row, VARIANT);

    return text[0] == '\0' || ks_loading_has_value(r->l->of, "setup", text) ||
           fault(r, row, VARIANT, "a value of the option setup, or none");
}

/* How closely a row is meant for the scenario: it names it, or the one that it is like, or
 * none; 0: it does not hold. The closest row places a unit. A scenario with few units takes no
 * row that names none. */
static int closeness(const struct reader *r, size_t row)
{
    const struct ks_loading *of = r->l->of;
    const char *scenario = cell(r, row, SCENARIO), *variant = cell(r, row, VARIANT);
    char like[64];

    snprintf(like, sizeof like, "%s/%s", of->manifest.game, of->like);
    if (variant[0] != '\0' && strcmp(variant, ks_loading_option(of, "setup")) != 0)
        return 0;
    return strcmp(scenario, r->l->g->scenario) == 0 ? 3
           : strcmp(scenario, like) == 0            ? 2
           : scenario[0] == '\0'                    ? !r->l->only_placed
                                                    : 0;
}

/* ---- one row ---- */

/* The hex and the facing are two values. */
static bool read_certainty(struct reader *r, size_t row)
{
    enum ks_certainty sure;

    if (!ks_certainty_parse(cell(r, row, CERTAINTY), &sure))
        return fault(r, row, CERTAINTY, KS_CERTAINTY_WORDS);
    ks_certainty_count_add(&r->l->of->certainty, KS_PART_SETUP, sure);
    if (cell(r, row, FACING_CERTAINTY)[0] == '\0')
        return true;
    if (!ks_certainty_parse(cell(r, row, FACING_CERTAINTY), &sure))
        return fault(r, row, FACING_CERTAINTY, KS_CERTAINTY_WORDS);
    ks_certainty_count_add(&r->l->of->certainty, KS_PART_SETUP, sure);
    return true;
}

static bool read_facing(const struct reader *r, size_t row, struct r94_unit *unit)
{
    static const char *const names[] = {"N", "NE", "SE", "S", "SW", "NW", NULL};
    const char *text = cell(r, row, FACING);
    int facing;

    if (unit->branch == R94_LEADER)
        return text[0] == '\0' ||
               fault(r, row, FACING, "none: commanders have no facing [5.1]");
    if (!ks_cell_word(&r->sheet, row, FACING, names, &facing))
        return false;
    unit->facing = (uint8_t)facing;
    return true;
}

/* [7.0] All begin in line; [8.12a@maciejowice] batteries may be limbered,
 * [6.2.1a@maciejowice] stacks may stand under a Line marker. */
static bool read_formation(const struct reader *r, size_t row, struct r94_unit *unit)
{
    const struct r94_game *game = r->l->r;
    const char *text = cell(r, row, FORMATION);

    if (text[0] == '\0')
        return true;
    if (strcmp(text, "limbered") == 0) {
        unit->form = R94_LIMBERED;
        return (unit->branch == R94_GUNS && game->setting.guns_limber) ||
               fault(r, row, FORMATION, "it only for batteries, where guns limber");
    }
    if (strcmp(text, "ranked") == 0) {
        unit->form = R94_RANKED;
        return (unit->branch <= R94_HORSE && game->ranked[unit->branch][1] > 0) ||
               fault(r, row, FORMATION,
                     "it only for infantry and cavalry, where tables.json has a chart "
                     "line_marker");
    }
    return fault(r, row, FORMATION,
                 "limbered, ranked, or none (all begin in line [7.0])");
}

/* Limbered guns go where cavalry goes [8.12d@maciejowice], commanders where infantry
 * does. */
static bool is_closed(const struct reader *r, const struct r94_unit *unit)
{
    int branch = unit->form == R94_LIMBERED   ? R94_HORSE
                 : unit->branch == R94_LEADER ? R94_FOOT
                                              : unit->branch;

    return r->l->r->terrain_cost[branch][r->l->g->map.terrain[unit->hex]] == 0;
}

static bool check_ground(const struct reader *r, size_t row, const struct r94_unit *unit)
{
    int last = r->l->r->last_row;

    if (last > 0 && ks_grid_row(&r->l->g->map.grid, unit->hex) > last)
        return fault(r, row, HEX, "a hex up to the last row of the scenario");
    return !is_closed(r, unit) || fault(r, row, HEX, "ground that is open to it");
}

/* A piece on the map. */
static bool read_place(const struct reader *r, size_t row, struct r94_unit *unit)
{
    const char *hex = cell(r, row, HEX), *choice = cell(r, row, CHOICE);
    char range[40];
    int order;

    if (!ks_hex_parse(&r->l->g->map, hex, strlen(hex), &unit->hex))
        return fault(r, row, HEX, ks_loading_hex_range(r->l->of, range, sizeof range));
    if (!ks_text_number(cell(r, row, ORDER), 1, 99, &order))
        return fault(r, row, ORDER, "the place in the stack, 1 on top");
    if (cell(r, row, ENTRY)[0] != '\0')
        return fault(r, row, ENTRY, "none for a piece that stands on the map");
    unit->order = (uint8_t)order;
    unit->choose_place = strcmp(choice, "any_own_unit") == 0;
    if (choice[0] != '\0' && (!unit->choose_place || unit->branch != R94_LEADER))
        return fault(r, row, CHOICE, "any_own_unit for a commander, or none");
    return read_facing(r, row, unit) && check_ground(r, row, unit);
}

/* A turn, or "procedure": then the dice bring the late commander and his units. */
static bool read_turn(const struct reader *r, size_t row, struct r94_unit *unit)
{
    const struct r94_game *game = r->l->r;
    int turn;

    if (strcmp(cell(r, row, ARRIVAL), "procedure") == 0) {
        unit->arrival = R94_BY_DICE;
        return (game->late != KS_NONE && unit->commander == game->late) ||
               fault(r, row, ARRIVAL, "it only for the late commander and his units");
    }
    if (!ks_text_number(cell(r, row, ARRIVAL), 1, game->last_turn, &turn))
        return fault(r, row, ARRIVAL, "a turn of the scenario, or procedure");
    unit->arrival = (uint8_t)turn;
    return true;
}

/* A piece that comes later, by one of the scenario's entries. */
static bool read_arrival(const struct reader *r, size_t row, struct r94_unit *unit)
{
    const struct r94_game *game = r->l->r;
    ks_hex first, last;

    if (!read_turn(r, row, unit))
        return false;
    if (cell(r, row, HEX)[0] != '\0' || cell(r, row, FACING)[0] != '\0')
        return fault(r, row, HEX, "none, and no facing, for a piece that arrives");
    if (ks_loading_hexes(r->l->of, cell(r, row, ENTRY), &first, &last)) {
        for (uint8_t i = 0; i < game->entries; i++) {
            const struct r94_entry *entry = &game->entry[i];
            if (entry->hex[0] == first && entry->hex[entry->hexes - 1] == last) {
                unit->entry = i;
                return true;
            }
        }
    }
    return fault(r, row, ENTRY, "the hexes of an entry of the scenario");
}

/* Finds the unit that a row places; reading its place waits till all rows are known. */
static bool read_row(struct reader *r, size_t row)
{
    ks_unit u = ks_loading_unit(r->l->of, cell(r, row, UNIT));
    int close = closeness(r, row);
    bool good = read_certainty(r, row);

    good &= check_scenario(r, row);
    good &= check_variant(r, row);
    /* A scenario with few units knows nothing of those of the others. */
    if (u == KS_NONE && r->l->only_placed && close == 0)
        return good;
    if (u == KS_NONE)
        return fault(r, row, UNIT, "the id of a unit of units.csv");
    if (close == 0)
        return good;
    int before = r->row[u] == 0 ? 0 : closeness(r, r->row[u] - 1);
    if (before == close)
        return ks_report_error(r->l->of->report, r->table.place[row],
                               "%s has its place by line %u already; expected one row",
                               r->l->g->piece[u].id, r->table.place[r->row[u] - 1].line);
    if (close > before)
        r->row[u] = row + 1;
    return good;
}

static bool read_unit(const struct reader *r, ks_unit u)
{
    struct r94_unit *unit = &r->l->r->unit[u];
    size_t row = r->row[u] - 1;

    if (r->row[u] == 0)
        return ks_report_error(r->l->of->report, r->table.header,
                               "no row places %s; add one, or \"only_placed_units\": "
                               "true to the scenario",
                               r->l->g->piece[u].id);
    unit->hex = KS_NONE;
    bool good = read_formation(r, row, unit);
    if (cell(r, row, ARRIVAL)[0] != '\0')
        return read_arrival(r, row, unit) && good;
    return read_place(r, row, unit) && good;
}

/* ---- all rows together ---- */

/* What stands in one hex. */
struct stack {
    int count[R94_BRANCHES];
    int size[R94_BRANCHES]; /* strengths added up */
    int ranked;             /* units under a Line marker */
    uint32_t orders;        /* a bit each */
    ks_unit first;
    ks_unit army;   /* a unit whose army all others share; commanders apart */
    ks_unit facing; /* a unit whose facing all others share */
    bool good;
};

static bool stack_fault(const struct reader *r, ks_unit u, const char *what)
{
    return ks_report_error(r->l->of->report, r->table.place[r->row[u] - 1], "%s: %s",
                           r->l->g->piece[u].id, what);
}

static void add_to_stack(const struct reader *r, struct stack *s, ks_unit u)
{
    const struct r94_unit *unit = r->l->r->unit, *it = &unit[u];
    uint32_t bit = it->order < 32 ? (uint32_t)1 << it->order : 0;

    if (s->first == KS_NONE)
        s->first = u;
    s->count[it->branch]++;
    s->size[it->branch] += it->step[0].strength;
    s->ranked += it->form == R94_RANKED;
    if (unit[s->first].side != it->side)
        s->good = stack_fault(r, u, "both sides are in one hex; move one of them");
    if (s->good && (bit == 0 || (s->orders & bit) != 0))
        s->good =
            stack_fault(r, u, "its place in the stack is taken; expected another order");
    s->orders |= bit;
    if (it->branch == R94_LEADER)
        return;
    if (s->army == KS_NONE)
        s->army = u;
    if (s->good && unit[s->army].army != it->army)
        s->good = stack_fault(r, u, "two armies are in one hex [6.0a]; move one of them");
    /* [6.0d] Guns alone may face where they like. */
    if (it->branch > R94_HORSE)
        return;
    if (s->facing == KS_NONE)
        s->facing = u;
    if (s->good && unit[s->facing].facing != it->facing)
        s->good = stack_fault(
            r, u, "faces another way than its stack [6.0d]; expected one facing");
}

/* [6.2a, 6.2b, 6.2c, 6.2d, 6.2e] Numbers of units or, in later games, sizes; guns are
 * always counted. */
static bool within_limits(const struct r94_game *t, const struct stack *s)
{
    const int *n = t->setting.stack_by_size ? s->size : s->count;
    int foot = n[R94_FOOT], horse = n[R94_HORSE], guns = s->count[R94_GUNS];

    if (foot > 0 && horse > 0)
        return false;
    if (guns == 0)
        return foot <= t->stack_infantry && horse <= t->stack_cavalry;
    if (foot > 0)
        return foot <= t->infantry_with_guns && guns <= t->guns_with_infantry;
    if (horse > 0)
        return horse <= t->cavalry_with_guns && guns <= t->guns_with_cavalry;
    return guns <= t->stack_guns;
}

/* [6.2.1a@maciejowice] All troops of the stack are under the marker, and its size lies
 * in the band. */
static bool fits_marker(const struct r94_game *t, const struct stack *s)
{
    int branch = s->count[R94_FOOT] > 0 ? R94_FOOT : R94_HORSE;

    return s->ranked == 0 ||
           (s->ranked == s->count[branch] && s->size[branch] >= t->ranked[branch][0] &&
            s->size[branch] <= t->ranked[branch][1]);
}

/* A commander who may be placed on any of his units needs one of them in the hex given. */
static bool check_choice(const struct reader *r, ks_unit u)
{
    const struct r94_unit *unit = r->l->r->unit;

    if (!unit[u].choose_place)
        return true;
    for (ks_unit i = 0; i < r->l->g->pieces; i++) {
        if (i != u && unit[i].commander == u && unit[i].hex == unit[u].hex)
            return true;
    }
    return stack_fault(r, u,
                       "none of his units stands in that hex; expected a hex of one");
}

/* Pieces of a hex follow each other in a list, so that every hex is looked at once. */
static bool check_stacks(const struct reader *r)
{
    const struct r94_game *game = r->l->r;
    ks_unit first[KS_MAX_HEXES], next[KS_MAX_PIECES] = {0};
    bool good = true;

    memset(first, 0xFF, sizeof first);
    for (ks_unit u = r->l->g->pieces; u-- > 0;) {
        if (game->unit[u].hex == KS_NONE)
            continue;
        next[u] = first[game->unit[u].hex];
        first[game->unit[u].hex] = u;
        good &= check_choice(r, u);
    }
    for (size_t h = 0; h < KS_MAX_HEXES; h++) {
        struct stack s = {
            .first = KS_NONE, .army = KS_NONE, .facing = KS_NONE, .good = true};
        for (ks_unit u = first[h]; u != KS_NONE; u = next[u])
            add_to_stack(r, &s, u);
        /* Places run from 1 without a gap: bits 1 .. n. */
        if (s.good && (s.orders & (s.orders + 2)) != 0)
            s.good = stack_fault(
                r, s.first,
                "a place in its stack is missing; expected the orders 1, 2 ... "
                "without a gap");
        if (s.good && !within_limits(game, &s))
            s.good =
                stack_fault(r, s.first,
                            "its stack is over the limits of 6.2; expected fewer units "
                            "in the hex");
        if (s.good && !fits_marker(game, &s))
            s.good =
                stack_fault(r, s.first, "its stack may not stand under a Line marker");
        good &= s.good;
    }
    return good;
}

static bool open_setup(struct reader *r)
{
    static const char *const keys[] = {"scenario", "variant", "unit", NULL};
    struct ks_data_report *report = r->l->of->report;
    char path[64];

    ks_loading_path(r->l->of, "setup.csv", path, sizeof path);
    return ks_csv_read(&r->table, r->l->of->source, path, keys, report) &&
           ks_csv_sheet_open(&r->sheet, &r->table, columns, NEEDED, UNIT, report);
}

bool r94_keep_placed(struct r94_loading *l)
{
    struct reader r = {.l = l};
    bool keep[KS_CSV_ROWS] = {false};

    if (!r94_scenario_only_placed(l, &l->only_placed))
        return false;
    if (!l->only_placed)
        return true;
    bool good = open_setup(&r);
    for (size_t i = 0; good && i < r.table.rows; i++) {
        ks_unit u = ks_loading_unit(l->of, cell(&r, i, UNIT));
        if (u != KS_NONE && closeness(&r, i) > 0)
            keep[u] = true;
    }
    if (good)
        ks_csv_keep(&l->of->units, keep);
    ks_csv_done(&r.table);
    return good;
}

bool r94_read_setup(struct r94_loading *l)
{
    struct reader r = {.l = l};
    bool good = open_setup(&r);

    for (size_t i = 0; i < r.table.rows; i++)
        good &= read_row(&r, i);
    for (ks_unit u = 0; good && u < l->g->pieces; u++)
        good &= read_unit(&r, u);
    good = good && check_stacks(&r);
    ks_csv_done(&r.table);
    return good;
}
