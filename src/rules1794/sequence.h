/* Chapter 3: set-up, turns, the pool; [12] the end. */
#pragma once

#include "rules1794/state.h"

/* Steps of a game; a constructed position begins at one of them. */
enum { PLACING, TURN_BEGINS, NEXT_POOL, OPENING, DRAWING, TURN_ENDS };

/* [3.2b, r134] Ends the game if a side has the points for automatic victory. */
void r94_check_automatic_victory(struct play *p);
