#include "server/review.h"

#include <stdlib.h>

#include "server/state.h"
#include "server/thinker.h"
#include "wire/analysis.h"
#include "wire/reply.h"

/* A game as it was when the analysis was asked for, and what was found. */
struct ks_review {
    struct ks_course course;
    struct ks_analysis analysis;
    uint64_t hash; /* of its last position */
    bool made;
    struct ks_job *job; /* that makes it, or NULL */
};

struct making {
    struct ks_job job;
    struct ks_room *room;
    struct ks_review *review; /* the room's, once it is made */
    unsigned told;
};

void ks_review_free(struct ks_review *review)
{
    if (review == NULL)
        return;
    ks_analysis_free(&review->analysis);
    ks_course_free(&review->course);
    free(review);
}

bool ks_review_open(const struct ks_client *c)
{
    const struct ks_room *room = c->room;
    return ks_match_over(room->match) ||
           (c->sides == 3 && !room->stored.curtain && room->lesson < 0);
}

/* ---- in a thinking thread ---- */

static bool is_to_stop(void *context, unsigned done)
{
    struct ks_job *job = context;
    atomic_store(&job->done, done);
    return atomic_load(&job->now);
}

static void work(struct ks_job *job)
{
    struct ks_review *review = ((struct making *)job)->review;
    struct ks_study study = {
        .player = ks_player("staff"), .seed = 1, .stop = is_to_stop, .context = job};
    review->made = ks_analyse(&review->analysis, &review->course, &study);
}

/* ---- in the event loop ---- */

static void push(const struct ks_room *room, unsigned done, bool ready)
{
    for (struct ks_client *c = room->server->clients; c != NULL; c = c->next)
        if (c->room == room && !c->curtained && ks_review_open(c))
            ks_client_send(c, json_pack("{s:s, s:i, s:b}", "push", "analysis", "done",
                                        (int)done, "ready", (int)ready));
}

static void tell_progress(struct ks_job *job)
{
    struct making *x = (struct making *)job;
    unsigned done = atomic_load(&job->done);
    if (done == x->told)
        return;
    x->told = done;
    push(x->room, done, false);
}

static void finish(struct ks_job *job)
{
    struct making *x = (struct making *)job;
    x->review->job = NULL;
    push(x->room, 1000, true);
}

/* The review belongs to its room, which waits for its jobs before it is freed. */
static void free_making(struct ks_job *job)
{
    free((struct making *)job);
}

static struct ks_review *begin(struct ks_room *room)
{
    struct ks_review *review = calloc(1, sizeof *review);
    struct making *x = calloc(1, sizeof *x);
    if (review == NULL || x == NULL || !ks_course_take(&review->course, room->match)) {
        ks_review_free(review);
        free(x);
        return NULL;
    }
    x->job = (struct ks_job){.room = room,
                             .slow = true,
                             .work = work,
                             .progress = tell_progress,
                             .finish = finish,
                             .free = free_making};
    x->room = room;
    x->review = review;
    review->hash = ks_hash(room->game, &room->match->state);
    review->job = &x->job;
    ks_thinker_start(room->server->thinker, &x->job);
    ks_server_watch(room->server);
    return review;
}

/* Is it about the game as it stands now? */
static bool is_fresh(const struct ks_room *room)
{
    const struct ks_review *review = room->review;
    return review->course.entries == room->match->entries &&
           review->course.over == ks_match_over(room->match) &&
           review->hash == ks_hash(room->game, &room->match->state);
}

bool ks_review_ask(struct ks_room *room, json_t *out, enum ks_language language)
{
    struct ks_review *review = room->review;
    if (review != NULL && review->job == NULL && (!review->made || !is_fresh(room))) {
        ks_review_free(review);
        review = room->review = NULL;
    }
    if (review == NULL)
        review = room->review = begin(room);
    if (review == NULL)
        return false;
    ks_add_bool(out, "ready", review->job == NULL);
    if (review->job == NULL)
        ks_reply_analysis(out, &review->course, &review->analysis, language);
    else
        ks_add_int(out, "done", (json_int_t)atomic_load(&review->job->done));
    return true;
}
