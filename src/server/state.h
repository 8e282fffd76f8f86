/* What the parts of the server share. */
#ifndef KS_SERVER_STATE_H
#define KS_SERVER_STATE_H

#include "driver/library.h"
#include "server/bots.h"
#include "server/client.h"
#include "server/server.h"

struct lws_context;
struct ks_api;
struct ks_lessons;
struct ks_keeper;
struct ks_thinker;
struct ks_telling;
struct ks_timers;

enum { KS_MOST_NETWORKS = 8, KS_ADDRESS = 16 };

struct ks_server {
    const struct ks_library *library;
    const struct ks_serve *how;
    struct ks_store *store; /* the keeper's, while there is one */
    struct ks_keeper *keeper;
    struct ks_api *api;
    struct ks_thinker *thinker;
    struct ks_bots bots;
    struct ks_lessons *lessons; /* NULL: there are none */
    struct lws_context *lws;
    struct ks_timers *timers; /* NULL: nobody listens yet, or not any more */
    struct ks_client *clients;
    struct ks_room *rooms;
    struct ks_telling *tellings; /* long answers that are under way */
    size_t count;                /* of clients */
    size_t most;                 /* of them; by the descriptors there are */
    int doors;                   /* descriptors that may be used for connections */
    bool
        told_battles; /* the list of battles is ready, and who waited for it has been told */
    bool closing;     /* nothing new is begun */
    bool freed;       /* somebody may be answered who waited: see ks_server_catch_up */
    int port;
    size_t networks; /* where it listens besides, because somebody asked for it */
    char network[KS_MOST_NETWORKS][KS_ADDRESS];
    uint64_t made; /* games made so far: with a seed, each has dice of its own */
};

/* Tells the owners' lobbies that their list is out of date. */
void ks_server_games_changed(struct ks_server *server);

/* Tells the owners where the table can be reached now. */
void ks_server_addresses_changed(const struct ks_server *server);

/* Whoever waited for a room or for an answer goes on, if one is free or was given. */
void ks_server_catch_up(struct ks_server *server);

/* Asks for a chance to write to a client. */
void ks_server_want_write(struct ks_client *c);

/* Something could not be written: rooms that wait for it try again in a while. */
void ks_server_try_again(struct ks_server *server);

/* Somebody thinks: till nobody does, those who wait are told how far it is. */
void ks_server_watch(struct ks_server *server);

/* Seconds of a clock that only goes forward. */
double ks_server_time(void);

/* Seconds this thread has worked. */
double ks_server_work(void);

/* Wakes the event loop from another thread. */
void ks_server_wake(struct ks_server *server);

#endif
