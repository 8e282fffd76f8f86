/* tables.json: terrain costs and stacking. */
#include "data/labataille/chart.h"

const char *const lb_ground_word[LB_GROUNDS + 1] = {
    [LB_CLEAR] = "clear",     [LB_FOREST] = "forest", [LB_HAMLET] = "hamlet",
    [LB_VILLAGE] = "village", [LB_TOWN] = "town",     [LB_SWAMP] = "swamp",
    [LB_DIKE] = "dike",       [LB_GARDEN] = "garden", [LB_POND] = "pond",
};

static const char *const arms[] = {"infantry", "cavalry", "artillery", NULL};

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

bool lb_load_ground_charts(struct lb_loading *l, const struct ks_json *top)
{
    static const struct lb_grid grids[] = {
        {"terrain", lb_ground_word, arms, false, terrain_cell},
        {"hexsides", hexsides, arms, false, hexside_cell},
        {"stacking", lb_ground_word, limits, false, stacking_cell},
    };
    bool good = true;

    for (size_t i = 0; i < sizeof grids / sizeof grids[0]; i++)
        good &= lb_chart_grid(l, top, &grids[i]);
    return good;
}
