/* When an order stops and its player is asked again. What a condition tells of must be new to him:
 * an enemy who was as near before, or a chance as good, stops nothing. */
#include <string.h>

#include "order/ask.h"
#include "order/moment.h"

uint16_t ks_piece_losses(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    struct ks_counter c;
    ks_describe(g, s, u, &c);
    return c.eliminated ? (uint16_t)(c.steps + 1) : c.lost;
}

/* Is the piece one of those that the conditions are about? Who is done is so with all of them. */
static bool concerns(const struct ks_game *g, const struct ks_order *o, ks_unit u)
{
    return o->kind == KS_ORDER_DONE ? g->piece[u].side == o->side : ks_order_has(g, o, u);
}

uint16_t ks_order_losses(const struct ks_game *g, const struct ks_state *s,
                         const struct ks_order *o)
{
    unsigned lost = 0;
    for (ks_unit u = 0; u < g->pieces; u++)
        if (concerns(g, o, u))
            lost += ks_piece_losses(g, s, u);
    return (uint16_t)lost;
}

bool ks_order_does(const struct ks_game *g, const struct ks_state *s,
                   const struct ks_order *o, struct ks_action a)
{
    if (a.unit != KS_NONE)
        return a.unit < g->pieces && concerns(g, o, a.unit);
    for (ks_unit u = 0; u < g->pieces && a.hex != KS_NONE; u++)
        if (concerns(g, o, u) && ks_piece_stands(g, s, u, a.hex))
            return true;
    return false;
}

/* The next of its pieces that may take part in what was begun, or all are named. */
static bool next_to_join(const struct ks_game *g, const struct ks_state *s,
                         const struct ks_order *o, struct ks_action *out)
{
    struct ks_actions list;
    if (ks_actor(s) != (enum ks_actor)o->side || ks_matter(g, s) != KS_MATTER_JOINING)
        return false;
    ks_legal(g, s, &list);
    for (size_t i = 0; i < list.n; i++) {
        enum ks_role role = ks_action_role(g, list.v[i]);
        if ((role == KS_JOINS || role == KS_ATTACKS) &&
            ks_order_does(g, s, o, list.v[i])) {
            *out = list.v[i];
            return true;
        }
    }
    return ks_answer(g, s, KS_COMMITS, out);
}

/* Where a target is named first, the shot is that of the last who takes part. */
uint16_t ks_effect_of(const struct ks_game *g, const struct ks_state *s,
                      const struct ks_order *o, struct ks_action a)
{
    struct ks_state before, after;
    struct ks_action next;
    ks_copy(g, &before, s);
    ks_copy(g, &after, s);
    for (int i = 0; i < KS_ORDER_PIECES && a.unit == KS_NONE; i++, a = next) {
        ks_step(g, &after, a, NULL);
        if (!next_to_join(g, &after, o, &next))
            break;
        ks_copy(g, &before, &after);
    }
    return ks_ask_effect(g, &before, a);
}

unsigned ks_chance_of(const struct ks_game *g, const struct ks_state *s,
                      const struct ks_order *o, struct ks_action a)
{
    return ks_effect_of(g, s, o, a) / 10u;
}

/* ---- as things stand ---- */

typedef uint64_t known[KS_PIECE_WORDS];

/* Hexes in which pieces stand; some stand in several. */
struct places {
    size_t n;
    ks_hex hex[KS_MAX_PIECES * 5];
};

static void add_places(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       struct places *out)
{
    struct ks_counter c;
    ks_describe(g, s, u, &c);
    if (c.hex == KS_NONE || c.eliminated)
        return;
    out->hex[out->n++] = c.hex;
    for (size_t i = 0; i < c.others; i++)
        out->hex[out->n++] = c.other[i];
}

/* The enemies within so many hexes of these places, a bit each; true if there are any. */
static bool enemies_near(const struct ks_game *g, const struct ks_state *s,
                         const struct ks_order *o, const struct places *own, known out)
{
    bool any = false;
    memset(out, 0, sizeof(known));
    for (ks_unit e = 0; e < g->pieces; e++) {
        struct places foe;
        bool near = false;
        foe.n = 0;
        if (g->piece[e].side == o->side || ks_is_leader(g, e))
            continue;
        add_places(g, s, e, &foe);
        for (size_t i = 0; i < foe.n * own->n && !near; i++)
            near = ks_grid_distance(&g->map.grid, foe.hex[i % foe.n],
                                    own->hex[i / foe.n]) <= o->near;
        if (near)
            out[e / 64] |= UINT64_C(1) << e % 64;
        any = any || near;
    }
    return any;
}

static void near_order(const struct ks_game *g, const struct ks_state *s,
                       const struct ks_order *o, known out)
{
    struct places own;
    own.n = 0;
    for (ks_unit u = 0; u < g->pieces; u++)
        if (concerns(g, o, u))
            add_places(g, s, u, &own);
    enemies_near(g, s, o, &own, out);
}

static bool near_piece(const struct ks_game *g, const struct ks_state *s,
                       const struct ks_order *o, ks_unit u, known out)
{
    struct places own;
    own.n = 0;
    add_places(g, s, u, &own);
    return enemies_near(g, s, o, &own, out);
}

/* Are there enemies other than those who were near before? */
static bool has_new(const known now, const known before)
{
    bool comes = false;
    for (size_t i = 0; i < KS_PIECE_WORDS; i++)
        comes = comes || (now[i] & ~before[i]) != 0;
    return comes;
}

/* The best chance of a shot that could be fired now. */
static uint8_t best_chance(const struct ks_game *g, const struct ks_state *s,
                           const struct ks_order *o)
{
    struct ks_actions list;
    unsigned best = 0;
    if (ks_matter(g, s) != KS_MATTER_ORDER || ks_actor(s) != (enum ks_actor)o->side)
        return 0;
    ks_legal(g, s, &list);
    for (size_t i = 0; i < list.n; i++) {
        if (ks_action_role(g, list.v[i]) != KS_ATTACKS)
            continue;
        unsigned chance = ks_chance_of(g, s, o, list.v[i]);
        best = chance > best ? chance : best;
    }
    return (uint8_t)best;
}

void ks_conditions_note(const struct ks_game *g, const struct ks_state *s,
                        struct ks_given *given)
{
    const struct ks_order *o = &given->order;
    given->lost = ks_order_losses(g, s, o);
    known near;
    for (size_t i = 0; i < o->pieces; i++) {
        given->station[i].lost = ks_piece_losses(g, s, o->piece[i]);
        given->station[i].beset = o->near > 0 && near_piece(g, s, o, o->piece[i], near);
    }
    if (o->near > 0)
        near_order(g, s, o, given->near);
    given->chance =
        o->kind == KS_ORDER_DONE && o->above > 0 ? best_chance(g, s, o) : UINT8_MAX;
}

void ks_conditions_follow(const struct ks_game *g, const struct ks_state *s,
                          struct ks_given *given)
{
    const struct ks_order *o = &given->order;
    known now;
    if (o->near == 0)
        return;
    near_order(g, s, o, now);
    for (size_t i = 0; i < KS_PIECE_WORDS; i++)
        given->near[i] &= now[i];
    for (size_t i = 0; i < o->pieces; i++)
        given->station[i].beset =
            given->station[i].beset && near_piece(g, s, o, o->piece[i], now);
}

/* ---- at a decision ---- */

static bool has_come_near(const struct ks_moment *d, const struct ks_given *given)
{
    known now;
    if (given->order.near == 0)
        return false;
    near_order(d->g, &d->s, &given->order, now);
    return has_new(now, given->near);
}

/* An enemy of whom others of the order know is new to a piece that had nobody near. */
bool ks_piece_is_neared(const struct ks_moment *d, const struct ks_given *given, size_t i)
{
    const struct ks_order *o = &given->order;
    known now;
    return o->near > 0 && near_piece(d->g, &d->s, o, o->piece[i], now) &&
           (!given->station[i].beset || has_new(now, given->near));
}

static bool has_a_chance(const struct ks_moment *d, const struct ks_given *given)
{
    if (given->order.kind != KS_ORDER_DONE || given->order.above == 0)
        return false;
    uint8_t now = best_chance(d->g, &d->s, &given->order);
    return now >= given->order.above && now > given->chance;
}

/* They count between moves, those of answers also while the enemy moves, and losses of those who go
 * in the middle of a move too. The pieces of a march stop one by one (march.c). */
enum ks_halt ks_condition(const struct ks_moment *d, const struct ks_given *given)
{
    const struct ks_order *o = &given->order;
    bool goes = ks_order_sort(o) == KS_SORT_GOING, marches = o->kind == KS_ORDER_MARCH;
    bool moving = d->in_hand != KS_NONE &&
                  (o->kind != KS_ORDER_ANSWER || d->g->piece[d->in_hand].side == o->side);
    if (o->kind == KS_ORDER_ACT || (moving && !goes))
        return KS_HALT_NONE;
    if (o->loss && !marches && ks_order_losses(d->g, &d->s, o) > given->lost)
        return KS_HALT_LOSS;
    if (moving || given->drill.key == d->key)
        return KS_HALT_NONE;
    if (o->until > 0 && d->s.turn >= o->until && o->kind != KS_ORDER_DONE)
        return KS_HALT_TURN;
    if (!marches && has_come_near(d, given))
        return KS_HALT_NEAR;
    return has_a_chance(d, given) ? KS_HALT_CHANCE : KS_HALT_NONE;
}
