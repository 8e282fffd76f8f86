/* Plays an impulse out in the player's head, or what is left of the turn. */
#pragma once

#include "ai/agent.h"

/* What all rehearsals of a decision have in common. */
struct ks_stage {
    const struct ks_query *q;
    struct ks_disposition enemy; /* what the other side is taken to intend */
    struct ks_intent judge;      /* by which the ground is judged; of nobody at first */
    bool to_turn;                /* played to the end of the turn, not of the impulse */
    /* thousandths of the budget for the impulse: used, and at most */
    unsigned done, limit;
};

void ks_stage_init(struct ks_stage *stage, const struct ks_query *q);

/* One of them. The same number gives the same hidden chits and, whatever else is done, the same
 * dice. */
struct ks_rehearsal {
    const struct ks_disposition *way; /* what the side keeps to */
    const struct ks_drill *first;     /* the order it begins with; NULL: any */
    uint32_t number;
    /* nodes: decisions, dice and draws; a longer one is judged where it has come to */
    uint32_t most;
    /* filled in */
    int32_t value;  /* to the side to move, from -KS_CERTAIN to KS_CERTAIN */
    uint32_t nodes; /* played */
    bool stopped;   /* out of time: the value is not valid */
};

void ks_rehearse(const struct ks_stage *stage, struct ks_rehearsal *r);
