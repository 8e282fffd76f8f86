/* What a game costs the people who play it, in clicks, keys and drags: staff plays it by orders
 * alone (ai/by_orders.c), and the orders are counted by their price (order/price.h). */
#pragma once

#include "core/ks.h"
#include "order/order.h"

enum { KS_EFFORT_TURNS = 64 };

struct ks_effort_side {
    uint32_t inputs, decisions; /* of a person; of the rules */
    uint32_t by_kind[KS_ORDER_KINDS];
    uint32_t by_turn[KS_EFFORT_TURNS]; /* turn 0: the set-up */
};

struct ks_effort {
    struct ks_effort_side side[2];
    uint8_t turns;
    bool finished;
};

/* Plays that game of a seed. */
void ks_effort_play(const struct ks_game *g, uint64_t seed, uint32_t number,
                    struct ks_effort *out);
