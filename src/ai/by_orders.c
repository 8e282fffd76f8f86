/* Staff that plays as a person does: by orders alone (src/order). What it would do by single
 * actions is written down as an order, and the order does the rest. */
#include <string.h>
#include <stdlib.h>
#include <stdio.h>

#include "ai/staff.h"
#include "order/price.h"

/* ---- writing an order down ---- */

/* Where the drill leads if the enemy does nothing; false where dice or a refusal come first. */
static bool follow(const struct ks_game *g, const struct ks_state *s,
                   const struct ks_drill *drill, struct ks_state *out)
{
    struct ks_action a;
    int side = s->actor;
    ks_copy(g, out, s);
    for (size_t i = 0; i < drill->n; i++) {
        for (int k = 0;
             k < 16 && out->actor == !side && ks_answer(g, out, KS_DECLINES, &a); k++)
            ks_step(g, out, a, NULL);
        if (out->actor != side || !ks_apply(g, out, drill->v[i], NULL))
            return false;
    }
    return true;
}

/* Pieces that the drill takes along. */
static void take_along(const struct ks_game *g, const struct ks_drill *drill,
                       struct ks_order *o)
{
    for (size_t i = 1; i < drill->n; i++) {
        struct ks_action a = drill->v[i];
        if (ks_action_role(g, a) == KS_JOINS && o->pieces < KS_ORDER_PIECES &&
            !ks_order_has(o, a.unit))
            o->piece[o->pieces++] = a.unit;
    }
}

static bool as_march(const struct ks_query *q, const struct ks_best *b,
                     struct ks_order *o)
{
    const struct ks_game *g = q->game;
    struct ks_state after;
    struct ks_counter c, before;
    struct ks_way way;
    ks_unit u = b->first.unit;
    follow(g, q->state, &b->drill, &after);
    ks_describe(g, q->state, u, &before);
    ks_describe(g, &after, u, &c);
    if (c.hex == KS_NONE || before.hex == KS_NONE)
        return false;
    *o = (struct ks_order){
        .kind = KS_ORDER_MARCH, .goal = c.hex, .facing = -1, .pieces = 1, .piece = {u}};
    take_along(g, &b->drill, o);
    struct ks_way_to to = {.hex = c.hex, .facing = -1, .formation = ""};
    if (c.hex == before.hex && c.facing == before.facing &&
        strcmp(c.formation, before.formation) == 0)
        return false;
    if (c.hex == before.hex || !ks_way_find(g, q->state, u, &to, &way) || !way.arrives ||
        way.facing != c.facing)
        o->facing = c.facing;
    if (strcmp(c.formation, before.formation) != 0 &&
        strlen(c.formation) < sizeof o->formation)
        strcpy(o->formation, c.formation);
    return true;
}

/* ---- more pieces, farther goals ---- */

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
    struct ks_action a;
    ks_copy(g, &s, q->state);
    ks_orders_give(&alone, g, &s, o);
    for (int i = 0; i < 200 && s.actor < KS_CHANCE; i++) {
        if (s.actor == side) {
            ks_orders_next(&alone, g, &s, &next);
            if (!next.acts)
                break;
            a = next.action;
        } else if (!ks_answer(g, &s, KS_DECLINES, &a))
            break;
        ks_step(g, &s, a, NULL);
    }
    int32_t w = ks_worth_change(g, &s, account);
    return side == 0 ? w : -w;
}

/* The others of its hex that could go too. */
static void add_stack(const struct ks_query *q, struct ks_order *o)
{
    struct ks_actions list;
    struct ks_counter lead, c;
    ks_describe(q->game, q->state, o->piece[0], &lead);
    ks_legal(q->game, q->state, &list);
    for (size_t i = 0; i < list.n; i++) {
        ks_unit u = list.v[i].unit;
        if (u == KS_NONE || ks_order_has(o, u) || o->pieces == KS_ORDER_PIECES ||
            q->game->piece[u].kind != q->game->piece[o->piece[0]].kind)
            continue;
        ks_describe(q->game, q->state, u, &c);
        if (c.hex == lead.hex)
            o->piece[o->pieces++] = u;
    }
}

/* A march of one piece becomes that of its stack, and one that goes on to where its command is
 * sent, if that is as good. */
static void widen(const struct ks_query *q, const struct ks_intent *intent,
                  struct ks_order *o)
{
    struct ks_account account;
    struct ks_order wider = *o, farther;
    ks_account(q->game, q->state, intent, &account);
    int32_t best = value_of(q, &account, o);
    if (getenv("W1")) {
        add_stack(q, &wider);
        if (wider.pieces > o->pieces) {
            int32_t v = value_of(q, &account, &wider);
            if (v >= best) {
                best = v;
                *o = wider;
            }
        }
    }
    farther = *o;
    farther.goal = intent->goal[o->piece[0]];
    if (getenv("W2") && farther.goal != KS_NONE &&
        ks_march_distance(q->game, o->goal, farther.goal) > atoi(getenv("W2"))) {
        farther.facing = -1;
        farther.near = 4;
        int tol = getenv("W3") ? atoi(getenv("W3")) : 0;
        if (value_of(q, &account, &farther) + tol >= best)
            *o = farther;
    }
}

static struct ks_order order_for(const struct ks_query *q, const struct ks_intent *intent, const struct ks_best *b)
{
    struct ks_order o = {.kind = KS_ORDER_ACT, .facing = -1, .action = b->first};
    enum ks_role role = ks_action_role(q->game, b->first);
    enum ks_matter matter = ks_matter(q->game, q->state);
    bool free = matter == KS_MATTER_ORDER || matter == KS_MATTER_GOING;
    if (role == KS_DECLINES && (free || matter == KS_MATTER_ATTACK))
        o.kind = KS_ORDER_DONE;
    else if (role == KS_ATTACKS && matter == KS_MATTER_ORDER &&
             b->first.unit != KS_NONE) {
        o = (struct ks_order){.kind = KS_ORDER_FIRE,
                              .goal = b->first.hex,
                              .facing = -1,
                              .pieces = 1,
                              .piece = {b->first.unit}};
        take_along(q->game, &b->drill, &o);
    } else if (free && b->first.unit != KS_NONE && role != KS_ATTACKS) {
        struct ks_order march;
        if (as_march(q, b, &march)) {
            o = march;
            if (matter == KS_MATTER_ORDER)
                widen(q, intent, &o);
        }
    }
    return o;
}

/* ---- giving it ---- */

static void give(const struct ks_query *q, const struct ks_order *o)
{
    struct ks_mind *mind = q->mind;
    if (getenv("KS_TRACE")) { char t[1280*5]; ks_order_text(q->game, o, t, sizeof t); struct ks_event e = ks_prompt(q->game, q->state); fprintf(stderr, "T%d %s %s: %s\n", q->state->turn, q->game->side[q->state->actor], ks_event_name(q->game,&e), t); }
    mind->inputs[o->kind] += ks_order_price(q->game, q->view, o);
    if (!ks_orders_give(&mind->orders, q->game, q->view, o)) {
        ks_orders_drop(&mind->orders, mind->orders.v[0].number);
        ks_orders_give(&mind->orders, q->game, q->view, o);
    }
}

/* All guns fire at will from the first day on. */
static void open_fire(const struct ks_query *q)
{
    const struct ks_game *g = q->game;
    struct ks_order o = {.kind = KS_ORDER_FIRE, .facing = -1, .goal = KS_NONE};
    for (ks_unit u = 0; u < g->pieces && o.pieces < KS_ORDER_PIECES; u++)
        if (g->piece[u].side == q->state->actor && (g->piece[u].kind == KS_KIND_GUNS || (getenv("E1") && g->piece[u].kind == KS_KIND_TROOPS)))
            o.piece[o.pieces++] = u;
    if (o.pieces > 0)
        give(q, &o);
}

static struct ks_action decide(const struct ks_query *q)
{
    struct ks_orders *orders = &q->mind->orders;
    struct ks_unfolding next;
    struct ks_intent intent;
    struct ks_care care = ks_staff_care(q->game);
    struct ks_best best;
    ks_staff_plan(q);
    if (orders->numbers == 0)
        open_fire(q);
    ks_orders_next(orders, q->game, q->view, &next);
    if (next.acts)
        return next.action;
    struct ks_action a;
    ks_disposition_intent(q->game, &q->mind->disposition, &intent);
    if (ks_staff_chooses_command(q, &a))
        best = (struct ks_best){.first = a, .drill = {.n = 1, .v = {a}}};
    else {
        best = ks_choose_order(q, &intent, &care);
    }
    if (getenv("G") && ks_matter(q->game, q->state) == KS_MATTER_ORDER && best.first.unit != KS_NONE &&
        best.value < 100 * atoi(getenv("G")) && ks_answer(q->game, q->state, KS_DECLINES, &a))
        best = (struct ks_best){.first = a, .drill = {.n = 1, .v = {a}}};
    struct ks_order o = order_for(q, &intent, &best);
    give(q, &o);
    ks_orders_next(orders, q->game, q->view, &next);
    if (next.acts)
        return next.action;
    o = (struct ks_order){.kind = KS_ORDER_ACT, .facing = -1, .action = best.first};
    q->mind->inputs[KS_ORDER_ACT] += ks_order_price(q->game, q->view, &o);
    return best.first;
}

const struct ks_agent ks_agent_orders = {"orders", decide};
