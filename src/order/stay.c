/* Pieces that stay where they are, and a side that is done. */
#include "order/moment.h"

/* ---- holding ---- */

/* Has it an order to go that waits for the player? */
static bool has_stopped(const struct ks_orders *orders, const struct ks_game *g,
                        ks_unit u)
{
    for (size_t i = 0; i < orders->n; i++) {
        const struct ks_order *o = &orders->v[i].order;
        if (o->set == KS_SET_NAMED && ks_order_sort(o) == KS_SORT_GOING &&
            ks_order_has(g, o, u) && ks_given_halt(&orders->v[i], u) != KS_HALT_NONE)
            return true;
    }
    return false;
}

bool ks_moment_holds(const struct ks_moment *d, ks_unit u)
{
    for (size_t i = 0; i < d->orders->n; i++) {
        const struct ks_given *given = &d->orders->v[i];
        if (given->order.kind == KS_ORDER_HOLD && given->halt == KS_HALT_NONE &&
            ks_order_has(d->g, &given->order, u))
            return !has_stopped(d->orders, d->g, u);
    }
    return false;
}

static bool all_hold(const struct ks_orders *orders)
{
    for (size_t i = 0; i < orders->n; i++)
        if (orders->v[i].order.kind == KS_ORDER_HOLD &&
            orders->v[i].halt == KS_HALT_NONE && orders->v[i].order.set == KS_SET_ALL)
            return true;
    return false;
}

/* Nothing is asked as long as all that could be done is for pieces that hold. */
bool ks_unfold_hold(struct ks_moment *d, struct ks_given *given)
{
    if ((d->matter != KS_MATTER_ORDER && d->matter != KS_MATTER_GOING) || d->by_hand)
        return false;
    for (size_t i = 0; i < d->list.n; i++) {
        struct ks_action a = d->list.v[i];
        bool attack = a.unit == KS_NONE && ks_action_role(d->g, a) == KS_ATTACKS;
        if (attack ? !all_hold(d->orders)
                   : a.unit != KS_NONE && !ks_moment_holds(d, a.unit))
            return false;
    }
    return ks_moment_decline(d, given);
}

/* ---- being done ---- */

/* May a side do as it likes: move, fire, attack or leave it? */
static bool is_free(enum ks_matter matter)
{
    return matter >= KS_MATTER_ORDER && matter <= KS_MATTER_GOING;
}

bool ks_done_is_ahead(const struct ks_game *g, const struct ks_state *s,
                      const struct ks_order *o)
{
    enum ks_actor side = (enum ks_actor)o->side, enemy = (enum ks_actor) !o->side;
    struct ks_impulse impulse;
    ks_impulse(g, s, &impulse);
    if (o->kind != KS_ORDER_DONE || s->turn < o->until ||
        (ks_actor(s) == side && is_free(ks_matter(g, s))))
        return false;
    return impulse.side != o->side || (ks_actor(s) == enemy && !ks_is_answer(g, s));
}

void ks_done_begins(struct ks_orders *orders, const struct ks_game *g,
                    const struct ks_state *view)
{
    bool own = is_free(ks_matter(g, view)) && !ks_is_answer(g, view);
    for (size_t i = 0; i < orders->n && own; i++)
        if (orders->v[i].ahead) {
            orders->v[i].ahead = false;
            orders->v[i].key = ks_moment_key(g, view);
        }
}

bool ks_done_is_over(const struct ks_moment *d, const struct ks_given *given)
{
    bool lasts = given->order.until > 0 && d->s.turn < given->order.until;
    return given->key != d->key && !lasts && !given->ahead;
}

bool ks_done_waits(const struct ks_moment *d, const struct ks_given *given)
{
    return given->ahead && given->key != d->key;
}

/* Commanders who follow ride before it is over for them too. */
bool ks_unfold_done(struct ks_moment *d, struct ks_given *given)
{
    return is_free(d->matter) && (ks_unfold_last_rides(d) || ks_moment_decline(d, given));
}
