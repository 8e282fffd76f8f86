/* [LB-2.20-1] Force marches of whole divisions. */
#pragma once

#include "labataille/state.h"

/* 0 if the division may, and the unit is the one that is named for it: its first battalion. */
uint16_t lb_why_not_force(const struct ks_game *g, const struct ks_state *s, ks_unit u);

void lb_push_force_march(struct play *p, ks_unit u);

/* At the end of the phase: resets the count of units that did not force march. */
void lb_end_force_marches(struct play *p, int side);
