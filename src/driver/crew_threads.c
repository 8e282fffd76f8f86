/* A crew of threads. */
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "driver/crew.h"
#include "driver/helpers.h"

/* Places for each thread: short jobs must not wait for the calling thread. */
enum { PLACES = 16 };

enum place_state { FREE, OFFERED, BEGUN, FINISHED };

struct place {
    enum place_state state;
    uint32_t job;
};

struct threads {
    struct ks_crew crew; /* first: a struct threads is a crew */
    const struct ks_jobs *jobs;
    pthread_t thread[KS_MAX_JOBS];
    unsigned n;
    size_t places;
    struct place *place;
    unsigned char *records; /* one for each place */
    pthread_mutex_t lock;   /* for the places, and for what follows */
    pthread_cond_t offered, finished;
    bool dismissed;
    double seconds;
};

/* Jobs are begun in the order they are offered in: the one with the lowest number first. */
static struct place *find(const struct threads *c, enum place_state state)
{
    struct place *best = NULL;
    for (size_t i = 0; i < c->places; i++) {
        struct place *p = &c->place[i];
        if (p->state == state && (best == NULL || p->job < best->job))
            best = p;
    }
    return best;
}

static void *record_of(const struct threads *c, const struct place *p)
{
    return c->records + (size_t)(p - c->place) * c->jobs->record;
}

/* ---- the threads ---- */

static void *work(void *context)
{
    struct threads *c = context;
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
    c->seconds += (double)ks_time_used() / 1e9;
    pthread_mutex_unlock(&c->lock);
    return NULL;
}

/* ---- the calling thread ---- */

static void start(struct threads *c)
{
    unsigned want = c->jobs->threads < c->jobs->n ? c->jobs->threads : c->jobs->n;
    while (c->n < want && pthread_create(&c->thread[c->n], NULL, work, c) == 0)
        c->n++;
}

static bool offer(struct ks_crew *crew, uint32_t job)
{
    struct threads *c = (struct threads *)crew;
    pthread_mutex_lock(&c->lock);
    struct place *p = find(c, FREE);
    if (p != NULL) {
        *p = (struct place){OFFERED, job};
        pthread_cond_signal(&c->offered);
    }
    pthread_mutex_unlock(&c->lock);
    return p != NULL;
}

static bool collect(struct ks_crew *crew, uint32_t *job, void *record)
{
    struct threads *c = (struct threads *)crew;
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

static void wait(struct ks_crew *crew, unsigned ms)
{
    struct threads *c = (struct threads *)crew;
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

static void dismiss(struct ks_crew *crew, bool hurry)
{
    struct threads *c = (struct threads *)crew;
    if (hurry && c->jobs->hurry != NULL)
        atomic_store(c->jobs->hurry, true);
    pthread_mutex_lock(&c->lock);
    c->dismissed = true;
    for (size_t i = 0; i < c->places; i++)
        if (c->place[i].state == OFFERED)
            c->place[i].state = FREE;
    pthread_cond_broadcast(&c->offered);
    pthread_mutex_unlock(&c->lock);
    for (; c->n > 0; c->n--)
        pthread_join(c->thread[c->n - 1], NULL);
}

static double seconds(const struct ks_crew *crew)
{
    return ((const struct threads *)crew)->seconds;
}

static void free_all(struct ks_crew *crew)
{
    struct threads *c = (struct threads *)crew;
    dismiss(crew, true);
    pthread_cond_destroy(&c->finished);
    pthread_cond_destroy(&c->offered);
    pthread_mutex_destroy(&c->lock);
    free(c->records);
    free(c->place);
    free(c);
}

struct ks_crew *ks_crew_threads(const struct ks_jobs *jobs)
{
    struct threads *c = calloc(1, sizeof *c);
    if (c == NULL)
        return NULL;
    c->crew = (struct ks_crew){offer, collect, wait, dismiss, seconds, free_all};
    c->jobs = jobs;
    c->places = (size_t)jobs->threads * PLACES;
    c->place = calloc(c->places, sizeof *c->place);
    c->records = calloc(c->places, jobs->record);
    pthread_mutex_init(&c->lock, NULL);
    pthread_cond_init(&c->offered, NULL);
    pthread_cond_init(&c->finished, NULL);
    if (c->place != NULL && c->records != NULL)
        start(c);
    if (c->n > 0)
        return &c->crew;
    free_all(&c->crew);
    return NULL;
}
