#include "wire/length.h"

#include <stdio.h>

#include "wire/reply.h"

enum { HOUR = 60, LONG = 90 }; /* minutes; so long and longer is said in hours */

struct range {
    int low, high;
};

static struct range range_of(const json_t *length, const char *key)
{
    const json_t *pair = json_object_get(length, key);
    return (struct range){(int)json_integer_value(json_array_get(pair, 0)),
                          (int)json_integer_value(json_array_get(pair, 1))};
}

/* "1", "2½", or in Polish "2,5". */
struct hours {
    char text[12];
    bool half;
    int whole;
};

static struct hours hours_of(int minutes, enum ks_language language)
{
    int halves = (2 * minutes + HOUR / 2) / HOUR;
    struct hours h = {.half = halves % 2 == 1, .whole = halves / 2};
    const char *half = !h.half ? "" : language == KS_POLISH ? ",5" : "½";
    if (h.whole == 0 && language == KS_ENGLISH)
        snprintf(h.text, sizeof h.text, "%s", half);
    else
        snprintf(h.text, sizeof h.text, "%d%s", h.whole, half);
    return h;
}

static void say_time(struct range r, enum ks_language language, char *out, size_t size)
{
    static const char *const minutes[KS_LANGUAGES] = {"%d to %d minutes",
                                                      "od %d do %d minut"};
    static const char *const same[KS_LANGUAGES] = {"about %d minutes", "około %d minut"};
    static const char *const mixed[KS_LANGUAGES] = {"%d minutes to %s %s",
                                                    "od %d minut do %s %s"};
    static const char *const hours[KS_LANGUAGES] = {"%s to %s %s", "od %s do %s %s"};
    static const char *const same_hours[KS_LANGUAGES] = {"about %s %s", "około %s %s"};
    struct hours low = hours_of(r.low, language), high = hours_of(r.high, language);
    bool equal = low.whole == high.whole && low.half == high.half;
    const char *unit = language == KS_ENGLISH
                           ? (high.whole == 1 && !high.half ? "hour" : "hours")
                       : high.half || high.whole == 1 ? "godziny"
                                                      : "godzin";
    if (r.high < LONG && r.low == r.high)
        snprintf(out, size, same[language], r.high);
    else if (r.high < LONG)
        snprintf(out, size, minutes[language], r.low, r.high);
    else if (r.low < HOUR)
        snprintf(out, size, mixed[language], r.low, high.text, unit);
    else if (equal)
        snprintf(out, size, same_hours[language], high.text, unit);
    else
        snprintf(out, size, hours[language], low.text, high.text, unit);
}

static void say_clicks(struct range r, enum ks_language language, char *out, size_t size)
{
    static const char *const text[KS_LANGUAGES] = {"%d to %d clicks a side",
                                                   "od %d do %d kliknięć na stronę"};
    static const char *const same[KS_LANGUAGES] = {"some %d clicks a side",
                                                   "około %d kliknięć na stronę"};
    if (r.low == r.high)
        snprintf(out, size, same[language], r.high);
    else
        snprintf(out, size, text[language], r.low, r.high);
}

json_t *ks_reply_length(const json_t *length)
{
    char text[KS_LANGUAGES][2 * KS_TEXT + 2];
    if (json_object_get(length, "en") != NULL)
        return json_deep_copy(length);
    for (int i = 0; i < KS_LANGUAGES; i++) {
        char time[KS_TEXT], clicks[KS_TEXT];
        say_time(range_of(length, "minutes"), (enum ks_language)i, time, sizeof time);
        say_clicks(range_of(length, "inputs"), (enum ks_language)i, clicks,
                   sizeof clicks);
        snprintf(text[i], sizeof text[i], "%s, %s", time, clicks);
    }
    return ks_reply_both(text[KS_ENGLISH], text[KS_POLISH]);
}
