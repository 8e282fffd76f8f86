/* Phase 2 of a command round: fire and movement by turns [10.4]. */
#pragma once

#include "rules1794/state.h"

/* One of the actions of r94_phase2_list without listing all. */
struct ks_action r94_phase2_sample(const struct ks_game *g, const struct ks_state *s,
                                   uint64_t random);
