/* A game in hindsight: its ledger, the turning points, and the costliest decisions with what
 * would have been better. It sees the whole game, hidden chits included, so it is for finished
 * games and for a player who holds all seats. */
#pragma once

#include "driver/ledger.h"

enum {
    KS_TURNING = 8,         /* turning points reported */
    KS_COSTLY = 3,          /* decisions reported for each side */
    KS_LINE = 24,           /* actions in a better choice */
    KS_MAX_PLAYOUTS = 1000, /* games played out from a position */
    KS_NOISE = 5000,        /* a smaller loss is not reported, in units of KS_WHOLE */
};

/* Consecutive actions of a side within an order, and the better alternative. Dice that follow are
 * averaged. */
struct ks_decision {
    uint32_t first, last; /* entries, from 1 */
    uint8_t side, turn;
    /* win chance of that side after what it did, and after the better choice */
    int32_t played, best;
    size_t n; /* actions in the better choice; 0: give no order */
    struct ks_action better[KS_LINE];
};

static inline int32_t ks_decision_loss(const struct ks_decision *d)
{
    return d->best - d->played;
}

struct ks_study {
    /* games played out from each position that matters; 0: positions are judged as they stand */
    uint32_t playouts;
    struct ks_player player; /* plays them; its choices are compared with those made */
    uint64_t seed;
    /* Called repeatedly with the progress in thousandths; returns true to stop. May be NULL. */
    bool (*stop)(void *context, unsigned done);
    void *context;
};

struct ks_analysis {
    struct ks_ledger ledger;
    size_t turnings;
    uint32_t turning[KS_TURNING]; /* indices of episodes, largest change first */
    size_t costlies[2];
    struct ks_decision costly[2][KS_COSTLY]; /* costliest first */
    uint32_t playouts;                       /* behind the values; 0: judged */
    bool complete;                           /* not stopped early */
};

/* False if out of memory. Free it either way. */
bool ks_analyse(struct ks_analysis *a, const struct ks_course *c,
                const struct ks_study *study);
void ks_analysis_free(struct ks_analysis *a);
