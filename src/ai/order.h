/* The best complete order that begins with one of some actions: a whole move to its
 * last hex and facing, a shot with all its firers, an assault. */
#pragma once

#include "ai/look.h"

/* The side's own actions that carry out an order, from the first on. */
enum { KS_DRILL = 24 };
struct ks_drill {
    uint32_t key;  /* of the impulse it was made in */
    uint8_t n, at; /* number of actions, and of those done */
    struct ks_action v[KS_DRILL];
};

struct ks_order {
    struct ks_action first; /* its first action */
    int64_t value;          /* by ks_look_value, after it has been carried out */
    struct ks_drill drill;
};

/* Searches the orders that begin with one of n legal actions of the looking side. Among equals it
 * prefers a way out (an action without a unit), then the shorter order. n is at least 1. */
struct ks_order ks_order_best(struct ks_look *l, const struct ks_state *s,
                              const struct ks_action *action, size_t n);
