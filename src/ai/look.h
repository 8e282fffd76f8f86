/* What a state is worth to a side that looks into it while an order runs: dice are
 * averaged, the other side's answers assumed. Shared by the computer players. */
#ifndef KS_AI_LOOK_H
#define KS_AI_LOOK_H

#include "core/ks.h"

enum { KS_LOOK_SCALE = 100 }; /* of ks_worth, so that averages keep their fractions */

struct ks_look {
    const struct ks_game *g;
    int side;            /* who looks */
    struct ks_span span; /* of the order that is weighed */
    int work; /* steps that may still be tried; below 0 dice take a single sample */
    uint64_t seed, random; /* as it began, as it goes on */
    int breadth; /* actions tried from a position an order can be left in; 0: the usual number */
    uint16_t noise; /* most the judgement of an order errs by, in hundredths of a point */
    struct ks_account account; /* of the state the look began from */
};

/* How exactly the next die is taken. */
enum ks_dice_care { KS_ONE_FACE, KS_THREE_FACES, KS_ALL_FACES };

uint64_t ks_look_word(struct ks_look *l);

/* Of the state as it stands, for the side that looks, less that of the state the look
 * began from. */
int64_t ks_look_worth(const struct ks_look *l, const struct ks_state *s);

/* Has the order been carried out? */
bool ks_look_done(const struct ks_look *l, const struct ks_state *s);

/* Has the order been carried out, or is its side asked how to go on with it? */
bool ks_look_settled(const struct ks_look *l, const struct ks_state *s);

/* Of a state that is not settled: the first answer of the other side is the one that
 * hurts most, later ones are the first of the list; the first die counts as carefully
 * as said, those after it less. */
int64_t ks_look_value(struct ks_look *l, const struct ks_state *s,
                      enum ks_dice_care care);

#endif
