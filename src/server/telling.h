/* Long answers about what has been, told in parts: between two of them others are served. */
#ifndef KS_SERVER_TELLING_H
#define KS_SERVER_TELLING_H

#include "driver/match.h"
#include "server/op.h"

struct ks_telling {
    struct ks_telling *next;
    struct ks_errand *errand; /* NULL: it is not longer than its first part */
    struct ks_room *room;
    struct ks_retelling retelling;
    ks_listener *listener; /* hears each entry; its context is the telling */
    /* Before the first entry that is told; may be NULL. */
    void (*begin)(struct ks_telling *t, const struct ks_state *before);
    /* All is told: puts it into the answer. */
    void (*end)(struct ks_telling *t, json_t *out);
    /* Gives its memory back, told or not. */
    void (*free)(struct ks_telling *t);
};

/* Tells entries first .. last of the client's room as the answer to the request. Takes the
 * telling over; true, as an operation that is done or ends later. */
bool ks_telling_start(struct ks_telling *t, struct ks_request *r, size_t first,
                      size_t last);

/* The next part of one of them. True if there are more. */
bool ks_telling_go_on(struct ks_server *server);

/* The room is closed: who waits is told so. */
void ks_telling_forget(struct ks_room *room);

#endif
