/* A game and the people at it. Every change of a game goes through here: the engine checks it,
 * the keeper writes it, and once it is on disk it takes effect and everyone is told what his seat
 * may know. Until then the game is unchanged and the next change waits. */
#pragma once

#include <jansson.h>

#include "driver/match_orders.h"
#include "driver/replay.h"
#include "store/store.h"

struct ks_book;
struct ks_client;
struct ks_errand;
struct ks_lesson;
struct ks_lessons;
struct ks_server;
struct ks_job;

enum { KS_ROOM_REDO = 256 };

enum ks_change { /* what is being written */
                 KS_UNCHANGED,
                 KS_CHANGE_BEGIN,
                 KS_CHANGE_ACT,
                 KS_CHANGE_ORDER,
                 KS_CHANGE_UNDO,
                 KS_CHANGE_REDO,
                 KS_CHANGE_END,    /* a resignation or an agreed draw */
                 KS_CHANGE_ANSWER, /* of a computer player */
                 KS_CHANGE_GO,     /* rolls before the first decision */
};

struct ks_room {
    struct ks_room *next;
    struct ks_server *server;
    struct ks_stored stored;
    struct ks_game *game;   /* freed with the room */
    struct ks_match *match; /* owns its journal */
    struct ks_book *book;   /* its writer; NULL: the game is not stored */
    enum ks_change change;
    /* request to answer once the change and its consequences have been sent, or NULL */
    struct ks_errand *errand;
    char read_only[KS_FINDING]; /* why it is read-only, or "" */
    int offer;                  /* side offering a draw, or KS_NOBODY */
    struct ks_job *thinking;    /* job of a computer player, or NULL */
    uint64_t asked;             /* hash of the position it was asked about */
    double due; /* earliest time for its answer, so that people can follow */
    struct ks_mind advised[2]; /* mind of each side's adviser */
    int ordering;              /* side that has just given an order, or KS_NOBODY */
    size_t ordered_at;         /* entries then */
    size_t redos;
    /* undone actions, a stack: the last one is redone first */
    struct ks_action redo[KS_ROOM_REDO];
    json_t *inherited[2];             /* standing answers of an older server, or NULL */
    bool imported;                    /* waits until somebody sits down */
    const struct ks_lessons *lessons; /* it has a lesson of these; NULL: a real game */
    int lesson;                       /* number of the lesson, from 0; -1: a real game */
    struct ks_review *review;         /* its analysis, or NULL: see server/review.h */
};

/* A new game as described (scenario, options text, players, curtain, names), for ks_room_begin.
 * NULL and a refusal on failure. */
struct ks_room *ks_room_create(struct ks_server *server, const struct ks_stored *wanted,
                               const struct ks_option *option, size_t options,
                               struct ks_refusal *no);

/* A game from the text of a replay or a save, for ks_room_begin. In any thread. */
struct ks_room *ks_room_import(struct ks_server *server, const char *text, size_t length,
                               struct ks_refusal *no);

/* Stores a new game. Once stored, its room can be found, play starts, and the errand is ended; if
 * storing fails, the room is freed. False and a refusal if it cannot even be tried: the room is
 * freed and the errand is left to the caller. */
bool ks_room_begin(struct ks_room *room, struct ks_errand *errand, struct ks_refusal *no);

/* Reads a stored game, in any thread; it cannot be found before ks_room_enlist. NULL and a
 * refusal if it cannot be read. */
struct ks_room *ks_room_read(struct ks_server *server, struct ks_store *store,
                             const struct ks_stored *stored, struct ks_refusal *no);
void ks_room_enlist(struct ks_room *room);

/* Frees it instead of enlisting it. NULL is fine. */
void ks_room_discard(struct ks_room *room);

/* A private room for a lesson (number from 0); not stored, and closed when its player leaves. */
struct ks_room *ks_room_lesson(struct ks_server *server, const struct ks_lessons *lessons,
                               size_t number, struct ks_refusal *no);

/* The room of a stored game, if it is open. */
struct ks_room *ks_room_find(const struct ks_server *server, const char *id);

/* Sends everybody away and closes it. */
void ks_room_close(struct ks_room *room);

/* Closes it if it is empty, no computer player is thinking and nothing is being written. */
void ks_room_tidy(struct ks_room *room);

/* ---- what a player does; side is his seat ----
 *
 * Each is refused, done and sent, or being written: then room->change says so, and
 * room->errand, which the caller may set, is ended when it takes effect or fails. Call none of
 * them again before that. */

bool ks_room_act(struct ks_room *room, int side, const char *action,
                 struct ks_refusal *no);
/* Gives orders of a side, or what else struct ks_note says, all or none; the room takes the
 * orders, also if it refuses them. */
bool ks_room_orders(struct ks_room *room, struct ks_note *what, size_t n,
                    struct ks_refusal *no);
bool ks_room_undo(struct ks_room *room, unsigned sides, bool whole,
                  struct ks_refusal *no);
bool ks_room_redo(struct ks_room *room, unsigned sides, struct ks_refusal *no);
bool ks_room_resign(struct ks_room *room, int side, struct ks_refusal *no);

enum ks_draw { KS_DRAW_OFFER, KS_DRAW_ACCEPT, KS_DRAW_DECLINE };
bool ks_room_draw(struct ks_room *room, unsigned sides, enum ks_draw answer,
                  struct ks_refusal *no);

/* The pending change is on disk; or it failed, and no says why. */
void ks_room_kept(struct ks_room *room, const struct ks_refusal *no);

/* Advances without a person: dice, orders, computer players; then sends `now` to
 * everybody. */
void ks_room_go(struct ks_room *room);

struct ks_answered {
    struct ks_action action;
    const struct ks_mind *mind; /* the player's mind */
    const char *fault;          /* what a bot did instead of answering, or "" */
};

/* A computer player's answer; NULL if it is no longer wanted. */
void ks_room_answered(struct ks_room *room, const struct ks_answered *a);

/* Retries a write whose failure stopped the game. */
void ks_room_try_again(struct ks_room *room);

/* Its lesson, where it has one. */
const struct ks_lesson *ks_room_lesson_of(const struct ks_room *room);

/* Answers the waiting client with the reason. */
void ks_room_refuse(struct ks_room *room, const struct ks_refusal *no);

/* Sends `now` to everybody in the room. */
void ks_room_tell(struct ks_room *room);
