/* [8.16] Going back: under fire [8.16.5] and in reactions [9.1]; withdraw.c has melee. */
#pragma once

#include "rules1794/stack.h"

enum r94_retreat {
    RETREAT_STACK = 1,     /* all troops in the hex, not the top unit alone */
    RETREAT_FREE = 2,      /* without losses on the way [9.1C-3] */
    RETREAT_VOLUNTARY = 4, /* only by open hexes, r102 */
    RETREAT_FIRE = 8,      /* driven back by fire: movement is over [10.7] */
    RETREAT_CRISIS = 16,   /* in a morale crisis [11.12] */
    RETREAT_PART = 32,     /* those of the hex that are R94_PENDING, not the others */
    RETREAT_FAILED = 64,   /* after a failed check [9.1A-3] */
};

/* 0 if a side may go back into a hex [8.16.3], else why not. */
uint16_t r94_why_not_back_into(const struct ks_game *g, const struct ks_state *s,
                               ks_hex h, int side);

/* Moves the retreating pieces of a side from one hex to the next, with the losses of
 * 8.16.2 and 8.16.4 to each unit unless they go free. The kind is a set of enum
 * r94_retreat; `melee` is the hex they lost, or KS_NONE. */
void r94_fall_into(struct play *p, int side, ks_hex from, ks_hex to, int kind,
                   ks_hex melee);

/* Does a side exceed the limits of 6.2 in a hex? */
bool r94_is_overstacked(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                        int side);

/* [8.16.10a] Ends a retreat: the group takes the facing of the stack it joined. True if
 * it has joined one; otherwise it keeps its own facing. */
bool r94_join_stack(struct play *p, int side, ks_hex h);

/* Eliminates the retreating pieces of a side in a hex [8.16.3]. */
void r94_eliminate_group(struct play *p, int side, ks_hex h, int kind);

/* Topmost troop of the retreating group of a side in a hex, KS_NONE if there is none. */
ks_unit r94_group_in(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                     int side);

/* Could the unit alone retreat a hex if it had to? */
bool r94_has_way_back(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* Is there a path for a voluntary retreat of that many hexes, with room at its end? The unit
 * stands for its group. */
bool r94_may_go_back(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     int hexes, const struct r94_crowd *group);

/* r48: directions a square may leave a hex by, where `room` (or NULL) fits; returns how
 * many. */
int r94_square_exits(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                     int side, const struct r94_crowd *room, uint8_t *out);

/* Adds a piece to the retreating group: its move is over; after double time it still may not fire
 * [8.9c]. */
void r94_join_retreat(struct r94_piece *x);

void r94_push_retreat(struct play *p, ks_unit u, int hexes, int kind);
