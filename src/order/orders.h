/* The orders of a side that are in force, and what they do at a decision. They are its secret.
 * Given what the side may know, they either take the decision or leave it to the player, with the
 * reason if an order has stopped. */
#pragma once

#include "order/order.h"
#include "order/way.h"

enum { KS_ORDERS = 48 };

/* Why an order has stopped; 0: it has been carried out. */
enum ks_halt {
    KS_HALT_NONE,
    KS_HALT_NO_WAY,  /* the goal cannot be reached or came no nearer */
    KS_HALT_LOSS,    /* a piece of it was lost or lost steps */
    KS_HALT_NEAR,    /* an enemy has come near */
    KS_HALT_TURN,    /* the turn it was given until */
    KS_HALT_BACK,    /* its piece was driven off its way */
    KS_HALT_REFUSED, /* by the rules: see rule */
    KS_HALT_TARGET,  /* nothing is left to fire at */
    KS_HALTS
};

/* An order in force. */
struct ks_given {
    struct ks_order order;
    uint32_t number;       /* from 1, in the order given */
    uint32_t key;          /* of the impulse it was given in */
    struct ks_drill drill; /* what comes next, as long as nothing interferes */
    ks_hex place;          /* where its leading piece stood after its last action */
    uint16_t lost;         /* steps its pieces had lost when it was given */
    uint8_t fired;         /* shots */
    uint8_t passed;        /* hexes on the way that were reached */
    bool begun;            /* it is being carried out in this impulse */
};

struct ks_orders {
    uint32_t numbers; /* given so far */
    uint16_t asks;    /* a bit for each enum ks_matter that the player decides himself */
    uint8_t n;
    struct ks_given v[KS_ORDERS];
};

/* What the orders do at a decision. */
struct ks_unfolding {
    bool acts;
    struct ks_action action;
    uint32_t number;       /* of the order; 0: by custom */
    enum ks_halt halt;     /* an order has stopped here: the player should look */
    struct ks_order order; /* then: which */
    struct ks_event rule;  /* then: the rule that refuses it, code 0 if none */
};

/* Adds an order; one for the same pieces that it makes obsolete goes. False if there are too
 * many. */
bool ks_orders_give(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_state *view, const struct ks_order *order);

/* Takes an order back by number. */
void ks_orders_drop(struct ks_orders *orders, uint32_t number);

/* The next action at this decision of the side. */
void ks_orders_next(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_state *view, struct ks_unfolding *out);
