#include "orders.h"

#include <stdio.h>
#include <string.h>

#include "order/orders.h"

enum { DECISIONS = 60, TRIES = 40 };

/* Actions of one piece in one impulse: the longest move has fewer. */
enum { ACTS_A_PIECE = 32, FOLLOWED = 400 };

struct trial {
    const struct ks_game *g;
    struct ks_stream *random;
    struct ks_state s, view, other;
    struct ks_orders book[2], twin;
    uint32_t moving;       /* the order that has begun the move going on, ... */
    struct ks_order begun; /* ... as it was then */
    uint32_t impulse;      /* the actions are counted in */
    uint16_t acts[KS_MAX_PIECES + 1]; /* by piece; the last: of none */
    char fault[2 * KS_ORDER_TEXT];
};

static uint32_t below(struct trial *t, uint32_t n)
{
    return ks_stream_below(t->random, n);
}

/* Any piece of the side, of those on the map if that is easily found. */
static ks_unit any_piece(struct trial *t, int side)
{
    ks_unit u = 0;
    struct ks_counter c;
    for (int i = 0; i < TRIES; i++) {
        u = (ks_unit)below(t, t->g->pieces);
        ks_describe(t->g, &t->view, u, &c);
        if (t->g->piece[u].side == side && c.hex != KS_NONE)
            break;
    }
    return u;
}

/* A hex a few steps from a piece of either side. */
static ks_hex any_hex(struct trial *t)
{
    struct ks_counter c;
    ks_describe(t->g, &t->view, any_piece(t, (int)below(t, 2)), &c);
    ks_hex h = c.hex == KS_NONE ? ks_grid_hex(&t->g->map.grid, 1, 1) : c.hex;
    for (uint32_t n = below(t, 6); n > 0; n--) {
        ks_hex next = ks_grid_next(&t->g->map.grid, h, (int)below(t, KS_DIRECTIONS));
        h = ks_grid_on_map(&t->g->map.grid, next) ? next : h;
    }
    return h;
}

static void any_formation(struct trial *t, struct ks_order *o)
{
    struct ks_term term = ks_term(t->g, below(t, (uint32_t)ks_terms(t->g)));
    if (strcmp(term.kind, "formation") == 0 && strlen(term.key) < sizeof o->formation)
        strcpy(o->formation, term.key);
}

static void any_answer(struct trial *t, struct ks_order *o)
{
    struct ks_event prompt = ks_prompt(t->g, &t->view);
    const char *name = ks_event_name(t->g, &prompt);
    o->manner = (uint8_t)below(t, KS_MANNERS);
    o->scope = (uint8_t)below(t, KS_SCOPES_OF_ANSWERS);
    o->within = (uint8_t)(below(t, 3) == 0 ? 1 + below(t, 5) : 0);
    o->beyond = (uint8_t)(below(t, 3) == 0 ? 1 + below(t, 5) : 0);
    if (below(t, 3) == 0 && ks_event_kind(t->g, prompt.code) == KS_MESSAGE_PROMPT &&
        strlen(name) < sizeof o->prompt)
        strcpy(o->prompt, name);
}

static struct ks_order any_order(struct trial *t, int side)
{
    static const uint8_t kinds[] = {KS_ORDER_MARCH,   KS_ORDER_MARCH,  KS_ORDER_MARCH,
                                    KS_ORDER_ASSAULT, KS_ORDER_FIRE,   KS_ORDER_FIRE,
                                    KS_ORDER_HOLD,    KS_ORDER_FOLLOW, KS_ORDER_DONE,
                                    KS_ORDER_ACT,     KS_ORDER_ANSWER, KS_ORDER_ANSWER};
    struct ks_order o = ks_order(kinds[below(t, sizeof kinds)], side);
    bool goal = o.kind <= KS_ORDER_FIRE, march = o.kind == KS_ORDER_MARCH;
    if (o.kind == KS_ORDER_ACT) {
        o.action = ks_sample(t->g, &t->s, below(t, UINT32_MAX));
        o.always = below(t, 2) == 0;
        return o;
    }
    if (o.kind != KS_ORDER_DONE && below(t, 4) == 0)
        o.set = (uint8_t)(1 + below(t, 2));
    if (o.kind == KS_ORDER_FOLLOW) /* only commanders do */
        o.set = KS_SET_ALL;
    for (uint32_t n = 1 + below(t, 3); n > 0 && o.kind != KS_ORDER_DONE && o.set == 0;) {
        ks_unit u = any_piece(t, side);
        if (t->g->piece[u].side == side)
            ks_order_add(&o, u);
        n -= t->g->piece[u].side == side;
    }
    if (goal && (march || below(t, 2)))
        o.goal = any_hex(t);
    if (march && below(t, 2))
        o.facing = (int8_t)below(t, (uint32_t)ks_facings(t->g));
    if (march && below(t, 4) == 0)
        o.way[o.ways++] = any_hex(t);
    if (march)
        any_formation(t, &o);
    if (o.kind == KS_ORDER_ANSWER)
        any_answer(t, &o);
    o.row = march && below(t, 3) == 0;
    o.safely = march && below(t, 4) == 0;
    o.near = (uint8_t)(below(t, 4) == 0 ? 1 + below(t, 9) : 0);
    o.until = (uint8_t)(below(t, 6) == 0 ? 1 + below(t, 20) : 0);
    bool fires =
        o.kind == KS_ORDER_FIRE || o.kind == KS_ORDER_ANSWER || o.kind == KS_ORDER_DONE;
    o.above = (uint8_t)(fires && below(t, 3) == 0 ? 1 + below(t, 99) : 0);
    o.loss = below(t, 4) == 0;
    return o;
}

struct ks_order ks_any_order(const struct ks_game *g, const struct ks_state *s,
                             struct ks_stream *random, int side)
{
    static struct trial t;
    t = (struct trial){.g = g, .random = random};
    ks_copy(g, &t.s, s);
    ks_view(g, s, side, &t.view);
    return any_order(&t, side);
}

static const char *fault(struct trial *t, const struct ks_order *o, const char *what)
{
    char text[KS_ORDER_TEXT] = "by custom";
    if (o)
        ks_order_text(t->g, o, text, sizeof text);
    snprintf(t->fault, sizeof t->fault, "%s: %s", text, what);
    static char kept[sizeof t->fault]; /* each process plays one game at a time */
    strcpy(kept, t->fault);
    return kept;
}

/* Text and back says the same. */
static const char *check_order_text(struct trial *t, const struct ks_order *o)
{
    char text[KS_ORDER_TEXT], again[KS_ORDER_TEXT], error[KS_TEXT];
    struct ks_order read;
    ks_order_text(t->g, o, text, sizeof text);
    if (!ks_order_parse(t->g, o->side, text, &read, error))
        return fault(t, o, error);
    ks_order_text(t->g, &read, again, sizeof again);
    return strcmp(text, again) == 0 ? NULL : fault(t, o, "its text says something else");
}

/* What the other side hides changes nothing. */
static const char *check_blind(struct trial *t, int side, const struct ks_unfolding *next,
                               const struct ks_order *o)
{
    struct ks_unfolding same;
    ks_copy(t->g, &t->other, &t->view);
    ks_determinise(t->g, &t->other, below(t, UINT32_MAX));
    ks_view(t->g, &t->other, side, &t->other);
    ks_orders_next(&t->twin, t->g, &t->other, &same);
    return same.acts == next->acts && (!same.acts || ks_action_key(same.action) ==
                                                         ks_action_key(next->action))
               ? NULL
               : fault(t, o, "what is hidden changes it");
}

/* A march that has begun a move takes no troops along that were not under it then. */
static const char *check_others(struct trial *t, const struct ks_order *o, bool begins,
                                uint32_t number, enum ks_role role)
{
    struct ks_counter was, is;
    t->moving = begins || t->moving == number ? number : 0;
    if (t->moving == 0 || o->kind != KS_ORDER_MARCH || o->set != KS_SET_NAMED ||
        role == KS_ATTACKS)
        return NULL;
    if (begins)
        t->begun = *o;
    for (ks_unit u = 0; u < t->g->pieces; u++) {
        ks_describe(t->g, &t->view, u, &was);
        ks_describe(t->g, &t->s, u, &is);
        if (t->g->piece[u].side == o->side && !ks_is_leader(t->g, u) &&
            !ks_order_has(t->g, &t->begun, u) && !ks_order_has(t->g, o, u) &&
            was.hex != is.hex && was.hex != KS_NONE && !is.eliminated)
            return fault(t, o, "it moves others too");
    }
    return NULL;
}

static const char *decide(struct trial *t, int side)
{
    struct ks_orders *book = &t->book[side];
    struct ks_unfolding next;
    const char *wrong = NULL;
    ks_view(t->g, &t->s, side, &t->view);
    if (below(t, 2) == 0) {
        struct ks_order o = any_order(t, side);
        wrong = check_order_text(t, &o);
        ks_orders_give(book, t->g, &t->view, &o);
    }
    t->twin = *book;
    ks_orders_next(book, t->g, &t->view, &next);
    struct ks_given *given = ks_orders_find(&t->twin, next.number);
    struct ks_order acts = given ? given->order : ks_order(KS_ORDER_DONE, side);
    if (!wrong)
        wrong = check_blind(t, side, &next, given ? &acts : NULL);
    struct ks_action a =
        next.acts ? next.action : ks_sample(t->g, &t->s, below(t, UINT32_MAX));
    bool begins = ks_matter(t->g, &t->s) == KS_MATTER_ORDER;
    if (!wrong && !ks_apply(t->g, &t->s, a, NULL))
        wrong = fault(t, given ? &acts : NULL, "its action is not legal");
    if (!wrong)
        wrong = check_others(t, &acts, begins, given ? next.number : 0,
                             ks_action_role(t->g, a));
    return wrong;
}

/* Whoever is not the side passes where he can. */
static struct ks_action of_others(struct trial *t)
{
    struct ks_action a;
    if (ks_actor(&t->s) < KS_CHANCE && ks_answer(t->g, &t->s, KS_DECLINES, &a))
        return a;
    return ks_sample(t->g, &t->s, below(t, UINT32_MAX));
}

/* Has one piece done so much in this impulse that there is no end to it? */
static bool acts_for_ever(struct trial *t, struct ks_action a)
{
    struct ks_impulse impulse;
    ks_impulse(t->g, &t->s, &impulse);
    if (impulse.key != t->impulse)
        memset(t->acts, 0, sizeof t->acts);
    t->impulse = impulse.key;
    return ++t->acts[a.unit < KS_MAX_PIECES ? a.unit : KS_MAX_PIECES] > ACTS_A_PIECE;
}

/* An order that is left alone ends, stops or waits for its player. */
static const char *check_end(struct trial *t, int side)
{
    struct ks_unfolding next;
    ks_view(t->g, &t->s, side, &t->view);
    struct ks_order o = any_order(t, side);
    t->book[side] = (struct ks_orders){0};
    ks_orders_give(&t->book[side], t->g, &t->view, &o);
    for (int i = 0; i < FOLLOWED && ks_actor(&t->s) != KS_NOBODY; i++) {
        if ((int)ks_actor(&t->s) != side) {
            ks_step(t->g, &t->s, of_others(t), NULL);
            continue;
        }
        ks_view(t->g, &t->s, side, &t->view);
        ks_orders_next(&t->book[side], t->g, &t->view, &next);
        if (!next.acts)
            return NULL;
        if (acts_for_ever(t, next.action))
            return fault(t, &o, "it acts for ever");
        if (!ks_apply(t->g, &t->s, next.action, NULL))
            return fault(t, &o, "its action is not legal");
    }
    return NULL;
}

const char *ks_try_orders(const struct ks_game *g, const struct ks_state *from,
                          struct ks_stream *random)
{
    static struct trial t;
    const char *wrong = NULL;
    t = (struct trial){.g = g, .random = random};
    ks_copy(g, &t.s, from);
    for (int i = 0; i < DECISIONS && !wrong && ks_actor(&t.s) != KS_NOBODY; i++) {
        enum ks_actor actor = ks_actor(&t.s);
        if (actor == KS_CHANCE)
            ks_step(g, &t.s, ks_sample(g, &t.s, below(&t, UINT32_MAX)), NULL);
        else
            wrong = decide(&t, (int)actor);
        if (!wrong && ks_invariant(g, &t.s))
            wrong = fault(&t, NULL, ks_invariant(g, &t.s));
    }
    enum ks_actor last = ks_actor(&t.s);
    return wrong || last >= KS_CHANCE ? wrong : check_end(&t, (int)last);
}
