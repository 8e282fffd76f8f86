#include "ai/agent.h"

#include <string.h>

const struct ks_agent *const ks_agents[] = {&ks_agent_random, &ks_agent_greedy, NULL};

const struct ks_agent *ks_agent_find(const char *name, size_t length)
{
    for (int i = 0; ks_agents[i]; i++)
        if (strlen(ks_agents[i]->name) == length &&
            memcmp(ks_agents[i]->name, name, length) == 0)
            return ks_agents[i];
    return NULL;
}

struct ks_action ks_agent_decide(const struct ks_agent *agent, const struct ks_game *g,
                                 const struct ks_state *s, uint64_t random)
{
    struct ks_state view;
    ks_view(g, s, (int)ks_actor(s), &view);
    ks_determinise(g, &view, ks_mix(random));
    /* an action holds no pointer into the view */
    /* cppcheck-suppress returnDanglingLifetime */
    return agent->decide(g, &view, random);
}
