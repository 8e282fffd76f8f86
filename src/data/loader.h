/* Fills in a rules system from files: one loader per system, found by the name in game.json.
 * Everything else in this folder serves all of them. */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "core/ks.h"
#include "data/loading.h"
#include "data/position_part.h"

struct ks_loader {
    const char *rules; /* name of the rules system */
    size_t size;       /* size of what ks_game.rules points to */
    const char *const
        *rulebook;     /* rulebooks whose paragraphs a game may cite; NULL-terminated */
    unsigned terrains; /* kinds of terrain it knows, a bit each */
    bool two_waters;   /* a map may have both streams and rivers */

    /* Reads all files of the game into l->g and its rules; reports every error it finds. */
    bool (*read)(struct ks_loading *l);

    /* Sets the points that win at once; 0: none. NULL: not supported. */
    void (*limits)(struct ks_game *g, const int limit[2]);

    /* Replaces what an option hides from a side by typical values; false if nothing is hidden. The
     * rules are the game's own. NULL: never. */
    bool (*conceal)(struct ks_game *g, int side);

    /* Writes the lines of a constructed position. */
    bool (*position)(struct ks_position *w, const struct ks_json *top);
};

/* NULL if there is none with that name. */
const struct ks_loader *ks_loader_find(const char *rules);

/* All names, for messages: "rules1794 or labataille". */
const char *ks_loader_names(char *out, size_t size);
