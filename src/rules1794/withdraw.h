/* [8.16.6 to 8.16.10] Withdrawal of the side that lost a melee. */
#pragma once

#include "rules1794/state.h"

enum { ENTRY_SHIFT = 8 };

/* Withdraws all troops of a side from a melee hex. The melee's frame, just below on
 * the stack, has in its field b, from bit ENTRY_SHIFT on, the directions the other
 * side entered by, and collects in the lower bits those the losers leave by. */
void r94_push_withdrawal(struct play *p, ks_hex h, int side);
