/* Matches by words; what is refused ends the test. */
#pragma once

#include "driver/match.h"

/* A match with a seed; the players by their names. */
struct ks_match *new_match(const struct ks_game *g, uint64_t seed, const char *a,
                           const char *b);

/* Plays on by itself: ks_match_go. */
void go_on(struct ks_match *m, size_t limit);

/* Does these actions, "choose 1; pass". */
void must(struct ks_match *m, const char *actions);
void must_undo(struct ks_match *m);
