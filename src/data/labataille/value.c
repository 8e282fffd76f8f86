#include "data/labataille/value.h"

#include <stdio.h>
#include <string.h>

#include "data/text.h"

enum { MOST = 99, MOST_POINTS = 60 };

bool lb_dice_parse(const char *text, size_t length, int *out)
{
    if (length != 2 || text[0] < '1' || text[0] > '6' || text[1] < '1' || text[1] > '6')
        return false;
    *out = (text[0] - '1') * 6 + (text[1] - '1');
    return true;
}

bool lb_value_dice(const struct ks_json *at, int *out)
{
    const char *text = ks_json_string(at);

    return text != NULL &&
           (lb_dice_parse(text, strlen(text), out) ||
            ks_json_fault(at, "found \"%.40s\"; expected two dice as \"65\"", text));
}

bool lb_value_range(const struct ks_json *at, int *from, int *to)
{
    const char *text = ks_json_string(at);
    size_t n = text != NULL ? strlen(text) : 0;

    if (text == NULL)
        return false;
    if (lb_dice_parse(text, n, from)) {
        *to = *from;
        return true;
    }
    if (n == 5 && text[2] == '-' && lb_dice_parse(text, 2, from) &&
        lb_dice_parse(text + 3, 2, to) && *from <= *to)
        return true;
    return ks_json_fault(at, "found \"%.40s\"; expected dice as \"11-36\" or \"66\"",
                         text);
}

/* Two numbers with a sign between them. */
static bool two_numbers(const char *text, char sign, int least, int *first, int *second)
{
    const char *cut = strchr(text, sign);
    char part[8];

    if (cut == NULL || (size_t)(cut - text) >= sizeof part)
        return false;
    snprintf(part, sizeof part, "%.*s", (int)(cut - text), text);
    return ks_text_number(part, least, MOST, first) &&
           ks_text_number(cut + 1, 1, MOST, second);
}

bool lb_value_odds(const struct ks_json *at, uint8_t *num, uint8_t *den)
{
    const char *text = ks_json_string(at);
    int n, d;

    if (text == NULL)
        return false;
    if (!two_numbers(text, ':', 0, &n, &d))
        return ks_json_fault(at, "found \"%.40s\"; expected odds as \"3:2\"", text);
    *num = (uint8_t)n;
    *den = (uint8_t)d;
    return true;
}

/* A whole number, or a fraction in quotes. */
static bool read_fraction(const struct ks_json *at, int least, int *num, int *den)
{
    *den = 1;
    if (json_is_integer(at->value))
        return ks_json_int(at, least, MOST, num);
    if (!json_is_string(at->value))
        return ks_json_fault(at, "expected a number, or a fraction as \"1/2\"");
    const char *text = json_string_value(at->value);
    return two_numbers(text, '/', 1, num, den) ||
           ks_json_fault(
               at, "found \"%.40s\"; expected a number, or a fraction as \"1/2\"", text);
}

bool lb_value_ratio(const struct ks_json *at, struct lb_ratio *out)
{
    int num, den;

    if (!read_fraction(at, 1, &num, &den))
        return false;
    *out = (struct lb_ratio){(int16_t)num, (int16_t)den};
    return true;
}

bool lb_value_points(const struct ks_json *at, int least, int *halves)
{
    int num = 0, den = 1;

    if (!read_fraction(at, 0, &num, &den))
        return false;
    *halves = den == 2 ? num : 2 * num;
    return (den <= 2 && *halves >= least && *halves <= 2 * MOST_POINTS) ||
           ks_json_fault(at, "expected movement points from %s to %d, whole or in halves",
                         least == 0   ? "0"
                         : least == 1 ? "1/2"
                                      : "1",
                         (int)MOST_POINTS);
}

bool lb_value_hex(const struct ks_game *g, const struct ks_json *at, ks_hex *out)
{
    const char *text = ks_json_string(at);

    if (text == NULL)
        return false;
    return ks_hex_parse(&g->map, text, strlen(text), out) ||
           ks_json_fault(at, "found \"%.40s\"; expected a hex of the map", text);
}
