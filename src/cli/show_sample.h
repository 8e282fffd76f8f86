/* Pieces of ground for the legend, drawn like the map itself. */
#pragma once

#include "cli/svg.h"
#include "core/ks.h"

enum { KS_SAMPLES = 20 };

/* Does the map have what the sample shows? */
bool ks_sample_wanted(const struct ks_map *map, int sample);

const char *ks_sample_name(int sample, enum ks_language language);

/* What the ground is like, or NULL. */
const char *ks_sample_note(int sample, enum ks_language language);

/* What the samples refer to; once a document. */
void ks_sample_defs(struct ks_svg *s);

/* A window 96 x 64 round the origin; its water is that of the map. */
void ks_sample_draw(struct ks_svg *s, const struct ks_map *map, int sample);
