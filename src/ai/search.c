/* Before its own impulse (an activation, a half-turn) the search rehearses it with several
 * dispositions; then it tries to improve on the winner by giving part of the command, or another
 * command, another task. In that impulse, and when it is asked during the enemy's, it does the
 * same with the few orders the staff thinks best, and carries out the one it takes. Where it chooses
 * who acts it rehearses the rest of the turn. Its budget is shared out among these. */
#include "ai/choose.h"
#include "ai/portfolio.h"
#include "ai/race.h"
#include "ai/staff.h"

enum {
    MOST_PARTS = 6,
    MOST_SCALE = 4,
    FOR_PLAN = 500,    /* thousandths of the budget: for the disposition, ... */
    FOR_CHOICE = 500,  /* ... for who acts, until all are chosen, ... */
    FOR_ANSWERS = 300, /* ... in the enemy's impulse, ... */
    PART_OF_REST = 4,  /* ... and of what is left for a decision */
};

/* ---- the plan ---- */

/* Other ways for a part of a command. */
static void run_race(const struct ks_query *q, struct ks_race *race, ks_unit commander,
                     unsigned part, unsigned parts)
{
    struct ks_disposition *d = &q->mind->disposition;
    race->ways = ks_portfolio(q->game, q->state, d, commander, part, parts, race->way);
    if (race->ways > 1)
        *d = race->way[ks_race_run(race)];
    race->number += KS_REHEARSALS;
}

/* The whole command first, then its halves, thirds and so on. Where all may act there are
 * enough commands to try one after the other. */
static void run_races(const struct ks_query *q, struct ks_race *race)
{
    struct ks_disposition *d = &q->mind->disposition;
    struct ks_impulse impulse;
    ks_impulse(q->game, q->state, &impulse);
    if (impulse.commander == KS_NONE) {
        for (size_t i = 0, n = d->n; i < n && !race->stopped; i++)
            if (d->v[i].strength > 0)
                run_race(q, race, d->v[i].commander, 0, 1);
        return;
    }
    for (unsigned parts = 1; parts <= MOST_PARTS; parts++)
        for (unsigned part = 0; part < parts && !race->stopped; part++)
            run_race(q, race, impulse.commander, part, parts);
}

/* Again and again, with longer races: what was a matter of luck comes out. */
static void improve_plan(const struct ks_query *q, struct ks_race *race)
{
    ks_race_open(race, q, FOR_PLAN, FOR_PLAN);
    race->by_order = false;
    for (race->scale = 1; race->scale <= MOST_SCALE && !race->stopped; race->scale *= 2) {
        uint32_t before = race->nodes;
        run_races(q, race);
        if (race->nodes == before) /* there is nothing to choose */
            break;
    }
    ks_race_close(race);
}

/* ---- who acts ---- */

/* Whose chit goes into the pool, or who is activated: what comes of it shows in the rest of the
 * turn. The staff's choice stays unless another is surely better. */
static struct ks_action improve_choice(const struct ks_query *q, struct ks_race *race,
                                       struct ks_action staffs)
{
    struct ks_actions list;
    unsigned left = FOR_CHOICE - q->mind->spent;
    if (q->mind->spent >= FOR_CHOICE)
        return staffs;
    ks_legal(q->game, q->state, &list);
    race->order[0] = (struct ks_drill){.n = 1, .v = {staffs}};
    race->ways = 1;
    for (size_t i = 0; i < list.n && race->ways < KS_WAYS; i++)
        if (ks_action_key(list.v[i]) != ks_action_key(staffs))
            race->order[race->ways++] = (struct ks_drill){.n = 1, .v = {list.v[i]}};
    ks_race_open(race, q, left / 2, left);
    race->stage.to_turn = true;
    race->by_order = true;
    race->way[0] = q->mind->disposition;
    race->scale = 0;
    size_t chosen = ks_race_run(race);
    ks_race_close(race);
    return race->order[chosen].v[0];
}

/* ---- an order ---- */

/* The next action of the order that is being carried out, as long as it can be: it ends with the
 * first dice. */
static bool go_on(const struct ks_query *q, struct ks_action *out)
{
    struct ks_drill *drill = &q->mind->drill;
    if (drill->at == 0 || drill->at >= drill->n)
        return false;
    *out = drill->v[drill->at++];
    if (ks_why_not(q->game, q->state, *out).code == 0)
        return true;
    drill->n = 0;
    return false;
}

/* As it was rehearsed, so it is carried out. */
static struct ks_action begin(const struct ks_query *q, const struct ks_best *order)
{
    struct ks_impulse impulse;
    ks_impulse(q->game, q->state, &impulse);
    q->mind->drill = order->drill;
    q->mind->drill.key = impulse.key;
    q->mind->drill.at = 1;
    return order->first;
}

/* With so many thousandths left for this decision and later ones. */
static struct ks_action improve_order(const struct ks_query *q, struct ks_race *race,
                                      unsigned left)
{
    static const struct ks_care care = {.work = 70, .compared = 5};
    struct ks_best best[KS_CANDIDATES];
    struct ks_intent intent;
    ks_disposition_intent(q->game, &q->mind->disposition, &intent);
    race->ways = ks_choose_some(q, &intent, &care, best);
    if (race->ways == 1)
        return begin(q, &best[0]);
    for (size_t i = 0; i < race->ways; i++)
        race->order[i] = best[i].drill;
    ks_race_open(race, q, (left + PART_OF_REST - 1) / PART_OF_REST, left / 2);
    race->stage.judge = intent;
    race->by_order = true;
    race->way[0] = q->mind->disposition;
    race->scale = 0;
    size_t chosen = ks_race_run(race);
    ks_race_close(race);
    return begin(q, &best[chosen]);
}

static struct ks_action decide(const struct ks_query *q)
{
    struct ks_race race;
    struct ks_action a;
    struct ks_impulse impulse;
    ks_impulse(q->game, q->state, &impulse);
    bool own = impulse.side == q->state->actor;
    if (ks_staff_plan(q) && own && !q->style.steady && ks_staff_stance(q) == KS_PLANS)
        improve_plan(q, &race);
    if (ks_staff_chooses_command(q, &a))
        return improve_choice(q, &race, a);
    if (impulse.side == KS_NOBODY)
        return ks_staff_decide(q);
    unsigned all = own ? 1000 : FOR_ANSWERS;
    if (go_on(q, &a))
        return a;
    if (q->mind->spent >= all)
        return ks_staff_decide(q);
    return improve_order(q, &race, all - q->mind->spent);
}

const struct ks_agent ks_agent_search = {"search", decide};
