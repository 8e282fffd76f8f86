/* scenarios/NAME.json: places and other points, and grades of victory
 * [LB-4.7-4 LB-4.7-5 LB-4.7-6]. */
#include <string.h>

#include "data/labataille/loading.h"
#include "data/labataille/value.h"

static bool read_side(const struct lb_loading *l, const struct ks_json *fact,
                      uint8_t *side)
{
    int n;

    if (!ks_json_get_word(fact, "side", KS_KEYS(l->g->side[0], l->g->side[1]), &n))
        return false;
    *side = (uint8_t)n;
    return true;
}

static bool read_small(const struct ks_json *fact, const char *key, int min, int max,
                       uint8_t *out)
{
    int n;

    if (!ks_json_get_int(fact, key, min, max, &n))
        return false;
    *out = (uint8_t)n;
    return true;
}

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
    struct ks_json at;
    size_t n;

    if (!ks_scenario_fact(l->of, fact,
                          KS_KEYS("name", "hexes", l->g->side[0], l->g->side[1])) ||
        !ks_json_get(fact, "name", "{\"en\": ..., \"pl\": ...}", &at) ||
        !ks_json_text(&at, place->name, sizeof place->name) ||
        !ks_json_get_array(fact, "hexes", 1, LB_PLACE_HEXES, &at, &n))
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

    if (!ks_json_get_array(top, "places", 0, LB_MAX_PLACES, &list, &n))
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
    struct ks_json fact;

    return ks_scenario_get(l->of, top, "holder", KS_KEYS("side"), &fact) &&
           read_side(l, &fact, &l->r->place_owner);
}

/* [LB-4.7-4] R63 */
static bool read_far_bank(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const keys[] = {"hex", "side", "points", NULL};
    struct ks_json fact, at;

    return ks_scenario_get(l->of, top, "far_bank", keys, &fact) &&
           ks_json_get(&fact, "hex", "a hex, as \"1206\"", &at) &&
           lb_value_hex(l->g, &at, &l->r->far_bank) &&
           read_side(l, &fact, &l->r->crosser_side) &&
           read_small(&fact, "points", 0, 99, &l->r->crosser_points);
}

/* [LB-4.7-6] */
static bool read_grades(struct lb_loading *l, const struct ks_json *top)
{
    static const char *const keys[] = {"marginal", "substantial", "decisive", NULL};
    struct ks_json fact;
    int least = 1;

    if (!ks_scenario_get(l->of, top, "grades", keys, &fact))
        return false;
    for (int i = 0; i < LB_GRADES; i++) {
        if (!read_small(&fact, keys[i], least, 99, &l->r->grade[i]))
            return false;
        least = l->r->grade[i] + 1;
    }
    return true;
}

/* [LB-4.7-5] Two steps of a price, the second not less than the first. */
static bool read_prices(struct lb_loading *l, const struct ks_json *top, const char *key,
                        const char *less, const char *more, uint8_t price[2])
{
    struct ks_json fact;

    return ks_scenario_get(l->of, top, key, KS_KEYS(less, more), &fact) &&
           read_small(&fact, less, 0, 99, &price[0]) &&
           read_small(&fact, more, price[0], 99, &price[1]);
}

bool lb_load_points(struct lb_loading *l, const struct ks_json *top)
{
    int points = 0;
    bool good = ks_scenario_count(l->of, top, "battery_points", 0, 99, &points);

    l->r->battery_points = (uint8_t)points;
    good &= read_prices(l, top, "regiment_points", "half", "lost", l->r->regiment_points);
    good &=
        read_prices(l, top, "leader_points", "general", "commander", l->r->leader_points);
    good &= read_holder(l, top);
    good &= read_places(l, top);
    good &= read_far_bank(l, top);
    good &= read_grades(l, top);
    return good;
}
