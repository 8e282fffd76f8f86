/* A running game: the game, the list of actions with their outcomes, who plays which
 * side and where chance comes from. All change goes through here: planned on a copy,
 * written to the journal, then done and told. */
#ifndef KS_DRIVER_MATCH_H
#define KS_DRIVER_MATCH_H

#include "core/ks.h"
#include "driver/chain.h"
#include "driver/dice.h"
#include "driver/journal.h"
#include "driver/outside.h"
#include "driver/player.h"
#include "driver/refusal.h"

enum ks_entry_kind {
    KS_ENTRY_ACTION,
    KS_ENTRY_RESIGN,  /* the actor gives up */
    KS_ENTRY_DRAW,    /* agreed */
    KS_ENTRY_FORFEIT, /* the actor loses on time or by absence */
    KS_ENTRY_KINDS
};

/* "resign", "draw", "forfeit"; "" for an action. */
const char *ks_entry_kind_name(enum ks_entry_kind kind);

struct ks_entry {
    struct ks_action action;
    uint8_t kind;  /* enum ks_entry_kind */
    uint8_t actor; /* enum ks_actor */
};

/* An entry in words, without its actor. */
void ks_entry_words(const struct ks_game *g, const struct ks_entry *e,
                    enum ks_language language, char *out, size_t size);

struct ks_told {   /* one entry as it takes effect */
    size_t number; /* from 1 */
    const struct ks_entry *entry;
    const struct ks_event *prompt; /* what was asked, or what the die was for */
    const struct ks_events *events;
    const struct ks_state *before, *after;
};

typedef void ks_listener(void *context, const struct ks_told *told);

struct ks_match_terms {
    struct ks_player player[2];
    bool analysis;    /* undo may cross everything */
    bool constructed; /* start is not the scenario's set-up */
};

/* What was handed to a journal that says later whether it is kept. */
struct ks_held {
    bool any;
    size_t entries; /* planned: they stand on the list behind those that happened */
    size_t back;    /* or so many are to be taken back */
    struct ks_chain chain;
    size_t written;
    bool closed;
};

struct ks_match {
    const struct ks_game *game; /* borrowed */
    struct ks_dice dice;
    struct ks_match_terms terms;
    struct ks_state start, state;
    struct ks_entry *entry;
    size_t entries, room;
    struct ks_state settled; /* after the last outcome of chance: undo begins there, */
    size_t settled_at;       /* not at the start; how many entries that is */
    size_t taken_back;       /* how often that was done */
    uint64_t rolls;          /* chance entries in the list */
    uint8_t ended;      /* enum ks_entry_kind that ended it, if not the rules; else 0 */
    uint8_t winner;     /* then */
    uint8_t undo_side;  /* whose decisions are being taken back, or KS_NOBODY */
    bool reading;       /* fed from a file: nothing is rolled, no player is asked */
    bool apart;         /* computer players think elsewhere: see ks_match_asks */
    uint64_t side_seed; /* for computer players */
    struct ks_mind mind[2];        /* what they keep */
    const struct ks_hire *hire;    /* of players outside; NULL: they are left alone */
    struct ks_outside *outside[2]; /* those that were hired */
    char fault[KS_FAULT_ROOM];     /* what made a player outside forfeit, or "" */
    enum ks_language language;     /* of the reasons in refusals */
    ks_listener *listener;
    void *context;
    struct ks_journal *journal; /* owned; NULL: none */
    struct ks_chain chain;      /* of the journal */
    size_t written;             /* entry lines in the journal */
    bool closed;                /* the journal has its footer */
    struct ks_held held;
};

/* A game from its set-up or from a constructed state. Nothing happens yet: see
 * ks_match_go. NULL if there is no memory. */
struct ks_match *ks_match_new(const struct ks_game *g, const struct ks_state *start,
                              const struct ks_dice *dice,
                              const struct ks_match_terms *terms);
void ks_match_free(struct ks_match *m);

/* From here on players outside are asked for their decisions, and forfeit by their faults. The
 * hire must outlast the match. Till then, and whenever a game is only read, they are left
 * alone and somebody else has to decide for them. */
void ks_match_hire(struct ks_match *m, const struct ks_hire *hire);

/* Plays on without a person: rolls what is to be rolled and asks the computer players,
 * until a person has to decide, an outcome has to be given, or the game is over. At
 * most limit entries (0: no limit); true also when stopped by it. */
bool ks_match_go(struct ks_match *m, size_t limit, struct ks_refusal *no);

/* The actor's action, and everything that follows without a person. Nothing changes
 * when it is refused, be it by the rules or because it cannot be written down. */
bool ks_match_apply(struct ks_match *m, struct ks_action a, size_t limit,
                    struct ks_refusal *no);

/* Ends the game: a side resigns or forfeits, or both agree to a draw (side KS_NOBODY). */
bool ks_match_end(struct ks_match *m, enum ks_entry_kind kind, int side,
                  struct ks_refusal *no);

bool ks_match_over(const struct ks_match *m);

/* Is it a computer player's turn? Then what it is to be asked, in any thread. What it
 * keeps in mind when it has answered is given back to the match; if it has failed, the match
 * ends. */
bool ks_match_asks(const struct ks_match *m, struct ks_asked *out);
void ks_match_minds(struct ks_match *m, int side, const struct ks_mind *mind);
bool ks_match_fail(struct ks_match *m, int side, const char *fault,
                   struct ks_refusal *no);

/* Tells a program that plays how the game stands at its end; whoever takes it from the match
 * frees it, which may take half a second. NULL if there is none. A match ends its programs
 * by itself unless its players think apart. */
struct ks_outside *ks_match_release(struct ks_match *m, int side);

/* Winning side, or KS_NOBODY for a draw; only when it is over. */
int ks_match_winner(const struct ks_match *m);

/* Why the last decision cannot be taken back. */
enum ks_barrier {
    KS_NO_BARRIER,
    KS_BARRIER_NOTHING, /* there is none yet */
    KS_BARRIER_ENDED,   /* the game is over, its dice may be open */
    KS_BARRIER_DICE,
    KS_BARRIER_SIDE,   /* it is the other side's */
    KS_BARRIER_REVEAL, /* it showed something hidden */
    KS_BARRIERS
};

enum ks_barrier ks_match_barrier(const struct ks_match *m);

/* Takes back the last decision. Not across chance, the other side's decisions or
 * something revealed, unless the match is an analysis. */
bool ks_match_undo(struct ks_match *m, struct ks_refusal *no);

/* How many entries the whole order has that was decided last: from the choice of a unit on,
 * as far as it can be taken back. 0: nothing can. */
size_t ks_match_order(const struct ks_match *m);

/* Takes back the last n entries, without asking whether that is allowed. */
bool ks_match_take_back(struct ks_match *m, size_t n, struct ks_refusal *no);

/* For match.c: they are taken back, whatever the journal says. */
void ks_match_go_back(struct ks_match *m, size_t n);

/* The state after the first entries of the list; after all if there are fewer. */
void ks_match_at(const struct ks_match *m, size_t entries, struct ks_state *s);

/* Tells entries first .. last (numbers from 1) again. */
void ks_match_retell(const struct ks_match *m, size_t first, size_t last,
                     ks_listener *listener, void *context);

/* The same in parts, for who has others to serve between: begins before the first entry; each
 * call goes on by at most so many entries, and tells true while there are more up to the
 * last. It ends where it is when something is taken back meanwhile. */
struct ks_retelling {
    const struct ks_match *match;
    size_t first, last, at;
    size_t taken_back; /* by the match when it began: then it ends */
    struct ks_state state;
};
void ks_match_retell_begin(struct ks_retelling *r, const struct ks_match *m, size_t first,
                           size_t last);
bool ks_match_retell_some(struct ks_retelling *r, size_t most, ks_listener *listener,
                          void *context);

/* Is action a of the side to move one that the watcher cannot tell from another? Then
 * neither it nor its events may be shown to him. */
bool ks_match_hidden(const struct ks_game *g, const struct ks_state *before,
                     struct ks_action a, int watcher);

/* What is held was kept, and happens now; or it was not, and is forgotten. Till then the
 * match stands as it stood, and no other change may be asked of it. */
void ks_match_kept(struct ks_match *m, bool kept);

/* Writes the match into a journal from now on, which the match then owns. */
bool ks_match_record(struct ks_match *m, struct ks_journal *journal,
                     struct ks_refusal *no);

#endif
