#include "data/position.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "data/json.h"
#include "data/text.h"
#include "rules1794/game.h"

static const char *const facings[] = {"N", "NE", "SE", "S", "SW", "NW", NULL};
static const char *const formations[] = {"line", "skirmish", "square", NULL};
static const char *const phases[] = {"setup",    "pool",      "draw",  "activation",
                                     "movement", "commander", "melee", NULL};
static const char *const rounds[] = {"own", "six", "fallen", NULL};

/* A unit of the list, with what decides its place in a stack. */
struct placed {
    size_t item;
    int order;
};

struct writer {
    const struct ks_game *g;
    char *text;
    size_t size, at;
    bool full;
    bool named[KS_MAX_PIECES]; /* standing somewhere, or said to be gone */
};

static void put(struct writer *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void put(struct writer *w, const char *format, ...)
{
    va_list arguments;

    va_start(arguments, format);
    int n = vsnprintf(w->text + w->at, w->size - w->at, format, arguments);
    va_end(arguments);
    if (n < 0 || (size_t)n >= w->size - w->at)
        w->full = true;
    else
        w->at += (size_t)n;
}

/* ---- values ---- */

/* One of a list of words; its number. */
static bool read_word(const struct ks_json *at, const char *const *words, int *out)
{
    const char *text = ks_json_string(at);
    char list[96] = "";

    if (text == NULL)
        return false;
    for (*out = 0; words[*out] != NULL; ++*out) {
        if (strcmp(words[*out], text) == 0)
            return true;
        size_t n = strlen(list);
        snprintf(list + n, sizeof list - n, "%s%s", n > 0 ? ", " : "", words[*out]);
    }
    return ks_json_fault(at, "found \"%.40s\"; expected one of %s", text, list);
}

static bool read_unit(const struct writer *w, const struct ks_json *at, ks_unit *out)
{
    const char *text = ks_json_string(at);

    if (text == NULL)
        return false;
    *out = ks_unit_parse(w->g, text, strlen(text));
    return *out != KS_NONE ||
           ks_json_fault(at, "found \"%.40s\"; expected the id of a unit", text);
}

static bool read_hex(const struct writer *w, const struct ks_json *at, char number[8])
{
    const char *text = ks_json_string(at);
    ks_hex hex;

    if (text == NULL)
        return false;
    if (!ks_hex_parse(&w->g->map, text, strlen(text), &hex))
        return ks_json_fault(
            at, "found \"%.40s\"; expected the number of a hex of the map", text);
    ks_hex_text(&w->g->map, hex, number);
    return true;
}

/* Pieces that are out of the game, one line each. */
static bool write_list(struct writer *w, const struct ks_json *top, const char *key)
{
    struct ks_json list;
    size_t n;

    if (!ks_json_has(top, key, &list))
        return true;
    if (!ks_json_is_array(&list, 0, w->g->pieces, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        ks_unit u;
        if (!read_unit(w, &at, &u))
            return false;
        w->named[u] = true;
        put(w, "%s %s\n", key, w->g->piece[u].id);
    }
    return true;
}

/* ---- a unit ---- */

static bool write_number(struct writer *w, const struct ks_json *unit, const char *key,
                         const char *word, int max)
{
    struct ks_json at;
    int n;

    if (!ks_json_has(unit, key, &at))
        return true;
    if (!ks_json_int(&at, 0, max, &n))
        return false;
    put(w, " %s=%d", word, n);
    return true;
}

/* "lost" or "steps" (those left), not both. */
static bool write_loss(struct writer *w, const struct ks_json *unit, ks_unit u)
{
    int steps = r94(w->g)->unit[u].steps, left;
    struct ks_json at, other;

    if (!ks_json_has(unit, "steps", &at))
        return write_number(w, unit, "lost", "lost", steps - 1);
    if (ks_json_has(unit, "lost", &other))
        return ks_json_fault(&other, "\"steps\" says it already");
    if (!ks_json_int(&at, 1, steps, &left))
        return false;
    put(w, " lost=%d", steps - left);
    return true;
}

/* Further words of the state's language are handed on as they are. */
static bool write_flags(struct writer *w, const struct ks_json *unit)
{
    struct ks_json list;
    size_t n;

    if (!ks_json_has(unit, "flags", &list))
        return true;
    if (!ks_json_is_array(&list, 0, 16, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        char word[24];
        if (!ks_json_text(&at, word, sizeof word))
            return false;
        if (!ks_text_is_key(word))
            return ks_json_fault(&at, "found \"%s\"; expected a word", word);
        put(w, " %s", word);
    }
    return true;
}

/* Commanders have no facing [5.1]. */
static bool write_facing(struct writer *w, const struct ks_json *unit, ks_unit u)
{
    struct ks_json at;
    int facing;

    if (r94(w->g)->unit[u].branch == R94_LEADER)
        return !ks_json_has(unit, "facing", &at) ||
               ks_json_fault(&at, "a commander has no facing");
    if (!ks_json_get(unit, "facing", &at) || !read_word(&at, facings, &facing))
        return false;
    put(w, " %s", facings[facing]);
    return true;
}

static bool write_unit(struct writer *w, const struct ks_json *unit)
{
    struct ks_json at;
    char number[8];
    ks_unit u;
    int form;

    if (!ks_json_get(unit, "unit", &at) || !read_unit(w, &at, &u))
        return false;
    if (w->named[u])
        return ks_json_fault(&at, "%s is named twice", w->g->piece[u].id);
    w->named[u] = true;
    if (!ks_json_get(unit, "hex", &at) || !read_hex(w, &at, number))
        return false;
    put(w, "unit %s %s", w->g->piece[u].id, number);
    if (!write_facing(w, unit, u) || !write_loss(w, unit, u))
        return false;
    if (ks_json_has(unit, "formation", &at)) {
        if (!read_word(&at, formations, &form))
            return false;
        put(w, " form=%s", formations[form]);
    }
    if (!write_number(w, unit, "shots", "shots", r94(w->g)->shots_a_turn) ||
        !write_number(w, unit, "mp", "mp", 99) ||
        !write_number(w, unit, "run", "run", 99))
        return false;
    if (ks_json_has(unit, "entry", &at)) {
        if (!read_hex(w, &at, number))
            return false;
        put(w, " from=%s", number);
    }
    if (!write_flags(w, unit))
        return false;
    put(w, "\n");
    return true;
}

/* Units without an order stand below those that have one, as they are listed. */
static int by_order(const void *a, const void *b)
{
    const struct placed *p = a, *q = b;

    if (p->order != q->order)
        return p->order < q->order ? -1 : 1;
    return p->item < q->item ? -1 : p->item > q->item;
}

static bool write_units(struct writer *w, const struct ks_json *top)
{
    static const char *const keys[] = {"unit",      "hex",   "facing", "lost", "steps",
                                       "formation", "order", "shots",  "mp",   "entry",
                                       "run",       "flags", NULL};
    struct placed placed[KS_MAX_PIECES];
    struct ks_json list, at;
    size_t n;

    if (!ks_json_has(top, "units", &list))
        return true;
    if (!ks_json_is_array(&list, 0, w->g->pieces, &n))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct ks_json unit = ks_json_item(&list, i);
        placed[i] = (struct placed){i, KS_MAX_PIECES};
        if (!ks_json_is_object(&unit) || !ks_json_only(&unit, keys))
            return false;
        if (ks_json_has(&unit, "order", &at) &&
            !ks_json_int(&at, 1, 99, &placed[i].order))
            return false;
    }
    if (n > 0)
        qsort(placed, n, sizeof placed[0], by_order);
    for (size_t i = 0; i < n; i++) {
        struct ks_json unit = ks_json_item(&list, placed[i].item);
        if (!write_unit(w, &unit))
            return false;
    }
    return true;
}

/* "only": false leaves the units that are not named where the scenario puts them. */
static bool write_others(struct writer *w, const struct ks_json *top)
{
    const struct r94_unit *unit = r94(w->g)->unit;
    struct ks_json at;
    bool only = true;

    if (ks_json_has(top, "only", &at) && !ks_json_bool(&at, &only))
        return false;
    for (int order = 1; !only && order < 100; order++) {
        for (ks_unit u = 0; u < w->g->pieces; u++) {
            char number[8];
            if (unit[u].order != order || unit[u].hex == KS_NONE || w->named[u])
                continue;
            ks_hex_text(&w->g->map, unit[u].hex, number);
            put(w, "unit %s %s%s%s\n", w->g->piece[u].id, number,
                unit[u].branch == R94_LEADER ? "" : " ",
                unit[u].branch == R94_LEADER ? "" : facings[unit[u].facing]);
        }
    }
    return true;
}

/* ---- the rest ---- */

static bool write_points(struct writer *w, const struct ks_json *top)
{
    const char *const keys[] = {w->g->side[0], w->g->side[1], NULL};
    struct ks_json points, at;
    int n;

    if (!ks_json_has(top, "points", &points))
        return true;
    if (!ks_json_is_object(&points) || !ks_json_only(&points, keys))
        return false;
    for (size_t side = 0; side < 2; side++) {
        if (!ks_json_has(&points, keys[side], &at))
            continue;
        if (!ks_json_int(&at, 0, 9999, &n))
            return false;
        put(w, "points %s %d\n", keys[side], n);
    }
    return true;
}

/* A word of a list, a unit, a number: "key value". */
static bool write_word(struct writer *w, const struct ks_json *top, const char *key,
                       const char *const *words)
{
    struct ks_json at;
    int n;

    if (!ks_json_has(top, key, &at))
        return true;
    if (!read_word(&at, words, &n))
        return false;
    put(w, "%s %s\n", key, words[n]);
    return true;
}

static bool write_one(struct writer *w, const struct ks_json *top, const char *key)
{
    struct ks_json at;
    ks_unit u;

    if (!ks_json_has(top, key, &at))
        return true;
    if (!read_unit(w, &at, &u))
        return false;
    put(w, "%s %s\n", key, w->g->piece[u].id);
    return true;
}

static bool write_turn(struct writer *w, const struct ks_json *top, const char *key)
{
    struct ks_json at;
    int n;

    if (!ks_json_has(top, key, &at))
        return true;
    if (!ks_json_int(&at, 1, w->g->turns, &n))
        return false;
    put(w, "%s %d\n", key, n);
    return true;
}

/* Where play stands. */
static bool write_moment(struct writer *w, const struct ks_json *top)
{
    const char *const sides[] = {w->g->side[0], w->g->side[1], NULL};

    return write_turn(w, top, "turn") && write_word(w, top, "phase", phases) &&
           write_word(w, top, "round", rounds) && write_word(w, top, "actor", sides) &&
           write_one(w, top, "active") && write_one(w, top, "command") &&
           write_turn(w, top, "unlock");
}

/* Commanders on one line: "pool a b c". */
static bool write_set(struct writer *w, const struct ks_json *top, const char *key)
{
    struct ks_json list;
    size_t n;

    if (!ks_json_has(top, key, &list))
        return true;
    if (!ks_json_is_array(&list, 0, R94_MAX_COMMANDERS, &n))
        return false;
    put(w, "%s", key);
    for (size_t i = 0; i < n; i++) {
        struct ks_json at = ks_json_item(&list, i);
        ks_unit u;
        if (!read_unit(w, &at, &u))
            return false;
        put(w, " %s", w->g->piece[u].id);
    }
    put(w, "\n");
    return true;
}

static bool write_position(struct writer *w, const struct ks_json *top)
{
    static const char *const keys[] = {"turn",    "phase",   "round",  "actor", "active",
                                       "command", "unlock",  "points", "units", "only",
                                       "dead",    "wounded", "gone",   "pool",  "chosen",
                                       "drawn",   NULL};

    return ks_json_is_object(top) && ks_json_only(top, keys) && write_moment(w, top) &&
           write_points(w, top) && write_list(w, top, "dead") &&
           write_set(w, top, "wounded") && write_list(w, top, "gone") &&
           write_units(w, top) && write_others(w, top) && write_set(w, top, "pool") &&
           write_set(w, top, "chosen") && write_set(w, top, "drawn");
}

bool ks_position_from_json(const struct ks_game *g, json_t *position, char *text,
                           size_t size, char error[KS_TEXT])
{
    struct writer w = {.g = g, .size = size};
    struct ks_data_report report;
    struct ks_json_file file;

    w.text = text;
    ks_report_init(&report);
    error[0] = '\0';
    if (position == NULL || size == 0) {
        snprintf(error, KS_TEXT, "no position is given");
        return false;
    }
    text[0] = '\0'; /* also where nothing is written */
    struct ks_json top = ks_json_bare(&file, position, &report);
    if (!write_position(&w, &top)) {
        snprintf(error, KS_TEXT, "position: %.240s", report.note[0].message);
        ks_text_clean(error);
        return false;
    }
    if (w.full) {
        snprintf(error, KS_TEXT, "position: too long");
        return false;
    }
    return true;
}
