#include "order/moment.h"

#include "base/mix.h"

uint32_t ks_moment_key(const struct ks_game *g, const struct ks_state *s)
{
    struct ks_impulse impulse;
    const char *phase = ks_phase(g, s);
    ks_impulse(g, s, &impulse);
    uint64_t key = impulse.key;
    for (; phase != NULL && *phase != '\0'; phase++)
        key = ks_mix(key ^ (unsigned char)*phase);
    return (uint32_t)ks_mix(key) | 1;
}

bool ks_moment_act(struct ks_moment *d, struct ks_given *given, struct ks_action a)
{
    d->out->acts = true;
    d->out->action = a;
    d->out->number = given ? given->number : 0;
    return true;
}

bool ks_moment_leave(struct ks_moment *d)
{
    d->out->acts = false;
    d->out->number = 0;
    return false;
}

bool ks_moment_find(const struct ks_moment *d, enum ks_role role, struct ks_action *out)
{
    for (size_t i = 0; i < d->list.n; i++)
        if (ks_action_role(d->g, d->list.v[i]) == role) {
            *out = d->list.v[i];
            return true;
        }
    return false;
}

bool ks_moment_decline(struct ks_moment *d, struct ks_given *given)
{
    struct ks_action a;
    return ks_moment_find(d, KS_DECLINES, &a) && ks_moment_act(d, given, a);
}

bool ks_moment_halt(struct ks_moment *d, struct ks_given *given, enum ks_halt halt)
{
    given->halt = (uint8_t)halt;
    if (halt != KS_HALT_REFUSED)
        given->rule = (struct ks_event){0};
    d->out->halted = given->number;
    return false;
}

bool ks_moment_over(struct ks_moment *d, struct ks_given *given)
{
    ks_orders_drop(d->orders, given->number);
    return false;
}

/* To fire at an enemy on the move, or not, is an answer, also where the rules ask who joins in. */
static enum ks_matter matter_of(const struct ks_moment *d)
{
    enum ks_matter matter = ks_matter(d->g, &d->s);
    struct ks_action a;
    bool answers = matter == KS_MATTER_JOINING && d->in_hand != KS_NONE &&
                   d->g->piece[d->in_hand].side != d->s.actor &&
                   ks_moment_find(d, KS_DECLINES, &a) &&
                   !ks_moment_find(d, KS_COMMITS, &a);
    return answers ? KS_MATTER_ANSWER : matter;
}

void ks_moment_look(struct ks_moment *d, const struct ks_state *view)
{
    *d->out = (struct ks_unfolding){0};
    ks_copy(d->g, &d->s, view);
    ks_determinise(d->g, &d->s, 0);
    d->key = ks_moment_key(d->g, &d->s);
    d->in_hand = ks_unit_in_hand(&d->s);
    d->by_hand = d->in_hand != KS_NONE && d->orders->by_hand == d->in_hand + 1;
    ks_legal(d->g, &d->s, &d->list);
    d->matter = matter_of(d);
}

bool ks_moment_is_free(const struct ks_moment *d, const struct ks_given *given, ks_unit u)
{
    if (!ks_order_has(d->g, &given->order, u))
        return false;
    for (size_t i = 0; i < d->orders->n && given->order.set != KS_SET_NAMED; i++) {
        const struct ks_order *o = &d->orders->v[i].order;
        if (o->set == KS_SET_NAMED && ks_order_sort(o) == ks_order_sort(&given->order) &&
            ks_order_has(d->g, o, u))
            return false;
    }
    return true;
}

ks_hex ks_moment_hex(const struct ks_moment *d, ks_unit u)
{
    struct ks_counter c;
    ks_describe(d->g, &d->s, u, &c);
    return c.eliminated ? KS_NONE : c.hex;
}

bool ks_piece_stands(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     ks_hex hex)
{
    struct ks_counter c;
    ks_describe(g, s, u, &c);
    bool stands = c.hex == hex;
    for (size_t i = 0; i < c.others; i++)
        stands = stands || c.other[i] == hex;
    return stands && !c.eliminated;
}

/* The piece of the order that an action is for; KS_NONE: none. */
static ks_unit piece_for(const struct ks_moment *d, const struct ks_given *given,
                         struct ks_action a)
{
    if (a.unit != KS_NONE)
        return a.unit < d->g->pieces && ks_moment_is_free(d, given, a.unit)
                   ? a.unit
                   : (ks_unit)KS_NONE;
    for (ks_unit u = 0; u < d->g->pieces && a.hex != KS_NONE; u++)
        if (ks_moment_is_free(d, given, u) && ks_piece_stands(d->g, &d->s, u, a.hex))
            return u;
    return KS_NONE;
}

bool ks_moment_is_for(const struct ks_moment *d, const struct ks_given *given,
                      struct ks_action a)
{
    return piece_for(d, given, a) != KS_NONE;
}

/* Tried on a copy: either it is told who takes part, or it is asked. */
ks_unit ks_moment_participant(const struct ks_moment *d, const struct ks_given *given,
                              struct ks_action a)
{
    struct ks_state after;
    struct ks_events told = {0};
    struct ks_actions list = {0};
    ks_unit u = KS_NONE;
    if (a.unit != KS_NONE || d->matter == KS_MATTER_JOINING)
        return piece_for(d, given, a);
    ks_copy(d->g, &after, &d->s);
    ks_step(d->g, &after, a, &told);
    for (size_t i = 0; i < told.n; i++)
        if (ks_moment_is_free(d, given, told.v[i].unit))
            return told.v[i].unit;
    if (ks_actor(&after) == ks_actor(&d->s))
        ks_legal(d->g, &after, &list);
    for (size_t i = 0; i < list.n && u == KS_NONE; i++)
        u = piece_for(d, given, list.v[i]);
    return u;
}

bool ks_moment_takes_part(const struct ks_moment *d, const struct ks_given *given,
                          struct ks_action a)
{
    return ks_moment_participant(d, given, a) != KS_NONE;
}

bool ks_moment_may_move(const struct ks_moment *d, ks_unit u)
{
    for (size_t i = 0; i < d->list.n; i++)
        if (d->list.v[i].unit == u && ks_action_role(d->g, d->list.v[i]) != KS_ATTACKS)
            return true;
    return false;
}

int32_t ks_worth_after(const struct ks_moment *d, struct ks_action a)
{
    enum { ANSWERS = 16 };
    struct ks_state after;
    int side = d->s.actor;
    ks_copy(d->g, &after, &d->s);
    ks_step(d->g, &after, a, NULL);
    for (int i = 0;
         i < ANSWERS && after.actor == !side && ks_answer(d->g, &after, KS_DECLINES, &a);
         i++)
        ks_step(d->g, &after, a, NULL);
    int32_t worth = ks_worth(d->g, &after, NULL);
    return side == 0 ? worth : -worth;
}
