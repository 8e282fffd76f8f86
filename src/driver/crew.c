#include "driver/crew.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Places for each thread: short jobs must not wait for the calling thread. */
enum { PLACES = 16 };

enum place_state { FREE, OFFERED, BEGUN, FINISHED };

struct place {
    enum place_state state;
    uint32_t job;
};

struct ks_crew {
    const struct ks_jobs *jobs;
    pthread_t thread[KS_MAX_JOBS];
    unsigned threads;
    size_t places;
    struct place *place;
    unsigned char *records; /* one for each place */
    pthread_mutex_t lock;   /* for the places, and for what follows */
    pthread_cond_t offered, finished;
    bool dismissed;
    double seconds;
};

/* Jobs are begun in the order they are offered in: the one with the lowest number first. */
static struct place *find(const struct ks_crew *c, enum place_state state)
{
    struct place *best = NULL;
    for (size_t i = 0; i < c->places; i++) {
        struct place *p = &c->place[i];
        if (p->state == state && (best == NULL || p->job < best->job))
            best = p;
    }
    return best;
}

static void *record_of(const struct ks_crew *c, const struct place *p)
{
    return c->records + (size_t)(p - c->place) * c->jobs->record;
}

/* ---- the threads ---- */

static double thread_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void *work(void *context)
{
    struct ks_crew *c = context;
    struct place *p;
    pthread_mutex_lock(&c->lock);
    for (;;) {
        while ((p = find(c, OFFERED)) == NULL && !c->dismissed)
            pthread_cond_wait(&c->offered, &c->lock);
        if (p == NULL)
            break;
        p->state = BEGUN;
        pthread_mutex_unlock(&c->lock);
        memset(record_of(c, p), 0, c->jobs->record);
        c->jobs->work(c->jobs->context, p->job, record_of(c, p));
        pthread_mutex_lock(&c->lock);
        p->state = FINISHED;
        pthread_cond_signal(&c->finished);
    }
    c->seconds += thread_seconds();
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

/* ---- the calling thread ---- */

static void start(struct ks_crew *c)
{
    unsigned want = c->jobs->threads < c->jobs->n ? c->jobs->threads : c->jobs->n;
    while (c->threads < want &&
           pthread_create(&c->thread[c->threads], NULL, work, c) == 0)
        c->threads++;
}

struct ks_crew *ks_crew_new(const struct ks_jobs *jobs)
{
    struct ks_crew *c = calloc(1, sizeof *c);
    if (c == NULL)
        return NULL;
    c->jobs = jobs;
    c->places = (size_t)jobs->threads * PLACES;
    c->place = calloc(c->places, sizeof *c->place);
    c->records = calloc(c->places, jobs->record);
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->offered, NULL);
    pthread_cond_init(&c->finished, NULL);
    if (c->place != NULL && c->records != NULL)
        start(c);
    if (c->threads > 0)
        return c;
    ks_crew_free(c);
    return NULL;
}

bool ks_crew_offer(struct ks_crew *c, uint32_t job)
{
    pthread_mutex_lock(&c->lock);
    struct place *p = find(c, FREE);
    if (p != NULL) {
        *p = (struct place){OFFERED, job};
        pthread_cond_signal(&c->offered);
    }
    pthread_mutex_unlock(&c->lock);
    return p != NULL;
}

bool ks_crew_collect(struct ks_crew *c, uint32_t *job, void *record)
{
    pthread_mutex_lock(&c->lock);
    struct place *p = find(c, FINISHED);
    if (p != NULL) {
        *job = p->job;
        memcpy(record, record_of(c, p), c->jobs->record);
        p->state = FREE;
    }
    pthread_mutex_unlock(&c->lock);
    return p != NULL;
}

void ks_crew_wait(struct ks_crew *c, unsigned ms)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_nsec += ms * 1000000L;
    until.tv_sec += until.tv_nsec / 1000000000L;
    until.tv_nsec %= 1000000000L;
    pthread_mutex_lock(&c->lock);
    if (find(c, FINISHED) == NULL)
        pthread_cond_timedwait(&c->finished, &c->lock, &until);
    pthread_mutex_unlock(&c->lock);
}

void ks_crew_dismiss(struct ks_crew *c)
{
    pthread_mutex_lock(&c->lock);
    c->dismissed = true;
    for (size_t i = 0; i < c->places; i++)
        if (c->place[i].state == OFFERED)
            c->place[i].state = FREE;
    pthread_cond_broadcast(&c->offered);
    pthread_mutex_unlock(&c->lock);
    for (; c->threads > 0; c->threads--)
        pthread_join(c->thread[c->threads - 1], NULL);
}

double ks_crew_seconds(const struct ks_crew *c)
{
    return c->seconds;
}

void ks_crew_free(struct ks_crew *c)
{
    if (c == NULL)
        return;
    ks_crew_dismiss(c);
    pthread_cond_destroy(&c->finished);
    pthread_cond_destroy(&c->offered);
    pthread_mutex_destroy(&c->lock);
    free(c->records);
    free(c->place);
    free(c);
}
