#include "driver/helpers.h"

#include <pthread.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

enum { MOST = 64 };

/* Per thread, since it goes with the clock of the thread: who measures does not know that there are
 * helpers. */
static _Thread_local uint64_t time_of_helpers;

struct ks_helpers {
    pthread_mutex_t lock;
    pthread_cond_t begun, done;
    pthread_t thread[MOST];
    unsigned wanted, threads; /* besides the caller */
    bool started, ending;
    /* what is to be done */
    void (*job)(void *arg, size_t i);
    void *arg;
    size_t n, next, unfinished;
    uint64_t time; /* of threads that have ended, in nanoseconds of a processor */
};

unsigned ks_processors(void)
{
    long n = sysconf(_SC_NPROCESSORS_ONLN);
    return n < 1 ? 1 : (unsigned)n;
}

static uint64_t time_of_thread(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

uint64_t ks_time_used(void)
{
    return time_of_thread() + time_of_helpers;
}

struct ks_helpers *ks_helpers_new(unsigned threads)
{
    struct ks_helpers *h = calloc(1, sizeof *h);
    if (h == NULL)
        return NULL;
    pthread_mutex_init(&h->lock, NULL);
    pthread_cond_init(&h->begun, NULL);
    pthread_cond_init(&h->done, NULL);
    h->wanted = threads > MOST ? MOST : threads > 0 ? threads - 1 : 0;
    return h;
}

/* Does jobs until none is left; the lock is held before and after. */
static void do_some(struct ks_helpers *h)
{
    while (h->next < h->n) {
        size_t i = h->next++;
        pthread_mutex_unlock(&h->lock);
        h->job(h->arg, i);
        pthread_mutex_lock(&h->lock);
        if (--h->unfinished == 0)
            pthread_cond_signal(&h->done);
    }
}

static void *help(void *context)
{
    struct ks_helpers *h = context;
    pthread_mutex_lock(&h->lock);
    while (!h->ending)
        if (h->next < h->n)
            do_some(h);
        else
            pthread_cond_wait(&h->begun, &h->lock);
    h->time += time_of_thread();
    pthread_mutex_unlock(&h->lock);
    return NULL;
}

/* With fewer, or none, it only takes longer. */
static void start(struct ks_helpers *h)
{
    h->started = true;
    while (h->threads < h->wanted &&
           pthread_create(&h->thread[h->threads], NULL, help, h) == 0)
        h->threads++;
}

static void run(void *context, size_t n, void (*job)(void *arg, size_t i), void *arg)
{
    struct ks_helpers *h = context;
    if (!h->started)
        start(h);
    pthread_mutex_lock(&h->lock);
    h->job = job;
    h->arg = arg;
    h->n = h->unfinished = n;
    h->next = 0;
    pthread_cond_broadcast(&h->begun);
    do_some(h);
    while (h->unfinished > 0)
        pthread_cond_wait(&h->done, &h->lock);
    pthread_mutex_unlock(&h->lock);
}

struct ks_hands ks_helpers_hands(struct ks_helpers *h)
{
    return h == NULL ? (struct ks_hands){NULL, NULL} : (struct ks_hands){run, h};
}

void ks_helpers_free(struct ks_helpers *h)
{
    if (h == NULL)
        return;
    pthread_mutex_lock(&h->lock);
    h->ending = true;
    pthread_cond_broadcast(&h->begun);
    pthread_mutex_unlock(&h->lock);
    for (unsigned i = 0; i < h->threads; i++)
        pthread_join(h->thread[i], NULL);
    time_of_helpers += h->time;
    pthread_cond_destroy(&h->done);
    pthread_cond_destroy(&h->begun);
    pthread_mutex_destroy(&h->lock);
    free(h);
}
