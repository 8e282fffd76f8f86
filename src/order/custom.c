#include "order/custom.h"

#include "order/best.h"

bool ks_is_custom(enum ks_matter matter)
{
    return matter >= KS_MATTER_JOINING;
}

struct ks_action ks_custom(const struct ks_game *g, const struct ks_state *s,
                           const struct ks_action *action, size_t n)
{
    enum { WORK = 90, FARTHER = 240, MOST = 100, BREADTH = 48 };
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
    return ks_best_of(&l, s, action, n < MOST ? n : MOST).first;
}
