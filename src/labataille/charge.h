/* [LB-2.16-5 .. LB-2.16-18] A charge, from the first hex to the melee it leads to. */
#pragma once

#include "labataille/gallop.h"

/* PROC_CHARGE: frame.unit charges, frame.hex is its declared target, frame.a the hexes entered
 * straight on, frame.b the sides it has turned in its hex, frame.mask[0] where it began: hex, and
 * trail above it. frame.count: */
enum {
    CHARGE_ASKED = 1, /* the first reaction window has been held, R8 */
    CHARGE_MADE = 2,  /* contact counts as made: it does not rout for want of one */
    CHARGE_FREE = 4,  /* continues with the points left, no new target, R16 */
    CHARGE_OVER = 8,
    CHARGE_BEGUN = 16, /* an act has been done */
};

/* frame.step of PROC_CHARGE, in the order in which things come up. */
enum {
    CHARGE_TARGETS, /* is there a hex to declare? A charge begins with that, R4 */
    CHARGE_RIDES,   /* its side decides */
    CHARGE_REACTIONS,
    CHARGE_CARRES,
    TARGET_REACTIONS, /* a target has been declared */
    TARGET_ANSWERS,
    TARGET_NEAR,
    TARGET_MET,
};

void lb_push_charge(struct play *p, ks_unit u);

/* Points a rider has left, in halves: printed and five more in a charge, its reach at an
 * opportunity. */
int lb_rider_points(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* What the current charge may spend on continuing. */
int lb_points_to_ride(const struct ks_game *g, const struct ks_state *s);

/* The frame of a charge of that unit; NULL if it rides in reaction or at an opportunity. */
const struct ks_frame *lb_charge_of(const struct ks_state *s, ks_unit u);

/* R11: hexes entered without a turn so far; an interrupted ride restarts the count. */
void lb_note_straight(struct play *p, ks_unit u, bool turned);
void lb_break_stride(struct play *p, ks_unit u);
bool lb_is_straight(const struct ks_game *g, int hexes);

/* The charge of a unit is over, contact counts as made. Does nothing to other riders. */
void lb_charge_over(struct play *p, ks_unit u);

/* Continues with the points it has left, without a new target, R16. */
void lb_charge_goes_on(struct play *p, ks_unit u);

/* [LB-2.16-13] The rider must attack a hex in the melee phase; it faces it. */
void lb_bind(struct play *p, ks_unit u, ks_hex h, bool straight);

/* R10: did the charge of a unit pass the hex by, so that it may not attack it? */
bool lb_was_passed_by(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                      ks_hex h);

/* ---- charge_target.c ---- */

/* All of them, at most LB_AHEAD; how many. */
enum { LB_AHEAD = 6 };
int lb_targets(const struct ks_game *g, const struct ks_state *s, ks_unit u,
               ks_hex out[LB_AHEAD]);

/* The cheapest step straight ahead to a hex next to the target; false if there is none. */
bool lb_way_in(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex h,
               struct lb_plan *step);
