/* Modifiers of an action, before it is done. */
#ifndef KS_LABATAILLE_FORECAST_H
#define KS_LABATAILLE_FORECAST_H

#include "labataille/state.h"

size_t lb_modifiers(const struct ks_game *g, const struct ks_state *s, struct ks_action a,
                    struct ks_events *out);

#endif
