/* State shared by the parts of the server. */
#pragma once

#include "driver/library.h"
#include "server/bots.h"
#include "server/client.h"
#include "server/server.h"

struct lws_context;
struct ks_api;
struct ks_lesson_shelf;
struct ks_keeper;
struct ks_thinker;
struct ks_telling;
struct ks_timers;

enum { KS_MOST_NETWORKS = 8, KS_ADDRESS = 16 };

struct ks_server {
    const struct ks_library *library;
    const struct ks_serve *how;
    struct ks_store *store; /* owned by the keeper while there is one */
    struct ks_keeper *keeper;
    struct ks_api *api;
    struct ks_thinker *thinker;
    struct ks_bots bots;
    const struct ks_lesson_shelf *shelf; /* the lessons */
    struct lws_context *lws;
    struct ks_timers *timers; /* NULL: not listening yet, or no longer */
    struct ks_client *clients;
    struct ks_room *rooms;
    struct ks_telling *tellings; /* long answers being sent */
    size_t count;                /* number of clients */
    size_t most;                 /* limit, from the descriptors available */
    int doors;                   /* descriptors available for connections */
    /* the list of battles is ready and those waiting for it have been answered */
    bool told_battles;
    bool closing; /* shutting down: start nothing new */
    bool freed;   /* waiting requests may be answerable: see ks_server_catch_up */
    int port;
    size_t networks; /* additional addresses it listens on, at an owner's request */
    char network[KS_MOST_NETWORKS][KS_ADDRESS];
    uint64_t made; /* games created so far; with a seed, each gets its own dice */
};

/* Tells the owners' lobbies that their list has changed. */
void ks_server_games_changed(struct ks_server *server);

/* Resumes requests that waited for a room or an answer. */
void ks_server_catch_up(struct ks_server *server);

/* Requests a writable callback for a client. */
void ks_server_want_write(struct ks_client *c);

/* A write failed: rooms waiting for it retry later. */
void ks_server_try_again(struct ks_server *server);

/* Something is being computed: until it is done, those waiting are sent its progress. */
void ks_server_watch(struct ks_server *server);

/* Seconds of a monotonic clock. */
double ks_server_time(void);

/* CPU seconds of this thread. */
double ks_server_work(void);

/* Wakes the event loop from another thread. */
void ks_server_wake(struct ks_server *server);
