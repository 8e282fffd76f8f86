/* Statistics over the records of an arm. */
#pragma once

#include "driver/balance.h"
#include "driver/shares.h"

enum {
    KS_QUANTILES = 5, /* 5, 25, 50, 75, 95 % */
    KS_HISTOGRAM_BARS = 40,
    KS_ENDINGS = 16
};

extern const double ks_quantile_at[KS_QUANTILES];

/* A distribution: summary figures and a histogram. */
struct ks_distribution {
    uint32_t n;
    double mean, quantile[KS_QUANTILES];
    int32_t least, most;
    int32_t width; /* of a bar */
    int32_t from;  /* start of the first */
    size_t bars;
    uint32_t bar[KS_HISTOGRAM_BARS];
};

/* The values are sorted in place. */
void ks_distribution_make(struct ks_distribution *out, int32_t *values, size_t n);

/* A kind of victory. */
struct ks_end_kind {
    uint16_t code;
    bool early;
    uint8_t winner;
    struct ks_estimate share;
    uint32_t games;
};

struct ks_arm_result {
    uint32_t games, broken;
    uint32_t wins[3];            /* sides, draws */
    struct ks_estimate share[3]; /* of the same */
    struct ks_estimate score;    /* of side 0, a draw counting half */
    size_t endings;
    struct ks_end_kind ending[KS_ENDINGS]; /* most frequent first */
    struct ks_distribution points[2], lead, turns, decisions;
    /* of the lead after each turn */
    double lead_at[KS_BALANCE_TURNS][KS_QUANTILES];
};

/* False if out of memory. */
bool ks_arm_count(const struct ks_balance *b, size_t arm, struct ks_arm_result *out);

/* Score of side 0 in one arm less that in another, paired by game with the same dice. */
struct ks_estimate ks_arm_difference(const struct ks_balance *b, size_t arm,
                                     size_t other);

struct ks_unit_result {
    ks_unit unit;
    uint32_t games; /* in which it took part */
    struct ks_estimate lost;
    struct ks_estimate steps;                /* lost per game */
    struct ks_estimate when_lost, when_kept; /* score of its side */
    struct ks_estimate difference;           /* the first less the second */
};

/* One for each piece that took part, clearest difference first; returns the count. */
size_t ks_units_count(const struct ks_balance *b, size_t arm,
                      struct ks_unit_result out[KS_MAX_PIECES]);

struct ks_rule_result {
    uint16_t code;
    struct ks_estimate fired;      /* share of games in which it occurred */
    struct ks_estimate often;      /* times per game */
    struct ks_estimate in_wins[2]; /* times per game in games that side won */
    struct ks_estimate difference; /* the first less the second */
    bool ends;                     /* the sentence that ends a won game */
};

/* One for each sentence about events; those that never occurred have fired.value 0. Clearest
 * difference first, endings last. Returns the count. */
size_t ks_rules_count(const struct ks_balance *b, size_t arm,
                      struct ks_rule_result out[KS_BALANCE_CODES]);
