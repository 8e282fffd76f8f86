#include <criterion/criterion.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "driver/dice.h"
#include "driver/jobs.h"
#include "driver/spread.h"

enum { JOBS = 500, LONGER = 700 };

struct result {
    uint32_t square, job;
    char text[11];
};

/* What the jobs of a test see. */
struct bench {
    atomic_uint worked; /* jobs that were really done */
    uint32_t enough;    /* the caller stops when so many are finished; 0: never */
    atomic_bool hurry;
};

static char path[64];
static struct bench bench;
static struct result records[LONGER];
static unsigned char done[LONGER];
static struct ks_jobs_outcome outcome;

static void prepare(void)
{
    strcpy(path, "/tmp/kosynier-jobs-XXXXXX");
    int fd = mkstemp(path);
    cr_assert_geq(fd, 0);
    close(fd);
    cr_assert(ks_dice_start());
}

static void clean(void)
{
    unlink(path);
}

TestSuite(driver_jobs, .init = prepare, .fini = clean);

static void work(void *context, uint32_t job, void *record)
{
    struct bench *b = context;
    struct result *r = record;
    atomic_fetch_add(&b->worked, 1);
    r->job = job;
    r->square = job * job;
    snprintf(r->text, sizeof r->text, "%u", (unsigned)job);
}

static bool stop(void *context, const unsigned char *flags, const void *results,
                 uint32_t finished)
{
    const struct bench *b = context;
    uint32_t counted = 0;
    (void)results;
    for (uint32_t i = 0; i < JOBS; i++)
        counted += flags[i];
    cr_assert_eq(counted, finished);
    return b->enough > 0 && finished >= b->enough;
}

static struct ks_jobs make(uint32_t n, unsigned threads)
{
    return (struct ks_jobs){.n = n,
                            .threads = threads,
                            .record = sizeof(struct result),
                            .work = work,
                            .path = path,
                            .identity = "fifteen letters",
                            .stop = stop,
                            .context = &bench};
}

/* Runs them; how many were really done. */
static unsigned run(const struct ks_jobs *jobs)
{
    bench.worked = 0;
    cr_assert(ks_jobs_run(jobs, records, done, &outcome), "%s", outcome.error);
    return bench.worked;
}

static void expect_refused(const struct ks_jobs *jobs, const char *part)
{
    char old[1 << 15], new[sizeof old];
    FILE *f = fopen(path, "r");
    size_t length = fread(old, 1, sizeof old, f);
    fclose(f);
    bench.worked = 0;
    cr_assert_not(ks_jobs_run(jobs, records, done, &outcome));
    cr_assert(strstr(outcome.error, part), "%s", outcome.error);
    cr_assert(strstr(outcome.error, path), "it names the file: %s", outcome.error);
    cr_assert_eq(bench.worked, 0);
    cr_assert_eq(outcome.finished, 0);
    cr_assert_eq(done[0], 0);
    f = fopen(path, "r");
    cr_assert_eq(fread(new, 1, sizeof new, f), length);
    fclose(f);
    cr_assert_arr_eq(old, new, length, "a refused file is left as it is");
}

static void expect_all(uint32_t n)
{
    cr_assert_eq(outcome.finished, n);
    cr_assert_not(outcome.stopped);
    for (uint32_t i = 0; i < n; i++) {
        char text[11];
        snprintf(text, sizeof text, "%u", (unsigned)i);
        cr_assert(done[i]);
        cr_assert_eq(records[i].job, i);
        cr_assert_eq(records[i].square, i * i);
        cr_assert_str_eq(records[i].text, text);
    }
}

static off_t file_length(void)
{
    FILE *f = fopen(path, "r");
    fseek(f, 0, SEEK_END);
    long n = ftell(f);
    fclose(f);
    return n;
}

static void change_byte(long at)
{
    FILE *f = fopen(path, "r+");
    fseek(f, at, SEEK_SET);
    int c = fgetc(f);
    fseek(f, at, SEEK_SET);
    fputc(c ^ 1, f);
    fclose(f);
}

Test(driver_jobs, every_job_is_done_once)
{
    for (unsigned threads = 1; threads <= 5; threads += 2) {
        struct ks_jobs jobs = make(JOBS, threads);
        jobs.path = NULL;
        cr_assert_eq(run(&jobs), JOBS, "%u threads", threads);
        expect_all(JOBS);
    }
}

Test(driver_jobs, one_job_needs_no_more_than_one_thread)
{
    struct ks_jobs jobs = make(1, 8);
    jobs.path = NULL;
    jobs.stop = NULL;
    cr_assert_eq(run(&jobs), 1);
    expect_all(1);
}

Test(driver_jobs, a_finished_run_is_only_read)
{
    struct ks_jobs jobs = make(JOBS, 2);
    cr_assert_eq(run(&jobs), JOBS);
    memset(records, 0, sizeof records);
    off_t length = file_length();
    cr_assert_eq(run(&jobs), 0);
    cr_assert_eq(outcome.kept, JOBS);
    cr_assert_eq(file_length(), length);
    expect_all(JOBS);
}

Test(driver_jobs, a_longer_run_goes_on_with_the_file_of_a_shorter_one)
{
    struct ks_jobs jobs = make(JOBS, 2), longer = make(LONGER, 2);
    longer.stop = NULL;
    cr_assert_eq(run(&jobs), JOBS);
    cr_assert_eq(run(&longer), LONGER - JOBS);
    expect_all(LONGER);
    cr_assert_eq(run(&jobs), 0, "and the shorter one takes what it needs");
    cr_assert_eq(outcome.kept, JOBS);
    expect_all(JOBS);
}

Test(driver_jobs, a_torn_record_is_cut_off)
{
    struct ks_jobs jobs = make(JOBS, 2);
    run(&jobs);
    cr_assert_eq(truncate(path, file_length() - 3), 0);
    cr_assert_eq(run(&jobs), 1);
    cr_assert(strstr(outcome.note, "torn"), "%s", outcome.note);
    expect_all(JOBS);
    cr_assert_eq(run(&jobs), 0);
    cr_assert_str_eq(outcome.note, "");
}

Test(driver_jobs, a_last_record_that_is_wrong_is_cut_off)
{
    struct ks_jobs jobs = make(JOBS, 2);
    run(&jobs);
    change_byte(file_length() - 1);
    cr_assert_eq(run(&jobs), 1);
    expect_all(JOBS);
}

Test(driver_jobs, the_first_line_may_be_torn)
{
    struct ks_jobs jobs = make(JOBS, 2);
    run(&jobs);
    cr_assert_eq(truncate(path, 20), 0);
    cr_assert_eq(run(&jobs), JOBS);
    expect_all(JOBS);
}

Test(driver_jobs, a_damaged_file_is_refused)
{
    struct ks_jobs jobs = make(JOBS, 2);
    run(&jobs);
    change_byte(file_length() / 2);
    expect_refused(&jobs, "damaged");
}

Test(driver_jobs, the_file_of_another_run_is_refused)
{
    struct ks_jobs jobs = make(JOBS, 2), other = make(JOBS, 2);
    run(&jobs);
    other.identity[3] ^= 1;
    expect_refused(&other, "another run");
    other = jobs;
    other.record++;
    expect_refused(&other, "another run");
    cr_assert_eq(run(&jobs), 0, "it is still good for its own");
}

Test(driver_jobs, any_other_file_is_refused)
{
    struct ks_jobs jobs = make(JOBS, 2);
    FILE *f = fopen(path, "w");
    fputs("Dear diary,\n", f);
    fclose(f);
    expect_refused(&jobs, "not a file of results");
    f = fopen(path, "w");
    fputs("kosynier-jobs 99 00\n", f);
    fclose(f);
    expect_refused(&jobs, "another version");
}

Test(driver_jobs, a_place_that_cannot_be_written_is_named)
{
    struct ks_jobs jobs = make(JOBS, 2);
    jobs.path = "/nonexistent/folder/file";
    cr_assert_not(ks_jobs_run(&jobs, records, done, &outcome));
    cr_assert(strstr(outcome.error, jobs.path), "%s", outcome.error);
    jobs.path = "/dev/null";
    cr_assert_not(ks_jobs_run(&jobs, records, done, &outcome));
    cr_assert(strstr(outcome.error, "not a regular file"), "%s", outcome.error);
}

/* The caller is asked before anything is done too: here a second run that has enough. */
Test(driver_jobs, the_caller_may_have_enough)
{
    struct ks_jobs jobs = make(JOBS, 2), longer = make(LONGER, 2);
    run(&jobs);
    bench.enough = JOBS;
    cr_assert_eq(run(&longer), 0);
    cr_assert(outcome.stopped);
    cr_assert_eq(outcome.finished, JOBS);
}

/* ---- a job that is cut short ---- */

static void work_till_hurry(void *context, uint32_t job, void *record)
{
    struct bench *b = context;
    (void)record;
    (void)job;
    while (!atomic_load(&b->hurry))
        sched_yield();
}

static bool stop_at_once(void *context, const unsigned char *flags, const void *results,
                         uint32_t finished)
{
    (void)context;
    (void)flags;
    (void)results;
    (void)finished;
    return true;
}

Test(driver_jobs, jobs_in_a_hurry_are_dropped)
{
    struct ks_jobs jobs = make(JOBS, 2);
    jobs.work = work_till_hurry;
    jobs.stop = stop_at_once;
    jobs.hurry = &bench.hurry;
    cr_assert(ks_jobs_run(&jobs, records, done, &outcome));
    cr_assert_eq(outcome.finished, 0);
    bench.hurry = false;
    jobs.work = work;
    jobs.stop = NULL;
    cr_assert_eq(run(&jobs), JOBS, "none of them is in the file");
    expect_all(JOBS);
}

Test(driver_jobs, the_only_process_is_the_first)
{
    cr_assert(ks_spread_is_first());
}
