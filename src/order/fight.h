/* The fight that an order leads to, where the rules come to it later in the impulse: the copy of the
 * state is followed on, everybody else leaves it at that, dice before it go by without harm. */
#pragma once

#include "order/preview.h"

/* From where the order has brought its pieces. The book has that order alone, unless it is over; it
 * stops there if the rules do not let it attack. The state is not used any more. If the preview has an
 * attack already, depth procedures were pending before it. The fight at the goal, if there is one, is
 * put into the preview. */
void ks_fight_ahead(const struct ks_game *g, struct ks_orders *book,
                    const struct ks_order *order, struct ks_state *s, unsigned depth,
                    struct ks_preview *out);
