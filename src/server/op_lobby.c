/* The lobby: operations for the owner only. */
#include <stdlib.h>
#include <string.h>

#include "driver/helpers.h"
#include "server/addresses.h"
#include "server/api.h"
#include "server/keeper.h"
#include "server/loop.h"
#include "server/now.h"
#include "server/op.h"
#include "server/state.h"
#include "server/words.h"
#include "wire/lesson.h"
#include "wire/reply.h"

static void add_addresses(json_t *out, const struct ks_server *server)
{
    ks_add(out, "addresses", ks_addresses(server));
    ks_add_bool(out, "reachable", ks_reachable(server));
}

/* Tells the owners the addresses of the table. */
static void server_addresses_changed(const struct ks_server *server)
{
    for (struct ks_client *c = server->clients; c != NULL; c = c->next) {
        if (!c->owner)
            continue;
        json_t *push = json_pack("{s:s}", "push", "addresses");
        add_addresses(push, server);
        ks_client_send(c, push);
    }
}

bool ks_do_hello(struct ks_request *r)
{
    const char *name = ks_request_may(r, "lang");
    struct ks_client *c = r->client;
    c->language = name != NULL && strcmp(name, "pl") == 0 ? KS_POLISH : KS_ENGLISH;
    ks_add_text(r->out, "name", "kosynier");
    ks_add_text(r->out, "version", KS_VERSION);
    ks_add_int(r->out, "protocol", 1);
    ks_add_bool(r->out, "owner", c->owner);
    add_addresses(r->out, c->server);
    return true;
}

bool ks_do_listen(struct ks_request *r)
{
    struct ks_server *server = r->client->server;
    if (!ks_loop_listen(server, &r->no))
        return false;
    server_addresses_changed(server);
    add_addresses(r->out, server);
    return true;
}

/* ---- lists ---- */

/* What the reading thread finds: one game, or all of them. */
struct finding {
    struct ks_chore chore; /* first */
    struct ks_server *server;
    struct ks_errand *errand;
    struct ks_stored *game;
    size_t games, room;
    bool failed;
};

static void list_one(void *context, const struct ks_stored *game)
{
    struct finding *f = context;
    if (f->games == f->room) {
        size_t room = 2 * f->room + 16;
        struct ks_stored *more = realloc(f->game, room * sizeof *more);
        f->failed = f->failed || more == NULL;
        if (more == NULL)
            return;
        f->game = more;
        f->room = room;
    }
    f->game[f->games++] = *game;
}

static bool find_all(struct ks_chore *chore, struct ks_store *store,
                     struct ks_refusal *no)
{
    struct finding *f = (struct finding *)chore;
    return ks_store_list(store, list_one, f, no) &&
           (!f->failed || ks_refuse(no, "internal", "Out of memory; try again."));
}

static bool find_one(struct ks_chore *chore, struct ks_store *store,
                     struct ks_refusal *no)
{
    struct finding *f = (struct finding *)chore;
    struct ks_stored game;
    if (!ks_store_find(store, json_string_value(json_object_get(f->errand->in, "game")),
                       &game, no))
        return false;
    list_one(f, &game);
    return !f->failed || ks_refuse(no, "internal", "Out of memory; try again.");
}

static void end_finding(struct finding *f)
{
    ks_errand_end(f->errand, f->chore.done ? NULL : &f->chore.no);
    free(f->game);
    free(f);
}

static bool find(struct ks_request *r,
                 bool (*work)(struct ks_chore *, struct ks_store *, struct ks_refusal *),
                 void (*finish)(struct ks_chore *))
{
    struct finding *f = calloc(1, sizeof *f);
    if (f == NULL || (f->errand = ks_request_later(r)) == NULL) {
        free(f);
        return ks_refuse(&r->no, "internal", "Out of memory; try again.");
    }
    f->chore = (struct ks_chore){.work = work, .finish = finish};
    f->server = r->client->server;
    ks_keeper_read(f->server->keeper, &f->chore);
    return true;
}

/* A game in play: its room has the current summary. */
static void finish_games(struct ks_chore *chore)
{
    struct finding *f = (struct finding *)chore;
    struct ks_client *c = f->errand->client;
    json_t *list = json_array();
    for (size_t i = 0; i < f->games && c != NULL; i++) {
        const struct ks_room *room = ks_room_find(f->server, f->game[i].id);
        if (room != NULL)
            f->game[i].now = room->stored.now;
        json_array_append_new(list, ks_now_game(f->server, &f->game[i], c->language));
    }
    if (c != NULL)
        c->wants_games = true;
    ks_add(f->errand->out, "games", list);
    end_finding(f);
}

bool ks_do_games(struct ks_request *r)
{
    return find(r, find_all, finish_games);
}

/* ---- seats ---- */

static void set_link(json_t *links, const struct ks_server *server, const char *name,
                     const char *game, const char *kind, const char *token)
{
    char base[KS_STORE_URL];
    ks_address_to_share(server, base, sizeof base);
    ks_add(links, name, json_sprintf("%s#/table/%s?%s=%s", base, game, kind, token));
}

/* Tokens of the seats that people hold, and of watching; and the links made of them. */
static void add_seats(json_t *out, const struct ks_server *server,
                      const struct ks_stored *s)
{
    struct ks_scenario_words words;
    json_t *seats = json_object(), *links = json_object();
    ks_words_find(server, s->scenario, &words);
    for (int side = 0; side < 2; side++) {
        if (strcmp(s->seat[side].kind, "human") != 0)
            continue;
        ks_add_text(seats, words.side[side], s->seat[side].token);
        set_link(links, server, words.side[side], s->id, "seat", s->seat[side].token);
    }
    set_link(links, server, "watch", s->id, "watch", s->watch);
    ks_add(out, "seats", seats);
    ks_add_text(out, "watch", s->watch);
    ks_add(out, "links", links);
    ks_add_bool(out, "reachable", ks_reachable(server));
}

static void finish_seats(struct ks_chore *chore)
{
    struct finding *f = (struct finding *)chore;
    if (chore->done)
        add_seats(f->errand->out, f->server, &f->game[0]);
    end_finding(f);
}

bool ks_do_seats(struct ks_request *r)
{
    const char *id;
    if (!ks_request_text(r, "game", &id))
        return false;
    const struct ks_room *room = ks_room_find(r->client->server, id);
    if (room == NULL)
        return find(r, find_one, finish_seats);
    add_seats(r->out, r->client->server, &room->stored);
    return true;
}

static void add_game(struct ks_errand *e, const struct ks_room *room)
{
    if (e->client == NULL)
        return;
    json_t *game = ks_now_game(room->server, &room->stored, e->client->language);
    add_seats(game, room->server, &room->stored);
    ks_add(e->out, "game", game);
}

/* Stores a new game, and answers the client when it is stored. */
static void begin(struct ks_room *room, struct ks_errand *e)
{
    struct ks_refusal no;
    e->fill = add_game;
    if (!ks_room_begin(room, e, &no))
        ks_errand_end(e, &no);
}

/* ---- new games ---- */

static bool read_options(struct ks_request *r, struct ks_option *option, size_t *n)
{
    json_t *object = json_object_get(r->in, "options");
    *n = 0;
    for (void *at = json_object_iter(object); at != NULL;
         at = json_object_iter_next(object, at)) {
        const char *name = json_object_iter_key(at);
        const char *value = json_string_value(json_object_iter_value(at));
        struct ks_option *o = &option[*n];
        if (value == NULL || *n == KS_MAX_OPTIONS || strlen(name) >= sizeof o->name ||
            strlen(value) >= sizeof o->value)
            return ks_refuse(&r->no, "bad_option",
                             "options: expected an object of texts.");
        strcpy(o->name, name);
        strcpy(o->value, value);
        (*n)++;
    }
    return true;
}

/* As much of a text as there is room for, in whole letters. */
static void copy_text(char *out, size_t size, const char *text)
{
    size_t n = strlen(text);
    if (n >= size)
        for (n = size - 1; n > 0 && ((unsigned char)text[n] & 0xc0) == 0x80;)
            n--;
    memcpy(out, text, n);
    out[n] = '\0';
}

/* The players by side: a text for each side named, and no unknown side. */
static bool read_players(struct ks_request *r, const struct ks_scenario_words *words,
                         const char *out[2])
{
    json_t *players = json_object_get(r->in, "players");
    size_t found = 0;
    for (int side = 0; side < 2; side++) {
        out[side] = json_string_value(json_object_get(players, words->side[side]));
        found += out[side] != NULL;
    }
    return players == NULL ||
           (json_is_object(players) && json_object_size(players) == found) ||
           ks_refuse(&r->no, "bad_request",
                     "players: expected a player for %s and for %s.", words->side[0],
                     words->side[1]);
}

/* The machine is the server's, whoever asks: more threads than it has processors are only in each
 * other's way, and in that of other games. */
static bool allow_threads(const struct ks_player *p, struct ks_refusal *no)
{
    unsigned most = ks_processors();
    return p->threads <= most ||
           ks_refuse(no, "bad_request",
                     "players: threads=%u: at most %u here, one for each processor.",
                     p->threads, most);
}

static bool read_seats(struct ks_request *r, struct ks_stored *wanted)
{
    struct ks_scenario_words words;
    const char *player[2];
    json_t *names = json_object_get(r->in, "names");
    ks_words_find(r->client->server, wanted->scenario, &words);
    if (!read_players(r, &words, player))
        return false;
    for (int side = 0; side < 2; side++) {
        struct ks_stored_seat *seat = &wanted->seat[side];
        struct ks_player read;
        const char *kind = player[side] == NULL ? "human" : player[side];
        if (!ks_player_parse(kind, strlen(kind), &read))
            return ks_refuse(&r->no, "bad_request", "players: no player \"%.40s\"; %s.",
                             kind, ks_player_choices(kind, strlen(kind)));
        if (!ks_bots_allow(&r->client->server->bots, &read, &r->no) ||
            !allow_threads(&read, &r->no))
            return false;
        strcpy(seat->kind, kind);
        const char *name = json_string_value(json_object_get(names, words.side[side]));
        copy_text(seat->name, sizeof seat->name, name == NULL ? "" : name);
    }
    return true;
}

/* True or false; what is left out has its default. */
static bool read_flag(struct ks_request *r, const char *field, bool otherwise, bool *out)
{
    json_t *value = json_object_get(r->in, field);
    *out = value == NULL ? otherwise : json_is_true(value);
    return value == NULL || json_is_boolean(value) ||
           ks_refuse(&r->no, "bad_request", "%s: expected true or false.", field);
}

/* Hints are on by default only where they harm no human opponent: against the computer, or with
 * both sides at one screen. */
static bool read_help(struct ks_request *r, struct ks_stored *wanted)
{
    bool alone = wanted->curtain || strcmp(wanted->seat[0].kind, "human") != 0 ||
                 strcmp(wanted->seat[1].kind, "human") != 0;
    return read_flag(r, "hints", alone, &wanted->hints) &&
           read_flag(r, "open_plans", false, &wanted->open_plans);
}

bool ks_do_create(struct ks_request *r)
{
    const char *scenario;
    struct ks_stored wanted = {.curtain = false};
    struct ks_option option[KS_MAX_OPTIONS];
    size_t options;
    struct ks_scenario_words words;
    if (!ks_request_text(r, "scenario", &scenario))
        return false;
    if (strlen(scenario) >= sizeof wanted.scenario ||
        !ks_api_words(r->client->server->api, scenario, &words))
        return ks_refuse(&r->no, "bad_scenario", "There is no such scenario.");
    strcpy(wanted.scenario, scenario);
    wanted.curtain = json_is_true(json_object_get(r->in, "curtain"));
    if (!read_options(r, option, &options) || !read_seats(r, &wanted) ||
        !read_help(r, &wanted))
        return false;
    struct ks_room *room =
        ks_room_create(r->client->server, &wanted, option, options, &r->no);
    if (room == NULL)
        return false;
    struct ks_errand *e = ks_request_later(r);
    if (e == NULL)
        ks_room_discard(room);
    else
        begin(room, e);
    return true;
}

/* A long game takes its time to be played again. */
struct importing {
    struct ks_chore chore; /* first */
    struct ks_server *server;
    struct ks_errand *errand;
    struct ks_room *room;
};

static bool read_import(struct ks_chore *chore, struct ks_store *store,
                        struct ks_refusal *no)
{
    struct importing *x = (struct importing *)chore;
    const json_t *data = json_object_get(x->errand->in, "data");
    (void)store;
    x->room =
        ks_room_import(x->server, json_string_value(data), json_string_length(data), no);
    return x->room != NULL;
}

static void finish_import(struct ks_chore *chore)
{
    struct importing *x = (struct importing *)chore;
    if (x->room != NULL && !x->server->closing)
        begin(x->room, x->errand);
    else {
        ks_errand_end(x->errand, &chore->no);
        ks_room_discard(x->room);
    }
    free(x);
}

bool ks_do_import(struct ks_request *r)
{
    const char *data;
    if (!ks_request_text(r, "data", &data))
        return false;
    struct importing *x = calloc(1, sizeof *x);
    if (x == NULL || (x->errand = ks_request_later(r)) == NULL) {
        free(x);
        return ks_refuse(&r->no, "internal", "Out of memory; try again.");
    }
    x->chore = (struct ks_chore){.work = read_import, .finish = finish_import};
    x->server = r->client->server;
    ks_keeper_read(x->server->keeper, &x->chore);
    return true;
}

struct deleting {
    struct ks_chore chore; /* first */
    struct ks_server *server;
    struct ks_errand *errand;
    char id[KS_STORED_ID];
};

static bool delete_game(struct ks_chore *chore, struct ks_store *store,
                        struct ks_refusal *no)
{
    return ks_store_delete(store, ((const struct deleting *)chore)->id, no);
}

static void close_room_of(struct ks_server *server, const char *id)
{
    struct ks_room *room = ks_room_find(server, id);
    if (room != NULL)
        ks_room_close(room);
}

/* A client may have joined before it was deleted. */
static void finish_delete(struct ks_chore *chore)
{
    struct deleting *d = (struct deleting *)chore;
    if (chore->done) {
        close_room_of(d->server, d->id);
        ks_server_games_changed(d->server);
    }
    ks_errand_end(d->errand, chore->done ? NULL : &chore->no);
    free(d);
}

bool ks_do_delete(struct ks_request *r)
{
    const char *id;
    if (!ks_request_text(r, "game", &id))
        return false;
    if (strlen(id) >= KS_STORED_ID)
        return ks_refuse(&r->no, "no_game", "There is no such game.");
    struct deleting *d = calloc(1, sizeof *d);
    if (d == NULL || (d->errand = ks_request_later(r)) == NULL) {
        free(d);
        return ks_refuse(&r->no, "internal", "Out of memory; try again.");
    }
    d->chore = (struct ks_chore){.work = delete_game, .finish = finish_delete};
    d->server = r->client->server;
    strcpy(d->id, id);
    close_room_of(d->server, id);
    ks_keeper_write(d->server->keeper, &d->chore);
    return true;
}

/* ---- lessons ---- */

bool ks_do_lesson(struct ks_request *r)
{
    json_int_t n;
    const char *battle;
    struct ks_server *server = r->client->server;
    if (!ks_request_text(r, "battle", &battle))
        return false;
    const struct ks_lessons *lessons = ks_shelf_book(server->shelf, battle);
    if (lessons == NULL)
        return ks_refuse(&r->no, "no_game", "The data contain no such lessons.");
    if (!ks_request_number(r, "n", (json_int_t)lessons->count, &n) || n == 0)
        return ks_refuse(&r->no, "bad_request", "n: expected a lesson from 1 to %zu.",
                         lessons->count);
    struct ks_room *room = ks_room_lesson(server, lessons, (size_t)n - 1, &r->no);
    if (room == NULL)
        return false;
    ks_client_sit(r->client, room, 1u << lessons->lesson[n - 1].side);
    ks_now_table(r->out, r->client);
    return true;
}
