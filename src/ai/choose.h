/* What to do now: the best complete order by the rules system's judgement. */
#ifndef KS_AI_CHOOSE_H
#define KS_AI_CHOOSE_H

#include "ai/agent.h"

/* How hard it looks. */
struct ks_care {
    int work;     /* steps tried for the orders of a unit, ... */
    int compared; /* ... and orders of several units compared before one is given */
};

/* A legal action for the side to move; intent may be NULL. */
struct ks_action ks_choose(const struct ks_query *q, const struct ks_intent *intent,
                           const struct ks_care *care);

#endif
