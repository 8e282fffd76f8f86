/* Which units and rules decided: what correlates with winning and losing. */
#include <math.h>
#include <stdlib.h>

#include "driver/balance_count.h"

/* ---- units ---- */

static void count_unit(const struct ks_balance *b, size_t arm, ks_unit u,
                       struct ks_unit_result *out)
{
    int side = b->arm[arm].game->piece[u].side;
    struct ks_share_sample steps = {0};
    double won[2] = {0, 0}; /* by its side: kept, lost */
    uint32_t games[2] = {0, 0};
    for (uint32_t n = 0; n < b->games; n++) {
        const struct ks_balance_game *r = ks_balance_at(b, arm, n);
        if (r == NULL || !(r->piece[u] & KS_PIECE_TOOK_PART))
            continue;
        int lost = (r->piece[u] & KS_PIECE_LOST) != 0;
        double score = ks_balance_score(r);
        games[lost]++;
        won[lost] += side == 0 ? score : 1 - score;
        ks_sample_add(&steps, r->piece[u] & KS_PIECE_STEPS);
    }
    *out = (struct ks_unit_result){.unit = u, .games = games[0] + games[1]};
    out->lost = ks_share(games[1], out->games);
    out->steps = ks_sample_mean(&steps);
    out->when_lost = ks_share(won[1], games[1]);
    out->when_kept = ks_share(won[0], games[0]);
    out->difference = ks_share_difference(out->when_lost, out->when_kept);
}

static int by_weight(struct ks_estimate a, struct ks_estimate b)
{
    double x = ks_estimate_weight(a), y = ks_estimate_weight(b);
    return (x < y) - (x > y);
}

static int compare_units(const void *a, const void *b)
{
    const struct ks_unit_result *x = a, *y = b;
    int order = by_weight(x->difference, y->difference);
    return order != 0 ? order : (x->unit > y->unit) - (x->unit < y->unit);
}

size_t ks_units_count(const struct ks_balance *b, size_t arm,
                      struct ks_unit_result out[KS_MAX_PIECES])
{
    size_t n = 0;
    for (ks_unit u = 0; u < b->arm[arm].game->pieces; u++) {
        count_unit(b, arm, u, &out[n]);
        n += out[n].games > 0;
    }
    qsort(out, n, sizeof *out, compare_units);
    return n;
}

/* ---- rules ---- */

static void count_rule(const struct ks_balance *b, size_t arm, uint16_t code,
                       struct ks_rule_result *out)
{
    struct ks_share_sample all = {0}, of[2] = {{0}};
    uint32_t fired = 0;
    bool ends = false;
    for (uint32_t n = 0; n < b->games; n++) {
        const struct ks_balance_game *r = ks_balance_at(b, arm, n);
        if (r == NULL)
            continue;
        fired += r->told[code] > 0;
        ends |= r->ending == code;
        ks_sample_add(&all, r->told[code]);
        if (r->winner < 2)
            ks_sample_add(&of[r->winner], r->told[code]);
    }
    *out = (struct ks_rule_result){.code = code};
    out->fired = ks_share(fired, all.n);
    out->often = ks_sample_mean(&all);
    for (int side = 0; side < 2; side++)
        out->in_wins[side] = ks_sample_mean(&of[side]);
    out->difference = ks_sample_difference(&of[0], &of[1]);
    out->ends = ends;
}

/* Differences are measured by how often a rule is applied at all: one that decides seldom
 * may decide as much as one that is applied all the time. That the game was won decides
 * nothing. */
static double standing(const struct ks_rule_result *r)
{
    if (r->ends || r->often.value <= 0)
        return -INFINITY;
    return ks_estimate_weight(r->difference) / r->often.value;
}

static int compare_rules(const void *a, const void *b)
{
    const struct ks_rule_result *x = a, *y = b;
    double s = standing(x), t = standing(y);
    if (s != t)
        return s < t ? 1 : -1;
    return (x->code > y->code) - (x->code < y->code);
}

/* Sentences of a rulebook the game is not played by have no paragraph. */
static bool can_be_told(const struct ks_game *g, uint16_t code)
{
    struct ks_event e = {.code = code, .unit = KS_NONE, .other = KS_NONE, .hex = KS_NONE};
    enum ks_message_kind said = ks_event_kind(g, code);
    return (said == KS_MESSAGE_EVENT || said == KS_MESSAGE_MODIFIER) &&
           ks_event_paragraph(g, &e)[0] != '\0';
}

size_t ks_rules_count(const struct ks_balance *b, size_t arm,
                      struct ks_rule_result out[KS_BALANCE_CODES])
{
    const struct ks_game *g = b->arm[arm].game;
    size_t n = 0, codes = ks_event_codes(g);
    for (uint16_t code = 0; code < codes && code < KS_BALANCE_CODES; code++) {
        count_rule(b, arm, code, &out[n]);
        n += out[n].fired.value > 0 || can_be_told(g, code);
    }
    qsort(out, n, sizeof *out, compare_rules);
    return n;
}
