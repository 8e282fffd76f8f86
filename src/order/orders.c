#include "order/orders.h"

#include <string.h>

#include "order/ask.h"
#include "order/custom.h"
#include "order/moment.h"

const char *ks_halt_text(enum ks_halt halt, enum ks_language language)
{
    static const char *const text[KS_HALTS][KS_LANGUAGES] = {
        [KS_HALT_NONE] = {"", ""},
        [KS_HALT_NO_WAY] = {"it cannot get any nearer to its goal",
                            "bliżej celu nie da się podejść"},
        [KS_HALT_FORM] = {"it is there, but cannot form up or face as you said",
                          "oddział jest na miejscu, ale nie może przyjąć nakazanego "
                          "szyku albo frontu"},
        [KS_HALT_GONE] = {"no enemy is left there to fire at",
                          "nie ma tam już do kogo strzelać"},
        [KS_HALT_LOSS] = {"it has taken a loss", "oddział poniósł stratę"},
        [KS_HALT_NEAR] = {"an enemy has come near", "wróg podszedł blisko"},
        [KS_HALT_CHANCE] = {"a shot with a good chance has come up",
                            "jest dobra okazja do strzału"},
        [KS_HALT_TURN] = {"the turn you named has come", "nadszedł wyznaczony etap"},
        [KS_HALT_REFUSED] = {"the rules do not allow it", "przepisy na to nie pozwalają"},
        [KS_HALT_OFF_MAP] = {"its place would be off the map",
                             "jego miejsce wypada poza planszą"},
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
        [KS_HALT_UNDONE] = "undone", [KS_HALT_CHANCE] = "chance",
        [KS_HALT_OFF_MAP] = "map",   [KS_HALT_FORM] = "form",
        [KS_HALT_GONE] = "gone",
    };
    return name[halt];
}

/* ---- the book ---- */

bool ks_given_keep(struct ks_given *given, const bool keep[KS_ORDER_PIECES])
{
    size_t left = 0, before = given->order.pieces;
    for (size_t i = 0; i < before; i++)
        if (keep[i]) {
            given->order.piece[left] = given->order.piece[i];
            given->station[left++] = given->station[i];
        } else
            given->lost = (uint16_t)(given->lost - given->station[i].lost);
    given->order.pieces = (uint8_t)left;
    return left < before;
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

/* Do they speak of the same thing, so that the newer one replaces the older? */
static bool are_alike(const struct ks_order *a, const struct ks_order *b)
{
    return ks_order_sort(a) == ks_order_sort(b) && strcmp(a->prompt, b->prompt) == 0 &&
           a->beyond == b->beyond && a->within == b->within && a->scope == b->scope &&
           (a->kind != KS_ORDER_ANSWER || a->above == b->above) &&
           ks_action_key(a->action) == ks_action_key(b->action);
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

void ks_orders_halt(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_state *view, uint32_t number,
                    const struct ks_order *who, enum ks_halt halt)
{
    struct ks_given *given = ks_orders_find(orders, number);
    for (size_t i = 0; given != NULL && i < given->order.pieces; i++)
        if (ks_order_has(g, who, given->order.piece[i])) {
            ks_given_pass(given, g, view, given->order.piece[i]); /* it has been tried */
            given->station[i].halt = (uint8_t)halt;
        }
    if (given != NULL && halt == KS_HALT_REFUSED)
        ks_given_refused(given, g, view);
}

/* Only commanders follow: others keep the order they have. */
static bool is_relieved(const struct ks_game *g, const struct ks_order *order, ks_unit u)
{
    return ks_order_has(g, order, u) &&
           (order->kind != KS_ORDER_FOLLOW || ks_is_leader(g, u));
}

static void leave_for(struct ks_given *given, const struct ks_game *g,
                      const struct ks_order *order)
{
    bool keep[KS_ORDER_PIECES];
    for (size_t i = 0; i < given->order.pieces; i++)
        keep[i] = !is_relieved(g, order, given->order.piece[i]);
    ks_given_keep(given, keep);
}

/* Pieces under a new order leave their old one; one for the same set takes its place. */
static void relieve(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_order *order)
{
    for (size_t i = orders->n; i-- > 0;) {
        struct ks_order *old = &orders->v[i].order;
        if (!are_alike(old, order))
            continue;
        leave_for(&orders->v[i], g, order);
        if (old->set == KS_SET_NAMED ? old->pieces == 0
                                     : old->set == order->set && old->kind == order->kind)
            ks_orders_drop(orders, orders->v[i].number);
    }
}

/* The book is full: the oldest order that has stopped makes room. */
static void make_room(struct ks_orders *orders)
{
    for (size_t i = 0; i < orders->n && orders->n == KS_ORDERS; i++)
        if (orders->v[i].halt != KS_HALT_NONE)
            ks_orders_drop(orders, orders->v[i].number);
}

/* Those who go somewhere are known by name: of a set, those who are on the map now. False if they
 * are too many. */
static bool by_name(const struct ks_game *g, const struct ks_state *view,
                    const struct ks_order *order, struct ks_order *out)
{
    struct ks_counter c;
    *out = *order;
    if (order->goal == KS_NONE || ks_order_sort(order) != KS_SORT_GOING ||
        order->set == KS_SET_NAMED)
        return true;
    out->set = KS_SET_NAMED;
    for (ks_unit u = 0; u < g->pieces; u++) {
        ks_describe(g, view, u, &c);
        if (ks_order_has(g, order, u) && c.hex != KS_NONE && !c.eliminated &&
            !ks_order_add(out, u))
            return false;
    }
    return true;
}

bool ks_order_is_too_large(const struct ks_game *g, const struct ks_state *view,
                           const struct ks_order *order)
{
    struct ks_order named;
    return !by_name(g, view, order, &named);
}

uint32_t ks_orders_give(struct ks_orders *orders, const struct ks_game *g,
                        const struct ks_state *view, const struct ks_order *order)
{
    struct ks_impulse impulse;
    struct ks_order named;
    if (!by_name(g, view, order, &named))
        return 0;
    relieve(orders, g, &named);
    make_room(orders);
    if (orders->n == KS_ORDERS)
        return 0;
    struct ks_given *given = &orders->v[orders->n++];
    ks_impulse(g, view, &impulse);
    *given = (struct ks_given){.order = named,
                               .ahead = ks_done_is_ahead(g, view, &named),
                               .number = ++orders->numbers,
                               .key = ks_moment_key(g, view),
                               .impulse = impulse.key,
                               .turn = view->turn};
    ks_stations(g, view, &named, given->station);
    ks_conditions_note(g, view, given);
    return orders->numbers;
}

void ks_orders_resume(struct ks_orders *orders, const struct ks_game *g,
                      const struct ks_state *view, uint32_t number)
{
    struct ks_given *given = ks_orders_find(orders, number);
    if (given == NULL)
        return;
    given->halt = KS_HALT_NONE;
    given->rule = (struct ks_event){0};
    given->begun = false;
    if (view->turn >= given->order.until) /* it has been told of */
        given->order.until = 0;
    given->drill = (struct ks_drill){0};
    for (size_t i = 0; i < given->order.pieces; i++)
        given->station[i].halt = KS_HALT_NONE;
    ks_stand_forget(given);
    ks_conditions_note(g, view, given);
}

enum ks_halt ks_given_halt(const struct ks_given *given, ks_unit u)
{
    size_t i = ks_order_index(&given->order, u);
    return i < given->order.pieces && given->station[i].halt != KS_HALT_NONE
               ? (enum ks_halt)given->station[i].halt
               : (enum ks_halt)given->halt;
}

static struct ks_event rule_of(const struct ks_given *given, const struct ks_game *g,
                               const struct ks_state *s)
{
    const struct ks_order *o = &given->order;
    if (o->kind == KS_ORDER_ACT)
        return ks_why_not(g, s, o->action);
    if (o->pieces == 0)
        return (struct ks_event){0};
    return ks_has_matter(g, KS_MATTER_ATTACK) ? ks_stand_rule(given, g, s)
                                              : ks_ask_entry(g, s, o->piece[0], o->goal);
}

/* What was said when a piece stopped alone holds if there is nothing to say when all have. */
void ks_given_refused(struct ks_given *given, const struct ks_game *g,
                      const struct ks_state *s)
{
    struct ks_event why = rule_of(given, g, s);
    if (why.code != 0)
        given->rule = why;
}

void ks_orders_stop(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_state *view, uint32_t number, enum ks_halt halt)
{
    struct ks_given *given = ks_orders_find(orders, number);
    if (given == NULL)
        return;
    given->halt = (uint8_t)halt;
    if (halt == KS_HALT_REFUSED)
        ks_given_refused(given, g, view);
    else
        given->rule = (struct ks_event){0};
}

/* What every decision between moves leaves behind in the book. */
static void pass_on(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_state *view)
{
    ks_done_begins(orders, g, view);
    ks_stand_note(orders, g, view);
    if (ks_unit_in_hand(view) != KS_NONE)
        return;
    orders->by_hand = 0;
    for (size_t i = 0; i < orders->n; i++)
        if (orders->v[i].halt == KS_HALT_NONE)
            ks_conditions_follow(g, view, &orders->v[i]);
}

void ks_orders_by_hand(struct ks_orders *orders, const struct ks_game *g,
                       const struct ks_state *view, struct ks_action a)
{
    ks_unit lead = ks_unit_in_hand(view);
    pass_on(orders, g, view);
    orders->acting = 0;
    lead = lead == KS_NONE ? a.unit : lead;
    orders->by_hand = (ks_unit)(lead == KS_NONE ? 0 : lead + 1);
}

void ks_orders_acted(struct ks_orders *orders, const struct ks_game *g,
                     const struct ks_state *view, struct ks_action a, uint32_t number)
{
    struct ks_given *given = ks_orders_find(orders, number);
    ks_unit lead = ks_unit_in_hand(view);
    pass_on(orders, g, view);
    if (number == 0)
        return;
    orders->acting = number;
    orders->by_hand = 0;
    if (given == NULL)
        return;
    given->begun = true;
    given->fired = (uint8_t)(given->fired + (ks_matter(g, view) == KS_MATTER_ORDER));
    ks_given_moved(given, g, ks_moment_key(g, view), a.unit);
    ks_given_pass(given, g, view, lead != KS_NONE ? lead : a.unit);
    size_t i = ks_order_index(&given->order, a.unit);
    if (i < given->order.pieces && (given->station[i].halt == KS_HALT_NO_WAY ||
                                    given->station[i].halt == KS_HALT_FORM ||
                                    given->station[i].halt == KS_HALT_REFUSED))
        given->station[i].halt = KS_HALT_NONE; /* it has found one after all */
}

/* ---- the other kinds ---- */

/* What is done always waits until it can be done again. */
static bool act(struct ks_moment *d, struct ks_given *given)
{
    struct ks_action a = given->order.action;
    if (given->begun && !given->order.always)
        return ks_moment_over(d, given);
    given->rule = ks_why_not(d->g, &d->s, a);
    if (given->rule.code == 0)
        return ks_moment_act(d, given, a);
    return !given->order.always && ks_moment_halt(d, given, KS_HALT_REFUSED);
}

/* ---- a decision ---- */

static bool (*const unfold[KS_ORDER_KINDS])(struct ks_moment *d,
                                            struct ks_given *given) = {
    [KS_ORDER_MARCH] = ks_unfold_march,   [KS_ORDER_ASSAULT] = ks_unfold_assault,
    [KS_ORDER_FIRE] = ks_unfold_fire,     [KS_ORDER_HOLD] = ks_unfold_hold,
    [KS_ORDER_FOLLOW] = ks_unfold_follow, [KS_ORDER_ANSWER] = ks_unfold_answer,
    [KS_ORDER_DONE] = ks_unfold_done,     [KS_ORDER_ACT] = act,
};

/* Nobody is left to carry it out. */
static bool is_deserted(const struct ks_moment *d, const struct ks_order *o)
{
    struct ks_counter c;
    size_t n = o->set == KS_SET_NAMED ? o->pieces : d->g->pieces;
    for (size_t i = 0; i < n; i++) {
        ks_unit u = o->set == KS_SET_NAMED ? o->piece[i] : (ks_unit)i;
        ks_describe(d->g, &d->s, u, &c);
        if (!c.eliminated && ks_order_has(d->g, o, u))
            return false;
    }
    return true;
}

static bool is_over(const struct ks_moment *d, const struct ks_given *given)
{
    switch (given->order.kind) {
    case KS_ORDER_ANSWER: return ks_answer_is_over(d, given);
    case KS_ORDER_DONE: return ks_done_is_over(d, given);
    case KS_ORDER_ACT: return false;
    default: return is_deserted(d, &given->order);
    }
}

static bool by_order(struct ks_moment *d, struct ks_given *given)
{
    if (is_over(d, given))
        return ks_moment_over(d, given);
    if (ks_done_waits(d, given))
        return false;
    enum ks_halt halt = KS_HALT_NONE;
    if (given->halt == KS_HALT_NONE && (halt = ks_condition(d, given)) != KS_HALT_NONE)
        ks_moment_halt(d, given, halt);
    if (given->halt == KS_HALT_NONE)
        return unfold[given->order.kind](d, given);
    if (given->order.kind == KS_ORDER_ANSWER)
        ks_answer_waits(d, given);
    return false;
}

/* Orders for named pieces come first, then those for all; commanders ride when the others have
 * gone; staying and being done come last. */
enum { RANKS = 5 };
static int rank_of(const struct ks_order *o)
{
    switch (o->kind) {
    case KS_ORDER_ACT: return 0;
    case KS_ORDER_FOLLOW: return 2;
    case KS_ORDER_HOLD: return 3;
    case KS_ORDER_DONE: return 4;
    default: return o->set != KS_SET_NAMED;
    }
}

/* Are newer orders asked before older ones? What was said last of answers and actions holds. */
static bool newest_first(const struct ks_order *o)
{
    return o->kind == KS_ORDER_ANSWER || (o->kind == KS_ORDER_ACT && o->always);
}

static bool by_rank(struct ks_moment *d, int rank)
{
    for (size_t i = d->orders->n; i-- > 0;) {
        struct ks_given *given = &d->orders->v[i];
        if (newest_first(&given->order) && rank_of(&given->order) == rank &&
            by_order(d, given))
            return true;
    }
    for (size_t i = 0; i < d->orders->n;) {
        struct ks_given *given = &d->orders->v[i];
        uint32_t number = given->number;
        if (!newest_first(&given->order) && rank_of(&given->order) == rank &&
            by_order(d, given))
            return true;
        /* one that is over makes room for the next at its place */
        i += i < d->orders->n && d->orders->v[i].number == number;
    }
    return false;
}

static bool by_orders(struct ks_moment *d)
{
    for (int rank = 0; rank < RANKS; rank++)
        if (by_rank(d, rank))
            return true;
    for (size_t i = d->orders->n; i-- > 0;)
        if (ks_unfold_pass(d, &d->orders->v[i]))
            return true;
    return false;
}

/* The enemy lets one fire or pass, and no shot could have an effect: that is not asked. Of a shot
 * whose firers are named later it is not known yet. */
static bool is_hopeless(const struct ks_moment *d)
{
    if (d->matter != KS_MATTER_ORDER || d->asks ||
        d->orders->asks >> KS_MATTER_ANSWER & 1 || !ks_is_answer(d->g, &d->s))
        return false;
    for (size_t i = 0; i < d->list.n; i++) {
        struct ks_action a = d->list.v[i];
        enum ks_role role = ks_action_role(d->g, a);
        if (role != KS_DECLINES && (role != KS_ATTACKS || a.unit == KS_NONE ||
                                    ks_ask_effect(d->g, &d->s, a) > 0))
            return false;
    }
    return true;
}

bool ks_orders_ride_first(struct ks_orders *orders, const struct ks_game *g,
                          const struct ks_state *view)
{
    struct ks_unfolding out;
    struct ks_moment d = {.orders = orders, .g = g, .out = &out};
    ks_moment_look(&d, view);
    return ks_unfold_last_rides(&d);
}

void ks_orders_next(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_state *view, struct ks_unfolding *out)
{
    struct ks_moment d = {.orders = orders, .g = g, .out = out};
    ks_moment_look(&d, view);
    ks_done_begins(orders, g, view);
    bool custom = ks_is_custom(d.matter) && !(orders->asks >> d.matter & 1);
    bool taken = by_orders(&d);
    if (!taken && custom && !d.asks)
        ks_moment_act(&d, NULL, ks_custom(g, &d.s, d.list.v, d.list.n));
    else if (!taken && is_hopeless(&d))
        ks_moment_decline(&d, NULL);
    pass_on(orders, g, view);
    if (!out->acts)
        return;
    orders->acting = out->number;
    struct ks_given *given = ks_orders_find(orders, out->number);
    if (given == NULL)
        return;
    orders->by_hand = 0;
    given->begun = true;
}
