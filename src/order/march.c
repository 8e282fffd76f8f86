/* Pieces that go somewhere: alone, or with others of their hex. */
#include <string.h>

#include "order/moment.h"

static bool has_arrived(const struct ks_moment *d, const struct ks_order *o, ks_unit u)
{
    struct ks_counter c;
    ks_describe(d->g, &d->s, u, &c);
    return c.hex == o->goal && (o->facing < 0 || c.facing == o->facing) &&
           (o->formation[0] == '\0' || strcmp(c.formation, o->formation) == 0);
}

/* Pieces that have arrived or are gone are no longer under the order. */
static void muster(const struct ks_moment *d, struct ks_given *given)
{
    const struct ks_order *o = &given->order;
    bool keep[KS_ORDER_PIECES];
    for (size_t i = 0; i < o->pieces; i++)
        keep[i] =
            !has_arrived(d, o, o->piece[i]) && ks_moment_hex(d, o->piece[i]) != KS_NONE;
    ks_given_keep(given, keep);
}

void ks_given_pass(struct ks_given *given, const struct ks_game *g,
                   const struct ks_state *s, ks_unit u)
{
    struct ks_counter c;
    if (u >= g->pieces || given->passed >= given->order.ways)
        return;
    ks_describe(g, s, u, &c);
    while (given->passed < given->order.ways && given->order.way[given->passed] == c.hex)
        given->passed++;
}

static bool goes_on(struct ks_moment *d, struct ks_given *given)
{
    struct ks_drill *drill = &given->drill;
    if (drill->key != d->key || drill->at >= drill->n ||
        ks_why_not(d->g, &d->s, drill->v[drill->at]).code != 0)
        return false;
    return ks_moment_act(d, given, drill->v[drill->at++]);
}

/* Plans the way of a piece from here, with those of its hex that go along. */
static bool plans(const struct ks_moment *d, struct ks_given *given, ks_unit u,
                  const struct ks_way_to *to)
{
    const struct ks_order *o = &given->order;
    ks_unit company[KS_ORDER_PIECES];
    struct ks_way_to with = *to;
    struct ks_way way;
    ks_hex here = ks_moment_hex(d, u);
    with.company = company;
    with.companions = 0;
    for (size_t i = 0; i < o->pieces; i++)
        if (o->piece[i] != u && ks_moment_hex(d, o->piece[i]) == here)
            company[with.companions++] = o->piece[i];
    if (!ks_way_find(d->g, &d->s, u, &with, &way))
        return false;
    given->drill = way.drill;
    given->drill.key = d->key;
    return true;
}

bool ks_unfold_move(struct ks_moment *d, struct ks_given *given, ks_unit u,
                    const struct ks_way_to *to)
{
    bool as_planned = given->drill.key == d->key && given->drill.at >= given->drill.n;
    bool in_hand = d->in_hand == u;
    if (in_hand && goes_on(d, given))
        return true;
    if (!(in_hand && as_planned) && plans(d, given, u, to) && goes_on(d, given))
        return true;
    return in_hand && ks_moment_decline(d, given);
}

bool ks_unfold_march(struct ks_moment *d, struct ks_given *given)
{
    struct ks_order *o = &given->order;
    struct ks_way_to to = {.hex = o->goal,
                           .facing = o->facing,
                           .formation = o->formation,
                           .safely = o->safely};
    ks_unit lead = d->in_hand;
    if (d->matter != KS_MATTER_ORDER && d->matter != KS_MATTER_GOING)
        return false;
    if (lead == KS_NONE)
        muster(d, given);
    else if (!ks_order_has(d->g, o, lead))
        return false;
    if (o->pieces == 0)
        return ks_moment_over(d, given);
    for (size_t i = 0; i < o->pieces && d->in_hand == KS_NONE; i++)
        if (ks_moment_may_move(d, o->piece[i])) {
            lead = o->piece[i];
            break;
        }
    if (lead == KS_NONE)
        return false;
    ks_given_pass(given, d->g, &d->s, lead);
    if (given->passed < o->ways)
        to = (struct ks_way_to){.hex = o->way[given->passed],
                                .facing = -1,
                                .formation = "",
                                .safely = o->safely};
    if (ks_unfold_move(d, given, lead, &to))
        return true;
    /* a piece that has moved waits for its next impulse */
    return given->drill.key != d->key && ks_moment_halt(d, given, KS_HALT_NO_WAY);
}
