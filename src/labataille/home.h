/* [LB-2.14-8] The way home: the distance from every hex to a side's own edge of the
 * map. */
#pragma once

#include "labataille/ground.h"

enum { LB_NO_WAY_HOME = UINT8_MAX };

/* May an arm in flight cross a hexside and survive? Only terrain counts: no river but by
 * bridge, no pond, no swamp, guns through woods by road; a dike is for infantry alone
 * [RZ-DIKE-5 RZ-DIKE-9 RZ-DIKE-11]. */
bool lb_is_firm(const struct ks_game *g, int branch, ks_hex from, int direction);

/* The edge a step off the map leads over. */
enum lb_edge lb_edge_of(const struct ks_game *g, ks_hex h, int direction);

/* Fills in lb_game.home. */
void lb_measure_homes(const struct ks_game *g, struct lb_game *r);
