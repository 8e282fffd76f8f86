/* Threads that do jobs: the calling thread offers numbers of jobs and collects results. All
 * of a run but the work itself happens in that one thread. */
#ifndef KS_DRIVER_CREW_H
#define KS_DRIVER_CREW_H

#include "driver/jobs.h"

struct ks_crew;

/* NULL if no thread could be started. */
struct ks_crew *ks_crew_new(const struct ks_jobs *jobs);

/* Hands in a job; false if there are enough waiting already. */
bool ks_crew_offer(struct ks_crew *crew, uint32_t job);

/* Takes a result; false if there is none now. */
bool ks_crew_collect(struct ks_crew *crew, uint32_t *job, void *record);

/* Waits till there is a result, but not longer than that. */
void ks_crew_wait(struct ks_crew *crew, unsigned ms);

/* Takes back jobs that were not begun and waits for those that were: their results can still
 * be collected. Nothing may be offered any more. */
void ks_crew_dismiss(struct ks_crew *crew);

/* Processor seconds of all its threads; after it was dismissed. */
double ks_crew_seconds(const struct ks_crew *crew);

void ks_crew_free(struct ks_crew *crew);

#endif
