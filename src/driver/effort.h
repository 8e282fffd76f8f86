/* What a game costs the people who play it, in clicks, keys and drags. Two figures: staff plays it by
 * orders alone (ai/by_orders.c), and the orders are counted by their price (order/price.h); or staff
 * plays it by single actions, and orders cover what it did (driver/cover.h). */
#pragma once

#include <stdatomic.h>

#include "core/ks.h"
#include "order/order.h"

enum { KS_EFFORT_TURNS = 64 };

struct ks_effort_side {
    uint32_t inputs, decisions; /* of a person; of the rules */
    uint32_t clicks;            /* of a person who gives no orders */
    uint32_t impulses; /* activations, or phases of a half-turn, in which it acted */
    uint32_t by_kind[KS_ORDER_KINDS];
    uint32_t by_turn[KS_EFFORT_TURNS]; /* turn 0: the set-up */
};

struct ks_effort {
    struct ks_effort_side side[2];
    uint8_t turns;
    bool finished;
};

/* An order as it is given in a game played by orders. */
struct ks_effort_order {
    uint8_t side, turn;
    unsigned price;
    const struct ks_order *order;
};

typedef void ks_effort_ear(void *context, const struct ks_effort_order *given);

/* Plays that game of a seed by orders; ear, which may be NULL, is told of each. False if it was
 * abandoned because hurry, which may be NULL, became true. */
bool ks_effort_play(const struct ks_game *g, uint64_t seed, uint32_t number,
                    atomic_bool *hurry, ks_effort_ear *ear, void *context,
                    struct ks_effort *out);

/* The same game played by staff, action by action, and covered by orders afterwards, of which ear is
 * told. False also if out of memory. */
bool ks_effort_cover(const struct ks_game *g, uint64_t seed, uint32_t number,
                     atomic_bool *hurry, ks_effort_ear *ear, void *context,
                     struct ks_effort *out);

/* Games summed up. */
struct ks_effort_sum {
    uint32_t games;
    struct ks_effort_side side[2];
    uint32_t least[2], most[2]; /* inputs of one game */
};

void ks_effort_add(struct ks_effort_sum *sum, const struct ks_effort *e);

/* The mean of a figure, to the nearest whole number. */
uint32_t ks_effort_mean(const struct ks_effort_sum *sum, uint32_t figure);

/* How long a game takes at the table, with the range. A person takes some seconds for an input, and
 * the enemy's activations are shown in ten seconds each. */
struct ks_effort_length {
    uint32_t inputs[2];  /* of a side, least and most */
    uint32_t minutes[2]; /* least and most */
};

struct ks_effort_length ks_effort_length(const struct ks_effort_sum *sum);
