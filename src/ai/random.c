#include "ai/agent.h"

static struct ks_action decide(const struct ks_game *g, const struct ks_state *s,
                               uint64_t random)
{
    return ks_sample(g, s, random);
}

const struct ks_agent ks_agent_random = {"random", decide};
