#include "server/client.h"

#include <libwebsockets.h>
#include <stdlib.h>
#include <string.h>

#include "server/hint.h"
#include "server/now.h"
#include "server/op.h"
#include "server/state.h"
#include "server/words.h"
#include "wire/reply.h"

void ks_client_init(struct ks_client *c, struct ks_server *server, struct lws *wsi)
{
    c->server = server;
    c->wsi = wsi;
    c->last = &c->first;
    c->allowance = KS_CLIENT_BURST;
    c->sat = KS_NOBODY;
    c->entries = json_array();
    c->next = server->clients;
    server->clients = c;
    server->count++;
}

void ks_client_done(struct ks_client *c)
{
    ks_client_leave(c);
    for (struct ks_client **at = &c->server->clients; *at != NULL; at = &(*at)->next)
        if (*at == c) {
            *at = c->next;
            c->server->count--;
            break;
        }
    while (c->first != NULL) {
        struct ks_message *m = c->first;
        c->first = m->next;
        free(m);
    }
    json_decref(c->entries);
    ks_buffer_free(&c->in);
}

/* ---- sending ---- */

static void enqueue(struct ks_client *c, const char *text, size_t length)
{
    struct ks_message *m = malloc(sizeof *m + LWS_PRE + length);
    if (m == NULL || c->waiting > KS_CLIENT_WAITING) {
        free(m);
        c->drop = true; /* it does not listen, or there is no memory: it comes back */
        return;
    }
    *m = (struct ks_message){.length = length};
    m->text = (unsigned char *)(m + 1) + LWS_PRE;
    memcpy(m->text, text, length);
    *c->last = m;
    c->last = &m->next;
    c->waiting += length;
}

void ks_client_send(struct ks_client *c, json_t *object)
{
    char *text = json_dumps(object, KS_REPLY_STYLE);
    json_decref(object);
    if (text == NULL)
        c->drop = true;
    else
        enqueue(c, text, strlen(text));
    free(text);
    ks_server_want_write(c);
}

void ks_client_sent(struct ks_client *c)
{
    struct ks_message *m = c->first;
    c->first = m->next;
    if (c->first == NULL)
        c->last = &c->first;
    c->waiting -= m->length;
    free(m);
    if (c->behind && c->waiting <= KS_CLIENT_ENOUGH)
        ks_client_tell(c, false);
}

/* ---- seats ---- */

void ks_client_sit(struct ks_client *c, struct ks_room *room, unsigned sides)
{
    enum ks_actor actor = ks_actor(&room->match->state);
    if (c->room != room) /* who sits down again must not close the room behind him */
        ks_client_leave(c);
    ks_hint_drop(c);
    json_array_clear(c->entries);
    c->room = room;
    c->sides = sides;
    c->known = false;
    c->arrived = true;
    c->sat = sides == 1 ? KS_SIDE_A : sides == 2 ? KS_SIDE_B : KS_NOBODY;
    if (sides == 3)
        c->sat = actor < KS_CHANCE ? (int)actor : KS_SIDE_A;
    c->curtained = sides == 3 && room->stored.curtain && !ks_match_over(room->match);
}

unsigned ks_client_own(const struct ks_client *c)
{
    return c->room->stored.curtain && c->sat < 2 ? 1u << c->sat : c->sides;
}

static void stand_up(struct ks_client *c)
{
    ks_hint_drop(c);
    c->room = NULL;
    c->sides = 0;
    c->curtained = c->known = c->behind = false;
    json_array_clear(c->entries);
}

void ks_client_leave(struct ks_client *c)
{
    struct ks_room *room = c->room;
    if (room == NULL)
        return;
    stand_up(c);
    ks_room_tell(room);
    ks_room_tidy(room);
}

void ks_client_expel(struct ks_client *c)
{
    static const char *const text[KS_LANGUAGES] = {
        "This table was closed. Its game is kept unless it was deleted.",
        "Ten stół zamknięto. Gra jest zachowana, o ile jej nie usunięto."};
    stand_up(c);
    ks_client_send(c,
                   json_pack("{s:s, s:s}", "push", "gone", "message", text[c->language]));
}

/* Who plays both sides looks from that of the one who decides; with the curtain, not before
 * he says so. True if there is nothing to be shown yet. */
static bool hand_over(struct ks_client *c)
{
    const struct ks_match *m = c->room->match;
    enum ks_actor actor = ks_actor(&m->state);
    if (ks_match_over(m)) {
        c->curtained = false;
        return false;
    }
    if (c->sides != 3 || actor >= KS_CHANCE || (int)actor == c->sat)
        return c->curtained;
    c->sat = (int)actor;
    c->curtained = c->room->stored.curtain;
    return c->curtained;
}

static json_t *json_curtain(const struct ks_client *c)
{
    return json_pack("{s:s, s:s, s:i}", "push", "curtain", "side",
                     c->room->game->side[c->sat], "n", (int)c->room->match->entries);
}

void ks_client_tell(struct ks_client *c, bool full)
{
    c->behind = !full && c->waiting > KS_CLIENT_ENOUGH;
    if (c->behind)
        return;
    if (hand_over(c)) {
        json_array_clear(c->entries);
        c->known = c->arrived = false;
        ks_client_send(c, json_curtain(c));
        return;
    }
    ks_client_send(c, ks_now(c, full || !c->known));
    c->arrived = false;
}

/* ---- hearing ---- */

/* A bucket that fills at a steady rate: short bursts are fine, a stream is not. */
static bool is_too_fast(struct ks_client *c, double now)
{
    c->allowance += (now - c->heard) * KS_CLIENT_RATE;
    if (c->allowance > KS_CLIENT_BURST)
        c->allowance = KS_CLIENT_BURST;
    c->heard = now;
    if (c->allowance < 1) {
        c->drop = c->drop || ++c->refused > KS_CLIENT_PATIENCE;
        return true;
    }
    c->allowance -= 1;
    return false;
}

/* A second of waiting is enough for anything that was asked. */
void ks_client_charge(struct ks_client *c, double seconds)
{
    c->allowance -= seconds * KS_CLIENT_WORK;
    if (c->allowance < -KS_CLIENT_RATE)
        c->allowance = -KS_CLIENT_RATE;
}

static void refuse(struct ks_client *c, json_t *id, const struct ks_refusal *no)
{
    char text[1024];
    json_t *error = json_object(), *reply = json_object();
    ks_words_refusal(no, c->language, text, sizeof text);
    json_object_set_new(error, "code", json_string(no->code));
    json_object_set_new(error, "message", ks_reply_text(text));
    json_object_set_new(error, "paragraph",
                        no->paragraph[0] == '\0' ? json_null()
                                                 : json_string(no->paragraph));
    json_object_set(reply, "id", id == NULL ? json_null() : id);
    json_object_set_new(reply, "ok", json_false());
    json_object_set_new(reply, "error", error);
    ks_client_send(c, reply);
}

void ks_client_message(struct ks_client *c, const char *text, size_t length, double now)
{
    struct ks_refusal no = {.code = "bad_request"};
    json_error_t fault;
    json_t *id = NULL;
    json_t *request = json_loadb(text, length, JSON_REJECT_DUPLICATES, &fault);
    if (is_too_fast(c, now))
        ks_refuse(&no, "too_fast", "Too many messages; wait a moment.");
    else if (!json_is_object(request))
        ks_refuse(&no, "bad_json", "A message is one JSON object: %s (column %d).",
                  fault.text, fault.column);
    else {
        json_t *reply = json_object();
        struct ks_request r = {c, request, reply, length, no};
        id = json_object_get(request, "id");
        if (ks_request_run(&r)) {
            json_object_set(reply, "id", id == NULL ? json_null() : id);
            json_object_set_new(reply, "ok", json_true());
            ks_client_send(c, reply);
            json_decref(request);
            if (c->arrived && c->room != NULL)
                ks_room_go(c->room);
            return;
        }
        json_decref(reply);
        no = r.no;
    }
    id = json_object_get(request, "id");
    refuse(c, id, &no);
    json_decref(request);
}
