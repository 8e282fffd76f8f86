/* Positions as no player would set them up, in the words of whatever rules system it is. */
#pragma once

#include "core/ks.h"
#include "driver/philox.h"

/* Writes a crowd of pieces in a corner of the map: long formations, broken units, marks. Every line has
 * been tried, so that the position can be read. */
void ks_invent_position(const struct ks_game *g, struct ks_stream *random, char *text,
                        size_t size);
