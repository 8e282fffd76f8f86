/* Rooms are made, read from the store, found and closed. */
#include "server/room.h"

#include <stdlib.h>
#include <string.h>

#include "driver/replay.h"
#include "server/book.h"
#include "server/entry.h"
#include "server/review.h"
#include "server/standing.h"
#include "server/state.h"
#include "server/telling.h"
#include "server/thinker.h"
#include "wire/lesson.h"

static struct ks_room *new_room(struct ks_server *server, const struct ks_stored *stored)
{
    struct ks_room *room = calloc(1, sizeof *room);
    if (room == NULL)
        return NULL;
    room->server = server;
    room->stored = *stored;
    room->offer = KS_NOBODY;
    room->ordering = KS_NOBODY;
    room->lesson = -1;
    return room;
}

void ks_room_discard(struct ks_room *room)
{
    if (room == NULL)
        return;
    ks_review_free(room->review);
    json_decref(room->inherited[0]);
    json_decref(room->inherited[1]);
    ks_match_free(room->match);
    /* what is still being written says more than the room knows */
    ks_book_close(room->book, room->change == KS_UNCHANGED ? &room->stored.now : NULL);
    if (room->lesson < 0) /* lessons share one */
        ks_game_free(room->game);
    free(room);
}

/* A match that is written by the keeper from now on. */
static bool open_book(struct ks_room *room, const char *id, struct ks_refusal *no)
{
    room->book = ks_book_new(room, id);
    if (room->book != NULL)
        room->match->journal = ks_book_journal(room->book);
    return room->match->journal != NULL ||
           ks_refuse(no, "internal", "Out of memory; try again.");
}

/* From here on others find it. */
void ks_room_enlist(struct ks_room *room)
{
    room->match->apart = true;
    ks_match_hire(room->match, &room->server->bots.hire);
    room->match->listener = ks_entry_hear;
    room->match->context = room;
    room->next = room->server->rooms;
    room->server->rooms = room;
}

const struct ks_lesson *ks_room_lesson_of(const struct ks_room *room)
{
    return &room->lessons->lesson[room->lesson];
}

struct ks_room *ks_room_lesson(struct ks_server *server, const struct ks_lessons *lessons,
                               size_t number, struct ks_refusal *no)
{
    struct ks_stored stored = {.id = "lesson"};
    struct ks_room *room = new_room(server, &stored);
    if (room != NULL) {
        room->lesson = (int)number;
        room->lessons = lessons;
        room->game = lessons->game;
        room->match = ks_lesson_match(lessons, number);
        strcpy(room->stored.scenario, room->game->scenario);
        strcpy(room->stored.title, room->game->title[KS_ENGLISH]);
        for (int side = 0; side < 2; side++)
            strcpy(room->stored.seat[side].kind, "human");
    }
    if (room == NULL || room->match == NULL) {
        free(room);
        ks_refuse(no, "internal", "Out of memory; the lesson cannot start.");
        return NULL;
    }
    ks_room_enlist(room);
    if (ks_lesson_go(ks_room_lesson_of(room), room->match, no))
        return room;
    ks_room_close(room);
    return NULL;
}

static void write_options(const struct ks_game *g, char *out, size_t size)
{
    size_t used = 0;
    out[0] = '\0';
    for (size_t i = 0; i < g->options && used < size; i++)
        used += (size_t)snprintf(out + used, size - used, "%s%s=%s", i > 0 ? ";" : "",
                                 g->option[i].name, g->option[i].value);
}

/* Updates the summary in the store. */
static void describe(struct ks_room *room)
{
    struct ks_stored *s = &room->stored;
    const struct ks_match *m = room->match;
    strcpy(s->scenario, m->game->scenario);
    snprintf(s->title, sizeof s->title, "%s", m->game->title[KS_ENGLISH]);
    write_options(m->game, s->options, sizeof s->options);
    if (m->dice.kind == KS_DICE_SEALED || m->dice.kind == KS_DICE_SEEDED)
        ks_bytes_write(m->dice.commit, sizeof m->dice.commit, s->commit);
    for (int side = 0; side < 2; side++)
        strcpy(s->seat[side].kind, m->terms.player[side].text);
}

bool ks_room_begin(struct ks_room *room, struct ks_errand *errand, struct ks_refusal *no)
{
    describe(room);
    if (!open_book(room, NULL, no) ||
        !ks_match_record(room->match, room->match->journal, no) ||
        !ks_book_begin(room->book, &room->stored, no)) {
        ks_room_discard(room);
        return false;
    }
    room->change = KS_CHANGE_BEGIN;
    room->errand = errand;
    return true;
}

static void make_dice(struct ks_server *server, const char *scenario,
                      struct ks_dice *dice)
{
    if (server->how->seed == NULL)
        ks_dice_seal(dice);
    else
        ks_dice_seed(dice, ks_dice_seed_parse(server->how->seed) + server->made++,
                     scenario);
}

struct ks_room *ks_room_create(struct ks_server *server, const struct ks_stored *wanted,
                               const struct ks_option *option, size_t options,
                               struct ks_refusal *no)
{
    struct ks_dice dice;
    struct ks_match_terms terms = {.analysis = false};
    for (int side = 0; side < 2; side++)
        ks_player_parse(wanted->seat[side].kind, strlen(wanted->seat[side].kind),
                        &terms.player[side]);
    struct ks_room *room = new_room(server, wanted);
    if (room == NULL) {
        ks_refuse(no, "internal", "Out of memory; no game was made.");
        return NULL;
    }
    room->game = ks_library_game(server->library, wanted->scenario, option, options, no);
    if (room->game != NULL) {
        make_dice(server, wanted->scenario, &dice);
        room->match = ks_match_new(room->game, NULL, &dice, &terms);
        if (room->match == NULL)
            ks_refuse(no, "internal", "Out of memory; no game was made.");
    }
    if (room->match != NULL)
        return room;
    ks_room_discard(room);
    return NULL;
}

/* A game to be continued must not need bots that may not be started here. */
static bool has_players(const struct ks_room *room, struct ks_refusal *no)
{
    const struct ks_match *m = room->match;
    return ks_match_over(m) ||
           (ks_bots_allow(&room->server->bots, &m->terms.player[0], no) &&
            ks_bots_allow(&room->server->bots, &m->terms.player[1], no));
}

/* Plays the text again. A room whose match is NULL afterwards has a refusal. */
static void replay_into(struct ks_room *room, struct ks_buffer *text, struct ks_replay *r,
                        bool *whole, struct ks_finding *f, struct ks_refusal *no)
{
    *whole = false;
    if (ks_replay_read(r, text, f))
        room->game = ks_library_replay(room->server->library, r, f);
    if (room->game != NULL)
        room->match = ks_replay_rerun(r, room->game, 0, NULL, NULL, whole, f);
    if (room->match == NULL)
        ks_refuse(no,
                  strstr(f->message, "ut of memory") != NULL ? "internal" : "bad_data",
                  "%s", f->message);
}

static bool is_between_people(const struct ks_match *m)
{
    return ks_player_is_human(&m->terms.player[0]) &&
           ks_player_is_human(&m->terms.player[1]);
}

struct ks_room *ks_room_import(struct ks_server *server, const char *text, size_t length,
                               struct ks_refusal *no)
{
    struct ks_stored stored = {.curtain = false};
    struct ks_buffer copy = {0};
    struct ks_replay r = {0};
    struct ks_finding f = {0};
    bool whole;
    struct ks_room *room = new_room(server, &stored);
    ks_buffer_bytes(&copy, text, length);
    if (room == NULL || copy.failed) {
        ks_refuse(no, "internal", "Out of memory; nothing was imported.");
        ks_buffer_free(&copy);
        free(room);
        return NULL;
    }
    replay_into(room, &copy, &r, &whole, &f, no);
    ks_replay_free(&r);
    if (room->match != NULL && !whole)
        ks_refuse(no, "bad_data", "Line %zu: %s", f.line, f.message);
    if (room->match == NULL || !whole || !has_players(room, no)) {
        ks_room_discard(room);
        return NULL;
    }
    room->stored.hints = !is_between_people(room->match);
    room->imported = true;
    return room;
}

/* A stored game may continue only if the rules still give the same result. */
static bool attach(struct ks_room *room, const struct ks_replay *r, bool whole,
                   const struct ks_finding *f, struct ks_refusal *no)
{
    if (!whole) {
        memcpy(room->read_only, f->message, sizeof room->read_only);
        return true;
    }
    room->match->chain = r->chain;
    room->match->written = r->entries;
    room->match->closed = r->ended;
    if (r->ended)
        return true;
    if (!has_players(room, no)) {
        snprintf(room->read_only, sizeof room->read_only, "%s", no->message);
        return true;
    }
    return open_book(room, room->stored.id, no);
}

struct ks_room *ks_room_read(struct ks_server *server, struct ks_store *store,
                             const struct ks_stored *stored, struct ks_refusal *no)
{
    struct ks_buffer text = {0};
    struct ks_replay r = {0};
    struct ks_finding f = {0};
    bool whole, good = false;
    struct ks_room *room = new_room(server, stored);
    if (room == NULL) {
        ks_refuse(no, "internal", "Out of memory; try again.");
        return NULL;
    }
    if (ks_store_text(store, stored->id, &text, no)) {
        replay_into(room, &text, &r, &whole, &f, no);
        good = room->match != NULL && attach(room, &r, whole, &f, no);
        ks_replay_free(&r);
    }
    ks_buffer_free(&text);
    if (!good) {
        ks_room_discard(room);
        return NULL;
    }
    ks_standing_load(room, store);
    return room;
}

struct ks_room *ks_room_find(const struct ks_server *server, const char *id)
{
    for (struct ks_room *room = server->rooms; room != NULL; room = room->next)
        if (room->lesson < 0 && strcmp(room->stored.id, id) == 0)
            return room;
    return NULL;
}

void ks_room_refuse(struct ks_room *room, const struct ks_refusal *no)
{
    struct ks_errand *e = room->errand;
    room->errand = NULL;
    if (e != NULL)
        ks_errand_end(e, no);
}

void ks_room_close(struct ks_room *room)
{
    static const struct ks_refusal gone = {.code = "no_game",
                                           .message = "The table was closed."};
    struct ks_server *server = room->server;
    for (struct ks_client *c = server->clients; c != NULL; c = c->next)
        if (c->room == room)
            ks_client_expel(c);
    ks_thinker_forget(server->thinker, room);
    ks_bots_dismiss(room->match, server->thinker);
    for (struct ks_room **at = &server->rooms; *at != NULL; at = &(*at)->next)
        if (*at == room) {
            *at = room->next;
            break;
        }
    ks_room_refuse(room, &gone);
    ks_telling_forget(room);
    ks_room_discard(room);
}

void ks_room_tidy(struct ks_room *room)
{
    for (struct ks_client *c = room->server->clients; c != NULL; c = c->next)
        if (c->room == room)
            return;
    if (room->thinking == NULL && room->change == KS_UNCHANGED)
        ks_room_close(room);
}
