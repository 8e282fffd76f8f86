/* Computer players. They see a game only through the contract and get no more than
 * their side may know: the driver hands in a view. Random words come from the driver
 * too. */
#ifndef KS_AI_AGENT_H
#define KS_AI_AGENT_H

#include "base/mix.h"
#include "core/ks.h"

struct ks_agent {
    const char *name;
    /* A legal action for the actor of the state. The state is a view with its blots
     * filled in (ks_determinise), so that the player may look ahead in it. */
    struct ks_action (*decide)(const struct ks_game *g, const struct ks_state *s,
                               uint64_t random);
};

/* "random", "greedy"; NULL at the end. */
extern const struct ks_agent *const ks_agents[];

/* By name, or NULL. */
const struct ks_agent *ks_agent_find(const char *name, size_t length);

/* What the player of that name does for the actor, from a full state: takes the view,
 * fills its blots at random, and asks. */
struct ks_action ks_agent_decide(const struct ks_agent *agent, const struct ks_game *g,
                                 const struct ks_state *s, uint64_t random);

extern const struct ks_agent ks_agent_random;
extern const struct ks_agent ks_agent_greedy;

#endif
