/* From data files to a playable game. */
#pragma once

#include <stddef.h>

#include "core/ks.h"
#include "data/report.h"
#include "data/source.h"

/* Loads a scenario, "raclawice/historical"; options not given have their defaults. On failure
 * NULL, and the error says file, line, what was found and what was expected. The source is not
 * needed afterwards. */
struct ks_game *ks_game_load(const struct ks_data_source *source, const char *scenario,
                             const struct ks_option *options, size_t noptions,
                             struct ks_data_error *error);

/* Replaces the points that win at once, for experiments; 0: none. This changes the digest of the
 * data. */
void ks_game_limits(struct ks_game *game, const int limit[2]);

/* NULL is fine. */
void ks_game_free(struct ks_game *game);
