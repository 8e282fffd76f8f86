/* How good a position is, for computer players. */
#pragma once

#include "labataille/state.h"

/* Those for a piece, by its task; intent may be NULL. */
static inline const struct lb_weights *
weights_of(const struct ks_game *g, const struct ks_intent *intent, ks_unit u)
{
    return &lb(g)->weights[weight_row(g, intent, u)];
}

/* The parts of the worth of a state, for side 0: what has to do with one piece alone; points; and what has to do
 * with two enemies (duel.c), where u is of the side the worth is for. */
int lb_worth_of_piece(const struct ks_game *g, const struct ks_state *s,
                      const struct ks_intent *intent, ks_unit u);
int32_t lb_worth_of_rest(const struct ks_game *g, const struct ks_state *s,
                         const struct ks_intent *intent);
int lb_worth_of_duel(const struct ks_game *g, const struct ks_state *s,
                     const struct ks_intent *intent, ks_unit u, ks_unit foe);

/* Could either of two enemies mean something to the other? */
bool lb_are_near(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_unit v);

/* Is everything that pairs depend on the same for a piece? */
bool lb_duels_alike(const struct lb_piece *a, const struct lb_piece *b);
