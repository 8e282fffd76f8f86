/* Advice as JSON (docs/table.md, docs/protocol.md). */
#pragma once

#include <jansson.h>

#include "driver/advice.h"

/* Adds `action`, `text`, `unit`, `hex`, `steps`, `order`, `words` and `plan`. */
void ks_reply_advice(json_t *out, const struct ks_game *g, const struct ks_advice *advice,
                     enum ks_language language);

/* Adds `side` and `commands`: commands with troops on the map. */
void ks_reply_plan(json_t *out, const struct ks_game *g,
                   const struct ks_disposition *plan, enum ks_language language);
