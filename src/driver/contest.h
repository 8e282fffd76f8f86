/* One game between computer players, played as fast as it goes: nothing is kept but how it
 * ended and what it took. */
#ifndef KS_DRIVER_CONTEST_H
#define KS_DRIVER_CONTEST_H

#include <stdatomic.h>

#include "core/ks.h"
#include "driver/digest.h"
#include "driver/outside.h"
#include "driver/player.h"

struct ks_contest {
    const struct ks_game *game;
    struct ks_player player[2]; /* by side */
    uint64_t seed; /* with number: all chance, and the players' random words */
    uint32_t number;
    bool timed;                 /* measure what each decision takes */
    atomic_bool *hurry;         /* true: leave it unfinished; may be NULL */
    const struct ks_hire *hire; /* for players outside; may be NULL */
};

/* What one side's player did in a game. */
struct ks_effort {
    uint32_t decisions;
    uint32_t illegal; /* answers that were not legal; a legal one was taken instead */
    uint64_t
        ns; /* processor time of all decisions, if timed; for a player outside, time */
    uint64_t longest; /* of these, in the turn that took most */
};

enum ks_ending {
    KS_UNFINISHED, /* cut short */
    KS_FINISHED,   /* by the rules */
    KS_FORFEIT,    /* a player outside gave no answer and lost */
    KS_BROKEN,     /* a fault of ours: see wrong */
};

struct ks_played {
    uint8_t ending; /* enum ks_ending */
    uint8_t winner; /* side, or KS_NOBODY for a draw */
    uint8_t turn;
    bool late; /* forfeit for want of time */
    int16_t points[2];
    uint32_t chances;
    struct ks_effort side[2];
    uint64_t hash;  /* of the last position */
    char wrong[96]; /* what went wrong first, or "" */
};

/* Plays it. The result is to be zero before. */
void ks_contest_play(const struct ks_contest *c, struct ks_played *p);

/* Takes how the game ended from its last state. */
void ks_played_end(const struct ks_game *g, const struct ks_state *s,
                   struct ks_played *p);

/* Feeds all of it but the times. */
void ks_played_digest(const struct ks_played *p, struct ks_digest *d);

#endif
