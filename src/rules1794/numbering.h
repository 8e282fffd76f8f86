/* The number of a rule in the rulebook of the game. */
#ifndef KS_RULES1794_NUMBERING_H
#define KS_RULES1794_NUMBERING_H

#include "core/ks.h"

/* The paragraph a sentence rests on, by the numbers of the game's own rulebook; "" if it has
 * none. Searches a table: for output only, too slow for play. */
const char *r94_paragraph(const struct ks_game *g, const struct ks_event *e);

#endif
