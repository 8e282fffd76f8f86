/* Chapter 8: what a step costs, and why a hex may not be entered. */
#pragma once

#include "rules1794/state.h"

enum r94_move_flag { IN_LINE = 1, STARTED = 2 }; /* frame.count of a move */

/* The moving pieces one after another, KS_NONE before the first and after the last: those
 * in the hex of frame.unit, or all if a line moves or the group is still off the map. The
 * move is the top procedure. */
ks_unit r94_next_in_group(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* Is a hex too full to stop in? */
bool r94_is_crowded(const struct ks_game *g, const struct ks_state *s, ks_hex h);

/* Pieces whose move has ended are skipped. */
void r94_forget_movers(struct ks_state *s);

/* First moving piece with at least that index, KS_NONE after the last. */
ks_unit r94_next_mover(const struct ks_game *g, const struct ks_state *s, ks_unit from);

/* Does the piece belong to the moving group? */
bool r94_in_cluster(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* Points left to the moving pieces in the unit's hex; takes points from all of them. */
int r94_cluster_points(const struct ks_game *g, const struct ks_state *s, ks_unit u);
void r94_pay(struct play *p, ks_hex h, int points);

/* Are there friends in the hex that do not move along: troops, or any units? */
bool r94_has_company(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                     bool troops);

/* 0 if the unit's cluster may step in a direction, or come onto the map at a hex; else
 * why not. */
uint16_t r94_why_not_step(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                          int direction);
uint16_t r94_why_not_enter(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           ks_hex h);
int r94_entry_cost(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                   ks_hex h);

/* Facings with which a unit's cluster can continue out of a hex too full to stay in. */
unsigned r94_onward_facings(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* Moves the cluster; it may now stand among friends or enemies. */
void r94_step_cluster(struct play *p, ks_unit u, int direction);

/* Puts one piece of the group into a hex. */
void r94_arrive(struct play *p, ks_unit u, ks_hex to, int from_direction);
