/* The file of results of jobs (docs/measuring.md): a header line, then one record after another,
 * each with its job's number and a checksum. It only grows. */
#pragma once

#include <sys/types.h>

#include "driver/jobs.h"

struct ks_jobs_file {
    const struct ks_jobs *jobs;
    int fd;                /* -1: there is no file */
    off_t length;          /* up to the last whole record */
    unsigned char *packet; /* buffer for one record in file format */
};

/* Opens or creates the file of the jobs, if they have one, and reads its results into records and
 * flags. False and an error, the file untouched, if it belongs to other jobs. */
bool ks_jobs_file_open(struct ks_jobs_file *f, const struct ks_jobs *jobs, void *records,
                       unsigned char *done, struct ks_jobs_outcome *outcome);

/* Appends a result, completely or not at all. */
bool ks_jobs_file_add(struct ks_jobs_file *f, uint32_t job, const void *record,
                      struct ks_jobs_outcome *outcome);

/* False and an error if what was added may be lost. */
bool ks_jobs_file_close(struct ks_jobs_file *f, struct ks_jobs_outcome *outcome);
