/* From data files to a game that can be played. */
#ifndef KS_DATA_LOAD_H
#define KS_DATA_LOAD_H

#include <stddef.h>

#include "core/ks.h"
#include "data/report.h"
#include "data/source.h"

/* Makes the game of a scenario, "raclawice/historical"; options that are not given
 * have their defaults. On failure NULL, and the error says file, line, what was found
 * and what was expected. The source is not needed any more afterwards. */
struct ks_game *ks_game_load(const struct ks_data_source *source, const char *scenario,
                             const struct ks_option *options, size_t noptions,
                             struct ks_data_error *error);

/* Other points to win at once, in place of the scenario's, for experiments; 0: none do.
 * The digest of the data changes with them. */
void ks_game_limits(struct ks_game *game, const int limit[2]);

/* Gives the game back; NULL is fine. */
void ks_game_free(struct ks_game *game);

#endif
