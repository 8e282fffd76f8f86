/* The store in threads of its own: one that writes, as much as waits in one transaction with
 * one sync of the disk, and one that reads and waits for no writer. The event loop hands in
 * chores and finishes them; it never waits for the disk. */
#ifndef KS_SERVER_KEEPER_H
#define KS_SERVER_KEEPER_H

#include "store/store.h"

struct ks_keeper;

/* The first member of a struct that holds what the work needs and what it finds. */
struct ks_chore {
    struct ks_chore *next; /* for the keeper */
    /* In a thread of the keeper. False and a refusal if it cannot be done. What writes may be
     * done a second time, when what it was to be kept with could not be; it must not rely on
     * what it did the first time. */
    bool (*work)(struct ks_chore *chore, struct ks_store *store, struct ks_refusal *no);
    /* In the event loop, once and in any case: gives its memory back. */
    void (*finish)(struct ks_chore *chore);
    bool done;            /* it worked, and what it wrote is on the disk */
    struct ks_refusal no; /* else */
};

/* Wake is called in a thread when a chore can be finished. The keeper owns the store until it is
 * freed. NULL and a refusal on failure. */
struct ks_keeper *ks_keeper_new(struct ks_store *store, void (*wake)(void *),
                                void *context, struct ks_refusal *no);

/* Does what is still queued, waiting at most two seconds for another program that holds the file,
 * and finishes everything. NULL is fine. */
void ks_keeper_free(struct ks_keeper *k);

/* Chores that write are done in the order they come in, and so are those that read. */
void ks_keeper_write(struct ks_keeper *k, struct ks_chore *chore);
void ks_keeper_read(struct ks_keeper *k, struct ks_chore *chore);

/* Finishes one chore, the first that is done. True if there are more. */
bool ks_keeper_finish(struct ks_keeper *k);

/* Is something under way, or not finished yet? */
bool ks_keeper_is_busy(struct ks_keeper *k);

#endif
