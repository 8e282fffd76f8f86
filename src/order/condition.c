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

unsigned ks_chance_of(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a)
{
    return a.unit == KS_NONE ? 100 : ks_ask_effect(g, s, a) / 10;
}

/* ---- as things stand ---- */

uint8_t ks_piece_nearest(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    struct ks_counter own, c;
    int least = UINT8_MAX;
    ks_describe(g, s, u, &own);
    for (ks_unit e = 0; e < g->pieces && own.hex != KS_NONE; e++) {
        if (g->piece[e].side == g->piece[u].side || ks_is_leader(g, e))
            continue;
        ks_describe(g, s, e, &c);
        if (c.hex == KS_NONE || c.eliminated)
            continue;
        int away = ks_grid_distance(&g->map.grid, own.hex, c.hex);
        least = away < least ? away : least;
    }
    return (uint8_t)least;
}

typedef uint64_t known[KS_PIECE_WORDS];

/* The enemies within so many hexes of a piece of the order, a bit each. */
static void enemies_near(const struct ks_game *g, const struct ks_state *s,
                         const struct ks_order *o, known out)
{
    ks_hex own[KS_MAX_PIECES];
    size_t owns = 0;
    struct ks_counter c;
    memset(out, 0, sizeof(known));
    for (ks_unit u = 0; u < g->pieces; u++) {
        if (!concerns(g, o, u))
            continue;
        ks_describe(g, s, u, &c);
        if (c.hex != KS_NONE && !c.eliminated)
            own[owns++] = c.hex;
    }
    for (ks_unit e = 0; e < g->pieces; e++) {
        if (g->piece[e].side == o->side || ks_is_leader(g, e))
            continue;
        ks_describe(g, s, e, &c);
        for (size_t i = 0; i < owns && c.hex != KS_NONE && !c.eliminated; i++)
            if (ks_grid_distance(&g->map.grid, own[i], c.hex) <= o->near) {
                out[e / 64] |= UINT64_C(1) << e % 64;
                break;
            }
    }
}

/* The best chance of a shot that could be fired now. */
static uint8_t best_chance(const struct ks_game *g, const struct ks_state *s)
{
    struct ks_actions list;
    unsigned best = 0;
    if (ks_matter(g, s) != KS_MATTER_ORDER)
        return 0;
    ks_legal(g, s, &list);
    for (size_t i = 0; i < list.n; i++) {
        if (list.v[i].unit == KS_NONE || ks_action_role(g, list.v[i]) != KS_ATTACKS)
            continue;
        unsigned chance = ks_chance_of(g, s, list.v[i]);
        best = chance > best ? chance : best;
    }
    return (uint8_t)best;
}

void ks_conditions_note(const struct ks_game *g, const struct ks_state *s,
                        struct ks_given *given)
{
    const struct ks_order *o = &given->order;
    given->lost = ks_order_losses(g, s, o);
    for (size_t i = 0; i < o->pieces; i++) {
        given->station[i].lost = ks_piece_losses(g, s, o->piece[i]);
        given->station[i].nearest =
            o->near > 0 ? ks_piece_nearest(g, s, o->piece[i]) : UINT8_MAX;
    }
    if (o->near > 0)
        enemies_near(g, s, o, given->near);
    given->chance =
        o->kind == KS_ORDER_DONE && o->above > 0 ? best_chance(g, s) : UINT8_MAX;
}

void ks_conditions_follow(const struct ks_game *g, const struct ks_state *s,
                          struct ks_given *given)
{
    known now;
    if (given->order.near == 0 || given->order.kind == KS_ORDER_MARCH)
        return;
    enemies_near(g, s, &given->order, now);
    for (size_t i = 0; i < KS_PIECE_WORDS; i++)
        given->near[i] &= now[i];
}

/* ---- at a decision ---- */

static bool has_come_near(const struct ks_moment *d, const struct ks_given *given)
{
    known now;
    bool comes = false;
    if (given->order.near == 0)
        return false;
    enemies_near(d->g, &d->s, &given->order, now);
    for (size_t i = 0; i < KS_PIECE_WORDS; i++)
        comes = comes || (now[i] & ~given->near[i]) != 0;
    return comes;
}

static bool has_a_chance(const struct ks_moment *d, const struct ks_given *given)
{
    if (given->order.kind != KS_ORDER_DONE || given->order.above == 0)
        return false;
    uint8_t now = best_chance(d->g, &d->s);
    return now >= given->order.above && now > given->chance;
}

/* They count between moves, losses of those who go also in the middle of one. */
enum ks_halt ks_condition(const struct ks_moment *d, const struct ks_given *given)
{
    const struct ks_order *o = &given->order;
    bool goes = ks_order_sort(o) == KS_SORT_GOING;
    if (o->kind == KS_ORDER_ACT || (d->in_hand != KS_NONE && !goes))
        return KS_HALT_NONE;
    if (o->loss && ks_order_losses(d->g, &d->s, o) > given->lost)
        return KS_HALT_LOSS;
    if (d->in_hand != KS_NONE || given->drill.key == d->key)
        return KS_HALT_NONE;
    if (o->until > 0 && d->s.turn >= o->until && o->kind != KS_ORDER_DONE)
        return KS_HALT_TURN;
    if (o->kind != KS_ORDER_MARCH && has_come_near(d, given))
        return KS_HALT_NEAR;
    return has_a_chance(d, given) ? KS_HALT_CHANCE : KS_HALT_NONE;
}
