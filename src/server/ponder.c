#include "server/ponder.h"

#include <stdlib.h>

#include "driver/helpers.h"
#include "server/state.h"
#include "server/thinker.h"

struct ponder {
    struct ks_job job;
    struct ks_room *room;
    struct ks_asked asked;
    struct ks_action answer;
    bool answered;
    unsigned told; /* of what is done */
};

/* A game that was begun on a larger machine is played with the threads of this one. */
static void limit_threads(struct ks_player *player)
{
    unsigned most = ks_processors();
    if (player->threads > most)
        player->threads = (uint16_t)most;
}

static void work(struct ks_job *job)
{
    struct ponder *p = (struct ponder *)job;
    p->answered = ks_player_decide(&p->asked, &p->answer);
}

static void tell_progress(struct ks_job *job)
{
    struct ponder *p = (struct ponder *)job;
    const struct ks_room *room = p->room;
    unsigned done = atomic_load(&job->done);
    if (done == p->told)
        return;
    p->told = done;
    for (struct ks_client *c = room->server->clients; c != NULL; c = c->next)
        if (c->room == room && c->known && !c->curtained)
            ks_client_send(c, json_pack("{s:s, s:i, s:i}", "push", "thinking", "n",
                                        (int)p->asked.event, "done", (int)done));
}

/* An answer about a position that was undone in the meantime is dropped. */
static bool is_asked(const struct ponder *p)
{
    const struct ks_match *m = p->room->match;
    return (uint32_t)m->entries == p->asked.event && !ks_match_over(m) &&
           ks_hash(m->game, &m->state) == p->room->asked;
}

static void finish(struct ks_job *job)
{
    struct ponder *p = (struct ponder *)job;
    p->room->thinking = NULL;
    struct ks_answered a = {p->answer, &p->asked.mind, p->answered ? "" : p->asked.fault};
    bool useful = p->answered || p->asked.fault[0] != '\0';
    ks_room_answered(p->room, useful && is_asked(p) ? &a : NULL);
}

/* What is being written comes first; it may take back what he thought about. */
static bool is_ready(const struct ks_job *job)
{
    return ((const struct ponder *)job)->room->change == KS_UNCHANGED;
}

static void free_ponder(struct ks_job *job)
{
    free((struct ponder *)job);
}

/* Two computer players play only while somebody watches; against a person, one moves even if he
 * is away. */
static bool is_wanted(const struct ks_room *room)
{
    const struct ks_player *player = room->match->terms.player;
    if (ks_player_is_human(&player[0]) || ks_player_is_human(&player[1]))
        return true;
    for (const struct ks_client *c = room->server->clients; c != NULL; c = c->next)
        if (c->room == room)
            return true;
    return false;
}

void ks_ponder(struct ks_room *room)
{
    if (room->thinking != NULL || room->read_only[0] != '\0' || !is_wanted(room))
        return;
    struct ponder *p = calloc(1, sizeof *p);
    if (p == NULL || !ks_match_asks(room->match, &p->asked)) {
        free(p);
        return;
    }
    p->job = (struct ks_job){.room = room,
                             .due = room->due,
                             .slow = p->asked.outside != NULL,
                             .ready = is_ready,
                             .work = work,
                             .progress = tell_progress,
                             .finish = finish,
                             .free = free_ponder};
    p->room = room;
    limit_threads(&p->asked.player);
    p->asked.now = &p->job.now;
    p->asked.done = &p->job.done;
    room->thinking = &p->job;
    room->asked = ks_hash(room->game, &p->asked.state);
    ks_thinker_start(room->server->thinker, &p->job);
    ks_server_watch(room->server);
}

static void end(struct ks_room *room)
{
    if (room->thinking != NULL)
        atomic_store(&room->thinking->now, true);
}

/* A program outside knows of no haste. */
void ks_ponder_hurry(struct ks_room *room)
{
    const struct ponder *p = (const struct ponder *)room->thinking;
    if (p == NULL || p->asked.outside != NULL)
        return;
    end(room);
    ks_server_wake(room->server); /* its answer may be waiting to be shown */
}

/* Hash 0 belongs to no position, so a position restored by redo is considered again: the answer
 * of an interrupted player is poor. */
void ks_ponder_drop(struct ks_room *room)
{
    room->asked = 0;
    end(room);
}
