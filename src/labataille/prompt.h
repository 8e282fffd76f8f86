/* What is being decided, what speaks for and against it, and lines of sight, for a table. */
#ifndef KS_LABATAILLE_PROMPT_H
#define KS_LABATAILLE_PROMPT_H

#include "labataille/state.h"

struct ks_event lb_prompt(const struct ks_game *g, const struct ks_state *s);

size_t lb_modifiers(const struct ks_game *g, const struct ks_state *s, struct ks_action a,
                    struct ks_events *out);

#endif
