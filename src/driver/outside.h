/* Players outside: programs that are asked for every decision by one line and answer with
 * one (docs/bots.md). A program that fails loses its game and harms nothing else.
 *
 * Only who has a struct ks_hire can start programs; whatever merely reads a game has none. */
#ifndef KS_DRIVER_OUTSIDE_H
#define KS_DRIVER_OUTSIDE_H

#include "driver/player.h"

enum {
    KS_OUTSIDE_MS = 10000,  /* for a decision, unless something else is said */
    KS_OUTSIDE_START = 5000 /* so much more for the first one: programs take time to start */
};

struct ks_ending {
    int winner;      /* a side, or KS_NOBODY for a draw */
    const char *how; /* "rules", "resign", "draw", "forfeit"; "stopped": it has no result */
    const struct ks_state *state;
};

/* What is said to such programs and how they are understood (wire/bot.h). Lines come from
 * malloc and have no end; NULL if there is no memory. */
struct ks_speech {
    char *(*begin)(const struct ks_game *g, int side, uint32_t seed);
    char *(*decide)(const struct ks_asked *asked, uint32_t ms);
    char *(*end)(const struct ks_game *g, const struct ks_ending *ending);
    /* The text of the action in an answer; false and what is wrong with it. */
    bool (*answer)(const char *line, char action[KS_TEXT], const char **wrong);
};

/* Leave to start programs, and how to deal with them. */
struct ks_hire {
    const struct ks_speech *speech;
    /* The command that is to be run for a player, or NULL: none. */
    const char *(*command)(const struct ks_hire *hire, const struct ks_player *p);
    const void *context;
    uint32_t ms;        /* for a decision */
    bool quiet;         /* what they write to their standard error is dropped */
    bool (*stop)(void); /* asked again and again while one is waited for; may be NULL */
};

/* The command of exec: players, and of no others. */
const char *ks_hire_exec(const struct ks_hire *hire, const struct ks_player *p);

/* To be called once by a program that hires: a reader who has gone must not end it, and
 * children have to be waited for. */
void ks_hire_begin(void);

/* The player of a side in a game, which is number of an experiment with that seed. The
 * program is started when it is asked first. NULL for players of other kinds, where there
 * is no leave (hire is NULL), and if there is no memory. */
struct ks_outside *ks_outside_new(const struct ks_hire *hire, const struct ks_game *g,
                                  const struct ks_player *p, int side, uint64_t seed,
                                  uint32_t number);

/* For ks_player_decide, which see. */
bool ks_outside_decide(struct ks_asked *asked, struct ks_action *out);

/* From another thread: nobody wants an answer any more. */
void ks_outside_leave(struct ks_outside *o);

/* What it is told at the end. */
void ks_outside_tell(struct ks_outside *o, const struct ks_ending *ending);

/* Ends the program: it may do so by itself for half a second, then it is killed. False if
 * it had to be, though it had done nothing wrong so far. */
bool ks_outside_free(struct ks_outside *o);

#endif
