/* tables.json: the printed charts of a 1794 game into struct r94_game. The list below
 * says which cell goes where; the few charts of another shape are read further down. */
#include <string.h>

#include "base/text.h"
#include "data/rules1794/loading.h"
#include "data/table.h"
#include "data/text.h"

struct cell {
    const char *table, *row, *column;
    size_t field;
    int min, max;
    enum {
        NEEDED,
        ROW_OPTIONAL,  /* the row may be missing: no such hexside on the map */
        CELL_OPTIONAL, /* the cell may also be null: no such terrain */
    } need;
};

/* clang-format off */
#define CELL(table, row, column, member, min, max)                                       \
    {table, row, column, offsetof(struct r94_game, member), min, max, NEEDED}
#define ITEM(table, row, member, min, max) CELL(table, row, "value", member, min, max)
#define FIRE(row, member) CELL("fire_modifiers", row, "modifier", member, -9, 9)
#define MELEE(row, member) CELL("melee_modifiers", row, "modifier", member, -9, 9)
#define COST(row, column, member)                                                        \
    {"terrain", row, column, offsetof(struct r94_game, member), 0, 20, CELL_OPTIONAL}
#define GROUND(row, kind)                                                                \
    COST(row, "infantry", terrain_cost[R94_FOOT][kind]),                                 \
    COST(row, "cavalry", terrain_cost[R94_HORSE][kind]),                                 \
    {"terrain", row, "artillery",                                                        \
     offsetof(struct r94_game, terrain_cost[R94_GUNS][kind]), 0, 1, CELL_OPTIONAL}
#define SIDE(row, column, member)                                                        \
    {"hexsides", row, column, offsetof(struct r94_game, member), 0, 20, ROW_OPTIONAL}
#define BAND(row, branch)                                                                \
    CELL("line_marker", row, "from", ranked[branch][0], 1, 99),                          \
    CELL("line_marker", row, "to", ranked[branch][1], 1, 99)

static const struct cell cells[] = {
    CELL("movement_points", "infantry", "points", allowance[R94_FOOT], 1, 60),
    CELL("movement_points", "cavalry", "points", allowance[R94_HORSE], 1, 60),
    CELL("movement_points", "cossack", "points", cossack_allowance, 1, 60),
    CELL("movement_points", "artillery", "points", allowance[R94_GUNS], 0, 60),
    CELL("movement_points", "limbered", "points", limbered_allowance, 0, 60),
    CELL("movement_points", "commander", "points", allowance[R94_LEADER], 1, 60),
    CELL("movement_points", "double_time", "points", double_time_bonus, 0, 20),
    GROUND("clear", KS_CLEAR),
    GROUND("hill", KS_HILL),
    GROUND("woods", KS_WOODS),
    GROUND("village", KS_VILLAGE),
    GROUND("slope", KS_SLOPE),
    GROUND("marsh", KS_MARSH),
    GROUND("castle", KS_CASTLE),
    GROUND("water", KS_WATER),
    SIDE("stream", "infantry", stream_cost[R94_FOOT]),
    SIDE("stream", "cavalry", stream_cost[R94_HORSE]),
    SIDE("river", "infantry", stream_cost[R94_FOOT]),
    SIDE("river", "cavalry", stream_cost[R94_HORSE]),
    SIDE("ford", "infantry", ford_cost[R94_FOOT]),
    SIDE("ford", "cavalry", ford_cost[R94_HORSE]),
    CELL("extra_costs", "uphill", "points", uphill_cost, 0, 20),
    CELL("extra_costs", "road", "points", road_cost, 1, 20),
    CELL("extra_costs", "enemy_hex", "points", enemy_cost, 0, 20),
    CELL("extra_costs", "passing_friends", "points", pass_cost, 0, 20),
    CELL("extra_costs", "rear_step", "points", rear_cost, 0, 20),
    CELL("extra_costs", "turn_60", "points", turn_cost, 1, 20),
    ITEM("command", "radius", command_radius, 0, 99),
    ITEM("command", "six_units", six_units, 0, 99),
    CELL("stacking", "infantry", "infantry", stack_infantry, 0, 99),
    CELL("stacking", "cavalry", "cavalry", stack_cavalry, 0, 99),
    CELL("stacking", "guns_and_infantry", "infantry", infantry_with_guns, 0, 99),
    CELL("stacking", "guns_and_infantry", "guns", guns_with_infantry, 0, 99),
    CELL("stacking", "guns_and_cavalry", "cavalry", cavalry_with_guns, 0, 99),
    CELL("stacking", "guns_and_cavalry", "guns", guns_with_cavalry, 0, 99),
    CELL("stacking", "guns", "guns", stack_guns, 0, 99),
    ITEM("formations", "skirmish_at_strength", skirmish_strength, 0, 99),
    ITEM("formations", "square_units", square_units, 1, 16),
    ITEM("formations", "square_strength", square_strength, 0, 99),
    ITEM("formations", "square_total", square_total, 0, 99),
    ITEM("formations", "square_fire_divisor", square_fire_divisor, 1, 99),
    BAND("infantry", R94_FOOT),
    BAND("cavalry", R94_HORSE),
    ITEM("ranges", "infantry", range[R94_FOOT], 0, R94_RIFLE_RANGE),
    ITEM("ranges", "cavalry", range[R94_HORSE], 0, R94_RIFLE_RANGE),
    ITEM("ranges", "artillery", range[R94_GUNS], 0, KS_RAY_RANGE),
    ITEM("ranges", "shots_a_turn", shots_a_turn, 0, 4),
    FIRE("woods", fire_woods),
    FIRE("village", fire_village),
    FIRE("castle", fire_castle),
    FIRE("cavalry_fires", fire_cavalry),
    FIRE("skirmish_order", fire_skirmish),
    FIRE("light_infantry_fires", fire_light),
    FIRE("square", fire_square),
    FIRE("flank_or_rear", fire_flank),
    FIRE("first_shot", fire_shot[0]),
    FIRE("second_shot", fire_shot[1]),
    FIRE("later_shots", fire_shot[2]),
    FIRE("star", fire_star),
    CELL("fire_modifiers", "loss_at", "modifier", fire_loss_at, 0, 99),
    ITEM("gun_targets", "firepower_to_kill_gun", gun_kill_firepower, 0, 99),
    ITEM("gun_targets", "counter_battery_range", counter_battery_range, 0, 10),
    ITEM("gun_targets", "polish_battery_bonus", polish_battery_bonus, -9, 9),
    ITEM("gun_targets", "artillery_casualty_range", artillery_casualty_range, 0, 10),
    MELEE("flank", melee_flank),
    MELEE("rear", melee_rear),
    MELEE("charge", melee_charge),
    MELEE("charge_in_the_open", melee_charge_open),
    MELEE("square_against_cavalry", melee_square_horse),
    MELEE("square_against_infantry", melee_square_foot),
    MELEE("kosynierzy_against_cavalry", melee_kosynier_horse),
    MELEE("grenadiers_or_kosynierzy", melee_shock),
    MELEE("woods_or_village", melee_cover),
    MELEE("castle", melee_castle),
    MELEE("uphill_or_stream", melee_uphill),
    MELEE("skirmish_order", melee_skirmish),
    MELEE("commander", melee_commander),
    MELEE("morale", melee_morale),
    ITEM("melee", "winner_losses", winner_losses, 0, 9),
    ITEM("melee", "loser_losses", loser_losses, 0, 9),
    ITEM("melee", "spared_at_lead", spared_at_lead, 0, 99),
    ITEM("melee", "charge_hexes", charge_run, 1, 60),
    ITEM("melee", "lava_check_at_infantry", lava_infantry, -9, 9),
    ITEM("melee", "morale_gap", melee_morale_gap, 0, 9),
    ITEM("victory", "gun", gun_vp, 0, 99),
    ITEM("victory", "commander", commander_vp, 0, 99),
    ITEM("victory", "unit_by_fire", kill_vp, 0, 99),
    ITEM("victory", "unit_by_crisis", crisis_vp, 0, 99),
    ITEM("victory", "melee", melee_vp, 0, 99),
    ITEM("victory", "recapture", recapture_vp, 0, 99),
    ITEM("victory", "minor_up_to", margin[0], 0, 999),
    ITEM("victory", "decisive_up_to", margin[1], 0, 999),
};
/* clang-format on */

enum {
    CELLS = sizeof cells / sizeof cells[0],
    NO_END = 999, /* upper end of a band "10+" */
};

/* Columns every chart may have in addition to its figures. */
static const char *const remarks[] = {"rule", "certainty", "source", "side", NULL};

/* A chart a game may be without. */
static const char *const optional_charts[] = {"hexsides", "line_marker", "withdrawal",
                                              NULL};

static const char *const charts[] = {
    "movement_points", "terrain",        "hexsides",        "extra_costs", "command",
    "stacking",        "formations",     "line_marker",     "ranges",      "rifle_fire",
    "artillery_fire",  "fire_modifiers", "melee_modifiers", "melee",       "melee_ratio",
    "withdrawal",      "victory",        "gun_targets",     NULL,
};

/* The entry for a cell; -1 if the chart has nothing there, -2 if it has no such row. */
static int find_cell(const char *chart, const char *row, const char *column)
{
    int found = -2;

    for (int i = 0; i < CELLS; i++) {
        if (strcmp(cells[i].table, chart) != 0 || strcmp(cells[i].row, row) != 0)
            continue;
        if (strcmp(cells[i].column, column) == 0)
            return i;
        found = -1;
    }
    return found;
}

static bool read_cell(struct r94_loading *l, const struct ks_json *at, int i, bool *seen)
{
    int *field = (int *)(void *)((char *)l->r + cells[i].field);

    if (seen[i])
        return ks_json_fault(at, "\"%s\" is in the table twice; expected it once",
                             cells[i].row);
    seen[i] = true;
    if (cells[i].need == CELL_OPTIONAL && json_is_null(at->value))
        return true;
    return ks_json_int(at, cells[i].min, cells[i].max, field);
}

static bool read_row(struct r94_loading *l, const struct ks_table *t, size_t index,
                     bool *seen)
{
    struct ks_json row;
    const char *name;
    bool good = true;

    if (!ks_table_row(t, index, &row, &name, KS_PART_TABLES, &l->of->certainty))
        return false;
    for (size_t c = 1; c < t->columns; c++) {
        struct ks_json at = ks_json_item(&row, c);
        if (ks_text_among(t->column[c], remarks) >= 0)
            continue;
        int i = find_cell(t->self.key, name, t->column[c]);
        if (i >= 0)
            good &= read_cell(l, &at, i, seen);
        else if (i == -2)
            return ks_json_fault(&row, "row \"%.40s\"; the table has none of that name",
                                 name);
        else if (!json_is_null(at.value))
            good = ks_json_fault(&at, "this cell has no meaning; expected null");
    }
    return good;
}

/* Must the cell be there? A row that is there at all has all its cells. */
static bool is_wanted(int i, const bool *seen)
{
    if (cells[i].need == NEEDED)
        return true;
    for (int k = 0; k < CELLS; k++) {
        if (seen[k] && strcmp(cells[k].table, cells[i].table) == 0 &&
            strcmp(cells[k].row, cells[i].row) == 0)
            return true;
    }
    return false;
}

/* A chart of named rows and figures. */
static bool read_chart(struct r94_loading *l, const struct ks_json *top, const char *name,
                       bool *seen)
{
    bool good = true;
    struct ks_table t;

    if (!ks_table_get(top, name, &t))
        return false;
    for (size_t i = 0; i < t.rows; i++)
        good &= read_row(l, &t, i, seen);
    for (int i = 0; i < CELLS; i++) {
        if (strcmp(cells[i].table, name) == 0 && !seen[i] && is_wanted(i, seen))
            good = ks_json_fault(&t.self, "row \"%s\", column \"%s\" is missing; add it",
                                 cells[i].row, cells[i].column);
    }
    return good;
}

/* [10.9.7a, 10.9.7b, 10.9.7c] "--", "M", "1M" ...: -1, 0, 1 ... */
static bool read_result(const struct ks_json *at, int *out)
{
    const char *text = ks_json_string(at);
    size_t n = text ? strlen(text) : 0;

    if (text == NULL)
        return false;
    if (strcmp(text, "--") == 0) {
        *out = -1;
    } else if (strcmp(text, "M") == 0) {
        *out = 0;
    } else if (n == 2 && text[0] >= '1' && text[0] <= '9' && text[1] == 'M') {
        *out = text[0] - '0';
    } else {
        return ks_json_fault(at, "found \"%.40s\"; expected --, M, 1M, 2M ...", text);
    }
    return true;
}

/* "6-9" or "10+" (no upper end). */
static bool read_band(const struct ks_json *row, const char *text, int *from, int *to)
{
    struct ks_json at = ks_json_item(row, 0);
    char low[8], *cut;

    if (strlen(text) < sizeof low) {
        memcpy(low, text, strlen(text) + 1);
        *to = NO_END;
        if ((cut = strchr(low, '+')) != NULL && cut[1] == '\0') {
            *cut = '\0';
            if (ks_text_number(low, 0, 99, from))
                return true;
        } else if ((cut = strchr(low, '-')) != NULL) {
            *cut = '\0';
            if (ks_text_number(low, 0, 99, from) &&
                ks_text_number(cut + 1, *from, 99, to))
                return true;
        }
    }
    return ks_json_fault(&at, "found \"%.40s\"; expected numbers as 6-9 or 10+", text);
}

/* A chart of bands, as rifle and artillery fire have them. */
struct bands {
    const char *name;
    size_t rows;
    int first;       /* where the lowest band begins */
    bool commanders; /* has a column that says whether they are endangered */
    int from[R94_RIFLE_ROWS], to[R94_RIFLE_ROWS], result[R94_RIFLE_ROWS];
    int casualty_row; /* first row that endangers commanders; rows: none */
};
_Static_assert(R94_ARTILLERY_BANDS <= R94_RIFLE_ROWS, "both charts fit");

/* Once commanders are endangered they stay so in the rows below. */
static bool read_danger(struct bands *b, const struct ks_table *t,
                        const struct ks_json *row, size_t i)
{
    bool flag = false;
    int column;

    if (!ks_table_need(t, "commanders", &column))
        return false;
    struct ks_json at = ks_json_item(row, (size_t)column);
    if (!ks_json_bool(&at, &flag))
        return false;
    if (flag && b->casualty_row == (int)b->rows)
        b->casualty_row = (int)i;
    return flag == (b->casualty_row <= (int)i) ||
           ks_json_fault(&at, "found false below a row with true; expected true");
}

static bool read_bands_row(struct r94_loading *l, struct bands *b,
                           const struct ks_table *t, size_t i)
{
    int expected = i == 0 ? b->first : b->to[i - 1] + 1, column;
    struct ks_json row;
    const char *name;

    if (!ks_table_row(t, i, &row, &name, KS_PART_TABLES, &l->of->certainty) ||
        !read_band(&row, name, &b->from[i], &b->to[i]) ||
        !ks_table_need(t, "result", &column))
        return false;
    if (b->from[i] != expected)
        return ks_json_fault(&row, "the row begins with %d; expected %d", b->from[i],
                             expected);
    struct ks_json at = ks_json_item(&row, (size_t)column);
    return read_result(&at, &b->result[i]) &&
           (!b->commanders || read_danger(b, t, &row, i));
}

static bool read_bands(struct r94_loading *l, const struct ks_json *top, struct bands *b)
{
    struct ks_table t;

    b->casualty_row = (int)b->rows;
    if (!ks_table_get(top, b->name, &t))
        return false;
    if (t.rows != b->rows)
        return ks_json_fault(&t.row_list, "%s; expected %zu",
                             ks_count(t.rows, "row").text, b->rows);
    for (size_t i = 0; i < t.rows; i++) {
        if (!read_bands_row(l, b, &t, i))
            return false;
    }
    return true;
}

/* [10.9.4c] */
static bool read_rifle_fire(struct r94_loading *l, const struct ks_json *top)
{
    struct bands b = {"rifle_fire", R94_RIFLE_ROWS, .first = 0, .commanders = true};

    if (!read_bands(l, top, &b))
        return false;
    memcpy(l->r->rifle_from, b.from, sizeof l->r->rifle_from);
    memcpy(l->r->rifle_result, b.result, sizeof l->r->rifle_result);
    l->r->rifle_casualty_row = b.casualty_row;
    return true;
}

/* [10.10.1] The last band ends where the range of guns does. */
static bool read_artillery_fire(struct r94_loading *l, const struct ks_json *top)
{
    struct bands b = {"artillery_fire", R94_ARTILLERY_BANDS, .first = 1};
    int range = l->r->range[R94_GUNS];

    if (!read_bands(l, top, &b))
        return false;
    memcpy(l->r->artillery_to, b.to, sizeof l->r->artillery_to);
    memcpy(l->r->artillery_result, b.result, sizeof l->r->artillery_result);
    return b.to[b.rows - 1] == range ||
           ks_json_fault(top,
                         "artillery_fire: the last row ends at %d; expected the range of "
                         "guns, %d",
                         b.to[b.rows - 1], range);
}

/* [TAB-MELEE-1] "3:2": best first. */
static bool read_ratio(const struct ks_json *row, const char *text, int *ratio)
{
    struct ks_json at = ks_json_item(row, 0);
    char digit[2][2] = {{0}};

    if (strlen(text) == 3 && text[1] == ':') {
        digit[0][0] = text[0];
        digit[1][0] = text[2];
        if (ks_text_number(digit[0], 1, 9, &ratio[0]) &&
            ks_text_number(digit[1], 1, 9, &ratio[1]))
            return true;
    }
    return ks_json_fault(&at, "found \"%.40s\"; expected a ratio as 3:2", text);
}

static bool read_melee_ratio(struct r94_loading *l, const struct ks_json *top)
{
    struct ks_json row;
    struct ks_table t;
    const char *name;
    int modifier, (*ratio)[3] = l->r->melee_ratio;

    if (!ks_table_get(top, "melee_ratio", &t) ||
        !ks_table_need(&t, "modifier", &modifier))
        return false;
    if (t.rows != 3)
        return ks_json_fault(&t.row_list, "%s; expected 3", ks_count(t.rows, "row").text);
    for (size_t i = 0; i < t.rows; i++) {
        if (!ks_table_row(&t, i, &row, &name, KS_PART_TABLES, &l->of->certainty) ||
            !read_ratio(&row, name, ratio[i]))
            return false;
        if (i > 0 && ratio[i][0] * ratio[i - 1][1] >= ratio[i - 1][0] * ratio[i][1])
            return ks_json_fault(&row, "\"%s\" is not lower than the row above", name);
        struct ks_json at = ks_json_item(&row, (size_t)modifier);
        if (!ks_json_int(&at, -9, 9, &ratio[i][2]))
            return false;
    }
    return true;
}

/* [11.11.2a@szczekociny 11.11.2a@maciejowice] Differences from 1 on, and the turns a
 * beaten unit stays away: more for a greater difference. */
static bool read_withdrawal(struct r94_loading *l, const struct ks_json *top)
{
    struct r94_game *r = l->r;
    struct ks_json row;
    struct ks_table t;
    const char *name;
    int turns, to = 0;

    if (!ks_table_get(top, "withdrawal", &t) || !ks_table_need(&t, "turns", &turns))
        return false;
    if (t.rows != R94_WITHDRAWAL_ROWS)
        return ks_json_fault(&t.row_list, "%s; expected %d", ks_count(t.rows, "row").text,
                             (int)R94_WITHDRAWAL_ROWS);
    for (size_t i = 0; i < t.rows; i++) {
        int expected = to + 1;
        if (!ks_table_row(&t, i, &row, &name, KS_PART_TABLES, &l->of->certainty) ||
            !read_band(&row, name, &r->withdrawal_from[i], &to))
            return false;
        if (r->withdrawal_from[i] != expected)
            return ks_json_fault(&row, "the row begins with %d; expected %d",
                                 r->withdrawal_from[i], expected);
        struct ks_json at = ks_json_item(&row, (size_t)turns);
        if (!ks_json_int(&at, i > 0 ? r->withdrawal_turns[i - 1] : 1, 99,
                         &r->withdrawal_turns[i]))
            return false;
    }
    return to == NO_END || ks_json_fault(&row, "the last row ends at %d; expected %d+",
                                         to, r->withdrawal_from[t.rows - 1]);
}

/* ---- figures that must agree ---- */

/* [12.2b] Games that know no grades of victory have 0 in both rows. */
static bool check_margins(const struct r94_game *r, const struct ks_json *top)
{
    if (r->margin[0] < r->margin[1] || (r->margin[0] == 0 && r->margin[1] == 0))
        return true;
    return ks_json_fault(top, "victory: minor_up_to %d is not below decisive_up_to %d",
                         r->margin[0], r->margin[1]);
}

/* Streams and rivers are one kind of hexside: a map has the one or the other. */
static bool check_hexsides(struct r94_loading *l, const struct ks_json *top,
                           const bool *seen)
{
    l->has_stream_cost = seen[find_cell("hexsides", "stream", "infantry")];
    l->has_river_cost = seen[find_cell("hexsides", "river", "infantry")];
    l->has_ford_cost = seen[find_cell("hexsides", "ford", "infantry")];
    return !(l->has_stream_cost && l->has_river_cost) ||
           ks_json_fault(top, "hexsides: found stream and river; expected one of them");
}

static bool check_bands(const struct r94_game *r, const struct ks_json *top)
{
    for (int b = R94_FOOT; b <= R94_HORSE; b++) {
        if (r->ranked[b][0] > r->ranked[b][1])
            return ks_json_fault(top, "line_marker: from %d to %d; expected no less",
                                 r->ranked[b][0], r->ranked[b][1]);
    }
    return true;
}

static bool read_charts(struct r94_loading *l, const struct ks_json *top)
{
    bool good = ks_json_only(top, charts), seen[CELLS] = {false};
    struct ks_json chart;

    /* What no row names stays at -1 until r94_check_ground has seen the map. */
    memset(l->r->terrain_cost, 0xFF, sizeof l->r->terrain_cost);
    for (size_t i = 0; charts[i] != NULL; i++) {
        if (ks_text_among(charts[i], optional_charts) >= 0 &&
            !ks_json_has(top, charts[i], &chart))
            continue;
        if (strcmp(charts[i], "rifle_fire") == 0)
            good &= read_rifle_fire(l, top);
        else if (strcmp(charts[i], "melee_ratio") == 0)
            good &= read_melee_ratio(l, top);
        else if (strcmp(charts[i], "artillery_fire") == 0)
            good &= read_artillery_fire(l, top);
        else if (strcmp(charts[i], "withdrawal") == 0)
            good &= read_withdrawal(l, top);
        else
            good &= read_chart(l, top, charts[i], seen);
    }
    return good && check_margins(l->r, top) && check_hexsides(l, top, seen) &&
           check_bands(l->r, top);
}

bool r94_read_tables(struct r94_loading *l)
{
    struct ks_json_file file;

    if (!ks_loading_tables(l->of, &file))
        return false;
    struct ks_json top = ks_json_top(&file);
    bool good = read_charts(l, &top);
    ks_json_close(&file);
    return good;
}
