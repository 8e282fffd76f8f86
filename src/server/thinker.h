/* Threads in which computer players think. The event loop hands in what they are asked and
 * fetches their answers; it never waits for them. */
#ifndef KS_SERVER_THINKER_H
#define KS_SERVER_THINKER_H

#include "driver/match.h"

struct ks_thinker;

/* Wake is called in a thinking thread when an answer is there. NULL if it cannot be made. */
struct ks_thinker *ks_thinker_new(unsigned threads, void (*wake)(void *), void *context);

/* Waits for the thought at hand; what was not begun is dropped. */
void ks_thinker_free(struct ks_thinker *t);

/* Puts a question into the queue. The game must stay till the answer was fetched or the room
 * forgotten. False if there is no memory. */
bool ks_thinker_ask(struct ks_thinker *t, void *room, const struct ks_asked *asked);

struct ks_thought {
    void *room;
    uint32_t event;
    struct ks_action action;
    struct ks_mind mind; /* what the player keeps */
};

/* The next answer, if there is one. */
bool ks_thinker_fetch(struct ks_thinker *t, struct ks_thought *out);

/* Nobody wants the answers for that room any more; waits while one is being thought. */
void ks_thinker_forget(struct ks_thinker *t, const void *room);

#endif
