/* The log of a game as JSON, as one side may see it. */
#ifndef KS_WIRE_LOG_H
#define KS_WIRE_LOG_H

#include <jansson.h>

#include "driver/match.h"

struct ks_log {
    const struct ks_game *game;
    enum ks_language language;
    int watcher; /* a side; KS_NOBODY: a spectator */
    bool all;    /* nothing is hidden */
    json_t *entries;
};

/* A ks_listener that appends an object for each entry. */
void ks_log_entry(void *context, const struct ks_told *told);

#endif
