/* The whole picture: map, counters, and beside them title, commanders, arrivals and legend. */
#pragma once

#include "cli/show_counter.h"

/* Writes a complete SVG document. False if there is not enough memory. */
bool ks_page_draw(struct ks_svg *s, const struct ks_scene *scene);
