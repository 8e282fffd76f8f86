/* The owner sets the facing of a unit: after a flight, a recovery, an advance, R72. */
#pragma once

#include "labataille/state.h"

/* Asks for a facing, if there is something to choose: formations that are all front have none. */
void lb_ask_facing(struct play *p, ks_unit u);

/* Changes a unit's formation in place; a corner facing becomes an adjacent hexside if the new
 * formation needs one, and vice versa. */
void lb_set_form(struct ks_state *s, ks_unit u, int new_form);

/* All combat units of a side in a hex face as the top one does [LB-2.2-6]; guns with a line one
 * of its two front sides, R43. */
void lb_align(const struct ks_game *g, struct ks_state *s, ks_hex h, int side);
