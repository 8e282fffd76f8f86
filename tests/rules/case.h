/* One case of a rule test. */
#pragma once

#include "game.h"

/* Runs the case in each edition it names, or once where the game has none, and counts. */
void ks_case_run(const char *path, int line, const char *text,
                 const struct ks_case_game *game, int *passed, int *failed);

/* Gives back the games that were loaded. */
void ks_case_done(void);
