/* Orders survive: what a match is after a restart. */
#pragma once

#include "core/ks.h"
#include "driver/philox.h"

/* A match from a position on, both sides giving random orders, taking back, and read again from
 * its file now and then. NULL, or what went wrong. */
const char *ks_try_order_files(const struct ks_game *g, const struct ks_state *from,
                               struct ks_stream *random);
