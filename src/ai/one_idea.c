/* Players with one idea each, to test whether better ones can be fooled by it: everything
 * attacks, nothing leaves its place, everything keeps out of reach. They carry it out as well as
 * the staff would, whatever their temperament: the cautious would not attack from the first turn
 * on. */
#include "ai/agent.h"

static struct ks_action with_stance(const struct ks_query *q, enum ks_stance stance)
{
    struct ks_query own = *q;
    own.style.temper = KS_BALANCED;
    own.style.has_doctrine = true;
    own.style.doctrine =
        (struct ks_doctrine){.first = (uint8_t)stance, .then = (uint8_t)stance};
    return ks_agent_staff.decide(&own);
}

static struct ks_action rush(const struct ks_query *q)
{
    return with_stance(q, KS_CHARGES);
}

static struct ks_action turtle(const struct ks_query *q)
{
    return with_stance(q, KS_STANDS);
}

static struct ks_action aloof(const struct ks_query *q)
{
    return with_stance(q, KS_AVOIDS);
}

const struct ks_agent ks_agent_rush = {"rush", rush};
const struct ks_agent ks_agent_turtle = {"turtle", turtle};
const struct ks_agent ks_agent_aloof = {"aloof", aloof};
