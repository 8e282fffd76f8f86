/* [LB-2.3-9] Increments lost, whatever the cause, and what that does to a formation. */
#pragma once

#include "labataille/state.h"

/* Takes increments off a unit: eliminated with the last, else closed up where it has grown too
 * small for its hexes. */
void lb_lose(struct play *p, ks_unit u, int increments);
