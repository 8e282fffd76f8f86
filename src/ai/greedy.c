/* Looks one action ahead, averages exactly over the dice that follow, and follows a
 * move that has begun a few steps on, because a single step says little. What is good
 * is the rules system's judgement (ks_worth). */
#include "ai/agent.h"

enum {
    DICE =
        2, /* chance nodes averaged in full on a line of play; later ones take a sample */
    LOOK = 2,    /* own small decisions followed after the action weighed, ... */
    FEW = 16,    /* ... where there are no more than so many actions; else one */
    MOST = 80,   /* actions weighed at the first decision */
    MOST_ON = 8, /* and at each one after it */
    SCALE = 1000,
};

struct look {
    const struct ks_game *g;
    int side;
    uint64_t random;
};

static int64_t value(struct look *l, const struct ks_state *s, int dice, int ahead);

static uint64_t next_word(struct look *l)
{
    return l->random = ks_mix(l->random);
}

static int64_t worth(const struct look *l, const struct ks_state *s)
{
    int64_t w = ks_worth(l->g, s);
    return SCALE * (l->side == 0 ? w : -w);
}

static int64_t after(struct look *l, const struct ks_state *s, struct ks_action a,
                     int dice, int ahead)
{
    struct ks_state next;
    ks_copy(l->g, &next, s);
    ks_step(l->g, &next, a, NULL);
    return value(l, &next, dice, ahead);
}

/* After the dice nothing more is decided. */
static int64_t average(struct look *l, const struct ks_state *s, int dice)
{
    struct ks_actions list;
    int64_t sum = 0;
    if (dice == 0)
        return after(l, s, ks_sample(l->g, s, next_word(l)), 0, 0);
    ks_legal(l->g, s, &list);
    for (size_t i = 0; i < list.n; i++)
        sum += after(l, s, list.v[i], dice - 1, 0);
    return list.n ? sum / (int64_t)list.n : worth(l, s);
}

/* The best of some actions of the side's own next decision. */
static int64_t best_of_some(struct look *l, const struct ks_state *s, int dice, int ahead)
{
    struct ks_actions list;
    int64_t best = INT64_MIN;
    ks_legal(l->g, s, &list);
    size_t n = list.n < MOST_ON ? list.n : MOST_ON;
    for (size_t i = 0; i < n; i++) {
        size_t k = n == list.n ? i : next_word(l) % list.n;
        int64_t v = after(l, s, list.v[k], dice, ahead - 1);
        best = v > best ? v : best;
    }
    return best;
}

static int64_t value(struct look *l, const struct ks_state *s, int dice, int ahead)
{
    enum ks_actor actor = ks_actor(s);
    if (actor == KS_CHANCE)
        return average(l, s, dice);
    if (ahead > 0 && (int)actor == l->side)
        return best_of_some(l, s, dice, ahead);
    return worth(l, s);
}

/* Weighs the actions of a decision, all of them or a random part. Among equals the way out (stop,
 * pass: an action without a unit) is taken, else any. */
static struct ks_action decide(const struct ks_game *g, const struct ks_state *s,
                               uint64_t random)
{
    struct look l = {g, (int)ks_actor(s), random};
    struct ks_actions list;
    ks_legal(g, s, &list);
    size_t n = list.n < MOST ? list.n : MOST, chosen = list.n - 1;
    int64_t best = INT64_MIN;
    uint64_t equals = 0;
    for (size_t i = 0; i < n; i++) {
        /* the last action of a list is the way out where there is one: always weighed */
        size_t k = n == list.n ? list.n - 1 - i
                   : i == 0    ? list.n - 1
                               : next_word(&l) % list.n;
        int64_t v = after(&l, s, list.v[k], DICE, n > FEW ? 1 : LOOK);
        if (v < best || (v == best && list.v[chosen].unit == KS_NONE))
            continue;
        equals = v > best ? 1 : equals + 1;
        best = v;
        if (next_word(&l) % equals == 0)
            chosen = k;
    }
    return list.v[chosen];
}

const struct ks_agent ks_agent_greedy = {"greedy", decide};
