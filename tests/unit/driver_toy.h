/* A very small game for tests of the driver. Three turns; in each, first one side and
 * then the other chooses a secret number 0..2, then the first side makes up to three
 * small decisions (step n, peek at the other's number, pass), then a ten-sided die is
 * rolled. */
#pragma once

#include "core/ks.h"
#include "match_help.h"

void toy_game(struct ks_game *g);
