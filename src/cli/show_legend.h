/* The strip beside the map: title, sides, commanders, arrivals, how to read it all. */
#pragma once

#include "cli/show_strip.h"

/* Draws it from the origin, as wide as that; how deep it is. */
double ks_legend_draw(struct ks_svg *s, const struct ks_scene *scene, double width);

/* Is a piece neither on the map nor lost? */
bool ks_legend_is_coming(const struct ks_scene *scene, ks_unit u);
