/* scenarios/NAME.json: clock, arrivals' hexes, morale levels, places and points. */
#include <stdio.h>
#include <string.h>

#include "data/labataille/loading.h"
#include "data/labataille/value.h"
#include "data/table.h"
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

static bool read_hex(const struct lb_loading *l, const struct ks_json *at, ks_hex *hex)
{
    const char *text = ks_json_string(at);

    if (text == NULL)
        return false;
    return ks_hex_parse(&l->g->map, text, strlen(text), hex) ||
           ks_json_fault(at, "found \"%.40s\"; expected a hex of the map", text);
}

static bool read_side(const struct lb_loading *l, const struct ks_json *fact,
                      uint8_t *side)
{
    const char *const sides[] = {l->g->side[0], l->g->side[1], NULL};
    struct ks_json at;
    int n;

    if (!ks_json_get(fact, "side", &at) || !lb_value_word(&at, sides, &n))
        return false;
    *side = (uint8_t)n;
    return true;
}

static bool read_small(const struct ks_json *fact, const char *key, int min, int max,
                       uint8_t *out)
{
    struct ks_json at;
    int n;

    if (!ks_json_get(fact, key, &at) || !ks_json_int(&at, min, max, &n))
        return false;
    *out = (uint8_t)n;
    return true;
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
    return l->r->dusk_turn != 0 || ks_json_fault(&at, "no turn begins at that time");
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
            !read_hex(l, &at, &l->entry[i]))
            return false;
        const struct ks_grid *grid = &l->g->map.grid;
        int col = ks_grid_col(grid, l->entry[i]), row = ks_grid_row(grid, l->entry[i]);
        if (col > 1 && col < grid->cols && row > 1 && row < grid->rows)
            return ks_json_fault(&at, "expected a hex on the edge of the map");
        l->entries++;
    }
    return true;
}

/* ---- morale levels ---- */

static int count_battalions(const struct lb_loading *l, int army)
{
    int n = 0;

    for (ks_unit u = 0; u < l->g->pieces; u++)
        n += l->r->unit[u].army == army && l->r->unit[u].branch == LB_FOOT;
    return n;
}

/* A row for another value of the option oob is read and passed over. */
static bool is_for_option(const struct lb_loading *l, const struct ks_json *at, bool *out)
{
    const char *text;

    *out = json_is_null(at->value);
    if (*out)
        return true;
    if ((text = ks_json_string(at)) == NULL)
        return false;
    *out = strcmp(ks_loading_option(l->of, "oob"), text) == 0;
    return ks_loading_has_value(l->of, "oob", text) ||
           ks_json_fault(
               at, "found \"%.40s\"; expected a value of the option oob, or null", text);
}

enum { LEVEL, OOB, OF, BATTALIONS, MODIFIER, FIGURES };

/* [RZ-LEVEL-3 .. RZ-LEVEL-10] army, level, oob, of, battalions, modifier. */
static bool read_level(struct lb_loading *l, const struct ks_table *t, size_t index,
                       const int column[FIGURES])
{
    struct ks_json row, cell[FIGURES];
    const char *name;
    int army, level, of, at, modifier;
    bool holds;

    if (!ks_table_row(t, index, &row, &name, KS_PART_SCENARIO, &l->of->certainty))
        return false;
    struct ks_json first = ks_json_item(&row, 0);
    for (int i = 0; i < FIGURES; i++)
        cell[i] = ks_json_item(&row, (size_t)column[i]);
    if (!lb_value_word(&first, lb_army_name, &army) ||
        !ks_json_int(&cell[LEVEL], 1, LB_LEVELS, &level) ||
        !is_for_option(l, &cell[OOB], &holds) || !ks_json_int(&cell[OF], 1, 99, &of) ||
        !ks_json_int(&cell[BATTALIONS], 1, of, &at) ||
        !ks_json_int(&cell[MODIFIER], -36, 0, &modifier))
        return false;
    if (!holds)
        return true;
    if (of != count_battalions(l, army))
        return ks_json_fault(&cell[OF],
                             "found %d; the army has %d battalions in units.csv", of,
                             count_battalions(l, army));
    struct lb_organisation *o = &l->r->organisation[army];
    if (o->at[level - 1] != 0)
        return ks_json_fault(&row, "%s level %d stands here already", name, level);
    o->used = 1;
    o->at[level - 1] = (uint8_t)at;
    o->modifier[level - 1] = (int8_t)modifier;
    return true;
}

/* Every army that is counted has all levels, each higher than the one before. */
static bool check_levels(const struct lb_loading *l, const struct ks_json *self)
{
    for (int army = 0; army < LB_ARMIES; army++) {
        const struct lb_organisation *o = &l->r->organisation[army];
        for (int i = 0; o->used && i < LB_LEVELS; i++) {
            if (o->at[i] <= (i > 0 ? o->at[i - 1] : 0))
                return ks_json_fault(self,
                                     "%s level %d is missing, or below the level before",
                                     lb_army_name[army], i + 1);
        }
    }
    return true;
}

static bool read_levels(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const columns[FIGURES] = {"level", "oob", "of", "battalions",
                                                 "modifier"};
    struct ks_json self;
    struct ks_table t;
    int column[FIGURES];
    bool good = true;

    if (!ks_json_get(top, "levels", &self) || !ks_table_open(&t, &self))
        return false;
    for (int i = 0; i < FIGURES; i++)
        good &= ks_table_need(&t, columns[i], &column[i]);
    for (size_t i = 0; good && i < t.rows; i++)
        good &= read_level(l, &t, i, column);
    return good && check_levels(l, &self);
}

/* [LB-4.7-5] */
static bool read_level_points(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const keys[] = {"points", "rule", "certainty", "note", NULL};
    struct ks_json fact, list;
    size_t n;

    if (!ks_json_get(top, "level_points", &fact) ||
        !ks_scenario_fact(l->of, &fact, keys) || !ks_json_get(&fact, "points", &list) ||
        !ks_json_is_array(&list, LB_LEVELS, LB_LEVELS, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        int points;
        if (!ks_json_int(&at, 0, 99, &points))
            return false;
        for (int army = 0; army < LB_ARMIES; army++)
            l->r->organisation[army].points[i] = (uint8_t)points;
    }
    return true;
}

/* ---- places and points ---- */

static bool is_built_up(int terrain)
{
    return terrain == KS_TOWN || terrain == KS_VILLAGE || terrain == KS_HAMLET;
}

/* "3718" or "3718-4018", along a row. R63: built-up hexes, each in one place. */
static bool add_hexes(struct lb_loading *l, const struct ks_json *at,
                      struct lb_place *place)
{
    const struct ks_grid *grid = &l->g->map.grid;
    const char *text = ks_json_string(at);
    ks_hex first, last;

    if (text == NULL)
        return false;
    if (!ks_loading_hexes(l->of, text, &first, &last) || first > last ||
        ks_grid_row(grid, first) != ks_grid_row(grid, last))
        return ks_json_fault(
            at, "found \"%.40s\"; expected hexes of a row as 3718 or 3718-4018", text);
    for (ks_hex h = first; h <= last; h++) {
        if (!is_built_up(l->g->map.terrain[h]))
            return ks_json_fault(at, "\"%s\" is not all town or village", text);
        if (place->hexes == LB_PLACE_HEXES)
            return ks_json_fault(at, "expected at most %d hexes in a place",
                                 (int)LB_PLACE_HEXES);
        place->hex[place->hexes++] = h;
    }
    return true;
}

/* [LB-4.7-4] */
static bool read_place(struct lb_loading *l, const struct ks_json *fact,
                       struct lb_place *place)
{
    const char *const keys[] = {"name", "hexes",     l->g->side[0], l->g->side[1],
                                "rule", "certainty", "note",        NULL};
    struct ks_json at;
    size_t n;

    if (!ks_scenario_fact(l->of, fact, keys) || !ks_json_get(fact, "name", &at) ||
        !ks_json_text(&at, place->name, sizeof place->name) ||
        !ks_json_get(fact, "hexes", &at) || !ks_json_is_array(&at, 1, LB_PLACE_HEXES, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json hexes = ks_json_item(&at, i);
        if (!add_hexes(l, &hexes, place))
            return false;
    }
    return read_small(fact, l->g->side[0], 0, 99, &place->points[0]) &&
           read_small(fact, l->g->side[1], 0, 99, &place->points[1]);
}

static bool check_apart(const struct lb_game *r, const struct ks_json *fact)
{
    const struct lb_place *last = &r->place[r->places - 1];

    for (int i = 0; i < r->places; i++) {
        for (int k = 0; k < r->place[i].hexes; k++) {
            for (int n = 0; n < last->hexes; n++) {
                if (&r->place[i].hex[k] != &last->hex[n] &&
                    r->place[i].hex[k] == last->hex[n])
                    return ks_json_fault(fact, "one hex twice in the places");
            }
        }
    }
    return true;
}

static bool read_places(struct lb_loading *l, const struct ks_json *top)
{
    struct ks_json list;
    size_t n;

    if (!ks_json_get(top, "places", &list) ||
        !ks_json_is_array(&list, 0, LB_MAX_PLACES, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json fact = ks_json_item(&list, i);
        if (!read_place(l, &fact, &l->r->place[i]))
            return false;
        l->r->places++;
        if (!check_apart(l->r, &fact))
            return false;
    }
    return true;
}

static bool read_holder(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const keys[] = {"side", "rule", "certainty", "note", NULL};
    struct ks_json fact;

    return ks_json_get(top, "holder", &fact) && ks_scenario_fact(l->of, &fact, keys) &&
           read_side(l, &fact, &l->r->place_owner);
}

/* [LB-4.7-4] R63 */
static bool read_far_bank(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const keys[] = {"hex",       "side", "points", "rule",
                                       "certainty", "note", NULL};
    struct ks_json fact, at;

    return ks_json_get(top, "far_bank", &fact) && ks_scenario_fact(l->of, &fact, keys) &&
           ks_json_get(&fact, "hex", &at) && read_hex(l, &at, &l->r->far_bank) &&
           read_side(l, &fact, &l->r->crosser_side) &&
           read_small(&fact, "points", 0, 99, &l->r->crosser_points);
}

/* [LB-4.7-6] */
static bool read_grades(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const keys[] = {"marginal",  "substantial", "decisive", "rule",
                                       "certainty", "note",        NULL};
    struct ks_json fact;
    int least = 1;

    if (!ks_json_get(top, "grades", &fact) || !ks_scenario_fact(l->of, &fact, keys))
        return false;
    for (int i = 0; i < LB_GRADES; i++) {
        if (!read_small(&fact, keys[i], least, 99, &l->r->grade[i]))
            return false;
        least = l->r->grade[i] + 1;
    }
    return true;
}

static bool read_all(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const keys[] = {
        "title",          "situation", "turns",  "start",
        "dusk",           "entries",   "levels", "level_points",
        "battery_points", "holder",    "places", "far_bank",
        "grades",         NULL};
    bool good = ks_json_only(top, keys);
    int points = 0;

    good &= ks_scenario_heading(l->of, top);
    if (!read_clock(l, top))
        return false;
    good &= read_dusk(l, top);
    good &= read_entries(l, top);
    good &= read_levels(l, top);
    good &= read_level_points(l, top);
    good &= ks_scenario_count(l->of, top, "battery_points", 0, 99, &points);
    l->r->battery_points = (uint8_t)points;
    good &= read_holder(l, top);
    good &= read_places(l, top);
    good &= read_far_bank(l, top);
    good &= read_grades(l, top);
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
