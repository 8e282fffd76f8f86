/* A position as rows of small numbers, and the net that judges it by them (ai/net.c). The numbers
 * are relative, shares and not counts, so that all scenarios of a rules system share one net. */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum {
    KS_INPUT_ONE = 64,  /* the number 1: numbers go from -2 to just below 2 */
    KS_MAX_INPUTS = 64, /* of a piece, and of the position as a whole */
    KS_NET_PIECE = 32,  /* what the net makes of a piece, ... */
    KS_NET_HIDDEN = 32, /* ... of both armies and the whole, ... */
    KS_NET_LAST = 16,   /* ... and of that, before it says one number */
    KS_NET_SUMMED = 2 * KS_NET_PIECE,
};

/* Weights in 64ths, biases in 4,096ths. The layers are one row for each input. */
struct ks_net {
    bool there; /* else positions are judged without a net */
    uint8_t piece_inputs, whole_inputs;
    int16_t piece[KS_MAX_INPUTS][KS_NET_PIECE];
    /* by the sums over the pieces of side 0, over those of side 1, and the inputs of the whole */
    int16_t hidden[KS_NET_SUMMED + KS_MAX_INPUTS][KS_NET_HIDDEN];
    int16_t last[KS_NET_HIDDEN][KS_NET_LAST];
    int16_t value[KS_NET_LAST];
    int16_t piece_bias[KS_NET_PIECE], hidden_bias[KS_NET_HIDDEN], last_bias[KS_NET_LAST],
        value_bias;
};
