/* How a scenario turns out between equal players: many games in several arms (levels of play,
 * values of options, other points to win), each kept as one record of plain data. Everything in
 * docs/balance.md is counted from these records. */
#pragma once

#include <stdatomic.h>

#include "core/ks.h"
#include "driver/library.h"
#include "driver/player.h"

enum {
    KS_BALANCE_CODES = 512, /* sentences a rules system may have */
    KS_BALANCE_TURNS = 32,  /* turns whose lead is recorded */
    KS_BALANCE_MARKS = 192, /* recorded moments of a game, see below */
    KS_BALANCE_LEVELS = 8,
    KS_BALANCE_ARMS = 512,
    KS_BALANCE_GAMES = 1000000 /* per arm */
};

/* The fate of a piece: steps lost, with these bits. */
enum { KS_PIECE_TOOK_PART = 1 << 7, KS_PIECE_LOST = 1 << 6, KS_PIECE_STEPS = 63 };

enum ks_game_end { KS_NOT_PLAYED, KS_PLAYED, KS_BROKEN_OFF };

/* One game. */
struct ks_balance_game {
    uint8_t end;    /* enum ks_game_end */
    uint8_t winner; /* side, or KS_NOBODY for a draw */
    uint8_t turn;
    uint8_t early;   /* the winner had the points that end the game */
    uint16_t ending; /* code of the sentence it ended with */
    uint16_t marks;
    int16_t points[2];
    uint32_t decisions, chances;
    uint64_t hash;
    int16_t lead[KS_BALANCE_TURNS]; /* of side 0 after turn 1, 2 ... */
    /* Points each time the rules checked and a side was higher than ever before: enough to tell
     * who would have won with other points to win. */
    int16_t mark[KS_BALANCE_MARKS][2];
    uint16_t told[KS_BALANCE_CODES]; /* count of each sentence */
    uint8_t piece[KS_MAX_PIECES];
};

enum ks_arm_kind {
    KS_ARM_PLAIN,  /* the scenario as it is */
    KS_ARM_OPTION, /* one option has another value */
    KS_ARM_OPEN,   /* no points end the game early */
    KS_ARM_TRIAL   /* other points to win, or a head start */
};

struct ks_balance_arm {
    const struct ks_game *game; /* one of the run's */
    enum ks_arm_kind kind;
    uint8_t level;    /* plays both sides */
    uint8_t option;   /* KS_ARM_OPTION: index; the value is in the game */
    int16_t start[2]; /* points a side starts with */
    uint32_t first;   /* number of its first game, which selects its dice */
};

/* The scenario under test. */
struct ks_subject {
    const struct ks_library *library;
    const char *scenario;
    const struct ks_option *option; /* those that differ from the default */
    size_t options;
};

struct ks_balance {
    size_t levels, arms, games_loaded;
    struct ks_game *loaded[KS_BALANCE_ARMS]; /* owned */
    struct ks_player level[KS_BALANCE_LEVELS];
    struct ks_balance_arm arm[KS_BALANCE_ARMS];
    uint64_t seed;
    uint32_t games; /* per arm */
    unsigned jobs;
    const char *path; /* file of records, or NULL */
    /* Called now and then by the calling thread; returns true to stop. May be NULL. */
    bool (*stop)(void *context, uint32_t done, uint32_t all);
    void *context;
    struct ks_balance_game *record; /* owned: game by game, all arms of each */
    double cpu;
    uint32_t done;
    char note[256];    /* a note about the file for the user, or "" */
    atomic_bool hurry; /* the run is ending: games in progress are dropped */
};

/* Sets up the arms of a run for its levels: the scenario as it is; with open, the same without
 * early victory; and for each option in vary ("all", "none", or names separated by commas) every
 * other value. Loads the games; false and a refusal if one cannot be loaded. */
bool ks_balance_arms(struct ks_balance *b, const struct ks_subject *subject,
                     const char *vary, bool open, struct ks_refusal *no);

/* Adds an arm with these points to win and this head start, and with dice no other arm uses. */
bool ks_balance_trial(struct ks_balance *b, const struct ks_subject *subject,
                      uint8_t level, const int limit[2], const int start[2],
                      struct ks_refusal *no);

/* The arm of a level of that kind; KS_BALANCE_ARMS if there is none. */
size_t ks_balance_arm(const struct ks_balance *b, size_t level, enum ks_arm_kind kind);

/* Plays one game of an arm. */
void ks_balance_play(const struct ks_balance *b, const struct ks_balance_arm *arm,
                     uint32_t game, struct ks_balance_game *out);

/* Plays all games of all arms except those in the file. False and a message if it could not start
 * or something failed; finished games can still be counted. */
bool ks_balance_run(struct ks_balance *b, char error[512]);
void ks_balance_done(struct ks_balance *b);

/* The n-th game of an arm; NULL if it was not finished. */
const struct ks_balance_game *ks_balance_at(const struct ks_balance *b, size_t arm,
                                            uint32_t n);

/* Games of an arm that were broken off. */
uint32_t ks_balance_broken(const struct ks_balance *b, size_t arm);

/* The score of side 0: 1, ½ or 0. */
double ks_balance_score(const struct ks_balance_game *r);

/* What the results depend on, as 32 hexadecimal digits: arms, players, seed. */
void ks_balance_identity(const struct ks_balance *b, char out[33]);

/* Digest of all records, in the same form. */
void ks_balance_digest(const struct ks_balance *b, char out[33]);
