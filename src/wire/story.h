/* What happened between two decisions of a person, as JSON: rolls, moves of computer
 * players, events. */
#pragma once

#include <jansson.h>

#include "driver/match.h"

struct ks_story {
    const struct ks_game *game;
    enum ks_language language;
    size_t own;  /* number of the caller's entry; 0: none */
    int watcher; /* the side told; KS_NOBODY: nothing is hidden */
    json_t *rolls, *moves, *events;
};

/* Starts listening to the match. */
void ks_story_begin(struct ks_story *s, struct ks_match *m, enum ks_language language,
                    size_t own);

/* Stops listening and adds how the game stands and what happened; NULL: drops it. */
void ks_story_end(struct ks_story *s, struct ks_match *m, json_t *out);
