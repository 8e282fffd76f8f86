/* A very small game for tests of the driver. Three turns; in each, first one side and
 * then the other chooses a secret number 0..2, then the first side makes up to three
 * small decisions (step n, peek at the other's number, pass), then a ten-sided die is
 * rolled. */
#ifndef KS_TESTS_DRIVER_TOY_H
#define KS_TESTS_DRIVER_TOY_H

#include "core/ks.h"
#include "driver/match.h"

void toy_game(struct ks_game *g);

/* The action of that text; ends the test if there is none. */
struct ks_action toy_action(const struct ks_game *g, const char *text);

/* A match with a seed; both sides by people unless said otherwise. */
struct ks_match *toy_match(const struct ks_game *g, uint64_t seed);

#endif
