/* RULES-judgement.json: figures fitted to play, by which computer players judge positions and the win
 * chance is told. No rule depends on them, so they are no part of a game's digest. */
#pragma once

#include "data/loading.h"

/* Tables {"certainty": "fitted", "from", "columns", "rows"}: the first column names the row. The
 * figures of the rows with these names (NULL at the end), each row as long as the list of columns,
 * which does not count the first one. Without the file they stay as they are: a rules system need
 * not have one. */
bool ks_judgement_read(struct ks_loading *l, const char *table,
                       const char *const *columns, const char *const *rows, int *out);

/* Names of the rows of weights, core/play.h. */
extern const char *const ks_weight_rows[];

/* What each side does as a whole in the scenario, into l->g->doctrine; without a row of its own it plans. */
bool ks_judgement_doctrines(struct ks_loading *l);

/* The win chance of the scenario into l->g->chance: its own row, or that for others which count
 * points as it does. */
bool ks_judgement_chance(struct ks_loading *l);
