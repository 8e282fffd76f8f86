#include "wire/length.h"

#include <stdio.h>

#include "base/text.h"
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

/* A number of things, in Polish after "od", "do" or "około". */
struct amount {
    char text[40];
};

enum thing { MINUTE, CLICK };

static struct amount amount(int n, enum thing thing, enum ks_language language)
{
    static const char *const english[] = {"minute", "click"};
    static const char *const polish[][2] = {{"minuty", "minut"},
                                            {"kliknięcia", "kliknięć"}};
    struct amount a;
    if (language == KS_ENGLISH)
        snprintf(a.text, sizeof a.text, "%s", ks_count((size_t)n, english[thing]).text);
    else
        snprintf(a.text, sizeof a.text, "%d %s", n, polish[thing][n != 1]);
    return a;
}

/* Hours and halves of hours: "2½", with their name "2½ hours". */
struct hours {
    char number[16], text[40];
    int halves;
};

static struct hours hours_of(int minutes, enum ks_language language)
{
    struct hours h = {.halves = (2 * minutes + HOUR / 2) / HOUR};
    bool half = h.halves % 2 == 1, one = h.halves == 2;
    const char *name = language == KS_ENGLISH ? (one ? "hour" : "hours")
                       : half || one          ? "godziny"
                                              : "godzin";
    snprintf(h.number, sizeof h.number, "%d%s", h.halves / 2,
             !half                   ? ""
             : language == KS_POLISH ? ",5"
                                     : "½");
    snprintf(h.text, sizeof h.text, "%s %s", h.number, name);
    return h;
}

static void say_about(enum ks_language language, const char *what, char *out, size_t size)
{
    snprintf(out, size, language == KS_POLISH ? "około %s" : "about %s", what);
}

static void say_range(enum ks_language language, const char *from, const char *to,
                      char *out, size_t size)
{
    snprintf(out, size, language == KS_POLISH ? "od %s do %s" : "%s to %s", from, to);
}

static void say_time(struct range r, enum ks_language language, char *out, size_t size)
{
    struct amount minutes = amount(r.low, MINUTE, language);
    struct hours low = hours_of(r.low, language), high = hours_of(r.high, language);
    char number[16];
    snprintf(number, sizeof number, "%d", r.low);
    if (r.high < LONG && r.low == r.high)
        say_about(language, minutes.text, out, size);
    else if (r.high < LONG)
        say_range(language, number, amount(r.high, MINUTE, language).text, out, size);
    else if (r.low < HOUR)
        say_range(language, minutes.text, high.text, out, size);
    else if (low.halves == high.halves)
        say_about(language, high.text, out, size);
    else
        say_range(language, low.number, high.text, out, size);
}

static void say_clicks(struct range r, enum ks_language language, char *out, size_t size)
{
    char number[16];
    snprintf(number, sizeof number, "%d", r.low);
    if (r.low == r.high)
        say_about(language, amount(r.high, CLICK, language).text, out, size);
    else
        say_range(language, number, amount(r.high, CLICK, language).text, out, size);
}

json_t *ks_reply_length(const json_t *length)
{
    char text[KS_LANGUAGES][2 * KS_TEXT + 16];
    if (json_object_get(length, "en") != NULL)
        return json_deep_copy(length);
    for (int i = 0; i < KS_LANGUAGES; i++) {
        char time[KS_TEXT], clicks[KS_TEXT];
        say_time(range_of(length, "minutes"), (enum ks_language)i, time, sizeof time);
        say_clicks(range_of(length, "inputs"), (enum ks_language)i, clicks,
                   sizeof clicks);
        snprintf(text[i], sizeof text[i],
                 i == KS_POLISH ? "%s, %s na gracza" : "%s, %s a side", time, clicks);
    }
    return ks_reply_both(text[KS_ENGLISH], text[KS_POLISH]);
}
