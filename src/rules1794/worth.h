/* How good a state is, for computer players. */
#pragma once

#include "rules1794/state.h"

/* Those for a piece, by its task; intent may be NULL. */
static inline const struct r94_weights *
weights_of(const struct ks_game *g, const struct ks_intent *intent, ks_unit u)
{
    return &r94(g)->weights[weight_row(g, intent, u)];
}

/* The parts of the worth of a state: one piece, for side 0; points and melees. */
int r94_worth_of_piece(const struct ks_game *g, const struct ks_state *s,
                       const struct ks_intent *intent, ks_unit u);
int32_t r94_worth_of_rest(const struct ks_game *g, const struct ks_state *s,
                          const struct ks_intent *intent);
