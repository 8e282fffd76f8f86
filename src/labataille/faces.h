/* Front, flank and rear of a formation, side by side [LB-2.4-1 .. LB-2.4-13]. */
#pragma once

#include "labataille/stack.h"

/* Front-left direction of a unit facing a corner. */
static inline int front_left(int corner)
{
    return (corner + 5) % 6;
}

/* Which side of one of its hexes a direction is. Towards its own other hex it is the flank. */
enum ks_zone lb_face(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     int part, int direction);

static inline bool is_front(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            int part, int direction)
{
    return lb_face(g, s, u, part, direction) == KS_FRONT;
}

/* Is part the left half of a unit in two hexes? */
bool lb_is_left(const struct ks_state *s, ks_unit u, int part);
