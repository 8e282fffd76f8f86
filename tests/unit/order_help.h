/* Orders in a constructed position: they act, the enemy leaves it at that, dice show what a test
 * says. */
#pragma once

#include "order/orders.h"

struct field {
    const struct ks_game *g;
    struct ks_state s;
    struct ks_orders orders;
    struct ks_unfolding last;
    int side;     /* whose orders they are */
    unsigned die; /* which of the equally likely faces is rolled, counted from 0 */
};

/* Two companies at Racławice, one behind the other, and open ground before them. */
#define COLUMN                                                                           \
    "turn 3\nphase movement\nactive pl_zajaczek\nunit pl_zajaczek 0812\n"                \
    "unit pl_2pp_1_1 0913 S\nunit pl_2pp_1_2 0912 S\nunit ru_kozak_1 2520 N\n"

/* A position by its lines; the orders are those of the side that acts. */
struct field *on_the_field(const char *scenario, const char *position);

/* Gives an order, which must be one; its number. */
uint32_t order_given(struct field *f, const char *text);

/* The orders act until they leave a decision to their player; how often they did. */
int carried_out(struct field *f);

/* What the orders do now, "" if it is left to the player. */
const char *done_now(struct field *f);

/* The same orders on another position. */
void as_if(struct field *f, const char *scenario, const char *position);

/* Does the piece stand there now? "0915 S" or "0915". */
bool stands(const struct field *f, const char *id, const char *where);
