/* [RZ-FORD-1] R210: over a ford after those whom fire has driven from its other side. */
#ifndef KS_LABATAILLE_FORD_H
#define KS_LABATAILLE_FORD_H

#include "labataille/state.h"

/* Has a side anybody who could cross a ford into a hex that enemies hold now? Then this asks who
 * does, when all that follows from the fire is over and if it has emptied the hex. */
void lb_push_ford(struct play *p, ks_hex h, int side);

#endif
