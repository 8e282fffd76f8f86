/* The decision at hand, in words. */
#ifndef KS_LABATAILLE_PROMPT_H
#define KS_LABATAILLE_PROMPT_H

#include "labataille/state.h"

struct ks_event lb_prompt(const struct ks_game *g, const struct ks_state *s);

#endif
