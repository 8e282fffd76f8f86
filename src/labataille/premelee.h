/* [RZ-PRE-1 .. RZ-PRE-20] Modifiers of the morale checks before a melee. */
#pragma once

#include "labataille/approach.h"

/* Modifiers of one unit's check in addition to those of every check; each is reported to `out`
 * unless that is NULL. */
int lb_premelee_modifier(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         struct ks_events *out);

/* [LB-2.15-5] Does the defender, or the attacker, check at all? */
bool lb_defender_checks(const struct ks_game *g, const struct ks_state *s, ks_unit u);
bool lb_attacker_checks(const struct ks_game *g, const struct ks_state *s, ks_unit u);
