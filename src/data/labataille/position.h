/* Constructed positions of a La Bataille game. */
#ifndef KS_DATA_LABATAILLE_POSITION_H
#define KS_DATA_LABATAILLE_POSITION_H

#include "data/position_part.h"

/* Writes the lines of docs/position.md. */
bool lb_position(struct ks_position *w, const struct ks_json *top);

#endif
