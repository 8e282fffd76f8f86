/* Shared by the parts of an analysis. */
#pragma once

#include "driver/analysis.h"

enum { KS_SUSPECTS = 12 }; /* decisions of each side to examine again */

struct ks_suspects { /* costliest first */
    size_t n;
    struct ks_decision v[KS_SUSPECTS];
};

/* Compares every decision with its alternatives; if halted, those so far. */
void ks_decisions_weigh(const struct ks_course *c, const struct ks_ledger *l,
                        const struct ks_agent *agent, struct ks_suspects suspects[2],
                        ks_halt *halt, void *context);

/* The state before a decision. */
void ks_decision_before(const struct ks_course *c, const struct ks_decision *d,
                        struct ks_state *s);

/* Takes values from played-out games, at the entries that changed most and for the suspects. */
bool ks_playouts_apply(const struct ks_course *c, const struct ks_study *study,
                       struct ks_ledger *l, struct ks_suspects suspects[2], ks_halt *halt,
                       void *context);
