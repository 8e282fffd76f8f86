/* Computer players. They see a game only through the contract and get no more than
 * their side may know: the driver hands in a view. Random words and the time come from
 * the driver too. */
#ifndef KS_AI_AGENT_H
#define KS_AI_AGENT_H

#include "ai/disposition.h"
#include "ai/order.h"
#include "base/mix.h"
#include "core/ks.h"

/* How a player is to play, beside what its code does: its judgement, never its dice. */
struct ks_style {
    uint8_t temper; /* enum ks_temper */
    uint16_t noise; /* most its judgement of an order errs by, in hundredths of a point */
};

/* How long it may think about a impulse of play (ks_impulse): an activation, a half-turn. */
struct ks_leash {
    uint32_t nodes; /* units of work; 0: as many as it likes */
    /* Asked again and again while it thinks, with how much of the work is done in
     * thousandths: how much of the time has gone by since it was asked, in thousandths;
     * 1000 or more: answer now. May be NULL. */
    unsigned (*gone)(void *context, unsigned done);
    void *context;
};

/* What a player keeps from one decision to the next. It may be forgotten at any time: then
 * the player thinks anew. All zero: nothing is kept. */
struct ks_mind {
    uint64_t key; /* of the impulse it was made for; 0: none */
    struct ks_disposition disposition;
    struct ks_drill drill; /* of the order that is being carried out */
    uint32_t nodes;        /* work done for it */
    uint16_t spent;        /* thousandths of what it may think about it */
};

struct ks_query {
    const struct ks_game *game;
    const struct ks_state *view;  /* what the side to move knows */
    const struct ks_state *state; /* the same with its blots filled in at random */
    uint64_t random;
    struct ks_style style;
    struct ks_leash leash;
    struct ks_mind *mind;
};

struct ks_agent {
    const char *name;
    /* A legal action for the actor of the state. */
    struct ks_action (*decide)(const struct ks_query *q);
};

/* "random", "greedy", "staff" ...; NULL at the end. */
extern const struct ks_agent *const ks_agents[];

/* By name, or NULL. */
const struct ks_agent *ks_agent_find(const char *name, size_t length);

/* Asks it about a full state: fills in view and state of the query. */
struct ks_action ks_agent_ask(const struct ks_agent *agent, struct ks_query *query,
                              const struct ks_state *s);

/* The same without style, leash and memory. */
struct ks_action ks_agent_decide(const struct ks_agent *agent, const struct ks_game *g,
                                 const struct ks_state *s, uint64_t random);

extern const struct ks_agent ks_agent_random;
extern const struct ks_agent ks_agent_greedy;
extern const struct ks_agent ks_agent_staff;
extern const struct ks_agent ks_agent_search;
/* Players of one idea each, to be beaten by better ones. */
extern const struct ks_agent ks_agent_rush, ks_agent_turtle, ks_agent_aloof;

#endif
