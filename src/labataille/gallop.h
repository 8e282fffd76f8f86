/* How cavalry rides in a charge, in reaction and at an opportunity, hex by hex
 * [LB-2.16-5 LB-2.16-6]. Positions are plans, so that a ride can be looked at before it is made. */
#pragma once

#include "labataille/faces.h"
#include "labataille/plan.h"

/* R5: the directions straight ahead of a facing: across the faced side; front left and front right
 * of a corner. i 0 or 1; KS_NO_DIRECTION: there is no second. */
static inline int ahead(int facing, int i)
{
    if (facing >= 6)
        return i ? KS_NO_DIRECTION : facing - 6;
    return (front_left(facing) + i) % 6;
}

static inline bool is_ahead(int facing, int direction)
{
    return direction == ahead(facing, 0) || direction == ahead(facing, 1);
}

/* The facing of a rider that turns into a direction by the smallest angle. */
int lb_turned_to(int facing, int direction);

/* Sides or corners between two facings of one kind. */
int lb_turns_between(int a, int b);

/* The hex of a part of a rider at a position. */
ks_hex lb_rider_hex(const struct ks_game *g, const struct lb_plan *at, int part);

/* [LB-2.16-5 RZ-STAND-11] 5.15: may cavalry charge across that side of a hex? Clear ground only; no
 * bridge; over water not as the last step to an enemy, but for the switch, 5.1. */
uint16_t lb_why_not_attack_across(const struct ks_game *g, ks_hex from, int direction);

/* 0 and the position after a step in a direction, with its cost, or why it may not be. Facing and
 * points are the caller's. */
uint16_t lb_gallop_step(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        const struct lb_plan *at, int direction, struct lb_plan *next);

/* R47: the same for a line that wheels: a.arg and a.hex as in a move. */
uint16_t lb_gallop_wheel(const struct ks_game *g, const struct ks_state *s,
                         struct ks_action a, struct lb_plan *next);

/* Rides there, or turns in place: pays, takes moving leaders along, captures lone pieces there,
 * makes disturbed friends check. Before that, enemies in whose zones the points are spent may
 * fire, R7. */
void lb_gallop(struct play *p, ks_unit u, const struct lb_plan *to);
