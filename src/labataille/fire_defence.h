/* [RZ-DEF-1 .. RZ-DEF-12, LB-3.3-1 LB-3.3-2] What a target hex sets against fire. */
#pragma once

#include "labataille/faces.h"

/* The units of a side hit in a hex, top first: all its combat units; for fire at a moving unit,
 * those moving with it. */
struct lb_victims {
    ks_hex hex;
    uint8_t n;
    ks_unit unit[LB_MAX_STACK];
};

struct lb_victims lb_victims_in(const struct ks_game *g, const struct ks_state *s,
                                ks_hex h, int side, ks_unit mover);

/* Fire defence against fire that comes in through a side of the hex. Its parts are reported to
 * `out` unless that is NULL. */
int lb_fire_defence(const struct ks_game *g, const struct ks_state *s,
                    const struct lb_victims *victims, int direction,
                    struct ks_events *out);
