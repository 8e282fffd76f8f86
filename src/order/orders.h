/* The orders of a side that are in force, and what they do at a decision. They are its secret.
 * Given what the side may know, they either take the decision or leave it to the player. Nothing
 * here is random: the same orders and views give the same actions. */
#pragma once

#include "order/order.h"
#include "order/station.h"
#include "order/way.h"

enum { KS_ORDERS = 64, KS_PIECE_WORDS = (KS_MAX_PIECES + 63) / 64 };

/* Why an order has stopped. */
enum ks_halt {
    KS_HALT_NONE,
    KS_HALT_NO_WAY,  /* its piece can come no nearer to the goal */
    KS_HALT_LOSS,    /* a piece of it was lost or lost steps */
    KS_HALT_NEAR,    /* an enemy has come near */
    KS_HALT_CHANCE,  /* there is a shot with the chance that was named */
    KS_HALT_TURN,    /* the turn has come until which it was given */
    KS_HALT_REFUSED, /* by the rules: see rule */
    KS_HALT_FORM, /* it stands on its goal and cannot form or face there as it should */
    KS_HALT_GONE, /* nobody is left in the hex it fires at */
    KS_HALT_OFF_MAP, /* its place would be off the map */
    KS_HALT_UNDONE,  /* its player has taken back what it did */
    KS_HALTS
};

/* The reason in words, "" for none; and as one word for files. */
const char *ks_halt_text(enum ks_halt halt, enum ks_language language);
const char *ks_halt_name(enum ks_halt halt);

/* An order in force. */
struct ks_given {
    struct ks_order order;
    uint32_t number;  /* from 1, in the order given */
    uint32_t key;     /* of the impulse it was given in */
    uint32_t impulse; /* the same without its phase */
    uint32_t moving;  /* the impulse in which its pieces have moved */
    uint16_t lost;    /* steps its pieces had lost then */
    uint8_t turn;     /* it was given in */
    uint8_t fired;    /* shots */
    uint8_t chance;   /* the best there was, in percent */
    bool begun;       /* it has done something */
    bool ahead;       /* being done: it was given before the side's impulse, for that */
    uint64_t rode;    /* commanders who have ridden in that impulse, or cannot */
    uint64_t near[KS_PIECE_WORDS]; /* enemies who have been near all the time */
    uint32_t stand;       /* an assault: the side's last impulse, see struct ks_station */
    bool asked;           /* the rules asked for attacks in it */
    uint8_t halt;         /* enum ks_halt: it waits for the player */
    struct ks_event rule; /* that refused it; code 0: none */
    struct ks_drill drill; /* what comes next, unless something interferes */
    struct ks_station
        station[KS_ORDER_PIECES]; /* of the pieces of a march or an assault */
};

struct ks_orders {
    uint32_t numbers; /* given so far */
    uint32_t acting;  /* the order that acted last */
    uint16_t asks;    /* a bit for each enum ks_matter that the player decides himself */
    ks_unit by_hand;  /* the piece that he moves himself, counted from 1; 0: none */
    uint8_t n;
    struct ks_given v[KS_ORDERS];
};

/* What the orders do at a decision. */
struct ks_unfolding {
    bool acts;
    struct ks_action action;
    uint32_t number; /* of the order that acts; 0: by custom */
    uint32_t halted; /* of one that has stopped at this decision; 0: none */
};

/* Does a set name more pieces on the map than an order to go may have? */
bool ks_order_is_too_large(const struct ks_game *g, const struct ks_state *view,
                           const struct ks_order *order);

/* Gives an order at a decision of the side; returns its number. Its pieces leave older orders of
 * the same sort. 0 if it is too large or there are too many orders. */
uint32_t ks_orders_give(struct ks_orders *orders, const struct ks_game *g,
                        const struct ks_state *view, const struct ks_order *order);

/* An order by number, or NULL; takes it back; lets one that has stopped go on. */
struct ks_given *ks_orders_find(struct ks_orders *orders, uint32_t number);
void ks_orders_drop(struct ks_orders *orders, uint32_t number);
void ks_orders_resume(struct ks_orders *orders, const struct ks_game *g,
                      const struct ks_state *view, uint32_t number);

/* Why a piece of an order goes no further, while others may go on. */
enum ks_halt ks_given_halt(const struct ks_given *given, ks_unit u);
/* An order stops, because the player says so or a file does. */
void ks_orders_stop(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_state *view, uint32_t number, enum ks_halt halt);

/* The pieces of another order stop in the one with that number; its others go on. */
void ks_orders_halt(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_state *view, uint32_t number,
                    const struct ks_order *who, enum ks_halt halt);

/* The pieces of another order leave the one with that number. */
void ks_orders_leave(struct ks_orders *orders, const struct ks_game *g, uint32_t number,
                     const struct ks_order *who);

/* The player takes a decision himself: what he has begun is not for orders to go on with. */
void ks_orders_by_hand(struct ks_orders *orders, const struct ks_game *g,
                       const struct ks_state *view, struct ks_action a);

/* Would commanders who follow still ride at this decision, if their side now left it at that? The
 * book is a copy that is not used any more. */
bool ks_orders_ride_first(struct ks_orders *orders, const struct ks_game *g,
                          const struct ks_state *view);

/* A decision is read from a file, taken by an order or not (number 0): the book becomes what it was when ks_orders_next
 * gave it, but for the plan of the impulse (struct ks_given.drill). */
void ks_orders_acted(struct ks_orders *orders, const struct ks_game *g,
                     const struct ks_state *view, struct ks_action a, uint32_t number);

/* What they do at this decision of the side. */
void ks_orders_next(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_state *view, struct ks_unfolding *out);
