/* Weighs one complete order at a time against doing nothing, by the rules system's
 * judgement (ks_worth). Where many units wait for orders it does not compare them all
 * with each other: it asks one after the other and takes the first order that gains
 * something, so that a decision costs the same in a large army. It keeps nothing: in
 * the middle of an order it looks again for the best way to end it. */
#include "ai/agent.h"
#include "ai/order.h"

enum {
    WORK = 90,  /* steps tried for the orders of a unit, ... */
    MOST = 100, /* ... and actions of it with which one may begin */
};

/* The frame of an order in progress names its unit. */
static struct ks_look look_of(const struct ks_game *g, const struct ks_state *s,
                              uint64_t random)
{
    bool begun = s->frame[s->depth - 1].unit != KS_NONE;
    return (struct ks_look){.g = g,
                            .side = s->actor,
                            .floor = s->depth - begun,
                            .work = WORK,
                            .random = random};
}

/* Actions of one decision or one unit; of too many, an even part and the last. */
static struct ks_order best_of(struct ks_look *l, const struct ks_state *s,
                               const struct ks_action *v, size_t n)
{
    struct ks_action some[MOST];
    l->work = WORK;
    if (n <= MOST)
        return ks_order_best(l, s, v, n);
    size_t start = ks_look_word(l) % n;
    for (size_t i = 0; i + 1 < MOST; i++)
        some[i] = v[(start + i * n / MOST) % n];
    some[MOST - 1] = v[n - 1];
    return ks_order_best(l, s, some, MOST);
}

/* Several units could be given an order, or none: begins anywhere in the list. */
static struct ks_action some_order(struct ks_look *l, const struct ks_state *s,
                                   const struct ks_actions *list)
{
    size_t n = list->n - 1, i = ks_look_word(l) % n;
    struct ks_action out = list->v[n];
    int64_t idle = ks_look_worth(l, s);
    while (i > 0 && list->v[i - 1].unit == list->v[i].unit)
        i--;
    for (size_t left = n; left > 0;) {
        size_t k = 1;
        while (i + k < n && list->v[i + k].unit == list->v[i].unit)
            k++;
        struct ks_order o = best_of(l, s, &list->v[i], k);
        if (o.value > idle)
            return o.first;
        left -= k;
        i = i + k == n ? 0 : i + k;
    }
    return out;
}

static struct ks_action decide(const struct ks_game *g, const struct ks_state *s,
                               uint64_t random)
{
    struct ks_look l = look_of(g, s, random);
    struct ks_actions list;
    ks_legal(g, s, &list);
    bool way_out = list.v[list.n - 1].unit == KS_NONE;
    if (list.n == 1)
        return list.v[0];
    if (way_out && s->depth == l.floor && list.v[0].unit != list.v[list.n - 2].unit)
        return some_order(&l, s, &list);
    return best_of(&l, s, list.v, list.n).first;
}

const struct ks_agent ks_agent_greedy = {"greedy", decide};
