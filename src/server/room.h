/* A game and those who sit at it. Every change of a game goes through here: it is checked
 * by the engine, written by the keeper, and when that is on the disk it happens and is told to
 * everyone as his seat may know it. Meanwhile the game stands as it stood; the next change
 * waits. */
#ifndef KS_SERVER_ROOM_H
#define KS_SERVER_ROOM_H

#include "driver/replay.h"
#include "server/standing_answers.h"
#include "store/store.h"

struct ks_book;
struct ks_client;
struct ks_errand;
struct ks_server;
struct ks_job;

enum { KS_ROOM_REDO = 256 };

enum ks_change { /* what is being written */
                 KS_UNCHANGED,
                 KS_CHANGE_BEGIN,
                 KS_CHANGE_ACT,
                 KS_CHANGE_UNDO,
                 KS_CHANGE_REDO,
                 KS_CHANGE_END,         /* somebody resigns, or both agree to a draw */
                 KS_CHANGE_ANSWER,      /* of a computer player */
                 KS_CHANGE_GO,          /* what is rolled before anybody decides */
                 KS_CHANGE_BY_STANDING, /* a standing answer is used, */
                 KS_CHANGE_STANDING,    /* or given */
};

struct ks_room {
    struct ks_room *next;
    struct ks_server *server;
    struct ks_stored stored;
    struct ks_game *game;   /* given back to the library with the room */
    struct ks_match *match; /* owns its journal */
    struct ks_book *book;   /* what is written of it; NULL: nothing is */
    enum ks_change change;
    struct ks_errand
        *errand; /* of who is answered when the change and what follows from it
                               * is told, or NULL */
    char read_only[KS_FINDING]; /* why nothing can be changed any more; "" if it can */
    int offer;                  /* side that offers a draw, or KS_NOBODY */
    struct ks_job *thinking;    /* of a computer player who was asked, or NULL */
    uint64_t asked;             /* about the position of this hash */
    double due;                /* his answer is not told before, that people can follow */
    struct ks_mind advised[2]; /* what the adviser of a side keeps */
    bool by_standing;          /* what happens now is a standing answer */
    size_t redos;
    struct ks_action
        redo[KS_ROOM_REDO]; /* taken back, the last one first to come again */
    struct ks_standing_answers standing[2];
    struct {
        int side;
        struct ks_standing_answers answers;
    } given;                  /* standing answers that are being written */
    bool imported;            /* and does not go on before somebody sits down */
    int lesson;               /* its number, from 0; -1: a real game */
    struct ks_review *review; /* its analysis, or NULL: see server/review.h */
};

/* A new game of that description (scenario, options text, players, curtain, names), for
 * ks_room_begin. NULL and a refusal if it cannot be. */
struct ks_room *ks_room_create(struct ks_server *server, const struct ks_stored *wanted,
                               const struct ks_option *option, size_t options,
                               struct ks_refusal *no);

/* A game from the text of a replay or a save, for ks_room_begin. In any thread. */
struct ks_room *ks_room_import(struct ks_server *server, const char *text, size_t length,
                               struct ks_refusal *no);

/* Has a new game stored. When it is, others find its room, it goes on, and the errand is
 * ended; if it cannot be, the room is gone. False and a refusal if it cannot even be tried:
 * the room is gone and the errand is left to the caller. */
bool ks_room_begin(struct ks_room *room, struct ks_errand *errand, struct ks_refusal *no);

/* A stored game as it was left, read by any thread; nobody finds it before ks_room_enlist.
 * NULL and a refusal if it cannot be read. */
struct ks_room *ks_room_read(struct ks_server *server, struct ks_store *store,
                             const struct ks_stored *stored, struct ks_refusal *no);
void ks_room_enlist(struct ks_room *room);

/* Instead of that. NULL is fine. */
void ks_room_discard(struct ks_room *room);

/* A room of its own for a lesson (number from 0); it is not stored, and gone when its
 * player leaves. */
struct ks_room *ks_room_lesson(struct ks_server *server, size_t number,
                               struct ks_refusal *no);

/* The room of a stored game, if it is open. */
struct ks_room *ks_room_find(const struct ks_server *server, const char *id);

/* Tells everybody in it to go, and closes it. */
void ks_room_close(struct ks_room *room);

/* Closes it if nobody sits there, no computer player thinks and nothing is being written. */
void ks_room_tidy(struct ks_room *room);

/* ---- what a player does; side is his seat ----
 *
 * Refused, done and told, or on its way to the disk: then room->change says so, and
 * room->errand, which the caller may set, is ended when it is told or refused. None of them may
 * be called before. */

bool ks_room_act(struct ks_room *room, int side, const char *action,
                 struct ks_refusal *no);
bool ks_room_undo(struct ks_room *room, unsigned sides, bool whole,
                  struct ks_refusal *no);
bool ks_room_redo(struct ks_room *room, unsigned sides, struct ks_refusal *no);
bool ks_room_resign(struct ks_room *room, int side, struct ks_refusal *no);

enum ks_draw { KS_DRAW_OFFER, KS_DRAW_ACCEPT, KS_DRAW_DECLINE };
bool ks_room_draw(struct ks_room *room, unsigned sides, enum ks_draw answer,
                  struct ks_refusal *no);

/* What was being written is on the disk; or it is not, and no says why. */
void ks_room_kept(struct ks_room *room, const struct ks_refusal *no);

/* Standing answers of a side, from now on. */
bool ks_room_standing(struct ks_room *room, int side,
                      const struct ks_standing_answers *answers, struct ks_refusal *no);

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
