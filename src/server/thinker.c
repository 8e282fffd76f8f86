#include "server/thinker.h"

#include <pthread.h>
#include <stdlib.h>

enum { MOST_THREADS = 8 };

struct question {
    struct question *next;
    void *room;
    struct ks_asked asked;
    struct ks_action answer;
};

struct ks_thinker {
    pthread_mutex_t lock;
    pthread_cond_t asked, answered;
    pthread_t thread[MOST_THREADS];
    unsigned threads;
    struct question *waiting, *done;
    void *at[MOST_THREADS]; /* the room each thread thinks for */
    void (*wake)(void *);
    void *context;
    bool stop;
};

struct seat { /* what a thread is told when it starts */
    struct ks_thinker *thinker;
    unsigned number;
};

static void append(struct question **list, struct question *q)
{
    while (*list != NULL)
        list = &(*list)->next;
    q->next = NULL;
    *list = q;
}

static struct question *take(struct question **list)
{
    struct question *q = *list;
    if (q != NULL)
        *list = q->next;
    return q;
}

static void *think(void *context)
{
    struct seat seat = *(struct seat *)context;
    struct ks_thinker *t = seat.thinker;
    free(context);
    pthread_mutex_lock(&t->lock);
    while (!t->stop) {
        struct question *q = take(&t->waiting);
        if (q == NULL) {
            pthread_cond_wait(&t->asked, &t->lock);
            continue;
        }
        t->at[seat.number] = q->room;
        pthread_mutex_unlock(&t->lock);
        ks_player_decide(&q->asked, &q->answer);
        pthread_mutex_lock(&t->lock);
        t->at[seat.number] = NULL;
        append(&t->done, q);
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
    while (t->threads < threads && t->threads < MOST_THREADS && start(t))
        ;
    if (t->threads > 0)
        return t;
    ks_thinker_free(t);
    return NULL;
}

static void free_all(struct question *q)
{
    while (q != NULL) {
        struct question *next = q->next;
        free(q);
        q = next;
    }
}

void ks_thinker_free(struct ks_thinker *t)
{
    if (t == NULL)
        return;
    pthread_mutex_lock(&t->lock);
    t->stop = true;
    pthread_cond_broadcast(&t->asked);
    pthread_mutex_unlock(&t->lock);
    for (unsigned i = 0; i < t->threads; i++)
        pthread_join(t->thread[i], NULL);
    free_all(t->waiting);
    free_all(t->done);
    pthread_cond_destroy(&t->asked);
    pthread_cond_destroy(&t->answered);
    pthread_mutex_destroy(&t->lock);
    free(t);
}

bool ks_thinker_ask(struct ks_thinker *t, void *room, const struct ks_asked *asked)
{
    struct question *q = malloc(sizeof *q);
    if (q == NULL)
        return false;
    q->room = room;
    q->asked = *asked;
    pthread_mutex_lock(&t->lock);
    append(&t->waiting, q);
    pthread_cond_signal(&t->asked);
    pthread_mutex_unlock(&t->lock);
    return true;
}

bool ks_thinker_fetch(struct ks_thinker *t, struct ks_thought *out)
{
    pthread_mutex_lock(&t->lock);
    struct question *q = take(&t->done);
    pthread_mutex_unlock(&t->lock);
    if (q == NULL)
        return false;
    *out = (struct ks_thought){q->room, q->asked.event, q->answer, q->asked.mind};
    free(q);
    return true;
}

static void drop(struct question **list, const void *room)
{
    while (*list != NULL) {
        struct question *q = *list;
        if (q->room == room) {
            *list = q->next;
            free(q);
        } else
            list = &q->next;
    }
}

static bool is_at_work(const struct ks_thinker *t, const void *room)
{
    for (unsigned i = 0; i < t->threads; i++)
        if (t->at[i] == room)
            return true;
    return false;
}

void ks_thinker_forget(struct ks_thinker *t, const void *room)
{
    pthread_mutex_lock(&t->lock);
    drop(&t->waiting, room);
    while (is_at_work(t, room))
        pthread_cond_wait(&t->answered, &t->lock);
    drop(&t->done, room);
    pthread_mutex_unlock(&t->lock);
}
