/* Philox4x32-10: random words as a function of key and counter, without a state that could get
 * out of step. Used by simulations and computer players, but not for the dice of real games
 * (dice.h). */
#pragma once

#include <stdint.h>

/* What a stream is for; every use has its own. */
enum ks_purpose {
    KS_STREAM_DICE,
    KS_STREAM_SIDE_A, /* the computer player of side 0 */
    KS_STREAM_SIDE_B,
    KS_STREAM_BENCH,
    KS_STREAM_CHECK,
    KS_STREAM_GATHER, /* which moments of a game are kept */
};

struct ks_stream {
    uint32_t key[2];     /* seed of the experiment */
    uint32_t counter[4]; /* draw, event, purpose, game */
    uint32_t block[4];
    unsigned used; /* words of the block already used */
};

/* One block of four words. */
void ks_philox(const uint32_t counter[4], const uint32_t key[2], uint32_t out[4]);

/* The stream for one event (a roll, a decision) of one game. */
void ks_stream_init(struct ks_stream *s, uint64_t seed, uint32_t game,
                    enum ks_purpose purpose, uint32_t event);

uint32_t ks_stream_word(struct ks_stream *s);
uint64_t ks_stream_long(struct ks_stream *s);

/* Uniform in 0 .. k - 1; k at least 1. */
uint32_t ks_stream_below(struct ks_stream *s, uint32_t k);
