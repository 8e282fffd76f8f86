/* What a state is judged to be worth in win chance, and how far an order reaches. */
#ifndef KS_DRIVER_ANALYSIS_VALUE_H
#define KS_DRIVER_ANALYSIS_VALUE_H

#include "core/ks.h"

/* A win chance of one. Sums of win chance are kept in these units, so that they are exact. */
enum { KS_WHOLE = 1000000 };

/* Win chance of side 0. Where chance is to act it is the mean over all outcomes, to the unit
 * below, and so on where outcomes lead to more chance; where a side has to answer in the
 * middle of something, the best answer counts. */
int32_t ks_value(const struct ks_game *g, const struct ks_state *s);

/* Of a game that was ended by the players. */
int32_t ks_value_of_result(int winner);

/* Turned to the eyes of a side. */
int32_t ks_value_for(int side, int32_t value);

#endif
