#include "data/labataille/loading.h"
#include "labataille/text.h"

static const struct lb_unit *unit_of(const struct ks_game *g, ks_unit u)
{
    return &lb(g)->unit[u];
}

/* ---- all units ---- */

/* A unit where the scenario puts it. */
static void write_as_set_up(struct ks_position *w, ks_unit u)
{
    const struct lb_unit *unit = unit_of(w->g, u);
    char number[8];

    ks_hex_text(&w->g->map, unit->hex, number);
    ks_position_put(w, "unit %s %s", w->g->piece[u].id, number);
    if (unit->hex2 != KS_NONE) {
        ks_hex_text(&w->g->map, unit->hex2, number);
        ks_position_put(w, " %s", number);
    }
    if (unit->branch != LB_LEADER)
        ks_position_put(w, " %s %s", lb_facing_name[unit->facing],
                        lb_form_name[unit->formation]);
    ks_position_put(w, "\n");
}

static bool write_unit(void *context, const struct ks_json *unit)
{
    return lb_position_unit(context, unit);
}

/* "only": false leaves the units that are not named where the scenario puts them. */
static bool write_units(struct ks_position *w, const struct ks_json *top)
{
    static const char *const keys[] = {"unit",      "hex",       "hexes",     "facing",
                                       "formation", "condition", "readiness", "left",
                                       "lost",      "fire_lost", "met",       "mp",
                                       "order",     "bound",     "marks",     NULL};
    struct ks_json at, list;
    bool only = true;

    if (ks_json_has(top, "units", &list) &&
        !ks_position_units(w, &list, keys, write_unit, w))
        return false;
    if (ks_json_has(top, "only", &at) && !ks_json_bool(&at, &only))
        return false;
    for (int order = 1; !only && order < 100; order++) {
        for (ks_unit u = 0; u < w->g->pieces; u++) {
            if (unit_of(w->g, u)->order == order && unit_of(w->g, u)->hex != KS_NONE &&
                !w->named[u])
                write_as_set_up(w, u);
        }
    }
    return true;
}

/* ---- the rest ---- */

/* Hexes, one line each: "occupied 4627". */
static bool write_hex_list(struct ks_position *w, const struct ks_json *top,
                           const char *key, const char *word)
{
    struct ks_json list;
    char number[8];
    size_t n;
    ks_hex hex;

    if (!ks_json_has(top, key, &list))
        return true;
    if (!ks_json_is_array(&list, 0, 999, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        if (!ks_position_hex(w, &at, &hex, number))
            return false;
        ks_position_put(w, "%s %s\n", word, number);
    }
    return true;
}

/* {"austrian": 1} */
static bool write_levels(struct ks_position *w, const struct ks_json *top)
{
    struct ks_json levels, at;
    int n;

    if (!ks_json_has(top, "levels", &levels))
        return true;
    if (!ks_json_is_object(&levels) || !ks_json_only(&levels, lb_army_name))
        return false;
    for (int army = 0; army < LB_ARMIES; army++) {
        if (!ks_json_has(&levels, lb_army_name[army], &at))
            continue;
        if (!ks_json_int(&at, 0, LB_LEVELS, &n))
            return false;
        ks_position_put(w, "level %s %d\n", lb_army_name[army], n);
    }
    return true;
}

bool lb_position(struct ks_position *w, const struct ks_json *top)
{
    static const char *const keys[] = {"turn",     "phase",   "side", "points",
                                       "levels",   "units",   "only", "gone",
                                       "occupied", "targets", NULL};
    const char *const sides[] = {w->g->side[0], w->g->side[1], NULL};

    return ks_json_is_object(top) && ks_json_only(top, keys) &&
           ks_position_put_turn(w, top, "turn", w->g->turns) &&
           ks_position_put_word(w, top, "phase", lb_phase_name) &&
           ks_position_put_word(w, top, "side", sides) &&
           ks_position_put_points(w, top) && write_levels(w, top) &&
           ks_position_put_pieces(w, top, "gone", ks_position_piece) &&
           write_hex_list(w, top, "occupied", "occupied") &&
           write_hex_list(w, top, "targets", "target") && write_units(w, top);
}
