/* Reactions to a move: fire before an act takes effect [LB-2.12-1], cavalry after a step
 * [LB-2.16-20]. */
#pragma once

#include "labataille/state.h"

/* Is there an enemy carré or Masse next to one of the unit's hexes, or in one [LB-2.7-2]? */
bool lb_next_to_square(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* [LB-2.12-5] The mover is another one, or in another hex: its enemies may fire at it once more. */
void lb_new_target(struct play *p, ks_unit mover);

/* Asks the enemies of the mover for opportunity fire. `onto`: the hex of a carré that cavalry is
 * about to step onto, else KS_NONE. */
void lb_push_opportunity_fire(struct play *p, ks_unit mover, ks_hex onto);

/* Asks them for an opportunity charge. */
void lb_push_opportunity_charge(struct play *p, ks_unit mover);
