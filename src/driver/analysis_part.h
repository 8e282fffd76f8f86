/* Between the parts of an analysis. */
#ifndef KS_DRIVER_ANALYSIS_PART_H
#define KS_DRIVER_ANALYSIS_PART_H

#include "driver/analysis.h"

enum { KS_SUSPECTS = 12 }; /* decisions of each side that are looked at again */

struct ks_suspects { /* the costliest first */
    size_t n;
    struct ks_decision v[KS_SUSPECTS];
};

/* Compares every decision with others; halted, those so far. */
void ks_decisions_weigh(const struct ks_course *c, const struct ks_ledger *l,
                        const struct ks_agent *agent, struct ks_suspects suspects[2],
                        ks_halt *halt, void *context);

/* The state before a decision, and after other actions in its place. */
void ks_decision_before(const struct ks_course *c, const struct ks_decision *d,
                        struct ks_state *s);

/* Values from games played on, at the entries where most happened, and for the suspects. */
bool ks_playouts_apply(const struct ks_course *c, const struct ks_study *study,
                       struct ks_ledger *l, struct ks_suspects suspects[2], ks_halt *halt,
                       void *context);

#endif
