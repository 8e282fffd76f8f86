/* What an order would do now, found by carrying it out on a copy: where its pieces come to stand,
 * who could react on the way, what it risks and what it fights. */
#pragma once

#include "order/orders.h"

enum { KS_PREVIEW_PATH = 32, KS_PREVIEW_REACTORS = 32, KS_PREVIEW_SHOTS = 48 };

struct ks_preview_piece {
    ks_unit unit;
    ks_hex path[KS_PREVIEW_PATH]; /* hexes entered, in order */
    uint8_t steps;
    uint8_t cost;  /* movement points, in the parts of ks_point_parts */
    bool arrives;  /* at the goal, in this impulse */
    bool rolls;    /* dice are rolled before it is known */
    ks_hex hex;    /* where it stands then; KS_NONE: not on the map yet */
    int8_t facing; /* and how */
    const char *formation;
    struct ks_event
        why; /* what keeps it from going, if it does not move; code 0: nothing */
};

/* A shot that the order could fire at once. */
struct ks_preview_shot {
    struct ks_action action;
    ks_unit unit;    /* that fires; the first of them where several fire at a hex */
    uint16_t chance; /* of an effect, in thousandths */
};

struct ks_preview {
    size_t pieces, reactors, shots;
    struct ks_preview_piece piece[KS_ORDER_PIECES];
    ks_unit reactor[KS_PREVIEW_REACTORS]; /* enemies that could react */
    struct ks_preview_shot shot[KS_PREVIEW_SHOTS];
    uint16_t unhurt; /* chance that no reaction hurts, in thousandths: see below */
    bool others;     /* enemies could also attack otherwise than by fire */
    bool fights;     /* it comes to an attack or a shot, in this impulse: */
    bool named;      /* by an action; else the rules begin it, and the action is a roll */
    bool rolls;      /* others decide before it: see dice */
    struct ks_action attack; /* its action, legal in the state at */
    struct ks_state at;
    struct ks_state dice; /* chance decides */
    unsigned depth;       /* so many procedures are pending below the fight */
    uint8_t halt;         /* enum ks_halt */
    struct ks_event rule; /* then */
};

/* Previews an order of the side to decide, from what it may know, beside the orders in force (NULL:
 * none). The enemy is taken to fire with every piece that can react, and to miss: unhurt is the
 * chance of just that. False if it cannot be given: see ks_orders_give. */
bool ks_preview(const struct ks_game *g, const struct ks_state *view,
                const struct ks_orders *orders, const struct ks_order *order,
                struct ks_preview *out);

/* The odds of the fight; false if there is none. If others decide before it they are taken to leave it
 * at that. */
bool ks_preview_odds(const struct ks_game *g, const struct ks_preview *p,
                     struct ks_odds *out);

/* That assumption in words. */
const char *ks_preview_policy(const struct ks_preview *p, enum ks_language language);
