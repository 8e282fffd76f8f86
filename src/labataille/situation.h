/* The overall situation, for the header of a table. */
#ifndef KS_LABATAILLE_SITUATION_H
#define KS_LABATAILLE_SITUATION_H

#include "core/ks.h"

void lb_situation(const struct ks_game *g, const struct ks_state *s,
                  struct ks_events *out);

/* Is the current decision a reaction to the phasing side? */
bool lb_answers(const struct ks_game *g, const struct ks_state *s);

#endif
