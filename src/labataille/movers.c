/* The units on the move, and their points. */
#include "base/bits.h"
#include "labataille/move.h"

ks_unit lb_next_moving(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    unsigned from = u == KS_NONE ? 0 : u + 1u;
    for (unsigned w = from / 64; 64 * w < g->pieces; w++) {
        uint64_t set = look(s)->moving[w] & (w == from / 64 ? ~0ull << from % 64 : ~0ull);
        if (set)
            return (ks_unit)(64 * w + ks_lowest_bit(set));
    }
    return KS_NONE;
}

int lb_allowance(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct lb_game *r = lb(g);
    int points = 2 * unit(g, u)->movement;
    if (is_leader(g, u))
        return points;
    if (form(s, u) == LB_CARRE) /* [LB-2.4-24] */
        return r->carre_move;
    if (form(s, u) == LB_MASSE) /* [LB-2.21-1] */
        points += r->masse_more;
    if (has(s, u, LB_FROM_LINE)) /* [LB-2.4-23] */
        points -= r->line_start;
    if (is_disordered(s, u)) /* [LB-2.14-2] */
        points = points * r->move_disordered.num / r->move_disordered.den;
    if (has(s, u, LB_FORCED)) /* [LB-2.20-1] */
        points *= r->force_pace;
    return points;
}

int lb_points_left(const struct ks_game *g, const struct ks_state *s)
{
    int least = UINT8_MAX;
    for (ks_unit u = lb_next_moving(g, s, KS_NONE); u != KS_NONE;
         u = lb_next_moving(g, s, u)) {
        int left = lb_allowance(g, s, u) - piece(s, u)->spent;
        least = left < least ? left : least;
    }
    return least < 0 ? 0 : least;
}
