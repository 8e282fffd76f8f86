/* How good a position is, for computer players. */
#ifndef KS_LABATAILLE_WORTH_H
#define KS_LABATAILLE_WORTH_H

#include "labataille/state.h"

int32_t lb_worth(const struct ks_game *g, const struct ks_state *s,
                 const struct ks_intent *intent);

#endif
