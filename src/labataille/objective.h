/* Objectives, for computer players. */
#ifndef KS_LABATAILLE_OBJECTIVE_H
#define KS_LABATAILLE_OBJECTIVE_H

#include "labataille/game.h"

size_t lb_objectives(const struct ks_game *g, const struct ks_state *s, int side,
                     struct ks_objective *out);

#endif
