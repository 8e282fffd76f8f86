#include "server/keeper.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

enum {
    MOMENT_MS = 10,
    /* for another program that holds the file; nothing else waits meanwhile */
    PATIENCE_MS = 10000,
    LAST_PATIENCE_MS = 2000,
    MOST_AT_ONCE = 256
};

struct desk { /* where chores of one kind are done */
    struct ks_keeper *keeper;
    struct ks_store *store;
    void (*work)(struct desk *desk, struct ks_chore *list);
    pthread_t thread;
    bool started;
    struct ks_chore *waiting, **last;
};

struct ks_keeper {
    pthread_mutex_t lock;
    pthread_cond_t asked;
    struct desk writing, reading;
    struct ks_chore *done, **last;
    size_t open;        /* chores that are not finished */
    int64_t held_since; /* by others; for the writing thread */
    atomic_bool stop;
    void (*wake)(void *);
    void *context;
};

static void append(struct ks_chore ***last, struct ks_chore *chore)
{
    chore->next = NULL;
    **last = chore;
    *last = &chore->next;
}

/* ---- writing ---- */

static int64_t milliseconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

static int wait_for_others(void *context, int tried)
{
    struct ks_keeper *k = context;
    const struct timespec moment = {.tv_nsec = MOMENT_MS * 1000000};
    if (tried == 0)
        k->held_since = milliseconds();
    int most = atomic_load(&k->stop) ? LAST_PATIENCE_MS : PATIENCE_MS;
    if (milliseconds() - k->held_since >= most)
        return 0;
    nanosleep(&moment, NULL);
    return 1;
}

static void fail(struct ks_chore *chore, const struct ks_refusal *no)
{
    chore->done = false;
    chore->no = *no;
}

/* All chores up to the end in one transaction. False if it was lost as a whole: nothing is
 * kept, and what that is said in no. */
static bool work_together(struct ks_store *store, struct ks_chore *list,
                          struct ks_refusal *no)
{
    for (struct ks_chore *chore = list; chore != NULL; chore = chore->next) {
        chore->done = chore->work(chore, store, &chore->no);
        if (!ks_store_is_gathered(store)) {
            *no = chore->no;
            ks_store_take_back(store);
            return false;
        }
    }
    return ks_store_commit(store, no);
}

static void write_list(struct desk *desk, struct ks_chore *list)
{
    struct ks_refusal no;
    if (!ks_store_gather(desk->store, &no)) {
        for (; list != NULL; list = list->next)
            fail(list, &no);
        return;
    }
    if (work_together(desk->store, list, &no))
        return;
    if (list->next == NULL) {
        fail(list, &no);
        return;
    }
    while (list !=
           NULL) { /* one of them spoiled the transaction: write them one by one */
        struct ks_chore *next = list->next;
        list->next = NULL;
        write_list(desk, list);
        list->next = next;
        list = next;
    }
}

/* ---- reading ---- */

static void read_list(struct desk *desk, struct ks_chore *list)
{
    for (; list != NULL; list = list->next)
        list->done = list->work(list, desk->store, &list->no);
}

/* ---- threads ---- */

static struct ks_chore *take(struct desk *desk, size_t most)
{
    struct ks_chore *list = desk->waiting, **at = &desk->waiting;
    for (size_t i = 0; i < most && *at != NULL; i++)
        at = &(*at)->next;
    desk->waiting = *at;
    *at = NULL;
    if (desk->waiting == NULL)
        desk->last = &desk->waiting;
    return list;
}

static void hand_back(struct ks_keeper *k, struct ks_chore *list)
{
    while (list != NULL) {
        struct ks_chore *next = list->next;
        append(&k->last, list);
        list = next;
    }
    k->wake(k->context);
}

/* On shutdown, finish what is queued first. */
static void *keep(void *context)
{
    struct desk *desk = context;
    struct ks_keeper *k = desk->keeper;
    size_t most = desk == &k->writing ? MOST_AT_ONCE : 1;
    pthread_mutex_lock(&k->lock);
    while (desk->waiting != NULL || !atomic_load(&k->stop)) {
        struct ks_chore *list = take(desk, most);
        if (list == NULL) {
            pthread_cond_wait(&k->asked, &k->lock);
            continue;
        }
        pthread_mutex_unlock(&k->lock);
        desk->work(desk, list);
        pthread_mutex_lock(&k->lock);
        hand_back(k, list);
    }
    pthread_mutex_unlock(&k->lock);
    return NULL;
}

static void open_desk(struct ks_keeper *k, struct desk *desk, struct ks_store *store,
                      void (*work)(struct desk *, struct ks_chore *))
{
    *desk = (struct desk){.keeper = k, .store = store, .work = work};
    desk->last = &desk->waiting;
    desk->started = store != NULL && pthread_create(&desk->thread, NULL, keep, desk) == 0;
}

struct ks_keeper *ks_keeper_new(struct ks_store *store, void (*wake)(void *),
                                void *context, struct ks_refusal *no)
{
    struct ks_keeper *k = calloc(1, sizeof *k);
    if (k == NULL) {
        ks_refuse(no, "internal", "Out of memory.");
        return NULL;
    }
    pthread_mutex_init(&k->lock, NULL);
    pthread_cond_init(&k->asked, NULL);
    k->last = &k->done;
    k->wake = wake;
    k->context = context;
    ks_refuse(no, "internal", "Cannot start a thread.");
    ks_store_patience(store, wait_for_others, k);
    open_desk(k, &k->writing, store, write_list);
    open_desk(k, &k->reading, ks_store_reader(store, no), read_list);
    if (k->writing.started && k->reading.started)
        return k;
    ks_keeper_free(k);
    return NULL;
}

void ks_keeper_free(struct ks_keeper *k)
{
    if (k == NULL)
        return;
    struct desk *const desk[] = {&k->writing, &k->reading};
    pthread_mutex_lock(&k->lock);
    atomic_store(&k->stop, true);
    pthread_cond_broadcast(&k->asked);
    pthread_mutex_unlock(&k->lock);
    for (int i = 0; i < 2; i++)
        if (desk[i]->started)
            pthread_join(desk[i]->thread, NULL);
    while (ks_keeper_finish(k))
        ;
    ks_store_patience(k->writing.store, NULL, NULL);
    ks_store_close(k->reading.store);
    pthread_cond_destroy(&k->asked);
    pthread_mutex_destroy(&k->lock);
    free(k);
}

/* ---- for the event loop ---- */

static void start(struct ks_keeper *k, struct desk *desk, struct ks_chore *chore)
{
    chore->no = (struct ks_refusal){.code = "internal"};
    pthread_mutex_lock(&k->lock);
    append(&desk->last, chore);
    k->open++;
    pthread_cond_broadcast(&k->asked);
    pthread_mutex_unlock(&k->lock);
}

void ks_keeper_write(struct ks_keeper *k, struct ks_chore *chore)
{
    start(k, &k->writing, chore);
}

void ks_keeper_read(struct ks_keeper *k, struct ks_chore *chore)
{
    start(k, &k->reading, chore);
}

bool ks_keeper_finish(struct ks_keeper *k)
{
    pthread_mutex_lock(&k->lock);
    struct ks_chore *chore = k->done;
    if (chore != NULL) {
        k->done = chore->next;
        k->open--;
    }
    if (k->done == NULL)
        k->last = &k->done;
    pthread_mutex_unlock(&k->lock);
    if (chore != NULL)
        chore->finish(chore);
    pthread_mutex_lock(&k->lock);
    bool more = k->done != NULL;
    pthread_mutex_unlock(&k->lock);
    return more;
}

bool ks_keeper_is_busy(struct ks_keeper *k)
{
    pthread_mutex_lock(&k->lock);
    bool busy = k->open > 0;
    pthread_mutex_unlock(&k->lock);
    return busy;
}
