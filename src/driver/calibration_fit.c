/* A logistic regression by Newton's method, with a small penalty so that it stays finite even if
 * all games are won. */
#include <math.h>
#include <string.h>

#include "driver/calibration.h"

enum { ROUNDS = 25 };

static const double penalty = 1, lead_scale = 10;

static void features(const struct ks_calibration_sample *s, uint8_t turns,
                     double x[KS_LOGISTIC])
{
    double lead = s->lead / lead_scale, played = turns == 0 ? 0 : (double)s->turn / turns;
    x[0] = 1;
    x[1] = lead;
    x[2] = played;
    x[3] = lead * played;
}

static double chance_of(const double w[KS_LOGISTIC], const double x[KS_LOGISTIC])
{
    double sum = 0;
    for (int i = 0; i < KS_LOGISTIC; i++)
        sum += w[i] * x[i];
    return 1 / (1 + exp(-sum));
}

double ks_logistic_chance(const struct ks_logistic *l,
                          const struct ks_calibration_sample *s, uint8_t turns)
{
    double x[KS_LOGISTIC];
    features(s, turns, x);
    return chance_of(l->w, x);
}

/* Gauss: a of n rows and n + 1 columns; the penalty keeps its diagonal positive. */
static void solve(double a[KS_LOGISTIC][KS_LOGISTIC + 1], double out[KS_LOGISTIC])
{
    for (int i = 0; i < KS_LOGISTIC; i++)
        for (int row = 0; row < KS_LOGISTIC; row++) {
            double by = row == i ? 0 : a[row][i] / a[i][i];
            for (int k = i; k <= KS_LOGISTIC && row != i; k++)
                a[row][k] -= by * a[i][k];
        }
    for (int i = 0; i < KS_LOGISTIC; i++)
        out[i] = a[i][KS_LOGISTIC] / a[i][i];
}

/* Adds a position to the gradient (last column) and the curvature. */
static void add(double a[KS_LOGISTIC][KS_LOGISTIC + 1], const double w[KS_LOGISTIC],
                const double x[KS_LOGISTIC], double result)
{
    double p = chance_of(w, x), slope = p * (1 - p);
    for (int i = 0; i < KS_LOGISTIC; i++) {
        a[i][KS_LOGISTIC] += (result - p) * x[i];
        for (int k = 0; k < KS_LOGISTIC; k++)
            a[i][k] += slope * x[i] * x[k];
    }
}

void ks_logistic_learn(struct ks_logistic *l, const struct ks_sampled *game,
                       const unsigned char *done, uint32_t n)
{
    memset(l, 0, sizeof *l);
    for (int round = 0; round < ROUNDS; round++) {
        double a[KS_LOGISTIC][KS_LOGISTIC + 1] = {{0}}, step[KS_LOGISTIC];
        for (uint32_t i = 0; i < n; i += 2)
            for (int k = 0; done[i] && k < game[i].n; k++) {
                double x[KS_LOGISTIC];
                features(&game[i].v[k], game[i].turns, x);
                add(a, l->w, x, game[i].halves / 2.0);
            }
        for (int i = 0; i < KS_LOGISTIC; i++) {
            a[i][i] += penalty;
            a[i][KS_LOGISTIC] -= penalty * l->w[i];
        }
        solve(a, step);
        for (int i = 0; i < KS_LOGISTIC; i++)
            l->w[i] += step[i];
    }
}
