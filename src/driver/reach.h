/* Where a unit on the move can come if nobody answers it, found by moving copies of the
 * state: no rule is known here. */
#ifndef KS_DRIVER_REACH_H
#define KS_DRIVER_REACH_H

#include "core/ks.h"

enum { KS_REACH_MOST = 400, KS_REACH_PATH = 24 };

struct ks_reached {
    ks_hex hex;
    int8_t facing;
    uint8_t cost;  /* movement points from where it stands now */
    bool rolls;    /* there a die is rolled first */
    uint8_t steps; /* decisions on the way, in order: */
    struct ks_action step[KS_REACH_PATH];
};

struct ks_reach {
    size_t n;
    struct ks_reached v[KS_REACH_MOST]; /* the cheapest way to each hex */
};

/* False if there is no memory. Nothing is found where it is not this unit's move. */
bool ks_reach(const struct ks_game *g, const struct ks_state *s, ks_unit u,
              struct ks_reach *out);

#endif
