/* 5.14 R9: distance of a charger from units that may form carré, in movement points. */
#include "labataille/carre.h"

struct goal {
    const struct ks_game *g;
    const struct ks_state *s;
    ks_unit u;
    ks_hex hex;
};

static int turn_limit(const struct goal *t)
{
    const struct lb_game *r = lb(t->g);
    if (parts(t->s, t->u) > 1)
        return 0;
    return unit(t->g, t->u)->heavy ? r->charge_turns_heavy : r->charge_turns_light;
}

/* Cost of the last step, into the hex itself. */
static int last_step(const struct goal *t, const struct lb_plan *at, int d)
{
    uint16_t why;
    for (int i = 0; i < at->parts; i++) {
        ks_hex from = lb_rider_hex(t->g, at, i);
        int cost = next_hex(t->g, from, d) == t->hex
                       ? lb_step_cost(t->g, lb_gait_of(t->g, t->s, t->u), from, d, &why)
                       : 0;
        if (cost)
            return cost;
    }
    return 0;
}

/* Least half points into the goal; most + 1 if more than most. `turned`: sides in this hex. */
static int cheapest(const struct goal *t, const struct lb_plan *at, int turned, int most)
{
    int best = most + 1, limit = turn_limit(t) - turned;
    for (int turn = -limit; turn <= limit; turn++) {
        int kind = at->facing < 6 ? 0 : 6, sides = turn < 0 ? -turn : turn;
        int paid = sides * lb(t->g)->charge_turn;
        struct lb_plan here = *at, next;
        here.facing = (uint8_t)(kind + (at->facing + turn + 6) % 6);
        for (int i = 0; i < 2; i++) {
            int d = ahead(here.facing, i);
            if (d == KS_NO_DIRECTION || paid >= best)
                continue;
            int last = last_step(t, &here, d), all = best;
            if (last)
                all = paid + last;
            else if (!lb_gallop_step(t->g, t->s, t->u, &here, d, &next) &&
                     !next.onto_enemy && paid + next.cost < best)
                all =
                    paid + next.cost + cheapest(t, &next, 0, best - 1 - paid - next.cost);
            best = all < best ? all : best;
        }
    }
    return best;
}

int lb_points_away(const struct ks_game *g, const struct ks_state *s, ks_unit rider,
                   ks_hex h, int most)
{
    const struct ks_frame *f = lb_charge_of(s, rider);
    struct goal t = {g, s, rider, h};
    struct lb_plan at = lb_plan_of(s, rider);
    return (cheapest(&t, &at, f ? f->b : 0, 2 * most) + 1) / 2;
}
