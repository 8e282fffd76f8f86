#include "server/hint.h"

#include <stdlib.h>

#include "server/state.h"
#include "server/thinker.h"
#include "wire/advice.h"
#include "wire/reply.h"

struct hint {
    struct ks_job job;
    struct ks_room *room;
    int side;
    uint32_t n;     /* entries there were */
    uint64_t about; /* hash of what the seat knew */
    struct ks_asked asked;
    struct ks_advice advice;
    unsigned told; /* of what is done */
};

static void work(struct ks_job *job)
{
    struct hint *h = (struct hint *)job;
    ks_advise(&h->asked, &h->advice);
}

/* The client waiting for it, or NULL. */
static struct ks_client *asker(const struct hint *h)
{
    struct ks_client *c = h->room->server->clients;
    while (c != NULL && c->hint != &h->job)
        c = c->next;
    return c;
}

static json_t *json_push(const struct hint *h)
{
    return json_pack("{s:s, s:i}", "push", "hint", "n", (int)h->n);
}

static void tell_progress(struct ks_job *job)
{
    struct hint *h = (struct hint *)job;
    struct ks_client *c = asker(h);
    unsigned done = atomic_load(&job->done);
    if (c == NULL || done == h->told)
        return;
    h->told = done;
    json_t *out = json_push(h);
    ks_add_int(out, "done", (json_int_t)done);
    ks_client_send(c, out);
}

/* Is the position still the one he asked about? */
static bool is_fresh(const struct hint *h)
{
    const struct ks_match *m = h->room->match;
    struct ks_state view;
    ks_view(m->game, &m->state, h->side, &view);
    return m->entries == h->n && !ks_match_over(m) && ks_hash(m->game, &view) == h->about;
}

static void finish(struct ks_job *job)
{
    struct hint *h = (struct hint *)job;
    struct ks_client *c = asker(h);
    if (c == NULL)
        return;
    c->hint = NULL;
    if (!is_fresh(h))
        return;
    h->room->advised[h->side] = h->asked.mind;
    json_t *out = json_push(h);
    ks_reply_advice(out, h->room->game, &h->advice, c->language);
    ks_client_send(c, out);
}

static void free_hint(struct ks_job *job)
{
    free((struct hint *)job);
}

bool ks_hint_ask(struct ks_client *c)
{
    struct ks_player general = ks_player("general");
    struct ks_room *room = c->room;
    struct hint *h = calloc(1, sizeof *h);
    if (h == NULL)
        return false;
    ks_hint_drop(c);
    h->job = (struct ks_job){.room = room,
                             .work = work,
                             .progress = tell_progress,
                             .finish = finish,
                             .free = free_hint};
    h->room = room;
    h->side = c->sat;
    ks_advice_ask(room->match, &general, &room->advised[c->sat], &h->asked);
    h->n = h->asked.event;
    h->about = h->asked.seed;
    h->asked.now = &h->job.now;
    h->asked.done = &h->job.done;
    c->hint = &h->job;
    ks_thinker_start(room->server->thinker, &h->job);
    ks_server_watch(room->server);
    return true;
}

void ks_hint_hurry(struct ks_client *c)
{
    if (c->hint != NULL)
        atomic_store(&c->hint->now, true);
}

void ks_hint_drop(struct ks_client *c)
{
    ks_hint_hurry(c);
    c->hint = NULL;
}
