/* The procedures by number: running them on, asking them what is legal. */
#ifndef KS_LABATAILLE_DISPATCH_H
#define KS_LABATAILLE_DISPATCH_H

#include "labataille/state.h"

/* Runs the procedures until somebody has a real choice or the game is over. */
void lb_run_on(struct play *p);

/* Does the procedure on top ask whom the state says, and is there an answer? */
bool lb_asks(const struct ks_game *g, const struct ks_state *s);

void lb_setup(const struct ks_game *g, struct ks_state *s);
void lb_legal(const struct ks_game *g, const struct ks_state *s, struct ks_actions *out);
struct ks_action lb_sample(const struct ks_game *g, const struct ks_state *s,
                           uint64_t random);
struct ks_event lb_why_not(const struct ks_game *g, const struct ks_state *s,
                           struct ks_action a);
void lb_step(const struct ks_game *g, struct ks_state *s, struct ks_action a,
             struct ks_events *events);

/* An empty state: no piece on the map, the root procedure on the stack. */
void lb_clear(const struct ks_game *g, struct ks_state *s);

#endif
