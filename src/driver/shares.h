/* Shares, means and their differences, each with its 95 % interval (formulas in
 * docs/balance.md). */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ks_estimate {
    uint32_t n; /* games it is based on; 0: unknown */
    double value, low, high;
};

/* Wilson's interval for a share of n games. A draw counts half, so won need not be whole; the
 * interval is then slightly too wide. */
struct ks_estimate ks_share(double won, uint32_t n);

/* The difference a - b of two shares of different games, by Newcombe's method. */
struct ks_estimate ks_share_difference(struct ks_estimate a, struct ks_estimate b);

/* A running sum of a series of numbers. */
struct ks_share_sample {
    uint32_t n;
    double sum, squares;
};

void ks_sample_add(struct ks_share_sample *s, double x);
struct ks_estimate ks_sample_mean(const struct ks_share_sample *s);

/* The difference a - b of two means with unequal variances (Welch). */
struct ks_estimate ks_sample_difference(const struct ks_share_sample *a,
                                        const struct ks_share_sample *b);

/* Is zero outside the interval? */
bool ks_estimate_counts(struct ks_estimate e);

/* Distance of zero from the nearer end of the interval: negative if it is inside, very negative
 * if there is no difference at all. Used to rank differences. */
double ks_estimate_weight(struct ks_estimate e);

/* Sorts in place. */
void ks_sort_numbers(int32_t *v, size_t n);

/* The q-quantile of a sorted list, interpolated between neighbours; 0 for an empty list. */
double ks_quantile(const int32_t *sorted, size_t n, double q);
