/* Where a unit on the move can go if the enemy does not react, found by moving copies of the
 * state: no rules in here. */
#pragma once

#include "core/ks.h"

enum { KS_REACH_MOST = 400, KS_REACH_PATH = 24 };

struct ks_reached {
    ks_hex hex;
    int8_t facing;
    uint8_t cost;  /* movement points from its current hex */
    bool rolls;    /* a die is rolled there first */
    uint8_t steps; /* decisions on the way, in order */
    struct ks_action step[KS_REACH_PATH];
};

struct ks_reach {
    size_t n;
    struct ks_reached v[KS_REACH_MOST]; /* cheapest path to each hex */
};

/* False if out of memory. Finds nothing if it is not this unit's move. */
bool ks_reach(const struct ks_game *g, const struct ks_state *s, ks_unit u,
              struct ks_reach *out);
