/* Exact odds: all chance outcomes of an action are played out on copies, up to the
 * next decision of a player, and sorted by what the events say. */
#include <string.h>

#include "core/system.h"

enum { DEEPEST = 7, MOST_LEAVES = 200000 };

struct sum {
    const struct ks_game *g;
    struct ks_odds *odds;
    struct ks_events events; /* of the branch being followed */
};

static uint32_t key_of(const struct sum *x)
{
    uint32_t key = 0;
    for (size_t i = 0; i < x->events.n; i++)
        key |= x->g->system->sentence[x->events.v[i].code].outcome;
    return key;
}

static void count(struct sum *x, uint64_t weight)
{
    struct ks_odds *odds = x->odds;
    uint32_t key = key_of(x);
    size_t i = 0;
    odds->leaves++;
    while (i < odds->n && odds->v[i].key != key)
        i++;
    if (i == KS_MAX_OUTCOMES) {
        odds->complete = false;
        return;
    }
    if (i == odds->n)
        odds->v[odds->n++] = (struct ks_outcome){key, 0};
    odds->v[i].weight += weight;
}

/* Each branch gets its share of the weight; the total is divisible by all fan-outs on
 * the way. */
static void follow(struct sum *x, const struct ks_state *s, uint64_t weight, int depth)
{
    if (s->actor != KS_CHANCE || depth == 0 || x->odds->leaves > MOST_LEAVES) {
        x->odds->complete &= s->actor != KS_CHANCE;
        count(x, weight);
        return;
    }
    struct ks_action v[64];
    struct ks_actions all;
    ks_legal(x->g, s, &all);
    size_t n = all.n < 64 ? all.n : 64, before = x->events.n;
    memcpy(v, all.v, n * sizeof *v);
    for (size_t i = 0; i < n; i++) {
        struct ks_state next;
        ks_copy(x->g, &next, s);
        ks_step(x->g, &next, v[i], &x->events);
        follow(x, &next, weight / n, depth - 1);
        x->events.n = before;
    }
}

static uint64_t common_divisor(uint64_t a, uint64_t b)
{
    while (b) {
        uint64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

static void reduce(struct ks_odds *odds)
{
    uint64_t by = odds->total;
    for (size_t i = 0; i < odds->n; i++)
        by = common_divisor(by, odds->v[i].weight);
    odds->total /= by;
    for (size_t i = 0; i < odds->n; i++)
        odds->v[i].weight /= by;
    for (size_t i = 1; i < odds->n; i++)
        for (size_t k = i; k > 0 && odds->v[k - 1].weight < odds->v[k].weight; k--) {
            struct ks_outcome swap = odds->v[k];
            odds->v[k] = odds->v[k - 1];
            odds->v[k - 1] = swap;
        }
}

bool ks_odds(const struct ks_game *g, const struct ks_state *s, struct ks_action a,
             struct ks_odds *out)
{
    struct sum x = {g, out, {0, {{0}}}};
    struct ks_state next;
    memset(out, 0, sizeof *out);
    out->complete = true;
    if (g->system->why_not(g, s, a).code)
        return false;
    /* 10^7 for the dice, 720720^2 for draws of up to sixteen chits or commanders, twice */
    out->total = 10000000ull * 720720 * 720720;
    ks_copy(g, &next, s);
    ks_step(g, &next, a, &x.events);
    follow(&x, &next, out->total, DEEPEST);
    reduce(out);
    return true;
}
