#include "order/preview.h"

#include <string.h>

#include "order/ask.h"
#include "order/fight.h"
#include "order/moment.h"

enum { DECISIONS = 600 };

struct previewing {
    const struct ks_game *g;
    struct ks_orders book;
    uint32_t number; /* of the order */
    uint8_t side;
    struct ks_state s;
    uint32_t unhurt; /* in millionths */
    uint8_t spent[KS_ORDER_PIECES];
    ks_hex goal[KS_ORDER_PIECES]; /* of each piece */
    bool begun;                   /* the order has acted */
    bool moves;                   /* the side is asked who moves, or how it goes on */
    bool naming;    /* an attack on a hex was begun: it is asked who takes part */
    unsigned depth; /* procedures that were pending before it */
    struct ks_preview *out;
};

const char *ks_preview_policy(const struct ks_preview *p, enum ks_language language)
{
    static const char *const text[2][KS_LANGUAGES] = {
        {"if every enemy that can react fires",
         "jeśli strzela każdy wróg, który może reagować"},
        {"if every enemy that can react fires, and none charges",
         "jeśli każdy wróg, który może reagować, strzela i żaden nie szarżuje"},
    };
    return text[p->others][language];
}

bool ks_preview_odds(const struct ks_game *g, const struct ks_preview *p,
                     struct ks_odds *out)
{
    struct ks_action a = p->attack;
    struct ks_state shot;
    if (!p->fights || p->rolls)
        return p->fights && ks_odds_ahead(g, &p->dice, p->depth, out);
    ks_copy(g, &shot, &p->at);
    ks_ask_shot(g, &shot, &a);
    return ks_odds(g, &shot, a, out);
}

static void add_reactor(struct ks_preview *out, ks_unit u)
{
    for (size_t i = 0; i < out->reactors; i++)
        if (out->reactor[i] == u)
            return;
    if (out->reactors < KS_PREVIEW_REACTORS)
        out->reactor[out->reactors++] = u;
}

/* Does an answer concern the pieces of the order? */
static bool is_aimed(const struct previewing *p, ks_hex hex)
{
    for (size_t i = 0; i < p->out->pieces; i++)
        if (p->out->piece[i].hex == hex)
            return true;
    return !ks_grid_on_map(&p->g->map.grid, hex);
}

/* The enemy could answer: who, and with what effect. He is taken to miss. False if he has to do
 * something else. */
static bool hear_enemy(struct previewing *p)
{
    struct ks_actions list;
    struct ks_action decline;
    uint16_t worst = 0;
    ks_legal(p->g, &p->s, &list);
    for (size_t i = 0; i < list.n; i++) {
        enum ks_role role = ks_action_role(p->g, list.v[i]);
        if (role == KS_DECLINES || list.v[i].unit >= p->g->pieces || !p->begun ||
            !is_aimed(p, list.v[i].hex))
            continue;
        add_reactor(p->out, list.v[i].unit);
        if (role != KS_ATTACKS)
            continue;
        p->out->others = p->out->others || !ks_is_shot(p->g, list.v[i]);
        uint16_t effect = ks_ask_effect(p->g, &p->s, list.v[i]);
        worst = effect > worst ? effect : worst;
    }
    p->unhurt = p->unhurt / 1000 * (1000u - worst);
    if (!ks_answer(p->g, &p->s, KS_DECLINES, &decline))
        return false;
    ks_step(p->g, &p->s, decline, NULL);
    return true;
}

/* Where the pieces have come. */
static void follow(struct previewing *p)
{
    for (size_t i = 0; i < p->out->pieces; i++) {
        struct ks_preview_piece *at = &p->out->piece[i];
        struct ks_counter c;
        ks_describe(p->g, &p->s, at->unit, &c);
        if (c.eliminated)
            continue;
        if (c.hex != at->hex && c.hex != KS_NONE && at->steps < KS_PREVIEW_PATH)
            at->path[at->steps++] = c.hex;
        if (c.spent > p->spent[i])
            at->cost = (uint8_t)(at->cost + c.spent - p->spent[i]);
        p->spent[i] = c.spent;
        at->hex = c.hex;
        at->facing = c.facing;
        at->formation = c.formation;
    }
}

static ks_hex goal_of(const struct ks_given *given, ks_unit u)
{
    for (size_t i = 0; given != NULL && i < given->order.pieces; i++)
        if (given->order.piece[i] == u)
            return given->station[i].goal;
    return KS_NONE;
}

/* Is a piece off the map on its way, so that an order to go is for it too? */
static bool is_coming(const struct ks_moment *d, const struct ks_order *order, ks_unit u,
                      const struct ks_counter *c)
{
    return order->set == KS_SET_NAMED && order->goal != KS_NONE &&
           ks_order_sort(order) == KS_SORT_GOING &&
           (c->arrival > 0 || ks_moment_may_move(d, u));
}

static void begin_pieces(struct previewing *p, const struct ks_moment *d,
                         const struct ks_order *order)
{
    const struct ks_given *given = ks_orders_find(&p->book, p->number);
    for (ks_unit u = 0; u < p->g->pieces && p->out->pieces < KS_ORDER_PIECES; u++) {
        struct ks_counter c;
        if (p->g->piece[u].side != p->side || !ks_order_has(p->g, order, u))
            continue;
        ks_describe(p->g, &p->s, u, &c);
        if (c.eliminated || (c.hex == KS_NONE && !is_coming(d, order, u, &c)))
            continue;
        p->spent[p->out->pieces] = c.spent;
        p->goal[p->out->pieces] = goal_of(given, u);
        p->out->piece[p->out->pieces++] = (struct ks_preview_piece){
            .unit = u, .hex = c.hex, .facing = c.facing, .formation = c.formation};
    }
}

/* Every shot that the order could begin with, fired by all of its pieces that may. */
static void add_shots(struct previewing *p, const struct ks_moment *d)
{
    const struct ks_given *given = ks_orders_find(&p->book, p->number);
    struct ks_actions list;
    if (given == NULL || given->order.kind != KS_ORDER_FIRE ||
        ks_actor(&p->s) != (enum ks_actor)p->side)
        return;
    ks_fire_shots(d, given, &list);
    for (size_t i = 0; i < list.n && p->out->shots < KS_PREVIEW_SHOTS; i++)
        p->out->shot[p->out->shots++] = (struct ks_preview_shot){
            list.v[i], ks_moment_participant(d, given, list.v[i]),
            ks_effect_of(p->g, &d->s, &given->order, list.v[i])};
}

/* A charge has begun: its way to the enemy comes first. */
static bool still_goes(const struct previewing *p)
{
    return ks_actor(&p->s) == (enum ks_actor)p->side &&
           ks_matter(p->g, &p->s) == KS_MATTER_GOING;
}

/* The order acts once more; false if it is over, has stopped, or dice are to be rolled. */
static bool goes_on(struct previewing *p)
{
    struct ks_unfolding next;
    struct ks_state view;
    ks_view(p->g, &p->s, p->side, &view);
    ks_orders_next(&p->book, p->g, &view, &next);
    if (!next.acts || (next.number != 0 && next.number != p->number))
        return false;
    p->begun = p->begun || next.number == p->number;
    struct ks_state before;
    ks_copy(p->g, &before, &p->s);
    ks_step(p->g, &p->s, next.action, NULL);
    bool attacks = p->naming || ks_action_role(p->g, next.action) == KS_ATTACKS;
    p->depth = p->naming ? p->depth : ks_depth(&before);
    p->naming = attacks && (p->naming || next.action.unit == KS_NONE) &&
                ks_actor(&p->s) == (enum ks_actor)p->side &&
                ks_matter(p->g, &p->s) == KS_MATTER_JOINING;
    if (ks_actor(&p->s) == KS_CHANCE || (attacks && !p->naming && !still_goes(p))) {
        p->out->fights = p->out->named = true;
        p->out->attack = next.action;
        ks_copy(p->g, &p->out->at, &before);
    }
    return true;
}

/* Those that have come up to the enemy and may not attack when it is asked for. Commanders lead. */
static void tell_refused(struct previewing *p, const struct ks_order *order)
{
    for (size_t i = 0; i < p->out->pieces; i++) {
        struct ks_preview_piece *at = &p->out->piece[i];
        if (!ks_is_leader(p->g, at->unit) &&
            ks_stands_before(p->g, &p->s, order, at->unit))
            at->why = ks_why_no_attack(p->g, &p->s, at->unit, order->goal);
    }
}

/* One that goes to the enemy: its fight may come later in the impulse. Other orders have no part in it. */
static void look_ahead(struct previewing *p, const struct ks_state *view,
                       const struct ks_order *order)
{
    const struct ks_given *given = ks_orders_find(&p->book, p->number);
    if (order->goal == KS_NONE || ks_order_sort(order) != KS_SORT_GOING ||
        !ks_is_held(p->g, view, p->side, order->goal))
        return;
    if (order->kind == KS_ORDER_ASSAULT)
        tell_refused(p, order);
    p->book.n = given != NULL;
    if (given != NULL && given != &p->book.v[0])
        p->book.v[0] = *given;
    ks_fight_ahead(p->g, &p->book, order, &p->s, p->depth, p->out);
}

/* A piece that stays where it is, or does not fire: what the rules say, if they do. */
static struct ks_event why_not(const struct previewing *p, const struct ks_state *view,
                               const struct ks_order *order,
                               const struct ks_preview_piece *at)
{
    bool all = order->set != KS_SET_NAMED; /* where some fire the others are not missed */
    bool fires = order->kind == KS_ORDER_FIRE && order->goal != KS_NONE &&
                 !(all && p->out->shots > 0) &&
                 !(ks_is_leader(p->g, at->unit) && p->out->pieces > 1);
    if (fires)
        return ks_why_no_shot(p->g, view, at->unit, order->goal);
    return at->steps == 0 && !at->arrives && order->kind == KS_ORDER_MARCH && p->moves
               ? ks_ask_move(p->g, view, at->unit)
               : (struct ks_event){0};
}

/* On its goal as it should be, or before the enemy who is its goal. */
static bool has_come(const struct previewing *p, const struct ks_order *o,
                     const struct ks_preview_piece *at, ks_hex goal)
{
    if (o->kind == KS_ORDER_ASSAULT && o->goal != KS_NONE &&
        ks_stands_before(p->g, &p->s, o, at->unit))
        return true;
    return at->hex == goal &&
           (o->facing < 0 || at->facing < 0 || at->facing == o->facing) &&
           (o->formation[0] == '\0' || strcmp(at->formation, o->formation) == 0);
}

static void tell_why(struct previewing *p, const struct ks_state *view,
                     const struct ks_order *order)
{
    for (size_t i = 0; i < p->out->pieces; i++) {
        struct ks_preview_piece *at = &p->out->piece[i];
        at->arrives = has_come(p, order, at, p->goal[i]);
        at->rolls = p->out->fights && at->steps > 0;
        at->why = why_not(p, view, order, at);
    }
}

/* Why it would stop. */
static void tell_halt(struct previewing *p)
{
    const struct ks_given *given = ks_orders_find(&p->book, p->number);
    p->out->halt = given ? given->halt : KS_HALT_NONE;
    if (given)
        p->out->rule = given->rule;
    p->out->unhurt = (uint16_t)((p->unhurt + 500) / 1000);
}

bool ks_preview(const struct ks_game *g, const struct ks_state *view,
                const struct ks_orders *orders, const struct ks_order *order,
                struct ks_preview *out)
{
    struct previewing p = {.g = g, .side = order->side, .unhurt = 1000000, .out = out};
    struct ks_unfolding unused;
    struct ks_moment d = {.orders = &p.book, .g = g, .out = &unused};
    *out = (struct ks_preview){0};
    if (orders != NULL)
        p.book = *orders;
    ks_copy(g, &p.s, view);
    ks_determinise(g, &p.s, 0);
    p.number = ks_orders_give(&p.book, g, view, order);
    if (p.number == 0)
        return false;
    ks_moment_look(&d, view);
    p.moves = ks_actor(&p.s) == (enum ks_actor)p.side &&
              (d.matter == KS_MATTER_ORDER || d.matter == KS_MATTER_GOING);
    begin_pieces(&p, &d, order);
    add_shots(&p, &d);
    for (int i = 0; i < DECISIONS; i++) {
        enum ks_actor actor = ks_actor(&p.s);
        if (actor >= KS_CHANCE || out->fights)
            break;
        if (actor == (enum ks_actor)p.side ? !goes_on(&p) : !hear_enemy(&p))
            break;
        follow(&p);
    }
    tell_why(&p, view, order);
    look_ahead(&p, view, order);
    tell_halt(&p);
    return true;
}
