#include "server/room.h"

#include <stdlib.h>
#include <string.h>

#include "driver/replay.h"
#include "server/entry.h"
#include "server/ponder.h"
#include "server/review.h"
#include "server/state.h"
#include "server/thinker.h"
#include "wire/lesson.h"

/* ---- making rooms ---- */

static struct ks_room *new_room(struct ks_server *server, const struct ks_stored *stored)
{
    struct ks_room *room = calloc(1, sizeof *room);
    if (room == NULL)
        return NULL;
    room->server = server;
    room->stored = *stored;
    room->offer = KS_NOBODY;
    room->lesson = -1;
    return room;
}

static void free_room(struct ks_room *room)
{
    ks_review_free(room->review);
    ks_match_free(room->match);
    if (room->lesson < 0) /* lessons share one */
        ks_library_give_back(room->game);
    free(room);
}

/* From here on others find it. */
static struct ks_room *enlist(struct ks_room *room)
{
    room->match->apart = true;
    ks_match_hire(room->match, &room->server->bots.hire);
    room->match->listener = ks_entry_hear;
    room->match->context = room;
    room->next = room->server->rooms;
    room->server->rooms = room;
    return room;
}

static const struct ks_lesson *lesson_of(const struct ks_room *room)
{
    return &room->server->lessons->lesson[room->lesson];
}

struct ks_room *ks_room_lesson(struct ks_server *server, size_t number,
                               struct ks_refusal *no)
{
    struct ks_stored stored = {.id = "lesson"};
    struct ks_room *room = new_room(server, &stored);
    if (room != NULL) {
        room->lesson = (int)number;
        room->game = server->lessons->game;
        room->match = ks_lesson_match(server->lessons, number);
        strcpy(room->stored.scenario, room->game->scenario);
        strcpy(room->stored.title, room->game->title[KS_ENGLISH]);
        for (int side = 0; side < 2; side++)
            strcpy(room->stored.seat[side].kind, "human");
    }
    if (room == NULL || room->match == NULL) {
        free(room);
        ks_refuse(no, "internal", "Out of memory; the lesson cannot begin.");
        return NULL;
    }
    enlist(room);
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
    if (room->journal != NULL)
        ks_store_summary(room->journal, now);
}

static void write_options(const struct ks_game *g, char *out, size_t size)
{
    size_t used = 0;
    out[0] = '\0';
    for (size_t i = 0; i < g->options && used < size; i++)
        used += (size_t)snprintf(out + used, size - used, "%s%s=%s", i > 0 ? ";" : "",
                                 g->option[i].name, g->option[i].value);
}

/* Stores the game under a new id and begins its journal. */
static bool store_it(struct ks_room *room, struct ks_refusal *no)
{
    struct ks_store *store = room->server->store;
    struct ks_stored *s = &room->stored;
    const struct ks_match *m = room->match;
    strcpy(s->scenario, m->game->scenario);
    snprintf(s->title, sizeof s->title, "%s", m->game->title[KS_ENGLISH]);
    write_options(m->game, s->options, sizeof s->options);
    if (m->dice.kind == KS_DICE_SEALED || m->dice.kind == KS_DICE_SEEDED)
        ks_bytes_write(m->dice.commit, sizeof m->dice.commit, s->commit);
    for (int side = 0; side < 2; side++)
        strcpy(s->seat[side].kind, m->terms.player[side].text);
    if (!ks_store_add(store, s, no))
        return false;
    room->journal = ks_store_journal(store, s->id, no);
    if (room->journal == NULL)
        return false;
    return ks_match_record(room->match, room->journal, no);
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
    struct ks_terms terms = {.analysis = false};
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
    if (room->match == NULL || !store_it(room, no)) {
        free_room(room);
        return NULL;
    }
    return enlist(room);
}

/* A game that is to go on must not need programs that may not be started here. */
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
        room->match = ks_replay_rerun(r, room->game, whole, f);
    if (room->match == NULL)
        ks_refuse(no, "bad_data", "%s", f->message);
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
        ks_refuse(no, "internal", "Out of memory; nothing was brought in.");
        ks_buffer_free(&copy);
        free(room);
        return NULL;
    }
    replay_into(room, &copy, &r, &whole, &f, no);
    ks_replay_free(&r);
    if (room->match != NULL && !whole)
        ks_refuse(no, "bad_data", "Line %zu: %s", f.line, f.message);
    if (room->match != NULL)
        room->stored.hints = !is_between_people(room->match);
    if (room->match == NULL || !whole || !has_players(room, no) || !store_it(room, no)) {
        free_room(room);
        return NULL;
    }
    summarise(room);
    return enlist(room);
}

/* What was kept may go on only if it still means the same. */
static bool attach(struct ks_room *room, const struct ks_replay *r, bool whole,
                   const struct ks_finding *f, struct ks_refusal *no)
{
    if (!whole) {
        snprintf(
            room->read_only, sizeof room->read_only,
            "Stored under other rules or data: after entry %zu it no longer fits. %.400s",
            room->match->entries, f->message);
        return true;
    }
    room->match->chain = r->chain;
    room->match->written = r->entries;
    room->match->closed = r->ended;
    if (r->ended)
        return true;
    if (!has_players(room, no)) {
        memcpy(room->read_only, no->message, sizeof room->read_only);
        return true;
    }
    room->journal = ks_store_journal(room->server->store, room->stored.id, no);
    room->match->journal = room->journal;
    return room->journal != NULL;
}

static void load_standing(struct ks_room *room)
{
    struct ks_refusal no;
    for (int side = 0; side < 2; side++) {
        struct ks_buffer text = {0};
        if (ks_store_standing(room->server->store, room->stored.id, side, &text, &no) &&
            text.length > 0 && !text.failed) {
            json_t *list = json_loadb(text.text, text.length, 0, NULL);
            ks_standing_read(&room->standing[side], list, room->match->state.turn,
                             KS_NONE, &no);
            json_decref(list);
        }
        ks_buffer_free(&text);
    }
}

static struct ks_room *open_room(struct ks_server *server, const struct ks_stored *stored,
                                 struct ks_refusal *no)
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
    if (ks_store_text(server->store, stored->id, &text, no)) {
        replay_into(room, &text, &r, &whole, &f, no);
        good = room->match != NULL && attach(room, &r, whole, &f, no);
        ks_replay_free(&r);
    }
    ks_buffer_free(&text);
    if (!good) {
        free_room(room);
        return NULL;
    }
    load_standing(room);
    return enlist(room);
}

struct ks_room *ks_room_find(struct ks_server *server, const char *id,
                             struct ks_refusal *no)
{
    struct ks_stored stored;
    for (struct ks_room *room = server->rooms; room != NULL; room = room->next)
        if (room->lesson < 0 && strcmp(room->stored.id, id) == 0)
            return room;
    if (!ks_store_find(server->store, id, &stored, no))
        return NULL;
    return open_room(server, &stored, no);
}

void ks_room_close(struct ks_room *room)
{
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
    free_room(room);
}

void ks_room_tidy(struct ks_room *room)
{
    for (struct ks_client *c = room->server->clients; c != NULL; c = c->next)
        if (c->room == room)
            return;
    if (room->thinking == NULL)
        ks_room_close(room);
}

/* ---- going on without a person ---- */

void ks_room_tell(struct ks_room *room)
{
    for (struct ks_client *c = room->server->clients; c != NULL; c = c->next)
        if (c->room == room)
            ks_client_tell(c, false);
}

/* Answers of people who do not want to be asked. True if one was given. */
static bool answer_standing(struct ks_room *room)
{
    struct ks_refusal no;
    struct ks_action a;
    enum ks_actor actor = ks_actor(&room->match->state);
    if (ks_match_over(room->match) || actor >= KS_CHANCE || room->lesson >= 0 ||
        !ks_player_is_human(&room->match->terms.player[actor]))
        return false;
    struct ks_standing *s = &room->standing[actor];
    ks_unit active = ks_active(room->game, &room->match->state);
    ks_standing_expire(s, room->match->state.turn, active);
    if (s->n == 0 || !ks_is_answer(room->game, &room->match->state) ||
        !ks_standing_answers(s, room->game, &room->match->state, &a))
        return false;
    room->by_standing = true;
    bool done = ks_match_apply(room->match, a, 0, &no);
    room->by_standing = false;
    return done;
}

void ks_room_go(struct ks_room *room)
{
    struct ks_refusal no;
    if (room->read_only[0] == '\0' && !ks_match_over(room->match)) {
        if (!ks_match_go(room->match, 0, &no))
            ks_server_try_again(room->server);
        while (answer_standing(room))
            ;
    }
    summarise(room);
    ks_ponder(room);
    if (ks_match_over(room->match) && room->thinking == NULL)
        ks_bots_dismiss(room->match, room->server->thinker);
    ks_room_tell(room);
    ks_server_games_changed(room->server);
}

/* His action or, if he has failed, the end of the game. */
static bool take_answer(struct ks_room *room, const struct ks_answered *a,
                        struct ks_refusal *no)
{
    int side = (int)ks_actor(&room->match->state);
    ks_match_minds(room->match, side, a->mind);
    if (a->fault[0] != '\0')
        return ks_match_fail(room->match, side, a->fault, no);
    return ks_match_apply(room->match, a->action, 0, no);
}

/* Two programs go on at a pace that who watches can follow. */
static void set_pace(struct ks_room *room, size_t entries)
{
    const struct ks_player *player = room->match->terms.player;
    if (!ks_player_is_human(&player[0]) && !ks_player_is_human(&player[1]))
        room->due = ks_server_time() + (double)(entries * room->server->how->pace) / 1000;
}

void ks_room_answered(struct ks_room *room, const struct ks_answered *a)
{
    struct ks_refusal no;
    size_t before = room->match->entries;
    if (a != NULL && !take_answer(room, a, &no)) {
        /* It could not be kept: the disk is full. Nothing is lost; the player is asked again
         * in a while. */
        ks_server_try_again(room->server);
        summarise(room);
        ks_room_tell(room);
        return;
    }
    set_pace(room, room->match->entries - before);
    ks_room_go(room);
    ks_room_tidy(room);
}

void ks_room_try_again(struct ks_room *room)
{
    enum ks_actor actor = ks_actor(&room->match->state);
    if (room->thinking != NULL || room->read_only[0] != '\0' ||
        ks_match_over(room->match) ||
        (actor < KS_CHANCE && ks_player_is_human(&room->match->terms.player[actor])) ||
        room->lesson >= 0)
        return;
    ks_room_go(room);
}

/* ---- what players do ---- */

static bool can_change(const struct ks_room *room, struct ks_refusal *no)
{
    if (room->read_only[0] != '\0')
        return ks_refuse(no, "read_only", "%s", room->read_only);
    return true;
}

/* What the driver calls a journal is the store for those who play here. */
static bool pass_on(bool done, struct ks_refusal *no)
{
    if (!done && strcmp(no->code, "journal") == 0)
        no->code = "storage";
    return done;
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
        return ks_refuse(no, "not_your_turn", "It is not this seat's decision.");
    if (!ks_action_parse(room->game, action, &a))
        return ks_refuse(no, "bad_action",
                         "\"%.80s\" is no action; the choices show how they are written.",
                         action);
    bool done = room->lesson >= 0 ? ks_lesson_apply(lesson_of(room), room->match, a, no)
                                  : ks_match_apply(room->match, a, 0, no);
    if (!pass_on(done, no))
        return false;
    room->redos = 0;
    room->offer = KS_NOBODY;
    ks_room_go(room);
    return true;
}

/* The last decision must be of a seat this client holds. */
static bool is_own(const struct ks_room *room, unsigned sides, struct ks_refusal *no)
{
    const struct ks_match *m = room->match;
    if (m->entries > 0) {
        unsigned actor = m->entry[m->entries - 1].actor;
        if (actor < 2 && !(sides >> actor & 1))
            return ks_refuse(no, "undo_barrier",
                             "The last decision is the other side's; it stands.");
    }
    return true;
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

/* All n decisions, or none where that cannot be kept. */
static bool take_back(struct ks_room *room, size_t n, struct ks_refusal *no)
{
    struct ks_match *m = room->match;
    uint8_t side = m->entry[m->entries - 1].actor;
    remember(room, n);
    if (!pass_on(ks_match_take_back(m, n, no), no)) {
        room->redos -= n < room->redos ? n : room->redos;
        return false;
    }
    ks_ponder_drop(room);
    m->undo_side = side;
    return true;
}

bool ks_room_undo(struct ks_room *room, unsigned sides, bool whole, struct ks_refusal *no)
{
    if (!can_change(room, no) || !is_own(room, sides, no))
        return false;
    if (room->lesson >= 0)
        return ks_refuse(no, "undo_barrier", "A lesson goes forward; begin it again.");
    size_t n = ks_match_order(room->match);
    if (n == 0) /* says why */
        return ks_match_undo(room->match, no);
    if (!take_back(room, whole ? n : 1, no))
        return false;
    for (struct ks_client *c = room->server->clients; c != NULL; c = c->next)
        if (c->room == room)
            c->known = false;
    ks_room_go(room);
    return true;
}

bool ks_room_redo(struct ks_room *room, unsigned sides, struct ks_refusal *no)
{
    enum ks_actor actor = ks_actor(&room->match->state);
    if (!can_change(room, no))
        return false;
    if (room->redos == 0)
        return ks_refuse(no, "undo_barrier", "There is nothing to do again.");
    if (actor >= KS_CHANCE || !(sides >> actor & 1))
        return ks_refuse(no, "not_your_turn", "It is not this seat's decision.");
    size_t left = room->redos - 1;
    if (!pass_on(ks_match_apply(room->match, room->redo[left], 0, no), no))
        return false;
    room->redos = left;
    ks_room_go(room);
    return true;
}

bool ks_room_resign(struct ks_room *room, int side, struct ks_refusal *no)
{
    if (!can_change(room, no) ||
        !pass_on(ks_match_end(room->match, KS_ENTRY_RESIGN, side, no), no))
        return false;
    ks_ponder_drop(room);
    ks_room_go(room);
    return true;
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
            return ks_refuse(no, "bad_request",
                             "A computer player does not agree to draws.");
        room->offer = side;
    } else if (answer == KS_DRAW_DECLINE)
        room->offer = KS_NOBODY;
    else {
        if (!both && room->offer != !side)
            return ks_refuse(no, "bad_request", "The other side offers no draw.");
        if (!pass_on(ks_match_end(room->match, KS_ENTRY_DRAW, KS_NOBODY, no), no))
            return false;
        ks_ponder_drop(room);
        room->offer = KS_NOBODY;
    }
    ks_room_go(room);
    return true;
}
