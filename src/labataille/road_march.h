/* [LB-2.5-5] A road march is a snake: its head, and up to four hexes of road behind it, R53. */
#pragma once

#include "labataille/plan.h"

/* The trail of a road march of the unit with its head in a hex, heading in a direction: back
 * along the road through hexes with room. Its length, or 0 if there is no such path. */
int lb_lay_trail(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                 ks_hex head, int heading, uint16_t *trail);
