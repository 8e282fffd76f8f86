/* Fire at a hex, or at will: what is best by the rules system's judgement. */
#include "order/custom.h"
#include "order/moment.h"

/* The chance that a shot has an effect is high enough. */
static bool is_likely(const struct ks_moment *d, const struct ks_order *o,
                      struct ks_action a)
{
    return o->above == 0 || ks_chance_of(d->g, &d->s, o, a) >= o->above;
}

/* Has it fired as often as it was told to? The last shot is carried out to its end. */
static bool is_spent(const struct ks_given *given)
{
    return given->order.shots > 0 && given->fired >= given->order.shots;
}

void ks_fire_shots(const struct ks_moment *d, const struct ks_given *given,
                   struct ks_actions *out)
{
    const struct ks_order *o = &given->order;
    out->n = 0;
    for (size_t i = 0; i < d->list.n && d->matter == KS_MATTER_ORDER; i++) {
        struct ks_action a = d->list.v[i];
        if (ks_action_role(d->g, a) == KS_ATTACKS &&
            (o->goal == KS_NONE || a.hex == o->goal) &&
            ks_moment_takes_part(d, given, a) && is_likely(d, o, a))
            out->v[out->n++] = a;
    }
}

/* Those it has fired at have been driven off. Who lets it go on waits for others to come. */
static bool is_deserted(const struct ks_moment *d, const struct ks_given *given)
{
    const struct ks_order *o = &given->order;
    if (!given->begun || o->goal == KS_NONE || d->matter != KS_MATTER_ORDER)
        return false;
    for (ks_unit e = 0; e < d->g->pieces; e++)
        if (d->g->piece[e].side != o->side && ks_piece_stands(d->g, &d->s, e, o->goal))
            return false;
    return true;
}

bool ks_unfold_fire(struct ks_moment *d, struct ks_given *given)
{
    const struct ks_order *o = &given->order;
    struct ks_actions shots;
    struct ks_action best;
    if (d->matter == KS_MATTER_JOINING && d->orders->acting == given->number)
        return o->goal == KS_NONE ? ks_unfold_best(d, given)
                                  : ks_unfold_joining(d, given);
    if (is_spent(given))
        return ks_moment_over(d, given);
    if (is_deserted(d, given))
        return ks_moment_halt(d, given, KS_HALT_GONE);
    ks_fire_shots(d, given, &shots);
    if (shots.n == 0)
        return false;
    if (o->goal == KS_NONE && o->set != KS_SET_NAMED && o->above == 0 &&
        ks_moment_find(d, KS_DECLINES, &best))
        shots.v[shots.n++] = best; /* for a whole army: a shot may be worse than none */
    best = ks_custom(d->g, &d->s, shots.v, shots.n);
    if (ks_action_role(d->g, best) != KS_ATTACKS)
        return false;
    given->fired++;
    return ks_moment_act(d, given, best);
}
