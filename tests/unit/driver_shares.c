/* Intervals, differences and quantiles against values worked out elsewhere. */
#include <criterion/criterion.h>
#include <math.h>

#include "driver/shares.h"

static void near(double found, double expected)
{
    cr_assert(fabs(found - expected) < 5e-5, "%.6f, expected %.6f", found, expected);
}

static void is(struct ks_estimate e, double value, double low, double high)
{
    near(e.value, value);
    near(e.low, low);
    near(e.high, high);
}

Test(driver_shares, wilson)
{
    is(ks_share(50, 100), 0.5, 0.40383, 0.59617);
    is(ks_share(0, 10), 0, 0, 0.27753);
    is(ks_share(10, 10), 1, 0.72246, 1);
    is(ks_share(15, 1000), 0.015, 0.00911, 0.02460);
    is(ks_share(2.5, 10), 0.25, 0.08095, 0.55782); /* a draw counts half */
    cr_assert_eq(ks_share(0, 0).n, 0);
}

/* The first example of Newcombe's paper (1998, method 10): 56/70 less 48/80. */
Test(driver_shares, difference_of_shares)
{
    is(ks_share_difference(ks_share(56, 70), ks_share(48, 80)), 0.2, 0.05243, 0.33387);
    is(ks_share_difference(ks_share(48, 80), ks_share(56, 70)), -0.2, -0.33387, -0.05243);
    cr_assert_eq(ks_share_difference(ks_share(1, 2), ks_share(0, 0)).n, 0);
}

static struct ks_share_sample sample(const double *x, size_t n)
{
    struct ks_share_sample s = {0};
    for (size_t i = 0; i < n; i++)
        ks_sample_add(&s, x[i]);
    return s;
}

/* Student's quantiles for 9 and 4 degrees of freedom are 2.2622 and 2.7764; the series
 * comes near enough. */
Test(driver_shares, means)
{
    const double x[] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, y[] = {2, 4, 6, 8, 10};
    struct ks_share_sample a = sample(x, 10), b = sample(y, 5);
    struct ks_estimate mean = ks_sample_mean(&a), d = ks_sample_difference(&b, &a);
    near(mean.value, 5.5);
    cr_assert_float_eq(mean.high - mean.value, 2.2622 * 0.957427, 0.001);
    near(d.value, 0.5);
    cr_assert_float_eq(d.value - d.low, 2.7764 * sqrt(2 + 0.916667), 0.02);
}

Test(driver_shares, few_numbers_say_little)
{
    const double x[] = {3};
    struct ks_share_sample one = sample(x, 1), none = {0};
    cr_assert(isinf(ks_sample_mean(&one).high));
    cr_assert_eq(ks_sample_mean(&none).n, 0);
    cr_assert_eq(ks_sample_difference(&one, &none).n, 0);
    cr_assert_not(ks_estimate_counts(ks_sample_mean(&one)));
}

Test(driver_shares, what_counts)
{
    const struct ks_estimate above = {9, 0.2, 0.1, 0.3}, below = {9, -0.2, -0.3, -0.1},
                             around = {9, 0.1, -0.1, 0.3}, nothing = {0, 0, 0, 0};
    cr_assert(ks_estimate_counts(above) && ks_estimate_counts(below));
    cr_assert_not(ks_estimate_counts(around) || ks_estimate_counts(nothing));
    near(ks_estimate_weight(above), 0.1);
    near(ks_estimate_weight(below), 0.1);
    near(ks_estimate_weight(around), -0.1);
    cr_assert(ks_estimate_weight(nothing) < ks_estimate_weight(around));
}

Test(driver_shares, quantiles)
{
    int32_t v[] = {40, -10, 30, 20, 10};
    ks_sort_numbers(v, 5);
    cr_assert_eq(v[0], -10);
    near(ks_quantile(v, 5, 0), -10);
    near(ks_quantile(v, 5, 0.5), 20);
    near(ks_quantile(v, 5, 0.25), 10);
    near(ks_quantile(v, 5, 0.95), 38);
    near(ks_quantile(v, 5, 1), 40);
    near(ks_quantile(v, 1, 0.7), -10);
    near(ks_quantile(v, 0, 0.5), 0);
}
