/* External players: programs that are sent one line for every decision and answer with one (docs/bots.md). A program that fails loses its game and affects nothing else.
 *
 * Programs can be started only with a struct ks_hire; code that merely reads a game has none. */
#pragma once

#include "driver/player.h"

enum {
    KS_OUTSIDE_MS = 10000, /* default time for a decision */
    /* extra time for the first decision: programs take time to start */
    KS_OUTSIDE_START = 5000
};

/* What they are told at the end of a game. */
struct ks_farewell {
    int winner; /* a side, or KS_NOBODY for a draw */
    /* "rules", "resign", "draw", "forfeit"; "stopped": no result */
    const char *how;
    const struct ks_state *state;
};

/* The language of such programs (wire/bot.h). Lines are malloc'ed and have no line end; NULL if
 * out of memory. */
struct ks_speech {
    char *(*begin)(const struct ks_game *g, int side, uint32_t seed);
    char *(*decide)(const struct ks_asked *asked, uint32_t ms);
    char *(*end)(const struct ks_game *g, const struct ks_farewell *f);
    /* Extracts the action text from an answer; false and what is wrong with it. */
    bool (*answer)(const char *line, size_t length, char action[KS_TEXT],
                   const char **wrong);
};

/* Permission to start programs, and how to treat them. Used from any thread. */
struct ks_hire {
    const struct ks_speech *speech;
    /* The command to run for a player; NULL: none. */
    const char *(*command)(const struct ks_hire *hire, const struct ks_player *p);
    /* Called with the fault that lost a game; game is its number in an experiment. May be
     * NULL. */
    void (*report)(const struct ks_hire *hire, uint32_t game, const char *fault);
    void *context;
    uint32_t ms;        /* time for a decision */
    bool quiet;         /* drop their standard error */
    bool (*stop)(void); /* polled while waiting; may be NULL */
};

/* The command of an exec: player; NULL for others. */
const char *ks_hire_exec(const struct ks_hire *hire, const struct ks_player *p);

/* The external player of a side; seed and number identify the game in an experiment. The program
 * starts when it is first asked. NULL for other kinds of player, without permission (hire is
 * NULL), or if out of memory. */
struct ks_outside *ks_outside_new(const struct ks_hire *hire, const struct ks_game *g,
                                  const struct ks_player *p, int side, uint64_t seed,
                                  uint32_t number);

/* See ks_player_decide. */
bool ks_outside_decide(struct ks_asked *asked, struct ks_action *out);

/* Tells it how the game ended. */
void ks_outside_tell(struct ks_outside *o, const struct ks_farewell *f);

/* Ends the program: it has half a second to exit, then it is killed. False if it had to be
 * killed. */
bool ks_outside_free(struct ks_outside *o);

/* The external players of a game, NULL for other kinds; and their end, told how the game
 * ended. */
void ks_outside_pair(struct ks_outside *pair[2], const struct ks_hire *hire,
                     const struct ks_game *g, const struct ks_player player[2],
                     uint64_t seed, uint32_t number);
void ks_outside_part(struct ks_outside *pair[2], const struct ks_farewell *f);
