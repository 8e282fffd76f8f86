/* [8.10] Lines: units side by side that move and fire together. */
#pragma once

#include "rules1794/state.h"

/* Are two units of one arm in neighbouring hexes, in each other's flank zones, with the same
 * facing [8.10a, r24]? Squares count by being neighbours where the edition says so [7.3.2-2]. */
bool r94_are_in_line(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     ks_unit v);

/* The whole line through a unit, of units that may move in it; returns how many, 0 if
 * too few. The array has room for KS_MAX_PIECES. */
int r94_line_through(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     ks_unit *out);

/* May a unit still move as part of a line, given the reason why it may not move alone? */
bool r94_may_join_line(const struct ks_game *g, uint16_t r94_why_not_moving);

/* [8.10d 8.10e] Do these units belong to one able commander other than the one leading them? */
bool r94_is_sound_other_command(const struct ks_game *g, const struct ks_state *s,
                                const ks_unit *units, int n);

/* May a line be moved from this unit? Takes the reason why it may not move alone, or 0. */
bool r94_leads_line(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    uint16_t r94_why_not_moving);

/* 0 if a line may be moved from this unit, else why not. */
uint16_t r94_why_no_line(const struct ks_game *g, const struct ks_state *s, ks_unit u);
