/* The parts of the contract that look at a state without playing it. */
#ifndef KS_RULES1794_VIEW_H
#define KS_RULES1794_VIEW_H

#include "rules1794/state.h"

void r94_view(const struct ks_game *g, const struct ks_state *s, int side,
              struct ks_state *out);
void r94_determinise(const struct ks_game *g, struct ks_state *s, uint64_t random);
uint64_t r94_hash(const struct ks_game *g, const struct ks_state *s);
const char *r94_invariant(const struct ks_game *g, const struct ks_state *s);
void r94_describe(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                  struct ks_counter *out);

#endif
