/* An entry as JSON for a seat. */
#pragma once

#include "wire/log.h"

struct ks_client;

/* A ks_listener whose context is the room: adds the entry to everyone's next message. */
void ks_entry_hear(void *context, const struct ks_told *told);

/* One who follows the game. */
struct ks_watcher {
    struct ks_log log;
    const struct ks_match *match;
    struct ks_counter *shown; /* the pieces as last shown; NULL: leave pieces out */
};

/* A ks_listener whose context is a watcher. */
void ks_entry_watch(void *context, const struct ks_told *told);

/* What changes of a piece during a game: UNIT of docs/table.md. */
json_t *ks_entry_unit(const struct ks_game *g, ks_unit u, const struct ks_counter *c);
