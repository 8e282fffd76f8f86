/* A run spread over several processes, on one machine or many, started by mpirun. All run the
 * same program with the same arguments: the first hands out the jobs, keeps the file and prints,
 * the others work, and at the end all have all results. The ordinary build has only one process
 * (spread_alone.c); for MPI see mpi/. */
#pragma once

#include "driver/crew.h"

/* Before and after everything else. */
void ks_spread_begin(void);
void ks_spread_end(void);

/* Is this the process that prints and writes files? */
bool ks_spread_is_first(void);

/* Is it the only one? */
bool ks_spread_is_alone(void);

/* Are all processes about to do the same jobs? If not, or if one has given up, false and an error
 * in all of them, and each continues alone. Once they agree, only the first prints. */
bool ks_spread_agree(const struct ks_jobs *jobs, struct ks_jobs_outcome *outcome);

/* In the first process: its workers. */
struct ks_crew *ks_spread_crew(const struct ks_jobs *jobs);

/* In the others: does jobs until the first dismisses its crew. */
void ks_spread_serve(const struct ks_jobs *jobs);

/* Copies the bytes from the first process to the others. */
void ks_spread_share(void *bytes, size_t n);
