/* Staff that plays as a person does: by orders alone (src/order). What it would do by single
 * actions it writes down as an order, for as many pieces as that is good for, and the order does
 * the rest. Every order is paid for in clicks. */
#include <string.h>

#include "ai/staff.h"
#include "order/price.h"

enum {
    WORTH_AN_ORDER = 3, /* hundredths of a point that a march must gain */
    LONGEST = 200,      /* decisions of an order that is tried in thought */
    ANSWERS = 16,
};

static void let_enemy_decline(const struct ks_game *g, struct ks_state *s, int side)
{
    struct ks_action a;
    for (int i = 0; i < ANSWERS && s->actor == !side; i++) {
        if (!ks_answer(g, s, KS_DECLINES, &a))
            return;
        ks_step(g, s, a, NULL);
    }
}

/* ---- writing an order down ---- */

/* How the drill leaves its leading piece, if the enemy does nothing and no die is rolled. */
static void follow(const struct ks_game *g, const struct ks_state *s,
                   const struct ks_drill *drill, struct ks_counter *out)
{
    struct ks_state after;
    ks_copy(g, &after, s);
    for (size_t i = 0; i < drill->n; i++) {
        let_enemy_decline(g, &after, s->actor);
        if (after.actor != s->actor || !ks_apply(g, &after, drill->v[i], NULL))
            break;
    }
    ks_describe(g, &after, drill->v[0].unit, out);
}

/* Pieces that the drill takes along. */
static void take_along(const struct ks_game *g, const struct ks_drill *drill,
                       struct ks_order *o)
{
    ks_order_add(o, drill->v[0].unit);
    for (size_t i = 1; i < drill->n; i++)
        if (ks_action_role(g, drill->v[i]) == KS_JOINS)
            ks_order_add(o, drill->v[i].unit);
}

/* A facing and a formation are ordered only where the way alone does not lead to them. */
static bool as_march(const struct ks_query *q, const struct ks_drill *drill,
                     struct ks_order *o)
{
    const struct ks_game *g = q->game;
    struct ks_counter c, before;
    struct ks_way way;
    ks_unit u = drill->v[0].unit;
    ks_describe(g, q->state, u, &before);
    follow(g, q->state, drill, &c);
    bool forms = strcmp(c.formation, before.formation) != 0;
    if (c.hex == KS_NONE || before.hex == KS_NONE ||
        (c.hex == before.hex && c.facing == before.facing && !forms))
        return false;
    *o = ks_order(KS_ORDER_MARCH, q->state->actor);
    o->goal = c.hex;
    take_along(g, drill, o);
    struct ks_way_to to = {.hex = c.hex, .facing = -1, .formation = ""};
    if (c.hex == before.hex || !ks_way_find(g, q->state, u, &to, &way) || !way.arrives ||
        way.facing != c.facing)
        o->facing = c.facing;
    if (forms && strlen(c.formation) < sizeof o->formation)
        memcpy(o->formation, c.formation, strlen(c.formation) + 1);
    return true;
}

/* ---- the whole stack ---- */

/* What the position is worth to the side once the order is carried out as far as it goes now, the
 * enemy doing nothing. */
static int32_t value_of(const struct ks_query *q, const struct ks_account *account,
                        const struct ks_order *o)
{
    const struct ks_game *g = q->game;
    int side = q->state->actor;
    struct ks_orders alone = {0};
    struct ks_unfolding next;
    struct ks_state s;
    ks_copy(g, &s, q->state);
    ks_orders_give(&alone, g, &s, o);
    for (int i = 0; i < LONGEST && s.actor == side; i++) {
        ks_orders_next(&alone, g, &s, &next);
        if (!next.acts)
            break;
        ks_step(g, &s, next.action, NULL);
        let_enemy_decline(g, &s, side);
    }
    int32_t w = ks_worth_change(g, &s, account);
    return side == 0 ? w : -w;
}

/* The others of its hex that could go too. */
static void add_stack(const struct ks_query *q, struct ks_order *o)
{
    struct ks_actions list;
    struct ks_counter lead, c;
    uint8_t kind = q->game->piece[o->piece[0]].kind;
    ks_describe(q->game, q->state, o->piece[0], &lead);
    ks_legal(q->game, q->state, &list);
    for (size_t i = 0; i < list.n; i++) {
        ks_unit u = list.v[i].unit;
        if (u == KS_NONE || q->game->piece[u].kind != kind)
            continue;
        ks_describe(q->game, q->state, u, &c);
        if (c.hex == lead.hex)
            ks_order_add(o, u);
    }
}

/* A march of one piece becomes that of its stack, if that is as good. */
static void widen(const struct ks_query *q, const struct ks_intent *intent,
                  struct ks_order *o)
{
    struct ks_account account;
    struct ks_order wider = *o;
    add_stack(q, &wider);
    if (wider.pieces == o->pieces)
        return;
    ks_account(q->game, q->state, intent, &account);
    if (value_of(q, &account, &wider) >= value_of(q, &account, o))
        *o = wider;
}

static struct ks_order order_for(const struct ks_query *q, const struct ks_intent *intent,
                                 const struct ks_best *b)
{
    enum ks_role role = ks_action_role(q->game, b->first);
    enum ks_matter matter = ks_matter(q->game, q->state);
    bool goes = matter == KS_MATTER_ORDER || matter == KS_MATTER_GOING;
    struct ks_order act = ks_order(KS_ORDER_ACT, q->state->actor), o;
    act.action = b->first;
    if (role == KS_DECLINES && (goes || matter == KS_MATTER_ATTACK))
        return ks_order(KS_ORDER_DONE, q->state->actor);
    if (!goes || b->first.unit == KS_NONE || role == KS_ATTACKS ||
        !as_march(q, &b->drill, &o))
        return act;
    if (matter == KS_MATTER_ORDER)
        widen(q, intent, &o);
    return o;
}

/* ---- giving it ---- */

static void give(const struct ks_query *q, const struct ks_order *o)
{
    struct ks_mind *mind = q->mind;
    mind->inputs[o->kind] += ks_order_price(q->game, q->view, o);
    if (ks_orders_give(&mind->orders, q->game, q->view, o) == 0) {
        mind->orders.n = KS_ORDERS / 2; /* the oldest are the standing ones */
        ks_orders_give(&mind->orders, q->game, q->view, o);
    }
}

/* All fire at will and commanders ride with their troops from the first day on. */
static void give_standing_orders(const struct ks_query *q)
{
    static const uint8_t standing[] = {KS_ORDER_FIRE, KS_ORDER_FOLLOW};
    for (size_t i = 0; i < sizeof standing; i++) {
        struct ks_order o = ks_order(standing[i], q->state->actor);
        o.set = KS_SET_ALL;
        give(q, &o);
    }
}

/* What staff would do now; marches that gain next to nothing are left out. */
static struct ks_best staff_order(const struct ks_query *q,
                                  const struct ks_intent *intent)
{
    struct ks_care care = ks_staff_care(q->game);
    struct ks_best best = {.drill = {.n = 1}};
    struct ks_action a;
    if (ks_staff_chooses_command(q, &a))
        best.first = a;
    else
        best = ks_choose_order(q, intent, &care);
    if (ks_matter(q->game, q->state) == KS_MATTER_ORDER && best.first.unit != KS_NONE &&
        best.value < WORTH_AN_ORDER * KS_LOOK_SCALE &&
        ks_answer(q->game, q->state, KS_DECLINES, &a))
        best = (struct ks_best){.first = a, .drill = {.n = 1}};
    best.drill.v[0] = best.first;
    return best;
}

static struct ks_action decide(const struct ks_query *q)
{
    struct ks_orders *orders = &q->mind->orders;
    struct ks_unfolding next;
    struct ks_intent intent;
    ks_staff_plan(q);
    if (orders->numbers == 0)
        give_standing_orders(q);
    ks_orders_next(orders, q->game, q->view, &next);
    if (next.acts)
        return next.action;
    ks_disposition_intent(q->game, &q->mind->disposition, &intent);
    struct ks_best best = staff_order(q, &intent);
    struct ks_order o = order_for(q, &intent, &best);
    give(q, &o);
    ks_orders_next(orders, q->game, q->view, &next);
    if (next.acts)
        return next.action;
    o = ks_order(KS_ORDER_ACT, q->state->actor); /* the order does not say it: by hand */
    o.action = best.first;
    q->mind->inputs[KS_ORDER_ACT] += ks_order_price(q->game, q->view, &o);
    return best.first;
}

const struct ks_agent ks_agent_orders = {"orders", decide};
