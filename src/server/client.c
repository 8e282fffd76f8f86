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
    c->last_asking = &c->asking;
    c->allowance = KS_CLIENT_BURST;
    c->sat = KS_NOBODY;
    c->entries = json_array();
    c->next = server->clients;
    server->clients = c;
    server->count++;
}

static struct ks_asking *next_asking(struct ks_client *c)
{
    struct ks_asking *a = c->asking;
    c->asking = a->next;
    if (c->asking == NULL)
        c->last_asking = &c->asking;
    c->askings--;
    return a;
}

static void free_asking(struct ks_asking *a)
{
    json_decref(a->request);
    free(a);
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
    while (c->asking != NULL)
        free_asking(next_asking(c));
    if (c->errand != NULL)
        c->errand->client = NULL;
    json_decref(c->entries);
    ks_buffer_free(&c->in);
}

/* ---- sending ---- */

static void enqueue(struct ks_client *c, const char *text, size_t length)
{
    struct ks_message *m = malloc(sizeof *m + LWS_PRE + length);
    if (m == NULL || c->waiting > KS_CLIENT_WAITING) {
        free(m);
        c->drop = true; /* it does not read, or out of memory: it will reconnect */
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

/* Is something known to one side alone? */
static bool has_secrets(const struct ks_game *g, const struct ks_state *s)
{
    struct ks_state view;
    uint64_t known[2];
    for (int side = 0; side < 2; side++) {
        ks_view(g, s, side, &view);
        known[side] = ks_hash(g, &view);
    }
    return known[0] != known[1];
}

/* Will the decision at hand be such a thing? */
static bool becomes_secret(const struct ks_game *g, const struct ks_state *s)
{
    enum ks_actor actor = ks_actor(s);
    struct ks_actions list;
    if (actor >= KS_CHANCE)
        return false;
    ks_legal(g, s, &list);
    return list.n > 0 && ks_match_hidden(g, s, list.v[0], 1 - (int)actor);
}

/* The curtain falls only where something secret would be seen. */
static bool needs_curtain(const struct ks_room *room)
{
    const struct ks_match *m = room->match;
    return room->stored.curtain && !ks_match_over(m) &&
           (has_secrets(room->game, &m->state) || becomes_secret(room->game, &m->state));
}

void ks_client_sit(struct ks_client *c, struct ks_room *room, unsigned sides)
{
    enum ks_actor actor = ks_actor(&room->match->state);
    if (c->room != room) /* a client that changes seats must not close the room */
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
    c->alone = false;
    c->curtained = sides == 3 && needs_curtain(room);
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
        "This table was closed. Its game is saved unless it was deleted.",
        "Ten stół zamknięto. Partia jest zapisana, chyba że ją usunięto."};
    stand_up(c);
    ks_client_send(c,
                   json_pack("{s:s, s:s}", "push", "gone", "message", text[c->language]));
}

/* A client with both sides views the side that decides; behind a curtain, only once it says so.
 * True if nothing may be shown yet. */
static bool hand_over(struct ks_client *c)
{
    const struct ks_match *m = c->room->match;
    enum ks_actor actor = ks_actor(&m->state);
    if (ks_match_over(m)) {
        c->curtained = false;
        return false;
    }
    if (c->sides != 3 || actor >= KS_CHANCE || ((int)actor == c->sat && c->alone))
        return c->curtained;
    c->sat = (int)actor;
    c->alone = false;
    c->curtained = needs_curtain(c->room);
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

static void refuse(struct ks_client *c, const json_t *request,
                   const struct ks_refusal *no)
{
    char text[1024];
    json_t *error = json_object(), *reply = json_object();
    json_t *id = json_object_get(request, "id");
    ks_words_refusal(no, c->language, text, sizeof text);
    ks_add_text(error, "code", no->code);
    ks_add_text(error, "message", text);
    ks_add_text(error, "paragraph", no->paragraph[0] == '\0' ? NULL : no->paragraph);
    json_object_set(reply, "id", id == NULL ? json_null() : id);
    ks_add(reply, "ok", json_false());
    ks_add(reply, "error", error);
    ks_client_send(c, reply);
}

static void answer(struct ks_client *c, const json_t *request, json_t *reply)
{
    json_t *id = json_object_get(request, "id");
    json_object_set(reply, "id", id == NULL ? json_null() : id);
    ks_add(reply, "ok", json_true());
    ks_client_send(c, reply);
    if (c->arrived && c->room != NULL)
        ks_room_go(c->room);
}

struct ks_errand *ks_request_later(struct ks_request *r)
{
    struct ks_errand *e = calloc(1, sizeof *e);
    r->later = true;
    if (e == NULL) { /* he has no answer: he comes back and sees how it stands */
        r->client->drop = true;
        return NULL;
    }
    e->client = r->client;
    e->in = json_incref(r->in);
    e->out = json_incref(r->out);
    r->client->errand = e;
    return e;
}

void ks_errand_end(struct ks_errand *e, const struct ks_refusal *no)
{
    struct ks_client *c = e->client;
    if (c != NULL) {
        c->errand = NULL;
        c->server->freed = true;
        ks_client_charge(c, e->seconds);
        if (no == NULL)
            answer(c, e->in, json_incref(e->out));
        else
            refuse(c, e->in, no);
    }
    json_decref(e->in);
    json_decref(e->out);
    free(e);
}

/* False if it must wait until its room is free. */
static bool serve(struct ks_client *c, json_t *request, size_t length)
{
    struct ks_request r = {.client = c,
                           .in = request,
                           .out = json_object(),
                           .length = length,
                           .no = {.code = "bad_request"}};
    bool done = ks_request_run(&r);
    if (done && !r.later)
        answer(c, request, json_incref(r.out));
    else if (!done && !r.wait)
        refuse(c, request, &r.no);
    json_decref(r.out);
    return !r.wait;
}

void ks_client_catch_up(struct ks_client *c)
{
    while (c->asking != NULL && c->errand == NULL && !c->server->closing) {
        struct ks_asking *a = next_asking(c);
        if (!serve(c, a->request, a->length)) {
            a->next = c->asking;
            c->asking = a;
            if (a->next == NULL)
                c->last_asking = &a->next;
            c->askings++;
            return;
        }
        free_asking(a);
    }
}

static void ask(struct ks_client *c, json_t *request, size_t length)
{
    struct ks_asking *a = malloc(sizeof *a);
    if (a == NULL) {
        c->drop = true;
        return;
    }
    *a = (struct ks_asking){NULL, json_incref(request), length};
    *c->last_asking = a;
    c->last_asking = &a->next;
    c->askings++;
    ks_client_catch_up(c);
}

/* A ping is answered at once, whatever the client is waiting for. */
static bool is_ping(const json_t *request)
{
    const char *op = json_string_value(json_object_get(request, "op"));
    return op != NULL && strcmp(op, "ping") == 0;
}

void ks_client_message(struct ks_client *c, const char *text, size_t length, double now)
{
    struct ks_refusal no;
    json_error_t fault;
    json_t *request = json_loadb(text, length, JSON_REJECT_DUPLICATES, &fault);
    bool refused = true;
    if (is_too_fast(c, now))
        ks_refuse(&no, "too_fast", "Too many messages; wait a moment.");
    else if (request == NULL && json_error_code(&fault) == json_error_out_of_memory)
        ks_refuse(&no, "internal", "Out of memory; try again.");
    else if (request == NULL)
        ks_refuse(&no, "bad_json", "This is not a JSON object: %s (column %d).",
                  fault.text, fault.column);
    else if (!json_is_object(request))
        ks_refuse(&no, "bad_json", "Send one JSON object in each message.");
    else
        refused = false;
    c->asked = c->asked || !refused;
    if (refused)
        refuse(c, request, &no);
    else if (is_ping(request))
        serve(c, request, length);
    else
        ask(c, request, length);
    json_decref(request);
}
