#include "driver/cover.h"

#include "driver/deeds.h"
#include "driver/ideas.h"
#include "order/custom.h"
#include "order/orders.h"
#include "order/price.h"

enum {
    ANOTHER_THAN_CUSTOM = 2, /* price of a decision against custom */
    GO_ON = 1,               /* price of letting an order go on that has stopped */
    HORIZON = 160, /* decisions that are looked through for what an order brings */
    IDLE = 60,     /* ... and those without a deed of it after which that ends */
};

/* A side in the middle of its recorded game. */
struct player {
    const struct ks_game *g;
    const struct ks_entry *entry;
    size_t entries, at; /* at: the decision at hand */
    int side;
    struct ks_state s;
    struct ks_orders book;
};

/* ---- the record ---- */

static bool same(struct ks_action a, struct ks_action b)
{
    return ks_action_key(a) == ks_action_key(b);
}

/* To the side's next decision; false at the end of the record. */
static bool listen(struct player *p)
{
    for (; p->at < p->entries && p->entry[p->at].kind == KS_ENTRY_ACTION; p->at++) {
        if (p->entry[p->at].actor == p->side)
            return true;
        ks_step(p->g, &p->s, p->entry[p->at].action, NULL);
    }
    return false;
}

static void act(struct player *p)
{
    ks_step(p->g, &p->s, p->entry[p->at++].action, NULL);
}

/* ---- what orders bring ---- */

/* The order in force that brings the recorded action, 0: none. Those that bring another end. */
static uint32_t brought_by(struct player *p)
{
    struct ks_state view;
    struct ks_unfolding next;
    ks_view(p->g, &p->s, p->side, &view);
    for (;;) {
        ks_orders_next(&p->book, p->g, &view, &next);
        if (!next.acts || same(next.action, p->entry[p->at].action))
            return next.acts ? next.number : 0;
        ks_orders_drop(&p->book, next.number);
    }
}

/* Would custom have done the same? */
static bool is_custom_here(struct player *p)
{
    struct ks_state view;
    struct ks_actions list;
    if (!ks_is_custom(ks_matter(p->g, &p->s)))
        return false;
    ks_view(p->g, &p->s, p->side, &view);
    ks_determinise(p->g, &view, 0);
    ks_legal(p->g, &view, &list);
    return same(ks_custom(p->g, &view, list.v, list.n), p->entry[p->at].action);
}

static unsigned price_of(const struct player *p, const struct ks_order *o)
{
    struct ks_state view;
    ks_view(p->g, &p->s, p->side, &view);
    return ks_order_price(p->g, &view, o);
}

/* What the action costs by itself. */
static unsigned clicks_of(const struct player *p)
{
    struct ks_order o = ks_order(KS_ORDER_ACT, p->side);
    o.action = p->entry[p->at].action;
    return price_of(p, &o);
}

/* What an order in force will bring from now on, in the clicks that it spares, and the last entry of
 * it. */
struct credit {
    unsigned clicks;
    size_t last;
};

static struct credit credit_of(struct player *p, uint32_t number)
{
    struct credit c = {0, 0};
    for (int i = 0, idle = 0; i < HORIZON && idle < IDLE && listen(p); i++, idle++) {
        const struct ks_given *given;
        if (brought_by(p) == number) {
            c.clicks += clicks_of(p);
            c.last = p->at;
            idle = 0;
        } else if (i == 0)
            break;
        given = ks_orders_find(&p->book, number);
        if (given == NULL || given->halt != KS_HALT_NONE)
            break;
        act(p);
    }
    return c;
}

/* ---- choosing an order ---- */

/* The best so far: most for its price, among equals the one that brings more. */
struct choice {
    struct ks_order order;
    uint32_t resumes; /* the order that goes on; 0: a new one */
    unsigned price;
    struct credit credit;
};

static void weigh(struct choice *best, const struct choice *other)
{
    unsigned now = other->credit.clicks * best->price;
    unsigned then = best->credit.clicks * other->price;
    if (now > then || (now == then && other->credit.clicks > best->credit.clicks))
        *best = *other;
}

static uint32_t give(struct player *p, const struct choice *c)
{
    struct ks_state view;
    ks_view(p->g, &p->s, p->side, &view);
    if (c->resumes != 0) {
        ks_orders_resume(&p->book, p->g, &view, c->resumes);
        return c->resumes;
    }
    if (p->book.n == KS_ORDERS) /* the oldest has to make room */
        ks_orders_drop(&p->book, p->book.v[0].number);
    return ks_orders_give(&p->book, p->g, &view, &c->order);
}

static void try(struct choice *best, const struct player *p, struct choice c)
{
    struct player thought = *p;
    c.credit = credit_of(&thought, give(&thought, &c));
    if (c.credit.clicks > 0)
        weigh(best, &c);
}

static void try_ideas(struct choice *best, const struct player *p,
                      const struct ks_ideas *ideas)
{
    for (size_t i = 0; i < ideas->n; i++)
        try(best, p,
            (struct choice){.order = ideas->v[i], .price = price_of(p, &ideas->v[i])});
}

/* Orders of the piece that have stopped may go on. */
static void try_stopped(struct choice *best, const struct player *p)
{
    ks_unit u = p->entry[p->at].action.unit;
    for (size_t i = 0; i < p->book.n; i++) {
        const struct ks_given *given = &p->book.v[i];
        if (given->halt != KS_HALT_NONE && ks_order_has(p->g, &given->order, u))
            try(best, p,
                (struct choice){
                    .order = given->order, .resumes = given->number, .price = GO_ON});
    }
}

static struct choice choose(const struct player *p, const struct ks_deeds *deeds)
{
    struct ks_action a = p->entry[p->at].action;
    size_t deed = ks_deeds_find(deeds, p->at);
    struct ks_state view;
    struct ks_ideas ideas;
    struct choice best = {.order = ks_order(KS_ORDER_ACT, p->side)};
    best.order.action = a;
    best.price = price_of(p, &best.order);
    best.credit = (struct credit){best.price, p->at};
    if (ks_is_custom(ks_matter(p->g, &p->s))) {
        best.price = ANOTHER_THAN_CUSTOM;
        return best;
    }
    ks_view(p->g, &p->s, p->side, &view);
    ks_ideas(&ideas, p->g, &view, deeds, deed, a);
    try_stopped(&best, p);
    try_ideas(&best, p, &ideas);
    if (deed < deeds->n && best.credit.last < deeds->v[deed].last) {
        ks_ideas_by_way(&ideas, p->g, deeds, deed);
        try_ideas(&best, p, &ideas);
    }
    return best;
}

/* ---- the whole game ---- */

static void tell(const struct ks_cover_terms *terms, const struct player *p,
                 const struct choice *c)
{
    struct ks_effort_order given = {.side = (uint8_t)p->side,
                                    .turn = p->s.turn,
                                    .price = c->price,
                                    .order = &c->order};
    if (terms != NULL && terms->ear != NULL)
        terms->ear(terms->ear_context, &given);
}

static void charge(struct player *p, const struct ks_deeds *deeds,
                   const struct ks_cover_terms *terms, struct ks_effort_side *out)
{
    struct choice c = choose(p, deeds);
    uint8_t turn = p->s.turn < KS_EFFORT_TURNS ? p->s.turn : 0;
    tell(terms, p, &c);
    out->inputs += c.price;
    out->by_kind[c.order.kind] += c.price;
    out->by_turn[turn] += c.price;
    if (c.order.kind == KS_ORDER_ACT)
        p->book.acting = 0;
    else {
        give(p, &c);
        brought_by(p);
    }
}

static bool cover_side(struct player *p, const struct ks_cover_terms *terms,
                       struct ks_effort_side *out)
{
    struct ks_deeds deeds;
    bool good = ks_deeds_gather(&deeds, p->g, &p->s, p->entry, p->entries, p->side);
    while (good && listen(p)) {
        out->decisions++;
        out->clicks += clicks_of(p);
        if (brought_by(p) == 0) {
            if (is_custom_here(p))
                p->book.acting = 0;
            else
                charge(p, &deeds, terms, out);
        }
        act(p);
        unsigned done = (unsigned)(1000 * p->at / p->entries);
        if (terms != NULL && terms->stop != NULL)
            good = !terms->stop(terms->context, (1000 * (unsigned)p->side + done) / 2);
    }
    ks_deeds_free(&deeds);
    return good;
}

bool ks_cover(const struct ks_match *m, const struct ks_cover_terms *terms,
              struct ks_effort *out)
{
    *out = (struct ks_effort){.turns = m->state.turn, .finished = ks_match_over(m)};
    for (int side = 0; side < 2; side++) {
        struct player p = {
            .g = m->game,
            .entry = m->entry,
            .entries = m->entries,
            .side = side,
            .book = {.asks = UINT16_MAX}}; /* customs are asked by themselves */
        ks_copy(p.g, &p.s, &m->start);
        if (!cover_side(&p, terms, &out->side[side]))
            return false;
    }
    return true;
}
