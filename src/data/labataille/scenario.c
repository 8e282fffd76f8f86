/* scenarios/NAME.json: clock and hexes of arrivals; levels.c and points.c read the rest. */
#include <stdio.h>
#include <string.h>

#include "data/labataille/loading.h"
#include "data/labataille/value.h"
#include "data/text.h"

/* ---- single values ---- */

/* "14:20" in minutes of the day. */
static bool read_time(const struct ks_json *at, int *minutes)
{
    const char *text = ks_json_string(at);

    if (text == NULL)
        return false;
    return ks_text_clock(text, minutes) ||
           ks_json_fault(at, "found \"%.40s\"; expected a time as 14:20", text);
}

/* ---- the clock ---- */

/* [LB-4.7-1] */
static bool read_clock(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const keys[] = {"time", "rule", "certainty", "note", NULL};
    struct ks_json fact, at;
    int turns, minutes;

    if (!ks_scenario_count(l->of, top, "turns", 1, 99, &turns) ||
        !ks_json_get(top, "start", &fact) || !ks_scenario_fact(l->of, &fact, keys) ||
        !ks_json_get(&fact, "time", &at) || !read_time(&at, &minutes))
        return false;
    l->r->turns = l->g->turns = (uint8_t)turns;
    l->r->start_minutes = (uint16_t)minutes;
    l->r->turn_minutes = (uint16_t)l->of->manifest.scale.turn_minutes;
    return true;
}

/* [LB-4.7-7] */
static bool read_dusk(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const keys[] = {"time", "rule", "certainty", "note", NULL};
    struct ks_json fact, at;
    int minutes;

    if (!ks_json_get(top, "dusk", &fact) || !ks_scenario_fact(l->of, &fact, keys) ||
        !ks_json_get(&fact, "time", &at) || !read_time(&at, &minutes))
        return false;
    l->r->dusk_turn = (uint8_t)lb_loading_turn(l, minutes);
    return l->r->dusk_turn != 0 ||
           ks_json_fault(&at,
                         "no turn begins at that time; expected the start of a turn");
}

/* [LB-4.7-3] */
static bool read_entries(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const keys[] = {"hex", "rule", "certainty", "note", NULL};
    enum { MAX = sizeof l->entry / sizeof l->entry[0] };
    struct ks_json list, at;
    size_t n;

    if (!ks_json_get(top, "entries", &list) || !ks_json_is_array(&list, 0, MAX, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json fact = ks_json_item(&list, i);
        if (!ks_scenario_fact(l->of, &fact, keys) || !ks_json_get(&fact, "hex", &at) ||
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
    static const char *const keys[] = {"edge", "rule", "certainty", "note", NULL};
    static const char *const edges[] = {"top", "bottom", "left", "right", NULL};
    const char *const sides[] = {l->g->side[0], l->g->side[1], NULL};
    struct ks_json homes, fact, at;
    int edge;

    if (!ks_json_get(top, "homes", &homes) || !ks_json_only(&homes, sides))
        return false;
    for (int side = 0; side < 2; side++) {
        if (!ks_json_get(&homes, sides[side], &fact) ||
            !ks_scenario_fact(l->of, &fact, keys) || !ks_json_get(&fact, "edge", &at) ||
            !lb_value_word(&at, edges, &edge))
            return false;
        l->r->home_edge[side] = (uint8_t)edge;
    }
    return true;
}

static bool read_all(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const keys[] = {"title",
                                       "situation",
                                       "turns",
                                       "start",
                                       "dusk",
                                       "homes",
                                       "entries",
                                       "levels",
                                       "level_points",
                                       "battery_points",
                                       "regiment_points",
                                       "leader_points",
                                       "holder",
                                       "places",
                                       "far_bank",
                                       "grades",
                                       NULL};
    bool good = ks_json_only(top, keys);

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
