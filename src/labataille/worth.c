/* Points count in full; then what is left of each unit and its condition, and a light pull towards
 * where it is wanted. In hundredths of a point. */
#include "labataille/worth.h"

#include "labataille/stack.h"
#include "labataille/victory.h"

enum {
    INCREMENT = 12, /* of foot and horse; guns count four times as much */
    GUN = 48,
    DISORDER = 15,
    ROUT = 60,
    WAY = 2, /* for each hex from where it is to go */
};

static int32_t worth_of(const struct ks_game *g, const struct ks_state *s,
                        const struct ks_intent *intent, ks_unit u)
{
    const struct lb_piece *x = piece(s, u);
    int side = side_of(g, u);
    if (is_gone(s, u) || is_leader(g, u))
        return 0;
    int32_t sum = x->left * (is_gun(g, u) ? GUN : INCREMENT);
    sum -= x->condition == LB_ROUTED       ? ROUT
           : x->condition == LB_DISORDERED ? DISORDER
                                           : 0;
    if (intent && intent->side == side && intent->goal[u] != KS_NONE && on_map(s, u))
        sum -= WAY * distance(g, x->hex, intent->goal[u]);
    return side == 0 ? sum : -sum;
}

int32_t lb_worth(const struct ks_game *g, const struct ks_state *s,
                 const struct ks_intent *intent)
{
    int points[2];
    lb_points(g, s, points);
    int32_t sum = 100 * (points[0] - points[1]);
    if (s->over && s->result != KS_NOBODY)
        sum += s->result == 0 ? 100000 : -100000;
    for (ks_unit u = 0; u < g->pieces; u++)
        sum += worth_of(g, s, intent, u);
    return sum;
}
