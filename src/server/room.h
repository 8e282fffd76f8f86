/* A game and those who sit at it. Every change of a game goes through here: it is checked
 * by the engine, kept by the store, and told to everyone as his seat may know it. */
#ifndef KS_SERVER_ROOM_H
#define KS_SERVER_ROOM_H

#include "driver/match.h"
#include "server/standing.h"
#include "store/store.h"

struct ks_client;
struct ks_server;
struct ks_job;

enum { KS_ROOM_REDO = 256 };

struct ks_room {
    struct ks_room *next;
    struct ks_server *server;
    struct ks_stored stored;
    struct ks_game *game;   /* given back to the library with the room */
    struct ks_match *match; /* owns its journal */
    struct ks_journal *journal;
    char read_only[512];       /* why nothing can be changed any more; "" if it can */
    int offer;                 /* side that offers a draw, or KS_NOBODY */
    struct ks_job *thinking;   /* of a computer player who was asked, or NULL */
    uint64_t asked;            /* about the position of this hash */
    double due;                /* his answer is not told before, that people can follow */
    struct ks_mind advised[2]; /* what the adviser of a side keeps */
    bool by_standing;          /* what happens now is a standing answer */
    size_t redos;
    struct ks_action
        redo[KS_ROOM_REDO]; /* taken back, the last one first to come again */
    struct ks_standing standing[2];
    int lesson;               /* its number, from 0; -1: a real game */
    struct ks_review *review; /* its analysis, or NULL: see server/review.h */
};

/* A new game of that description (scenario, options text, players, curtain, names); it is
 * stored before it begins. NULL and a refusal if it cannot be. */
struct ks_room *ks_room_create(struct ks_server *server, const struct ks_stored *wanted,
                               const struct ks_option *option, size_t options,
                               struct ks_refusal *no);

/* A game from the text of a replay or a save. */
struct ks_room *ks_room_import(struct ks_server *server, const char *text, size_t length,
                               struct ks_refusal *no);

/* A room of its own for a lesson (number from 0); it is not stored, and gone when its
 * player leaves. */
struct ks_room *ks_room_lesson(struct ks_server *server, size_t number,
                               struct ks_refusal *no);

/* The room of a stored game, opened if it is not open yet. */
struct ks_room *ks_room_find(struct ks_server *server, const char *id,
                             struct ks_refusal *no);

/* Tells everybody in it to go, and closes it. */
void ks_room_close(struct ks_room *room);

/* Closes it if nobody sits there and no computer player thinks. */
void ks_room_tidy(struct ks_room *room);

/* ---- what a player does; side is his seat ---- */

bool ks_room_act(struct ks_room *room, int side, const char *action,
                 struct ks_refusal *no);
bool ks_room_undo(struct ks_room *room, unsigned sides, bool whole,
                  struct ks_refusal *no);
bool ks_room_redo(struct ks_room *room, unsigned sides, struct ks_refusal *no);
bool ks_room_resign(struct ks_room *room, int side, struct ks_refusal *no);

enum ks_draw { KS_DRAW_OFFER, KS_DRAW_ACCEPT, KS_DRAW_DECLINE };
bool ks_room_draw(struct ks_room *room, unsigned sides, enum ks_draw answer,
                  struct ks_refusal *no);

/* Goes on without a person: standing answers, computer players; then tells everybody. */
void ks_room_go(struct ks_room *room);

struct ks_answered {
    struct ks_action action;
    const struct ks_mind *mind; /* what he keeps */
    const char *fault;          /* what a program did instead of answering, or "" */
};

/* A computer player has thought: his answer, or NULL if it is of no use any more. */
void ks_room_answered(struct ks_room *room, const struct ks_answered *a);

/* Tries once more what could not be kept, when that stopped the game. */
void ks_room_try_again(struct ks_room *room);

/* Sends everybody in the room how it stands. */
void ks_room_tell(struct ks_room *room);

#endif
