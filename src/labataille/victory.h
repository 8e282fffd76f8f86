/* [LB-4.7-4 LB-4.7-5 LB-4.7-6] Points and victory. */
#pragma once

#include "labataille/state.h"

/* The holder of a place: the side last in most of its hexes, R63. */
int lb_holder(const struct ks_game *g, const struct ks_state *s, int place);

/* Points of both sides if the game ended now. */
void lb_points(const struct ks_game *g, const struct ks_state *s, int points[2]);

/* Does a unit score the same in two states? lb_points are the same if all do, and the places. */
bool lb_scores_alike(const struct ks_game *g, const struct ks_state *a,
                     const struct ks_state *b, ks_unit u);

/* Brings ks_state.points up to date. */
void lb_note_points(struct play *p);

void lb_end_game(struct play *p);
