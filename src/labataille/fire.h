/* One fire: the hexes that take part, dice, losses [LB-2.9-1 .. LB-2.9-9]. */
#pragma once

#include "labataille/volley.h"

/* The kind of fire in the current phase. */
enum lb_occasion lb_occasion(const struct ks_state *s);

/* Asks a side which of its hexes fire at a target. The caller fills in frame.unit, the mover, and
 * mask[1], the square it comes onto, for opportunity fire. */
struct ks_frame *lb_push_fire(struct play *p, ks_hex target, int side,
                              enum lb_occasion occasion);

/* Could any unit fire at that target? For the top frame. */
bool lb_anybody_fires(const struct ks_game *g, const struct ks_state *s,
                      const struct lb_aim *aim);
