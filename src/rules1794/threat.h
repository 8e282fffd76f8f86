/* What guns can hit from their hexes, for computer players: hundredths of a victory point for
 * side 0, less those for side 1. Units in the way are ignored; they come and go. */
#pragma once

#include "rules1794/state.h"

/* Of all guns over all troops. */
int32_t r94_threat(const struct ks_game *g, const struct ks_state *s,
                   const struct ks_intent *intent);

/* The change made by a unit that has moved, over all guns */
int32_t r94_threat_by_troop(const struct ks_game *g, const struct ks_state *s,
                            const struct ks_account *account, ks_unit u);

/* The change made by a gun that has moved or turned, over troops that have not moved */
int32_t r94_threat_by_gun(const struct ks_game *g, const struct ks_state *s,
                          const struct ks_account *account, ks_unit gun);
