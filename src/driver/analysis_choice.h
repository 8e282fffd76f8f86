/* Compares one decision of a game with the alternatives. */
#pragma once

#include "driver/analysis.h"

struct ks_weighing {
    const struct ks_course *course;
    const struct ks_ledger *ledger;
    const struct ks_agent *agent;
    struct ks_mind mind[2];
    bool again; /* second, closer look */
    /* the current decision */
    struct ks_state before;
    struct ks_span span;
    struct ks_decision d;
};

/* Fills in the values and the better choice of the decision in w->d, which led to the given
 * state. */
void ks_weigh(struct ks_weighing *w, const struct ks_state *after);
