/* A piece on the move: a unit, or a stack as one, with leaders. */
#pragma once

#include "labataille/plan.h"

/* frame.count of PROC_MOVE. frame.unit leads; frame.hex is where it began; frame.mask[0] holds
 * the act that waits for a window: verb, argument and hex. */
enum {
    MOVE_BEGUN = 1,   /* an act has been done: the group is fixed [LB-2.7-4] */
    MOVE_STEPPED = 2, /* a hex has been entered [LB-2.6-1] */
    MOVE_OVER = 4,    /* nothing more can be done, by contact or by its own choice */
};

/* frame.step of PROC_MOVES. */
enum { MOVES_OPEN, MOVES_PONDS, MOVES_DECIDE, MOVES_TIDY };

/* The next unit of the piece on the move after `u` (KS_NONE: the first); KS_NONE: no more. */
ks_unit lb_next_moving(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* [LB-2.4-23 LB-2.4-24 LB-2.14-2 LB-2.20-1] Points a unit has for a movement phase, in halves. */
int lb_allowance(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* What the piece on the move has left, in halves: that of the slowest. */
int lb_points_left(const struct ks_game *g, const struct ks_state *s);

/* 0 if a unit may begin to move now, else why not. */
uint16_t lb_why_not_move(const struct ks_game *g, const struct ks_state *s, ks_unit u);

void lb_push_move(struct play *p, ks_unit u);

/* Does an act as planned, and pushes what follows: limbering, checks, charges in answer. */
void lb_perform(struct play *p, struct ks_action a, const struct lb_plan *plan);

/* A unit leaves the piece on the move: it has moved. */
void lb_end_unit(struct play *p, ks_unit u);

/* Ends the current move at once: contact by cavalry [LB-2.16-20]. */
void lb_end_move(struct play *p);

/* [RZ-MOVE-20 RZ-STREAM-3] What a stream crossed does to a unit when it has come to rest. */
void lb_dry_out(struct play *p, ks_unit u);
