/* Constructed positions: the protocol's "position" object as the text of a state. */
#ifndef KS_DATA_POSITION_H
#define KS_DATA_POSITION_H

#include <jansson.h>
#include <stdbool.h>
#include <stddef.h>

#include "core/ks.h"

/* Writes the text that ks_state_parse reads. False if the object is not well formed or
 * there is not enough room; error then names the key, what was found and what was
 * expected. Whether the position can be played is for ks_state_parse to say. */
bool ks_position_from_json(const struct ks_game *g, json_t *position, char *text,
                           size_t size, char error[KS_TEXT]);

#endif
