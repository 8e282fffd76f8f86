/* How pieces react to the enemy: what the player has said once for all. Newer answers come first,
 * and those for named pieces before those for all; where none applies it is done by custom. */
#include <string.h>

#include "order/custom.h"
#include "order/moment.h"

static bool is_over(const struct ks_moment *d, const struct ks_given *given)
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

/* Could the piece that the action is for be one of the order? Some actions name only its hex. */
static bool is_for(const struct ks_moment *d, const struct ks_order *o,
                   struct ks_action a)
{
    if (a.unit != KS_NONE)
        return ks_order_has(d->g, o, a.unit);
    for (ks_unit u = 0; u < d->g->pieces; u++)
        if (ks_order_has(d->g, o, u) && ks_moment_hex(d, u) == a.hex)
            return true;
    return false;
}

static bool is_in_range(const struct ks_order *o, int distance)
{
    return (o->within == 0 || distance <= o->within) &&
           (o->beyond == 0 || distance > o->beyond);
}

/* Fire, not a charge or a counterattack: a table draws it with a weapon that shoots. */
static bool is_shot(const struct ks_moment *d, struct ks_action a)
{
    const char *sign = ks_term_sign(d->g, "verb", ks_action_verb(d->g, a));
    return ks_action_role(d->g, a) == KS_ATTACKS &&
           (ks_sign_is(sign, 0, "musket") || ks_sign_is(sign, 0, "cannon"));
}

/* Does the order speak of this decision: of all pieces that could react, and of enemies so near? */
static bool applies(const struct ks_moment *d, const struct ks_order *o)
{
    struct ks_event prompt = ks_prompt(d->g, &d->s);
    bool any = false;
    if (o->prompt[0] != '\0' && strcmp(o->prompt, ks_event_name(d->g, &prompt)) != 0)
        return false;
    for (size_t i = 0; i < d->list.n; i++) {
        struct ks_action a = d->list.v[i];
        if (a.unit == KS_NONE && a.hex == KS_NONE)
            continue;
        if (!is_for(d, o, a))
            return false;
        any = any || is_in_range(o, distance_of(d, a));
        if (o->beyond > 0 && !is_in_range(o, distance_of(d, a)))
            return false;
    }
    return any;
}

static bool fires(struct ks_moment *d, struct ks_given *given)
{
    const struct ks_order *o = &given->order;
    struct ks_actions shots = {0};
    for (size_t i = 0; i < d->list.n; i++) {
        struct ks_action a = d->list.v[i];
        if (is_shot(d, a) && is_for(d, o, a) && is_in_range(o, distance_of(d, a)) &&
            (o->above == 0 || ks_chance_of(d->g, &d->s, a) >= o->above))
            shots.v[shots.n++] = a;
    }
    return shots.n > 0 &&
           ks_moment_act(d, given, ks_custom(d->g, &d->s, shots.v, shots.n));
}

bool ks_unfold_answer(struct ks_moment *d, struct ks_given *given)
{
    const struct ks_order *o = &given->order;
    if (is_over(d, given))
        return ks_moment_over(d, given);
    if (d->matter != KS_MATTER_ANSWER || d->asks)
        return false;
    if (o->manner == KS_BY_FIRE)
        return fires(d, given);
    if (!applies(d, o))
        return false;
    if (o->manner == KS_BY_DECLINING)
        return ks_moment_decline(d, given);
    d->asks = o->manner == KS_BY_ASKING;
    return !d->asks &&
           ks_moment_act(d, given, ks_custom(d->g, &d->s, d->list.v, d->list.n));
}
