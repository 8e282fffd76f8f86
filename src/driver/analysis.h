/* What a game looks like afterwards: its ledger, the turning points, and the decisions that
 * cost most with what would have been better. It looks at the full game, hidden chits
 * included: it is for games that are over and for who holds all seats. */
#ifndef KS_DRIVER_ANALYSIS_H
#define KS_DRIVER_ANALYSIS_H

#include "driver/ledger.h"

enum {
    KS_TURNING = 8,         /* turning points told */
    KS_COSTLY = 3,          /* decisions told of each side */
    KS_LINE = 24,           /* actions of a better choice */
    KS_MAX_PLAYOUTS = 1000, /* games played on from a position */
    KS_NOISE = 5000,        /* a loss below this is not told, in units of KS_WHOLE */
};

/* The actions of a side in a row within an order, and what could have been done instead.
 * Dice that follow are averaged. */
struct ks_decision {
    uint32_t first, last; /* entries, from 1 */
    uint8_t side, turn;
    int32_t played,
        best; /* win chance of that side after what was done, and after the better
                           * choice */
    size_t n; /* actions of it; 0: to leave it alone */
    struct ks_action better[KS_LINE];
};

static inline int32_t ks_decision_loss(const struct ks_decision *d)
{
    return d->best - d->played;
}

struct ks_study {
    uint32_t playouts; /* games from each position that matters; 0: judged as it stands */
    struct ks_player player; /* who plays them, and whose choices are compared */
    uint64_t seed;
    /* Asked again and again with how much is done, in thousandths; true: stop. May be NULL. */
    bool (*stop)(void *context, unsigned done);
    void *context;
};

struct ks_analysis {
    struct ks_ledger ledger;
    size_t turnings;
    uint32_t turning[KS_TURNING]; /* episodes, the largest first */
    size_t costlies[2];
    struct ks_decision costly[2][KS_COSTLY]; /* the costliest first */
    uint32_t playouts;                       /* of the values; 0: judged */
    bool complete;                           /* not stopped early */
};

/* False if there is no memory. Free it either way. */
bool ks_analyse(struct ks_analysis *a, const struct ks_course *c,
                const struct ks_study *study);
void ks_analysis_free(struct ks_analysis *a);

#endif
