/* [13-Poninski-1] The commander who arrives by dice: two dice decide when he may come, his player
 * whether he does. */
#pragma once

#include "rules1794/state.h"

/* At the start of a turn: a die or a decision, if one is due. */
void r94_push_late(struct play *p);

/* At the end of the turn of his arrival: units that have not entered are out of the game,
 * r124. */
void r94_close_the_road(struct play *p);
