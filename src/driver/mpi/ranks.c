#include "driver/mpi/ranks.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "driver/mpi/post.h"

enum { NAP_US = 300, SERVE_MS = 2 };

/* A record on its way: the job's number stands before it. */
static size_t packet_bytes(const struct ks_jobs *jobs)
{
    return sizeof(uint32_t) + jobs->record;
}

/* Memory, or the end: the other processes would wait for one that gives up. */
static void *need(size_t n, size_t size)
{
    void *room = calloc(n, size);
    if (room == NULL)
        ks_post_abort();
    return room;
}

/* ---- the first process ---- */

struct ranks {
    struct ks_crew crew; /* first: a struct ranks is a crew */
    const struct ks_jobs *jobs;
    unsigned n;      /* processes, this one included */
    unsigned *hands; /* how many more jobs each takes */
    unsigned working;
    bool dismissed;
    double seconds;
    size_t length;         /* of a result that waits to be collected, or 0 */
    unsigned char *packet; /* the letter that was read last ... */
    size_t room;           /* ... has at most this many bytes */
};

/* The process with most free threads, so that work spreads evenly. */
static unsigned freest(const struct ranks *r)
{
    unsigned best = 0;
    for (unsigned i = 1; i < r->n; i++)
        if (r->hands[i] > r->hands[best])
            best = i;
    return best;
}

static bool offer(struct ks_crew *crew, uint32_t job)
{
    struct ranks *r = (struct ranks *)crew;
    unsigned to = freest(r);
    if (r->hands[to] == 0)
        return false;
    r->hands[to]--;
    ks_post_send(to, KS_LETTER_JOB, &job, sizeof job);
    return true;
}

/* Reads messages until one has a result; false if there is none. */
static bool read_letters(struct ranks *r)
{
    struct ks_letter letter;
    uint32_t hands;
    double seconds;
    while (r->length == 0 && ks_post_receive(&letter, r->packet, r->room)) {
        switch (letter.kind) {
        case KS_LETTER_HANDS:
            memcpy(&hands, r->packet, sizeof hands);
            r->hands[letter.from] = hands;
            break;
        case KS_LETTER_RECORD:
            r->hands[letter.from]++;
            r->length = letter.length;
            break;
        case KS_LETTER_REST:
            memcpy(&seconds, r->packet, sizeof seconds);
            r->seconds += seconds;
            r->working--;
            break;
        case KS_LETTER_JOB:
        case KS_LETTER_END: ks_post_abort(); /* only the first process sends these */
        }
    }
    return r->length > 0;
}

static void nap(void)
{
    nanosleep(&(struct timespec){.tv_nsec = NAP_US * 1000}, NULL);
}

/* Waiting inside MPI keeps a processor busy: poll and sleep instead. */
static void wait(struct ks_crew *crew, unsigned ms)
{
    for (unsigned us = 0; us < ms * 1000 && !read_letters((struct ranks *)crew);
         us += NAP_US)
        nap();
}

static bool collect(struct ks_crew *crew, uint32_t *job, void *record)
{
    struct ranks *r = (struct ranks *)crew;
    while (!read_letters(r)) {
        if (!r->dismissed || r->working == 0)
            return false;
        nap();
    }
    memcpy(job, r->packet, sizeof *job);
    memcpy(record, r->packet + sizeof *job, r->jobs->record);
    r->length = 0;
    return true;
}

static void dismiss(struct ks_crew *crew, bool hurry)
{
    struct ranks *r = (struct ranks *)crew;
    r->dismissed = true;
    for (unsigned i = 1; i < r->n; i++)
        ks_post_send(i, KS_LETTER_END, &hurry, sizeof hurry);
}

static double seconds(const struct ks_crew *crew)
{
    return ((const struct ranks *)crew)->seconds;
}

static void free_all(struct ks_crew *crew)
{
    struct ranks *r = (struct ranks *)crew;
    free(r->packet);
    free(r->hands);
    free(r);
}

struct ks_crew *ks_crew_ranks(const struct ks_jobs *jobs)
{
    struct ranks *r = need(1, sizeof *r);
    r->crew = (struct ks_crew){offer, collect, wait, dismiss, seconds, free_all};
    r->jobs = jobs;
    r->n = ks_post_ranks();
    r->working = r->n - 1;
    r->hands = need(r->n, sizeof *r->hands);
    r->room = packet_bytes(jobs) + sizeof(double);
    r->packet = need(1, r->room);
    return &r->crew;
}

/* ---- the others ---- */

struct server {
    const struct ks_jobs *jobs;
    struct ks_crew *crew;
    unsigned char *packet;
    bool ended, hurry;
};

static void take_letters(struct server *s)
{
    struct ks_letter letter;
    uint32_t job;
    while (!s->ended && ks_post_receive(&letter, &job, sizeof job)) {
        if (letter.kind == KS_LETTER_END) {
            s->ended = true;
            memcpy(&s->hurry, &job, sizeof s->hurry);
        } else if (letter.kind != KS_LETTER_JOB || !s->crew->offer(s->crew, job))
            ks_post_abort(); /* more than we have hands for */
    }
}

static void send_results(struct server *s)
{
    uint32_t job;
    while (s->crew->collect(s->crew, &job, s->packet + sizeof job)) {
        memcpy(s->packet, &job, sizeof job);
        ks_post_send(0, KS_LETTER_RECORD, s->packet, packet_bytes(s->jobs));
    }
}

void ks_ranks_serve(const struct ks_jobs *jobs)
{
    struct server s = {.jobs = jobs, .crew = ks_crew_threads(jobs)};
    s.packet = need(1, packet_bytes(jobs));
    if (s.crew == NULL)
        ks_post_abort();
    uint32_t hands = jobs->threads + 1; /* so that no thread waits for the post */
    ks_post_send(0, KS_LETTER_HANDS, &hands, sizeof hands);
    while (!s.ended) {
        take_letters(&s);
        s.crew->wait(s.crew, SERVE_MS);
        send_results(&s);
    }
    s.crew->dismiss(s.crew, s.hurry);
    send_results(&s);
    double seconds = s.crew->seconds(s.crew);
    ks_post_send(0, KS_LETTER_REST, &seconds, sizeof seconds);
    s.crew->free(s.crew);
    free(s.packet);
}
