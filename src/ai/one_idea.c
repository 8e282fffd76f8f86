/* Players with one idea each, to test whether better ones can be fooled by it: everything
 * attacks, nothing leaves its place, everything keeps out of reach. They carry it out as well as
 * the staff would. */
#include "ai/staff.h"

static struct ks_action with_task(const struct ks_query *q, enum ks_task task)
{
    struct ks_disposition *d = &q->mind->disposition;
    if (ks_staff_plan(q)) {
        d->waits = task != KS_ASSAULT;
        for (size_t i = 0; i < d->n; i++)
            d->v[i].task = (uint8_t)task;
    }
    return ks_staff_decide(q);
}

static struct ks_action rush(const struct ks_query *q)
{
    return with_task(q, KS_ASSAULT);
}

static struct ks_action turtle(const struct ks_query *q)
{
    return with_task(q, KS_HOLD);
}

static struct ks_action aloof(const struct ks_query *q)
{
    return with_task(q, KS_WITHDRAW);
}

const struct ks_agent ks_agent_rush = {"rush", rush};
const struct ks_agent ks_agent_turtle = {"turtle", turtle};
const struct ks_agent ks_agent_aloof = {"aloof", aloof};
