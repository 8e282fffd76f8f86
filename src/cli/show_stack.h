/* Stacks on the map: the top counter with its front, what lies below, commanders, melees. */
#pragma once

#include "cli/show_counter.h"

/* Marks the hexes with counters as ks_map_draw wants to know them. */
void ks_stack_taken(const struct ks_scene *scene, unsigned char taken[KS_MAX_HEXES]);

void ks_stack_draw(struct ks_svg *s, const struct ks_scene *scene,
                   const struct ks_sheet *sheet);
