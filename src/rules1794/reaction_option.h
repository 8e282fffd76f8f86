/* [9.1A to 9.1E] The options of a reaction; reaction.c carries them out. */
#ifndef KS_RULES1794_REACTION_OPTION_H
#define KS_RULES1794_REACTION_OPTION_H

#include "rules1794/state.h"

/* The hex next to the mover in a direction. */
ks_hex reaction_place(const struct ks_game *g, const struct ks_state *s, int d);

/* Who speaks for the enemy stack in a direction from the mover, KS_NONE if nobody may
 * react. */
ks_unit reacting(const struct ks_game *g, const struct ks_state *s, ks_hex h, int d,
                 int side);

/* 0 if the unit that is asked may announce HOLD, VOLLEY, COUNTER, FALL_BACK or HARRY, else
 * why not. */
uint16_t why_not_option(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        uint8_t verb);

/* The same for HARRY, which may lapse between announcement and check. */
uint16_t why_not_harry(const struct ks_game *g, const struct ks_state *s, ks_unit u);

#endif
