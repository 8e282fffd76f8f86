/* The file of results of jobs (docs/measuring.md): a line that says what it is, then one
 * record after the other, each with its job's number and a check sum. It only grows. */
#ifndef KS_DRIVER_JOBS_FILE_H
#define KS_DRIVER_JOBS_FILE_H

#include <sys/types.h>

#include "driver/jobs.h"

struct ks_jobs_file {
    const struct ks_jobs *jobs;
    int fd;                /* -1: there is no file */
    off_t length;          /* up to the last whole record */
    unsigned char *packet; /* room for one record as it stands in the file */
};

/* Opens or makes the file of the jobs, if they have one, and takes what is in it into records
 * and flags. False and an error, the file untouched, if it is not the file of these jobs. */
bool ks_jobs_file_open(struct ks_jobs_file *f, const struct ks_jobs *jobs, void *records,
                       unsigned char *done, struct ks_jobs_outcome *outcome);

/* Adds a result. When it cannot be written whole, nothing of it stays. */
bool ks_jobs_file_add(struct ks_jobs_file *f, uint32_t job, const void *record,
                      struct ks_jobs_outcome *outcome);

/* False and an error if what was added may be lost. */
bool ks_jobs_file_close(struct ks_jobs_file *f, struct ks_jobs_outcome *outcome);

#endif
