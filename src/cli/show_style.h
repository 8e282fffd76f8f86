/* Colours and line widths of the drawing, for a light and a dark page. */
#pragma once

#include <stdbool.h>

#include "cli/svg.h"

/* The style element. */
void ks_style_draw(struct ks_svg *s, bool dark);
