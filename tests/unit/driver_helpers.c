/* Threads that help a player to think: all is done, and their processor time is counted. */
#include <criterion/criterion.h>
#include <stdatomic.h>

#include "driver/helpers.h"

enum { JOBS = 6, WORK = 5000000 }; /* nanoseconds of each job */

struct done {
    atomic_uint jobs;
    _Atomic uint64_t time;
};

/* Takes its time of the processor, however busy the machine is. */
static void work(void *context, size_t i)
{
    struct done *d = context;
    uint64_t start = ks_time_used(), now = start;
    (void)i;
    while (now - start < WORK)
        now = ks_time_used();
    atomic_fetch_add(&d->jobs, 1);
    atomic_fetch_add(&d->time, now - start);
}

static void check_threads(unsigned threads)
{
    struct done d = {0};
    uint64_t start = ks_time_used();
    struct ks_helpers *h = ks_helpers_new(threads);
    struct ks_hands hands = ks_helpers_hands(h);
    hands.run(hands.context, JOBS, work, &d);
    ks_helpers_free(h);
    cr_expect_eq(atomic_load(&d.jobs), JOBS);
    cr_expect_geq(ks_time_used() - start, atomic_load(&d.time), "%u threads", threads);
}

Test(driver_helpers, the_time_of_all_threads_is_counted)
{
    check_threads(1);
    check_threads(4);
}

Test(driver_helpers, there_is_a_processor)
{
    cr_expect_geq(ks_processors(), 1);
}
