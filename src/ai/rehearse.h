/* Plays a impulse of the game through in thought. */
#ifndef KS_AI_REHEARSE_H
#define KS_AI_REHEARSE_H

#include "ai/agent.h"

struct ks_rehearsal {
    const struct ks_query *q;
    unsigned limit; /* thousandths of the leash that may be used up */
    uint32_t nodes; /* decisions played so far */
    unsigned used;  /* thousandths of the leash */
    bool stopped;   /* that is all: the last value is none */
};

/* What the state is worth to the side to move after this impulse (and the next, where a impulse is a
 * single command's), if it keeps to that disposition; the first thing it does is the action, unless that is NULL. The same
 * number gives the same hidden chits and, as long as the same is done, the same dice. */
int ks_rehearse(struct ks_rehearsal *r, const struct ks_disposition *d,
                const struct ks_action *first, uint32_t number);

#endif
