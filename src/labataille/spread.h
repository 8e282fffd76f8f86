/* Skirmishers in two hexes advance with one half and keep one of their old hexes, R50. */
#pragma once

#include "labataille/state.h"

/* Which of its parts it can keep when the other goes into a hex: a bit each; 0: it closes up. */
unsigned lb_spread_parts(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         ks_hex h);

/* Lets it advance: its owner chooses the hex it keeps, then its facing. */
void lb_push_spread(struct play *p, ks_unit u, ks_hex h);
