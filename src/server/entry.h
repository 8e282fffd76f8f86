/* An entry as JSON for a seat. */
#ifndef KS_SERVER_ENTRY_H
#define KS_SERVER_ENTRY_H

#include <jansson.h>

#include "driver/match.h"

struct ks_client;

/* A ks_listener whose context is the room: adds the entry to everyone's next message. */
void ks_entry_hear(void *context, const struct ks_told *told);

/* The viewer: a side, a spectator, or one who sees everything. */
struct ks_watcher {
    const struct ks_game *game;
    enum ks_language language;
    int side; /* KS_NOBODY: a spectator */
    bool all;
    json_t *entries;          /* a list that grows */
    struct ks_counter *shown; /* the pieces as last shown; NULL: leave pieces out */
};

/* A ks_listener whose context is a watcher. */
void ks_entry_watch(void *context, const struct ks_told *told);

/* What changes of a piece during a game: UNIT of docs/table.md. */
json_t *ks_entry_unit(const struct ks_game *g, ks_unit u, const struct ks_counter *c);

#endif
