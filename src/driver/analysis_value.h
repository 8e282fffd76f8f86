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

/* An order, a melee, a drawn chit: what begins with an action and lasts as long as the
 * frames on the stack that it works in. */
struct ks_span {
    int floor; /* frames below it, */
    int under; /* and the procedure of the last of them */
    int proc;  /* procedure that stands on them, or -1: any */
    int hex;   /* its hex, or -1: any */
};

struct ks_span ks_span_open(const struct ks_state *s);
bool ks_span_holds(const struct ks_span *span, const struct ks_state *s);

/* Is a side asked for its next order, and not how to go on with one? */
bool ks_between_orders(const struct ks_state *s);

#endif
