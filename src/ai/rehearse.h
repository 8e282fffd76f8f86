/* Plays an impulse out in the player's head. */
#pragma once

#include "ai/agent.h"

struct ks_rehearsal {
    const struct ks_query *q;
    unsigned limit; /* thousandths of the limit that may be used */
    uint32_t nodes; /* decisions played so far */
    unsigned used;  /* thousandths of the limit used */
    bool stopped;   /* out of time: the last value is invalid */
};

/* The worth of the state to the side to move after this impulse (and the next, if an
 * impulse is a single command's), if it keeps to that disposition and starts with the
 * action, unless that is NULL. The same number gives the same hidden chits and, as long
 * as play is the same, the same dice. */
int ks_rehearse(struct ks_rehearsal *r, const struct ks_disposition *d,
                const struct ks_action *first, uint32_t number);
