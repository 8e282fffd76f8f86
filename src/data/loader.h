/* What fills in a rules system from files: one for each, found by the name that game.json
 * gives. Everything else in this folder serves them all. */
#ifndef KS_DATA_LOADER_H
#define KS_DATA_LOADER_H

#include <stdbool.h>
#include <stddef.h>

#include "core/ks.h"
#include "data/loading.h"
#include "data/position_part.h"

struct ks_army_title {
    const char *id; /* as units.csv has it; NULL: no more */
    const char *name[KS_LANGUAGES];
};

struct ks_loader {
    const char *rules;           /* name of the rules system */
    size_t size;                 /* of what ks_game.rules points to */
    const char *const *rulebook; /* whose paragraphs a game may cite; NULL at the end */
    const struct ks_army_title *army;
    unsigned terrains; /* kinds of ground it has a meaning for, a bit each */
    bool two_waters;   /* a map may have streams and rivers */

    /* All files of the game into l->g and its rules; notes every fault it finds. */
    bool (*read)(struct ks_loading *l);

    /* Other points to win at once; 0: none do. NULL: there is no such thing. */
    void (*limits)(struct ks_game *g, const int limit[2]);

    /* The lines of a constructed position. */
    bool (*position)(struct ks_position *w, const struct ks_json *top);
};

/* NULL if there is none of that name. */
const struct ks_loader *ks_loader_find(const char *rules);

/* All names, for messages: "rules1794 or labataille". */
const char *ks_loader_names(char *out, size_t size);

#endif
