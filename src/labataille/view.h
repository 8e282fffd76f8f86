/* What a side may know, digests, invariants, and what a table shows of a piece. */
#ifndef KS_LABATAILLE_VIEW_H
#define KS_LABATAILLE_VIEW_H

#include "labataille/state.h"

void lb_view(const struct ks_game *g, const struct ks_state *s, int side,
             struct ks_state *out);
/* Does the view hide what is printed on that piece? */
/* [LB-2.2-5] What a side is told of an event: see ks_event_seen. */
bool lb_event_seen(const struct ks_game *g, int side, struct ks_event *e);

bool lb_is_veiled(const struct ks_game *g, const struct ks_state *s, ks_unit u);
void lb_determinise(const struct ks_game *g, struct ks_state *s, uint64_t random);
void lb_describe(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                 struct ks_counter *out);

uint64_t lb_hash(const struct ks_game *g, const struct ks_state *s); /* digest.c */
const char *lb_invariant(const struct ks_game *g,
                         const struct ks_state *s); /* invariant.c */

#endif
