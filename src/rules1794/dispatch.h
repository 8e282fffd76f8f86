/* The procedures by number: running them on, asking them what is legal. */
#ifndef KS_RULES1794_DISPATCH_H
#define KS_RULES1794_DISPATCH_H

#include "rules1794/state.h"

/* Of the contract: core/system.h. */
void r94_setup(const struct ks_game *g, struct ks_state *s);
void r94_between(struct play *p);
bool r94_is_asked(const struct ks_game *g, const struct ks_state *s);
void r94_explain(const struct ks_game *g, const struct ks_state *s, struct ks_action a,
                 struct ks_event *e);
struct ks_action r94_sample(const struct ks_game *g, const struct ks_state *s,
                            uint64_t random);

/* An empty state: no piece on the map, the root procedure on the stack. */
void r94_clear(const struct ks_game *g, struct ks_state *s);

#endif
