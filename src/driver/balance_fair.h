/* The solver in action: a value is computed from games without early victory, then actually
 * played, with other dice. Players who need more points may play differently; the results then
 * correct the curve, and the next value is tried. */
#pragma once

#include "driver/balance_solve.h"

enum { KS_TRIALS = 3 };

struct ks_trial {
    int value;
    struct ks_estimate expected, played; /* share of side 0 */
};

/* One knob at one level of play. */
struct ks_fair {
    uint8_t level;
    struct ks_curve curve;
    struct ks_solution solution; /* from the curve alone */
    size_t trials, best;         /* best: the trial nearest to one half */
    struct ks_trial trial[KS_TRIALS];
};

/* Curves and solutions for all levels of a run that has arms without early victory: an array of
 * levels * KS_KNOBS, which the caller frees; NULL if out of memory. */
struct ks_fair *ks_fair_make(const struct ks_balance *b);

/* Plays the trials, round by round. Their files are PATH followed by eight digits. False and a
 * message if something failed; finished games are kept. */
bool ks_fair_try(struct ks_fair *fair, const struct ks_balance *b,
                 const struct ks_subject *subject, const char *path, char error[512]);
