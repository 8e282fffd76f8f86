/* Who decides for a side. A player is written KIND or KIND:WORD,WORD...:
 *
 *   human
 *   random greedy staff search            the program's own players
 *   recruit lieutenant colonel general    levels for people
 *   rush turtle aloof                     players with one idea each
 *   orders                                staff that plays by orders, as people do
 *   exec:COMMAND                          an external program (docs/bots.md)
 *   bot:NAME                              a bot registered with the server
 *
 * with the words cautious, balanced or bold, nodes=N and ms=N (work or time for each
 * activation), threads=N (how many threads think; at nodes=N the choice is the same for any
 * number), noise=N, doctrine=STANCE or STANCE-TURN-STANCE (ai/stance.h; else that of the battle; of
 * staff, search, orders and levels made of them), random=N (in the first N events of the game any
 * legal action: openings that the player would not choose, to learn from); people and external
 * programs take none. */
#pragma once

#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>

#include "ai/agent.h"
#include "core/ks.h"

enum {
    KS_PLAYER_ROOM = 256,
    KS_PLAYER_MOST = 100000000,
    KS_PLAYER_THREADS = 64,
    KS_FAULT_ROOM = 1024
};

enum ks_player_kind { KS_HUMAN, KS_COMPUTER, KS_OUTSIDE };

struct ks_player {
    char text[KS_PLAYER_ROOM]; /* as written */
    enum ks_player_kind kind;
    const struct ks_agent *agent; /* of a computer player */
    struct ks_style style;
    uint32_t nodes, ms; /* 0: the default of its kind */
    uint32_t random;    /* events of the opening */
    uint16_t threads;   /* 0: one */
};

/* A level for people: its name and how it plays. */
struct ks_level {
    const char *id, *name[KS_LANGUAGES], *about[KS_LANGUAGES];
    const char *player; /* the player it stands for */
};

enum { KS_LEVELS = 4 };
extern const struct ks_level ks_levels[KS_LEVELS];

/* Parses a player; false if there is no such player. */
bool ks_player_parse(const char *text, size_t length, struct ks_player *out);

/* A player known to exist: ks_player("random"). */
struct ks_player ks_player(const char *text);

bool ks_player_is_human(const struct ks_player *p);

/* The text after "exec:" or "bot:"; NULL for any other player. */
const char *ks_player_command(const struct ks_player *p);
const char *ks_player_bot(const struct ks_player *p);

/* What there is to choose from instead of that text, to end a message with: "the players are human,
 * recruit ..." or, if only a word after the colon is wrong, "the words after the colon are ...". */
const char *ks_player_choices(const char *text, size_t length);

struct ks_outside;

/* A decision for a player to take, with a copy of everything it needs except the game. */
struct ks_asked {
    const struct ks_game *game;
    struct ks_state state;
    struct ks_player player;
    uint64_t seed;
    uint32_t number, event; /* game in an experiment; decision */
    struct ks_mind mind;    /* the player's mind; updated when it answers */
    /* set from outside: answer at once, or stop waiting for an external player; may be NULL */
    atomic_bool *now;
    atomic_uint *done;          /* progress in thousandths; may be NULL */
    struct ks_outside *outside; /* program of an external player (outside.h), or NULL */
    char fault[KS_FAULT_ROOM];  /* what was wrong with the answer, or "" */
    bool late;                  /* it gave none in time */
};

/* Asks a computer player to decide for the side to move; the action is always legal. The same
 * seed, game, event and mind give the same answer unless there is a limit in milliseconds. False
 * if an external player gives no answer: with a fault if it failed and loses the game, without
 * one if the answer is no longer wanted. */
bool ks_player_decide(struct ks_asked *asked, struct ks_action *out);
