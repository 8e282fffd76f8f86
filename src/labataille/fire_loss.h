/* [LB-2.3-5 .. LB-2.3-9] Which units take the losses of a fire, and which check because of
 * them. */
#pragma once

#include "labataille/fire_defence.h"

/* Divides the losses among the victims; returns the sum, which is less than the result if guns
 * halve it or no unit is left. */
int lb_share_losses(const struct ks_game *g, const struct ks_state *s,
                    const struct lb_victims *victims, int losses,
                    uint8_t share[LB_MAX_STACK]);

/* Applies the losses and queues checks for units over their threshold. */
void lb_take_fire(struct play *p, const struct lb_victims *victims, int losses);

/* [RZ-POND-2] Carp: losses that count as those by fire do. Returns whether they make it check. */
bool lb_take_carp(struct play *p, ks_unit u, int losses);
