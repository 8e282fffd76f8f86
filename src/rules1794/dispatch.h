/* The procedures by number: running them on, asking them what is legal. */
#ifndef KS_RULES1794_DISPATCH_H
#define KS_RULES1794_DISPATCH_H

#include "rules1794/state.h"
#include "rules1794/system.h"

/* An empty state: no piece on the map, the root procedure on the stack. */
void r94_clear(const struct ks_game *g, struct ks_state *s);

#endif
