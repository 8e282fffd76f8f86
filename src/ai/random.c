#include "ai/agent.h"

static struct ks_action decide(const struct ks_query *q)
{
    return ks_sample(q->game, q->state, q->random);
}

const struct ks_agent ks_agent_random = {"random", decide};
