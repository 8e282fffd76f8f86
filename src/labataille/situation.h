/* How the battle stands at large, for the header of a table. */
#ifndef KS_LABATAILLE_SITUATION_H
#define KS_LABATAILLE_SITUATION_H

#include "core/ks.h"

void lb_situation(const struct ks_game *g, const struct ks_state *s,
                  struct ks_events *out);

/* Is the decision at hand an answer to the phasing side? */
bool lb_answers(const struct ks_game *g, const struct ks_state *s);

#endif
