/* How good a state is, for computer players. */
#ifndef KS_RULES1794_WORTH_H
#define KS_RULES1794_WORTH_H

#include "rules1794/state.h"

/* Those for a piece, by its task; intent may be NULL. */
static inline const struct r94_weights *
weights_of(const struct ks_game *g, const struct ks_intent *intent, ks_unit u)
{
    return &r94(g)->weights[weight_row(g, intent, u)];
}

/* For side 0 less side 1, in hundredths of a victory point. */
int32_t r94_worth(const struct ks_game *g, const struct ks_state *s,
                  const struct ks_intent *intent);

/* The parts of it: one piece, for side 0; points and melees. */
int r94_worth_of_piece(const struct ks_game *g, const struct ks_state *s,
                       const struct ks_intent *intent, ks_unit u);
int32_t r94_worth_of_rest(const struct ks_game *g, const struct ks_state *s,
                          const struct ks_intent *intent);

void r94_account(const struct ks_game *g, const struct ks_state *s,
                 struct ks_account *out);
int32_t r94_worth_change(const struct ks_game *g, const struct ks_state *s,
                         const struct ks_account *account);

#endif
