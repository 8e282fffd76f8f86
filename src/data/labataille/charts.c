/* tables.json: charts by kind of ground, of formation and of troops. */
#include <string.h>

#include "data/labataille/loading.h"
#include "data/labataille/value.h"
#include "data/table.h"

const char *const lb_ground_word[LB_GROUNDS + 1] = {
    [LB_CLEAR] = "clear",     [LB_FOREST] = "forest", [LB_HAMLET] = "hamlet",
    [LB_VILLAGE] = "village", [LB_TOWN] = "town",     [LB_SWAMP] = "swamp",
    [LB_DIKE] = "dike",       [LB_GARDEN] = "garden", [LB_POND] = "pond",
};

const char *const lb_troops_word[LB_TROOPS + 1] = {
    [LB_POLISH_LINE] = "polish_line",
    [LB_POLISH_LIGHT] = "polish_light",
    [LB_SAXON_LINE] = "saxon",
    [LB_DUTCH_LINE] = "dutch",
    [LB_AUSTRIAN_LINE] = "austrian_line",
    [LB_GRENZ_TROOPS] = "grenz",
};

static const char *const arms[] = {"infantry", "cavalry", "artillery", NULL};

enum { MOST_COLUMNS = 9 };

/* A chart whose rows and columns both have names known beforehand. */
struct grid {
    const char *name;
    const char *const *rows;
    const char *const *columns;
    bool several; /* a row may come again with other cells */
    bool (*cell)(struct lb_loading *l, int row, int column, const struct ks_json *at);
};

struct reader {
    struct lb_loading *l;
    const struct grid *grid;
    struct ks_table t;
    int column[MOST_COLUMNS];
    unsigned seen; /* rows, a bit each */
};

static bool read_row(struct reader *r, size_t index)
{
    struct ks_json row;
    const char *name;
    int which;
    bool good = true;

    if (!ks_table_row(&r->t, index, &row, &name, KS_PART_TABLES, &r->l->of->certainty))
        return false;
    struct ks_json first = ks_json_item(&row, 0);
    if (!lb_value_word(&first, r->grid->rows, &which))
        return false;
    if ((r->seen >> which & 1) && !r->grid->several)
        return ks_json_fault(&row, "\"%s\" stands in the table already", name);
    r->seen |= 1u << which;
    for (int c = 0; r->grid->columns[c] != NULL; c++) {
        struct ks_json at = ks_json_item(&row, (size_t)r->column[c]);
        good &= r->grid->cell(r->l, which, c, &at);
    }
    return good;
}

static bool read_grid(struct lb_loading *l, const struct ks_json *top,
                      const struct grid *grid)
{
    struct reader r = {.l = l, .grid = grid};
    struct ks_json self;
    bool good = true;

    if (!ks_json_get(top, grid->name, &self) || !ks_table_open(&r.t, &self))
        return false;
    for (int c = 0; grid->columns[c] != NULL; c++)
        good &= ks_table_need(&r.t, grid->columns[c], &r.column[c]);
    for (size_t i = 0; good && i < r.t.rows; i++)
        good &= read_row(&r, i);
    for (int i = 0; good && grid->rows[i] != NULL; i++) {
        if (!(r.seen >> i & 1))
            good = ks_json_fault(&r.t.row_list, "row \"%s\" is missing", grid->rows[i]);
    }
    return good;
}

/* ---- movement ---- */

static bool read_cost(const struct ks_json *at, int least, uint8_t *cost)
{
    int halves;

    if (!lb_value_points(at, least, &halves))
        return false;
    *cost = (uint8_t)halves;
    return true;
}

/* [RZ-MOVE-1 RZ-MOVE-2 RZ-MOVE-3 RZ-MOVE-5 RZ-MOVE-11 RZ-MOVE-12] 0 is closed ground. */
static bool terrain_cell(struct lb_loading *l, int row, int column,
                         const struct ks_json *at)
{
    return read_cost(at, 0, &l->r->ground_cost[row][column]);
}

enum { SLOPE, STREAM, FORD };
static const char *const hexsides[] = {
    [SLOPE] = "slope", [STREAM] = "stream", [FORD] = "ford", [FORD + 1] = NULL};

/* [RZ-MOVE-4 RZ-MOVE-9 RZ-MOVE-10] */
static bool hexside_cell(struct lb_loading *l, int row, int column,
                         const struct ks_json *at)
{
    uint8_t *const cost[] = {[SLOPE] = l->r->slope_cost,
                             [STREAM] = l->r->stream_cost,
                             [FORD] = l->r->ford_cost};

    return read_cost(at, 0, &cost[row][column]);
}

/* ---- stacking ---- */

static const char *const limits[] = {
    "battalions",   "regiments",         "batteries",         "foot", "horse", "guns",
    "one_regiment", "battery_with_foot", "foot_with_battery", NULL};

/* [RZ-STACK-1 .. RZ-STACK-8] Null: not counted. */
static bool stacking_cell(struct lb_loading *l, int row, int column,
                          const struct ks_json *at)
{
    struct lb_stacking *s = &l->r->stacking[row];
    uint8_t *const field[] = {&s->battalions,
                              &s->regiments,
                              &s->batteries,
                              &s->foot,
                              &s->horse,
                              &s->guns,
                              &s->one_regiment,
                              &s->battery_with_foot,
                              &s->foot_with_battery};
    int n = UINT8_MAX;

    if (!json_is_null(at->value) && !ks_json_int(at, 0, 99, &n))
        return false;
    *field[column] = (uint8_t)n;
    return true;
}

/* ---- fire ---- */

static const char *const firing[] = {
    "column", "line", "general_order", "skirmish", "carre", "masse", NULL};

/* [RZ-FIRE-1 .. RZ-FIRE-6] "printed", "x3", or null. */
static bool fire_value_cell(struct lb_loading *l, int row, int column,
                            const struct ks_json *at)
{
    struct lb_fire_value *value = &l->r->fire_value[row][column];
    const char *text;

    *value = (struct lb_fire_value){LB_NO_FIRE, 0};
    if (json_is_null(at->value))
        return true;
    if ((text = ks_json_string(at)) == NULL)
        return false;
    if (strcmp(text, "printed") == 0) {
        value->kind = LB_PRINTED_FIRE;
        return true;
    }
    if (text[0] == 'x' && text[1] >= '1' && text[1] <= '9' && text[2] == '\0') {
        *value = (struct lb_fire_value){LB_MULTIPLE_FIRE, (uint8_t)(text[1] - '0')};
        return true;
    }
    return ks_json_fault(at, "found \"%.40s\"; expected printed, x2, x3 ... or null",
                         text);
}

static const char *const defences[LB_DEFENCES + 1] = {
    [LB_DEFENCE_COLUMN] = "column",     [LB_DEFENCE_LINE] = "line",
    [LB_DEFENCE_CARRE] = "carre",       [LB_DEFENCE_GENERAL] = "general_order",
    [LB_DEFENCE_SKIRMISH] = "skirmish", [LB_DEFENCE_BROKEN] = "broken",
    [LB_DEFENCE_LIMBERED] = "limbered", [LB_DEFENCE_UNLIMBERED] = "unlimbered",
    [LB_DEFENCE_MASSE] = "masse",
};

/* [RZ-DEF-1 .. RZ-DEF-7] */
static bool defence_cell(struct lb_loading *l, int row, int column,
                         const struct ks_json *at)
{
    uint8_t *value = &l->r->fire_defence[row][column];
    int n;

    if (json_is_null(at->value))
        return true;
    if (*value != 0)
        return ks_json_fault(at, "%s in %s stands in the table already", defences[column],
                             lb_ground_word[row]);
    if (!ks_json_int(at, 1, 99, &n))
        return false;
    *value = (uint8_t)n;
    return true;
}

/* Whoever may stand somewhere has a fire defence there: odds are divided by it. */
static bool check_defence(const struct lb_loading *l, const struct ks_json *top)
{
    enum {
        OPEN = 1 << LB_DEFENCE_COLUMN | 1 << LB_DEFENCE_LINE | 1 << LB_DEFENCE_CARRE |
               1 << LB_DEFENCE_MASSE,
        COVER = 1 << LB_DEFENCE_GENERAL,
        GUNS = 1 << LB_DEFENCE_LIMBERED | 1 << LB_DEFENCE_UNLIMBERED,
        LOOSE = 1 << LB_DEFENCE_SKIRMISH | 1 << LB_DEFENCE_BROKEN,
    };
    static const unsigned wanted[LB_GROUNDS] = {
        [LB_CLEAR] = OPEN | GUNS | LOOSE,
        [LB_FOREST] = COVER | LOOSE,
        [LB_HAMLET] = COVER | GUNS | LOOSE,
        [LB_VILLAGE] = COVER | GUNS | LOOSE,
        [LB_TOWN] = COVER | GUNS | LOOSE,
        [LB_SWAMP] = LOOSE,
        [LB_DIKE] = 1 << LB_DEFENCE_COLUMN | 1 << LB_DEFENCE_LIMBERED | LOOSE,
        [LB_GARDEN] = COVER | GUNS | LOOSE,
        [LB_POND] = OPEN | GUNS | LOOSE,
    };

    for (int g = 0; g < LB_GROUNDS; g++) {
        for (int d = 0; d < LB_DEFENCES; d++) {
            if ((wanted[g] >> d & 1) && l->r->fire_defence[g][d] == 0)
                return ks_json_fault(top, "fire_defence: no value for %s in %s",
                                     defences[d], lb_ground_word[g]);
        }
    }
    return true;
}

/* ---- checks by losses ---- */

static const char *const checkers[] = {"polish_line", "polish_light",  "saxon",
                                       "dutch",       "austrian_line", "grenz",
                                       "cavalry",     "artillery",     NULL};
static const char *const losses[] = {"losses", NULL};

/* [RZ-CHECK-1 .. RZ-CHECK-10] */
static bool loss_cell(struct lb_loading *l, int row, int column, const struct ks_json *at)
{
    static const char *const words[] = {[LB_EVERY_LOSS] = "every",
                                        [LB_ODD_LOSS] = "odd",
                                        [LB_EVEN_LOSS] = "even",
                                        [LB_EVEN_LOSS + 1] = NULL};
    int n;

    (void)column;
    if (!lb_value_word(at, words, &n))
        return false;
    *(row < LB_TROOPS    ? &l->r->loss_check[row]
      : row == LB_TROOPS ? &l->r->loss_check_horse
                         : &l->r->loss_check_guns) = (uint8_t)n;
    return true;
}

bool lb_load_charts(struct lb_loading *l, const struct ks_json *top)
{
    static const struct grid grids[] = {
        {"terrain", lb_ground_word, arms, false, terrain_cell},
        {"hexsides", hexsides, arms, false, hexside_cell},
        {"stacking", lb_ground_word, limits, false, stacking_cell},
        {"fire_values", firing, lb_troops_word, false, fire_value_cell},
        {"fire_defence", lb_ground_word, defences, true, defence_cell},
        {"loss_checks", checkers, losses, false, loss_cell},
    };
    bool good = true;

    for (size_t i = 0; i < sizeof grids / sizeof grids[0]; i++)
        good &= read_grid(l, top, &grids[i]);
    return good && check_defence(l, top);
}
_Static_assert(LB_COLUMN == 0 && LB_LINE == 1 && LB_GENERAL == 2 && LB_SKIRMISH == 3 &&
                   LB_CARRE == 4 && LB_MASSE == 5,
               "the formations that fire come first, as in firing[]");
