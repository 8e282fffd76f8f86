/* Computer players. They see a game only through the contract, and only what their side may know:
 * the driver passes in a view. Random words and the time come from the driver too. */
#pragma once

#include "ai/disposition.h"
#include "base/mix.h"
#include "core/ks.h"
#include "order/best.h"
#include "order/orders.h"

/* Style of play: affects a player's judgement, never its dice. */
struct ks_style {
    uint8_t temper; /* enum ks_temper */
    uint16_t noise; /* largest error in judging an order, in hundredths of a point */
    /* an officer who advises: keeps to the plan that the odds suggest, rehearses orders but no
     * bolder plans, and gives no ground while his side is winning */
    bool steady;
    bool has_doctrine; /* its own; else that of the battle */
    struct ks_doctrine doctrine;
};

/* Limits on thinking about an impulse (ks_impulse): an activation, a half-turn. */
struct ks_leash {
    uint32_t nodes; /* units of work; 0: unlimited */
    /* Called repeatedly with the progress in thousandths; returns the fraction of the time used
     * so far, in thousandths. 1000 or more: answer now. May be NULL. Helpers (ks_hands) call it
     * too. */
    unsigned (*gone)(void *context, unsigned done);
    void *context;
};

/* Helpers a driver may lend. They do the jobs 0 .. n - 1 in any order or at the same time; all are
 * done when it returns. NULL: one is done after the other. */
struct ks_hands {
    void (*run)(void *context, size_t n, void (*job)(void *arg, size_t i), void *arg);
    void *context;
};

/* What a player remembers from one decision to the next. It may be discarded at any time: the
 * player then plans afresh. All zero: empty. */
struct ks_mind {
    uint64_t key; /* of the impulse it was made for; 0: none */
    struct ks_disposition disposition;
    struct ks_drill drill;           /* of the order being carried out */
    uint32_t nodes;                  /* work done for it */
    uint16_t spent;                  /* thousandths of the limit already used */
    struct ks_orders orders;         /* of a player that plays by orders */
    uint32_t inputs[KS_ORDER_KINDS]; /* what they would have cost a person */
};

struct ks_query {
    const struct ks_game *game;   /* as the side to move knows it */
    const struct ks_state *view;  /* what the side to move may know */
    const struct ks_state *state; /* the same with hidden parts filled in at random */
    uint64_t random;
    struct ks_style style;
    struct ks_leash leash;
    struct ks_hands hands;
    struct ks_mind *mind;
};

struct ks_agent {
    const char *name;
    /* Returns a legal action for the actor of the state. */
    struct ks_action (*decide)(const struct ks_query *q);
};

/* "random", "greedy", "staff" ...; NULL at the end. */
extern const struct ks_agent *const ks_agents[];

/* By name, or NULL. */
const struct ks_agent *ks_agent_find(const char *name, size_t length);

/* Asks a player about a full state: fills in view and state of the query, and hides of its game what
 * the side does not know. */
struct ks_action ks_agent_ask(const struct ks_agent *agent, struct ks_query *query,
                              const struct ks_state *s);

/* The same without style, limits and memory. */
struct ks_action ks_agent_decide(const struct ks_agent *agent, const struct ks_game *g,
                                 const struct ks_state *s, uint64_t random);

extern const struct ks_agent ks_agent_random;
extern const struct ks_agent ks_agent_greedy;
extern const struct ks_agent ks_agent_staff;
extern const struct ks_agent ks_agent_search;
extern const struct ks_agent ks_agent_orders; /* staff, playing by orders alone */
/* Players with one idea each, for better ones to beat. */
extern const struct ks_agent ks_agent_rush, ks_agent_turtle, ks_agent_aloof;
