/* The decision at hand, or what a die is for; and the modifiers of the next roll. */
#ifndef KS_RULES1794_PROMPT_H
#define KS_RULES1794_PROMPT_H

#include "rules1794/state.h"

struct ks_event r94_prompt(const struct ks_game *g, const struct ks_state *s);
struct ks_event r94_sight(const struct ks_game *g, const struct ks_state *s, ks_hex a,
                          ks_hex b);
size_t r94_modifiers(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a, struct ks_events *out);

#endif
