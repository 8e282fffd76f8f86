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
        if ((role == KS_JOINS || role == KS_ATTACKS) &&
            ks_order_has(d->g, &given->order, a.unit))
            return ks_moment_act(d, given, a);
    }
    for (size_t k = 0; k < given->order.pieces; k++) /* by the hex they stand in */
        for (size_t i = 0; i < d->list.n; i++) {
            a = d->list.v[i];
            if (a.unit == KS_NONE && ks_action_role(d->g, a) == KS_ATTACKS &&
                a.hex == ks_moment_hex(d, given->order.piece[k]))
                return ks_moment_act(d, given, a);
        }
    return (ks_moment_find(d, KS_COMMITS, &a) && ks_moment_act(d, given, a)) ||
           ks_moment_decline(d, given);
}

static bool attacks(struct ks_moment *d, struct ks_given *given)
{
    for (size_t i = 0; i < d->list.n; i++) {
        struct ks_action a = d->list.v[i];
        if (ks_action_role(d->g, a) == KS_ATTACKS &&
            (a.unit == KS_NONE || ks_order_has(d->g, &given->order, a.unit)) &&
            (a.hex == KS_NONE || a.hex == given->order.goal))
            return ks_moment_act(d, given, a);
    }
    return false;
}

/* At will: whatever attack is best by the rules system's judgement, or none, to its end. */
static bool at_will(struct ks_moment *d, struct ks_given *given)
{
    struct ks_actions list = {0};
    bool mine = d->orders->acting == given->number;
    if (d->matter != KS_MATTER_ATTACK &&
        !(mine && (d->matter == KS_MATTER_JOINING || d->matter == KS_MATTER_GOING)))
        return false;
    for (size_t i = 0; i < d->list.n; i++)
        if (mine || d->list.v[i].unit == KS_NONE ||
            ks_moment_is_free(d, given, d->list.v[i].unit))
            list.v[list.n++] = d->list.v[i];
    return list.n > 0 && ks_moment_act(d, given, ks_custom(d->g, &d->s, list.v, list.n));
}

bool ks_unfold_assault(struct ks_moment *d, struct ks_given *given)
{
    if (given->order.goal == KS_NONE)
        return at_will(d, given);
    switch (d->matter) {
    case KS_MATTER_ATTACK: return attacks(d, given);
    case KS_MATTER_JOINING:
        return d->orders->acting == given->number && ks_unfold_joining(d, given);
    default: return ks_unfold_march(d, given);
    }
}
