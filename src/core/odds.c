/* Exact odds: all chance outcomes of an action are played out on copies, up to the next decision
 * of a player or the end of the procedure it started, and grouped by their events. */
#include <string.h>

#include "core/system.h"

enum { MOST_FORKS = 64, MOST_LEAVES = 200000 };

/* Weight is shared out in whole numbers, so the total must divide by every fan-out on the way:
 * 10^7 for ten-sided dice, 720720^2 for draws of up to sixteen chits or commanders, twice;
 * 36^12 for pairs of six-sided dice, 36^9 with 5^6 where some faces are rolled again. The first that
 * serves is taken. */
static const struct measure {
    uint64_t total;
    int deepest; /* rolls one after the other */
} measure[] = {{10000000ull * 720720 * 720720, 7},
               {4738381338321616896ull, 12},
               {1586874322944000000ull, 9}};

struct sum {
    const struct ks_game *g;
    struct ks_odds *odds;
    struct ks_events events; /* of the branch being followed */
    bool strict, exact;      /* stop when weight is left over; none was */
};

/* Outcomes of one roll that lead to the same state with the same events. */
struct fork {
    struct ks_action act;
    uint64_t hash;
    uint32_t key;
    unsigned ways;
};

static uint32_t key_of(const struct sum *x)
{
    uint32_t key = 0;
    size_t n = x->events.ended ? x->events.own : x->events.n;
    for (size_t i = 0; i < n; i++)
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

/* Back to where a branch left off. */
static void forget(struct sum *x, size_t events)
{
    x->events.n = events;
    x->events.ended = false;
}

/* Returns how many there are, and how many outcomes in all. */
static size_t find_forks(struct sum *x, const struct ks_state *s,
                         struct fork out[MOST_FORKS], uint64_t *ways)
{
    struct ks_actions all;
    struct ks_state next;
    size_t n = 0, before = x->events.n;
    uint64_t now = ks_hash(x->g, s);
    ks_legal(x->g, s, &all);
    size_t looks = all.n < MOST_FORKS ? all.n : MOST_FORKS;
    x->odds->complete &= looks == all.n;
    *ways = 0;
    for (size_t i = 0; i < looks; i++) {
        ks_copy(x->g, &next, s);
        ks_step(x->g, &next, all.v[i], &x->events);
        if (ks_hash(x->g, &next) == now) { /* rerolled until it is something else */
            forget(x, before);
            continue;
        }
        ++*ways;
        struct fork f = {all.v[i], ks_hash(x->g, &next), key_of(x), 1};
        size_t same = 0;
        while (same < n && (out[same].hash != f.hash || out[same].key != f.key))
            same++;
        if (same < n)
            out[same].ways++;
        else
            out[n++] = f;
        forget(x, before);
    }
    return n;
}

static void follow(struct sum *x, const struct ks_state *s, uint64_t weight, int depth)
{
    struct fork fork[MOST_FORKS];
    uint64_t ways;
    if (x->strict && !x->exact)
        return;
    bool settled = s->actor != KS_CHANCE || x->events.ended;
    if (settled || depth == 0 || x->odds->leaves > MOST_LEAVES) {
        x->odds->complete &= settled;
        count(x, weight);
        return;
    }
    size_t n = find_forks(x, s, fork, &ways), before = x->events.n;
    if (n == 0) { /* chance that changes nothing */
        x->odds->complete = false;
        count(x, weight);
        return;
    }
    x->exact &= weight % ways == 0;
    for (size_t i = 0; i < n; i++) {
        struct ks_state next;
        ks_copy(x->g, &next, s);
        ks_step(x->g, &next, fork[i].act, &x->events);
        follow(x, &next, weight / ways * fork[i].ways, depth - 1);
        forget(x, before);
    }
}

/* Where the sum begins: with an action, or with what chance decides. */
struct origin {
    const struct ks_state *s;
    const struct ks_action *action; /* NULL: none */
    uint16_t floor;                 /* see struct ks_events */
};

/* False if the measure does not divide by what was rolled. */
static bool try_measure(const struct ks_game *g, const struct origin *from,
                        struct measure m, bool strict, struct ks_odds *out)
{
    struct sum x = {.g = g,
                    .odds = out,
                    .events = {.floor = from->floor},
                    .strict = strict,
                    .exact = true};
    struct ks_state next;
    memset(out, 0, sizeof *out);
    out->complete = true;
    out->total = m.total;
    ks_copy(g, &next, from->s);
    if (from->action != NULL)
        ks_step(g, &next, *from->action, &x.events);
    follow(&x, &next, m.total, m.deepest);
    return x.exact;
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

static void sum_up(const struct ks_game *g, const struct origin *from,
                   struct ks_odds *out)
{
    bool exact = false;
    for (size_t i = 0; i < sizeof measure / sizeof *measure && !exact; i++)
        exact = try_measure(g, from, measure[i], true, out);
    if (!exact) /* to a millionth of a millionth */
        try_measure(g, from, measure[0], false, out);
    reduce(out);
}

bool ks_odds(const struct ks_game *g, const struct ks_state *s, struct ks_action a,
             struct ks_odds *out)
{
    struct origin from = {.s = s, .action = &a, .floor = KS_FLOOR};
    memset(out, 0, sizeof *out);
    out->complete = true;
    if (ks_why_not(g, s, a).code)
        return false;
    sum_up(g, &from, out);
    return true;
}

bool ks_odds_ahead(const struct ks_game *g, const struct ks_state *s, unsigned depth,
                   struct ks_odds *out)
{
    struct origin from = {.s = s, .floor = (uint16_t)depth};
    memset(out, 0, sizeof *out);
    out->complete = true;
    if (ks_actor(s) != KS_CHANCE)
        return false;
    sum_up(g, &from, out);
    return true;
}
