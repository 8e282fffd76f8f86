/* Which units of a hex fire at a target, and with what
 * [LB-2.9-1 LB-2.9-2 LB-2.10-1 LB-2.10-2]. */
#pragma once

#include "labataille/fire_value.h"
#include "labataille/firer.h"

/* What a hex adds to a fire. */
struct lb_volley {
    struct lb_fraction value;
    bool guns;     /* a battery fires in it */
    uint8_t units; /* firers, top first */
    ks_unit unit[LB_MAX_STACK];
};

/* The bit of piece.fired that a unit's fire at the target sets, R49; R201: a carré has one for each
 * side and one for cavalry in its hex. */
unsigned lb_fired_bit(const struct ks_game *g, const struct ks_state *s,
                      const struct lb_aim *aim, ks_unit u, ks_hex from);

/* Fills in the volley of a hex and returns 0, or why no unit in it fires at that target. */
uint16_t lb_volley(const struct ks_game *g, const struct ks_state *s,
                   const struct lb_aim *aim, ks_hex from, struct lb_volley *out);

/* 0 if the hex may be a target of its side's enemies in this phase at all. */
uint16_t lb_why_no_target(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                          int side);
