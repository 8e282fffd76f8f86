/* [RZ-STACK-1 .. RZ-STACK-8, LB-2.5-1 .. LB-2.5-3] How many units may be in a hex, and which
 * together. */
#pragma once

#include "labataille/ground.h"

/* What one side has in a hex, or would have. Leaders do not count. */
struct lb_crowd {
    uint8_t units[LB_BRANCHES];      /* battalions, regiments, batteries */
    uint8_t increments[LB_BRANCHES]; /* of them, in this hex */
    uint8_t regiment;                /* of the first battalion */
    bool mixed;                      /* battalions of several regiments */
    bool road, unlimbered, masse, carre;
    uint8_t wide;    /* units in two hexes */
    uint8_t screens; /* units in skirmish order */
    uint8_t forms;   /* formations of troops, a bit each */
};

/* Adds increments of a unit, in its own or another formation. */
void lb_crowd_add(const struct ks_game *g, const struct ks_state *s, struct lb_crowd *c,
                  ks_unit u, int increments, int form, bool wide);

/* Units of a side in a hex but for those with any of these marks. */
struct lb_crowd lb_crowd_of(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                            int side, uint32_t except);

/* 0 if they may stay in the hex together, else the limit they break. */
uint16_t lb_why_crowded(const struct ks_game *g, const struct lb_crowd *c, ks_hex h);

/* May a mover pass a hex where others of its side are? `there` without the mover, `both` with
 * it. */
uint16_t lb_why_not_pass(const struct ks_game *g, const struct lb_crowd *there,
                         const struct lb_crowd *both, ks_hex h, bool screen);

/* The limit that the units of a side in a hex break as they stand, 0 if none. */
uint16_t lb_overcrowded(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                        int side);

/* [LB-2.5-3] R22: is it disordered, or does it skirmish in a hex with another formation, which
 * counts as that under fire, firing and in melee? */
bool lb_fights_disordered(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                          ks_hex h);
