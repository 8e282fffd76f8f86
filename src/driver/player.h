/* Who decides for a side. A player is written KIND or KIND:WORD,WORD...:
 *
 *   human
 *   random greedy staff search            what the program can do
 *   recruit lieutenant colonel general    levels for people
 *   rush turtle aloof                     players of one idea
 *   exec:COMMAND                          a program outside (docs/bots.md)
 *   bot:NAME                              one that a server was told of
 *
 * with the words cautious, balanced or bold, nodes=N and ms=N (work or time for each
 * activation), noise=N; programs outside take none. */
#ifndef KS_DRIVER_PLAYER_H
#define KS_DRIVER_PLAYER_H

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include "ai/agent.h"
#include "core/ks.h"

enum { KS_PLAYER_ROOM = 256, KS_PLAYER_MOST = 100000000, KS_FAULT_ROOM = 1024 };

enum ks_player_kind { KS_HUMAN, KS_COMPUTER, KS_OUTSIDE };

struct ks_player {
    char text[KS_PLAYER_ROOM]; /* as it is written */
    enum ks_player_kind kind;
    const struct ks_agent *agent; /* of a computer player */
    struct ks_style style;
    uint32_t nodes, ms; /* 0: as its kind has it */
};

/* A level for people: what it is called, and how it plays. */
struct ks_level {
    const char *id, *name[KS_LANGUAGES], *about[KS_LANGUAGES];
    const char *player; /* the same in the words of what the program can do */
};

enum { KS_LEVELS = 4 };
extern const struct ks_level ks_levels[KS_LEVELS];

/* Reads one; false if there is no such player. */
bool ks_player_parse(const char *text, size_t length, struct ks_player *out);

/* One that is known to exist, for programs: ks_player("random"). */
struct ks_player ks_player(const char *text);

bool ks_player_is_human(const struct ks_player *p);

/* What stands after "exec:" or "bot:"; NULL for any other player. */
const char *ks_player_command(const struct ks_player *p);
const char *ks_player_bot(const struct ks_player *p);

/* All kinds, for messages: "human, random, greedy ...". */
const char *ks_player_names(void);

struct ks_outside;

/* A decision that a player is to take, with a copy of all it needs but the game. */
struct ks_asked {
    const struct ks_game *game;
    struct ks_state state;
    struct ks_player player;
    uint64_t seed;
    uint32_t number, event; /* of the game in an experiment, of the decision */
    struct ks_mind mind;    /* what the player keeps; changed when it answers */
    atomic_bool *now;  /* set by somebody: answer at once; a player outside, who cannot,
                             * is not waited for any longer; may be NULL */
    atomic_uint *done; /* thousandths of the work that are done; may be NULL */
    struct ks_outside *outside; /* the program of a player outside (outside.h), or NULL */
    char fault[KS_FAULT_ROOM];  /* what was wrong with the answer, or "" */
    bool late;                  /* there was none in time */
};

/* The decision of a computer player for the side whose turn it is: always a legal one. The
 * same seed, game, event and mind give the same answer unless there is a limit in
 * milliseconds. False if a player outside gives none: with a fault if it has only itself to
 * blame and loses the game by it, without one if nobody waits for the answer any more. */
bool ks_player_decide(struct ks_asked *asked, struct ks_action *out);

#endif
