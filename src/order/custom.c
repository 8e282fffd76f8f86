#include "order/custom.h"

#include "order/best.h"

bool ks_is_custom(enum ks_matter matter)
{
    return matter >= KS_MATTER_JOINING;
}

/* Every part is looked at with the same work. */
static struct ks_best best_of(const struct ks_look *from, const struct ks_state *s,
                              const struct ks_action *action, size_t n)
{
    struct ks_look l = *from;
    return ks_best_of(&l, s, action, n);
}

/* Of more than can be looked at with some care at once, the best of each part meet at the end. */
static struct ks_action best_of_many(const struct ks_look *l, const struct ks_state *s,
                                     const struct ks_action *action, size_t n)
{
    enum { MOST = 100 };
    _Static_assert(KS_MAX_ACTIONS <= MOST * MOST, "the best of the parts fit into one");
    struct ks_action best[MOST];
    size_t parts = (n + MOST - 1) / MOST;
    for (size_t i = 0; i < parts; i++) {
        size_t from = i * n / parts, to = (i + 1) * n / parts;
        best[i] = best_of(l, s, action + from, to - from).first;
    }
    return parts == 1 ? best[0] : best_of(l, s, best, parts).first;
}

struct ks_action ks_custom(const struct ks_game *g, const struct ks_state *s,
                           const struct ks_action *action, size_t n)
{
    enum { WORK = 90, FARTHER = 240, BREADTH = 48 };
    struct ks_look l = {.g = g, .side = s->actor, .work = WORK};
    struct ks_impulse impulse;
    if (n == 1)
        return action[0];
    ks_impulse(g, s, &impulse);
    if (impulse.commander == KS_NONE &&
        impulse.side != KS_NOBODY) { /* all of a side act */
        l.work = FARTHER;
        l.breadth = BREADTH;
    }
    l.span = ks_span_of_order(s);
    ks_account(g, s, NULL, &l.account);
    return best_of_many(&l, s, action, n);
}
