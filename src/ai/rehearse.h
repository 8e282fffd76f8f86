/* Plays an activation through in thought. */
#ifndef KS_AI_REHEARSE_H
#define KS_AI_REHEARSE_H

#include "ai/agent.h"

struct ks_rehearsal {
    const struct ks_query *q;
    uint32_t nodes; /* decisions played so far */
    bool stopped;   /* the leash was pulled: the last value is none */
};

/* Chance of the side to move to win, in ten-thousandths, after its activation with that
 * disposition and what follows shortly. The same number gives the same hidden chits and, as
 * long as the same is done, the same dice. */
int ks_rehearse(struct ks_rehearsal *r, const struct ks_disposition *d, uint32_t number);

#endif
