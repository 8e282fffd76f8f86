/* An order is never wrong: random orders in the middle of a game. */
#pragma once

#include "core/ks.h"
#include "driver/philox.h"

/* Plays on from a position for some decisions, both sides giving random orders. NULL, or what went
 * wrong. */
const char *ks_try_orders(const struct ks_game *g, const struct ks_state *from,
                          struct ks_stream *random);
