/* [LB-2.5-4 LB-2.4-14] Too many in a hex, or two formations, at the end of a movement phase. */
#pragma once

#include "labataille/stacking.h"

/* Resolves a hex of a side; true if that needs dice or decisions: then it has pushed a
 * procedure. */
bool lb_tidy(struct play *p, ks_hex h, int side);
