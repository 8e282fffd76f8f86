/* Best first: of all positions in which an order may stop, the best is expanded next, until the
 * work is used up. A position is skipped if the leading unit was already in the same hex, facing
 * and formation with at least as many points. */
#include "order/best.h"

#include <string.h>

#include "base/mix.h"

enum {
    NODES = 16,    /* positions kept for expansion */
    SEEN = 96,     /* positions remembered ... */
    MANY = 512,    /* ... and in a broad search */
    BRANCHES = 20, /* actions tried from one of them */
};

struct node {
    struct ks_state s;
    int64_t value;         /* if the order stops here */
    int64_t debt;          /* what the enemy's answers have cost on the way here */
    uint64_t group;        /* units that go along */
    size_t first;          /* action the order began with */
    struct ks_drill drill; /* what was done to come here */
    bool open, known;      /* to be expanded; the state is in use */
};

struct seen {
    uint64_t key;
    uint8_t spent;
};

struct search {
    struct ks_look *l;
    const struct ks_action *action;
    struct node node[NODES + 1];
    struct node *spare; /* one is always free to be tried in */
    struct seen seen[MANY];
    size_t seens, most_seen, branches, best, equals;
    int64_t value;
    struct ks_drill drill; /* of the best */
};

/* ---- positions seen ---- */

static uint64_t fold(uint64_t h, uint64_t a, uint64_t b)
{
    return ks_mix(h ^ (a << 32 | b));
}

/* Position of the unit that stands for the order. */
static uint64_t key_of(const struct search *x, const struct node *n, uint8_t *spent)
{
    ks_unit lead = ks_unit_in_hand(&n->s);
    struct ks_counter c = {.formation = ""};
    uint64_t h = ks_mix(n->group ^ ks_question(&n->s));
    if (lead != KS_NONE)
        ks_describe(x->l->g, &n->s, lead, &c);
    h = fold(h, lead, (uint64_t)c.hex << 16 | (uint64_t)c.order << 8 | (uint8_t)c.facing);
    for (const char *p = c.formation; *p; p++)
        h = h * 31 + (unsigned char)*p;
    *spent = c.spent;
    return h;
}

/* Was it reached before, as cheaply? Else it is remembered. */
static bool is_old(struct search *x, const struct node *n)
{
    uint8_t spent;
    uint64_t key = key_of(x, n, &spent);
    for (size_t i = 0; i < x->seens; i++)
        if (x->seen[i].key == key) {
            bool old = x->seen[i].spent <= spent;
            x->seen[i].spent = old ? x->seen[i].spent : spent;
            return old;
        }
    if (x->seens == x->most_seen)
        return true;
    x->seen[x->seens++] = (struct seen){key, spent};
    return false;
}

/* ---- trying an action ---- */

/* He leaves it at that. In a broad search by the answer that says so; else it is the first. */
static struct ks_action does_nothing(const struct search *x, const struct ks_state *s)
{
    struct ks_actions list;
    struct ks_action a;
    if (x->l->breadth && ks_answer(x->l->g, s, KS_DECLINES, &a))
        return a;
    ks_legal(x->l->g, s, &list);
    return list.v[0];
}

/* The enemy is asked in the middle of the order. It continues as if he did nothing, with the cost
 * of his best answer as a debt; in a broad search, where he is asked at many steps, with part of
 * it. False if dice or something else intervenes. */
static bool answered(struct search *x, struct node *n)
{
    enum { FEAR = 3 };
    int64_t worst = ks_look_value(x->l, &n->s, KS_LOOK_SURE) - n->debt;
    bool goes_on = false;
    n->value = worst;
    for (int i = 0; i < 6 && !ks_look_done(x->l, &n->s); i++) {
        goes_on = n->s.actor == x->l->side;
        if (goes_on)
            break;
        if (n->s.actor == KS_CHANCE || n->s.actor == KS_NOBODY)
            return false;
        ks_step(x->l->g, &n->s, does_nothing(x, &n->s), NULL);
        x->l->work--;
    }
    int64_t spared = ks_look_worth(x->l, &n->s);
    if (x->l->breadth)
        n->value = spared - n->debt - (spared - n->debt - worst) / FEAR;
    n->debt = spared - n->value;
    return goes_on;
}

/* Evaluates the node's state; true if the order can continue from it. */
static bool weigh(struct search *x, struct node *n)
{
    struct ks_look *l = x->l;
    if (ks_look_done(l, &n->s)) {
        n->value = ks_look_worth(l, &n->s) - n->debt;
        return false;
    }
    if (n->s.actor == KS_CHANCE) {
        n->value = ks_look_value(l, &n->s, KS_LOOK_SURE) - n->debt;
        return false;
    }
    if (n->s.actor != l->side)
        return answered(x, n) && !is_old(x, n);
    if (is_old(x, n)) {
        n->value = INT64_MIN;
        return false;
    }
    n->value = ks_look_worth(l, &n->s) - n->debt;
    return true;
}

static void note_best(struct search *x, const struct node *n, bool begins)
{
    bool out = x->equals && x->action[x->best].unit == KS_NONE;
    if (n->value < x->value || (n->value == x->value && x->equals && (!begins || out)))
        return;
    x->equals =
        n->value > x->value || x->action[n->first].unit == KS_NONE ? 1 : x->equals + 1;
    x->value = n->value;
    if (ks_look_word(x->l) % x->equals == 0) {
        x->best = n->first;
        x->drill = n->drill;
    }
}

/* Keeps what the spare node holds if it is better than the worst of a full house. */
static void keep(struct search *x)
{
    struct node *worst = NULL;
    for (size_t i = 0; i <= NODES; i++) {
        struct node *n = &x->node[i];
        if (n == x->spare || n->known)
            continue;
        x->spare->open = x->spare->known = true;
        x->spare = n;
        return;
    }
    for (size_t i = 0; i <= NODES; i++)
        if (&x->node[i] != x->spare && x->node[i].open &&
            (worst == NULL || x->node[i].value < worst->value))
            worst = &x->node[i];
    if (worst == NULL || worst->value >= x->spare->value)
        return;
    x->spare->open = x->spare->known = true;
    worst->open = worst->known = false;
    x->spare = worst;
}

/* An order is misjudged from its beginning on, by as much whenever it is looked at in the
 * same decision. */
static int64_t misjudged(const struct ks_look *l, struct ks_action a)
{
    if (l->noise == 0)
        return 0;
    uint64_t word = ks_mix(ks_action_key(a) ^ l->seed);
    return KS_LOOK_SCALE * ((int64_t)(word % (2u * l->noise + 1)) - l->noise);
}

static void try(struct search *x, const struct ks_state *s, const struct node *from,
                struct ks_action a, size_t first)
{
    struct node *n = x->spare;
    ks_copy(x->l->g, &n->s, s);
    n->first = first;
    n->debt = from ? from->debt : misjudged(x->l, a);
    n->group = from ? from->group : first;
    if (a.unit != KS_NONE && a.unit != ks_unit_in_hand(s))
        n->group = fold(n->group, a.unit, a.verb);
    n->open = n->known = false;
    n->drill.n = from ? from->drill.n : 0;
    if (from)
        memcpy(n->drill.v, from->drill.v, from->drill.n * sizeof a);
    if (n->drill.n < KS_DRILL)
        n->drill.v[n->drill.n++] = a;
    ks_step(x->l->g, &n->s, a, NULL);
    x->l->work--;
    bool goes_on = weigh(x, n);
    note_best(x, n, from == NULL);
    if (goes_on)
        keep(x);
}

/* ---- going on ---- */

static struct node *best_open(struct search *x)
{
    struct node *best = NULL;
    for (size_t i = 0; i <= NODES; i++)
        if (x->node[i].open && (best == NULL || x->node[i].value > best->value))
            best = &x->node[i];
    return best;
}

/* Where there is much to choose from, what the leading unit itself can do comes first. */
static void go_on_from(struct search *x, struct node *n)
{
    struct ks_actions list;
    ks_unit lead = ks_unit_in_hand(&n->s);
    size_t tried = 0;
    n->open = false;
    ks_legal(x->l->g, &n->s, &list);
    for (int others = 0; others < 2; others++)
        for (size_t i = 0; i < list.n && tried < x->branches && x->l->work > 0; i++) {
            struct ks_action a = list.v[i];
            if ((a.unit != lead && a.unit != KS_NONE) != (others == 1))
                continue;
            try(x, &n->s, n, a, n->first);
            tried++;
        }
    n->known = false;
}

struct ks_best ks_best_of(struct ks_look *l, const struct ks_state *s,
                          const struct ks_action *action, size_t n)
{
    struct search x;
    struct node *next;
    x.l = l;
    x.action = action;
    x.seens = x.best = x.equals = 0;
    x.most_seen = l->breadth ? MANY : SEEN;
    x.branches = l->breadth ? (size_t)l->breadth : BRANCHES;
    x.drill.n = 0;
    x.value = INT64_MIN;
    x.spare = &x.node[0];
    for (size_t i = 0; i <= NODES; i++)
        x.node[i].open = x.node[i].known = false;
    for (size_t i = n; i-- > 0;)
        try(&x, s, NULL, action[i], i);
    while (l->work > 0 && (next = best_open(&x)) != NULL)
        go_on_from(&x, next);
    x.drill.at = 0;
    return (struct ks_best){action[x.best], x.value, x.drill};
}
