#include "order/look.h"

#include "base/mix.h"

enum {
    ANSWERS = 4, /* of the other side that are weighed */
    FACES = 12,  /* of a die that are looked at when all count */
    LONGEST =
        8, /* decisions followed until an order is settled; then it is judged as is */
};

static int64_t settle(struct ks_look *l, struct ks_state *s, int care, bool ask);

uint64_t ks_look_word(struct ks_look *l)
{
    return l->random = ks_mix(l->random);
}

int64_t ks_look_worth(const struct ks_look *l, const struct ks_state *s)
{
    int64_t w = ks_worth_change(l->g, s, &l->account);
    return KS_LOOK_SCALE * (l->side == 0 ? w : -w);
}

bool ks_look_done(const struct ks_look *l, const struct ks_state *s)
{
    return !ks_span_holds(&l->span, s);
}

/* The order's own procedure asks: a move that may go on. */
static bool look_settled(const struct ks_look *l, const struct ks_state *s)
{
    return ks_look_done(l, s) ||
           (s->actor == l->side && (int)ks_depth(s) == l->span.floor + 1);
}

static int64_t after(struct ks_look *l, const struct ks_state *s, struct ks_action a,
                     int care, bool ask)
{
    struct ks_state next;
    ks_copy(l->g, &next, s);
    ks_step(l->g, &next, a, NULL);
    l->work--;
    return settle(l, &next, care, ask);
}

/* Some faces stand for all: they lie evenly in the list, which is in the order of the
 * die. */
static int64_t average(struct ks_look *l, const struct ks_state *s, int care)
{
    struct ks_actions list;
    ks_legal(l->g, s, &list);
    size_t n = care == KS_ALL_FACES ? FACES : care == KS_THREE_FACES ? 3 : 1;
    int64_t sum = 0;
    if (list.n == 0) /* chance always has something to give */
        return 0;
    n = n > list.n ? list.n : n;
    if (n == 1)
        return after(l, s, list.v[ks_look_word(l) % list.n], KS_ONE_FACE, false);
    for (size_t i = 0; i < n; i++)
        sum += after(l, s, list.v[(2 * i + 1) * list.n / (2 * n)], care - 1, false);
    return sum / (int64_t)n;
}

static int64_t worst_answer(struct ks_look *l, const struct ks_state *s,
                            const struct ks_actions *list, int care)
{
    int64_t worst = INT64_MAX;
    for (size_t i = 0; i < list->n && i < ANSWERS; i++) {
        int64_t v = after(l, s, list->v[i], care, false);
        worst = v < worst ? v : worst;
    }
    if (l->breadth && list->n > ANSWERS) { /* to leave it at that comes last */
        int64_t v = after(l, s, list->v[list->n - 1], care, false);
        worst = v < worst ? v : worst;
    }
    return worst;
}

/* Continues in the state itself. */
static int64_t settle(struct ks_look *l, struct ks_state *s, int care, bool ask)
{
    for (int i = 0; i < LONGEST && !look_settled(l, s); i++) {
        if (l->work < 0)
            care = KS_ONE_FACE;
        if (s->actor == KS_CHANCE)
            return average(l, s, care);
        struct ks_actions list;
        ks_legal(l->g, s, &list);
        if (ask && s->actor != l->side)
            return worst_answer(l, s, &list,
                                care > KS_THREE_FACES ? KS_THREE_FACES : care);
        ks_step(l->g, s, list.v[0], NULL);
        l->work--;
    }
    return ks_look_worth(l, s);
}

int64_t ks_look_value(struct ks_look *l, const struct ks_state *s, enum ks_dice_care care)
{
    struct ks_state now;
    ks_copy(l->g, &now, s);
    return settle(l, &now, (int)care, true);
}
