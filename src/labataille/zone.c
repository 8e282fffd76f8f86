#include "labataille/zone.h"

#include "base/bits.h"

/* [LB-2.7-1] Good order; a carré has none; [LB-2.7-7] nor have broken units. */
bool lb_has_zone(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return !is_leader(g, u) && is_good(s, u) && form(s, u) != LB_CARRE &&
           !has(s, u, LB_ABANDONED | LB_SHELTERED);
}

/* [RZ-TOWN-2] No zone reaches into the town. */
int lb_zone_at(const struct ks_game *g, const struct ks_state *s, ks_hex h, int side)
{
    int zones = 0;
    if (ground(g, h) == LB_TOWN)
        return 0;
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        ks_hex from = next_hex(g, h, d);
        if (!holds(s, from, !side))
            continue;
        for (EACH_NODE(n, s, from)) {
            ks_unit u = node_unit(g, n);
            if (side_of(g, u) != side && lb_has_zone(g, s, u) &&
                is_front(g, s, u, node_part(g, n), opposite(d)))
                zones |= is_horse(g, u) ? ZONE_ANY | ZONE_OF_HORSE : ZONE_ANY;
        }
    }
    return zones;
}

int lb_zone_on(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    int zones = 0;
    for (int i = 0; i < parts(s, u); i++)
        zones |= lb_zone_at(g, s, lb_part_hex(g, s, u, i), side_of(g, u));
    return zones;
}

/* [LB-2.7-3 LB-2.7-5] */
int lb_stopping(const struct ks_game *g, ks_unit u)
{
    if (is_leader(g, u)) /* R21 */
        return 0;
    return is_horse(g, u) || unit(g, u)->arm == LB_HORSE_GUNS ? ZONE_OF_HORSE : ZONE_ANY;
}

/* The nearest of the hexes that a word of a set stands for, if nearer than that. */
static int nearest_in(const struct ks_game *g, const uint64_t *set, unsigned word,
                      ks_hex h, int nearest)
{
    for (uint64_t bits = set[word]; bits; bits &= bits - 1) {
        int d = distance(g, h, (ks_hex)(64 * word + ks_lowest_bit(bits)));
        nearest = d < nearest ? d : nearest;
    }
    return nearest;
}

/* No hex is nearer than its row, so rows are searched away from the hex, down and then up. */
int lb_enemy_distance(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                      int side)
{
    const uint64_t *set = look(s)->held[!side];
    int nearest = 99, row = ks_grid_row(grid(g), h);
    for (unsigned w = h / 64; 64 * w < grid(g)->hexes; w++) {
        if (ks_grid_row(grid(g), (ks_hex)(64 * w)) - row >= nearest)
            break;
        nearest = nearest_in(g, set, w, h, nearest);
    }
    for (unsigned w = h / 64; w-- > 0;) {
        if (row - ks_grid_row(grid(g), (ks_hex)(64 * w + 63)) >= nearest)
            break;
        nearest = nearest_in(g, set, w, h, nearest);
    }
    return nearest;
}
