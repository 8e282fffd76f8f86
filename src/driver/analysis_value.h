/* The value of a state as a win chance, and the extent of an order. */
#pragma once

#include "core/ks.h"

/* A win chance of one. Sums are kept in these units, so that they are exact. */
enum { KS_WHOLE = 1000000 };

/* Win chance of side 0. Where chance acts it is the mean over all outcomes, rounded down, and
 * recursively so if outcomes lead to more chance; where a side must answer in the middle of a
 * procedure, its best answer counts. */
int32_t ks_value(const struct ks_game *g, const struct ks_state *s);

/* The value of a game ended by the players. */
int32_t ks_value_of_result(int winner);

/* The value from a side's point of view. */
int32_t ks_value_for(int side, int32_t value);
