/* Procedures whose rules are not written yet: they end at once. Each line goes when its file
 * comes; this file goes with the last. */
#include "labataille/procs.h"

#define ENDS_AT_ONCE(name)                                                               \
    bool lb_##name##_run(struct play *p)                                                 \
    {                                                                                    \
        lb_pop(p);                                                                       \
        return false;                                                                    \
    }                                                                                    \
    void lb_##name##_list(const struct ks_game *g, const struct ks_state *s,             \
                          struct list *out)                                              \
    {                                                                                    \
        (void)g, (void)s, (void)out;                                                     \
    }                                                                                    \
    uint16_t lb_##name##_why(const struct ks_game *g, const struct ks_state *s,          \
                             struct ks_action a)                                         \
    {                                                                                    \
        (void)g, (void)s, (void)a;                                                       \
        return NO_SUCH_ACTION;                                                           \
    }                                                                                    \
    void lb_##name##_act(struct play *p, struct ks_action a)                             \
    {                                                                                    \
        (void)p, (void)a;                                                                \
    }

ENDS_AT_ONCE(charges)
ENDS_AT_ONCE(charge)
ENDS_AT_ONCE(declare)
ENDS_AT_ONCE(reaction)
ENDS_AT_ONCE(ride)
ENDS_AT_ONCE(carre_window)
ENDS_AT_ONCE(carre)
ENDS_AT_ONCE(contact)
ENDS_AT_ONCE(stand)
ENDS_AT_ONCE(run)
ENDS_AT_ONCE(trample)
ENDS_AT_ONCE(recall)
ENDS_AT_ONCE(opportunity_charge)
