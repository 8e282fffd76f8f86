/* Which points to win would make a scenario fair. Games played without early victory record each
 * moment at which a side was higher than ever before when the rules checked: from these follows
 * who would have won with any other points to win and any head start, provided the players play
 * the same. */
#pragma once

#include "driver/balance.h"
#include "driver/shares.h"

/* How a game is won. */
struct ks_victory {
    bool one_score; /* the lead counts */
    uint8_t level;  /* winner with equal points */
    int limit[2];   /* points to win at once; 0: none */
    int start[2];   /* points a side starts with */
};

/* What can be varied to make it fair. */
enum ks_knob { KS_KNOB_LIMIT_0, KS_KNOB_LIMIT_1, KS_KNOB_START, KS_KNOBS };

enum { KS_CURVE = 512 };

/* The share of side 0 for each value of a knob. A limit runs from 1 up to one never reached; a
 * negative start is a head start of side 1. */
struct ks_curve {
    enum ks_knob knob;
    int from;
    int reached; /* for a limit: the most a side had */
    size_t n;
    struct ks_estimate share[KS_CURVE];
};

struct ks_solution {
    enum ks_knob knob;
    int now;       /* value in the scenario; 0: none */
    int value;     /* nearest to one half */
    int low, high; /* values whose interval contains one half; low > high: none */
    struct ks_estimate share; /* expected at that value */
    bool fair;                /* the share is within 0.01 of one half */
    bool never;               /* the value is a limit that is never reached */
};

struct ks_victory ks_victory_of(const struct ks_game *g);

/* The same with a knob turned. */
struct ks_victory ks_victory_turn(struct ks_victory v, enum ks_knob knob, int value);

/* The score of side 0 under these rules: 1, ½ or 0. */
double ks_victory_score(const struct ks_victory *v, const struct ks_balance_game *r);

/* The curve of a knob over the games of an arm without early victory. */
void ks_curve_make(const struct ks_balance *b, size_t arm, const struct ks_victory *now,
                   enum ks_knob knob, struct ks_curve *out);

/* Solves for one half. Shift is added to every share of the curve: the amount by which actual
 * games differed. */
struct ks_solution ks_curve_solve(const struct ks_curve *c, const struct ks_victory *now,
                                  double shift);
