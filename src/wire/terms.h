/* The words of a rules system as JSON, in both languages, for clients that draw a table. */
#pragma once

#include <jansson.h>

#include "core/ks.h"

/* {"arm": {"grenz": {"en", "pl", "sign"}}, "formation": {...}, ...}; an empty object if the
 * system has none. */
json_t *ks_reply_terms(const struct ks_game *g);
