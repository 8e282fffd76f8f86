/* How pieces react to the enemy: what the player has said once for all. Newer answers come first,
 * and those for named pieces before those for all; where none applies it is done by custom. */
#include <string.h>

#include "order/ask.h"
#include "order/custom.h"
#include "order/moment.h"

bool ks_answer_is_over(const struct ks_moment *d, const struct ks_given *given)
{
    struct ks_impulse impulse;
    ks_impulse(d->g, &d->s, &impulse);
    switch (given->order.scope) {
    case KS_FOR_TURN: return d->s.turn != given->turn;
    case KS_FOR_ACTIVATION: return impulse.key != given->impulse;
    default: return false;
    }
}

/* How far the enemy that an action answers is from the piece that answers; -1: unknown. */
static int distance_of(const struct ks_moment *d, struct ks_action a)
{
    const struct ks_grid *grid = &d->g->map.grid;
    struct ks_event prompt = ks_prompt(d->g, &d->s);
    ks_hex foe = a.hex, own = a.unit == KS_NONE ? a.hex : ks_moment_hex(d, a.unit);
    if (a.unit == KS_NONE || !ks_grid_on_map(grid, foe))
        foe = prompt.hex;
    if (!ks_grid_on_map(grid, foe) && prompt.unit != KS_NONE)
        foe = ks_moment_hex(d, prompt.unit);
    return ks_grid_on_map(grid, foe) && ks_grid_on_map(grid, own)
               ? ks_grid_distance(grid, own, foe)
               : -1;
}

static bool is_in_range(const struct ks_order *o, int distance)
{
    return (o->within == 0 || distance <= o->within) &&
           (o->beyond == 0 || distance > o->beyond);
}

/* Does the order speak of what the rules ask? */
static bool is_asked(const struct ks_moment *d, const struct ks_order *o)
{
    struct ks_event prompt = ks_prompt(d->g, &d->s);
    return o->prompt[0] == '\0' || strcmp(o->prompt, ks_event_name(d->g, &prompt)) == 0;
}

/* Does the answer speak of that reaction? To fire speaks of shots, a chance of those that have it. */
static bool speaks_of(const struct ks_moment *d, const struct ks_order *o,
                      struct ks_action a)
{
    bool shots = o->manner == KS_BY_FIRE || o->above > 0;
    return ks_action_role(d->g, a) != KS_DECLINES && is_asked(d, o) &&
           ks_order_does(d->g, &d->s, o, a) && is_in_range(o, distance_of(d, a)) &&
           (!shots || ks_is_shot(d->g, a)) &&
           (o->above == 0 || ks_chance_of(d->g, &d->s, o, a) >= o->above);
}

/* Does an answer for named pieces? It comes before those for all. */
static bool is_spoken_of_by_name(const struct ks_moment *d, struct ks_action a)
{
    for (size_t i = 0; i < d->orders->n; i++) {
        const struct ks_order *o = &d->orders->v[i].order;
        if (o->kind == KS_ORDER_ANSWER && o->set == KS_SET_NAMED && speaks_of(d, o, a))
            return true;
    }
    return false;
}

/* The reactions that are the order's to decide on, and apart from them all the others. */
static void divide(const struct ks_moment *d, const struct ks_given *given,
                   struct ks_actions *its, struct ks_actions *others)
{
    its->n = others->n = 0;
    for (size_t i = 0; i < d->list.n; i++) {
        struct ks_action a = d->list.v[i];
        bool mine = speaks_of(d, &given->order, a) &&
                    (given->order.set == KS_SET_NAMED || !is_spoken_of_by_name(d, a));
        struct ks_actions *to = mine ? its : others;
        to->v[to->n++] = a;
    }
}

/* Its pieces leave it at that. Where others could react the decision is theirs. */
static bool declines(struct ks_moment *d, struct ks_given *given,
                     const struct ks_actions *others)
{
    bool more = false;
    for (size_t i = 0; i < others->n; i++)
        more = more || ks_action_role(d->g, others->v[i]) != KS_DECLINES;
    d->list = *others;
    return !more && ks_moment_decline(d, given);
}

static bool by_odds(struct ks_moment *d, struct ks_given *given, struct ks_actions *its,
                    const struct ks_actions *others)
{
    for (size_t i = 0; i < others->n; i++)
        if (ks_action_role(d->g, others->v[i]) == KS_DECLINES)
            its->v[its->n++] = others->v[i];
    struct ks_action best = ks_custom(d->g, &d->s, its->v, its->n);
    return ks_action_role(d->g, best) == KS_DECLINES ? declines(d, given, others)
                                                     : ks_moment_act(d, given, best);
}

bool ks_unfold_answer(struct ks_moment *d, struct ks_given *given)
{
    struct ks_actions its, others;
    if (d->matter != KS_MATTER_ANSWER || d->asks)
        return false;
    divide(d, given, &its, &others);
    if (its.n == 0)
        return false;
    switch (given->order.manner) {
    case KS_BY_FIRE: return ks_moment_act(d, given, ks_custom(d->g, &d->s, its.v, its.n));
    case KS_BY_DECLINING: return declines(d, given, &others);
    case KS_BY_ODDS: return by_odds(d, given, &its, &others);
    default: d->asks = true; return false;
    }
}

void ks_answer_waits(struct ks_moment *d, const struct ks_given *given)
{
    struct ks_actions its, others;
    if (d->matter != KS_MATTER_ANSWER)
        return;
    divide(d, given, &its, &others);
    d->asks = d->asks || its.n > 0;
}

bool ks_unfold_pass(struct ks_moment *d, struct ks_given *given)
{
    struct ks_actions its, others;
    if (given->order.kind != KS_ORDER_ANSWER || given->halt != KS_HALT_NONE ||
        given->order.manner != KS_BY_DECLINING || d->matter != KS_MATTER_ORDER ||
        !ks_is_answer(d->g, &d->s))
        return false;
    divide(d, given, &its, &others);
    return its.n > 0 && declines(d, given, &others);
}
