#include "server/room.h"

#include <stdlib.h>
#include <string.h>

#include "driver/replay.h"
#include "server/book.h"
#include "server/entry.h"
#include "server/ponder.h"
#include "server/review.h"
#include "server/state.h"
#include "server/telling.h"
#include "server/thinker.h"
#include "wire/lesson.h"

/* Entries planned before others are served: orders are worked out in the event loop. */
enum { AT_ONCE = 24 };

/* ---- making rooms ---- */

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

static const struct ks_lesson *lesson_of(const struct ks_room *room)
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
    if (ks_lesson_go(lesson_of(room), room->match, no))
        return room;
    ks_room_close(room);
    return NULL;
}

static void summarise(struct ks_room *room)
{
    const struct ks_match *m = room->match;
    bool over = ks_match_over(m);
    enum ks_actor actor = ks_actor(&m->state);
    struct ks_summary *now = &room->stored.now;
    *now = (struct ks_summary){.turn = m->state.turn,
                               .points = {m->state.points[0], m->state.points[1]},
                               .entries = m->entries,
                               .over = over};
    if (over) {
        int winner = ks_match_winner(m);
        strcpy(now->result, winner < 2 ? m->game->side[winner] : "draw");
        strcpy(now->how, m->ended == KS_ENTRY_ACTION
                             ? "rules"
                             : ks_entry_kind_name((enum ks_entry_kind)m->ended));
    } else if (actor < KS_CHANCE)
        strcpy(now->actor, m->game->side[actor]);
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

static void load_standing(struct ks_room *room, struct ks_store *store)
{
    struct ks_refusal no;
    for (int side = 0; side < 2; side++) {
        struct ks_buffer text = {0};
        if (ks_store_standing(store, room->stored.id, side, &text, &no) &&
            text.length > 0 && !text.failed) {
            json_t *list = json_loadb(text.text, text.length, 0, NULL);
            ks_standing_answers_read(&room->standing[side], list, room->match->state.turn,
                                     KS_NONE, &no);
            json_decref(list);
        }
        ks_buffer_free(&text);
    }
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
    load_standing(room, store);
    return room;
}

struct ks_room *ks_room_find(const struct ks_server *server, const char *id)
{
    for (struct ks_room *room = server->rooms; room != NULL; room = room->next)
        if (room->lesson < 0 && strcmp(room->stored.id, id) == 0)
            return room;
    return NULL;
}

/* Answers the waiting client with the reason. */
static void refuse_errand(struct ks_room *room, const struct ks_refusal *no)
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
    refuse_errand(room, &gone);
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

/* ---- going on without a person ---- */

void ks_room_tell(struct ks_room *room)
{
    for (struct ks_client *c = room->server->clients; c != NULL; c = c->next)
        if (c->room == room)
            ks_client_tell(c, false);
}

/* What has been asked of the match has happened, or is held and goes to the disk first. */
static bool keep(struct ks_room *room, enum ks_change change, struct ks_refusal *no)
{
    if (!room->match->held.any)
        return true;
    if (!ks_book_keep(room->book, &room->stored.now, no)) {
        ks_match_kept(room->match, false);
        return false;
    }
    room->change = change;
    return true;
}

/* Applies standing answers. True if one was used. */
static bool answer_standing(struct ks_room *room)
{
    struct ks_refusal no;
    struct ks_action a;
    enum ks_actor actor = ks_actor(&room->match->state);
    if (ks_match_over(room->match) || actor >= KS_CHANCE || room->lesson >= 0 ||
        !ks_player_is_human(&room->match->terms.player[actor]))
        return false;
    struct ks_standing_answers *s = &room->standing[actor];
    ks_unit active = ks_active(room->game, &room->match->state);
    ks_standing_answers_expire(s, room->match->state.turn, active);
    if (s->n == 0 || !ks_is_answer(room->game, &room->match->state) ||
        !ks_standing_answers_find(s, room->game, &room->match->state, &a))
        return false;
    room->by_standing = true;
    bool done = ks_match_apply(room->match, a, 0, &no);
    room->by_standing = false;
    return done && keep(room, KS_CHANGE_BY_STANDING, &no);
}

/* Advances to the next decision of a person or computer player. True if something is being
 * written: continues when it is kept. */
static bool goes_by_itself(struct ks_room *room)
{
    struct ks_refusal no;
    if (room->read_only[0] != '\0' || ks_match_over(room->match))
        return false;
    for (size_t before = SIZE_MAX;
         room->change == KS_UNCHANGED && before != room->match->entries;) {
        before = room->match->entries;
        if (!ks_match_go(room->match, AT_ONCE, &no) || !keep(room, KS_CHANGE_GO, &no))
            ks_server_try_again(room->server);
    }
    while (room->change == KS_UNCHANGED && answer_standing(room))
        ;
    return room->change != KS_UNCHANGED;
}

/* An order that does nothing yet is its side's secret: the others do not hear that anything
 * happened. */
static void tell_news(struct ks_room *room)
{
    bool secret = room->ordering != KS_NOBODY && room->ordered_at == room->match->entries;
    for (struct ks_client *c = room->server->clients; c != NULL; c = c->next)
        if (c->room == room && (!secret || c->sat == room->ordering))
            ks_client_tell(c, false);
    room->ordering = KS_NOBODY;
}

/* Everything that follows is done: sends `now` to everybody, then answers the request. */
static void rest(struct ks_room *room)
{
    struct ks_errand *e = room->errand;
    summarise(room);
    if (ks_match_over(room->match) && room->thinking == NULL)
        ks_bots_dismiss(room->match, room->server->thinker);
    tell_news(room);
    ks_server_games_changed(room->server);
    room->errand = NULL;
    if (e == NULL)
        return;
    if (e->fill != NULL)
        e->fill(e, room);
    ks_errand_end(e, NULL);
}

void ks_room_go(struct ks_room *room)
{
    if (room->change != KS_UNCHANGED) {
        ks_room_tell(room);
        return;
    }
    if (goes_by_itself(room))
        return;
    ks_ponder(room);
    rest(room);
}

/* His action or, if he has failed, the end of the game. */
static bool take_answer(struct ks_room *room, const struct ks_answered *a,
                        struct ks_refusal *no)
{
    int side = (int)ks_actor(&room->match->state);
    ks_match_minds(room->match, side, a->mind);
    if (a->fault[0] != '\0')
        return ks_match_fail(room->match, side, a->fault, no);
    return ks_match_apply(room->match, a->action, AT_ONCE, no);
}

void ks_room_answered(struct ks_room *room, const struct ks_answered *a)
{
    struct ks_refusal no;
    if (a != NULL && (!take_answer(room, a, &no) || !keep(room, KS_CHANGE_ANSWER, &no))) {
        ks_server_try_again(room->server);
        rest(room);
        return;
    }
    if (room->change == KS_UNCHANGED)
        ks_room_go(room);
    ks_room_tidy(room);
}

void ks_room_try_again(struct ks_room *room)
{
    enum ks_actor actor = ks_actor(&room->match->state);
    if (room->change != KS_UNCHANGED || room->thinking != NULL ||
        room->read_only[0] != '\0' || ks_match_over(room->match) ||
        (actor < KS_CHANCE && ks_player_is_human(&room->match->terms.player[actor])) ||
        room->lesson >= 0)
        return;
    ks_room_go(room);
}

/* ---- when it is on the disk ---- */

/* Two computer players play at a pace spectators can follow. */
static void set_pace(struct ks_room *room, size_t entries)
{
    const struct ks_player *player = room->match->terms.player;
    if (!ks_player_is_human(&player[0]) && !ks_player_is_human(&player[1]))
        room->due = ks_server_time() + (double)(entries * room->server->how->pace) / 1000;
}

/* What is taken back can be done again; of very much the oldest is forgotten. */
static void remember(struct ks_room *room, size_t n)
{
    const struct ks_match *m = room->match;
    for (size_t i = 0; i < n; i++) {
        if (room->redos == KS_ROOM_REDO)
            memmove(room->redo, room->redo + 1, --room->redos * sizeof room->redo[0]);
        room->redo[room->redos++] = m->entry[m->entries - 1 - i].action;
    }
}

/* Sends everybody a full view: what they were shown did not happen. */
static void go_back(struct ks_room *room)
{
    struct ks_match *m = room->match;
    uint8_t side = m->entry[m->entries - 1].actor;
    remember(room, m->held.back);
    ks_match_kept(m, true);
    m->undo_side = side;
    for (struct ks_client *c = room->server->clients; c != NULL; c = c->next)
        if (c->room == room)
            c->known = false;
}

/* Bookkeeping once a change has taken effect. */
static void follow(struct ks_room *room, enum ks_change change)
{
    bool ends = change == KS_CHANGE_END;
    if (ends || change == KS_CHANGE_UNDO)
        ks_ponder_drop(room);
    if (ends || change == KS_CHANGE_ACT)
        room->offer = KS_NOBODY;
    if (change == KS_CHANGE_ACT || change == KS_CHANGE_ORDER)
        room->redos = 0;
    if (change == KS_CHANGE_REDO)
        room->redos--;
    if (change == KS_CHANGE_STANDING)
        room->standing[room->given.side] = room->given.answers;
}

static void happen(struct ks_room *room, enum ks_change change)
{
    size_t before = room->match->entries;
    room->by_standing = change == KS_CHANGE_BY_STANDING;
    if (change == KS_CHANGE_UNDO)
        go_back(room);
    else
        ks_match_kept(room->match, true);
    room->by_standing = false;
    if (change == KS_CHANGE_ANSWER)
        set_pace(room, room->match->entries - before);
    follow(room, change);
    ks_room_go(room);
}

/* Automatic changes are retried later; if a standing answer could not be kept, the person is
 * asked; a player who acted is told why it failed. */
static void drop_change(struct ks_room *room, enum ks_change change,
                        const struct ks_refusal *no)
{
    ks_match_kept(room->match, false);
    if (change == KS_CHANGE_GO || change == KS_CHANGE_ANSWER) {
        ks_server_try_again(room->server);
        rest(room);
    } else if (change == KS_CHANGE_BY_STANDING)
        rest(room);
    else
        refuse_errand(room, no);
}

/* A new game is there for everybody, or not at all. */
static bool begins(struct ks_room *room, const struct ks_refusal *no)
{
    if (no != NULL || room->server->closing) {
        refuse_errand(room, no);
        ks_room_discard(room);
        return false;
    }
    ks_match_kept(room->match, true);
    ks_room_enlist(room);
    if (room->imported)
        rest(room);
    else
        ks_room_go(room);
    return true;
}

void ks_room_kept(struct ks_room *room, const struct ks_refusal *no)
{
    enum ks_change change = room->change;
    room->change = KS_UNCHANGED;
    room->server->freed = true;
    if (change == KS_CHANGE_BEGIN) {
        if (!begins(room, no))
            return;
    } else if (no == NULL)
        happen(room, change);
    else
        drop_change(room, change, no);
    ks_room_tidy(room);
}

/* ---- what players do ---- */

static bool can_change(const struct ks_room *room, struct ks_refusal *no)
{
    if (room->read_only[0] != '\0')
        return ks_refuse(no, "read_only", "%s", room->read_only);
    return true;
}

/* What the driver calls a journal is the store to players. */
static bool done_or_kept(struct ks_room *room, bool done, enum ks_change change,
                         struct ks_refusal *no)
{
    if (!done && strcmp(no->code, "journal") == 0)
        no->code = "storage";
    if (!done || !keep(room, change, no))
        return false;
    if (room->change == KS_UNCHANGED) { /* a lesson */
        follow(room, change);
        ks_room_go(room);
    }
    return true;
}

bool ks_room_act(struct ks_room *room, int side, const char *action,
                 struct ks_refusal *no)
{
    struct ks_action a;
    if (!can_change(room, no))
        return false;
    if (ks_match_over(room->match))
        return ks_refuse(no, "game_over", "The game is over.");
    if ((int)ks_actor(&room->match->state) != side)
        return ks_refuse(no, "not_your_turn", "It is not your decision.");
    if (!ks_action_parse(room->game, action, &a))
        return ks_refuse(no, "bad_action",
                         "\"%.80s\" is not an action; pick one of the choices.", action);
    bool done = room->lesson >= 0 ? ks_lesson_apply(lesson_of(room), room->match, a, no)
                                  : ks_match_apply(room->match, a, AT_ONCE, no);
    return done_or_kept(room, done, KS_CHANGE_ACT, no);
}

bool ks_room_order(struct ks_room *room, struct ks_note *what, struct ks_refusal *no)
{
    if (!can_change(room, no))
        return false;
    if (room->lesson >= 0)
        return ks_refuse(no, "lesson", "A lesson is played step by step.");
    room->ordering = what->side;
    room->ordered_at = room->match->entries;
    bool done = ks_match_command(room->match, what, AT_ONCE, no);
    if (!done)
        room->ordering = KS_NOBODY;
    return done_or_kept(room, done, KS_CHANGE_ORDER, no);
}

/* The last decision must be of a seat this client holds. */
static bool is_own(const struct ks_room *room, unsigned sides, struct ks_refusal *no)
{
    const struct ks_match *m = room->match;
    if (m->entries > 0) {
        unsigned actor = m->entry[m->entries - 1].actor;
        if (actor < 2 && !(sides >> actor & 1))
            return ks_refuse(
                no, "undo_barrier",
                "The last decision was the other side's; you cannot undo it.");
    }
    return true;
}

bool ks_room_undo(struct ks_room *room, unsigned sides, bool whole, struct ks_refusal *no)
{
    if (!can_change(room, no) || !is_own(room, sides, no))
        return false;
    if (room->lesson >= 0)
        return ks_refuse(no, "undo_barrier", "Lessons have no undo; restart instead.");
    size_t n = ks_match_last_order(room->match);
    if (n == 0) /* says why */
        return ks_match_undo(room->match, no);
    bool done = ks_match_take_back(room->match, whole ? n : 1, no);
    return done_or_kept(room, done, KS_CHANGE_UNDO, no);
}

bool ks_room_redo(struct ks_room *room, unsigned sides, struct ks_refusal *no)
{
    enum ks_actor actor = ks_actor(&room->match->state);
    if (!can_change(room, no))
        return false;
    if (room->redos == 0)
        return ks_refuse(no, "undo_barrier", "Nothing to redo.");
    if (actor >= KS_CHANCE || !(sides >> actor & 1))
        return ks_refuse(no, "not_your_turn", "It is not your decision.");
    bool done = ks_match_apply(room->match, room->redo[room->redos - 1], 0, no);
    return done_or_kept(room, done, KS_CHANGE_REDO, no);
}

bool ks_room_resign(struct ks_room *room, int side, struct ks_refusal *no)
{
    return can_change(room, no) &&
           done_or_kept(room, ks_match_end(room->match, KS_ENTRY_RESIGN, side, no),
                        KS_CHANGE_END, no);
}

bool ks_room_draw(struct ks_room *room, unsigned sides, enum ks_draw answer,
                  struct ks_refusal *no)
{
    if (!can_change(room, no))
        return false;
    if (ks_match_over(room->match))
        return ks_refuse(no, "game_over", "The game is over.");
    bool both = sides == 3;
    int side = sides >> 1 & 1;
    if (answer == KS_DRAW_OFFER && !both) {
        if (!ks_player_is_human(&room->match->terms.player[!side]))
            return ks_refuse(no, "bad_request", "Computer players do not accept draws.");
        room->offer = side;
    } else if (answer == KS_DRAW_DECLINE)
        room->offer = KS_NOBODY;
    else {
        if (!both && room->offer != !side)
            return ks_refuse(no, "bad_request", "The other side has not offered a draw.");
        bool done = ks_match_end(room->match, KS_ENTRY_DRAW, KS_NOBODY, no);
        return done_or_kept(room, done, KS_CHANGE_END, no);
    }
    ks_room_go(room);
    return true;
}

bool ks_room_standing(struct ks_room *room, int side,
                      const struct ks_standing_answers *answers, struct ks_refusal *no)
{
    json_t *list = ks_standing_answers_json(answers);
    char *text = json_dumps(list, JSON_COMPACT);
    json_decref(list);
    room->given.side = side;
    room->given.answers = *answers;
    bool handed_in = true;
    if (text == NULL)
        handed_in = ks_refuse(no, "internal", "Out of memory; try again.");
    else if (room->book == NULL) { /* a lesson, or a read-only game */
        room->standing[side] = *answers;
        ks_room_go(room);
    } else if ((handed_in = ks_book_standing(room->book, side, text, no)))
        room->change = KS_CHANGE_STANDING;
    free(text);
    return handed_in;
}
