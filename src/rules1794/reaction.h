/* Chapter 9: reaction to enemy movement; [8.14] the counterattack. */
#pragma once

#include "rules1794/state.h"

/* Opens the reactions to a piece that has just entered a hex, if any enemy stack beside
 * it has that hex in its frontal zone [9.1, r72, r73]. */
void r94_push_reaction(struct play *p, ks_hex h, ks_unit mover);

/* The unit asked now, which the answer must name. */
ks_unit r94_reaction_unit(const struct ks_game *g, const struct ks_state *s);

/* Branch of the units that may fire now: foot before horse before guns. */
int r94_reaction_arm(const struct ks_game *g, const struct ks_state *s);

/* Is it about skirmishers that fire and fall back [9.1A-4@maciejowice]? */
bool r94_is_harrying(const struct ks_state *s);

/* May they still fire? */
bool r94_may_harry_fire(const struct ks_state *s);

/* Is a unit that passed its check asked whether it counterattacks [9.1A-2]? */
bool r94_may_counterattack(const struct ks_state *s);
