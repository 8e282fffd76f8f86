/* One decision of a game against what else could have been done. */
#ifndef KS_DRIVER_ANALYSIS_CHOICE_H
#define KS_DRIVER_ANALYSIS_CHOICE_H

#include "driver/analysis.h"

struct ks_weighing {
    const struct ks_course *course;
    const struct ks_ledger *ledger;
    const struct ks_agent *agent;
    struct ks_mind mind[2];
    bool again; /* looked at more closely */
    /* the decision at hand */
    struct ks_state before;
    struct ks_span span;
    struct ks_decision d;
};

/* Fills in values and the better choice of the decision that stands in w->d, which ends in a
 * given state. */
void ks_weigh(struct ks_weighing *w, const struct ks_state *after);

#endif
