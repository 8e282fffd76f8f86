/* [13-Poninski-1] The commander who comes by dice: when he may come is found by two dice,
 * whether he does by his player. */
#ifndef KS_RULES1794_LATE_H
#define KS_RULES1794_LATE_H

#include "rules1794/state.h"

/* At the beginning of a turn: a die or a decision, if there is one now. */
void r94_push_late(struct play *p);

/* At the end of the turn he came in: what has not entered is out of the game, r124. */
void r94_close_the_road(struct play *p);

#endif
