/* Without MPI: one process, whose threads do the jobs. */
#include "driver/spread.h"

void ks_spread_begin(void)
{
}

void ks_spread_end(void)
{
}

bool ks_spread_is_first(void)
{
    return true;
}

bool ks_spread_is_alone(void)
{
    return true;
}

bool ks_spread_agree(const struct ks_jobs *jobs, struct ks_jobs_outcome *outcome)
{
    (void)jobs;
    (void)outcome;
    return true;
}

struct ks_crew *ks_spread_crew(const struct ks_jobs *jobs)
{
    return ks_crew_threads(jobs);
}

void ks_spread_serve(const struct ks_jobs *jobs)
{
    (void)jobs;
}

void ks_spread_share(void *bytes, size_t n)
{
    (void)bytes;
    (void)n;
}
