#include "driver/balance_count.h"

#include <stdlib.h>

const double ks_quantile_at[KS_QUANTILES] = {0.05, 0.25, 0.5, 0.75, 0.95};

/* ---- spreads ---- */

/* The least of 1, 2, 5, 10, 20 ... with which the bars are enough. */
static int32_t bar_width(int32_t least, int32_t most)
{
    static const int32_t step[] = {1, 2, 5};
    for (int32_t tens = 1;; tens *= 10)
        for (int i = 0; i < 3; i++) {
            int64_t span = (int64_t)most - least + 2 * (int64_t)tens * step[i];
            if (span / (tens * step[i]) < KS_HISTOGRAM_BARS || tens >= 100000000)
                return tens * step[i];
        }
}

static int32_t round_down(int32_t x, int32_t width)
{
    int32_t rest = x % width;
    return x - (rest < 0 ? rest + width : rest);
}

void ks_distribution_make(struct ks_distribution *out, int32_t *values, size_t n)
{
    double sum = 0;
    *out = (struct ks_distribution){.n = (uint32_t)n, .width = 1};
    if (n == 0)
        return;
    ks_sort_numbers(values, n);
    out->least = values[0];
    out->most = values[n - 1];
    out->width = bar_width(out->least, out->most);
    out->from = round_down(out->least, out->width);
    out->bars = (size_t)((out->most - out->from) / out->width) + 1;
    for (size_t i = 0; i < n; i++) {
        sum += values[i];
        out->bar[(values[i] - out->from) / out->width]++;
    }
    out->mean = sum / (double)n;
    for (int q = 0; q < KS_QUANTILES; q++)
        out->quantile[q] = ks_quantile(values, n, ks_quantile_at[q]);
}

/* Numbers that can be spread out: what of a record, and of which side or turn. */
enum field { POINTS, LEAD, TURN, DECISIONS, LEAD_AT };

static int32_t field_of(const struct ks_balance_game *r, enum field field, int which)
{
    switch (field) {
    case POINTS: return r->points[which];
    case LEAD: return r->points[0] - r->points[1];
    case TURN: return r->turn;
    case DECISIONS: return (int32_t)r->decisions;
    default: return r->lead[which];
    }
}

static void spread(const struct ks_balance *b, size_t arm, enum field field, int which,
                   int32_t *room, struct ks_distribution *out)
{
    size_t n = 0;
    for (uint32_t i = 0; i < b->games; i++) {
        const struct ks_balance_game *r = ks_balance_at(b, arm, i);
        if (r != NULL)
            room[n++] = field_of(r, field, which);
    }
    ks_distribution_make(out, room, n);
}

/* ---- an arm ---- */

static void count_ending(struct ks_arm_result *out, const struct ks_balance_game *r)
{
    size_t i = 0;
    while (i < out->endings &&
           (out->ending[i].code != r->ending || out->ending[i].early != r->early ||
            out->ending[i].winner != r->winner))
        i++;
    if (i == KS_ENDINGS)
        return;
    if (i == out->endings)
        out->ending[out->endings++] = (struct ks_end_kind){
            .code = r->ending, .early = r->early, .winner = r->winner};
    out->ending[i].games++;
}

static int by_games(const void *a, const void *b)
{
    const struct ks_end_kind *x = a, *y = b;
    if (x->games != y->games)
        return x->games < y->games ? 1 : -1;
    return x->code != y->code ? x->code - y->code : x->winner - y->winner;
}

static void count_games(const struct ks_balance *b, size_t arm, struct ks_arm_result *out)
{
    double score = 0;
    for (uint32_t n = 0; n < b->games; n++) {
        const struct ks_balance_game *r = ks_balance_at(b, arm, n);
        if (r == NULL)
            continue;
        out->games++;
        out->wins[r->winner < 2 ? r->winner : 2]++;
        score += ks_balance_score(r);
        count_ending(out, r);
    }
    for (int i = 0; i < 3; i++)
        out->share[i] = ks_share(out->wins[i], out->games);
    out->score = ks_share(score, out->games);
    for (size_t i = 0; i < out->endings; i++)
        out->ending[i].share = ks_share(out->ending[i].games, out->games);
    qsort(out->ending, out->endings, sizeof *out->ending, by_games);
}

bool ks_arm_count(const struct ks_balance *b, size_t arm, struct ks_arm_result *out)
{
    struct ks_distribution at;
    int32_t *room = malloc(b->games * sizeof *room);
    if (room == NULL)
        return false;
    *out = (struct ks_arm_result){.broken = ks_balance_broken(b, arm)};
    count_games(b, arm, out);
    for (int side = 0; side < 2; side++)
        spread(b, arm, POINTS, side, room, &out->points[side]);
    spread(b, arm, LEAD, 0, room, &out->lead);
    spread(b, arm, TURN, 0, room, &out->turns);
    spread(b, arm, DECISIONS, 0, room, &out->decisions);
    for (int turn = 0; turn < KS_BALANCE_TURNS; turn++) {
        spread(b, arm, LEAD_AT, turn, room, &at);
        for (int q = 0; q < KS_QUANTILES; q++)
            out->lead_at[turn][q] = at.quantile[q];
    }
    free(room);
    return true;
}

struct ks_estimate ks_arm_difference(const struct ks_balance *b, size_t arm, size_t other)
{
    struct ks_share_sample s = {0};
    for (uint32_t n = 0; n < b->games; n++) {
        const struct ks_balance_game *x = ks_balance_at(b, arm, n),
                                     *y = ks_balance_at(b, other, n);
        if (x != NULL && y != NULL)
            ks_sample_add(&s, ks_balance_score(x) - ks_balance_score(y));
    }
    return ks_sample_mean(&s);
}
