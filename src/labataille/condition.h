/* Good order, disorder, rout: only the change of state. For checks see check.h, for flights
 * flight.h. */
#pragma once

#include "labataille/state.h"

/* [LB-2.4-15] The only formation of a broken unit in its hex. */
int lb_broken_form(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                   ks_hex h);

/* Disorders a unit; cavalry routs instead [LB-2.14-4]. Whatever it was doing is over. A unit in
 * several hexes closes up, which may push a question to its owner. */
void lb_disorder(struct play *p, ks_unit u);

/* Routs a unit; unlimbered guns are abandoned, R35. */
void lb_rout(struct play *p, ks_unit u);

/* Restores good order, in column or general order; light infantry in swamp in skirmish
 * order [RZ-SWAMP-4]. */
void lb_recover(struct play *p, ks_unit u);
