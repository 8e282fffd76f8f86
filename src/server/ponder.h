/* A computer player's turn at a table: asked in a thinking thread, answered in the event loop. */
#pragma once

#include "server/room.h"

/* Asks the computer player whose turn it is, unless one is already thinking or nobody is
 * watching. */
void ks_ponder(struct ks_room *room);

/* Makes it answer at once with the best found so far. */
void ks_ponder_hurry(struct ks_room *room);

/* Cancels it: the position is gone, and its answer is ignored. */
void ks_ponder_drop(struct ks_room *room);
