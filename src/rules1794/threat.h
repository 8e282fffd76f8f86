/* What guns can hit from their hexes, for computer players: hundredths of a victory point for
 * side 0, less those for side 1. Units in the way are ignored; they come and go. */
#pragma once

#include "rules1794/state.h"

/* The band of the artillery table in which a gun could fire at a hex; -1 if it is not in the gun's
 * arc, not to be seen or too far. */
int r94_band_on(const struct ks_game *g, const struct r94_piece *gun, ks_hex h);

/* Of all guns over all troops, and over guns without troops. */
int32_t r94_threat(const struct ks_game *g, const struct ks_state *s,
                   const struct ks_intent *intent);

/* Of all guns over those in a hex. */
int32_t r94_threat_at(const struct ks_game *g, const struct ks_state *s,
                      const struct ks_intent *intent, ks_hex h);

/* The change made by a gun that has moved, turned or gone, over all hexes but some (bits as of held
 * hexes) whose pieces are as they were. */
int32_t r94_threat_by_gun(const struct ks_game *g, const struct ks_state *s,
                          const struct ks_account *account, ks_unit gun,
                          const uint64_t *but);
