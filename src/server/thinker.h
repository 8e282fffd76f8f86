/* Threads for long computations: computer players, hints, analyses. The event loop submits jobs
 * and finishes them; it never waits for them. */
#pragma once

#include <stdatomic.h>
#include <stdbool.h>

struct ks_thinker;

/* Work for a thinking thread. It is the first member of a struct with the input and output of the
 * work. */
struct ks_job {
    struct ks_job *next; /* for the thinker */
    const void *room;    /* room it is done for: see ks_thinker_forget */
    bool slow;           /* takes long: one thread is kept free for other jobs */
    double due;          /* earliest finish by ks_server_time, unless hurried */
    bool (*ready)(const struct ks_job *job); /* may it be finished now? NULL: always */
    /* Runs in a thinking thread. Uses nothing that the event loop changes; returns soon after
     * `now` is set, and may set `done` to its progress in thousandths. */
    void (*work)(struct ks_job *job);
    /* Runs in the event loop a few times a second meanwhile; may be NULL. */
    void (*progress)(struct ks_job *job);
    /* Runs in the event loop when the work is done; never for a forgotten room. */
    void (*finish)(struct ks_job *job);
    /* The last call, in any case: frees it. */
    void (*free)(struct ks_job *job);
    atomic_bool now;
    atomic_uint done;
};

/* Wake is called in a thinking thread when a job can be finished. At least two threads. NULL on
 * failure. */
struct ks_thinker *ks_thinker_new(unsigned threads, void (*wake)(void *), void *context);

/* Stops running jobs and waits for them; none is finished. */
void ks_thinker_free(struct ks_thinker *t);

/* Queues a job and takes ownership of it. What it uses of the game must stay valid until it is
 * finished or its room forgotten. */
void ks_thinker_start(struct ks_thinker *t, struct ks_job *job);

/* Finishes the first job that is done and due; only one, so that the loop can serve others.
 * Returns when to call again: 0 at once, a future time, or -1 if no job is ready. */
double ks_thinker_finish(struct ks_thinker *t, double now);

/* Reports the progress of running jobs. False if there are none. */
bool ks_thinker_progress(struct ks_thinker *t);

/* Drops the jobs of that room: stops running ones and waits for them. */
void ks_thinker_forget(struct ks_thinker *t, const void *room);
