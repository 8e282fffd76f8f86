#include "order/look.h"

#include "base/mix.h"

enum {
    ANSWERS = 4, /* of the other side that are weighed */
    FACES = 12,  /* of a roll that are looked at when all count: all of one die */
    SOME = 3,    /* ... and when little hangs on it */
    LITTLE = KS_LOOK_SURE / 20,
    NEXT_TO_NOTHING = KS_LOOK_SURE / 100,
    TIRED = KS_LOOK_SURE / 4, /* what is still looked at when the work is done */
    LONGEST =
        8, /* decisions followed until an order is settled; then it is judged as is */
};

static int64_t settle(struct ks_look *l, struct ks_state *s, unsigned share, bool ask);

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
                     unsigned share)
{
    struct ks_state next;
    ks_copy(l->g, &next, s);
    ks_step(l->g, &next, a, NULL);
    l->work--;
    return settle(l, &next, share, false);
}

static size_t faces_of(const struct ks_look *l, unsigned share, size_t faces)
{
    size_t n = share < NEXT_TO_NOTHING        ? 1
               : share < LITTLE               ? SOME
               : l->work < 0 && share < TIRED ? SOME
                                              : FACES;
    return n < faces ? n : faces;
}

/* Some faces stand for all: they lie evenly in the list, which is in the order of the die.
 * Neighbours that lead to the same position are followed as one. */
static int64_t average(struct ks_look *l, const struct ks_state *s, unsigned share)
{
    struct ks_actions list;
    struct ks_state place[2], *now = &place[0], *next = &place[1], *other;
    ks_legal(l->g, s, &list);
    size_t n = faces_of(l, share, list.n), alike = 0;
    int64_t sum = 0;
    if (n <= 1) /* chance always has something to give */
        return list.n ? after(l, s, list.v[ks_look_word(l) % list.n], KS_LOOK_GLANCE) : 0;
    for (size_t i = 0; i < n; i++) {
        ks_copy(l->g, next, s);
        ks_step(l->g, next, list.v[(2 * i + 1) * list.n / (2 * n)], NULL);
        if (alike > 0 && !ks_same(l->g, now, next)) {
            sum += (int64_t)alike *
                   settle(l, now, share * (unsigned)alike / (unsigned)n, false);
            alike = 0;
        }
        if (alike++ == 0) {
            other = now;
            now = next;
            next = other;
            l->work--;
        }
    }
    sum += (int64_t)alike * settle(l, now, share * (unsigned)alike / (unsigned)n, false);
    return sum / (int64_t)n;
}

/* To leave it at that comes last in the list. */
static int64_t worst_answer(struct ks_look *l, const struct ks_state *s,
                            const struct ks_actions *list, unsigned share)
{
    int64_t worst = INT64_MAX;
    for (size_t i = 0; i < list->n && i < ANSWERS; i++) {
        int64_t v = after(l, s, list->v[i], share);
        worst = v < worst ? v : worst;
    }
    if (l->breadth && list->n > ANSWERS) {
        int64_t v = after(l, s, list->v[list->n - 1], share);
        worst = v < worst ? v : worst;
    }
    return worst;
}

/* Continues in the state itself. */
static int64_t settle(struct ks_look *l, struct ks_state *s, unsigned share, bool ask)
{
    for (int i = 0; i < LONGEST && !look_settled(l, s); i++) {
        if (s->actor == KS_CHANCE)
            return average(l, s, share);
        struct ks_actions list;
        ks_legal(l->g, s, &list);
        if (ask && s->actor != l->side)
            return worst_answer(l, s, &list, share);
        ks_step(l->g, s, list.v[0], NULL);
        l->work--;
    }
    return ks_look_worth(l, s);
}

int64_t ks_look_value(struct ks_look *l, const struct ks_state *s, unsigned share)
{
    struct ks_state now;
    ks_copy(l->g, &now, s);
    return settle(l, &now, share, true);
}
