/* The best complete order that begins with one of some actions: a whole move to its
 * last hex and facing, a shot with all its firers, an assault. */
#ifndef KS_AI_ORDER_H
#define KS_AI_ORDER_H

#include "ai/look.h"

/* What the side itself does to carry out an order, from its first action on. */
enum { KS_DRILL = 24 };
struct ks_drill {
    uint32_t key;  /* of the impulse it was thought of in */
    uint8_t n, at; /* actions, and how many of them are done */
    struct ks_action v[KS_DRILL];
};

struct ks_order {
    struct ks_action first; /* how it begins */
    int64_t value;          /* by ks_look_value, when it has been carried out */
    struct ks_drill drill;
};

/* Looks among the orders that begin with one of n actions of the side that looks, which
 * are legal in the state; of equals a way out (an action without a unit), else any, and
 * rather the short one. n is 1 or more. */
struct ks_order ks_order_best(struct ks_look *l, const struct ks_state *s,
                              const struct ks_action *action, size_t n);

#endif
