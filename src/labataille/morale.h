/* [LB-2.14-1] What a morale roll is compared with, and what always modifies it. */
#pragma once

#include "labataille/dice.h"

/* The value a roll must be greater than, 0..35 and beyond: the printed one, six more for
 * cavalry that has been on a causeway [RZ-DIKE-7]. */
int lb_morale(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* Condition, best leader in one of its hexes, morale level of the army. Each is reported to `out`
 * unless that is NULL. */
int lb_morale_modifiers(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        struct ks_events *out);

/* Does a roll pass with all those and an extra modifier? */
bool lb_passes(const struct ks_game *g, const struct ks_state *s, ks_unit u, int dice,
               int more);

/* Adds a modifier to a list of events unless it is 0; returns it. */
int lb_note_modifier(struct ks_events *out, uint16_t code, ks_unit u, int modifier);
