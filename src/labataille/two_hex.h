/* Units in two hexes: how they close up (section 6 of the flow of play, R52). */
#pragma once

#include "labataille/stacking.h"

/* Least increments of a line in two hexes [LB-2.4-18 LB-2.4-21]. */
int lb_line_least(const struct ks_game *g, ks_unit u);

/* Why a unit closes up decides which hex it keeps. */
enum lb_closing { CLOSES_BY_CHOICE, CLOSES_TO_FLEE };

/* Closes a unit in several hexes up into one, in that formation. If terrain, stacking
 * and, in flight, the distance from the enemy do not decide the hex, its owner is asked:
 * then this has pushed a procedure. */
void lb_close_up(struct play *p, ks_unit u, int new_form, enum lb_closing closing);

/* The same into a hex that is given. */
void lb_close_up_in(struct play *p, ks_unit u, int new_form, ks_hex h);

/* Makes a unit that has lost increments fit its formation again. */
void lb_fit(struct play *p, ks_unit u);
