/* Chapter 10.1 to 10.3: visibility and line of sight. */
#pragma once

#include "rules1794/state.h"

/* 0 if two hexes see each other, else what blocks the view; *at is the blocking hex.
 * Symmetric. Any distance; fast within KS_RAY_RANGE. */
uint16_t r94_why_not_visible(const struct ks_game *g, const struct ks_state *s, ks_hex a,
                             ks_hex b, ks_hex *at);

/* The same along a ray of the grid. */
uint16_t r94_why_not_along(const struct ks_game *g, const struct ks_state *s, ks_hex a,
                           ks_hex b, const struct ks_ray *ray, ks_hex *at);

/* The part of what is around it that a unit may fire into. */
enum r94_field r94_field_of(const struct ks_state *s, ks_unit u);

/* [10.2a 10.2b] Does a line that leaves through that zone serve a unit? */
bool r94_zone_serves(const struct ks_state *s, ks_unit u, const struct ks_ray *ray);
