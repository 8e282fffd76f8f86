/* A commander with a plan: every command has its task, every order is weighed by it. */
#include "ai/choose.h"

#include <string.h>

/* The activation a plan is made for. */
static uint64_t key_of(const struct ks_game *g, const struct ks_state *s)
{
    return ks_mix((uint64_t)s->turn << 32 | (uint64_t)s->actor << 16 | ks_active(g, s)) |
           1;
}

static void make_up_mind(const struct ks_query *q)
{
    uint64_t key = key_of(q->game, q->state);
    if (q->mind->key == key)
        return;
    *q->mind = (struct ks_mind){.key = key};
    ks_disposition_make(q->game, q->state, q->state->actor, q->style.temper,
                        &q->mind->disposition);
}

static struct ks_action decide(const struct ks_query *q)
{
    static const struct ks_effort effort = {70, 4};
    struct ks_intent intent;
    make_up_mind(q);
    ks_disposition_intent(q->game, &q->mind->disposition, &intent);
    return ks_choose(q, &intent, &effort);
}

const struct ks_agent ks_agent_staff = {"staff", decide};
