/* How good a state is, for computer players. */
#ifndef KS_RULES1794_WORTH_H
#define KS_RULES1794_WORTH_H

#include "rules1794/state.h"

/* For side 0 less side 1, in hundredths of a victory point. */
int32_t r94_worth(const struct ks_game *g, const struct ks_state *s);

#endif
