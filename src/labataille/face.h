/* The owner sets the facing of a unit: after a flight, a recovery, an advance, R72. */
#ifndef KS_LABATAILLE_FACE_H
#define KS_LABATAILLE_FACE_H

#include "labataille/state.h"

/* Asks for a facing, if there is something to choose: formations that are all front have none. */
void lb_ask_facing(struct play *p, ks_unit u);

/* Gives a unit another formation where it stands; who faced a corner faces a side next to it if the
 * new one wants that, and the other way round. */
void lb_set_form(struct ks_state *s, ks_unit u, int new_form);

/* All combat units of a side in a hex face as the top one does [LB-2.2-6]; guns with a line one
 * of its two front sides, R43. */
void lb_align(const struct ks_game *g, struct ks_state *s, ks_hex h, int side);

#endif
