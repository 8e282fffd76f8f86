/* A side that acts by routine: nearly as well as the staff, and cheap enough to be played thousands
 * of times in a player's head. A piece is looked at once in each phase; the first order that gains
 * something is given, and carried out as it was found. */
#pragma once

#include "ai/disposition.h"
#include "order/best.h"

struct ks_routine {
    const struct ks_game *g;
    const struct ks_disposition *d;
    struct ks_intent intent;
    struct ks_drill drill; /* the order being carried out */
    uint64_t key;          /* of the impulse and question in which ... */
    uint64_t
        idle[(KS_MAX_PIECES + 63) / 64]; /* ... these pieces gain nothing by an order */
};

/* By that disposition, which must stay. */
void ks_routine_init(struct ks_routine *r, const struct ks_game *g,
                     const struct ks_disposition *d);

/* The first action of an order has been carried out; the rest follows. */
void ks_routine_go_on(struct ks_routine *r, const struct ks_drill *order);

/* A legal action for the side of the disposition, which is to move. */
struct ks_action ks_routine_decide(struct ks_routine *r, const struct ks_state *s);
