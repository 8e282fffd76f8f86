/* Chapter 8: the move of a unit, a stack or a line, step by step. */
#pragma once

#include "rules1794/state.h"

/* 0 if a unit may start to move in this phase, else why not. The second does not ask
 * whose unit it is. */
uint16_t r94_why_not_moving(const struct ks_game *g, const struct ks_state *s, ks_unit u);
uint16_t r94_why_not_free_to_move(const struct ks_game *g, const struct ks_state *s,
                                  ks_unit u);

void r94_push_move(struct play *p, ks_unit u);
void r94_push_line_move(struct play *p, ks_unit u);

/* Ends the move of all moving units of a side in a hex: contact, a counterattack. */
void r94_end_moves_in(struct play *p, ks_hex h);

/* True only if there is more than one legal action; cheap, and may return false even
 * then. */
bool r94_move_has_choice(const struct ks_game *g, const struct ks_state *s);

/* One of the actions of r94_move_list without listing all. */
struct ks_action r94_move_sample(const struct ks_game *g, const struct ks_state *s,
                                 uint64_t random);
