/* Shares, means and their differences, each with the interval that holds the true value 95
 * times out of 100 (docs/balance.md has the formulas). */
#ifndef KS_DRIVER_SHARES_H
#define KS_DRIVER_SHARES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct ks_estimate {
    uint32_t n; /* games it rests on; 0: nothing is known */
    double value, low, high;
};

/* Wilson's interval for a share of n games. A draw counts half, so won need not be whole;
 * then the interval is a little wider than it had to be. */
struct ks_estimate ks_share(double won, uint32_t n);

/* The difference a - b of two shares of different games, by Newcombe's method. */
struct ks_estimate ks_share_difference(struct ks_estimate a, struct ks_estimate b);

/* A row of numbers, summed up as they come. */
struct ks_share_sample {
    uint32_t n;
    double sum, squares;
};

void ks_sample_add(struct ks_share_sample *s, double x);
struct ks_estimate ks_sample_mean(const struct ks_share_sample *s);

/* The difference a - b of two means, of unlike variances (Welch). */
struct ks_estimate ks_sample_difference(const struct ks_share_sample *a,
                                        const struct ks_share_sample *b);

/* Is zero outside the interval? */
bool ks_estimate_counts(struct ks_estimate e);

/* How far zero is from the nearer end of the interval; below 0 if it is inside, far below if
 * there is no difference at all. What differences are ranked by. */
double ks_estimate_weight(struct ks_estimate e);

/* Sorts in place. */
void ks_sort_numbers(int32_t *v, size_t n);

/* The number below which a part q of a sorted list lies, between two neighbours in
 * proportion; 0 for an empty list. */
double ks_quantile(const int32_t *sorted, size_t n, double q);

#endif
