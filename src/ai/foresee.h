/* Orders carried out in thought, as a person looks at a preview. */
#pragma once

#include "ai/agent.h"

/* The enemy of a side leaves it at that, as often as he is asked. */
void ks_let_decline(const struct ks_game *g, struct ks_state *s, int side);

/* What the position is worth to the side, by ks_look_worth, once its orders have done what they do
 * in this impulse, or only in the move of one piece (KS_NONE: all). What the enemy could answer on
 * the way counts in part. */
int64_t ks_foresee(const struct ks_query *q, const struct ks_intent *intent,
                   const struct ks_orders *orders, ks_unit only);

/* The same of one order alone. */
int64_t ks_foresee_order(const struct ks_query *q, const struct ks_intent *intent,
                         const struct ks_order *order, ks_unit only);
