/* [LB-2.16-9 .. LB-2.16-12 RZ-CARRE-1 .. RZ-CARRE-30] Infantry that is charged tries to form
 * carré. */
#pragma once

#include "labataille/charge.h"

/* 5.14: points a rider still needs into a hex by the cheapest way, turns included; more than
 * `most` if it needs more. Whole points. */
int lb_points_away(const struct ks_game *g, const struct ks_state *s, ks_unit rider,
                   ks_hex h, int most);

/* Asks the owner of a hex whether it tries, with that row of the chart; nothing if it may not. */
void lb_push_carre_window(struct play *p, ks_unit rider, ks_hex h, int row);

/* The first battalion of a side in a hex, whose nation and formation count, R9; KS_NONE: none. */
ks_unit lb_first_foot(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                      int side);
