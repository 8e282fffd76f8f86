/* Within src/data/labataille: a unit of a constructed position. */
#ifndef KS_DATA_LABATAILLE_POSITION_UNIT_H
#define KS_DATA_LABATAILLE_POSITION_UNIT_H

#include "data/position_part.h"

/* Writes an entry of "units" as a line of the state's text. */
bool lb_position_unit(struct ks_position *w, const struct ks_json *unit);

#endif
