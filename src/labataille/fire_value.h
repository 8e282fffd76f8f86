/* What units fire with [LB-2.9-2 .. LB-2.9-5, LB-2.3-2 .. LB-2.3-4]. Exact fractions. */
#pragma once

#include "labataille/fraction.h"
#include "labataille/stack.h"

/* Fire value of infantry in one of its hexes, with at most that many increments if the chart
 * multiplies increments; `used` returns those used. 0: the chart has no fire for it. */
struct lb_fraction lb_foot_fire(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u, int part, int most, int *used);

/* [LB-2.10-9 LB-2.3-3] Fire value of a battery at that range. */
struct lb_fraction lb_gun_fire(const struct ks_game *g, const struct ks_state *s,
                               ks_unit u, int hexes);
