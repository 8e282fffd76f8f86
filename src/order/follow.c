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

bool ks_unfold_follow(struct ks_moment *d, struct ks_given *given)
{
    ks_unit leader = d->in_hand;
    if (d->matter != KS_MATTER_ORDER && d->matter != KS_MATTER_GOING)
        return false;
    for (ks_unit u = 0; u < d->g->pieces && d->in_hand == KS_NONE && leader == KS_NONE;
         u++)
        if (ks_is_leader(d->g, u) && ks_moment_is_free(d, given, u) &&
            given->drill.key != d->key && ks_moment_may_move(d, u))
            leader = u;
    if (leader == KS_NONE || !ks_is_leader(d->g, leader) ||
        !ks_moment_is_free(d, given, leader))
        return false;
    struct ks_way_to to = {.hex = middle_of(d, leader), .facing = -1, .formation = ""};
    if (to.hex == KS_NONE || to.hex == ks_moment_hex(d, leader))
        return d->in_hand == leader && ks_moment_decline(d, given);
    return ks_unfold_move(d, given, leader, &to);
}
