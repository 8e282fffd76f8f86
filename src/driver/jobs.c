#include "driver/jobs.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "driver/crew.h"
#include "driver/jobs_file.h"

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
    struct timespec last; /* when the caller was asked whether to go on */
};

static bool fail(struct run *r, const char *what)
{
    snprintf(r->outcome->error, sizeof r->outcome->error, "%s", what);
    return false;
}

static void offer(struct run *r)
{
    for (; r->next < r->jobs->n; r->next++)
        if (!r->done[r->next] && !ks_crew_offer(r->crew, r->next))
            return;
}

/* Takes what is finished; false if it cannot be kept. */
static bool collect(struct run *r)
{
    uint32_t job;
    while (ks_crew_collect(r->crew, &job, r->record)) {
        memcpy(r->records + job * r->jobs->record, r->record, r->jobs->record);
        r->done[job] = 1;
        r->outcome->finished++;
        if (!ks_jobs_file_add(&r->file, job, r->record, r->outcome))
            return false;
    }
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

/* True if all is done or the caller wants no more, false if results cannot be kept. */
static bool go_on(struct run *r)
{
    while (r->outcome->finished < r->jobs->n && !wants_stop(r)) {
        offer(r);
        ks_crew_wait(r->crew, PATIENCE_MS);
        if (!collect(r))
            return false;
    }
    return true;
}

/* Jobs under way are cut short, or waited for and kept. */
static bool end(struct run *r, bool well)
{
    bool hurry = r->jobs->hurry != NULL && r->outcome->finished < r->jobs->n;
    if (hurry)
        atomic_store(r->jobs->hurry, true);
    ks_crew_dismiss(r->crew);
    r->outcome->cpu = ks_crew_seconds(r->crew);
    return well && (hurry || collect(r));
}

static bool work(struct run *r)
{
    r->outcome->finished = r->outcome->kept;
    if (r->outcome->finished == r->jobs->n)
        return true;
    r->record = malloc(r->jobs->record);
    if (r->record == NULL)
        return fail(r, "out of memory");
    r->crew = ks_crew_new(r->jobs);
    if (r->crew == NULL)
        return fail(r, "no thread could be started");
    return end(r, go_on(r));
}

bool ks_jobs_run(const struct ks_jobs *jobs, void *records, unsigned char *done,
                 struct ks_jobs_outcome *outcome)
{
    struct run r = {.jobs = jobs, .records = records, .done = done, .outcome = outcome};
    *outcome = (struct ks_jobs_outcome){0};
    memset(done, 0, jobs->n);
    bool well = ks_jobs_file_open(&r.file, jobs, records, done, outcome) && work(&r);
    well = ks_jobs_file_close(&r.file, outcome) && well;
    outcome->stopped = outcome->finished < jobs->n;
    ks_crew_free(r.crew);
    free(r.record);
    return well;
}
