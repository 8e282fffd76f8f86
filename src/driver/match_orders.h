/* The orders of the people in a match. They unfold into entries like any other; beside the entries
 * the match notes what became of the orders, so that a file tells one order as one thing and a
 * game goes on with its orders after a restart. */
#pragma once

#include "driver/match.h"

/* Which order an entry belongs to, where that is not a number given by the player. */
enum { KS_BY_HAND = 0, KS_BY_CUSTOM = INT32_MAX };

enum ks_note_kind {
    KS_NOTE_GIVEN,
    KS_NOTE_DROPPED, /* by the player */
    KS_NOTE_RESUMED, /* goes on after a stop */
    KS_NOTE_OVER,    /* carried out */
    KS_NOTE_STOPPED,
    KS_NOTE_LEFT,   /* pieces are no longer under it: they have arrived, or are gone */
    KS_NOTE_HALTED, /* pieces of it have stopped alone, the others go on */
    KS_NOTE_ASKS,   /* the player says what is not to be done by custom */
    KS_NOTE_KINDS
};

struct ks_note {
    size_t at;          /* number of entries before it */
    uint8_t side, kind; /* enum ks_note_kind */
    uint8_t halt;       /* enum ks_halt, if stopped */
    uint16_t asks;      /* as struct ks_orders.asks */
    uint32_t number;    /* of the order; 0: none */
    struct ks_order *
        order; /* if given; or holds the pieces that left or stopped. Owned by the match */
};

/* Size of a note's text, so that its line fits into a file. */
enum { KS_NOTE_ROOM = KS_LINE_MAX - 64 };

/* Gives an order, drops one, lets one go on, or says what to ask, and does everything that follows
 * without a person. The number of a given order is filled in. The match takes the order, also if
 * it refuses it. A side that has said any of this has its customs followed. */
bool ks_match_command(struct ks_match *m, struct ks_note *what, size_t limit,
                      struct ks_refusal *no);

/* Several of them as one: all or none. */
bool ks_match_commands(struct ks_match *m, struct ks_note *what, size_t n, size_t limit,
                       struct ks_refusal *no);

/* Why the book of a side has no room for an order: it names too many pieces, or there are too many
 * orders. False. */
bool ks_match_no_room(const struct ks_match *m, const struct ks_state *view,
                      const struct ks_order *order, struct ks_refusal *no);

/* The order of a side with that number, as it was given; NULL if there was none. */
const struct ks_order *ks_match_order(const struct ks_match *m, int side,
                                      uint32_t number);

/* The text of a note in a file, after side and number; and back. False and what was expected if it
 * is none; the order is then not allocated. */
bool ks_note_text(const struct ks_game *g, const struct ks_note *n, char *out,
                  size_t size);
bool ks_note_parse(const struct ks_game *g, const char *text, struct ks_note *out,
                   char error[KS_TEXT]);

/* Adds what is to be asked by the name of its matter; false if that is not done by custom. */
bool ks_asks_add(uint16_t *asks, const char *name, size_t length);

/* ---- for match.c, undo.c and the replays ---- */

/* Before planning: the drafts of the books are those in force. False if out of memory. */
bool ks_match_draft_orders(struct ks_match *m, struct ks_refusal *no);

/* What the orders of the actor decide on this state, as an entry; notes what they did. */
bool ks_match_by_order(struct ks_match *m, const struct ks_state *s, struct ks_entry *e,
                       struct ks_refusal *no);

/* A piece that its player moves by hand on this state is no longer under an order to go. */
bool ks_match_by_hand(struct ks_match *m, const struct ks_state *s, struct ks_action a,
                      struct ks_refusal *no);

/* The player ends a phase by hand before commanders who follow have ridden: fills in a note that he
 * is done, so that they ride first. False if it is not so. */
bool ks_match_rides_first(struct ks_match *m, struct ks_action a, struct ks_note *out);

/* A note of the player's on the drafts and on the list. */
bool ks_match_enter(struct ks_match *m, struct ks_note *n, struct ks_refusal *no);

/* The drafts are in force. */
void ks_match_keep_orders(struct ks_match *m);

/* Puts a note on the list, which takes its order. */
bool ks_match_note(struct ks_match *m, const struct ks_note *n, struct ks_refusal *no);

/* Notes beyond that number are forgotten. */
void ks_match_forget_notes(struct ks_match *m, size_t notes);

/* The last entries are taken back, down to a number: what their orders did stops them. */
void ks_match_halt_orders(struct ks_match *m, size_t entries);

/* Makes the books anew from the entries and notes; they come out as they were. */
bool ks_match_rebuild_orders(struct ks_match *m);

void ks_match_free_orders(struct ks_match *m);
