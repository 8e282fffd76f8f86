/* Chooses the best complete order by the rules system's judgement. */
#pragma once

#include "ai/agent.h"

enum { KS_IDLE = 8 };

/* Effort. */
struct ks_care {
    int work;      /* steps tried for the orders of a unit */
    int compared;  /* orders of different units compared before one is given */
    int least;     /* hundredths of a point that such an order gains */
    bool followed; /* commanders ride after their troops without an order of their own */
    ks_unit idle[KS_IDLE]; /* units that get no order now */
    size_t idles;
};

/* The best candidates, best first; at least one, at most KS_CANDIDATES. */
enum { KS_CANDIDATES = 6 };
size_t ks_choose_some(const struct ks_query *q, const struct ks_intent *intent,
                      const struct ks_care *care, struct ks_best out[KS_CANDIDATES]);

/* The best order for the side to move, from its first action on; intent may be NULL. */
struct ks_best ks_choose_order(const struct ks_query *q, const struct ks_intent *intent,
                               const struct ks_care *care);

/* The best for one unit: an order, to go on with it or to leave it at that. */
struct ks_best ks_choose_for(const struct ks_query *q, const struct ks_intent *intent,
                             const struct ks_care *care, ks_unit u);

/* The best action for the side to move; intent may be NULL. */
struct ks_action ks_choose(const struct ks_query *q, const struct ks_intent *intent,
                           const struct ks_care *care);
