/* A state as text, and back; also the language of constructed positions. */
#ifndef KS_RULES1794_TEXT_H
#define KS_RULES1794_TEXT_H

#include "rules1794/state.h"

size_t r94_state_text(const struct ks_game *g, const struct ks_state *s, char *out, size_t size);
bool r94_state_parse(const struct ks_game *g, const char *text, struct ks_state *s, char *error);

#endif
