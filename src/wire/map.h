/* The map of a game as JSON (docs/table.md). */
#pragma once

#include <jansson.h>

#include "core/ks.h"

/* A new reference. */
json_t *ks_reply_map(const struct ks_game *g);
