/* At the table: taking a seat, acting, undoing, ending. */
#include <stdlib.h>
#include <string.h>

#include "driver/replay.h"
#include "server/keeper.h"
#include "server/now.h"
#include "server/op.h"
#include "server/standing.h"
#include "server/state.h"
#include "wire/reply.h"

/* ---- seats ---- */

/* What the tokens allow: sides as bits; false if one of them allows nothing. */
static bool read_tokens(const json_t *in, const struct ks_stored *stored, unsigned *sides,
                        struct ks_refusal *no)
{
    json_t *list = json_object_get(in, "tokens");
    *sides = 0;
    bool any = false;
    for (size_t i = 0; i < json_array_size(list) && i < 4; i++) {
        const char *token = json_string_value(json_array_get(list, i));
        enum ks_stored_right right =
            token == NULL ? KS_RIGHT_NONE : ks_store_token(stored, token);
        if (right == KS_RIGHT_NONE)
            return ks_refuse(
                no, "bad_token",
                "This link does not belong to a seat of this game. Ask for a new one.");
        any = true;
        *sides |= right == KS_RIGHT_SIDE_A ? 1u : right == KS_RIGHT_SIDE_B ? 2u : 0u;
    }
    return any || ks_refuse(no, "bad_token",
                            "This seat needs its token: open the link you were sent, or "
                            "use the lobby.");
}

static void sit_down(struct ks_client *c, struct ks_room *room, unsigned sides,
                     json_t *out)
{
    ks_client_sit(c, room, sides);
    ks_now_table(out, c);
}

/* For a valid token, a game that is not open is read and replayed in another thread. */
struct joining {
    struct ks_chore chore; /* first */
    struct ks_server *server;
    struct ks_errand *errand;
    struct ks_room *room;
    unsigned sides;
    double seconds;
};

static bool read_room(struct ks_chore *chore, struct ks_store *store,
                      struct ks_refusal *no)
{
    struct joining *j = (struct joining *)chore;
    const json_t *in = j->errand->in;
    struct ks_stored stored;
    double start = ks_server_work();
    if (ks_store_find(store, json_string_value(json_object_get(in, "game")), &stored,
                      no) &&
        read_tokens(in, &stored, &j->sides, no))
        j->room = ks_room_read(j->server, store, &stored, no);
    j->seconds = ks_server_work() - start;
    return j->room != NULL;
}

/* Another client may have opened it in the meantime, and played on. */
static void finish_joining(struct ks_chore *chore)
{
    struct joining *j = (struct joining *)chore;
    struct ks_errand *e = j->errand;
    struct ks_client *c = e->client;
    e->seconds = j->seconds;
    if (j->room != NULL && c != NULL && !j->server->closing) {
        struct ks_room *open = ks_room_find(j->server, j->room->stored.id);
        if (open == NULL)
            ks_room_enlist(open = j->room);
        if (open == j->room)
            j->room = NULL;
        sit_down(c, open, j->sides, e->out);
    }
    ks_errand_end(e, chore->done ? NULL : &chore->no);
    ks_room_discard(j->room);
    free(j);
}

bool ks_do_join(struct ks_request *r)
{
    const char *id;
    unsigned sides;
    struct ks_server *server = r->client->server;
    if (!ks_request_text(r, "game", &id))
        return false;
    struct ks_room *room = ks_room_find(server, id);
    if (room != NULL) {
        if (!read_tokens(r->in, &room->stored, &sides, &r->no))
            return false;
        sit_down(r->client, room, sides, r->out);
        return true;
    }
    struct joining *j = calloc(1, sizeof *j);
    if (j == NULL || (j->errand = ks_request_later(r)) == NULL) {
        free(j);
        return ks_refuse(&r->no, "internal", "Out of memory; try again.");
    }
    j->chore = (struct ks_chore){.work = read_room, .finish = finish_joining};
    j->server = server;
    ks_keeper_read(server->keeper, &j->chore);
    return true;
}

bool ks_do_leave(struct ks_request *r)
{
    ks_client_leave(r->client);
    return true;
}

bool ks_do_sit(struct ks_request *r)
{
    struct ks_client *c = r->client;
    const char *name;
    if (!ks_request_text(r, "side", &name))
        return false;
    for (int side = 0; side < 2; side++) {
        if (strcmp(name, c->room->game->side[side]) != 0)
            continue;
        if (!(c->sides >> side & 1))
            return ks_refuse(&r->no, "not_yours", "That is not your seat.");
        enum ks_actor actor = ks_actor(&c->room->match->state);
        if (c->room->stored.curtain && c->sides == 3 && actor < KS_CHANCE &&
            (int)actor != side && !ks_match_over(c->room->match))
            return ks_refuse(
                &r->no, "not_your_turn",
                "With the curtain, only the player who decides may see the table.");
        c->sat = side;
        c->curtained = false;
        c->alone = true;
        ks_client_tell(c, true);
        return true;
    }
    return ks_refuse(&r->no, "bad_request", "side: expected %s or %s.",
                     c->room->game->side[0], c->room->game->side[1]);
}

/* ---- deciding ---- */

bool ks_do_act(struct ks_request *r)
{
    const char *action;
    struct ks_client *c = r->client;
    enum ks_actor actor = ks_actor(&c->room->match->state);
    if (!ks_request_fresh(r) || !ks_request_text(r, "action", &action))
        return false;
    if (!ks_match_over(c->room->match) &&
        (actor >= KS_CHANCE || !(c->sides >> actor & 1) || (int)actor != c->sat))
        return ks_refuse(&r->no, "not_yours", "It is not your decision.");
    c->room->match->language = c->language;
    return ks_room_act(c->room, c->sat, action, &r->no) && ks_request_kept(r);
}

bool ks_do_undo(struct ks_request *r)
{
    return ks_request_fresh(r) &&
           ks_room_undo(r->client->room, ks_client_own(r->client),
                        json_is_true(json_object_get(r->in, "whole")), &r->no) &&
           ks_request_kept(r);
}

bool ks_do_redo(struct ks_request *r)
{
    return ks_request_fresh(r) &&
           ks_room_redo(r->client->room, r->client->sides, &r->no) && ks_request_kept(r);
}

bool ks_do_resign(struct ks_request *r)
{
    return ks_room_resign(r->client->room, r->client->sat, &r->no) && ks_request_kept(r);
}

bool ks_do_draw(struct ks_request *r)
{
    static const char *const word[] = {"offer", "accept", "decline"};
    const char *answer;
    if (!ks_request_text(r, "answer", &answer))
        return false;
    for (int i = 0; i < 3; i++)
        if (strcmp(answer, word[i]) == 0)
            return ks_room_draw(r->client->room, r->client->sides, (enum ks_draw)i,
                                &r->no) &&
                   ks_request_kept(r);
    return ks_refuse(&r->no, "bad_request", "answer: expected offer, accept or decline.");
}

/* ---- standing answers ---- */

static void add_standing(struct ks_errand *e, const struct ks_room *room)
{
    if (e->client != NULL && e->client->room == room)
        ks_add(e->out, "answers", ks_standing_reply(room, e->client->sat));
}

bool ks_do_standing(struct ks_request *r)
{
    struct ks_client *c = r->client;
    struct ks_room *room = c->room;
    json_t *answers = json_object_get(r->in, "answers");
    if (answers != NULL && !ks_standing_give(room, c->sat, answers, &r->no))
        return false;
    ks_add(r->out, "answers", ks_standing_reply(room, c->sat));
    ks_request_kept(r);
    if (room->errand != NULL)
        room->errand->fill = add_standing;
    return true;
}

/* ---- files ---- */

/* A save contains the dice of a running game: only for a client with all human seats. */
static bool may_export(const struct ks_client *c)
{
    const struct ks_match *m = c->room->match;
    for (unsigned side = 0; side < 2; side++)
        if (ks_player_is_human(&m->terms.player[side]) && !(c->sides >> side & 1))
            return ks_match_over(m);
    return true;
}

bool ks_do_export(struct ks_request *r)
{
    const struct ks_room *room = r->client->room;
    struct ks_buffer text = {0};
    if (!may_export(r->client))
        return ks_refuse(&r->no, "not_yours",
                         "You can export a game when it is over: before, its file would "
                         "show the dice to come.");
    if (!ks_replay_write(room->match, &text)) {
        ks_buffer_free(&text);
        return ks_refuse(&r->no, "internal", "Out of memory; try again.");
    }
    const char *slash = strchr(room->stored.scenario, '/');
    ks_add(r->out, "name",
           json_sprintf("%.*s-%s-%.8s.ksr", (int)strcspn(room->stored.scenario, "/"),
                        room->stored.scenario, slash == NULL ? "game" : slash + 1,
                        room->stored.id));
    ks_add(r->out, "data", json_stringn(text.text, text.length));
    ks_buffer_free(&text);
    return true;
}
