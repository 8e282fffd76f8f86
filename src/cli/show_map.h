/* The map sheet: ground, water, roads, hex grid with numbers, names. */
#pragma once

#include "cli/show_sheet.h"
#include "core/ks.h"

/* Patterns that the classes of the ground refer to; once a document. */
void ks_map_defs(struct ks_svg *s);

/* The ground alone. The key tells several drawings on one page apart. */
void ks_map_ground(struct ks_svg *s, const struct ks_sheet *sheet, int key);

/* Everything but the counters. Taken, by hex: 0 free, 1 a counter stands there, 2 and it covers
 * the upper corner, so that the hex number goes to the lower one. */
void ks_map_draw(struct ks_svg *s, const struct ks_sheet *sheet,
                 const unsigned char *taken, enum ks_language language);
