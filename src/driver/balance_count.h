/* What the records of an arm say, counted. */
#ifndef KS_DRIVER_BALANCE_COUNT_H
#define KS_DRIVER_BALANCE_COUNT_H

#include "driver/balance.h"
#include "driver/shares.h"

enum {
    KS_QUANTILES = 5, /* 5, 25, 50, 75, 95 % */
    KS_HISTOGRAM_BARS = 40,
    KS_ENDINGS = 16
};

extern const double ks_quantile_at[KS_QUANTILES];

/* Numbers as a table and as bars of equal width. */
struct ks_distribution {
    uint32_t n;
    double mean, quantile[KS_QUANTILES];
    int32_t least, most;
    int32_t width; /* of a bar */
    int32_t from;  /* where the first begins */
    size_t bars;
    uint32_t bar[KS_HISTOGRAM_BARS];
};

/* The values are sorted in place. */
void ks_distribution_make(struct ks_distribution *out, int32_t *values, size_t n);

struct ks_end_kind { /* a kind of victory */
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

/* False if there is no memory. */
bool ks_arm_count(const struct ks_balance *b, size_t arm, struct ks_arm_result *out);

/* The score of side 0 in one arm less that in another, game by game with the same dice. */
struct ks_estimate ks_arm_difference(const struct ks_balance *b, size_t arm,
                                     size_t other);

struct ks_unit_result {
    ks_unit unit;
    uint32_t games; /* it took part in */
    struct ks_estimate lost;
    struct ks_estimate steps;                /* it lost in a game */
    struct ks_estimate when_lost, when_kept; /* share of its side */
    struct ks_estimate difference;           /* the first less the second */
};

/* One for each piece that took part, the clearest difference first; returns how many. */
size_t ks_units_count(const struct ks_balance *b, size_t arm,
                      struct ks_unit_result out[KS_MAX_PIECES]);

struct ks_rule_result {
    uint16_t code;
    struct ks_estimate fired;      /* in how many of the games at all */
    struct ks_estimate often;      /* times a game */
    struct ks_estimate in_wins[2]; /* times a game in games that side won */
    struct ks_estimate difference; /* the first less the second */
    bool ends;                     /* it is what is said when a game is won */
};

/* One for each sentence that can be said of what happens, by code; those that were never
 * said have fired.value 0. The clearest difference first, what ends a game last. Returns how many. */
size_t ks_rules_count(const struct ks_balance *b, size_t arm,
                      struct ks_rule_result out[KS_BALANCE_CODES]);

#endif
