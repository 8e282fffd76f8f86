/* Shared by the three forms of a balance report: words, names, numbers. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cli/balance.h"
#include "cli/say.h"

static const char *const words[KS_BALANCE_WORDS][KS_LANGUAGES] = {
#define WORD(code, english, polish) {english, polish},
#include "cli/balance_words.def"
#undef WORD
};

const char *ks_balance_word(enum ks_balance_word word, enum ks_language language)
{
    return words[word][language];
}

static const char *word(const struct ks_balance_report *r, enum ks_balance_word w)
{
    return words[w][r->language];
}

/* ---- names ---- */

const char *ks_balance_side(const struct ks_balance_report *r, int side)
{
    return ks_say_actor(r->game, side, r->language);
}

static struct ks_event event_of(uint16_t code)
{
    return (struct ks_event){.code = code,
                             .unit = KS_NONE,
                             .other = KS_NONE,
                             .hex = KS_NONE,
                             .a = -1,
                             .b = -1};
}

void ks_balance_sentence(const struct ks_balance_report *r, uint16_t code, char *out,
                         size_t size)
{
    struct ks_event e = event_of(code);
    ks_event_pattern(r->game, &e, r->language, out, size);
}

const char *ks_balance_paragraph(const struct ks_balance_report *r, uint16_t code)
{
    struct ks_event e = event_of(code);
    return ks_event_paragraph(r->game, &e);
}

void ks_balance_ending(const struct ks_balance_report *r, const struct ks_end_kind *end,
                       char *out, size_t size)
{
    char sentence[KS_TEXT];
    struct ks_event e = event_of(end->code);
    const char *winner = end->winner < 2 ? ks_balance_side(r, end->winner) : "";
    e.a = e.b = end->winner < 2 ? end->winner : -1; /* named by {s}, by {S}, ... */
    ks_event_pattern(r->game, &e, r->language, sentence, sizeof sentence);
    bool named = strstr(sentence, winner) != NULL; /* ... or not at all */
    snprintf(out, size, "%s%s%s%s%s%s", sentence, named ? "" : ": ", named ? "" : winner,
             end->early ? " (" : "", end->early ? word(r, KS_BW_EARLY) : "",
             end->early ? ")" : "");
}

void ks_balance_knob(const struct ks_balance_report *r, enum ks_knob knob, char *out,
                     size_t size)
{
    if (knob == KS_KNOB_START)
        snprintf(out, size, "%s", word(r, KS_BW_HEAD_START));
    else
        snprintf(out, size, "%s: %s", word(r, KS_BW_LIMIT_OF),
                 ks_balance_side(r, knob == KS_KNOB_LIMIT_1));
}

void ks_balance_value(const struct ks_balance_report *r, const struct ks_fair *f,
                      int value, char *out, size_t size)
{
    bool start = f->curve.knob == KS_KNOB_START;
    if (start && value != 0)
        snprintf(out, size, "%d %s %s", value < 0 ? -value : value, word(r, KS_BW_TO),
                 ks_balance_side(r, value < 0));
    else if (value == 0)
        snprintf(out, size, "%s", word(r, start ? KS_BW_NOTHING : KS_BW_NONE));
    else
        snprintf(out, size, value > f->curve.reached ? "%d (%s)" : "%d", value,
                 word(r, KS_BW_NOT_REACHED));
}

bool ks_balance_never(const struct ks_balance_report *r, const struct ks_level_report *l,
                      size_t rule)
{
    const char *paragraph = ks_balance_paragraph(r, l->rule[rule].code);
    for (size_t i = 0; i < l->rules; i++)
        if ((i < rule || l->rule[i].fired.value > 0) &&
            strcmp(ks_balance_paragraph(r, l->rule[i].code), paragraph) == 0)
            return false;
    return paragraph[0] != '\0';
}

/* ---- numbers ---- */

void ks_balance_number(const struct ks_balance_report *r, double x, int decimals,
                       char *out, size_t size)
{
    char digits[40];
    if (!isfinite(x)) {
        snprintf(out, size, "–");
        return;
    }
    snprintf(digits, sizeof digits, "%.*f", decimals, fabs(x));
    bool below = x < 0 && strtod(digits, NULL) > 0; /* no sign before a zero */
    char *point = strchr(digits, '.');
    if (point != NULL && r->language == KS_POLISH)
        *point = ',';
    snprintf(out, size, "%s%s", below ? "\xE2\x88\x92" : "", digits);
}

void ks_balance_percent(const struct ks_balance_report *r, double share, char *out,
                        size_t size)
{
    ks_balance_number(r, 100 * share, 1, out, size);
}

static void balance_points(const struct ks_balance_report *r, double difference,
                           char *out, size_t size)
{
    char number[16]; /* of at most 100.0 */
    bool above = difference >= 0.0005;
    ks_balance_number(r, 100 * fabs(difference), 1, number, sizeof number);
    snprintf(out, size, "%s%s",
             above                   ? "+"
             : difference <= -0.0005 ? "\xE2\x88\x92"
                                     : "",
             number);
}

/* An estimate as its value and, in brackets, the ends of its interval. */
static void put_estimate(const struct ks_balance_report *r, struct ks_estimate e,
                         void (*put)(const struct ks_balance_report *r, double x,
                                     char *out, size_t size),
                         const char *unit, const char *to, char *out, size_t size)
{
    char value[32], low[32], high[32];
    put(r, e.value, value, sizeof value);
    put(r, e.low, low, sizeof low);
    put(r, e.high, high, sizeof high);
    snprintf(out, size, e.n == 0 ? "–" : "%s%s (%s%s%s)", value, unit, low, to, high);
}

void ks_balance_share(const struct ks_balance_report *r, struct ks_estimate e, char *out,
                      size_t size)
{
    put_estimate(r, e, ks_balance_percent, " %", "–", out, size);
}

void ks_balance_gap(const struct ks_balance_report *r, struct ks_estimate e, char *out,
                    size_t size)
{
    put_estimate(r, e, balance_points, "", " … ", out, size);
}
