/* What an order costs a person at the table: clicks, keys, drags. */
#pragma once

#include "order/order.h"

unsigned ks_order_price(const struct ks_game *g, const struct ks_state *view,
                        const struct ks_order *o);
