/* [LB-2.16-19 LB-2.16-20] How far cavalry rides at an enemy in reaction or at an opportunity, and
 * whether it can. Each hex is nearer than the last; the rider ends next to its quarry. */
#pragma once

#include "labataille/gallop.h"

/* Six hexes, heavy cavalry four; three at dusk, R77. */
int lb_reach(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* Does a hex lie before the front of a part of a unit: does the line to it leave by a front
 * side, R126? */
bool lb_before_front(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     int part, ks_hex h);

/* Hexes between a position and the nearest hex of a unit. */
int lb_distance_to(const struct ks_game *g, const struct ks_state *s,
                   const struct lb_plan *at, ks_unit quarry);

/* The hex of the quarry that a rider at a position is next to and may attack; KS_NONE: none. */
ks_hex lb_hex_met(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                  const struct lb_plan *at, ks_unit quarry);

/* May the rider go into a direction and still come to its quarry? */
uint16_t lb_why_not_towards(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            int direction, ks_unit quarry, struct lb_plan *next);

/* 0 if a cavalry unit may try to ride at the quarry now, from at least that many hexes away. */
uint16_t lb_why_not_ride_at(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            ks_unit quarry, int least);

/* May any unit react to a charger? */
bool lb_any_reaction(const struct ks_game *g, const struct ks_state *s, ks_unit charger);

/* Answers of cavalry that may ride: to hold, or to react with a unit that why allows. */
typedef uint16_t lb_why_not_rider(const struct ks_game *g, const struct ks_state *s,
                                  ks_unit u);
void lb_list_riders(const struct ks_game *g, const struct ks_state *s, struct list *out,
                    lb_why_not_rider *why);
uint16_t lb_why_not_answer(const struct ks_game *g, const struct ks_state *s,
                           struct ks_action a, lb_why_not_rider *why);

/* The unit frame.b checks its morale: does it ride to meet frame.unit? */
bool lb_rides_to_meet(struct play *p, int dice);

/* Pushes the ride of a unit at a quarry. When it is done, frame.mask[0] of the procedure that
 * asked for it holds the hexes ridden straight. */
void lb_push_ride(struct play *p, ks_unit u, ks_unit quarry);
