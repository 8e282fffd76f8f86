/* Many independent jobs on several threads, each with a result of fixed size. Results may
 * be kept in a file as they come: who starts the same jobs again goes on where the last run
 * ended, however it ended. */
#ifndef KS_DRIVER_JOBS_H
#define KS_DRIVER_JOBS_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    KS_MAX_JOBS = 1024,
    KS_MAX_SCENARIOS = 32, /* of a run over several */
    KS_IDENTITY_BYTES = 16,
    KS_MAX_RECORD = 1 << 16
};

struct ks_jobs {
    uint32_t n; /* jobs 0 .. n - 1 */
    unsigned threads;
    size_t record; /* bytes of a job's result: plain data, zeroed before work begins */
    /* Does a job, in a worker thread. The result may depend on the job's number and on what
     * is in the identity, on nothing else. */
    void (*work)(void *context, uint32_t job, void *record);
    const char *path; /* file of results, or NULL: finished jobs in it are skipped */
    /* Digest of everything the results depend on (driver/digest.h), but not of how many jobs
     * there are: a longer run may go on with the file of a shorter one. A file of another
     * identity is refused, untouched. */
    unsigned char identity[KS_IDENTITY_BYTES];
    /* Asked now and then by the calling thread, with the results so far; true ends the run.
     * May be NULL. */
    bool (*stop)(void *context, const unsigned char *done, const void *records,
                 uint32_t finished);
    void *context;
    /* Set when the run is to end: a job that takes long may look at it and return at once.
     * Results that come after that are dropped. NULL: jobs under way are waited for. */
    atomic_bool *hurry;
};

struct ks_jobs_outcome {
    uint32_t finished; /* jobs with a result */
    uint32_t kept;     /* of these, found in the file */
    double cpu;        /* seconds of the worker threads in this run */
    bool stopped;      /* before all were finished */
    char note[256];    /* what the user should know about the file, or "" */
    char error[512];
};

/* Does the jobs. The caller has n records and n flags, which this sets; a flag says that the
 * job's record is there. False and an error if it could not begin or the results could not
 * be kept; what was finished till then is in records and file even so. */
bool ks_jobs_run(const struct ks_jobs *jobs, void *records, unsigned char *done,
                 struct ks_jobs_outcome *outcome);

#endif
