/* The map of a game as JSON (docs/table.md). */
#ifndef KS_WIRE_MAP_H
#define KS_WIRE_MAP_H

#include <jansson.h>

#include "core/ks.h"

/* A new reference. */
json_t *ks_reply_map(const struct ks_game *g);

#endif
