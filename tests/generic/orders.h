/* An order is never wrong: random orders in the middle of a game. */
#pragma once

#include "core/ks.h"
#include "driver/philox.h"
#include "order/order.h"

/* Any order of a side, sensible or not. */
struct ks_order ks_any_order(const struct ks_game *g, const struct ks_state *s,
                             struct ks_stream *random, int side);

/* Plays on from a position for some decisions, both sides giving random orders. NULL, or what went
 * wrong. */
const char *ks_try_orders(const struct ks_game *g, const struct ks_state *from,
                          struct ks_stream *random);
