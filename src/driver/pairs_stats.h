/* What a series of pairs says about two players. A pair is two games with the same dice and the
 * sides swapped; the first player gets 0, 1/2, 1, 3/2 or 2 points from it. Counting pairs instead
 * of games removes the advantage a scenario gives to one side (docs/measuring.md). */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum { KS_PAIR_SCORES = 5 };

/* Number of pairs that gave 0, 1/2, 1, 3/2 and 2 points. */
struct ks_pentanomial {
    uint32_t n[KS_PAIR_SCORES];
};

uint32_t ks_pentanomial_pairs(const struct ks_pentanomial *p);

/* Score per game, 0 .. 1, with the half-width of its 95 % interval. Both are 0 without pairs. */
struct ks_score {
    double mean, error;
};

struct ks_score ks_pentanomial_score(const struct ks_pentanomial *p);

/* Elo difference of a score, and the expected score of a difference. Infinite for scores of 0 and
 * 1. */
double ks_elo(double score);
double ks_elo_score(double elo);

/* The same for the ends of a score's interval: low, middle and high. */
struct ks_elo_range {
    double low, middle, high;
};

struct ks_elo_range ks_elo_range(struct ks_score score);

/* ---- the sequential test -------------------------------------------------------------- */

enum ks_verdict { KS_OPEN, KS_ACCEPTED, KS_REJECTED, KS_VERDICTS };

/* Is the first player better by elo1 rather than by elo0? Errors of either kind have a rate of
 * one in twenty. */
struct ks_sprt {
    double elo0, elo1;
};

/* Log likelihood ratio of the pairs under elo1 and elo0. */
double ks_sprt_llr(const struct ks_sprt *test, const struct ks_pentanomial *p);

/* The value that decides: accepted at or above it, rejected at or below its negative. */
double ks_sprt_bound(void);

enum ks_verdict ks_sprt_verdict(const struct ks_sprt *test,
                                const struct ks_pentanomial *p);

/* "open", "accepted", "rejected". */
const char *ks_verdict_name(enum ks_verdict verdict);
