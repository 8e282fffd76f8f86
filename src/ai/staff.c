/* A commander with a plan: every command has its task, every order is weighed by it. */
#include "ai/staff.h"

#include "ai/choose.h"
#include "ai/stance.h"

uint64_t ks_impulse_key(const struct ks_game *g, const struct ks_state *s)
{
    struct ks_impulse impulse;
    ks_impulse(g, s, &impulse);
    return ks_mix(impulse.key) | 1;
}

/* An officer who advises has a plan, whatever has proved best for a player who carries it out himself. */
enum ks_stance ks_staff_stance(const struct ks_query *q)
{
    const struct ks_doctrine *battles = &q->game->doctrine[q->state->actor];
    if (q->style.steady)
        return KS_PLANS;
    return ks_stance(q->game, q->state,
                     q->style.has_doctrine ? &q->style.doctrine : battles,
                     q->style.temper);
}

bool ks_staff_plan(const struct ks_query *q)
{
    uint64_t key = ks_impulse_key(q->game, q->state);
    if (q->mind->key == key)
        return false;
    q->mind->key = key;
    q->mind->drill = (struct ks_drill){0};
    q->mind->nodes = q->mind->spent = 0;
    ks_disposition_make(q->game, q->state, q->state->actor, q->style.temper,
                        &q->mind->disposition);
    ks_stance_take(&q->mind->disposition, ks_staff_stance(q));
    if (q->style.steady)
        ks_disposition_stand(&q->mind->disposition);
    return true;
}

/* Troops that wait to enter are as urgent as if they were at the goal: nothing else brings them on. */
int ks_command_urgency(const struct ks_command *c)
{
    enum { ON_THE_WAY = 2 };
    int here = c->strength - c->awaited;
    return 100 * here / (c->distance + ON_THE_WAY) + 100 * c->awaited / ON_THE_WAY;
}

bool ks_staff_chooses_command(const struct ks_query *q, struct ks_action *out)
{
    struct ks_actions list;
    const struct ks_disposition *d = &q->mind->disposition;
    int most = -1, several = 0;
    struct ks_impulse impulse;
    ks_impulse(q->game, q->state, &impulse);
    if (impulse.commander == KS_NONE && impulse.side != KS_NOBODY) /* all of them act */
        return false;
    ks_legal(q->game, q->state, &list);
    for (size_t i = 0; i < list.n; i++) {
        struct ks_action a = list.v[i];
        const struct ks_command *c = a.unit == KS_NONE ? NULL : &d->v[d->command[a.unit]];
        if (c == NULL)
            continue;
        if (c->commander != a.unit || a.hex != KS_NONE)
            return false;
        several += i > 0 && a.unit != list.v[0].unit;
        if (ks_command_urgency(c) > most) {
            most = ks_command_urgency(c);
            *out = a;
        }
    }
    return several > 0;
}

/* In a large army each unit gets less of it, so that a turn takes no longer. */
struct ks_care ks_staff_care(const struct ks_game *g)
{
    enum { WORK = 70, PIECES = 170, COMPARED = 4 };
    int work =
        g->pieces <= PIECES ? WORK : WORK * PIECES / g->pieces * PIECES / g->pieces;
    return (struct ks_care){.work = work < KS_LEAST_WORK ? KS_LEAST_WORK : work,
                            .compared = g->pieces <= PIECES ? COMPARED : COMPARED / 2};
}

struct ks_action ks_staff_decide(const struct ks_query *q)
{
    struct ks_care care = ks_staff_care(q->game);
    struct ks_intent intent;
    struct ks_action a;
    if (ks_staff_chooses_command(q, &a))
        return a;
    ks_disposition_intent(q->game, &q->mind->disposition, &intent);
    return ks_choose(q, &intent, &care);
}

static struct ks_action decide(const struct ks_query *q)
{
    ks_staff_plan(q);
    return ks_staff_decide(q);
}

const struct ks_agent ks_agent_staff = {"staff", decide};
