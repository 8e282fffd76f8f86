/* One game between computer players, played at full speed: only its result and cost are kept. */
#pragma once

#include <stdatomic.h>

#include "core/ks.h"
#include "driver/digest.h"
#include "driver/outside.h"
#include "driver/player.h"

struct ks_contest {
    const struct ks_game *game;
    struct ks_player player[2]; /* by side */
    /* with number: determines all chance and the players' random words */
    uint64_t seed;
    uint32_t number;
    bool timed;                 /* measure the time of each decision */
    atomic_bool *hurry;         /* true: abandon the game; may be NULL */
    const struct ks_hire *hire; /* for external players; may be NULL */
    /* Called with every position in which a player is about to decide; may be NULL. */
    void (*watch)(void *context, const struct ks_state *s);
    void *context;
};

/* What one side's player did in a game. */
struct ks_side_played {
    uint32_t decisions;
    uint32_t illegal; /* answers of a player of ours; a legal one was taken instead */
    /* CPU time of all decisions, helpers included, if timed; wall-clock time for an external
     * player */
    uint64_t ns;
    uint64_t longest; /* of this, in the longest turn */
};

enum ks_ending {
    KS_UNFINISHED, /* abandoned */
    KS_FINISHED,   /* by the rules */
    KS_FORFEIT,    /* an external player gave no legal answer and lost */
    KS_BROKEN,     /* a bug of ours: see wrong */
};

struct ks_played {
    uint8_t ending; /* enum ks_ending */
    uint8_t winner; /* side, or KS_NOBODY for a draw */
    uint8_t turn;
    bool late; /* forfeit on time */
    int16_t points[2];
    uint32_t chances;
    struct ks_side_played side[2];
    uint64_t hash;  /* of the last position */
    char wrong[96]; /* what went wrong first, or "" */
};

/* Plays it. The result must be zeroed first. */
void ks_contest_play(const struct ks_contest *c, struct ks_played *p);

/* Fills in how the game ended from its last state. */
void ks_played_end(const struct ks_game *g, const struct ks_state *s,
                   struct ks_played *p);

/* Adds everything but the times to a digest. */
void ks_played_digest(const struct ks_played *p, struct ks_digest *d);
