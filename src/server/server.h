/* The table's server: games in a store, players at sockets, one thread for all of it and
 * others for the computer players to think in (docs/table.md). */
#pragma once

#include <stdbool.h>

#include "driver/library.h"

enum {
    KS_SERVER_PORT = 1794,
    KS_SERVER_PORTS = 64,
    KS_SERVER_PACE = 250, /* default pace, see struct ks_serve */
    KS_MOST_BOTS = 32
};

struct ks_serve {
    const char *db;     /* NULL: the user's own */
    const char *listen; /* NULL: 127.0.0.1 */
    const char *page;   /* folder of the page, instead of the one inside the program */
    const char *seed;   /* NULL: from the operating system; for tests */
    const char *const *bot;    /* bots, NAME=COMMAND */
    size_t bots;               /* how many, up to KS_MOST_BOTS */
    unsigned pace;             /* milliseconds per entry when only computers play */
    unsigned bot_ms;           /* milliseconds for a bot's decision; 0: default */
    bool quiet;                /* drop bots' stderr and error reports */
    int port;                  /* -1: 1794 or the next free one; 0: any */
    bool browser;              /* open a browser if there is a desktop */
    enum ks_language language; /* of messages in the terminal */
};

/* Serves until interrupted. True, or false and a refusal that says what to do. */
bool ks_serve(const struct ks_library *library, const struct ks_serve *how,
              struct ks_refusal *no);
