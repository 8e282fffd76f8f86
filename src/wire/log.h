/* The log of a game as JSON, as one side may see it. */
#pragma once

#include <jansson.h>

#include "driver/match.h"

struct ks_log {
    const struct ks_game *game;
    enum ks_language language;
    int watcher; /* a side; KS_NOBODY: a spectator */
    bool all;    /* nothing is hidden */
    json_t *entries;
};

/* What the watcher knows of a state. */
void ks_log_view(const struct ks_log *log, const struct ks_state *s,
                 struct ks_state *view);

/* Was the entry's action hidden from him? */
bool ks_log_hides(const struct ks_log *log, const struct ks_told *told);

/* An entry: n, actor, action, for and events. */
json_t *ks_log_told(const struct ks_log *log, const struct ks_told *told);

/* A ks_listener that appends an object for each entry. */
void ks_log_entry(void *context, const struct ks_told *told);
