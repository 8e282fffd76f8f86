/* The solver at work: a value is worked out from games without early victory, then really
 * played, with other dice. Players who know that they need more points may play otherwise;
 * then what they did corrects the curve, and the next value is tried. */
#ifndef KS_DRIVER_BALANCE_FAIR_H
#define KS_DRIVER_BALANCE_FAIR_H

#include "driver/balance_solve.h"

enum { KS_TRIALS = 3 };

struct ks_trial {
    int value;
    struct ks_estimate expected, played; /* share of side 0 */
};

struct ks_fair { /* a knob, at a level of play */
    uint8_t level;
    struct ks_curve curve;
    struct ks_solution solution; /* of the curve alone */
    size_t trials, best;         /* best: the trial nearest to one half */
    struct ks_trial trial[KS_TRIALS];
};

/* Curves and solutions for all levels of a run that has arms without early victory: an
 * array of levels * KS_KNOBS, the caller's to free; NULL if there is no memory. */
struct ks_fair *ks_fair_make(const struct ks_balance *b);

/* Plays the trials, round after round. Their files are PATH with eight digits behind it.
 * False and a message if something went wrong; what was played is there even so. */
bool ks_fair_try(struct ks_fair *fair, const struct ks_balance *b,
                 const struct ks_subject *subject, const char *path, char error[512]);

#endif
