/* [LB-4.7-4 LB-4.7-5 LB-4.7-6] Points and victory. */
#pragma once

#include "labataille/state.h"

/* The holder of a place: the side last in most of its hexes, R63. */
int lb_holder(const struct ks_game *g, const struct ks_state *s, int place);

/* Points of both sides if the game ended now. */
void lb_points(const struct ks_game *g, const struct ks_state *s, int points[2]);

/* Brings ks_state.points up to date. */
void lb_note_points(struct play *p);

void lb_end_game(struct play *p);
