/* The store in its own threads: one writes everything that is queued in one transaction with one
 * disk sync, one reads and does not wait for the writer. The event loop submits chores and
 * finishes them; it never waits for the disk. */
#pragma once

#include "store/store.h"

struct ks_keeper;

/* The first member of a struct with the input and output of the work. */
struct ks_chore {
    struct ks_chore *next; /* for the keeper */
    /* Runs in a thread of the keeper. False and a refusal on failure. A write may run a second
     * time if its shared transaction failed; it must not rely on what it did the first time. */
    bool (*work)(struct ks_chore *chore, struct ks_store *store, struct ks_refusal *no);
    /* Runs in the event loop, exactly once: frees it. */
    void (*finish)(struct ks_chore *chore);
    bool done;            /* it succeeded, and what it wrote is on disk */
    struct ks_refusal no; /* else */
};

/* Wake is called in a thread when a chore can be finished. The keeper owns the store until it is
 * freed. NULL and a refusal on failure. */
struct ks_keeper *ks_keeper_new(struct ks_store *store, void (*wake)(void *),
                                void *context, struct ks_refusal *no);

/* Does what is still queued, waiting at most two seconds for another program that holds the file,
 * and finishes everything. NULL is fine. */
void ks_keeper_free(struct ks_keeper *k);

/* Writes are done in order, and so are reads. */
void ks_keeper_write(struct ks_keeper *k, struct ks_chore *chore);
void ks_keeper_read(struct ks_keeper *k, struct ks_chore *chore);

/* Finishes one chore, the first that is done. True if there are more. */
bool ks_keeper_finish(struct ks_keeper *k);

/* Is any chore pending or unfinished? */
bool ks_keeper_is_busy(struct ks_keeper *k);
