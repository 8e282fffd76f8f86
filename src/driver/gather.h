/* Some moments of a game, spread evenly over it: the positions that a net learns from. Nobody knows
 * how long a game is going to be, so moments are kept in stretches that are joined two by two when they
 * become too many. */
#pragma once

#include "core/ks.h"
#include "driver/philox.h"

enum { KS_GATHERED = 24, KS_STRETCHES = 2 * KS_GATHERED };

struct ks_gather {
    const struct ks_game *game;
    struct ks_stream random;
    uint32_t stretch; /* moments in each */
    uint32_t seen;    /* of the last one */
    size_t n;
    struct ks_state kept[KS_STRETCHES]; /* one of each */
};

/* Begins; which moments are kept depends on the game alone. */
void ks_gather_begin(struct ks_gather *gather, const struct ks_game *g, uint64_t seed,
                     uint32_t number);

/* A moment of the game. */
void ks_gather_add(struct ks_gather *gather, const struct ks_state *s);

/* At most KS_GATHERED of them, in order; returns how many. */
size_t ks_gather_end(struct ks_gather *gather, const struct ks_state *out[KS_GATHERED]);
