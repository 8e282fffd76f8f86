/* The procedures by number: running them on, asking them what is legal. */
#ifndef KS_RULES1794_DISPATCH_H
#define KS_RULES1794_DISPATCH_H

#include "rules1794/state.h"

/* Runs the procedures until somebody has a real choice or the game is over. */
void r94_advance(struct play *p);

/* Does the procedure on top ask whom the state says, and is there an answer? */
bool r94_asks(const struct ks_game *g, const struct ks_state *s);

void r94_setup(const struct ks_game *g, struct ks_state *s);
void r94_legal(const struct ks_game *g, const struct ks_state *s, struct ks_actions *out);
struct ks_action r94_sample(const struct ks_game *g, const struct ks_state *s,
                            uint64_t random);
struct ks_event r94_why_not(const struct ks_game *g, const struct ks_state *s,
                            struct ks_action a);
void r94_step(const struct ks_game *g, struct ks_state *s, struct ks_action a,
              struct ks_events *events);

/* An empty state: no piece on the map, the root procedure on the stack. */
void r94_clear(const struct ks_game *g, struct ks_state *s);

#endif
