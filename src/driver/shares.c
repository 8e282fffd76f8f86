#include "driver/shares.h"

#include <math.h>
#include <stdlib.h>

static const double z = 1.959963984540054; /* 95 % of a normal distribution */

struct ks_estimate ks_share(double won, uint32_t n)
{
    if (n == 0)
        return (struct ks_estimate){0, 0, 0, 0};
    double p = won / n, k = z * z / n;
    double middle = (p + k / 2) / (1 + k);
    double half = z / (1 + k) * sqrt(p * (1 - p) / n + k / (4 * n));
    return (struct ks_estimate){n, p, fmax(0, middle - half), fmin(1, middle + half)};
}

struct ks_estimate ks_share_difference(struct ks_estimate a, struct ks_estimate b)
{
    if (a.n == 0 || b.n == 0)
        return (struct ks_estimate){0, 0, 0, 0};
    double d = a.value - b.value;
    return (struct ks_estimate){a.n + b.n, d,
                                d - hypot(a.value - a.low, b.high - b.value),
                                d + hypot(a.high - a.value, b.value - b.low)};
}

void ks_sample_add(struct ks_share_sample *s, double x)
{
    s->n++;
    s->sum += x;
    s->squares += x * x;
}

/* Of the mean: variance of the row over its length. */
static double variance(const struct ks_share_sample *s)
{
    if (s->n < 2)
        return 0;
    double mean = s->sum / s->n;
    return fmax(0, (s->squares - s->sum * mean) / (s->n - 1)) / s->n;
}

/* How many standard errors hold 95 % where the variance is itself estimated: Student's
 * quantile for that many degrees of freedom, in series. */
static double student(uint32_t freedom)
{
    double f = freedom, z3 = z * z * z, z5 = z3 * z * z, z7 = z5 * z * z;
    return z + (z3 + z) / (4 * f) + (5 * z5 + 16 * z3 + 3 * z) / (96 * f * f) +
           (3 * z7 + 19 * z5 + 17 * z3 - 15 * z) / (384 * f * f * f);
}

/* A single number says nothing about the variance. */
static struct ks_estimate around(double value, double variance_of_it, uint32_t n)
{
    double half = n < 2 ? INFINITY : student(n - 1) * sqrt(variance_of_it);
    return (struct ks_estimate){n, value, value - half, value + half};
}

struct ks_estimate ks_sample_mean(const struct ks_share_sample *s)
{
    if (s->n == 0)
        return (struct ks_estimate){0, 0, 0, 0};
    return around(s->sum / s->n, variance(s), s->n);
}

struct ks_estimate ks_sample_difference(const struct ks_share_sample *a,
                                        const struct ks_share_sample *b)
{
    if (a->n == 0 || b->n == 0)
        return (struct ks_estimate){0, 0, 0, 0};
    struct ks_estimate e = around(a->sum / a->n - b->sum / b->n,
                                  variance(a) + variance(b), a->n < b->n ? a->n : b->n);
    e.n = a->n + b->n;
    return e;
}

bool ks_estimate_counts(struct ks_estimate e)
{
    return e.n > 0 && (e.low > 0 || e.high < 0);
}

double ks_estimate_weight(struct ks_estimate e)
{
    return e.n == 0 || e.value == 0 ? -INFINITY : fmax(e.low, -e.high);
}

static int by_size(const void *a, const void *b)
{
    int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

void ks_sort_numbers(int32_t *v, size_t n)
{
    if (n > 0)
        qsort(v, n, sizeof *v, by_size);
}

double ks_quantile(const int32_t *sorted, size_t n, double q)
{
    if (n == 0)
        return 0;
    double at = q * (double)(n - 1);
    size_t below = (size_t)at;
    if (below + 1 >= n)
        return sorted[n - 1];
    return sorted[below] + (at - (double)below) * (sorted[below + 1] - sorted[below]);
}
