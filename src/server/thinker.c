#include "server/thinker.h"

#include <pthread.h>
#include <stdlib.h>

enum { LEAST_THREADS = 2, MOST_THREADS = 8 };

struct ks_thinker {
    pthread_mutex_t lock;
    pthread_cond_t asked, answered;
    pthread_t thread[MOST_THREADS];
    unsigned threads;
    struct ks_job *waiting, *worked;
    struct ks_job *at[MOST_THREADS]; /* what each thread works at */
    void (*wake)(void *);
    void *context;
    bool stop;
};

struct seat { /* argument of a thread */
    struct ks_thinker *thinker;
    unsigned number;
};

static void append(struct ks_job **list, struct ks_job *job)
{
    while (*list != NULL)
        list = &(*list)->next;
    job->next = NULL;
    *list = job;
}

/* The first one, perhaps the first that is not slow. */
static struct ks_job *take(struct ks_job **list, bool slow_too)
{
    while (*list != NULL && (*list)->slow && !slow_too)
        list = &(*list)->next;
    struct ks_job *job = *list;
    if (job != NULL)
        *list = job->next;
    return job;
}

static void *think(void *context)
{
    struct seat seat = *(struct seat *)context;
    struct ks_thinker *t = seat.thinker;
    free(context);
    pthread_mutex_lock(&t->lock);
    while (!t->stop) {
        struct ks_job *job = take(&t->waiting, seat.number > 0);
        if (job == NULL) {
            pthread_cond_wait(&t->asked, &t->lock);
            continue;
        }
        t->at[seat.number] = job;
        pthread_mutex_unlock(&t->lock);
        job->work(job);
        pthread_mutex_lock(&t->lock);
        t->at[seat.number] = NULL;
        append(&t->worked, job);
        pthread_cond_broadcast(&t->answered);
        t->wake(t->context);
    }
    pthread_mutex_unlock(&t->lock);
    return NULL;
}

static bool start(struct ks_thinker *t)
{
    struct seat *seat = malloc(sizeof *seat);
    if (seat == NULL)
        return false;
    *seat = (struct seat){t, t->threads};
    if (pthread_create(&t->thread[t->threads], NULL, think, seat) != 0) {
        free(seat);
        return false;
    }
    t->threads++;
    return true;
}

struct ks_thinker *ks_thinker_new(unsigned threads, void (*wake)(void *), void *context)
{
    struct ks_thinker *t = calloc(1, sizeof *t);
    if (t == NULL)
        return NULL;
    pthread_mutex_init(&t->lock, NULL);
    pthread_cond_init(&t->asked, NULL);
    pthread_cond_init(&t->answered, NULL);
    t->wake = wake;
    t->context = context;
    if (threads < LEAST_THREADS)
        threads = LEAST_THREADS;
    while (t->threads < threads && t->threads < MOST_THREADS && start(t))
        ;
    if (t->threads >= LEAST_THREADS)
        return t;
    ks_thinker_free(t);
    return NULL;
}

static void free_all(struct ks_job *job)
{
    while (job != NULL) {
        struct ks_job *next = job->next;
        job->free(job);
        job = next;
    }
}

/* Stops running jobs: those of a room, or all. */
static void hurry(struct ks_thinker *t, const void *room)
{
    for (unsigned i = 0; i < t->threads; i++)
        if (t->at[i] != NULL && (room == NULL || t->at[i]->room == room))
            atomic_store(&t->at[i]->now, true);
}

void ks_thinker_free(struct ks_thinker *t)
{
    if (t == NULL)
        return;
    pthread_mutex_lock(&t->lock);
    t->stop = true;
    hurry(t, NULL);
    pthread_cond_broadcast(&t->asked);
    pthread_mutex_unlock(&t->lock);
    for (unsigned i = 0; i < t->threads; i++)
        pthread_join(t->thread[i], NULL);
    free_all(t->waiting);
    free_all(t->worked);
    pthread_cond_destroy(&t->asked);
    pthread_cond_destroy(&t->answered);
    pthread_mutex_destroy(&t->lock);
    free(t);
}

/* All threads are woken: the one that was would perhaps leave a slow job to the others. */
void ks_thinker_start(struct ks_thinker *t, struct ks_job *job)
{
    pthread_mutex_lock(&t->lock);
    append(&t->waiting, job);
    pthread_cond_broadcast(&t->asked);
    pthread_mutex_unlock(&t->lock);
}

static bool is_due(const struct ks_job *job, double now)
{
    return job->due <= now || atomic_load(&job->now);
}

static bool is_ready(const struct ks_job *job)
{
    return job->ready == NULL || job->ready(job);
}

static struct ks_job *take_due(struct ks_job **list, double now)
{
    while (*list != NULL && !(is_ready(*list) && is_due(*list, now)))
        list = &(*list)->next;
    return take(list, true);
}

static double next_due(const struct ks_job *job, double now)
{
    double next = -1;
    for (; job != NULL; job = job->next) {
        if (!is_ready(job))
            continue;
        if (is_due(job, now))
            return 0;
        next = next < 0 || job->due < next ? job->due : next;
    }
    return next;
}

double ks_thinker_finish(struct ks_thinker *t, double now)
{
    pthread_mutex_lock(&t->lock);
    struct ks_job *job = take_due(&t->worked, now);
    pthread_mutex_unlock(&t->lock);
    if (job != NULL) {
        job->finish(job);
        job->free(job);
    }
    pthread_mutex_lock(&t->lock);
    double next = next_due(t->worked, now);
    pthread_mutex_unlock(&t->lock);
    return next;
}

/* Only the calling thread frees jobs, so a running one stays valid meanwhile. */
bool ks_thinker_progress(struct ks_thinker *t)
{
    struct ks_job *at[MOST_THREADS];
    unsigned n = 0;
    pthread_mutex_lock(&t->lock);
    for (unsigned i = 0; i < t->threads; i++)
        if (t->at[i] != NULL)
            at[n++] = t->at[i];
    bool any = n > 0 || t->waiting != NULL;
    pthread_mutex_unlock(&t->lock);
    for (unsigned i = 0; i < n; i++)
        if (at[i]->progress != NULL)
            at[i]->progress(at[i]);
    return any;
}

static void drop(struct ks_job **list, const void *room)
{
    while (*list != NULL) {
        struct ks_job *job = *list;
        if (job->room == room) {
            *list = job->next;
            job->free(job);
        } else
            list = &job->next;
    }
}

static bool is_at_work(const struct ks_thinker *t, const void *room)
{
    for (unsigned i = 0; i < t->threads; i++)
        if (t->at[i] != NULL && t->at[i]->room == room)
            return true;
    return false;
}

void ks_thinker_forget(struct ks_thinker *t, const void *room)
{
    pthread_mutex_lock(&t->lock);
    drop(&t->waiting, room);
    hurry(t, room);
    while (is_at_work(t, room))
        pthread_cond_wait(&t->answered, &t->lock);
    drop(&t->worked, room);
    pthread_mutex_unlock(&t->lock);
}
