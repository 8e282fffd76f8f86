/* A constructed position from JSON. */
#ifndef KS_CLI_POSITION_H
#define KS_CLI_POSITION_H

#include <jansson.h>

#include "core/ks.h"
#include "driver/refusal.h"

/* The state of a position object; the code of a refusal is bad_position. */
bool ks_position_state(const struct ks_game *g, json_t *position, struct ks_state *out,
                       struct ks_refusal *no);

/* The same from a file. */
bool ks_position_file(const struct ks_game *g, const char *path, struct ks_state *out,
                      struct ks_refusal *no);

#endif
