/* One fire: the hexes that take part, dice, losses [LB-2.9-1 .. LB-2.9-9]. */
#ifndef KS_LABATAILLE_FIRE_H
#define KS_LABATAILLE_FIRE_H

#include "labataille/volley.h"

/* What kind of fire the phase at hand has. */
enum lb_occasion lb_occasion(const struct ks_state *s);

/* Asks a side which of its hexes fire at a target. The caller fills in frame.unit, the mover, and
 * mask[1], the square it comes onto, for opportunity fire. */
struct ks_frame *lb_push_fire(struct play *p, ks_hex target, int side,
                              enum lb_occasion occasion);

/* Could anybody fire at that target? For the frame on top of the stack. */
bool lb_anybody_fires(const struct ks_game *g, const struct ks_state *s,
                      const struct lb_aim *aim);

#endif
