/* What covers the ground: ploughland, grass, marsh, ponds, villages, towns, gardens, dikes, woods,
 * castles. Whatever
 * names a hex stands in its outer third, so that a counter does not hide it. */
#pragma once

#include "cli/show_sheet.h"

/* In order of painting; relief comes between fields and wetland, water and roads between floors
 * and buildings. */
void ks_ground_fields(struct ks_svg *s, const struct ks_sheet *sheet);
void ks_ground_wetland(struct ks_svg *s, const struct ks_sheet *sheet);
void ks_ground_floors(struct ks_svg *s, const struct ks_sheet *sheet);
void ks_ground_dikes(struct ks_svg *s, const struct ks_sheet *sheet);
void ks_ground_works(struct ks_svg *s, const struct ks_sheet *sheet);
void ks_ground_buildings(struct ks_svg *s, const struct ks_sheet *sheet);
void ks_ground_towns(struct ks_svg *s, const struct ks_sheet *sheet);
void ks_ground_trees(struct ks_svg *s, const struct ks_sheet *sheet);
