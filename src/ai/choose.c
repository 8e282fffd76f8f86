/* Weighs complete orders against doing nothing, by the rules system's judgement. If many units
 * wait for orders it does not compare them all: it tries one unit after another, those near the
 * enemy first, and takes the best of a few orders that gain something, so that a decision costs
 * about the same in a large army. In the middle of an order it searches again for the best way to
 * finish it, but see choice_for. */
#include "ai/choose.h"
#include "order/best.h"

enum { MOST = 100 }; /* actions of a unit with which an order may begin */

struct choice {
    struct ks_look l;
    struct ks_care care;
    bool whole; /* all of a side act in this impulse */
    uint32_t key;
    struct ks_best order[KS_CANDIDATES]; /* the best found, the best first */
    size_t orders;
};

/* Where all of a side act in one impulse a move is a long row of small acts, and there are many
 * to choose from: orders are then looked for farther and more broadly, for fewer units, and
 * carried out as they were found. */
static struct choice choice_for(const struct ks_query *q, const struct ks_care *care)
{
    enum { FARTHER = 3, BREADTH = 48 };
    struct choice c = {.care = *care};
    struct ks_impulse impulse;
    ks_impulse(q->game, q->state, &impulse);
    c.key = impulse.key;
    c.whole = impulse.commander == KS_NONE && impulse.side != KS_NOBODY;
    if (c.whole) {
        c.care.work *= FARTHER;
        c.care.compared = (c.care.compared + 1) / 2;
    }
    c.l.breadth = c.whole ? BREADTH : 0;
    return c;
}

/* The next action of an order that is being carried out, if it still can be. */
static bool go_on(const struct ks_query *q, const struct choice *c, struct ks_action *out)
{
    struct ks_drill *drill = &q->mind->drill;
    if (!c->whole || drill->key != c->key || drill->at >= drill->n)
        return false;
    *out = drill->v[drill->at++];
    if (ks_why_not(q->game, q->state, *out).code == 0)
        return true;
    drill->n = 0;
    return false;
}

static struct ks_action begin_order(const struct ks_query *q, const struct choice *c,
                                    const struct ks_best *o)
{
    if (c->whole) {
        q->mind->drill = o->drill;
        q->mind->drill.key = c->key;
        q->mind->drill.at = 1;
    }
    return o->first;
}

static void begin(struct choice *c, const struct ks_query *q,
                  const struct ks_intent *intent)
{
    const struct ks_state *s = q->state;
    struct ks_look *l = &c->l;
    l->g = q->game;
    l->side = s->actor;
    l->span = ks_span_of_order(s);
    l->work = c->care.work;
    l->seed = l->random = q->random;
    l->noise = q->style.noise;
    ks_account(q->game, s, intent, &l->account);
}

/* Actions of one decision or one unit; of too many, an even part and the last. */
static struct ks_best best_of(struct choice *c, const struct ks_state *s,
                              const struct ks_action *v, size_t n)
{
    struct ks_action some[MOST];
    c->l.work = c->care.work;
    if (n <= MOST)
        return ks_best_of(&c->l, s, v, n);
    size_t start = ks_look_word(&c->l) % n;
    for (size_t i = 0; i + 1 < MOST; i++)
        some[i] = v[(start + i * n / MOST) % n];
    some[MOST - 1] = v[n - 1];
    return ks_best_of(&c->l, s, some, MOST);
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

/* Keeps an order if it is among the best; of equals the one that came first. */
static void note(struct choice *c, struct ks_best o)
{
    size_t i = c->orders;
    while (i > 0 && c->order[i - 1].value < o.value)
        i--;
    if (i == KS_CANDIDATES)
        return;
    c->orders += c->orders < KS_CANDIDATES;
    for (size_t k = c->orders - 1; k > i; k--)
        c->order[k] = c->order[k - 1];
    c->order[i] = o;
}

/* The best of a few orders that gain something: first of units near the enemy, then of
 * the others, beginning with any of them. The list ends with what no
 * unit does: as is_open has seen, the way out. */
static void some_order(struct choice *c, const struct ks_state *s,
                       const struct ks_actions *list)
{
    size_t n = list->n - 1, start = ks_look_word(&c->l) % n;
    int64_t idle = ks_look_worth(&c->l, s);
    int found = 0;
    note(c, (struct ks_best){.first = list->v[n],
                             .value = idle,
                             .drill = {.n = 1, .v = {list->v[n]}}});
    while (start > 0 && list->v[start - 1].unit == list->v[start].unit)
        start--;
    for (int pass = 0; pass < 2 && found == 0; pass++)
        for (size_t i = 0; i < n && found < c->care.compared;) {
            struct share x = share_at(list, (start + i) % n);
            i += x.n;
            if (x.urgent != (pass == 0))
                continue;
            struct ks_best o = best_of(c, s, &list->v[x.from], x.n);
            found += o.value > idle + (int64_t)KS_LOOK_SCALE * c->care.least;
            note(c, o);
        }
}

/* Is it being asked which of several units gets an order, or none? */
static bool is_open(const struct ks_state *s, const struct ks_actions *list)
{
    return list->v[list->n - 1].unit == KS_NONE && ks_unit_in_hand(s) == KS_NONE &&
           list->v[0].unit != list->v[list->n - 2].unit;
}

static bool gets_none(const struct ks_game *g, const struct ks_care *care, ks_unit u)
{
    if (u >= g->pieces)
        return false;
    for (size_t i = 0; i < care->idles; i++)
        if (care->idle[i] == u)
            return true;
    return care->followed && ks_is_leader(g, u);
}

static void leave_out(const struct ks_game *g, const struct ks_care *care,
                      struct ks_actions *list)
{
    size_t n = 0;
    for (size_t i = 0; i < list->n; i++)
        if (!gets_none(g, care, list->v[i].unit))
            list->v[n++] = list->v[i];
    list->n = n;
}

static void find(struct choice *c, const struct ks_query *q,
                 const struct ks_intent *intent)
{
    struct ks_actions list;
    ks_legal(q->game, q->state, &list);
    if (list.n > 1 && is_open(q->state, &list))
        leave_out(q->game, &c->care, &list);
    begin(c, q, intent);
    if (list.n == 1)
        note(c,
             (struct ks_best){.first = list.v[0], .drill = {.n = 1, .v = {list.v[0]}}});
    else if (is_open(q->state, &list))
        some_order(c, q->state, &list);
    else
        note(c, best_of(c, q->state, list.v, list.n));
}

struct ks_best ks_choose_order(const struct ks_query *q, const struct ks_intent *intent,
                               const struct ks_care *care)
{
    struct choice c = choice_for(q, care);
    find(&c, q, intent);
    return c.order[0];
}

struct ks_action ks_choose(const struct ks_query *q, const struct ks_intent *intent,
                           const struct ks_care *care)
{
    struct choice c = choice_for(q, care);
    struct ks_action next;
    if (go_on(q, &c, &next))
        return next;
    find(&c, q, intent);
    return begin_order(q, &c, &c.order[0]);
}

struct ks_best ks_choose_for(const struct ks_query *q, const struct ks_intent *intent,
                             const struct ks_care *care, ks_unit u)
{
    struct choice c = choice_for(q, care);
    struct ks_actions list, own = {0};
    ks_legal(q->game, q->state, &list);
    for (size_t i = 0; i < list.n; i++)
        if (list.v[i].unit == u || ks_unit_in_hand(q->state) == u ||
            ks_action_role(q->game, list.v[i]) == KS_DECLINES)
            own.v[own.n++] = list.v[i];
    begin(&c, q, intent);
    return best_of(&c, q->state, own.v, own.n);
}

/* Candidates so much worse than the best do not count: no rehearsal makes up for a unit that surrenders. */
static size_t serious(const struct choice *c)
{
    enum { RUIN = 150 };
    size_t n = 1;
    while (n < c->orders &&
           c->order[0].value - c->order[n].value < (int64_t)KS_LOOK_SCALE * RUIN)
        n++;
    return n;
}

size_t ks_choose_some(const struct ks_query *q, const struct ks_intent *intent,
                      const struct ks_care *care, struct ks_best out[KS_CANDIDATES])
{
    struct choice c = choice_for(q, care);
    struct ks_actions list;
    ks_legal(q->game, q->state, &list);
    out[0] = (struct ks_best){.first = list.v[0], .drill = {.n = 1, .v = {list.v[0]}}};
    if (list.n == 1)
        return 1;
    begin(&c, q, intent);
    if (is_open(q->state, &list))
        some_order(&c, q->state, &list);
    else
        for (size_t i = 0; i < list.n && i < MOST; i++)
            note(&c, best_of(&c, q->state, &list.v[i], 1));
    size_t n = serious(&c);
    for (size_t i = 0; i < n; i++)
        out[i] = c.order[i];
    return n;
}
