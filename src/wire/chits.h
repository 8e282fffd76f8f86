/* Phase, active commander and what is known of the pool, as JSON. */
#pragma once

#include <jansson.h>

#include "core/ks.h"

/* Adds phase, active, pool, drawn, wounded, dead and unknown of a state or a view. */
void ks_chits_add(json_t *out, const struct ks_game *g, const struct ks_state *s);
