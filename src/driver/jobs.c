#include "driver/jobs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "driver/jobs_file.h"
#include "driver/spread.h"

enum { PATIENCE_MS = 100 };

struct run {
    const struct ks_jobs *jobs;
    char *records;
    unsigned char *done;
    struct ks_jobs_outcome *outcome;
    struct ks_jobs_file file;
    struct ks_crew *crew;
    char *record;         /* room for one */
    uint32_t next;        /* the first that was not offered yet */
    struct timespec last; /* when the caller was last asked whether to continue */
};

static bool fail(struct run *r, const char *what)
{
    snprintf(r->outcome->error, sizeof r->outcome->error, "%s", what);
    return false;
}

static void offer(struct run *r)
{
    for (; r->next < r->jobs->n; r->next++)
        if (!r->done[r->next] && !r->crew->offer(r->crew, r->next))
            return;
}

static bool keep(struct run *r, uint32_t job)
{
    if (r->jobs->failed != NULL && atomic_load(r->jobs->failed))
        return false;
    memcpy(r->records + job * r->jobs->record, r->record, r->jobs->record);
    r->done[job] = 1;
    r->outcome->finished++;
    return ks_jobs_file_add(&r->file, job, r->record, r->outcome);
}

/* Takes what is finished; false if it cannot be kept. */
static bool collect(struct run *r)
{
    uint32_t job;
    while (r->crew->collect(r->crew, &job, r->record))
        if (!keep(r, job))
            return false;
    return true;
}

static bool wants_stop(struct run *r)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    long ms = (long)(now.tv_sec - r->last.tv_sec) * 1000 +
              (now.tv_nsec - r->last.tv_nsec) / 1000000;
    if (r->jobs->stop == NULL || ms < PATIENCE_MS)
        return false;
    r->last = now;
    return r->jobs->stop(r->jobs->context, r->done, r->records, r->outcome->finished);
}

/* True if everything is done or the caller stops, false if results cannot be kept. */
static bool go_on(struct run *r)
{
    while (r->outcome->finished < r->jobs->n && !wants_stop(r)) {
        offer(r);
        r->crew->wait(r->crew, PATIENCE_MS);
        if (!collect(r))
            return false;
    }
    return true;
}

/* Jobs under way are cut short and dropped, or waited for and kept. */
static bool end(struct run *r, bool well)
{
    uint32_t job;
    bool hurry = r->jobs->hurry != NULL && r->outcome->finished < r->jobs->n;
    r->crew->dismiss(r->crew, hurry);
    while (r->crew->collect(r->crew, &job, r->record))
        if (well && !hurry)
            well = keep(r, job);
    r->outcome->cpu = r->crew->seconds(r->crew);
    return well;
}

/* ---- the run, in the only process or in the first of several ---- */

static bool begin(struct run *r)
{
    if (!ks_jobs_file_open(&r->file, r->jobs, r->records, r->done, r->outcome)) {
        memset(r->done, 0, r->jobs->n);
        return false;
    }
    r->outcome->finished = r->outcome->kept;
    r->record = malloc(r->jobs->record);
    return r->record != NULL || fail(r, "out of memory");
}

static bool work(struct run *r)
{
    r->crew = ks_spread_crew(r->jobs);
    if (r->crew == NULL)
        return fail(r, "cannot start a thread");
    bool well = end(r, go_on(r));
    r->crew->free(r->crew);
    return well;
}

static bool finish(struct run *r, bool well)
{
    well = ks_jobs_file_close(&r->file, r->outcome) && well;
    r->outcome->stopped = r->outcome->finished < r->jobs->n;
    free(r->record);
    return well;
}

/* Every process goes this way; what the first one has found is then known to all. */
bool ks_jobs_run(const struct ks_jobs *jobs, void *records, unsigned char *done,
                 struct ks_jobs_outcome *outcome)
{
    struct run r = {.jobs = jobs, .records = records, .done = done, .outcome = outcome};
    *outcome = (struct ks_jobs_outcome){0};
    memset(done, 0, jobs->n);
    if (!ks_spread_agree(jobs, outcome))
        return false;
    bool first = ks_spread_is_first(), well = first && begin(&r);
    ks_spread_share(&well, sizeof well);
    if (well && first)
        well = work(&r);
    else if (well)
        ks_spread_serve(jobs);
    if (first)
        well = finish(&r, well);
    ks_spread_share(&well, sizeof well);
    ks_spread_share(outcome, sizeof *outcome);
    ks_spread_share(done, jobs->n);
    ks_spread_share(records, jobs->n * jobs->record);
    return well;
}
