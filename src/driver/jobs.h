/* Many independent jobs on several threads, each with a result of fixed size. Results may be kept
 * in a file as they come: the same jobs started again resume where the last run stopped, however
 * it stopped. */
#pragma once

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    KS_MAX_JOBS = 1024,
    KS_RUN_SCENARIOS = 32, /* in one run */
    KS_IDENTITY_BYTES = 16,
    KS_MAX_RECORD = 1 << 16
};

struct ks_jobs {
    uint32_t n; /* jobs 0 .. n - 1 */
    unsigned threads;
    size_t record; /* bytes of a job's result: plain data, zeroed before work begins */
    /* Does a job, in a worker thread. The result may depend only on the job's number and on what
     * the identity covers. */
    void (*work)(void *context, uint32_t job, void *record);
    const char *path; /* file of results, or NULL: finished jobs in it are skipped */
    /* Digest of everything the results depend on (driver/digest.h), but not the number of jobs: a
     * longer run may resume from the file of a shorter one. A file with another identity is
     * refused and left untouched. */
    unsigned char identity[KS_IDENTITY_BYTES];
    /* Called now and then by the calling thread with the results so far; returns true to stop.
     * May be NULL. */
    bool (*stop)(void *context, const unsigned char *done, const void *records,
                 uint32_t finished);
    void *context;
    /* Set when the run ends: a long job may check it and return at once. Later results are
     * dropped. NULL: wait for jobs in progress. */
    atomic_bool *hurry;
    /* Set by a job that failed to write what belongs to its result: neither that nor any later result
     * is kept, and the run ends. May be NULL. */
    const atomic_bool *failed;
};

struct ks_jobs_outcome {
    uint32_t finished; /* jobs with a result */
    uint32_t kept;     /* of these, found in the file */
    double cpu;        /* seconds of the worker threads in this run */
    bool stopped;      /* not all were finished */
    char note[256];    /* a note about the file for the user, or "" */
    char error[512];
};

/* Does the jobs. Fills the caller's n records and n flags; a flag says that the job's record is
 * valid. False and an error if it could not start or the results could not be kept; whatever was
 * finished is in the records and the file. */
bool ks_jobs_run(const struct ks_jobs *jobs, void *records, unsigned char *done,
                 struct ks_jobs_outcome *outcome);
