/* Which points to win would make a scenario fair. Games that were played without any early
 * victory keep the moments at which a side stood higher than ever before when the rules
 * looked: from these it follows who would have won with any other points to win, and with
 * any head start, as long as the players play the same. */
#ifndef KS_DRIVER_BALANCE_SOLVE_H
#define KS_DRIVER_BALANCE_SOLVE_H

#include "driver/balance.h"
#include "driver/shares.h"

/* How a game is won. */
struct ks_victory {
    bool one_score; /* what counts is the lead */
    uint8_t level;  /* who wins with equal points */
    int limit[2];   /* points to win at once; 0: none */
    int start[2];   /* points a side begins with */
};

/* What can be turned to make it fair. */
enum ks_knob { KS_KNOB_LIMIT_0, KS_KNOB_LIMIT_1, KS_KNOB_START, KS_KNOBS };

enum { KS_CURVE = 512 };

/* The share of side 0 for each value of a knob. A limit goes from 1 up to one that nobody
 * reaches; a start below 0 is one of side 1. */
struct ks_curve {
    enum ks_knob knob;
    int from;
    int reached; /* the most a side had, of a limit */
    size_t n;
    struct ks_estimate share[KS_CURVE];
};

struct ks_solution {
    enum ks_knob knob;
    int now;                  /* value in the scenario; 0: none */
    int value;                /* nearest to one half */
    int low, high;            /* values whose interval holds one half; low > high: none */
    struct ks_estimate share; /* expected with the value */
    bool fair;                /* it is within 0.01 of one half */
    bool never;               /* the value is a limit that nobody reaches: none at all */
};

struct ks_victory ks_victory_of(const struct ks_game *g);

/* The same with a knob turned. */
struct ks_victory ks_victory_turn(struct ks_victory v, enum ks_knob knob, int value);

/* Who would have won: 1, ½ or 0 for side 0. */
double ks_victory_score(const struct ks_victory *v, const struct ks_balance_game *r);

/* The curve of a knob over the games of an arm without early victory. */
void ks_curve_make(const struct ks_balance *b, size_t arm, const struct ks_victory *now,
                   enum ks_knob knob, struct ks_curve *out);

/* What it says. Shift is added to every share of the curve: by how much games really played
 * came out otherwise. */
struct ks_solution ks_curve_solve(const struct ks_curve *c, const struct ks_victory *now,
                                  double shift);

#endif
