/* [RZ-LEVEL-1 .. RZ-LEVEL-10] Morale levels, and the desertion option. */
#pragma once

#include "labataille/state.h"

/* The level the battalions of each army give it at this moment; 0 for armies that have none. */
void lb_levels_now(const struct ks_game *g, const struct ks_state *s,
                   uint8_t level[LB_ARMIES]);

/* Recomputes the levels of all armies, and pushes the desertion dice if that option is on. */
void lb_check_hour(struct play *p);

/* What the level adds to a morale roll of the unit: infantry of its army only. */
int lb_level_modifier(const struct ks_game *g, const struct ks_state *s, ks_unit u);
