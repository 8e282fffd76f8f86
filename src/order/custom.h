/* What is done by custom, unless the player wants to be asked: where a beaten piece goes, which
 * one takes a loss, how it faces afterwards. The best by the rules system's judgement. */
#pragma once

#include "core/ks.h"

/* Is that decided by custom where the player has not said otherwise? */
bool ks_is_custom(enum ks_matter matter);

/* The best of n legal actions of the actor, n at least 1. Nothing here is random. */
struct ks_action ks_custom(const struct ks_game *g, const struct ks_state *s,
                           const struct ks_action *action, size_t n);
