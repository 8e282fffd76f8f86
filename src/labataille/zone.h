/* Zones of influence [LB-2.7-1 .. LB-2.7-7]. */
#pragma once

#include "labataille/faces.h"

enum { ZONE_ANY = 1, ZONE_OF_HORSE = 2 };

/* Does the unit have a zone at all? */
bool lb_has_zone(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* Bits of the enum above: the zones a hex is in for a unit of that side. */
int lb_zone_at(const struct ks_game *g, const struct ks_state *s, ks_hex h, int side);

/* The same for all hexes a piece lies in. */
int lb_zone_on(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* Which of those bits stop a unit: infantry and foot guns stop in any zone, cavalry and horse
 * guns in zones of enemy cavalry, leaders in none. */
int lb_stopping(const struct ks_game *g, ks_unit u);

/* Distance from a hex to the nearest enemy combat unit of that side; 99 if there is
 * none. */
int lb_enemy_distance(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                      int side);
