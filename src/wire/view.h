/* What a side may know of a game, as JSON: the view of docs/protocol.md, for callers of the
 * engine and for bots. */
#pragma once

#include <jansson.h>

#include "core/ks.h"

/* Adds phase, active, the pool, the units, the text of the state and its hash, all as that side
 * may know them; KS_NOBODY is a spectator. */
void ks_view_add(json_t *out, const struct ks_game *g, const struct ks_state *s,
                 int side);

/* The same with nothing hidden. */
void ks_view_add_all(json_t *out, const struct ks_game *g, const struct ks_state *s);

/* Adds "standing": the overall situation, if the rules provide it. */
void ks_situation_add(json_t *out, const struct ks_game *g, const struct ks_state *s,
                      enum ks_language language);

/* The texts of all legal actions. */
json_t *ks_view_legal(const struct ks_game *g, const struct ks_state *s);
