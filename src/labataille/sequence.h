/* [LB-1-2 .. LB-1-8] Turns, half-turns, phases. */
#pragma once

#include "labataille/state.h"

/* frame.step of PROC_GAME; PROC_HALF has the phase that comes next. */
enum { TURN_BEGINS, LEADERS_RETURN, HOUR_CHECK, FIRST_HALF, SECOND_HALF, TURN_ENDS };

/* A range, or the distance of a reaction, opportunity or carré, as dusk leaves it, R77. */
int lb_at_dusk(const struct ks_game *g, const struct ks_state *s, int range);
