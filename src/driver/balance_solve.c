#include "driver/balance_solve.h"

#include <math.h>
#include <stdlib.h>

static const double fair_by = 0.01;

struct ks_victory ks_victory_of(const struct ks_game *g)
{
    return (struct ks_victory){.one_score = g->one_score,
                               .level = g->win_level,
                               .limit = {g->win_at[0], g->win_at[1]}};
}

struct ks_victory ks_victory_turn(struct ks_victory v, enum ks_knob knob, int value)
{
    if (knob == KS_KNOB_START) {
        v.start[0] = value > 0 ? value : 0;
        v.start[1] = value < 0 ? -value : 0;
    } else
        v.limit[knob == KS_KNOB_LIMIT_1] = value;
    return v;
}

/* ---- one game ---- */

static int points_of(const struct ks_victory *v, const int16_t points[2], int side)
{
    return points[side] + v->start[side];
}

/* By how much a side has what it needs; far below 0 where nothing is enough. */
static int surplus_of(const struct ks_victory *v, const int16_t points[2], int side)
{
    int score = points_of(v, points, side);
    if (v->one_score)
        score -= points_of(v, points, !side);
    return v->limit[side] > 0 ? score - v->limit[side] : INT16_MIN;
}

double ks_victory_score(const struct ks_victory *v, const struct ks_balance_game *r)
{
    for (size_t i = 0; i < r->marks; i++) {
        int a = surplus_of(v, r->mark[i], 0), b = surplus_of(v, r->mark[i], 1);
        if ((a >= 0 || b >= 0) && a != b)
            return a > b;
    }
    int lead = points_of(v, r->points, 0) - points_of(v, r->points, 1);
    if (lead == 0)
        return v->level == KS_NOBODY ? 0.5 : v->level == 0;
    return lead > 0;
}

/* ---- all games ---- */

/* The highest score a side has when the rules look, over all games. */
static int highest(const struct ks_balance *b, size_t arm, const struct ks_victory *v,
                   int side)
{
    int most = 0;
    for (uint32_t n = 0; n < b->games; n++) {
        const struct ks_balance_game *r = ks_balance_at(b, arm, n);
        for (size_t i = 0; r != NULL && i < r->marks; i++) {
            int score = r->mark[i][side] - (v->one_score ? r->mark[i][!side] : 0);
            most = score > most ? score : most;
        }
    }
    return most;
}

static int widest(const struct ks_balance *b, size_t arm)
{
    int most = 0;
    for (uint32_t n = 0; n < b->games; n++) {
        const struct ks_balance_game *r = ks_balance_at(b, arm, n);
        int lead = r == NULL ? 0 : r->points[0] - r->points[1];
        most = lead > most ? lead : -lead > most ? -lead : most;
    }
    return most;
}

static struct ks_estimate share_of(const struct ks_balance *b, size_t arm,
                                   const struct ks_victory *v)
{
    double won = 0;
    uint32_t games = 0;
    for (uint32_t n = 0; n < b->games; n++) {
        const struct ks_balance_game *r = ks_balance_at(b, arm, n);
        if (r == NULL)
            continue;
        won += ks_victory_score(v, r);
        games++;
    }
    return ks_share(won, games);
}

void ks_curve_make(const struct ks_balance *b, size_t arm, const struct ks_victory *now,
                   enum ks_knob knob, struct ks_curve *out)
{
    int to, side = knob == KS_KNOB_LIMIT_1;
    *out = (struct ks_curve){.knob = knob};
    if (knob == KS_KNOB_START) {
        to = widest(b, arm) + 1;
        to = to > (KS_CURVE - 1) / 2 ? (KS_CURVE - 1) / 2 : to;
        out->from = -to;
    } else {
        out->from = 1;
        out->reached = highest(b, arm, now, side);
        to = out->reached + 1;
        to = to < now->limit[side] ? now->limit[side] : to;
        to = to > KS_CURVE ? KS_CURVE : to;
    }
    for (int value = out->from; value <= to; value++) {
        struct ks_victory v = ks_victory_turn(*now, knob, value);
        out->share[out->n++] = share_of(b, arm, &v);
    }
}

static int value_now(const struct ks_curve *c, const struct ks_victory *now)
{
    return c->knob == KS_KNOB_START ? now->start[0] - now->start[1]
                                    : now->limit[c->knob == KS_KNOB_LIMIT_1];
}

static double distance(const struct ks_curve *c, size_t i, double shift)
{
    return fabs(c->share[i].value + shift - 0.5);
}

/* Of several values as near as each other the one nearest to what there is now. */
static size_t nearest(const struct ks_curve *c, int now, double shift)
{
    size_t best = 0;
    for (size_t i = 1; i < c->n; i++) {
        double gain = distance(c, best, shift) - distance(c, i, shift);
        int far = abs(c->from + (int)best - now) - abs(c->from + (int)i - now);
        if (gain > 1e-9 || (gain > -1e-9 && far > 0))
            best = i;
    }
    return best;
}

struct ks_solution ks_curve_solve(const struct ks_curve *c, const struct ks_victory *now,
                                  double shift)
{
    struct ks_solution s = {.knob = c->knob, .now = value_now(c, now), .low = 1};
    bool any = false;
    if (c->n == 0)
        return s;
    size_t best = nearest(c, s.now, shift);
    s.value = c->from + (int)best;
    s.share = c->share[best];
    s.share.value += shift;
    s.share.low += shift;
    s.share.high += shift;
    s.fair = fabs(s.share.value - 0.5) <= fair_by + 1e-9;
    s.never = c->knob != KS_KNOB_START && s.value > c->reached;
    for (size_t i = 0; i < c->n; i++) {
        if (c->share[i].low + shift > 0.5 || c->share[i].high + shift < 0.5)
            continue;
        s.low = any ? s.low : c->from + (int)i;
        s.high = c->from + (int)i;
        any = true;
    }
    return s;
}
