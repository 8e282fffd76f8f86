/* The report of kosynier balance: everything counted, in three forms. */
#pragma once

#include <jansson.h>

#include "cli/cli.h"
#include "driver/balance_count.h"
#include "driver/balance_fair.h"

enum { KS_TITLE = 160 };

struct ks_level_report {
    struct ks_arm_result result;
    size_t units;
    struct ks_unit_result unit[KS_MAX_PIECES];
    size_t rules;
    struct ks_rule_result rule[KS_BALANCE_CODES];
};

struct ks_balance_report {
    const struct ks_balance *run;
    const struct ks_game *game; /* as the scenario has it */
    enum ks_language language;
    struct ks_level_report *level;
    struct ks_fair *fair; /* levels * KS_KNOBS, or NULL */
    char digest[33];
    char (*title)[KS_TITLE]; /* of the paragraph of each sentence, or "" */
};

/* ---- ways to tell it ---- */

void ks_balance_text(const struct ks_balance_report *r);
json_t *ks_balance_json(const struct ks_balance_report *r);

/* Writes the page; false and a message on failure. */
bool ks_balance_html(const struct ks_balance_report *r, const char *path, char *error,
                     size_t size);

/* ---- what they share ---- */

enum ks_balance_word {
#define WORD(code, english, polish) KS_BW_##code,
#include "cli/balance_words.def"
#undef WORD
    KS_BALANCE_WORDS
};

const char *ks_balance_word(enum ks_balance_word word, enum ks_language language);

/* A side as people call it. */
const char *ks_balance_side(const struct ks_balance_report *r, int side);

/* A kind of victory in words; the sentence of a code with what it is about left open, and
 * its paragraph. */
void ks_balance_ending(const struct ks_balance_report *r, const struct ks_end_kind *end,
                       char *out, size_t size);
void ks_balance_sentence(const struct ks_balance_report *r, uint16_t code, char *out,
                         size_t size);
const char *ks_balance_paragraph(const struct ks_balance_report *r, uint16_t code);

/* What a knob is called. */
void ks_balance_knob(const struct ks_balance_report *r, enum ks_knob knob, char *out,
                     size_t size);

/* A value of it: "12", "40 (never reached)", "none", "3 to the Poles". */
void ks_balance_value(const struct ks_balance_report *r, const struct ks_fair *f,
                      int value, char *out, size_t size);

/* Does the rule with that index stand for a paragraph that never came up? True once for each such
 * paragraph. */
bool ks_balance_never(const struct ks_balance_report *r, const struct ks_level_report *l,
                      size_t rule);

/* Numbers with a decimal point or comma: a share in percent, a difference in percentage
 * points with its sign, a plain number with that many decimals. */
void ks_balance_percent(const struct ks_balance_report *r, double share, char *out,
                        size_t size);
void ks_balance_number(const struct ks_balance_report *r, double x, int decimals,
                       char *out, size_t size);

/* The value and, in brackets, its interval. */
void ks_balance_share(const struct ks_balance_report *r, struct ks_estimate e, char *out,
                      size_t size);
void ks_balance_gap(const struct ks_balance_report *r, struct ks_estimate e, char *out,
                    size_t size);
