#include "data/labataille/loading.h"
#include "labataille/text.h"

static const struct lb_unit *unit_of(const struct ks_position *w, ks_unit u)
{
    return &lb(w->g)->unit[u];
}

/* "hex": "4226", or "hexes": ["4226", "4326"], the base or the head first. */
static bool write_hexes(struct ks_position *w, const struct ks_json *unit)
{
    struct ks_json at, list;
    char number[8];
    size_t n;
    ks_hex hex;

    if (!ks_json_has(unit, "hexes", &list)) {
        if (!ks_json_get(unit, "hex", "a hex, as \"1206\"", &at) ||
            !ks_position_hex(w, &at, &hex, number))
            return false;
        ks_position_put(w, " %s", number);
        return true;
    }
    if (ks_json_has(unit, "hex", &at))
        return ks_json_fault(&at, "already given by \"hexes\"");
    if (!ks_json_is_array(&list, 1, LB_TRAIL + 1, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json item = ks_json_item(&list, i);
        if (!ks_position_hex(w, &item, &hex, number))
            return false;
        ks_position_put(w, " %s", number);
    }
    return true;
}

/* A word of a list, written as it is. */
static bool write_word(struct ks_position *w, const struct ks_json *unit, const char *key,
                       const char *const *words)
{
    struct ks_json at;
    int n;

    if (!ks_json_has(unit, key, &at))
        return true;
    if (!ks_position_word(&at, words, KS_ANY_WORD, &n))
        return false;
    ks_position_put(w, " %s", words[n]);
    return true;
}

/* "left" or "lost", not both. */
static bool write_increments(struct ks_position *w, const struct ks_json *unit, ks_unit u)
{
    int all = unit_of(w, u)->increments, lost;
    struct ks_json at, other;

    if (!ks_json_has(unit, "lost", &at))
        return ks_position_put_number(w, unit, "left", all);
    if (ks_json_has(unit, "left", &other))
        return ks_json_fault(&other, "already given by \"lost\"");
    if (!ks_json_int(&at, 0, all - 1, &lost))
        return false;
    ks_position_put(w, " left=%d", all - lost);
    return true;
}

static bool write_bound(struct ks_position *w, const struct ks_json *unit)
{
    struct ks_json at;
    char number[8];
    ks_hex hex;

    if (!ks_json_has(unit, "bound", &at))
        return true;
    if (!ks_position_hex(w, &at, &hex, number))
        return false;
    ks_position_put(w, " bound=%s is_bound", number);
    return true;
}

static bool write_marks(struct ks_position *w, const struct ks_json *unit)
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
        ks_position_put(w, " %s", lb_mark_name[mark]);
    }
    return true;
}

/* What a leader has none of. */
static bool check_leader(const struct ks_position *w, const struct ks_json *unit,
                         ks_unit u)
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

bool lb_position_unit(struct ks_position *w, const struct ks_json *unit)
{
    ks_unit u;

    if (!ks_position_unit(w, unit, &u))
        return false;
    ks_position_put(w, "unit %s", w->g->piece[u].id);
    if (!check_leader(w, unit, u) || !write_hexes(w, unit) ||
        !write_word(w, unit, "facing", lb_facing_name) ||
        !write_word(w, unit, "formation", lb_form_name) ||
        !write_word(w, unit, "condition", lb_condition_name) ||
        !write_word(w, unit, "readiness", lb_readiness_name) ||
        !write_increments(w, unit, u) ||
        !ks_position_put_number(w, unit, "fire_lost", 255) ||
        !ks_position_put_number(w, unit, "met", 255) ||
        !ks_position_put_number(w, unit, "mp", 255) || !write_bound(w, unit) ||
        !write_marks(w, unit))
        return false;
    ks_position_put(w, "\n");
    return true;
}
