/* Those who do the jobs of a run: threads of this process, or other processes. The calling
 * thread offers numbers of jobs and collects results, so that all of a run but the work
 * itself happens in one thread. */
#ifndef KS_DRIVER_CREW_H
#define KS_DRIVER_CREW_H

#include "driver/jobs.h"

struct ks_crew {
    /* Hands in a job; false if there are enough waiting already. */
    bool (*offer)(struct ks_crew *crew, uint32_t job);
    /* Takes a result; false if there is none now or, when dismissed, none any more. */
    bool (*collect)(struct ks_crew *crew, uint32_t *job, void *record);
    /* Waits till there may be a result, but not longer than that. */
    void (*wait)(struct ks_crew *crew, unsigned ms);
    /* Takes back jobs that were not begun. Those that were will be finished, at once if in a
     * hurry; their results are still to be collected, all of them. Nothing may be offered any
     * more. */
    void (*dismiss)(struct ks_crew *crew, bool hurry);
    /* Processor seconds of all its threads; when nothing is left to collect. */
    double (*seconds)(const struct ks_crew *crew);
    void (*free)(struct ks_crew *crew);
};

/* NULL if no thread could be started. */
struct ks_crew *ks_crew_threads(const struct ks_jobs *jobs);

#endif
