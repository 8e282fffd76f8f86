/* How likely a side is to win, judged from the state as it stands. */
#ifndef KS_AI_CHANCE_H
#define KS_AI_CHANCE_H

#include "core/ks.h"

enum { KS_CERTAIN = 10000 }; /* a chance of one */

/* Of side 0, a draw counting half, in ten-thousandths; 0, half or KS_CERTAIN when the game
 * is over. Looks at the state alone: no dice, no playing on. */
int ks_chance(const struct ks_game *g, const struct ks_state *s);

#endif
