/* A running game: the game, the list of actions and outcomes, the players, and the source of
 * chance. Every change goes through here: planned on a copy, written to the journal, then
 * performed and reported. */
#pragma once

#include "core/ks.h"
#include "driver/chain.h"
#include "driver/dice.h"
#include "driver/journal.h"
#include "driver/outside.h"
#include "driver/player.h"
#include "driver/refusal.h"
#include "order/orders.h"

struct ks_note;

enum ks_entry_kind {
    KS_ENTRY_ACTION,
    KS_ENTRY_RESIGN,  /* the actor resigns */
    KS_ENTRY_DRAW,    /* agreed */
    KS_ENTRY_FORFEIT, /* the actor loses on time or by absence */
    KS_ENTRY_KINDS
};

/* "resign", "draw", "forfeit"; "" for an action. */
const char *ks_entry_kind_name(enum ks_entry_kind kind);

struct ks_entry {
    struct ks_action action;
    uint8_t kind;   /* enum ks_entry_kind */
    uint8_t actor;  /* enum ks_actor */
    uint32_t order; /* of the actor, that it belongs to: see driver/match_orders.h */
};

/* An entry in words, without its actor. */
void ks_entry_words(const struct ks_game *g, const struct ks_entry *e,
                    enum ks_language language, char *out, size_t size);

struct ks_told {   /* one entry as it takes effect */
    size_t number; /* from 1 */
    const struct ks_entry *entry;
    const struct ks_event *prompt; /* the decision, or what the die was for */
    const struct ks_events *events;
    const struct ks_state *before, *after;
    const struct ks_order *order; /* to which it belongs; NULL: none */
};

typedef void ks_listener(void *context, const struct ks_told *told);

struct ks_match_terms {
    struct ks_player player[2];
    bool analysis;    /* undo is unrestricted */
    bool constructed; /* start is not the scenario's set-up */
};

/* A change handed to a journal that reports later whether it was kept. */
struct ks_held {
    bool any;
    size_t entries, notes; /* planned: on the lists after those in effect */
    size_t back;           /* or the number to take back */
    struct ks_chain chain;
    size_t written;
    uint32_t belongs[2];
    bool closed;
};

struct ks_match {
    const struct ks_game *game; /* borrowed */
    struct ks_dice dice;
    struct ks_match_terms terms;
    struct ks_state start, state;
    struct ks_entry *entry;
    size_t entries, room;
    struct ks_state settled; /* after the last outcome of chance: undo starts there */
    size_t settled_at;       /* number of entries before it */
    size_t taken_back;       /* number of undos so far */
    uint64_t rolls;          /* chance entries in the list */
    uint8_t ended;      /* enum ks_entry_kind that ended it; 0: the rules, or not over */
    uint8_t winner;     /* then */
    uint8_t undo_side;  /* side whose decisions are being undone, or KS_NOBODY */
    bool reading;       /* being read from a file: no rolls, no players asked */
    bool apart;         /* computer players think in other threads: see ks_match_asks */
    uint64_t side_seed; /* for computer players */
    struct ks_mind mind[2];        /* minds of computer players */
    const struct ks_hire *hire;    /* for external players; NULL: they are not asked */
    struct ks_outside *outside[2]; /* external players in use */
    char fault[KS_FAULT_ROOM];     /* why an external player forfeited, or "" */
    enum ks_language language;     /* of the reasons in refusals */
    ks_listener *listener;
    void *context;
    struct ks_journal *journal; /* owned; NULL: none */
    struct ks_chain chain;      /* of the journal */
    size_t written;             /* entry lines in the journal */
    bool closed;                /* the journal has its footer */
    uint32_t belongs[2];        /* order that it named last for each side's entries */
    struct ks_held held;
    /* orders of people: see driver/match_orders.h */
    struct ks_orders *book[2];  /* in force; NULL: the side has never given one */
    struct ks_orders *draft[2]; /* as they are after what is planned */
    struct ks_note *note;       /* what became of them, in order */
    size_t notes, note_room;
    size_t
        by_hand_at; /* entries after which orders are silent: there the player took back */
};

/* A game from its set-up or from a constructed state. Nothing happens yet: see ks_match_go. NULL
 * if out of memory. */
struct ks_match *ks_match_new(const struct ks_game *g, const struct ks_state *start,
                              const struct ks_dice *dice,
                              const struct ks_match_terms *terms);
void ks_match_free(struct ks_match *m);

/* From now on external players are asked for their decisions, and forfeit if they fail. The hire
 * must outlive the match. Before this, and whenever a game is only read, they are not started and
 * the caller decides for them. */
void ks_match_hire(struct ks_match *m, const struct ks_hire *hire);

/* Advances without a person: rolls dice and asks computer players until a person must decide, an
 * outcome must be given, or the game is over. At most limit entries (0: no limit); returns true
 * also when that stops it. */
bool ks_match_go(struct ks_match *m, size_t limit, struct ks_refusal *no);

/* Performs the actor's action and everything that follows without a person. If it is refused, by
 * the rules or because it cannot be written, nothing changes. */
bool ks_match_apply(struct ks_match *m, struct ks_action a, size_t limit,
                    struct ks_refusal *no);

/* Ends the game: a side resigns or forfeits, or both agree to a draw (side KS_NOBODY). */
bool ks_match_end(struct ks_match *m, enum ks_entry_kind kind, int side,
                  struct ks_refusal *no);

bool ks_match_over(const struct ks_match *m);

/* If it is a computer player's turn, fills in the question, which may be answered in any thread.
 * Give its mind back with ks_match_minds; if it failed, end the match with ks_match_fail. */
bool ks_match_asks(const struct ks_match *m, struct ks_asked *out);
void ks_match_minds(struct ks_match *m, int side, const struct ks_mind *mind);
bool ks_match_fail(struct ks_match *m, int side, const char *fault,
                   struct ks_refusal *no);

/* Tells an external player how the game ended and detaches it; the caller frees it, which may
 * take half a second. NULL if there is none. A match ends its own programs unless its players
 * think in other threads. */
struct ks_outside *ks_match_release(struct ks_match *m, int side);

/* Winning side, or KS_NOBODY for a draw; only when it is over. */
int ks_match_winner(const struct ks_match *m);

/* Why the last decision cannot be undone. */
enum ks_barrier {
    KS_NO_BARRIER,
    KS_BARRIER_NOTHING, /* nothing to undo */
    KS_BARRIER_ENDED,   /* the game is over and its dice may be revealed */
    KS_BARRIER_DICE,
    KS_BARRIER_SIDE,   /* it was the other side's */
    KS_BARRIER_REVEAL, /* it revealed something hidden */
    KS_BARRIERS
};

enum ks_barrier ks_match_barrier(const struct ks_match *m);

/* Undoes the last decision. Never across chance, the other side's decisions or a reveal, unless
 * the match is an analysis. */
bool ks_match_undo(struct ks_match *m, struct ks_refusal *no);

/* The same; where an order of the player's has decided, undoes all it did, as far as it can be. */
bool ks_match_undo_order(struct ks_match *m, struct ks_refusal *no);

/* Number of entries in the last order, from its first or from the choice of a unit on, as far as
 * it can be undone. 0: nothing can. */
size_t ks_match_last_order(const struct ks_match *m);

/* Could the last n entries be undone one after another? */
bool ks_match_may_take_back(const struct ks_match *m, size_t n);

/* Undoes the last n entries, without checking whether that is allowed. */
bool ks_match_take_back(struct ks_match *m, size_t n, struct ks_refusal *no);

/* For match.c: undoes them, whatever the journal says. */
void ks_match_go_back(struct ks_match *m, size_t n);

/* The state after that many entries, or after all of them if there are fewer. */
void ks_match_at(const struct ks_match *m, size_t entries, struct ks_state *s);

/* Replays entries first .. last (from 1) to a listener. */
void ks_match_retell(const struct ks_match *m, size_t first, size_t last,
                     ks_listener *listener, void *context);

/* The same in parts, for a caller that must not block: each call replays at most that many
 * entries and returns true while there are more. It stops if something is undone in the
 * meantime. */
struct ks_retelling {
    const struct ks_match *match;
    size_t first, last, at;
    /* of the match when it began; if that changes, it stops */
    size_t taken_back;
    struct ks_state state;
};
void ks_match_retell_begin(struct ks_retelling *r, const struct ks_match *m, size_t first,
                           size_t last);
bool ks_match_retell_some(struct ks_retelling *r, size_t most, ks_listener *listener,
                          void *context);

/* Is the action hidden from the watcher, who cannot tell it from another? Then neither it nor its
 * events may be shown to him. */
bool ks_match_hidden(const struct ks_game *g, const struct ks_state *before,
                     struct ks_action a, int watcher);

/* The held change was kept and takes effect now, or was not kept and is dropped. Until this call
 * the match is unchanged and accepts no other change. */
void ks_match_kept(struct ks_match *m, bool kept);

/* Records the match in a journal from now on; the match owns the journal. */
bool ks_match_record(struct ks_match *m, struct ks_journal *journal,
                     struct ks_refusal *no);
