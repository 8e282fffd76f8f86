/* Constructed positions of a 1794 game. */
#ifndef KS_DATA_RULES1794_POSITION_H
#define KS_DATA_RULES1794_POSITION_H

#include "data/position_part.h"

/* Writes the lines of docs/position.md. */
bool r94_position(struct ks_position *of, const struct ks_json *top);

#endif
