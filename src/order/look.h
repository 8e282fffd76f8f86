/* Lookahead: what a state in the middle of an order is worth to a side. Dice are averaged, the
 * other side's answers assumed. Shared by the computer players. */
#pragma once

#include "core/ks.h"

enum {
    KS_LOOK_SCALE = 100
}; /* factor on ks_worth, so that averages keep their fractions */

struct ks_look {
    const struct ks_game *g;
    int side;            /* the side looking ahead */
    struct ks_span span; /* of the order that is weighed */
    int work; /* steps left to try; below 0 only the likeliest dice are averaged */
    uint64_t seed, random; /* initial and current random word */
    /* actions tried from a position in which an order may stop; 0: the default */
    int breadth;
    /* largest error in judging an order, in hundredths of a point */
    uint16_t noise;
    struct ks_account account; /* of the state the look began from */
};

/* How much hangs on what is looked at: a share of the order's chances. Dice on which more hangs are
 * averaged more exactly. */
enum { KS_LOOK_SURE = 1 << 12, KS_LOOK_GLANCE = 1 /* a single sample */ };

uint64_t ks_look_word(struct ks_look *l);

/* Worth of the state as it stands for the looking side, less that of the starting state. */
int64_t ks_look_worth(const struct ks_look *l, const struct ks_state *s);

/* Has the order been carried out? */
bool ks_look_done(const struct ks_look *l, const struct ks_state *s);

/* Worth of an unsettled state: the other side's first answer is the most harmful one, later ones
 * are the first of the list. All faces of a die count that decide something, unless too little hangs
 * on it: then a few or one stand for all. */
int64_t ks_look_value(struct ks_look *l, const struct ks_state *s, unsigned share);
