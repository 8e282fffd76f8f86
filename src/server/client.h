/* One socket: who it is, where it sits, what waits to be sent. */
#ifndef KS_SERVER_CLIENT_H
#define KS_SERVER_CLIENT_H

#include <jansson.h>

#include "driver/buffer.h"
#include "server/room.h"

struct ks_job;
struct lws;

enum {
    KS_CLIENT_MESSAGE = 64 << 10, /* bytes of a message */
    KS_CLIENT_IMPORT = 16 << 20,  /* of one that brings a game */
    KS_CLIENT_WAITING = 8 << 20,  /* bytes that may wait when another is to be sent */
    KS_CLIENT_ENOUGH = 1 << 20,   /* bytes that wait while no more of its own is read */
    KS_CLIENT_RATE = 40,          /* messages a second, */
    KS_CLIENT_BURST = 160,        /* and how many at once */
    KS_CLIENT_WORK = 100,         /* how many a second of our work counts for */
    KS_CLIENT_PATIENCE = 200,     /* refused messages before it is cut off */
    KS_CLIENT_ADDRESS = 48,       /* letters of where it comes from */
    KS_CLIENT_ASKING = 8, /* messages that wait while no more of its own is read */
};

struct ks_message { /* to be sent; the text follows */
    struct ks_message *next;
    size_t length, sent;
    unsigned char *text; /* with room before it for the library's head */
};

struct ks_asking { /* a request that waits for the one before */
    struct ks_asking *next;
    json_t *request;
    size_t length;
};

/* A request whose answer comes later. */
struct ks_errand {
    struct ks_client *client; /* NULL: he has gone meanwhile */
    json_t *in, *out;         /* the request, and what its answer will hold */
    /* Adds what the room has to say to the answer; may be NULL. */
    void (*fill)(struct ks_errand *e, const struct ks_room *room);
    double seconds; /* of work that was done for it elsewhere */
};

struct ks_client {
    struct ks_client *next;
    struct ks_server *server;
    struct lws *wsi;
    bool owner; /* comes from this machine */
    char address[KS_CLIENT_ADDRESS];
    bool asked;       /* has said something we understood */
    bool wants_games; /* is told when the lobby's list changes */
    bool drop;        /* is to be cut off */
    bool held;        /* is not read till it has taken what waits */
    enum ks_language language;
    struct ks_buffer in;
    struct ks_message *first, **last;
    size_t waiting;
    double allowance; /* messages it may send now */
    double heard;     /* when it sent the last one */
    unsigned refused;
    struct ks_errand *errand;                /* that he waits for, or NULL */
    struct ks_asking *asking, **last_asking; /* what he asked meanwhile, in order */
    size_t askings;
    /* at a table */
    struct ks_room *room;
    unsigned sides;      /* bits of the seats it holds */
    int sat;             /* whose view it has: a side, or KS_NOBODY */
    bool curtained;      /* the seat is being handed over: nothing is shown */
    bool known;          /* has had a full view */
    bool arrived;        /* has just sat down: the view follows the answer */
    bool behind;         /* is told more when it has taken what waits */
    struct ks_job *hint; /* that he waits for, or NULL */
    json_t *entries;     /* told since the last message */
    struct ks_counter shown[KS_MAX_PIECES];
};

void ks_client_init(struct ks_client *c, struct ks_server *server, struct lws *wsi);
void ks_client_done(struct ks_client *c);

/* A whole message has come in. */
void ks_client_message(struct ks_client *c, const char *text, size_t length, double now);

/* Answers what waits, as far as it has not to wait longer. */
void ks_client_catch_up(struct ks_client *c);

/* The answer to an errand, and the end of it: what it holds, or the refusal. */
void ks_errand_end(struct ks_errand *e, const struct ks_refusal *no);

/* Its message has cost us so many seconds of work: it may send the next ones later. */
void ks_client_charge(struct ks_client *c, double seconds);

/* Puts an object into the queue, and gives it back. */
void ks_client_send(struct ks_client *c, json_t *object);

/* The first message of the queue is sent: drops it. */
void ks_client_sent(struct ks_client *c);

/* Takes a seat in a room: sides as bits; none to watch. */
void ks_client_sit(struct ks_client *c, struct ks_room *room, unsigned sides);
void ks_client_leave(struct ks_client *c);

/* Whose decisions he may take back, as bits: behind the curtain only those of the seat he sits
 * in. */
unsigned ks_client_own(const struct ks_client *c);

/* The room is closed: he is told, and has none. */
void ks_client_expel(struct ks_client *c);

/* Sends how the game stands: whole, or what happened since the last time. Who takes it more
 * slowly than the game goes on is told of several decisions at once. */
void ks_client_tell(struct ks_client *c, bool full);

#endif
