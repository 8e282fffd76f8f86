/* Win chance, judged from the state as it stands. */
#pragma once

#include "core/ks.h"

enum { KS_CERTAIN = 10000 }; /* probability 1 */

/* Win chance of side 0, a draw counting half, in ten-thousandths; 0, half or KS_CERTAIN when the
 * game is over. Looks only at the state: no dice, no play-outs. */
int ks_chance(const struct ks_game *g, const struct ks_state *s);

/* The same by the logistic of RULES-judgement.json, whether there is a net or not. */
int ks_chance_by_book(const struct ks_game *g, const struct ks_state *s);
