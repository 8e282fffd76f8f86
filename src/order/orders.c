#include "order/orders.h"

#include <stdlib.h>
#include <string.h>

#include "base/mix.h"
#include "order/custom.h"

/* A decision, as the side sees it. */
struct decision {
    struct ks_orders *orders;
    const struct ks_game *g;
    struct ks_state s; /* with what is hidden filled in, always in the same way */
    uint32_t key;      /* of the impulse */
    enum ks_matter matter;
    ks_unit in_hand;
    struct ks_actions list;
    struct ks_unfolding *out;
};

/* Different for every impulse, and for every phase of it. */
static uint32_t impulse_key(const struct ks_game *g, const struct ks_state *s)
{
    struct ks_impulse impulse;
    const char *phase = ks_phase(g, s);
    ks_impulse(g, s, &impulse);
    uint64_t key = impulse.key;
    for (; phase != NULL && *phase != '\0'; phase++)
        key = ks_mix(key ^ (unsigned char)*phase);
    return (uint32_t)ks_mix(key);
}

/* Steps that the pieces of an order have lost; a piece that is gone counts as all of them. */
static uint16_t losses(const struct ks_game *g, const struct ks_state *s,
                       const struct ks_order *o)
{
    unsigned lost = 0;
    for (size_t i = 0; i < o->pieces; i++) {
        struct ks_counter c;
        ks_describe(g, s, o->piece[i], &c);
        lost += c.eliminated ? (unsigned)c.steps + 1 : c.lost;
    }
    return (uint16_t)lost;
}

void ks_orders_drop(struct ks_orders *orders, uint32_t number)
{
    for (size_t i = 0; i < orders->n; i++)
        if (orders->v[i].number == number) {
            orders->n--;
            memmove(&orders->v[i], &orders->v[i + 1],
                    (orders->n - i) * sizeof orders->v[0]);
            return;
        }
}

/* Orders of the same sort replace each other: a piece may go somewhere and have a target. */
static int sort_of(const struct ks_order *o)
{
    static const int sort[KS_ORDER_KINDS] = {[KS_ORDER_FIRE] = 1, [KS_ORDER_DONE] = 2};
    return sort[o->kind];
}

/* Pieces under a new order leave their old one. */
static void relieve(struct ks_orders *orders, const struct ks_order *order)
{
    for (size_t i = orders->n; i-- > 0;) {
        struct ks_order *old = &orders->v[i].order;
        size_t left = 0;
        if (sort_of(old) != sort_of(order))
            continue;
        for (size_t k = 0; k < old->pieces; k++)
            if (!ks_order_has(order, old->piece[k]))
                old->piece[left++] = old->piece[k];
        old->pieces = (uint8_t)left;
        if (left == 0)
            ks_orders_drop(orders, orders->v[i].number);
    }
}

bool ks_orders_give(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_state *view, const struct ks_order *order)
{
    relieve(orders, order);
    if (orders->n == KS_ORDERS)
        return false;
    orders->v[orders->n++] = (struct ks_given){.order = *order,
                                               .number = ++orders->numbers,
                                               .key = impulse_key(g, view),
                                               .place = KS_NONE,
                                               .lost = losses(g, view, order)};
    return true;
}

/* ---- a decision taken, or an order that ends ---- */

static bool act(struct decision *d, const struct ks_given *given, struct ks_action a)
{
    d->out->acts = true;
    d->out->action = a;
    d->out->number = given ? given->number : 0;
    return true;
}

static bool declines(struct decision *d, const struct ks_given *given)
{
    struct ks_action a;
    return ks_answer(d->g, &d->s, KS_DECLINES, &a) && act(d, given, a);
}

/* The order is over; where it has stopped the player is told. */
static bool ends(struct decision *d, struct ks_given *given, enum ks_halt halt)
{
    if (halt != KS_HALT_NONE && d->out->halt == KS_HALT_NONE) {
        d->out->halt = halt;
        d->out->order = given->order;
    }
    ks_orders_drop(d->orders, given->number);
    return false;
}

/* ---- marches ---- */

static ks_hex hex_of(const struct decision *d, ks_unit u)
{
    struct ks_counter c;
    ks_describe(d->g, &d->s, u, &c);
    return c.eliminated ? KS_NONE : c.hex;
}

/* Has the piece come where it was sent? */
static bool has_arrived(const struct decision *d, const struct ks_order *o, ks_unit u)
{
    struct ks_counter c;
    ks_describe(d->g, &d->s, u, &c);
    return c.hex == o->goal && (o->facing < 0 || c.facing == o->facing) &&
           (o->formation[0] == '\0' || strcmp(c.formation, o->formation) == 0);
}

/* Is an enemy on the map within so many hexes of a piece of the order? */
static bool is_near(const struct decision *d, const struct ks_order *o)
{
    const struct ks_grid *grid = &d->g->map.grid;
    struct ks_counter c;
    if (o->near == 0)
        return false;
    for (ks_unit e = 0; e < d->g->pieces; e++) {
        if (d->g->piece[e].side == d->s.actor || ks_is_leader(d->g, e))
            continue;
        ks_describe(d->g, &d->s, e, &c);
        if (c.hex == KS_NONE || c.eliminated)
            continue;
        for (size_t i = 0; i < o->pieces; i++) {
            ks_hex h = hex_of(d, o->piece[i]);
            if (h != KS_NONE && ks_grid_distance(grid, h, c.hex) <= o->near)
                return true;
        }
    }
    return false;
}

/* Pieces that have arrived or are gone are no longer under the order. */
static void muster(const struct decision *d, struct ks_order *o)
{
    size_t left = 0;
    for (size_t i = 0; i < o->pieces; i++)
        if (!has_arrived(d, o, o->piece[i]) && hex_of(d, o->piece[i]) != KS_NONE)
            o->piece[left++] = o->piece[i];
    o->pieces = (uint8_t)left;
}

static bool may_move(const struct decision *d, ks_unit u)
{
    for (size_t i = 0; i < d->list.n; i++)
        if (d->list.v[i].unit == u && ks_action_role(d->g, d->list.v[i]) != KS_ATTACKS)
            return true;
    return false;
}

/* Plans the way of a piece from here, with those of its hex that go along. */
static bool plans(const struct decision *d, struct ks_given *given, ks_unit u)
{
    const struct ks_order *o = &given->order;
    ks_unit company[KS_ORDER_PIECES];
    struct ks_way_to to = {.hex = o->goal,
                           .facing = o->facing,
                           .formation = o->formation,
                           .safely = o->safely,
                           .company = company};
    struct ks_way way;
    ks_hex here = hex_of(d, u);
    if (given->passed < o->ways && o->way[given->passed] == here)
        given->passed++;
    if (given->passed < o->ways) {
        to.hex = o->way[given->passed];
        to.facing = -1;
        to.formation = "";
    }
    for (size_t i = 0; i < o->pieces; i++)
        if (o->piece[i] != u && hex_of(d, o->piece[i]) == here)
            company[to.companions++] = o->piece[i];
    if (!ks_way_find(d->g, &d->s, u, &to, &way))
        return false;
    given->drill = way.drill;
    given->drill.key = d->key;
    return true;
}

static bool goes_on(struct decision *d, struct ks_given *given)
{
    struct ks_drill *drill = &given->drill;
    if (drill->key != d->key || drill->at >= drill->n ||
        ks_why_not(d->g, &d->s, drill->v[drill->at]).code != 0)
        return false;
    return act(d, given, drill->v[drill->at++]);
}

/* A piece is in hand: its next act, or the end of its move. */
static bool march_on(struct decision *d, struct ks_given *given)
{
    bool planned = given->drill.key == d->key && given->drill.at >= given->drill.n;
    if (goes_on(d, given))
        return true;
    if (!planned && plans(d, given, d->in_hand) && goes_on(d, given))
        return true;
    return declines(d, given);
}

static bool march(struct decision *d, struct ks_given *given)
{
    struct ks_order *o = &given->order;
    if (d->in_hand != KS_NONE)
        return ks_order_has(o, d->in_hand) && march_on(d, given);
    muster(d, o);
    if (o->pieces == 0)
        return ends(d, given, KS_HALT_NONE);
    if (losses(d->g, &d->s, o) > given->lost)
        return ends(d, given, KS_HALT_LOSS);
    if (given->drill.key != d->key && given->drill.key != 0 && is_near(d, o))
        return ends(d, given, KS_HALT_NEAR);
    for (size_t i = 0; i < o->pieces; i++) {
        if (!may_move(d, o->piece[i]))
            continue;
        if (plans(d, given, o->piece[i]) && goes_on(d, given))
            return true;
        if (given->drill.key != d->key) /* it has not moved this time */
            return ends(d, given, KS_HALT_NO_WAY);
    }
    return false;
}

/* ---- fire ---- */

static bool bears(const struct decision *d, const struct ks_given *given,
                  struct ks_action a)
{
    const struct ks_order *o = &given->order;
    return ks_action_role(d->g, a) == KS_ATTACKS &&
           (a.unit == KS_NONE || ks_order_has(o, a.unit)) &&
           (o->goal == KS_NONE || a.hex == o->goal);
}

static bool fire(struct decision *d, struct ks_given *given)
{
    struct ks_actions shots = {0};
    struct ks_action a;
    if (d->matter != KS_MATTER_ORDER)
        return false;
    for (size_t i = 0; i < d->list.n; i++)
        if (bears(d, given, d->list.v[i]))
            shots.v[shots.n++] = d->list.v[i];
    if (shots.n == 0)
        return false;
    if (given->order.goal == KS_NONE && !getenv("E2") &&
        ks_answer(d->g, &d->s, KS_DECLINES, &a))
        shots.v[shots.n++] = a;
    a = ks_custom(d->g, &d->s, shots.v, shots.n);
    if (ks_action_role(d->g, a) == KS_DECLINES)
        return false;
    given->fired++;
    return act(d, given, a);
}

/* ---- nothing more ---- */

static bool done(struct decision *d, struct ks_given *given)
{
    if (given->key != d->key && d->s.turn > given->order.until)
        return ends(d, given, KS_HALT_NONE);
    return declines(d, given);
}

static bool act_once(struct decision *d, struct ks_given *given)
{
    struct ks_action a = given->order.action;
    d->out->rule = ks_why_not(d->g, &d->s, a);
    if (d->out->rule.code != 0)
        return ends(d, given, KS_HALT_REFUSED);
    act(d, given, a);
    ks_orders_drop(d->orders, given->number);
    return true;
}

static bool hold(struct decision *d, struct ks_given *given)
{
    (void)d;
    (void)given;
    return false;
}

/* ---- a decision ---- */

static bool (*const unfold[KS_ORDER_KINDS])(struct decision *d,
                                            struct ks_given *given) = {
    [KS_ORDER_MARCH] = march, [KS_ORDER_FIRE] = fire,    [KS_ORDER_HOLD] = hold,
    [KS_ORDER_DONE] = done,   [KS_ORDER_ACT] = act_once,
};

/* Orders in the order given, but being done comes last. An order that ends makes room for the
 * next one at its place. */
static bool by_orders(struct decision *d)
{
    for (int last = 0; last < 2; last++)
        for (size_t i = 0; i < d->orders->n;) {
            struct ks_given *given = &d->orders->v[i];
            uint32_t number = given->number;
            if ((given->order.kind == KS_ORDER_DONE) == (last == 1) &&
                unfold[given->order.kind](d, given))
                return true;
            i += i < d->orders->n && d->orders->v[i].number == number;
        }
    return false;
}

void ks_orders_next(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_state *view, struct ks_unfolding *out)
{
    struct decision d = {.orders = orders, .g = g, .out = out};
    *out = (struct ks_unfolding){0};
    ks_copy(g, &d.s, view);
    ks_determinise(g, &d.s, 0);
    d.key = impulse_key(g, &d.s);
    d.matter = ks_matter(g, &d.s);
    d.in_hand = ks_unit_in_hand(&d.s);
    ks_legal(g, &d.s, &d.list);
    bool custom = ks_is_custom(d.matter) || d.matter == KS_MATTER_JOINING;
    if (by_orders(&d) || !custom || (orders->asks >> d.matter & 1))
        return;
    act(&d, NULL, ks_custom(g, &d.s, d.list.v, d.list.n));
}
