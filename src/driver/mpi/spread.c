#include "driver/spread.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "driver/mpi/post.h"
#include "driver/mpi/ranks.h"

/* What a process means to do next; all zero: to end. */
struct intent {
    unsigned char identity[KS_IDENTITY_BYTES];
    uint32_t n, record;
};

/* The first process that means to do something else than process 0, or 0. */
static unsigned odd_one_out(const struct intent *own, struct intent *odd)
{
    unsigned n = ks_post_ranks(), found = 0;
    struct intent *all = calloc(n, sizeof *all);
    if (all == NULL)
        ks_post_abort();
    ks_post_gather(own, all, sizeof *own);
    for (unsigned i = 1; i < n && found == 0; i++)
        if (memcmp(&all[i], &all[0], sizeof *all) != 0)
            found = i;
    *odd = all[found];
    if (all[0].n == 0)
        *odd = all[0];
    free(all);
    return found;
}

void ks_spread_begin(void)
{
    ks_post_open();
}

/* Others may be about to start a run: tell them that this process will not take part. */
void ks_spread_end(void)
{
    struct intent none = {0}, odd;
    if (ks_post_ranks() > 1)
        odd_one_out(&none, &odd);
    ks_post_close();
}

bool ks_spread_is_first(void)
{
    return ks_post_rank() == 0;
}

/* From now on all processes say the same: once is enough. */
static void hush(void)
{
    if (!ks_spread_is_first() && (freopen("/dev/null", "w", stdout) == NULL ||
                                  freopen("/dev/null", "w", stderr) == NULL))
        ks_post_abort();
}

bool ks_spread_is_alone(void)
{
    return ks_post_ranks() == 1;
}

bool ks_spread_agree(const struct ks_jobs *jobs, struct ks_jobs_outcome *outcome)
{
    struct intent own = {.n = jobs->n, .record = (uint32_t)jobs->record}, odd;
    memcpy(own.identity, jobs->identity, sizeof own.identity);
    unsigned rank = ks_post_ranks() > 1 ? odd_one_out(&own, &odd) : 0;
    if (rank == 0) {
        hush();
        return true;
    }
    snprintf(outcome->error, sizeof outcome->error,
             odd.n == 0 ? "process %u has given up: see its message, or that of process 0"
                        : "process %u would play another run than process 0: all need "
                          "the same program, data and arguments",
             rank);
    ks_post_close();
    return false;
}

struct ks_crew *ks_spread_crew(const struct ks_jobs *jobs)
{
    return ks_post_ranks() > 1 ? ks_crew_ranks(jobs) : ks_crew_threads(jobs);
}

void ks_spread_serve(const struct ks_jobs *jobs)
{
    ks_ranks_serve(jobs);
}

void ks_spread_share(void *bytes, size_t n)
{
    if (ks_post_ranks() > 1)
        ks_post_share(bytes, n);
}
