/* Chapter 11: melee; the entering of an enemy hex [7.3.1, 8.13] and the melees of
 * phase 4. */
#pragma once

#include "rules1794/state.h"

/* Steps of a melee; prompts name the die by them. */
enum {
    TRY_LAVA,
    ROLL_LAVA,
    ROLL_ATTACKER,
    ROLL_DEFENDER,
    LOSER_BLEEDS,
    WINNER_BLEEDS,
    LOSER_GOES,
    WINNER_TURNS,
    NINE_OF_ATTACKER,
    NINE_OF_DEFENDER,
    NEIGHBOURS_CHECK,
    MELEE_OVER
};

/* Units of a side have entered an enemy hex, by a move or by a counterattack. */
void r94_push_contact(struct play *p, ks_hex h, int side, bool counterattack);

/* The cossack unit that may try the lava in the melee on top of the stack, or KS_NONE. */
ks_unit r94_lava_unit(const struct ks_game *g, const struct ks_state *s);

/* Sums a side's modifiers to its die [11.7b]; each is reported to the log. */
int r94_melee_modifiers(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                        int attacker, int side, bool charge, bool lava,
                        struct ks_events *log);
