#include "driver/pairs_stats.h"

#include <math.h>

static const double Z95 = 1.959963984540054; /* 97.5 % of the normal distribution */
static const double ALPHA = 0.05;            /* chance of a wrong answer, either way */

/* Score of a game in a pair of each kind. */
static const double value[KS_PAIR_SCORES] = {0, 0.25, 0.5, 0.75, 1};

uint32_t ks_pentanomial_pairs(const struct ks_pentanomial *p)
{
    uint32_t pairs = 0;
    for (int i = 0; i < KS_PAIR_SCORES; i++)
        pairs += p->n[i];
    return pairs;
}

struct ks_score ks_pentanomial_score(const struct ks_pentanomial *p)
{
    double pairs = ks_pentanomial_pairs(p), mean = 0, variance = 0;
    if (pairs == 0)
        return (struct ks_score){0, 0};
    for (int i = 0; i < KS_PAIR_SCORES; i++)
        mean += p->n[i] * value[i] / pairs;
    for (int i = 0; i < KS_PAIR_SCORES; i++)
        variance += p->n[i] * (value[i] - mean) * (value[i] - mean) / pairs;
    return (struct ks_score){mean, Z95 * sqrt(variance / pairs)};
}

double ks_elo(double score)
{
    if (score <= 0)
        return -INFINITY;
    return score >= 1 ? INFINITY : 400 * log10(score / (1 - score));
}

double ks_elo_score(double elo)
{
    return 1 / (1 + pow(10, -elo / 400));
}

struct ks_elo_range ks_elo_range(struct ks_score s)
{
    return (struct ks_elo_range){ks_elo(s.mean - s.error), ks_elo(s.mean),
                                 ks_elo(s.mean + s.error)};
}

/* ---- the sequential test ---- */

/* Shares of the five kinds. A kind that has not come up yet is not impossible: it counts as a
 * thousandth of a pair. */
static double shares(const struct ks_pentanomial *p, double share[KS_PAIR_SCORES])
{
    double sum = 0;
    for (int i = 0; i < KS_PAIR_SCORES; i++)
        sum += share[i] = p->n[i] == 0 ? 1e-3 : p->n[i];
    for (int i = 0; i < KS_PAIR_SCORES; i++)
        share[i] /= sum;
    return sum;
}

static double slope(const double share[KS_PAIR_SCORES], double score, double theta)
{
    double sum = 0;
    for (int i = 0; i < KS_PAIR_SCORES; i++)
        sum += share[i] * (value[i] - score) / (1 + theta * (value[i] - score));
    return sum;
}

/* Of all distributions with the given mean score, the one that fits the shares best has
 * share / (1 + theta (value - score)); the slope, which falls with theta, is 0 there. */
static double best_theta(const double share[KS_PAIR_SCORES], double score)
{
    double low = -1 / (1 - score), high = 1 / score;
    for (int i = 0; i < 100; i++) {
        double middle = (low + high) / 2;
        if (slope(share, score, middle) > 0)
            low = middle;
        else
            high = middle;
    }
    return (low + high) / 2;
}

double ks_sprt_llr(const struct ks_sprt *test, const struct ks_pentanomial *p)
{
    double share[KS_PAIR_SCORES], sum = shares(p, share), llr = 0;
    double s0 = ks_elo_score(test->elo0), s1 = ks_elo_score(test->elo1);
    double t0 = best_theta(share, s0), t1 = best_theta(share, s1);
    if (ks_pentanomial_pairs(p) == 0)
        return 0;
    for (int i = 0; i < KS_PAIR_SCORES; i++)
        llr += share[i] * log((1 + t0 * (value[i] - s0)) / (1 + t1 * (value[i] - s1)));
    return sum * llr;
}

double ks_sprt_bound(void)
{
    return log((1 - ALPHA) / ALPHA);
}

enum ks_verdict ks_sprt_verdict(const struct ks_sprt *test,
                                const struct ks_pentanomial *p)
{
    double llr = ks_sprt_llr(test, p);
    if (llr >= ks_sprt_bound())
        return KS_ACCEPTED;
    return llr <= -ks_sprt_bound() ? KS_REJECTED : KS_OPEN;
}

const char *ks_verdict_name(enum ks_verdict verdict)
{
    static const char *const name[KS_VERDICTS] = {"open", "accepted", "rejected"};
    return name[verdict];
}
