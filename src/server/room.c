/* What changes a game: what players do, and how it goes on without them. */
#include "server/room.h"

#include <stdlib.h>
#include <string.h>

#include "server/book.h"
#include "server/ponder.h"
#include "server/standing.h"
#include "server/state.h"
#include "server/thinker.h"
#include "wire/lesson.h"

/* Entries planned before others are served: orders are worked out in the event loop. */
enum { AT_ONCE = 24 };

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

/* Advances to the next decision of a person or computer player. True if something is being
 * written: continues when it is kept. */
static bool goes_by_itself(struct ks_room *room)
{
    struct ks_refusal no;
    if (room->read_only[0] != '\0' || ks_match_over(room->match))
        return false;
    if (ks_standing_inherit(room, &no) && !keep(room, KS_CHANGE_GO, &no))
        ks_server_try_again(room->server);
    for (size_t before = SIZE_MAX;
         room->change == KS_UNCHANGED && before != room->match->entries;) {
        before = room->match->entries;
        if (!ks_match_go(room->match, AT_ONCE, &no) || !keep(room, KS_CHANGE_GO, &no))
            ks_server_try_again(room->server);
    }
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
}

static void happen(struct ks_room *room, enum ks_change change)
{
    size_t before = room->match->entries;
    if (change == KS_CHANGE_UNDO)
        go_back(room);
    else
        ks_match_kept(room->match, true);
    if (change == KS_CHANGE_ANSWER)
        set_pace(room, room->match->entries - before);
    follow(room, change);
    ks_room_go(room);
}

/* Automatic changes are retried later; a player who acted is told why it failed. */
static void drop_change(struct ks_room *room, enum ks_change change,
                        const struct ks_refusal *no)
{
    ks_match_kept(room->match, false);
    if (change == KS_CHANGE_GO || change == KS_CHANGE_ANSWER) {
        ks_server_try_again(room->server);
        rest(room);
    } else
        ks_room_refuse(room, no);
}

/* A new game is there for everybody, or not at all. */
static bool begins(struct ks_room *room, const struct ks_refusal *no)
{
    if (no != NULL || room->server->closing) {
        ks_room_refuse(room, no);
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
    bool done = room->lesson >= 0
                    ? ks_lesson_apply(ks_room_lesson_of(room), room->match, a, no)
                    : ks_match_apply(room->match, a, AT_ONCE, no);
    return done_or_kept(room, done, KS_CHANGE_ACT, no);
}

bool ks_room_orders(struct ks_room *room, struct ks_note *what, size_t n,
                    struct ks_refusal *no)
{
    bool may =
        can_change(room, no) &&
        (room->lesson < 0 || ks_refuse(no, "lesson", "A lesson is played step by step."));
    if (!may) {
        for (size_t i = 0; i < n; i++)
            free(what[i].order);
        return false;
    }
    room->ordering = what->side;
    room->ordered_at = room->match->entries;
    bool done = ks_match_commands(room->match, what, n, AT_ONCE, no);
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
