/* [9.1A to 9.1E] The options of a reaction; reaction.c carries them out. */
#pragma once

#include "rules1794/state.h"

/* The hex next to the mover in a direction. */
ks_hex r94_reaction_place(const struct ks_game *g, const struct ks_state *s, int d);

/* The unit that decides for the enemy stack in a direction from the mover; KS_NONE if none may
 * react. */
ks_unit r94_reacting(const struct ks_game *g, const struct ks_state *s, ks_hex h, int d,
                     int side);

/* Topmost troop of a side in a hex that has not announced apart from its stack; and that
 * has. KS_NONE if there is none. */
ks_unit r94_rest_of(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                    int side);
ks_unit r94_part_of(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                    int side);

/* Does the unit decide only for the units of its stack entitled to the option, so that the others
 * are asked separately [9.1E 9.1A-4]? */
bool r94_speaks_for_part(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         uint8_t verb);

/* Marks them. */
void r94_mark_part(struct play *p, ks_unit u, uint8_t verb);

/* 0 if the unit may announce HOLD, VOLLEY, COUNTER, FALL_BACK or HARRY, else
 * why not. */
uint16_t r94_why_not_option(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            uint8_t verb);

/* Would that unit of the stack counterattack with it [8.14.5 11.3]? */
bool r94_may_attack(const struct ks_game *g, const struct ks_state *s, ks_unit u);
