/* Weighs complete orders against doing nothing, by the rules system's judgement. Where
 * many units wait for orders it does not compare all of them: it asks one unit after the
 * other, those near the enemy first, and takes the best of a few orders that gain
 * something, so that a decision costs about the same in a large army. It keeps nothing:
 * in the middle of an order it looks again for the best way to end it. */
#include "ai/choose.h"
#include "ai/order.h"

enum { MOST = 100 }; /* actions of a unit with which an order may begin */

struct choice {
    struct ks_look l;
    const struct ks_care *care;
};

/* The frame of an order in progress names its unit. */
static void begin(struct choice *c, const struct ks_query *q,
                  const struct ks_intent *intent)
{
    const struct ks_state *s = q->state;
    const struct ks_frame *f = &s->frame[s->depth - 1];
    bool begun = f->unit != KS_NONE;
    struct ks_look *l = &c->l;
    l->g = q->game;
    l->side = s->actor;
    l->floor = s->depth - begun;
    l->proc = begun ? f->proc : -1;
    l->work = c->care->work;
    l->seed = l->random = q->random;
    l->noise = q->style.noise;
    ks_account(q->game, s, intent, &l->account);
}

/* Actions of one decision or one unit; of too many, an even part and the last. */
static struct ks_order best_of(struct choice *c, const struct ks_state *s,
                               const struct ks_action *v, size_t n)
{
    struct ks_action some[MOST];
    c->l.work = c->care->work;
    if (n <= MOST)
        return ks_order_best(&c->l, s, v, n);
    size_t start = ks_look_word(&c->l) % n;
    for (size_t i = 0; i + 1 < MOST; i++)
        some[i] = v[(start + i * n / MOST) % n];
    some[MOST - 1] = v[n - 1];
    return ks_order_best(&c->l, s, some, MOST);
}

/* Actions of one unit in a list, which is sorted by unit. */
struct share {
    size_t from, n;
    bool urgent; /* it could shoot or go at something: an action names a hex */
};

static struct share share_at(const struct ks_actions *list, size_t i)
{
    struct share x = {i, 0, false};
    for (; i + 1 < list->n && list->v[i].unit == list->v[x.from].unit; i++, x.n++)
        x.urgent |= list->v[i].hex != KS_NONE;
    return x;
}

/* The best of a few orders that gain something: first of units near the enemy, then of
 * the others, beginning with any of them. The list ends with the way out. */
static struct ks_action some_order(struct choice *c, const struct ks_state *s,
                                   const struct ks_actions *list)
{
    size_t n = list->n - 1, start = ks_look_word(&c->l) % n;
    int64_t idle = ks_look_worth(&c->l, s);
    struct ks_order best = {list->v[n], idle};
    int gains = 0;
    while (start > 0 && list->v[start - 1].unit == list->v[start].unit)
        start--;
    for (int pass = 0; pass < 2 && gains == 0; pass++)
        for (size_t i = 0; i < n && gains < c->care->compared;) {
            struct share x = share_at(list, (start + i) % n);
            i += x.n;
            if (x.urgent != (pass == 0))
                continue;
            struct ks_order o = best_of(c, s, &list->v[x.from], x.n);
            gains += o.value > idle;
            if (o.value > best.value)
                best = o;
        }
    return best.first;
}

struct ks_action ks_choose(const struct ks_query *q, const struct ks_intent *intent,
                           const struct ks_care *care)
{
    struct choice c = {.care = care};
    struct ks_actions list;
    const struct ks_state *s = q->state;
    ks_legal(q->game, s, &list);
    bool way_out = list.v[list.n - 1].unit == KS_NONE;
    if (list.n == 1)
        return list.v[0];
    begin(&c, q, intent);
    if (way_out && s->depth == c.l.floor && list.v[0].unit != list.v[list.n - 2].unit)
        return some_order(&c, s, &list);
    return best_of(&c, s, list.v, list.n).first;
}
