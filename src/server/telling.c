#include "server/telling.h"

#include "server/state.h"

/* In one part: some milliseconds. */
enum { MOST_TOLD = 40, MOST_PASSED = 400 };

/* True while there is more. */
static bool tell_part(struct ks_telling *t)
{
    struct ks_retelling *r = &t->retelling;
    if (r->at + 1 < r->first) {
        size_t left = r->first - 1 - r->at;
        if (ks_match_retell_some(r, left < MOST_PASSED ? left : MOST_PASSED, NULL, NULL))
            return true;
    }
    if (t->begin != NULL)
        t->begin(t, &r->state);
    t->begin = NULL;
    return ks_match_retell_some(r, MOST_TOLD, t->listener, t);
}

bool ks_telling_start(struct ks_telling *t, struct ks_request *r, size_t first,
                      size_t last)
{
    struct ks_server *server = r->client->server;
    t->room = r->client->room;
    ks_match_retell_begin(&t->retelling, t->room->match, first, last);
    if (!tell_part(t)) {
        t->end(t, r->out);
        t->free(t);
        return true;
    }
    t->errand = ks_request_later(r);
    if (t->errand == NULL) {
        t->free(t);
        return true;
    }
    t->next = server->tellings;
    server->tellings = t;
    ks_server_wake(server);
    return true;
}

static void put_last(struct ks_telling **list, struct ks_telling *t)
{
    while (*list != NULL)
        list = &(*list)->next;
    t->next = NULL;
    *list = t;
}

bool ks_telling_go_on(struct ks_server *server)
{
    struct ks_telling *t = server->tellings;
    if (t == NULL)
        return false;
    server->tellings = t->next;
    double start = ks_server_work();
    bool more = t->errand->client != NULL && tell_part(t);
    t->errand->seconds += ks_server_work() - start;
    if (more)
        put_last(&server->tellings, t);
    else {
        t->end(t, t->errand->out);
        ks_errand_end(t->errand, NULL);
        t->free(t);
    }
    return server->tellings != NULL;
}

void ks_telling_forget(struct ks_room *room)
{
    static const struct ks_refusal gone = {.code = "no_game",
                                           .message = "The table was closed."};
    for (struct ks_telling **at = &room->server->tellings; *at != NULL;) {
        struct ks_telling *t = *at;
        if (t->room != room) {
            at = &t->next;
            continue;
        }
        *at = t->next;
        ks_errand_end(t->errand, &gone);
        t->free(t);
    }
}
