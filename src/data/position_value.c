/* Single values of a constructed position. */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "data/position_part.h"

const char *const ks_position_facings[] = {"N", "NE", "SE", "S", "SW", "NW", NULL};

void ks_position_put(struct ks_position *w, const char *format, ...)
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

bool ks_position_word(const struct ks_json *at, const char *const *words, int allowed,
                      int *out)
{
    const char *text = ks_json_string(at);
    char list[128] = "";
    int choices = 0;

    if (text == NULL)
        return false;
    for (*out = 0; words[*out] != NULL; ++*out) {
        if (!((unsigned)allowed >> *out & 1))
            continue;
        if (strcmp(words[*out], text) == 0)
            return true;
        size_t n = strlen(list);
        snprintf(list + n, sizeof list - n, "%s%s", choices++ > 0 ? ", " : "",
                 words[*out]);
    }
    return ks_json_fault(at, "found \"%.40s\"; expected %s%s", text,
                         choices > 1 ? "one of " : "", list);
}

bool ks_position_piece(const struct ks_position *w, const struct ks_json *at,
                       ks_unit *out)
{
    const char *text = ks_json_string(at);

    if (text == NULL)
        return false;
    *out = ks_unit_parse(w->g, text, strlen(text));
    return *out != KS_NONE ||
           ks_json_fault(at, "found \"%.40s\"; expected the id of a unit", text);
}

bool ks_position_hex(const struct ks_position *w, const struct ks_json *at, ks_hex *hex,
                     char number[8])
{
    const char *text = ks_json_string(at);

    if (text == NULL)
        return false;
    if (!ks_hex_parse(&w->g->map, text, strlen(text), hex))
        return ks_json_fault(
            at, "found \"%.40s\"; expected the number of a hex of the map", text);
    ks_hex_text(&w->g->map, *hex, number);
    return true;
}

bool ks_position_put_word(struct ks_position *w, const struct ks_json *top,
                          const char *key, const char *const *words)
{
    struct ks_json at;
    int n;

    if (!ks_json_has(top, key, &at))
        return true;
    if (!ks_position_word(&at, words, KS_ANY_WORD, &n))
        return false;
    ks_position_put(w, "%s %s\n", key, words[n]);
    return true;
}

bool ks_position_put_turn(struct ks_position *w, const struct ks_json *top,
                          const char *key, int last)
{
    struct ks_json at;
    int n;

    if (!ks_json_has(top, key, &at))
        return true;
    if (!ks_json_int(&at, 1, last, &n))
        return false;
    ks_position_put(w, "%s %d\n", key, n);
    return true;
}

bool ks_position_put_number(struct ks_position *w, const struct ks_json *unit,
                            const char *key, int max)
{
    struct ks_json at;
    int n;

    if (!ks_json_has(unit, key, &at))
        return true;
    if (!ks_json_int(&at, 0, max, &n))
        return false;
    ks_position_put(w, " %s=%d", key, n);
    return true;
}

bool ks_position_put_points(struct ks_position *w, const struct ks_json *top)
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
        ks_position_put(w, "points %s %d\n", keys[side], n);
    }
    return true;
}
