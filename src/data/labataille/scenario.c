/* scenarios/NAME.json: clock and hexes of arrivals; levels.c and points.c read the rest. */
#include <string.h>

#include "data/labataille/loading.h"
#include "data/labataille/value.h"
#include "data/text.h"

/* ---- the clock ---- */

/* {"time": "14:20", ...} in minutes of the day. */
static bool read_time(struct lb_loading *l, const struct ks_json *top, const char *name,
                      struct ks_json *at, int *minutes)
{
    struct ks_json fact;
    const char *text;

    if (!ks_scenario_get(l->of, top, name, KS_KEYS("time"), &fact) ||
        !ks_json_get(&fact, "time", "a time, as \"14:00\"", at) ||
        (text = ks_json_string(at)) == NULL)
        return false;
    return ks_text_clock(text, minutes) ||
           ks_json_fault(at, "found \"%.40s\"; expected a time as 14:20", text);
}

/* [LB-4.7-1] */
static bool read_clock(struct lb_loading *l, const struct ks_json *top)
{
    struct ks_json at;
    int turns, minutes;

    if (!ks_scenario_count(l->of, top, "turns", 1, 99, &turns) ||
        !read_time(l, top, "start", &at, &minutes))
        return false;
    l->r->turns = l->g->turns = (uint8_t)turns;
    l->r->start_minutes = (uint16_t)minutes;
    l->r->turn_minutes = (uint16_t)l->of->manifest.scale.turn_minutes;
    return true;
}

/* [LB-4.7-7] */
static bool read_dusk(struct lb_loading *l, const struct ks_json *top)
{
    struct ks_json at;
    int minutes;

    if (!read_time(l, top, "dusk", &at, &minutes))
        return false;
    l->r->dusk_turn = (uint8_t)lb_loading_turn(l, minutes);
    return l->r->dusk_turn != 0 ||
           ks_json_fault(&at,
                         "no turn begins at that time; expected the start of a turn");
}

/* [LB-4.7-3] */
static bool read_entries(struct lb_loading *l, const struct ks_json *top)
{
    enum { MAX = sizeof l->entry / sizeof l->entry[0] };
    struct ks_json list, at;
    size_t n;

    if (!ks_json_get_array(top, "entries", 0, MAX, &list, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json fact = ks_json_item(&list, i);
        if (!ks_scenario_fact(l->of, &fact, KS_KEYS("hex")) ||
            !ks_json_get(&fact, "hex", "a hex, as \"1206\"", &at) ||
            !lb_value_hex(l->g, &at, &l->entry[i]))
            return false;
        const struct ks_grid *grid = &l->g->map.grid;
        int col = ks_grid_col(grid, l->entry[i]), row = ks_grid_row(grid, l->entry[i]);
        if (col > 1 && col < grid->cols && row > 1 && row < grid->rows)
            return ks_json_fault(&at, "expected a hex on the edge of the map");
        l->entries++;
    }
    return true;
}

/* [LB-2.14-8] One edge for each side. */
static bool read_homes(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const edges[] = {"top", "bottom", "left", "right", NULL};
    const char *const sides[] = {l->g->side[0], l->g->side[1], NULL};
    struct ks_json homes, fact;
    int edge;

    if (!ks_json_get(top, "homes", "an object, a side and a hex each", &homes) ||
        !ks_json_only(&homes, sides))
        return false;
    for (int side = 0; side < 2; side++) {
        if (!ks_scenario_get(l->of, &homes, sides[side], KS_KEYS("edge"), &fact) ||
            !ks_json_get_word(&fact, "edge", edges, &edge))
            return false;
        l->r->home_edge[side] = (uint8_t)edge;
    }
    return true;
}

static bool read_all(struct lb_loading *l, const struct ks_json *top)
{
    bool good = ks_json_only(
        top, KS_KEYS("title", "situation", "turns", "start", "dusk", "homes", "entries",
                     "levels", "level_points", "battery_points", "regiment_points",
                     "leader_points", "holder", "places", "far_bank", "grades"));

    good &= ks_scenario_heading(l->of, top);
    if (!read_clock(l, top))
        return false;
    good &= read_dusk(l, top);
    good &= read_homes(l, top);
    good &= read_entries(l, top);
    good &= lb_load_levels(l, top);
    good &= lb_load_points(l, top);
    return good;
}

int lb_loading_turn(const struct lb_loading *l, int minutes)
{
    int since = minutes - l->r->start_minutes;

    if (since < 0 || since % l->r->turn_minutes != 0 ||
        since / l->r->turn_minutes >= l->r->turns)
        return 0;
    return since / l->r->turn_minutes + 1;
}

bool lb_load_scenario(struct lb_loading *l)
{
    struct ks_json_file file;

    if (!ks_scenario_open(l->of, &file))
        return false;
    struct ks_json top = ks_json_top(&file);
    bool good = read_all(l, &top);
    ks_json_close(&file);
    return good;
}
