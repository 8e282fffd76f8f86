/* Threads for what takes long: computer players, hints, analyses. The event loop hands in
 * jobs and finishes them; it never waits for their work. */
#ifndef KS_SERVER_THINKER_H
#define KS_SERVER_THINKER_H

#include <stdatomic.h>
#include <stdbool.h>

struct ks_thinker;

/* Work for a thinking thread. It is the first member of a struct that holds what the work
 * needs and what it finds. */
struct ks_job {
    struct ks_job *next; /* for the thinker */
    const void *room;    /* room it is done for: see ks_thinker_forget */
    bool slow;           /* takes more than seconds: one thread is left to the others */
    double due; /* is not finished before, by ks_server_time, unless it is hurried */
    bool (*ready)(const struct ks_job *job); /* may it be finished now? NULL: always */
    /* In a thinking thread. Uses nothing that the event loop changes; ends soon when `now` is
     * set, and may say in `done` how far it is, in thousandths. */
    void (*work)(struct ks_job *job);
    /* In the event loop: a few times a second while it works; may be NULL. */
    void (*progress)(struct ks_job *job);
    /* In the event loop, when it has worked; never for a room that was forgotten. */
    void (*finish)(struct ks_job *job);
    /* The last call, in any case: gives its memory back. */
    void (*free)(struct ks_job *job);
    atomic_bool now;
    atomic_uint done;
};

/* Wake is called in a thinking thread when a job can be finished. At least two threads. NULL
 * if it cannot be made. */
struct ks_thinker *ks_thinker_new(unsigned threads, void (*wake)(void *), void *context);

/* Stops running jobs and waits for them; none is finished. */
void ks_thinker_free(struct ks_thinker *t);

/* Queues a job and takes ownership of it. What it uses of the game must stay valid until it is
 * finished or its room forgotten. */
void ks_thinker_start(struct ks_thinker *t, struct ks_job *job);

/* Finishes one job that has worked and is due, the first of them: what it starts must not
 * keep the loop from everybody else. Answers when it is to be called again: 0 at once, a time
 * to come, or -1 if nothing that is ready is left. */
double ks_thinker_finish(struct ks_thinker *t, double now);

/* Reports the progress of running jobs. False if there are none. */
bool ks_thinker_progress(struct ks_thinker *t);

/* Drops the jobs of that room: stops running ones and waits for them. */
void ks_thinker_forget(struct ks_thinker *t, const void *room);

#endif
