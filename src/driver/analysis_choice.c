/* Decisions compared with their alternatives.
 *
 * An order is compared with other orders of its own unit and with giving none, not with
 * orders of others: those can still be given, and if they are not, the decision to stop is
 * what cost. For the same reason, if a unit gets another order in the same activation, only the harm done by this one counts. */
#include "driver/analysis_choice.h"

#include <string.h>

#include "order/best.h"

enum {
    WORK = 70,       /* steps tried for the best order of a unit, */
    MUCH_WORK = 400, /* and when it is looked at again */
    FEW = 12,        /* answers that are all tried, */
    MANY = 40,       /* and when it is looked at again */
    MOST_BEGINNINGS = 100,
    ANSWERS = 6, /* of the other side that are weighed */
};

/* ---- values ---- */

/* In the middle of an order the other side gives the answer that is best for it. */
static int32_t value_after(const struct ks_weighing *w, const struct ks_state *s)
{
    const struct ks_game *g = w->course->game;
    struct ks_actions list;
    if (s->actor != !w->d.side || !ks_span_holds(&w->span, s))
        return ks_value_for(w->d.side, ks_value(g, s));
    int32_t worst = KS_WHOLE;
    ks_legal(g, s, &list);
    for (size_t i = 0; i < list.n && i < ANSWERS; i++) {
        struct ks_state next;
        ks_copy(g, &next, s);
        ks_step(g, &next, list.v[i], NULL);
        int32_t v = ks_value_for(w->d.side, ks_value(g, &next));
        worst = v < worst ? v : worst;
    }
    return worst;
}

static uint64_t word(const struct ks_weighing *w)
{
    return ks_mix(w->d.first);
}

/* Performs this action and continues as a greedy player would, up to dice or the other side's
 * decision. */
static void try_line(struct ks_weighing *w, struct ks_action first)
{
    const struct ks_game *g = w->course->game;
    struct ks_action line[KS_LINE] = {first};
    struct ks_state s;
    size_t n = 1;
    ks_copy(g, &s, &w->before);
    ks_step(g, &s, first, NULL);
    while (n < KS_LINE && s.actor == w->d.side && ks_span_holds(&w->span, &s)) {
        line[n] = ks_agent_decide(&ks_agent_greedy, g, &s, word(w));
        ks_step(g, &s, line[n++], NULL);
    }
    int32_t value = value_after(w, &s);
    if (value <= w->d.best)
        return;
    w->d.best = value;
    w->d.n = n;
    memcpy(w->d.better, line, n * sizeof line[0]);
}

/* ---- what else there is ---- */

static struct ks_action best_beginning(const struct ks_weighing *w,
                                       const struct ks_action *v, size_t n)
{
    int depth = (int)ks_depth(&w->before);
    struct ks_look look = {.g = w->course->game,
                           .side = w->d.side,
                           .span = ks_span_lasts(&w->span)
                                       ? ks_span_of_order(&w->before)
                                       : (struct ks_span){depth, -1, -1, -1},
                           .work = w->again ? MUCH_WORK : WORK,
                           .seed = word(w),
                           .random = word(w)};
    ks_account(w->course->game, &w->before, NULL, &look.account);
    return ks_best_of(&look, &w->before, v, n < MOST_BEGINNINGS ? n : MOST_BEGINNINGS)
        .first;
}

static struct ks_action advice(struct ks_weighing *w, const struct ks_agent *agent)
{
    struct ks_query q = {
        .game = w->course->game, .random = word(w), .mind = &w->mind[w->d.side]};
    return ks_agent_ask(agent, &q, &w->before);
}

/* Is the unit given another order later in the same activation? */
static bool comes_again(const struct ks_weighing *w, ks_unit unit)
{
    const struct ks_ledger *l = w->ledger;
    for (size_t n = w->d.last; n < l->entries; n++) {
        const struct ks_entry *e = &w->course->entry[n];
        if (l->entry[n].activation != l->entry[w->d.first - 1].activation)
            return false;
        if (e->actor == w->d.side && e->action.unit == unit &&
            l->episode[l->entry[n].episode].first == n + 1)
            return true;
    }
    return false;
}

/* Stopping, or passing to the other side: right if no order gains. */
static void weigh_stop(struct ks_weighing *w)
{
    const struct ks_agent *who[] = {&ks_agent_greedy, w->agent};
    w->d.played = w->d.best =
        ks_value_for(w->d.side, ks_value(w->course->game, &w->before));
    for (int i = 0; i < (w->agent == who[0] ? 1 : 2); i++) {
        struct ks_action a = advice(w, who[i]);
        if (a.unit != KS_NONE && !comes_again(w, a.unit))
            try_line(w, a);
    }
}

static void try_some(struct ks_weighing *w, const struct ks_action *v, size_t n)
{
    if (n == 0)
        return;
    try_line(w, best_beginning(w, v, n));
    if (n <= (w->again ? MANY : FEW))
        for (size_t i = 0; i < n; i++)
            try_line(w, v[i]);
}

static void weigh_order(struct ks_weighing *w, const struct ks_actions *list)
{
    ks_unit unit = w->course->entry[w->d.first - 1].action.unit;
    int32_t idle = ks_value_for(w->d.side, ks_value(w->course->game, &w->before));
    size_t from = 0, n = 0;
    w->d.best = idle > w->d.played ? idle : w->d.played;
    if (comes_again(w, unit))
        return;
    while (from < list->n && list->v[from].unit != unit)
        from++;
    while (from + n < list->n && list->v[from + n].unit == unit)
        n++;
    try_some(w, list->v + from, n);
    struct ks_action a = advice(w, w->agent);
    if (a.unit == unit)
        try_line(w, a);
}

void ks_weigh(struct ks_weighing *w, const struct ks_state *after)
{
    struct ks_actions list;
    w->d.n = 0;
    w->d.played = w->d.best = value_after(w, after);
    ks_legal(w->course->game, &w->before, &list);
    if (list.n < 2)
        return;
    if (!ks_between_orders(w->course->game, &w->before))
        try_some(w, list.v, list.n);
    else if (w->course->entry[w->d.first - 1].action.unit == KS_NONE)
        weigh_stop(w);
    else
        weigh_order(w, &list);
}
