/* Players outside: programs that are asked for every decision by one line and answer with
 * one (docs/bots.md). A program that fails loses its game and harms nothing else.
 *
 * Only who has a struct ks_hire can start programs; whatever merely reads a game has none. */
#ifndef KS_DRIVER_OUTSIDE_H
#define KS_DRIVER_OUTSIDE_H

#include "driver/player.h"

enum {
    KS_OUTSIDE_MS = 10000, /* for a decision, unless something else is said */
    KS_OUTSIDE_START =
        5000 /* so much more for the first one: programs take time to start */
};

struct ks_farewell { /* what they are told at the end of a game */
    int winner;      /* a side, or KS_NOBODY for a draw */
    const char
        *how; /* "rules", "resign", "draw", "forfeit"; "stopped": it has no result */
    const struct ks_state *state;
};

/* What is said to such programs and how they are understood (wire/bot.h). Lines come from
 * malloc and have no end; NULL if there is no memory. */
struct ks_speech {
    char *(*begin)(const struct ks_game *g, int side, uint32_t seed);
    char *(*decide)(const struct ks_asked *asked, uint32_t ms);
    char *(*end)(const struct ks_game *g, const struct ks_farewell *f);
    /* The text of the action in an answer; false and what is wrong with it. */
    bool (*answer)(const char *line, size_t length, char action[KS_TEXT],
                   const char **wrong);
};

/* Leave to start programs, and how to deal with them. It is used in any thread. */
struct ks_hire {
    const struct ks_speech *speech;
    /* The command that is to be run for a player, or NULL: none. */
    const char *(*command)(const struct ks_hire *hire, const struct ks_player *p);
    /* Hears what made one lose its game, which has that number in an experiment; may be
     * NULL. */
    void (*report)(const struct ks_hire *hire, uint32_t game, const char *fault);
    void *context;
    uint32_t ms;        /* for a decision */
    bool quiet;         /* what they write to their standard error is dropped */
    bool (*stop)(void); /* asked again and again while one is waited for; may be NULL */
};

/* The command of exec: players, and of no others. */
const char *ks_hire_exec(const struct ks_hire *hire, const struct ks_player *p);

/* The player of a side in a game, which is number of an experiment with that seed. The
 * program is started when it is asked first. NULL for players of other kinds, where there
 * is no leave (hire is NULL), and if there is no memory. */
struct ks_outside *ks_outside_new(const struct ks_hire *hire, const struct ks_game *g,
                                  const struct ks_player *p, int side, uint64_t seed,
                                  uint32_t number);

/* For ks_player_decide, which see. */
bool ks_outside_decide(struct ks_asked *asked, struct ks_action *out);

/* What it is told at the end. */
void ks_outside_tell(struct ks_outside *o, const struct ks_farewell *f);

/* Ends the program: it may do so by itself for half a second, then it is killed. False if
 * it had to be. */
bool ks_outside_free(struct ks_outside *o);

/* Both players of a game at once: those who are outside, NULL for the others; and their end,
 * told how it was. */
void ks_outside_pair(struct ks_outside *pair[2], const struct ks_hire *hire,
                     const struct ks_game *g, const struct ks_player player[2],
                     uint64_t seed, uint32_t number);
void ks_outside_part(struct ks_outside *pair[2], const struct ks_farewell *f);

#endif
