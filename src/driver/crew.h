/* The workers of a run: threads of this process, or other processes. The calling thread offers
 * job numbers and collects results, so that everything but the work itself happens in one
 * thread. */
#pragma once

#include "driver/jobs.h"

struct ks_crew {
    /* Submits a job; false if enough are already waiting. */
    bool (*offer)(struct ks_crew *crew, uint32_t job);
    /* Takes a result; false if there is none now or, once dismissed, no more. */
    bool (*collect)(struct ks_crew *crew, uint32_t *job, void *record);
    /* Waits until there may be a result, at most ms milliseconds. */
    void (*wait)(struct ks_crew *crew, unsigned ms);
    /* Withdraws jobs that have not started. The others finish, at once if in a hurry, and all
     * their results must still be collected. Offer nothing after this. */
    void (*dismiss)(struct ks_crew *crew, bool hurry);
    /* CPU seconds of all its threads; valid when nothing is left to collect. */
    double (*seconds)(const struct ks_crew *crew);
    void (*free)(struct ks_crew *crew);
};

/* NULL if no thread could be started. */
struct ks_crew *ks_crew_threads(const struct ks_jobs *jobs);
