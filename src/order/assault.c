/* The approach and the attack as one. Some rules attack by entering the enemy's hex, others ask
 * afterwards who attacks: the order does whatever it is asked for. */
#include "order/custom.h"
#include "order/moment.h"

bool ks_unfold_joining(struct ks_moment *d, struct ks_given *given)
{
    struct ks_action a;
    for (size_t i = 0; i < d->list.n; i++) {
        a = d->list.v[i];
        enum ks_role role = ks_action_role(d->g, a);
        bool at_goal =
            a.unit == KS_NONE && a.hex != KS_NONE && a.hex == given->order.goal;
        if ((role == KS_JOINS || role == KS_ATTACKS) &&
            (at_goal || ks_moment_is_for(d, given, a)))
            return ks_moment_act(d, given, a);
    }
    return (ks_moment_find(d, KS_COMMITS, &a) && ks_moment_act(d, given, a)) ||
           ks_moment_decline(d, given);
}

/* Some attacks are begun before their target is named: could this one come up to the goal? */
static bool may_reach(const struct ks_moment *d, const struct ks_given *given,
                      struct ks_action a)
{
    const struct ks_grid *grid = &d->g->map.grid;
    ks_hex goal = given->order.goal, here = ks_moment_hex(d, a.unit);
    struct ks_way_to to = {.hex = goal, .facing = -1, .formation = "", .attacks = true};
    struct ks_state after;
    struct ks_way way;
    ks_copy(d->g, &after, &d->s);
    ks_step(d->g, &after, a, NULL);
    return ks_grid_distance(grid, here, goal) == 1 ||
           (ks_way_find(d->g, &after, a.unit, &to, &way) &&
            ks_grid_distance(grid, way.hex, goal) <= 1);
}

static bool attacks(struct ks_moment *d, struct ks_given *given)
{
    for (size_t i = 0; i < d->list.n; i++) {
        struct ks_action a = d->list.v[i];
        if (ks_action_role(d->g, a) == KS_ATTACKS &&
            (a.hex == KS_NONE || a.hex == given->order.goal) &&
            ks_moment_takes_part(d, given, a) &&
            (a.unit == KS_NONE || a.hex != KS_NONE || may_reach(d, given, a)))
            return ks_moment_act(d, given, a);
    }
    return false;
}

bool ks_unfold_best(struct ks_moment *d, struct ks_given *given)
{
    struct ks_actions list = {0};
    for (size_t i = 0; i < d->list.n; i++) {
        struct ks_action a = d->list.v[i];
        enum ks_role role = ks_action_role(d->g, a);
        if ((role != KS_JOINS && role != KS_ATTACKS) || ks_moment_takes_part(d, given, a))
            list.v[list.n++] = a;
    }
    return list.n > 0 && ks_moment_act(d, given, ks_custom(d->g, &d->s, list.v, list.n));
}

/* At will: whatever attack is best by the rules system's judgement, or none, to its end. That
 * there are to be no more only an order for all may say. */
static bool at_will(struct ks_moment *d, struct ks_given *given)
{
    bool mine = d->orders->acting == given->number && !d->by_hand;
    switch (d->matter) {
    case KS_MATTER_ATTACK:
        return ks_unfold_best(d, given) &&
               (given->order.set == KS_SET_ALL ||
                ks_action_role(d->g, d->out->action) != KS_DECLINES ||
                ks_moment_leave(d));
    case KS_MATTER_JOINING: return mine && ks_unfold_best(d, given);
    case KS_MATTER_GOING:
        return mine &&
               ks_moment_act(d, given, ks_custom(d->g, &d->s, d->list.v, d->list.n));
    default: return false;
    }
}

bool ks_unfold_assault(struct ks_moment *d, struct ks_given *given)
{
    if (given->order.goal == KS_NONE)
        return at_will(d, given);
    if (ks_stand_refuse(d, given))
        return false;
    switch (d->matter) {
    case KS_MATTER_ATTACK: return attacks(d, given);
    case KS_MATTER_JOINING:
        return d->orders->acting == given->number && ks_unfold_joining(d, given);
    default: return ks_unfold_march(d, given);
    }
}
