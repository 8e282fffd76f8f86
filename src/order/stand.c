/* Where attacks have a phase of their own, an assault that has come up to the enemy waits for it. A
 * piece that may not attack then stops and is told why. The rules do not ask for attacks where there
 * is none to choose: that the phase has passed is seen at the next decision, in a later impulse. */
#include "order/moment.h"

bool ks_stands_before(const struct ks_game *g, const struct ks_state *s,
                      const struct ks_order *o, ks_unit u)
{
    struct ks_counter c;
    ks_describe(g, s, u, &c);
    if (c.eliminated || c.hex == KS_NONE)
        return false;
    bool beside = ks_grid_distance(&g->map.grid, c.hex, o->goal) == 1;
    for (size_t i = 0; i < c.others; i++)
        beside = beside || ks_grid_distance(&g->map.grid, c.other[i], o->goal) == 1;
    return beside;
}

/* ---- what is noted ---- */

void ks_stand_forget(struct ks_given *given)
{
    given->stand = 0;
    given->asked = false;
    for (size_t i = 0; i < given->order.pieces; i++) {
        given->station[i].free = given->station[i].stood = false;
        given->station[i].why = 0;
    }
}

/* An order of an earlier impulse counts from the side's first move of this one, also for pieces that
 * cannot go; a newer one only for those it could still move. */
static bool may_go(const struct ks_game *g, const struct ks_actions *list, ks_unit u,
                   bool new)
{
    for (size_t i = 0; i < list->n; i++) {
        enum ks_role role = ks_action_role(g, list->v[i]);
        if ((list->v[i].unit == u && role != KS_ATTACKS) || (!new &&role == KS_GOES))
            return true;
    }
    return false;
}

static void note(struct ks_given *given, const struct ks_game *g,
                 const struct ks_state *view, uint32_t impulse,
                 const struct ks_actions *list)
{
    const struct ks_order *o = &given->order;
    bool held = ks_is_held(g, view, o->side, o->goal);
    bool phase = ks_matter(g, view) == KS_MATTER_ATTACK;
    if (given->stand != impulse)
        ks_stand_forget(given);
    given->stand = impulse;
    for (size_t i = 0; i < o->pieces; i++) {
        struct ks_station *at = &given->station[i];
        at->free = at->free || may_go(g, list, o->piece[i], given->impulse == impulse);
        at->stood = at->free && held && ks_stands_before(g, view, o, o->piece[i]);
        at->why = at->stood ? ks_why_no_attack(g, view, o->piece[i], o->goal).code : 0;
        given->asked = given->asked || (phase && at->free);
    }
}

static bool is_assault(const struct ks_given *given)
{
    return given->order.kind == KS_ORDER_ASSAULT && given->order.goal != KS_NONE;
}

void ks_stand_note(struct ks_orders *orders, const struct ks_game *g,
                   const struct ks_state *view)
{
    struct ks_actions list;
    struct ks_impulse now;
    bool listed =
        ks_matter(g, view) != KS_MATTER_ORDER || ks_unit_in_hand(view) != KS_NONE;
    if (!ks_has_matter(g, KS_MATTER_ATTACK))
        return;
    list.n = 0;
    ks_impulse(g, view, &now);
    for (size_t i = 0; i < orders->n; i++) {
        struct ks_given *given = &orders->v[i];
        if (!is_assault(given) || given->halt != KS_HALT_NONE ||
            now.side != given->order.side)
            continue;
        if (!listed)
            ks_legal(g, view, &list);
        listed = true;
        note(given, g, view, now.key, &list);
    }
}

/* ---- stopping ---- */

/* Commanders lead the others; they count where there is nobody else. */
static bool leads(const struct ks_game *g, const struct ks_order *o, size_t i)
{
    for (size_t k = 0; k < o->pieces; k++)
        if (!ks_is_leader(g, o->piece[k]))
            return ks_is_leader(g, o->piece[i]);
    return false;
}

/* What speaks against the attack of a piece: now, or when it should have come. */
static struct ks_event why_not(const struct ks_given *given, const struct ks_game *g,
                               const struct ks_state *s, size_t i)
{
    struct ks_impulse now;
    struct ks_event why =
        ks_why_no_attack(g, s, given->order.piece[i], given->order.goal);
    ks_impulse(g, s, &now);
    if (given->stand != now.key && given->station[i].why != 0)
        why.code = given->station[i].why;
    return why;
}

struct ks_event ks_stand_rule(const struct ks_given *given, const struct ks_game *g,
                              const struct ks_state *s)
{
    const struct ks_order *o = &given->order;
    for (size_t i = 0; i < o->pieces; i++)
        if (given->station[i].halt == KS_HALT_REFUSED && !leads(g, o, i))
            return why_not(given, g, s, i);
    return (struct ks_event){0};
}

/* Stops those whom the rules do not let attack; true if there are such. */
static bool stop_pieces(const struct ks_moment *d, struct ks_given *given, bool phase)
{
    const struct ks_order *o = &given->order;
    bool any = false;
    for (size_t i = 0; i < o->pieces; i++) {
        struct ks_station *at = &given->station[i];
        bool waits = at->halt == KS_HALT_NONE || at->halt == KS_HALT_REFUSED;
        if (!waits || !(phase ? at->free : at->stood) || leads(d->g, o, i) ||
            !ks_stands_before(d->g, &d->s, o, o->piece[i]))
            continue;
        bool refused = why_not(given, d->g, &d->s, i).code != 0;
        at->halt = refused ? KS_HALT_REFUSED : KS_HALT_NONE;
        any = any || refused;
    }
    return any;
}

/* Commanders stop when all the others have. */
static void stop_leaders(const struct ks_game *g, struct ks_given *given)
{
    const struct ks_order *o = &given->order;
    for (size_t i = 0; i < o->pieces; i++)
        if (!leads(g, o, i) && given->station[i].halt == KS_HALT_NONE)
            return;
    for (size_t i = 0; i < o->pieces; i++)
        if (given->station[i].halt == KS_HALT_NONE)
            given->station[i].halt = KS_HALT_REFUSED;
}

bool ks_stand_refuse(struct ks_moment *d, struct ks_given *given)
{
    struct ks_impulse now;
    ks_impulse(d->g, &d->s, &now);
    bool phase = d->matter == KS_MATTER_ATTACK && given->stand == now.key;
    bool passed = given->stand != 0 && given->stand != now.key && !given->asked;
    if ((!phase && !passed) ||
        !ks_is_held(d->g, &d->s, given->order.side, given->order.goal) ||
        !stop_pieces(d, given, phase))
        return false;
    stop_leaders(d->g, given);
    ks_given_refused(given, d->g, &d->s);
    ks_march_waits(d, given);
    return given->halt != KS_HALT_NONE;
}
