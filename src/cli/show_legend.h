/* The strip beside the map: title, sides, commanders, arrivals, how to read it all. */
#ifndef KS_CLI_SHOW_LEGEND_H
#define KS_CLI_SHOW_LEGEND_H

#include "cli/show_counter.h"

#define KS_LEGEND_WIDTH 830.0

/* Draws it from its upper left corner; the lower end. */
double ks_legend_draw(struct ks_svg *s, const struct ks_scene *scene, double x, double y);

/* Is a piece neither on the map nor lost? */
bool ks_legend_is_coming(const struct ks_scene *scene, ks_unit u);

#endif
