/* The procedures by number: running them on, asking them what is legal. */
#pragma once

#include "rules1794/state.h"
#include "rules1794/system.h"

/* An empty state: no piece on the map, the root procedure on the stack. */
void r94_clear(const struct ks_game *g, struct ks_state *s);
