/* Staff that plays as a person does: by orders alone (src/order). What it would do by single
 * actions it writes down as an order, for as many pieces as that is good for, and the order does
 * the rest. Every order is paid for in clicks. */
#include <string.h>

#include "ai/choose.h"
#include "ai/draft.h"
#include "ai/foresee.h"
#include "ai/staff.h"
#include "order/price.h"

enum {
    WORTH_A_MARCH = 6, /* hundredths of a point for which one is ordered, ... */
    LARGE = 150,       /* ... in an army of more pieces than that, ... */
    WORTH_IN_LARGE = 8,
    WORTH_A_STIR = 24, /* ... and where there is little time for each piece */
    AS_GOOD = 60,      /* percent of the best that a standing choice may be worth */
    FARTHER = 3,       /* times a move is thought on where all of a side act ... */
    BETTER = 20,       /* ... if it gains so many hundredths of a point */
};

static bool is_same(struct ks_action a, struct ks_action b)
{
    return ks_action_key(a) == ks_action_key(b);
}

/* ---- giving an order ---- */

/* Does the order do something now? It is tried on a copy, as a person looks at its preview. Who says
 * that he is done first lets commanders ride. */
static bool would_act(const struct ks_query *q, const struct ks_order *o,
                      struct ks_unfolding *next)
{
    struct ks_orders trial = q->mind->orders;
    uint32_t number = ks_orders_give(&trial, q->game, q->view, o);
    ks_orders_next(&trial, q->game, q->view, next);
    return next->acts && (next->number == number || o->kind == KS_ORDER_DONE);
}

static void pay(const struct ks_query *q, const struct ks_order *o)
{
    q->mind->inputs[o->kind] += ks_order_price(q->game, q->view, o);
}

static void give(const struct ks_query *q, const struct ks_order *o)
{
    struct ks_orders *orders = &q->mind->orders;
    pay(q, o);
    if (ks_orders_give(orders, q->game, q->view, o) == 0) {
        ks_orders_drop(orders,
                       orders->v[KS_ORDERS / 2].number); /* one of the oldest marches */
        ks_orders_give(orders, q->game, q->view, o);
    }
}

/* All fire and attack at will and commanders ride with their troops from the first day on. */
static void give_standing_orders(const struct ks_query *q)
{
    static const uint8_t standing[] = {KS_ORDER_FIRE, KS_ORDER_FOLLOW, KS_ORDER_ASSAULT};
    for (size_t i = 0; i < sizeof standing; i++) {
        struct ks_order o = ks_order(standing[i], q->state->actor);
        o.set = KS_SET_ALL;
        give(q, &o);
    }
}

/* ---- what is asked again and again ---- */

/* Which commander acts, whose chit goes into the pool: once said, it is done so every time, until
 * another one could do much more. */
static struct ks_action by_rule(const struct ks_query *q, const struct ks_unfolding *next,
                                struct ks_action wanted)
{
    const struct ks_disposition *plan = &q->mind->disposition;
    struct ks_order o = ks_order(KS_ORDER_ACT, q->state->actor);
    if (next->acts && is_same(next->action, wanted))
        return wanted;
    if (next->acts && next->action.unit != KS_NONE && wanted.unit != KS_NONE &&
        100 * ks_command_urgency(&plan->v[plan->command[next->action.unit]]) >=
            AS_GOOD * ks_command_urgency(&plan->v[plan->command[wanted.unit]]))
        return next->action;
    o.action = wanted;
    o.always = wanted.hex == KS_NONE;
    give(q, &o);
    return wanted;
}

/* ---- a decision ---- */

/* Where a piece is looked at so briefly that small gains are guesses, who acts on them only stirs
 * his troops before the enemy; and nobody looks after each of very many pieces. */
static int least_gain(const struct ks_query *q)
{
    int own = 0;
    if (ks_staff_care(q->game).work <= KS_LEAST_WORK)
        return WORTH_A_STIR;
    for (ks_unit u = 0; u < q->game->pieces; u++)
        own += q->game->piece[u].side == q->state->actor;
    return own > LARGE ? WORTH_IN_LARGE : WORTH_A_MARCH;
}

/* Staff decides anew at every step: goes on with it in thought, the enemy doing nothing, to learn
 * where its move ends. */
static void go_to_the_end(const struct ks_query *q, const struct ks_intent *intent,
                          const struct ks_care *care, struct ks_drill *drill)
{
    struct ks_state s;
    struct ks_query then = *q;
    struct ks_action a = drill->v[0];
    then.state = &s;
    ks_copy(q->game, &s, q->state);
    drill->n = 0;
    while (drill->n < KS_DRILL && ks_apply(q->game, &s, a, NULL)) {
        drill->v[drill->n++] = a;
        ks_let_decline(q->game, &s, q->state->actor);
        if (s.actor != q->state->actor || ks_unit_in_hand(&s) == KS_NONE)
            return;
        then.random = ks_mix(then.random);
        a = ks_choose_order(&then, intent, care).first;
        if (a.unit == KS_NONE || ks_action_role(q->game, a) == KS_ATTACKS)
            return;
    }
}

/* Where all of a side act, staff carries its orders out as it has found them, and then looks at the
 * piece again: so does this in thought, from where the move would end. */
static void go_farther(const struct ks_query *q, const struct ks_intent *intent,
                       const struct ks_care *care, struct ks_drill *drill)
{
    struct ks_state s;
    struct ks_query then = *q;
    ks_unit u = drill->v[0].unit;
    size_t done = 0;
    then.state = &s;
    ks_copy(q->game, &s, q->state);
    for (int i = 0; i < FARTHER; i++) {
        for (; done < drill->n; done++) {
            if (!ks_apply(q->game, &s, drill->v[done], NULL))
                return;
            ks_let_decline(q->game, &s, q->state->actor);
            if (s.actor != q->state->actor || ks_unit_in_hand(&s) != u)
                return;
        }
        struct ks_best more = ks_choose_for(&then, intent, care, u);
        if (more.value < (int64_t)BETTER * KS_LOOK_SCALE || more.first.unit == KS_NONE ||
            ks_action_role(q->game, more.first) == KS_ATTACKS)
            return;
        for (size_t k = 0; k < more.drill.n && drill->n < KS_DRILL; k++)
            drill->v[drill->n++] = more.drill.v[k];
    }
}

/* Does the piece end as it stands now? What seemed a gain was none. */
static bool comes_to_nothing(const struct ks_query *q, const struct ks_drill *drill)
{
    struct ks_state after;
    struct ks_counter before, then;
    ks_draft_follow(q->game, q->state, drill, &after);
    ks_describe(q->game, q->state, drill->v[0].unit, &before);
    ks_describe(q->game, &after, drill->v[0].unit, &then);
    return before.hex == then.hex && before.facing == then.facing &&
           strcmp(before.formation, then.formation) == 0;
}

static bool goes(const struct ks_query *q, const struct ks_best *best)
{
    enum ks_matter matter = ks_matter(q->game, q->state);
    enum ks_role role = ks_action_role(q->game, best->first);
    return best->first.unit != KS_NONE && role != KS_ATTACKS && role != KS_DECLINES &&
           (matter == KS_MATTER_ORDER || matter == KS_MATTER_GOING);
}

static struct ks_best staff_move(const struct ks_query *q, const struct ks_intent *intent,
                                 const struct ks_care *care)
{
    struct ks_best best = ks_choose_order(q, intent, care);
    struct ks_impulse impulse;
    best.drill.v[0] = best.first;
    if (!goes(q, &best))
        return best;
    ks_impulse(q->game, q->state, &impulse);
    if (impulse.commander == KS_NONE)
        go_farther(q, intent, care, &best.drill);
    else
        go_to_the_end(q, intent, care, &best.drill);
    return best;
}

/* What staff would do now. A piece that would come back to where it stands is left there. */
static struct ks_best staff_order(const struct ks_query *q,
                                  const struct ks_intent *intent)
{
    struct ks_care care = ks_staff_care(q->game);
    struct ks_best best = {.drill = {.n = 1}};
    care.least = least_gain(q);
    care.followed = true; /* see give_standing_orders */
    if (ks_staff_chooses_command(q, &best.first)) {
        best.drill.v[0] = best.first;
        return best;
    }
    best = staff_move(q, intent, &care);
    while (ks_matter(q->game, q->state) == KS_MATTER_ORDER && goes(q, &best) &&
           care.idles < KS_IDLE && comes_to_nothing(q, &best.drill)) {
        care.idle[care.idles++] = best.first.unit;
        best = staff_move(q, intent, &care);
    }
    return best;
}

/* A shot that fire at will leaves, since it looks at the shot alone and not at the plan: its piece
 * fires from now on whenever it can. */
static bool draft_fire(const struct ks_query *q, struct ks_action shot,
                       struct ks_order *out)
{
    struct ks_unfolding next;
    *out = ks_order(KS_ORDER_FIRE, q->state->actor);
    return shot.unit != KS_NONE && ks_order_add(out, shot.unit) &&
           would_act(q, out, &next);
}

static struct ks_order draft(const struct ks_query *q, const struct ks_intent *intent,
                             const struct ks_best *b)
{
    enum ks_role role = ks_action_role(q->game, b->first);
    enum ks_matter matter = ks_matter(q->game, q->state);
    bool goes = matter == KS_MATTER_ORDER || matter == KS_MATTER_GOING;
    struct ks_order act = ks_order(KS_ORDER_ACT, q->state->actor), o;
    struct ks_action none;
    act.action = b->first;
    if (matter == KS_MATTER_ORDER && b->value < (int64_t)least_gain(q) * KS_LOOK_SCALE &&
        ks_answer(q->game, q->state, KS_DECLINES, &none))
        role = KS_DECLINES;
    if (role == KS_DECLINES && (matter == KS_MATTER_ORDER || matter == KS_MATTER_ATTACK))
        return ks_order(KS_ORDER_DONE, q->state->actor);
    if (matter == KS_MATTER_ORDER && role == KS_ATTACKS && draft_fire(q, b->first, &o))
        return o;
    if (!goes || b->first.unit == KS_NONE || role == KS_ATTACKS ||
        !ks_draft_march(q, intent, &b->drill, false, &o))
        return act;
    if (matter == KS_MATTER_ORDER)
        ks_draft_widen(q, intent, &o);
    return o;
}

static struct ks_action decide(const struct ks_query *q)
{
    struct ks_orders *orders = &q->mind->orders;
    struct ks_unfolding next, trial;
    struct ks_intent intent;
    struct ks_order o;
    struct ks_query sober = *q;
    sober.style.steady = true;
    ks_staff_plan(&sober);
    if (orders->numbers == 0)
        give_standing_orders(q);
    enum ks_matter matter = ks_matter(q->game, q->state);
    ks_disposition_intent(q->game, &q->mind->disposition, &intent);
    ks_orders_next(orders, q->game, q->view, &next);
    if (next.acts && matter != KS_MATTER_OTHER)
        return next.action;
    struct ks_best best = staff_order(q, &intent);
    if (matter == KS_MATTER_OTHER)
        return by_rule(q, &next, best.first);
    o = draft(q, &intent, &best);
    if (would_act(q, &o, &trial)) {
        give(q, &o);
        ks_orders_next(orders, q->game, q->view, &next);
        return next.action;
    }
    o = ks_order(KS_ORDER_ACT, q->state->actor); /* no order says it: by hand */
    o.action = best.first;
    pay(q, &o);
    return best.first;
}

const struct ks_agent ks_agent_orders = {"orders", decide};
