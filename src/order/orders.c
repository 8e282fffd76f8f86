#include "order/orders.h"

#include <string.h>

#include "order/custom.h"
#include "order/moment.h"

const char *ks_halt_text(enum ks_halt halt, enum ks_language language)
{
    static const char *const text[KS_HALTS][KS_LANGUAGES] = {
        [KS_HALT_NONE] = {"", ""},
        [KS_HALT_NO_WAY] = {"there is no way nearer to the goal",
                            "bliżej celu nie da się podejść"},
        [KS_HALT_LOSS] = {"it has taken a loss", "oddział poniósł stratę"},
        [KS_HALT_NEAR] = {"an enemy is near", "wróg jest blisko"},
        [KS_HALT_TURN] = {"its turn has come", "nadszedł wyznaczony etap"},
        [KS_HALT_REFUSED] = {"the rules do not allow it", "nie pozwalają na to zasady"},
        [KS_HALT_UNDONE] = {"you took it back", "ruch został cofnięty"},
    };
    return text[halt][language];
}

const char *ks_halt_name(enum ks_halt halt)
{
    static const char *const name[KS_HALTS] = {
        [KS_HALT_NONE] = "",         [KS_HALT_NO_WAY] = "way",
        [KS_HALT_LOSS] = "loss",     [KS_HALT_NEAR] = "near",
        [KS_HALT_TURN] = "turn",     [KS_HALT_REFUSED] = "rules",
        [KS_HALT_UNDONE] = "undone",
    };
    return name[halt];
}

/* ---- the book ---- */

/* Steps that a piece has lost; one that is gone has lost one more than it had. */
static uint8_t losses(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    struct ks_counter c;
    ks_describe(g, s, u, &c);
    return (uint8_t)(c.eliminated ? c.steps + 1 : c.lost);
}

static void count_losses(const struct ks_game *g, const struct ks_state *s,
                         struct ks_given *given)
{
    for (size_t i = 0; i < given->order.pieces; i++)
        given->lost[i] = losses(g, s, given->order.piece[i]);
}

static bool has_lost(const struct ks_game *g, const struct ks_state *s,
                     const struct ks_given *given)
{
    for (size_t i = 0; i < given->order.pieces; i++)
        if (losses(g, s, given->order.piece[i]) > given->lost[i])
            return true;
    return false;
}

void ks_given_keep(struct ks_given *given, const bool keep[KS_ORDER_PIECES])
{
    size_t left = 0;
    for (size_t i = 0; i < given->order.pieces; i++)
        if (keep[i]) {
            given->order.piece[left] = given->order.piece[i];
            given->lost[left++] = given->lost[i];
        }
    given->order.pieces = (uint8_t)left;
}

struct ks_given *ks_orders_find(struct ks_orders *orders, uint32_t number)
{
    for (size_t i = 0; i < orders->n; i++)
        if (orders->v[i].number == number)
            return &orders->v[i];
    return NULL;
}

void ks_orders_drop(struct ks_orders *orders, uint32_t number)
{
    struct ks_given *given = ks_orders_find(orders, number);
    if (given == NULL)
        return;
    orders->n--;
    memmove(given, given + 1, (size_t)(&orders->v[orders->n] - given) * sizeof *given);
}

void ks_orders_leave(struct ks_orders *orders, const struct ks_game *g, uint32_t number,
                     const struct ks_order *who)
{
    struct ks_given *given = ks_orders_find(orders, number);
    bool keep[KS_ORDER_PIECES];
    for (size_t i = 0; given != NULL && i < given->order.pieces; i++)
        keep[i] = !ks_order_has(g, who, given->order.piece[i]);
    if (given != NULL)
        ks_given_keep(given, keep);
}

/* Pieces under a new order leave their old one. */
static void relieve(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_order *order)
{
    for (size_t i = orders->n; i-- > 0;) {
        struct ks_order *old = &orders->v[i].order;
        if (ks_order_sort(old) != ks_order_sort(order) || old->set != KS_SET_NAMED)
            continue;
        ks_orders_leave(orders, g, orders->v[i].number, order);
        if (old->pieces == 0)
            ks_orders_drop(orders, orders->v[i].number);
    }
}

uint32_t ks_orders_give(struct ks_orders *orders, const struct ks_game *g,
                        const struct ks_state *view, const struct ks_order *order)
{
    relieve(orders, g, order);
    for (size_t i = orders->n; i-- > 0 && orders->n == KS_ORDERS;)
        if (orders->v[i].halt != KS_HALT_NONE)
            ks_orders_drop(orders, orders->v[i].number);
    if (orders->n == KS_ORDERS)
        return 0;
    struct ks_given *given = &orders->v[orders->n++];
    *given = (struct ks_given){
        .order = *order, .number = ++orders->numbers, .key = ks_moment_key(g, view)};
    count_losses(g, view, given);
    return orders->numbers;
}

void ks_orders_resume(struct ks_orders *orders, const struct ks_game *g,
                      const struct ks_state *view, uint32_t number)
{
    struct ks_given *given = ks_orders_find(orders, number);
    if (given == NULL)
        return;
    given->halt = KS_HALT_NONE;
    given->begun = false;
    count_losses(g, view, given);
    given->drill = (struct ks_drill){0};
}

void ks_orders_stop(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_state *view, uint32_t number, enum ks_halt halt)
{
    struct ks_given *given = ks_orders_find(orders, number);
    if (given == NULL)
        return;
    given->halt = (uint8_t)halt;
    if (halt == KS_HALT_REFUSED)
        given->rule = ks_why_not(g, view, given->order.action);
}

void ks_orders_acted(struct ks_orders *orders, const struct ks_game *g,
                     const struct ks_state *view, struct ks_action a, uint32_t number)
{
    struct ks_given *given = ks_orders_find(orders, number);
    ks_unit lead = ks_unit_in_hand(view);
    orders->acting = number;
    if (given == NULL)
        return;
    given->begun = true;
    given->fired = (uint8_t)(given->fired + (ks_matter(g, view) == KS_MATTER_ORDER));
    ks_given_pass(given, g, view, lead != KS_NONE ? lead : a.unit);
}

/* ---- conditions ---- */

static bool is_near(const struct ks_moment *d, const struct ks_order *o)
{
    struct ks_counter c;
    for (ks_unit e = 0; e < d->g->pieces && o->near > 0; e++) {
        if (d->g->piece[e].side == o->side || ks_is_leader(d->g, e))
            continue;
        ks_describe(d->g, &d->s, e, &c);
        if (c.hex == KS_NONE || c.eliminated)
            continue;
        for (ks_unit u = 0; u < d->g->pieces; u++) {
            ks_hex h = KS_NONE;
            if (o->pieces > 0 ? ks_order_has(d->g, o, u) : d->g->piece[u].side == o->side)
                h = ks_moment_hex(d, u);
            if (h != KS_NONE && ks_grid_distance(&d->g->map.grid, h, c.hex) <= o->near)
                return true;
        }
    }
    return false;
}

/* Conditions count between moves, and what they tell of must be new to the player. */
static enum ks_halt condition(const struct ks_moment *d, const struct ks_given *given)
{
    const struct ks_order *o = &given->order;
    bool goes = o->kind == KS_ORDER_MARCH || o->kind == KS_ORDER_ASSAULT;
    if (d->in_hand != KS_NONE || !given->begun || given->drill.key == d->key)
        return KS_HALT_NONE;
    if (o->until > 0 && d->s.turn >= o->until && o->kind != KS_ORDER_DONE)
        return KS_HALT_TURN;
    if ((goes || o->loss) && has_lost(d->g, &d->s, given))
        return KS_HALT_LOSS;
    return is_near(d, o) ? KS_HALT_NEAR : KS_HALT_NONE;
}

/* ---- the other kinds ---- */

/* Nothing is asked as long as all that could be done is for pieces that hold. */
static bool hold(struct ks_moment *d, struct ks_given *given)
{
    if (d->matter != KS_MATTER_ORDER && d->matter != KS_MATTER_GOING)
        return false;
    for (size_t i = 0; i < d->list.n; i++) {
        ks_unit u = d->list.v[i].unit;
        bool holds = u == KS_NONE;
        for (size_t k = 0; k < d->orders->n && !holds; k++)
            holds = d->orders->v[k].order.kind == KS_ORDER_HOLD &&
                    d->orders->v[k].halt == KS_HALT_NONE &&
                    ks_order_has(d->g, &d->orders->v[k].order, u);
        if (!holds)
            return false;
    }
    return ks_moment_decline(d, given);
}

static bool done(struct ks_moment *d, struct ks_given *given)
{
    bool lasts = given->order.until > 0 && d->s.turn < given->order.until;
    if (given->key != d->key && !lasts)
        return ks_moment_over(d, given);
    bool free = d->matter >= KS_MATTER_ORDER && d->matter <= KS_MATTER_GOING;
    return free && ks_moment_decline(d, given);
}

static bool act_once(struct ks_moment *d, struct ks_given *given)
{
    struct ks_action a = given->order.action;
    if (given->begun)
        return ks_moment_over(d, given);
    given->rule = ks_why_not(d->g, &d->s, a);
    return given->rule.code == 0 ? ks_moment_act(d, given, a)
                                 : ks_moment_halt(d, given, KS_HALT_REFUSED);
}

/* ---- a decision ---- */

static bool (*const unfold[KS_ORDER_KINDS])(struct ks_moment *d,
                                            struct ks_given *given) = {
    [KS_ORDER_MARCH] = ks_unfold_march,
    [KS_ORDER_ASSAULT] = ks_unfold_assault,
    [KS_ORDER_FIRE] = ks_unfold_fire,
    [KS_ORDER_HOLD] = hold,
    [KS_ORDER_FOLLOW] = ks_unfold_follow,
    [KS_ORDER_DONE] = done,
    [KS_ORDER_ACT] = act_once,
};

static bool by_order(struct ks_moment *d, struct ks_given *given)
{
    if (given->halt != KS_HALT_NONE)
        return false;
    enum ks_halt halt = condition(d, given);
    if (halt != KS_HALT_NONE)
        return ks_moment_halt(d, given, halt);
    return unfold[given->order.kind](d, given);
}

/* In the order given, but being done comes last. An order that is over makes room for the next
 * one at its place. */
static bool by_orders(struct ks_moment *d)
{
    for (int last = 0; last < 2; last++)
        for (size_t i = 0; i < d->orders->n;) {
            struct ks_given *given = &d->orders->v[i];
            uint32_t number = given->number;
            if ((given->order.kind == KS_ORDER_DONE) == (last == 1) && by_order(d, given))
                return true;
            i += i < d->orders->n && d->orders->v[i].number == number;
        }
    return false;
}

void ks_orders_next(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_state *view, struct ks_unfolding *out)
{
    struct ks_moment d = {.orders = orders, .g = g, .out = out};
    *out = (struct ks_unfolding){0};
    ks_copy(g, &d.s, view);
    ks_determinise(g, &d.s, 0);
    d.key = ks_moment_key(g, &d.s);
    d.matter = ks_matter(g, &d.s);
    d.in_hand = ks_unit_in_hand(&d.s);
    ks_legal(g, &d.s, &d.list);
    bool custom = ks_is_custom(d.matter) && !(orders->asks >> d.matter & 1);
    if (!by_orders(&d) && custom)
        ks_moment_act(&d, NULL, ks_custom(g, &d.s, d.list.v, d.list.n));
    if (out->acts)
        orders->acting = out->number;
}
