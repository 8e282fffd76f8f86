/* tables.json: every figure of labataille/tables.def, by its name; the charts of another shape
 * are read by their subjects (chart.h). */
#include <string.h>

#include "data/labataille/chart.h"

enum kind { FIGURES, POINTS_, DICE_, RATIOS, STANDS, PREMELEES, FACTORS };

struct entry {
    const char *name;
    enum kind kind;
    size_t field;
};

static const struct entry entries[] = {
#define FIGURE(name, paragraphs) {#name, FIGURES, offsetof(struct lb_game, name)},
#define POINTS(name, paragraphs) {#name, POINTS_, offsetof(struct lb_game, name)},
#define DICE(name, paragraphs)   {#name, DICE_, offsetof(struct lb_game, name)},
#define RATIO(name, paragraphs)  {#name, RATIOS, offsetof(struct lb_game, name)},
#define STAND(name, paragraphs)  {#name, STANDS, offsetof(struct lb_game, stand.name)},
#define PREMELEE(name, paragraphs)                                                       \
    {#name, PREMELEES, offsetof(struct lb_game, premelee.name)},
#define FACTOR(name, paragraphs) {#name, FACTORS, offsetof(struct lb_game, factor.name)},
#include "labataille/tables.def"
};

enum { ENTRIES = sizeof entries / sizeof entries[0] };

/* A chart of named rows, and the kinds of entry in it. */
struct chart {
    const char *name;
    unsigned kinds;
    const char *column[2];
};

enum { SINGLE = 1 << FIGURES | 1 << POINTS_ | 1 << DICE_ | 1 << RATIOS };

static const struct chart charts[] = {
    {"formations", SINGLE, {"value"}},
    {"roads", SINGLE, {"value"}},
    {"fire", SINGLE, {"value"}},
    {"morale", SINGLE, {"value"}},
    {"charges", SINGLE, {"value"}},
    {"melee", SINGLE, {"value"}},
    {"marches", SINGLE, {"value"}},
    {"options", SINGLE, {"value"}},
    {"stand", 1 << STANDS, {"modifier"}},
    {"premelee", 1 << PREMELEES, {"attacker", "defender"}},
    {"melee_factors", 1 << FACTORS, {"attacker", "defender"}},
};

/* Limits of a figure that are not the usual ones: a modifier may be negative; what divides or
 * is asked for again and again is not nothing. */
static const struct {
    const char *name;
    int min, max;
} limits[] = {
    {"defence_with_guns", -9, 0},
    {"check_disordered", -36, 0},
    {"check_routed", -36, 0},
    {"carre_leader", -36, 36},
    {"lost_in_fire", -36, 0},
    {"force_check", -36, 0},
    {"road_hex", 1, 18},
    {"road_hexes", 1, 1 + LB_TRAIL},
    {"horse_line_hex", 1, 99},
    {"foot_line_two", 2, 99},
    {"beyond_steps", 1, 36},
    {"charge_straight", 1, 9},
    {"declare_at", 1, 9},
    {"force_pace", 1, 4},
    /* points: these are added to or taken from an allowance */
    {"line_start", 0, 0},
    {"masse_more", 0, 0},
    {"charge_more", 0, 0},
};

static void limits_of(const char *name, int *min, int *max)
{
    for (size_t i = 0; i < sizeof limits / sizeof limits[0]; i++) {
        if (strcmp(limits[i].name, name) == 0) {
            *min = limits[i].min;
            *max = limits[i].max;
        }
    }
}

/* One value; the second of a row follows the first in memory. A null cell leaves the value
 * unchanged: no modifier, factor 1. */
static bool read_value(struct lb_loading *l, const struct entry *e, int which,
                       const struct ks_json *at)
{
    char *field = (char *)l->r + e->field;
    int *number = (int *)(void *)field + which;
    struct lb_ratio *ratio = (struct lb_ratio *)(void *)field + which;
    int min = e->kind == FIGURES ? 0 : -36, max = e->kind == FIGURES ? 99 : 36;
    int least = 1;

    switch (e->kind) {
    case FIGURES:
        limits_of(e->name, &min, &max);
        return ks_json_int(at, min, max, number);
    case POINTS_:
        limits_of(e->name, &least, &max);
        return lb_value_points(at, least, number);
    case DICE_: return lb_value_dice(at, number);
    case RATIOS: return lb_value_ratio(at, ratio);
    case STANDS: return ks_json_int(at, min, max, number);
    case PREMELEES: return json_is_null(at->value) || ks_json_int(at, min, max, number);
    default:
        *ratio = (struct lb_ratio){1, 1};
        return json_is_null(at->value) || lb_value_ratio(at, ratio);
    }
}

static int find_entry(const struct chart *chart, const char *name)
{
    for (int i = 0; i < ENTRIES; i++) {
        if ((chart->kinds >> entries[i].kind & 1) && strcmp(entries[i].name, name) == 0)
            return i;
    }
    return -1;
}

static bool read_row(struct lb_loading *l, const struct chart *chart,
                     const struct ks_table *t, size_t index, bool *seen)
{
    struct ks_json row;
    const char *name;

    if (!ks_table_row(t, index, &row, &name, KS_PART_TABLES, &l->of->certainty))
        return false;
    int e = find_entry(chart, name);
    if (e < 0)
        return ks_json_fault(&row, "row \"%.40s\"; the table has none of that name",
                             name);
    if (seen[e])
        return ks_json_fault(&row, "\"%s\" is in the tables twice; expected it once",
                             name);
    seen[e] = true;
    for (int i = 0; i < 2 && chart->column[i] != NULL; i++) {
        int column;
        if (!ks_table_need(t, chart->column[i], &column))
            return false;
        struct ks_json at = ks_json_item(&row, (size_t)column);
        if (!read_value(l, &entries[e], i, &at))
            return false;
    }
    return true;
}

static bool read_chart(struct lb_loading *l, const struct chart *chart,
                       const struct ks_json *top, bool *seen)
{
    struct ks_table t;
    bool good = true;

    if (!ks_table_get(top, chart->name, &t))
        return false;
    for (size_t i = 0; i < t.rows; i++)
        good &= read_row(l, chart, &t, i, seen);
    return good;
}

static bool check_figures(const struct lb_game *r, const struct ks_json *top)
{
    return r->near_to < r->mid_to ||
           ks_json_fault(top, "fire: near_to %d is not below mid_to %d", r->near_to,
                         r->mid_to);
}

static bool read_figures(struct lb_loading *l, const struct ks_json *top)
{
    bool seen[ENTRIES] = {false}, good = true;

    for (size_t i = 0; i < sizeof charts / sizeof charts[0]; i++)
        good &= read_chart(l, &charts[i], top, seen);
    for (int i = 0; good && i < ENTRIES; i++) {
        if (!seen[i])
            good = ks_json_fault(top, "no row \"%s\" in any table; add one",
                                 entries[i].name);
    }
    return good && check_figures(l->r, top);
}

static bool read_all(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const keys[] = {
        "terrain",     "hexsides",    "roads",         "stacking",   "formations",
        "fire_values", "loss_checks", "fire_defence",  "fire_table", "fire",
        "morale",      "casualties",  "charges",       "carre",      "recall",
        "stand",       "premelee",    "premelee_odds", "elite",      "melee_factors",
        "melee",       "melee_table", "beaten",        "marches",    "options",
        "desertion",   NULL};
    bool good = ks_json_only(top, keys);

    good &= read_figures(l, top);
    good &= lb_load_ground_charts(l, top);
    good &= lb_load_fire_charts(l, top);
    good &= lb_load_melee_charts(l, top);
    good &= lb_load_charge_charts(l, top);
    good &= lb_load_morale_charts(l, top);
    return good;
}

bool lb_load_tables(struct lb_loading *l)
{
    struct ks_json_file file;

    if (!ks_loading_tables(l->of, &file))
        return false;
    struct ks_json top = ks_json_top(&file);
    bool good = read_all(l, &top);
    ks_json_close(&file);
    return good;
}
