/* A run spread over several processes, on one machine or many, started by mpirun. All are the
 * same program with the same arguments and go the same way: the first one hands out the jobs,
 * keeps the file and speaks, the others work, and in the end all know all results. The
 * ordinary build has one process only (spread_alone.c); with MPI see mpi/. */
#ifndef KS_DRIVER_SPREAD_H
#define KS_DRIVER_SPREAD_H

#include "driver/crew.h"

/* Before and after everything else. */
void ks_spread_begin(void);
void ks_spread_end(void);

/* Is this the process that speaks and writes files? */
bool ks_spread_is_first(void);

/* Do all processes mean to do the same jobs now? False and an error in all of them if one
 * does not, or has given up; then there is only this process any more. Once they agree only
 * the first one is heard on the terminal. */
bool ks_spread_agree(const struct ks_jobs *jobs, struct ks_jobs_outcome *outcome);

/* In the first process: those who do its jobs. */
struct ks_crew *ks_spread_crew(const struct ks_jobs *jobs);

/* In the others: does jobs till the first one dismisses its crew. */
void ks_spread_serve(const struct ks_jobs *jobs);

/* Gives the other processes what the first one has there. */
void ks_spread_share(void *bytes, size_t n);

#endif
