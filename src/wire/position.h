/* A constructed position from JSON. */
#pragma once

#include <jansson.h>

#include "core/ks.h"
#include "driver/refusal.h"

/* Builds the state of a position object; the code of a refusal is bad_position. */
bool ks_position_state(const struct ks_game *g, json_t *position, struct ks_state *out,
                       struct ks_refusal *no);

/* The position of a request, either in its "position" field or directly in the request, without
 * the fields of "new". Those found only inside the position are moved to outside (unless NULL). A
 * new reference. */
json_t *ks_position_inside(json_t *object, json_t *outside);

/* Reads a file; NULL and a refusal (no_file or bad_position) if it cannot be read. */
json_t *ks_position_file(const char *path, struct ks_refusal *no);

/* Appends the options of an object such as {"setup": "2"} to a list; NULL: none. */
bool ks_position_options(json_t *object, struct ks_option *option, size_t *options,
                         struct ks_refusal *no);
