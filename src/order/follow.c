/* Commanders who ride with the pieces they command. */
#include "order/moment.h"

/* The hex of one of his pieces that lies nearest to all of them; KS_NONE: he has none. */
static ks_hex middle_of(const struct ks_moment *d, ks_unit leader)
{
    ks_hex place[KS_MAX_PIECES], best = KS_NONE;
    size_t n = 0;
    int least = 0;
    for (ks_unit u = 0; u < d->g->pieces; u++) {
        struct ks_counter c;
        ks_describe(d->g, &d->s, u, &c);
        if (c.commander == leader && c.hex != KS_NONE && !c.eliminated)
            place[n++] = c.hex;
    }
    for (size_t i = 0; i < n; i++) {
        int sum = 0;
        for (size_t k = 0; k < n; k++)
            sum += ks_grid_distance(&d->g->map.grid, place[i], place[k]);
        if (best == KS_NONE || sum < least) {
            best = place[i];
            least = sum;
        }
    }
    return best;
}

uint64_t ks_leader_bit(const struct ks_game *g, ks_unit leader)
{
    unsigned n = 0;
    for (ks_unit u = 0; u < leader; u++)
        n += g->piece[u].side == g->piece[leader].side && ks_is_leader(g, u);
    return n < 64 ? UINT64_C(1) << n : 0;
}

/* Rides to the middle of his pieces, if he is not there. One who cannot is not tried again. */
static bool rides(struct ks_moment *d, struct ks_given *given, ks_unit leader)
{
    struct ks_way_to to = {.hex = middle_of(d, leader), .facing = -1, .formation = ""};
    if (to.hex == KS_NONE || to.hex == ks_moment_hex(d, leader))
        return d->in_hand == leader && ks_moment_decline(d, given);
    if (ks_unfold_move(d, given, leader, &to))
        return true;
    ks_given_moved(given, d->g, d->key, leader);
    return false;
}

bool ks_unfold_follow(struct ks_moment *d, struct ks_given *given)
{
    if (d->matter != KS_MATTER_ORDER && d->matter != KS_MATTER_GOING)
        return false;
    if (d->in_hand != KS_NONE)
        return ks_is_leader(d->g, d->in_hand) && !d->by_hand &&
               ks_moment_is_free(d, given, d->in_hand) && rides(d, given, d->in_hand);
    ks_given_moved(given, d->g, d->key, KS_NONE);
    for (ks_unit u = 0; u < d->g->pieces; u++) {
        if (!ks_is_leader(d->g, u) || !ks_moment_is_free(d, given, u) ||
            (given->rode & ks_leader_bit(d->g, u)) != 0 || !ks_moment_may_move(d, u))
            continue;
        if (rides(d, given, u))
            return true;
    }
    return false;
}
