/* Where a hex lies from another, by the six directions: for fields of fire, and for the side a
 * shot comes in by. */
#pragma once

#include "labataille/faces.h"

/* A hex as steps in one direction and in the next one clockwise. */
struct lb_way {
    uint8_t first, next; /* directions */
    uint8_t a, b;        /* hexes; b is 0 straight along the first */
};

struct lb_way lb_way_to(const struct ks_game *g, ks_hex from, ks_hex to);

/* [LB-2.10-5] Is a hex before the front of that part of a unit? Beyond the next hexes it is the
 * wedge between the outermost directions that are front. */
bool lb_in_arc(const struct ks_game *g, const struct ks_state *s, ks_unit u, int part,
               ks_hex to);
