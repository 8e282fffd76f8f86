#include "data/labataille/position.h"

#include <stdlib.h>
#include <string.h>

#include "labataille/text.h"

/* What has been said of the pieces so far. */
struct position {
    struct ks_position *of;
    const struct ks_game *g;
    bool named[KS_MAX_PIECES]; /* standing somewhere, or gone */
};

static const struct lb_unit *unit_of(const struct position *w, ks_unit u)
{
    return &lb(w->g)->unit[u];
}

/* ---- a unit ---- */

/* "hex": "4226", or "hexes": ["4226", "4326"], the base or the head first. */
static bool write_hexes(struct position *w, const struct ks_json *unit)
{
    struct ks_json at, list;
    char number[8];
    size_t n;
    ks_hex hex;

    if (!ks_json_has(unit, "hexes", &list)) {
        if (!ks_json_get(unit, "hex", &at) || !ks_position_hex(w->of, &at, &hex, number))
            return false;
        ks_position_put(w->of, " %s", number);
        return true;
    }
    if (ks_json_has(unit, "hex", &at))
        return ks_json_fault(&at, "\"hexes\" says it already");
    if (!ks_json_is_array(&list, 1, LB_TRAIL + 1, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json item = ks_json_item(&list, i);
        if (!ks_position_hex(w->of, &item, &hex, number))
            return false;
        ks_position_put(w->of, " %s", number);
    }
    return true;
}

/* A word of a list, written as it is. */
static bool write_word(struct position *w, const struct ks_json *unit, const char *key,
                       const char *const *words)
{
    struct ks_json at;
    int n;

    if (!ks_json_has(unit, key, &at))
        return true;
    if (!ks_position_word(&at, words, KS_ANY_WORD, &n))
        return false;
    ks_position_put(w->of, " %s", words[n]);
    return true;
}

static bool write_number(struct position *w, const struct ks_json *unit, const char *key,
                         int max)
{
    struct ks_json at;
    int n;

    if (!ks_json_has(unit, key, &at))
        return true;
    if (!ks_json_int(&at, 0, max, &n))
        return false;
    ks_position_put(w->of, " %s=%d", key, n);
    return true;
}

/* "left" or "lost", not both. */
static bool write_increments(struct position *w, const struct ks_json *unit, ks_unit u)
{
    int all = unit_of(w, u)->increments, lost;
    struct ks_json at, other;

    if (!ks_json_has(unit, "lost", &at))
        return write_number(w, unit, "left", all);
    if (ks_json_has(unit, "left", &other))
        return ks_json_fault(&other, "\"lost\" says it already");
    if (!ks_json_int(&at, 0, all - 1, &lost))
        return false;
    ks_position_put(w->of, " left=%d", all - lost);
    return true;
}

static bool write_bound(struct position *w, const struct ks_json *unit)
{
    struct ks_json at;
    char number[8];
    ks_hex hex;

    if (!ks_json_has(unit, "bound", &at))
        return true;
    if (!ks_position_hex(w->of, &at, &hex, number))
        return false;
    ks_position_put(w->of, " bound=%s is_bound", number);
    return true;
}

static bool write_marks(struct position *w, const struct ks_json *unit)
{
    struct ks_json list;
    size_t n;
    int mark;

    if (!ks_json_has(unit, "marks", &list))
        return true;
    if (!ks_json_is_array(&list, 0, LB_MARKS, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        if (!ks_position_word(&at, lb_mark_name, KS_ANY_WORD, &mark))
            return false;
        ks_position_put(w->of, " %s", lb_mark_name[mark]);
    }
    return true;
}

/* What a leader has none of. */
static bool check_leader(const struct position *w, const struct ks_json *unit, ks_unit u)
{
    static const char *const unfit[] = {"facing", "formation", "condition", "readiness",
                                        "left",   "lost",      NULL};
    struct ks_json at;

    for (size_t i = 0; unit_of(w, u)->branch == LB_LEADER && unfit[i] != NULL; i++) {
        if (ks_json_has(unit, unfit[i], &at))
            return ks_json_fault(&at, "a leader has none");
    }
    return true;
}

static bool write_unit(struct position *w, const struct ks_json *unit)
{
    struct ks_json at;
    ks_unit u;

    if (!ks_json_get(unit, "unit", &at) || !ks_position_piece(w->of, &at, &u))
        return false;
    if (w->named[u])
        return ks_json_fault(&at, "%s is named twice", w->g->piece[u].id);
    w->named[u] = true;
    ks_position_put(w->of, "unit %s", w->g->piece[u].id);
    if (!check_leader(w, unit, u) || !write_hexes(w, unit) ||
        !write_word(w, unit, "facing", lb_facing_name) ||
        !write_word(w, unit, "formation", lb_form_name) ||
        !write_word(w, unit, "condition", lb_condition_name) ||
        !write_word(w, unit, "readiness", lb_readiness_name) ||
        !write_increments(w, unit, u) || !write_number(w, unit, "fire_lost", 255) ||
        !write_number(w, unit, "met", 255) || !write_number(w, unit, "mp", 255) ||
        !write_bound(w, unit) || !write_marks(w, unit))
        return false;
    ks_position_put(w->of, "\n");
    return true;
}

/* ---- all units ---- */

/* Units without an order stand below those that have one, as they are listed. */
struct placed {
    size_t item;
    int order;
};

static int by_order(const void *a, const void *b)
{
    const struct placed *p = a, *q = b;

    if (p->order != q->order)
        return p->order < q->order ? -1 : 1;
    return p->item < q->item ? -1 : p->item > q->item;
}

static bool write_list(struct position *w, const struct ks_json *list)
{
    static const char *const keys[] = {"unit",      "hex",       "hexes",     "facing",
                                       "formation", "condition", "readiness", "left",
                                       "lost",      "fire_lost", "met",       "mp",
                                       "order",     "bound",     "marks",     NULL};
    struct placed placed[LB_MAX_PIECES];
    struct ks_json at;
    size_t n;

    if (!ks_json_is_array(list, 0, w->g->pieces, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json unit = ks_json_item(list, i);
        placed[i] = (struct placed){i, LB_MAX_PIECES};
        if (!ks_json_is_object(&unit) || !ks_json_only(&unit, keys))
            return false;
        if (ks_json_has(&unit, "order", &at) &&
            !ks_json_int(&at, 1, 99, &placed[i].order))
            return false;
    }
    if (n > 0)
        qsort(placed, n, sizeof placed[0], by_order);
    for (size_t i = 0; i < n; i++) {
        struct ks_json unit = ks_json_item(list, placed[i].item);
        if (!write_unit(w, &unit))
            return false;
    }
    return true;
}

/* A unit where the scenario puts it. */
static void write_as_set_up(struct position *w, ks_unit u)
{
    const struct lb_unit *unit = unit_of(w, u);
    char number[8];

    ks_hex_text(&w->g->map, unit->hex, number);
    ks_position_put(w->of, "unit %s %s", w->g->piece[u].id, number);
    if (unit->hex2 != KS_NONE) {
        ks_hex_text(&w->g->map, unit->hex2, number);
        ks_position_put(w->of, " %s", number);
    }
    if (unit->branch != LB_LEADER)
        ks_position_put(w->of, " %s %s", lb_facing_name[unit->facing],
                        lb_form_name[unit->formation]);
    ks_position_put(w->of, "\n");
}

/* "only": false leaves the units that are not named where the scenario puts them. */
static bool write_units(struct position *w, const struct ks_json *top)
{
    struct ks_json at, list;
    bool only = true;

    if (ks_json_has(top, "units", &list) && !write_list(w, &list))
        return false;
    if (ks_json_has(top, "only", &at) && !ks_json_bool(&at, &only))
        return false;
    for (int order = 1; !only && order < 100; order++) {
        for (ks_unit u = 0; u < w->g->pieces; u++) {
            if (unit_of(w, u)->order == order && unit_of(w, u)->hex != KS_NONE &&
                !w->named[u])
                write_as_set_up(w, u);
        }
    }
    return true;
}

/* ---- the rest ---- */

static bool write_gone(struct position *w, const struct ks_json *top)
{
    struct ks_json list;
    size_t n;

    if (!ks_json_has(top, "gone", &list))
        return true;
    if (!ks_json_is_array(&list, 0, w->g->pieces, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        ks_unit u;
        if (!ks_position_piece(w->of, &at, &u))
            return false;
        w->named[u] = true;
        ks_position_put(w->of, "gone %s\n", w->g->piece[u].id);
    }
    return true;
}

/* Hexes, one line each: "occupied 4627". */
static bool write_hex_list(struct position *w, const struct ks_json *top, const char *key,
                           const char *word)
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
        if (!ks_position_hex(w->of, &at, &hex, number))
            return false;
        ks_position_put(w->of, "%s %s\n", word, number);
    }
    return true;
}

/* {"austrian": 1} */
static bool write_levels(struct position *w, const struct ks_json *top)
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
        ks_position_put(w->of, "level %s %d\n", lb_army_name[army], n);
    }
    return true;
}

bool lb_position(struct ks_position *of, const struct ks_json *top)
{
    static const char *const keys[] = {"turn",     "phase",   "side", "points",
                                       "levels",   "units",   "only", "gone",
                                       "occupied", "targets", NULL};
    const char *const sides[] = {of->g->side[0], of->g->side[1], NULL};
    struct position w = {.of = of, .g = of->g};

    return ks_json_is_object(top) && ks_json_only(top, keys) &&
           ks_position_put_turn(of, top, "turn", of->g->turns) &&
           ks_position_put_word(of, top, "phase", lb_phase_name) &&
           ks_position_put_word(of, top, "side", sides) &&
           ks_position_put_points(of, top) && write_levels(&w, top) &&
           write_gone(&w, top) && write_hex_list(&w, top, "occupied", "occupied") &&
           write_hex_list(&w, top, "targets", "target") && write_units(&w, top);
}
