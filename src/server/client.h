/* One socket: who it is, its seat, its output queue. */
#pragma once

#include <jansson.h>

#include "driver/buffer.h"
#include "server/room.h"

struct ks_job;
struct lws;

enum {
    KS_CLIENT_MESSAGE = 64 << 10, /* longest message in bytes */
    KS_CLIENT_IMPORT = 16 << 20,  /* longest message that imports a game */
    KS_CLIENT_WAITING = 8 << 20,  /* bytes that may be queued before another message */
    KS_CLIENT_ENOUGH = 1 << 20,   /* queued bytes above which its input is not read */
    KS_CLIENT_RATE = 40,          /* messages per second */
    KS_CLIENT_BURST = 160,        /* and in a burst */
    KS_CLIENT_WORK = 100,         /* messages that a second of our work counts as */
    KS_CLIENT_PATIENCE = 200,     /* refused messages before it is disconnected */
    KS_CLIENT_ADDRESS = 48,       /* length of its address */
    KS_CLIENT_ASKING = 8,         /* waiting requests above which its input is not read */
};

/* A message to be sent; the text follows. */
struct ks_message {
    struct ks_message *next;
    size_t length, sent;
    unsigned char *text; /* with room before it for the library's header */
};

/* A request waiting for the previous one. */
struct ks_asking {
    struct ks_asking *next;
    json_t *request;
    size_t length;
};

/* A request answered later. */
struct ks_errand {
    struct ks_client *client; /* NULL: disconnected in the meantime */
    json_t *in, *out;         /* the request, and the answer under construction */
    /* Adds the room's part to the answer; may be NULL. */
    void (*fill)(struct ks_errand *e, const struct ks_room *room);
    double seconds; /* of work done for it in other threads */
};

struct ks_client {
    struct ks_client *next;
    struct ks_server *server;
    struct lws *wsi;
    bool owner; /* connects from this machine */
    char address[KS_CLIENT_ADDRESS];
    bool asked;       /* has sent a valid message */
    bool wants_games; /* subscribed to changes of the lobby's list */
    bool drop;        /* to be disconnected */
    bool held;        /* input not read until its queue drains */
    enum ks_language language;
    struct ks_buffer in;
    struct ks_message *first, **last;
    size_t waiting;
    double allowance; /* rate-limit allowance, in messages */
    double heard;     /* time of its last message */
    unsigned refused;
    struct ks_errand *errand;                /* it waits for, or NULL */
    struct ks_asking *asking, **last_asking; /* requests in the meantime, in order */
    size_t askings;
    /* at a table */
    struct ks_room *room;
    unsigned sides; /* seats it holds, a bit each */
    int sat;        /* side whose view it has, or KS_NOBODY */
    bool curtained; /* the screen is being handed over: show nothing */
    bool alone;   /* the curtain was lifted for this seat: the other player looks away */
    bool known;   /* has had a full view */
    bool arrived; /* has just taken a seat: send the view after the answer */
    bool behind;  /* gets the next `now` when its queue drains */
    struct ks_job *hint; /* it waits for, or NULL */
    json_t *entries;     /* entries since the last `now` */
    struct ks_counter shown[KS_MAX_PIECES];
};

void ks_client_init(struct ks_client *c, struct ks_server *server, struct lws *wsi);
void ks_client_done(struct ks_client *c);

/* Handles a complete message. */
void ks_client_message(struct ks_client *c, const char *text, size_t length, double now);

/* Answers waiting requests, as far as possible. */
void ks_client_catch_up(struct ks_client *c);

/* Ends an errand with its answer, or with the refusal. */
void ks_errand_end(struct ks_errand *e, const struct ks_refusal *no);

/* Charges a client for the work its message caused: it may send the next ones later. */
void ks_client_charge(struct ks_client *c, double seconds);

/* Queues an object and releases the reference. */
void ks_client_send(struct ks_client *c, json_t *object);

/* Drops the first message of the queue, which has been sent. */
void ks_client_sent(struct ks_client *c);

/* Takes a seat in a room: sides as bits; 0 to watch. */
void ks_client_sit(struct ks_client *c, struct ks_room *room, unsigned sides);
void ks_client_leave(struct ks_client *c);

/* Sides whose decisions the client may undo, as bits: with a curtain, only the side it is
 * viewing. */
unsigned ks_client_own(const struct ks_client *c);

/* Removes the client from a room that is closing, and says so. */
void ks_client_expel(struct ks_client *c);

/* Sends `now`: full, or what happened since the last one. A client that reads slower than the
 * game proceeds gets several decisions at once. */
void ks_client_tell(struct ks_client *c, bool full);
