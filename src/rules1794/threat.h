/* What guns can hit from where they stand, for computer players: hundredths of a victory
 * point for side 0, less those for side 1. Units that stand in the way are left out; they
 * come and go. */
#ifndef KS_RULES1794_THREAT_H
#define KS_RULES1794_THREAT_H

#include "rules1794/state.h"

/* Of all guns over all troops. */
int32_t r94_threat(const struct ks_game *g, const struct ks_state *s,
                   const struct ks_intent *intent);

/* What a unit that is somewhere else than before has changed of it, among all guns ... */
int32_t r94_threat_by_troop(const struct ks_game *g, const struct ks_state *s,
                            const struct ks_account *account, ks_unit u);

/* ... and what a gun that stands or faces otherwise has, among troops that are where
 * they were. */
int32_t r94_threat_by_gun(const struct ks_game *g, const struct ks_state *s,
                          const struct ks_account *account, ks_unit gun);

#endif
