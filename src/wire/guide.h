/* guide.json of a game: a first game with notes that explain each thing when it first comes up.
 * What a note waits for are names of the protocol; texts and names are data alone. */
#pragma once

#include <jansson.h>

#include "driver/library.h"

/* The guide of a game as the table is told it; NULL if it has none, or with a refusal whose code
 * is not "" if it cannot be read. */
json_t *ks_guide_read(const struct ks_library *library, const char *game,
                      struct ks_refusal *no);

/* {"guides": [...]}: those of all games; one that cannot be read is left out (`kosynier check`
 * says why). */
json_t *ks_guide_list(const struct ks_library *library);
