/* The procedures by number: running them on, asking them what is legal. */
#pragma once

#include "labataille/state.h"
#include "labataille/system.h"

/* An empty state: no piece on the map, the root procedure on the stack. */
void lb_clear(const struct ks_game *g, struct ks_state *s);
