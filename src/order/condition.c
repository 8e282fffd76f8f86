/* When an order stops and its player is asked again. What a condition tells of must be new to him:
 * an enemy who was as near before, or a chance as good, stops nothing. */
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

/* The least distance of an enemy from a piece of the order. */
static uint8_t nearest_enemy(const struct ks_game *g, const struct ks_state *s,
                             const struct ks_order *o)
{
    ks_hex own[KS_MAX_PIECES], foe[KS_MAX_PIECES];
    size_t owns = 0, foes = 0;
    int least = UINT8_MAX;
    for (ks_unit u = 0; u < g->pieces; u++) {
        struct ks_counter c;
        bool enemy = g->piece[u].side != o->side && !ks_is_leader(g, u);
        if (!enemy && !concerns(g, o, u))
            continue;
        ks_describe(g, s, u, &c);
        if (c.hex != KS_NONE && !c.eliminated)
            *(enemy ? &foe[foes++] : &own[owns++]) = c.hex;
    }
    for (size_t i = 0; i < owns; i++)
        for (size_t k = 0; k < foes; k++) {
            int away = ks_grid_distance(&g->map.grid, own[i], foe[k]);
            least = away < least ? away : least;
        }
    return (uint8_t)least;
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
    given->nearest = o->near > 0 ? nearest_enemy(g, s, o) : UINT8_MAX;
    given->chance =
        o->kind == KS_ORDER_DONE && o->above > 0 ? best_chance(g, s) : UINT8_MAX;
}

void ks_conditions_follow(const struct ks_game *g, const struct ks_state *s,
                          struct ks_given *given)
{
    if (given->order.near == 0 || given->order.kind == KS_ORDER_MARCH)
        return;
    uint8_t now = nearest_enemy(g, s, &given->order);
    given->nearest = now > given->nearest ? now : given->nearest;
}

/* ---- at a decision ---- */

static bool has_come_near(const struct ks_moment *d, struct ks_given *given)
{
    if (given->order.near == 0)
        return false;
    uint8_t now = nearest_enemy(d->g, &d->s, &given->order);
    if (now <= given->order.near && now < given->nearest)
        return true;
    given->nearest = now > given->nearest ? now : given->nearest;
    return false;
}

static bool has_a_chance(const struct ks_moment *d, const struct ks_given *given)
{
    if (given->order.kind != KS_ORDER_DONE || given->order.above == 0)
        return false;
    uint8_t now = best_chance(d->g, &d->s);
    return now >= given->order.above && now > given->chance;
}

/* They count between moves; a march tells of losses piece by piece. */
enum ks_halt ks_condition(const struct ks_moment *d, struct ks_given *given)
{
    const struct ks_order *o = &given->order;
    if (d->in_hand != KS_NONE || o->kind == KS_ORDER_ACT || given->drill.key == d->key)
        return KS_HALT_NONE;
    if (o->until > 0 && d->s.turn >= o->until && o->kind != KS_ORDER_DONE)
        return KS_HALT_TURN;
    if (o->loss && ks_order_losses(d->g, &d->s, o) > given->lost)
        return KS_HALT_LOSS;
    if (o->kind != KS_ORDER_MARCH && has_come_near(d, given))
        return KS_HALT_NEAR;
    return has_a_chance(d, given) ? KS_HALT_CHANCE : KS_HALT_NONE;
}
