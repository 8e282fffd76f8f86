/* Commanders who ride with the pieces they command: after them, so that they come to where these
 * are in the end. As long as one of them may still move, by whatever order or by hand, its commander
 * waits; he rides when all have gone or hold, or when the player is done. A commander without troops
 * of his own rides with the army. */
#include "order/moment.h"

/* The troops that a commander rides with: where they lie. */
struct troops {
    ks_hex hex[KS_MAX_PIECES];
    size_t n;
    bool army; /* he has none of his own, now or later, and rides with all of his side */
};

static void find_troops(const struct ks_moment *d, ks_unit leader, struct troops *out)
{
    struct troops army = {.army = true};
    bool own = false;
    *out = (struct troops){0};
    for (ks_unit u = 0; u < d->g->pieces; u++) {
        struct ks_counter c;
        ks_describe(d->g, &d->s, u, &c);
        bool his = u != leader && c.commander == leader;
        if (c.eliminated || (!his && ks_is_leader(d->g, u)))
            continue;
        own = own || his;
        if (c.hex == KS_NONE || d->g->piece[u].side != d->g->piece[leader].side)
            continue;
        if (his)
            out->hex[out->n++] = c.hex;
        else
            army.hex[army.n++] = c.hex;
    }
    if (!own)
        *out = army;
}

/* The hex of one of them that lies nearest to all; KS_NONE: there are none. */
static ks_hex middle_of(const struct ks_game *g, const struct troops *t)
{
    ks_hex best = KS_NONE;
    int least = 0;
    for (size_t i = 0; i < t->n; i++) {
        int sum = 0;
        for (size_t k = 0; k < t->n; k++)
            sum += ks_grid_distance(&g->map.grid, t->hex[i], t->hex[k]);
        if (best == KS_NONE || sum < least) {
            best = t->hex[i];
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

/* Rides to the middle of his troops, if he is not there. One who cannot is not tried again; with the
 * army he waits for everybody. */
static bool rides(struct ks_moment *d, struct ks_given *given, ks_unit leader,
                  bool others_wait)
{
    struct troops troops;
    find_troops(d, leader, &troops);
    if (troops.army && others_wait)
        return false;
    struct ks_way_to to = {
        .hex = middle_of(d->g, &troops), .facing = -1, .formation = ""};
    if (to.hex == KS_NONE || to.hex == ks_moment_hex(d, leader))
        return d->in_hand == leader && ks_moment_decline(d, given);
    if (ks_unfold_move(d, given, leader, &to))
        return true;
    ks_given_moved(given, d->g, d->key, leader);
    return false;
}

/* The commanders of troops that may still move, a bit for each. */
static uint64_t awaiting(const struct ks_moment *d)
{
    uint64_t wait = 0;
    struct ks_counter c;
    ks_unit last = KS_NONE;
    for (size_t i = 0; i < d->list.n; i++) {
        struct ks_action a = d->list.v[i];
        if (a.unit >= d->g->pieces || a.unit == last || ks_is_leader(d->g, a.unit) ||
            ks_action_role(d->g, a) == KS_ATTACKS || ks_moment_holds(d, a.unit))
            continue;
        last = a.unit; /* a list is in the order of units */
        ks_describe(d->g, &d->s, a.unit, &c);
        if (c.commander < d->g->pieces)
            wait |= ks_leader_bit(d->g, c.commander);
    }
    return wait;
}

/* The next one who may ride and has not, but for those who wait. */
static bool next_rides(struct ks_moment *d, struct ks_given *given, uint64_t wait)
{
    ks_given_moved(given, d->g, d->key, KS_NONE);
    for (ks_unit u = 0; u < d->g->pieces; u++)
        if (ks_is_leader(d->g, u) && ks_moment_is_free(d, given, u) &&
            ((given->rode | wait) & ks_leader_bit(d->g, u)) == 0 &&
            ks_moment_may_move(d, u) && rides(d, given, u, wait != 0))
            return true;
    return false;
}

bool ks_unfold_follow(struct ks_moment *d, struct ks_given *given)
{
    if (d->matter != KS_MATTER_ORDER && d->matter != KS_MATTER_GOING)
        return false;
    if (d->in_hand != KS_NONE)
        return ks_is_leader(d->g, d->in_hand) && !d->by_hand &&
               ks_moment_is_free(d, given, d->in_hand) &&
               rides(d, given, d->in_hand, false);
    return next_rides(d, given, awaiting(d));
}

bool ks_unfold_last_rides(struct ks_moment *d)
{
    bool now = d->matter == KS_MATTER_ORDER && d->in_hand == KS_NONE;
    for (size_t i = 0; i < d->orders->n && now; i++) {
        struct ks_given *given = &d->orders->v[i];
        if (given->order.kind == KS_ORDER_FOLLOW && given->halt == KS_HALT_NONE &&
            next_rides(d, given, 0))
            return true;
    }
    return false;
}
