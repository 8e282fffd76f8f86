/* [LB-2.3-5 .. LB-2.3-9] Who takes the losses of a fire, and who checks because of them. */
#ifndef KS_LABATAILLE_FIRE_LOSS_H
#define KS_LABATAILLE_FIRE_LOSS_H

#include "labataille/fire_defence.h"

/* How many of the losses each of the victims takes; returns the sum, which is less than the result
 * where guns halve it or nobody is left. */
int lb_share_losses(const struct ks_game *g, const struct ks_state *s,
                    const struct lb_victims *victims, int losses,
                    uint8_t share[LB_MAX_STACK]);

/* Takes the losses and asks those to check who are over their threshold. */
void lb_take_fire(struct play *p, const struct lb_victims *victims, int losses);

/* [RZ-CHECK-1 .. RZ-CHECK-10] Does a unit check whose losses by fire went from so many to so
 * many? */
bool lb_loss_checks(const struct ks_game *g, ks_unit u, int before, int after);

/* [RZ-POND-2] Carp: losses that count as those by fire do. Returns whether they make it check. */
bool lb_take_carp(struct play *p, ks_unit u, int losses);

#endif
