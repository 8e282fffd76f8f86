/* Threads that think: every job is finished once, unless its room is forgotten, and freed in
 * any case. */
#include <criterion/criterion.h>
#include <time.h>

#include "server/thinker.h"

enum { JOBS = 40 };

static atomic_int woken;
static int freed;

static void wake(void *context)
{
    (void)context;
    atomic_fetch_add(&woken, 1);
}

static void a_moment(void)
{
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

struct task {
    struct ks_job job;
    atomic_bool begun;
    bool patient; /* works till it is told to end */
    int worked, finished, told;
};

static void work(struct ks_job *job)
{
    struct task *t = (struct task *)job;
    atomic_store(&t->begun, true);
    atomic_store(&job->done, 500);
    while (t->patient && !atomic_load(&job->now))
        a_moment();
    t->worked++;
}

static void tell(struct ks_job *job)
{
    ((struct task *)job)->told = (int)atomic_load(&job->done);
}

static void finish(struct ks_job *job)
{
    ((struct task *)job)->finished++;
}

static void count_free(struct ks_job *job)
{
    (void)job;
    freed++;
}

static void prepare(struct task *t, const void *room)
{
    *t = (struct task){.job = {.room = room,
                               .work = work,
                               .progress = tell,
                               .finish = finish,
                               .free = count_free}};
}

static void wait_till_freed(struct ks_thinker *thinker, int n)
{
    for (int i = 0; i < 5000 && freed < n; i++) {
        ks_thinker_finish(thinker, 0);
        a_moment();
    }
    cr_assert_eq(freed, n);
}

static void wait_till_begun(struct task *t)
{
    while (!atomic_load(&t->begun))
        a_moment();
}

Test(server_thinker, every_job_is_finished_once)
{
    static struct task task[JOBS];
    struct ks_thinker *thinker = ks_thinker_new(3, wake, NULL);
    for (int i = 0; i < JOBS; i++) {
        prepare(&task[i], &task);
        ks_thinker_start(thinker, &task[i].job);
    }
    wait_till_freed(thinker, JOBS);
    for (int i = 0; i < JOBS; i++)
        cr_assert(task[i].worked == 1 && task[i].finished == 1);
    cr_assert_eq(atomic_load(&woken), JOBS);
    ks_thinker_free(thinker);
    cr_assert_eq(freed, JOBS);
}

Test(server_thinker, a_forgotten_room_ends_its_jobs_and_hears_nothing)
{
    static struct task task[JOBS];
    int room[2];
    struct ks_thinker *thinker = ks_thinker_new(2, wake, NULL);
    for (int i = 0; i < JOBS; i++) {
        prepare(&task[i], &room[i % 2]);
        task[i].patient = i % 2 == 0;
        ks_thinker_start(thinker, &task[i].job);
    }
    wait_till_begun(&task[0]);
    ks_thinker_forget(thinker, &room[0]);
    wait_till_freed(thinker, JOBS);
    for (int i = 0; i < JOBS; i++)
        cr_assert_eq(task[i].finished, i % 2);
    ks_thinker_free(thinker);
}

Test(server_thinker, slow_jobs_leave_a_thread_to_others)
{
    static struct task slow[3], quick;
    int room;
    struct ks_thinker *thinker = ks_thinker_new(2, wake, NULL);
    for (int i = 0; i < 3; i++) {
        prepare(&slow[i], &room);
        slow[i].patient = slow[i].job.slow = true;
        ks_thinker_start(thinker, &slow[i].job);
    }
    wait_till_begun(&slow[0]);
    prepare(&quick, &quick);
    ks_thinker_start(thinker, &quick.job);
    wait_till_freed(thinker, 1);
    cr_assert_eq(quick.finished, 1);
    cr_assert_not(atomic_load(&slow[1].begun));
    ks_thinker_free(thinker);
    cr_assert_eq(freed, 4);
}

static void wait_till_worked(struct ks_thinker *thinker)
{
    while (ks_thinker_progress(thinker))
        a_moment();
}

Test(server_thinker, one_is_finished_each_time)
{
    static struct task task[3];
    struct ks_thinker *thinker = ks_thinker_new(2, wake, NULL);
    cr_assert_eq(ks_thinker_finish(thinker, 0), -1);
    for (int i = 0; i < 3; i++) {
        prepare(&task[i], &task);
        ks_thinker_start(thinker, &task[i].job);
    }
    wait_till_worked(thinker);
    for (int i = 1; i <= 3; i++) {
        cr_assert_eq(ks_thinker_finish(thinker, 0), i < 3 ? 0 : -1);
        cr_assert_eq(freed, i);
    }
    ks_thinker_free(thinker);
}

Test(server_thinker, what_is_not_due_waits_unless_it_is_hurried)
{
    static struct task task[3];
    struct ks_thinker *thinker = ks_thinker_new(2, wake, NULL);
    for (int i = 0; i < 3; i++) {
        prepare(&task[i], &task);
        task[i].job.due = 10 * (i + 1);
        ks_thinker_start(thinker, &task[i].job);
    }
    wait_till_worked(thinker);
    cr_assert_eq(ks_thinker_finish(thinker, 5), 10);
    cr_assert_eq(freed, 0);
    cr_assert_eq(ks_thinker_finish(thinker, 10), 20);
    cr_assert_eq(task[0].finished, 1);
    atomic_store(&task[2].job.now, true);
    cr_assert_eq(ks_thinker_finish(thinker, 10), 20);
    cr_assert_eq(task[2].finished, 1);
    cr_assert_eq(ks_thinker_finish(thinker, 25), -1);
    cr_assert_eq(task[1].finished, 1);
    ks_thinker_free(thinker);
}

Test(server_thinker, progress_is_told_while_there_is_work)
{
    static struct task task;
    struct ks_thinker *thinker = ks_thinker_new(2, wake, NULL);
    cr_assert_not(ks_thinker_progress(thinker));
    prepare(&task, &task);
    task.patient = true;
    ks_thinker_start(thinker, &task.job);
    wait_till_begun(&task);
    a_moment();
    cr_assert(ks_thinker_progress(thinker));
    cr_assert_eq(task.told, 500);
    atomic_store(&task.job.now, true);
    wait_till_freed(thinker, 1);
    cr_assert_not(ks_thinker_progress(thinker));
    ks_thinker_free(thinker);
    ks_thinker_free(NULL);
}
