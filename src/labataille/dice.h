/* Dice. [LB-2.0-1 LB-2.0-2] A roll of two is kept as 0..35; written 11..66. Modifiers add to
 * that number, which is the arithmetic in base six of the printed example. */
#pragma once

#include "labataille/state.h"

/* 0..35 for "11".."66"; -1 if it is not a roll of two dice. */
static inline int dice_of(int label)
{
    int tens = label / 10, units = label % 10;
    return tens < 1 || tens > 6 || units < 1 || units > 6 ? -1
                                                          : (tens - 1) * 6 + units - 1;
}

static inline int dice_label(int dice)
{
    return (dice / 6 + 1) * 10 + dice % 6 + 1;
}

/* [LB-2.0-3] For tables: what lies beyond counts as the last. In a check it is kept. */
static inline int dice_row(int dice)
{
    return dice < 0 ? 0 : dice >= LB_ROLLS ? LB_ROLLS - 1 : dice;
}

/* Two dice, each of the 36 equally likely; [LB-2.0-4] natural, as they fall. */
static inline void offer_two_dice(struct list *out)
{
    for (int i = 0; i < LB_ROLLS; i++)
        offer(out, action(ROLL, KS_NONE, KS_NONE, dice_label(i)));
}

/* [LB-2.0-5] A single die. */
static inline void offer_die(struct list *out)
{
    for (int i = 1; i <= 6; i++)
        offer(out, action(ROLL, KS_NONE, KS_NONE, i));
}

static inline uint16_t why_not_two_dice(struct ks_action a)
{
    return a.verb == ROLL && dice_of(a.arg) >= 0 ? 0 : ROLL_TWO_DICE;
}

static inline uint16_t why_not_die(struct ks_action a)
{
    return a.verb == ROLL && a.arg >= 1 && a.arg <= 6 ? 0 : ROLL_A_DIE;
}
