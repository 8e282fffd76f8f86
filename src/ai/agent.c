#include "ai/agent.h"

#include <string.h>

const struct ks_agent *const ks_agents[] = {
    &ks_agent_random, &ks_agent_greedy, &ks_agent_staff,
    &ks_agent_search, &ks_agent_orders, &ks_agent_rush,
    &ks_agent_turtle, &ks_agent_aloof,  NULL};

const struct ks_agent *ks_agent_find(const char *name, size_t length)
{
    for (int i = 0; ks_agents[i]; i++)
        if (strlen(ks_agents[i]->name) == length &&
            memcmp(ks_agents[i]->name, name, length) == 0)
            return ks_agents[i];
    return NULL;
}

struct ks_action ks_agent_ask(const struct ks_agent *agent, struct ks_query *query,
                              const struct ks_state *s)
{
    struct ks_state view, state;
    const struct ks_game *g = query->game;
    ks_view(g, s, (int)ks_actor(s), &view);
    ks_copy(g, &state, &view);
    ks_determinise(g, &state, ks_mix(query->random));
    query->game = ks_known_game(g, (int)ks_actor(s));
    query->view = &view;
    query->state = &state;
    struct ks_action a = agent->decide(query);
    query->view = query->state = NULL;
    query->game = g;
    return a;
}

struct ks_action ks_agent_decide(const struct ks_agent *agent, const struct ks_game *g,
                                 const struct ks_state *s, uint64_t random)
{
    struct ks_mind mind = {0};
    struct ks_query q = {.game = g, .random = random, .mind = &mind};
    /* an action holds no pointer into the query */
    /* cppcheck-suppress returnDanglingLifetime */
    return ks_agent_ask(agent, &q, s);
}
