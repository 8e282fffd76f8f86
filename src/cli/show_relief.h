/* Hills: a smooth height field made from the terrain, washed by contours and engraved with
 * hachures that run down the slope. Light comes from the upper left. */
#pragma once

#include "cli/show_sheet.h"

/* Draws nothing on a map without hills. The key tells several drawings on one page apart. */
void ks_relief_draw(struct ks_svg *s, const struct ks_sheet *sheet, int key);
