/* A computer player's turn at a table: asked in a thinking thread, answered in the event loop. */
#ifndef KS_SERVER_PONDER_H
#define KS_SERVER_PONDER_H

#include "server/room.h"

/* Asks the computer player whose turn it is, unless one is already thinking or nobody is
 * watching. */
void ks_ponder(struct ks_room *room);

/* He is to answer at once, as well as he can by now. */
void ks_ponder_hurry(struct ks_room *room);

/* The position he thinks about is gone: he ends soon, and what he says is not heard. */
void ks_ponder_drop(struct ks_room *room);

#endif
