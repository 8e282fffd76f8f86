/* Replay files: a game as text that anyone can read, keep, send and check. The journal of a game
 * in progress has the same lines. Format: docs/replay-format.md. */
#pragma once

#include "base/text.h"
#include "driver/buffer.h"
#include "driver/match.h"

enum {
    KS_REPLAY_FORMAT = 1,
    KS_REPLAY_MAX_BYTES = 1 << 25,
    KS_REPLAY_MAX_ENTRIES = 1 << 18,
    KS_REPLAY_HASH_EVERY = 8, /* entries between hashes of the state */
    KS_FINDING = 1024,        /* size of a message */
};

enum ks_replay_form {
    KS_FORM_REPLAY,  /* a finished game: has a footer */
    KS_FORM_SAVE,    /* a saved game: has a footer, and the secret in its head */
    KS_FORM_JOURNAL, /* a game in progress: may stop after any line */
    KS_FORMS
};

/* What is wrong with a file, and where. */
struct ks_finding {
    size_t line;  /* 0: nowhere in particular */
    size_t entry; /* 0: none */
    char message[KS_FINDING];
    char expected[KS_TEXT], found[KS_TEXT]; /* "" if not applicable */
    bool foreign;                           /* played by other rules or data */
};

/* ---- writing ---- */

/* Writes the whole match as a file: a replay if the game is over, otherwise a save. */
bool ks_replay_write(const struct ks_match *m, struct ks_buffer *out);

/* For match.c: the head of a journal; entries and notes from their indices on (and the footer, if
 * the state after them ends the game); n entries undone. */
bool ks_replay_journal_begin(struct ks_match *m, struct ks_refusal *no);
bool ks_replay_journal(struct ks_match *m, size_t from, size_t notes,
                       const struct ks_state *last, struct ks_refusal *no);
bool ks_replay_journal_undo(struct ks_match *m, size_t n, const struct ks_state *back,
                            struct ks_refusal *no);

/* ---- reading ---- */

struct ks_replay_entry {
    size_t line;
    struct ks_word actor, words; /* slices of the file's text */
    uint64_t hash;
    bool hashed;
};

/* A line about the orders of a side. */
struct ks_replay_note {
    size_t line, entries; /* entry lines before it */
    struct ks_word words;
};

struct ks_replay {
    struct ks_buffer text;
    enum ks_replay_form form;
    char scenario[48];
    size_t options;
    struct ks_option option[KS_MAX_OPTIONS];
    char rules[32], version[32];
    uint64_t data;
    size_t scenario_line, rules_line, data_line, start_line;
    struct ks_dice dice;
    char side[2][16], player[2][KS_PLAYER_ROOM];
    bool analysis, kept;       /* kept: the secret is in the head */
    struct ks_buffer position; /* empty: the scenario's set-up */
    uint64_t start;
    unsigned given; /* lines of head and foot present, a bit each */
    size_t entries, room;
    struct ks_replay_entry *entry;
    size_t notes, note_room;
    struct ks_replay_note *note;
    bool ended; /* there is a footer */
    char result[16], how[16];
    int points[2];
    uint64_t count, state;
    unsigned char secret[KS_SECRET_BYTES];
    bool opened;
    size_t foot_line;
    /* first line that does not match its tag; 0: none */
    size_t bad_line;
    char bad_tag[KS_TAG_DIGITS + 1], good_tag[KS_TAG_DIGITS + 1];
    /* where a journal may be continued */
    size_t whole; /* bytes up to the last whole line */
    struct ks_chain chain;
};

/* Parses the text without playing it, and takes ownership of it: the buffer is emptied. False and
 * a finding if it is not a replay. Free it either way. */
bool ks_replay_read(struct ks_replay *r, struct ks_buffer *text, struct ks_finding *f);
void ks_replay_free(struct ks_replay *r);

/* Is the head unaltered? Check this before loading the game it names. */
bool ks_replay_head_fits(const struct ks_replay *r, struct ks_finding *f);

/* Was it played by another version of the rules, or with other data, than the game's? */
bool ks_replay_is_foreign(const struct ks_replay *r, const struct ks_game *g);

/* Can it be played with this game? False and a finding if not. */
bool ks_replay_fits(const struct ks_replay *r, const struct ks_game *g,
                    struct ks_finding *f);

/* Plays it again, up to entry number to (0: all), and checks every line: order, turn, legality,
 * rolls against the secret, hashes, result. Returns the match, or NULL and the first error. The
 * listener may be NULL. A game of other rules or data is played by these rules, and is right if
 * every line still holds. */
struct ks_match *ks_replay_play(const struct ks_replay *r, const struct ks_game *g,
                                size_t to, ks_listener *listener, void *context,
                                struct ks_finding *f);

/* The same, as far as every line holds. Whole says whether all of it does; if not, the finding
 * says what does not fit. NULL only if it cannot be started. */
struct ks_match *ks_replay_rerun(const struct ks_replay *r, const struct ks_game *g,
                                 size_t to, ks_listener *listener, void *context,
                                 bool *whole, struct ks_finding *f);

/* Explains in the finding, if so, that rules or data differ: how many entries fit, why no more,
 * and whether the dice are right. */
void ks_replay_blame_rules(const struct ks_replay *r, const struct ks_game *g,
                           size_t good, struct ks_finding *f);

/* The dice of a whole replay, even if its entries no longer fit the rules. */
struct ks_dice_check {
    uint64_t rolls, wrong; /* rolls whose value can be checked without the rules */
    uint64_t draws;        /* the other outcomes */
    size_t wrong_line;     /* first wrong one */
};

/* False if the dice are not known: given by the players, or not revealed yet. */
bool ks_replay_check_dice(const struct ks_replay *r, const struct ks_game *g,
                          struct ks_dice_check *out);

/* The same as a sentence. */
void ks_replay_dice_text(const struct ks_replay *r, const struct ks_game *g, char *out,
                         size_t size);

/* Fills in a finding; returns false. */
bool ks_find(struct ks_finding *f, size_t line, size_t entry, const char *format, ...);

/* Adds what was expected and what was found; returns false. */
bool ks_find_differ(struct ks_finding *f, const char *expected, const char *found);
