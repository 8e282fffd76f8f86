/* Constructed positions: the protocol's "position" object as the text of a state. */
#pragma once

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

#include "core/ks.h"

/* Writes the text that ks_state_parse reads. False if the object is malformed or the buffer too
 * small; error then names the key, what was found and what was expected. ks_state_parse decides
 * whether the position is playable. */
bool ks_position_from_json(const struct ks_game *g, json_t *position, char *text,
                           size_t size, char error[KS_TEXT]);
