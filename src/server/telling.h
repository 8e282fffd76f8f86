/* Long answers about past entries, sent in parts so that others are served in between. */
#pragma once

#include "driver/match.h"
#include "server/op.h"

struct ks_telling {
    struct ks_telling *next;
    struct ks_errand *errand; /* NULL: it fits into the first part */
    struct ks_room *room;
    struct ks_retelling retelling;
    ks_listener *listener; /* called for each entry; its context is the telling */
    /* Called before the first entry; may be NULL. */
    void (*begin)(struct ks_telling *t, const struct ks_state *before);
    /* Called at the end: puts the result into the answer. */
    void (*end)(struct ks_telling *t, json_t *out);
    /* Frees it, finished or not. */
    void (*free)(struct ks_telling *t);
};

/* Answers the request with entries first .. last of the client's room. Takes ownership of the
 * telling; returns true, like any operation that is done or ends later. */
bool ks_telling_start(struct ks_telling *t, struct ks_request *r, size_t first,
                      size_t last);

/* Sends the next part of one of them. True if there are more. */
bool ks_telling_go_on(struct ks_server *server);

/* The room is closing: ends the requests that wait for it. */
void ks_telling_forget(struct ks_room *room);
