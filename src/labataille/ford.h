/* [RZ-FORD-1] R210: crossing a ford after fire has driven the enemy from the other side. */
#pragma once

#include "labataille/state.h"

/* If a side has units that could cross a ford into a hex now held by the enemy, asks which do so,
 * once the effects of the fire are over and if the hex is empty. */
void lb_push_ford(struct play *p, ks_hex h, int side);
