/* Pieces that go somewhere: alone, with others of their hex, or several stacks together. The foremost
 * goes first; who finds no way is tried again when the others have gone. */
#include <string.h>

#include "order/ask.h"
#include "order/moment.h"

/* On its way onto the map, or on it. */
static bool is_there(const struct ks_moment *d, ks_unit u)
{
    struct ks_counter c;
    ks_describe(d->g, &d->s, u, &c);
    return !c.eliminated &&
           (c.hex != KS_NONE || c.arrival > 0 || ks_moment_may_move(d, u));
}

static bool has_arrived(const struct ks_moment *d, const struct ks_given *given, size_t i)
{
    const struct ks_order *o = &given->order;
    struct ks_counter c;
    ks_describe(d->g, &d->s, o->piece[i], &c);
    return c.hex == given->station[i].goal &&
           (o->facing < 0 || c.facing < 0 || c.facing == o->facing) &&
           (o->formation[0] == '\0' || strcmp(c.formation, o->formation) == 0);
}

void ks_given_moved(struct ks_given *given, const struct ks_game *g, uint32_t key,
                    ks_unit u)
{
    size_t n = ks_order_index(&given->order, u);
    for (size_t i = 0; i < given->order.pieces && given->moving != key; i++)
        given->station[i].moved = false;
    given->rode = given->moving == key ? given->rode : 0;
    given->moving = key;
    if (u != KS_NONE && ks_is_leader(g, u))
        given->rode |= ks_leader_bit(g, u);
    if (n < given->order.pieces)
        given->station[n].moved = true;
}

/* Pieces that have arrived or are gone are no longer under the order. */
static void muster(const struct ks_moment *d, struct ks_given *given)
{
    const struct ks_order *o = &given->order;
    bool keep[KS_ORDER_PIECES];
    for (size_t i = 0; i < o->pieces; i++)
        keep[i] = !has_arrived(d, given, i) && is_there(d, o->piece[i]);
    ks_given_keep(given, keep);
    ks_given_moved(given, d->g, d->key, KS_NONE);
}

/* ---- one piece ---- */

static bool goes_on(struct ks_moment *d, struct ks_given *given)
{
    struct ks_drill *drill = &given->drill;
    if (drill->key != d->key || drill->at >= drill->n ||
        ks_why_not(d->g, &d->s, drill->v[drill->at]).code != 0)
        return false;
    struct ks_action a = drill->v[drill->at++];
    ks_given_moved(given, d->g, d->key, a.unit);
    return ks_moment_act(d, given, a);
}

/* Those who stop by themselves are not moved by the order until its player lets it go on. */
static bool stays(const struct ks_station *at)
{
    return at->halt == KS_HALT_LOSS || at->halt == KS_HALT_NEAR;
}

/* Does a piece go along with another of its hex? Commanders ride each to his own troops. */
static bool goes_along(const struct ks_moment *d, const struct ks_given *given, size_t i,
                       size_t with)
{
    const struct ks_order *o = &given->order;
    return i != with && with < o->pieces && o->goal != KS_NONE &&
           given->station[i].goal == given->station[with].goal &&
           !stays(&given->station[i]) &&
           ks_moment_hex(d, o->piece[i]) == ks_moment_hex(d, o->piece[with]);
}

/* Plans the way of a piece from here, with those that go along. */
static bool plans(const struct ks_moment *d, struct ks_given *given, ks_unit u,
                  const struct ks_way_to *to)
{
    const struct ks_order *o = &given->order;
    ks_unit company[KS_ORDER_PIECES], along[KS_ORDER_PIECES];
    struct ks_way_to with = *to;
    struct ks_way way;
    with.company = company;
    with.along = along;
    with.companions = with.alongs = 0;
    for (size_t i = 0; i < o->pieces; i++)
        if (!stays(&given->station[i]))
            along[with.alongs++] = o->piece[i];
    for (size_t i = 0; i < o->pieces; i++)
        if (goes_along(d, given, i, ks_order_index(o, u)))
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
    /* a drill that is full may have ended before the move has to */
    bool whole = given->drill.n + 1 < KS_DRILL || ks_moment_hex(d, u) == to->hex;
    bool as_planned = given->drill.key == d->key && given->drill.at >= given->drill.n &&
                      !given->drill.rolls && whole;
    bool in_hand = d->in_hand == u;
    if (in_hand && goes_on(d, given))
        return true;
    if (!(in_hand && as_planned) && plans(d, given, u, to) && goes_on(d, given))
        return true;
    return in_hand && ks_moment_decline(d, given);
}

/* A hex on the way of a piece: it lies to that of the first as its goal does, but who forms up on
 * a row comes by the same way. */
static ks_hex way_point(const struct ks_game *g, const struct ks_given *given, size_t i)
{
    const struct ks_order *o = &given->order;
    ks_hex way = o->way[given->station[i].passed];
    return o->row ? way
                  : ks_moved_along(&g->map.grid, way, o->goal, given->station[i].goal);
}

void ks_given_pass(struct ks_given *given, const struct ks_game *g,
                   const struct ks_state *s, ks_unit u)
{
    struct ks_counter c;
    size_t i = ks_order_index(&given->order, u);
    if (i == given->order.pieces || given->station[i].goal == KS_NONE)
        return;
    ks_describe(g, s, u, &c);
    for (ks_hex way; given->station[i].passed < given->order.ways;
         given->station[i].passed++)
        if ((way = way_point(g, given, i)) != c.hex && way != KS_NONE)
            return;
}

static struct ks_way_to next_goal(const struct ks_moment *d, struct ks_given *given,
                                  size_t i)
{
    const struct ks_order *o = &given->order;
    ks_given_pass(given, d->g, &d->s, o->piece[i]);
    if (given->station[i].passed < o->ways)
        return (struct ks_way_to){.hex = way_point(d->g, given, i),
                                  .facing = -1,
                                  .formation = "",
                                  .safely = o->safely};
    return (struct ks_way_to){.hex = given->station[i].goal,
                              .facing = o->facing,
                              .formation = o->formation,
                              .safely = o->safely,
                              .attacks = given->station[i].attacks};
}

/* Without another word a piece that has arrived faces as is best by the judgement. */
static bool faces(struct ks_moment *d, struct ks_given *given, size_t i)
{
    ks_unit u = given->order.piece[i];
    bool as_planned = given->drill.key == d->key && given->drill.at >= given->drill.n;
    struct ks_action best;
    if (d->in_hand != u || !as_planned || given->order.facing >= 0 ||
        ks_moment_hex(d, u) != given->station[i].goal ||
        !ks_moment_find(d, KS_DECLINES, &best))
        return false;
    int32_t most = ks_worth_after(d, best), worth;
    bool turns = false;
    for (size_t k = 0; k < d->list.n; k++)
        if (d->list.v[k].unit == u && ks_action_facing(d->g, d->list.v[k]) >= 0 &&
            d->list.v[k].hex == KS_NONE &&
            (worth = ks_worth_after(d, d->list.v[k])) > most) {
            best = d->list.v[k];
            most = worth;
            turns = true;
        }
    return turns && ks_moment_act(d, given, best);
}

/* It can come no nearer. Where the rules ask for attacks, one before the enemy waits for that; where
 * he is attacked by entering his hex, it is told why not. */
static enum ks_halt halt_of(const struct ks_moment *d, const struct ks_given *given,
                            size_t i)
{
    if (ks_moment_hex(d, given->order.piece[i]) == given->station[i].goal)
        return KS_HALT_FORM;
    if (given->order.kind != KS_ORDER_ASSAULT ||
        !ks_stands_before(d->g, &d->s, &given->order, given->order.piece[i]))
        return KS_HALT_NO_WAY;
    if (ks_has_matter(d->g, KS_MATTER_ATTACK))
        return KS_HALT_NONE;
    struct ks_event why =
        ks_ask_entry(d->g, &d->s, given->order.piece[i], given->order.goal);
    return why.code != 0 ? KS_HALT_REFUSED : KS_HALT_NO_WAY;
}

static bool goes(struct ks_moment *d, struct ks_given *given, size_t i)
{
    struct ks_station *at = &given->station[i];
    if (at->goal == KS_NONE) {
        at->halt = KS_HALT_OFF_MAP;
        return false;
    }
    struct ks_way_to to = next_goal(d, given, i);
    at->halt = KS_HALT_NONE;
    if (faces(d, given, i))
        return true;
    if (ks_unfold_move(d, given, given->order.piece[i], &to))
        return true;
    at->halt = (uint8_t)halt_of(d, given, i);
    if (at->halt == KS_HALT_REFUSED)
        ks_given_refused(given, d->g, &d->s);
    return false;
}

/* ---- all of them ---- */

/* The foremost that may go and has not been tried; the number of pieces if there is none. */
static size_t foremost(const struct ks_moment *d, const struct ks_given *given,
                       const bool *tried)
{
    const struct ks_order *o = &given->order;
    size_t best = o->pieces;
    int most = 0;
    for (size_t i = 0; i < o->pieces; i++) {
        const struct ks_station *at = &given->station[i];
        if (tried[i] || at->moved || stays(at) || !ks_moment_may_move(d, o->piece[i]))
            continue;
        ks_hex here = ks_moment_hex(d, o->piece[i]);
        int lead = at->goal == KS_NONE || here == KS_NONE
                       ? 0
                       : ks_lead_of(&d->g->map.grid, here, here, at->goal);
        if (best == o->pieces || lead > most) {
            best = i;
            most = lead;
        }
    }
    return best;
}

/* It goes no further; a hex on the way has been reached even where it stops. */
static void stop(const struct ks_moment *d, struct ks_given *given, size_t i,
                 enum ks_halt halt)
{
    if (given->station[i].halt != halt)
        ks_given_pass(given, d->g, &d->s, given->order.piece[i]);
    given->station[i].halt = (uint8_t)halt;
}

/* Each stops by itself: after a loss, and before an enemy. */
static void note_conditions(const struct ks_moment *d, struct ks_given *given)
{
    const struct ks_order *o = &given->order;
    for (size_t i = 0; i < o->pieces; i++) {
        if ((o->kind == KS_ORDER_MARCH || o->loss) &&
            ks_piece_losses(d->g, &d->s, o->piece[i]) > given->station[i].lost)
            stop(d, given, i, KS_HALT_LOSS);
        else if (ks_piece_is_neared(d, given, i))
            stop(d, given, i, KS_HALT_NEAR);
    }
}

/* Those that gather about the goal are there when nobody of the march can come nearer. */
static void have_gathered(const struct ks_moment *d, struct ks_given *given)
{
    bool keep[KS_ORDER_PIECES];
    for (size_t i = 0; i < given->order.pieces; i++)
        keep[i] = !given->station[i].gathers ||
                  given->station[i].halt != KS_HALT_NO_WAY ||
                  ks_moment_hex(d, given->order.piece[i]) == KS_NONE;
    ks_given_keep(given, keep);
}

/* It waits as long as one of its pieces may go on in the next impulse. */
bool ks_march_waits(struct ks_moment *d, struct ks_given *given)
{
    for (size_t i = 0; i < given->order.pieces; i++)
        if (given->station[i].halt == KS_HALT_NONE)
            return false;
    have_gathered(d, given);
    if (given->order.pieces == 0)
        return ks_moment_over(d, given);
    if (given->station[0].halt == KS_HALT_REFUSED)
        ks_given_refused(given, d->g, &d->s);
    return ks_moment_halt(d, given, (enum ks_halt)given->station[0].halt);
}

/* In the middle of a move: after a loss, also of one who goes along, the player decides how it goes
 * on; before an enemy it ends. */
static bool goes_on_moving(struct ks_moment *d, struct ks_given *given, size_t i)
{
    bool along[KS_ORDER_PIECES];
    for (size_t k = 0; k < given->order.pieces; k++)
        along[k] = goes_along(d, given, k, i);
    note_conditions(d, given);
    for (size_t k = 0; k < given->order.pieces; k++)
        if (along[k] && given->station[k].halt == KS_HALT_LOSS)
            stop(d, given, i, KS_HALT_LOSS);
    if (given->station[i].halt == KS_HALT_LOSS)
        return ks_march_waits(d, given);
    if (given->station[i].halt == KS_HALT_NEAR && ks_moment_decline(d, given)) {
        ks_march_waits(d, given);
        return true;
    }
    return goes(d, given, i);
}

bool ks_unfold_march(struct ks_moment *d, struct ks_given *given)
{
    struct ks_order *o = &given->order;
    bool tried[KS_ORDER_PIECES] = {false};
    if (d->matter != KS_MATTER_ORDER && d->matter != KS_MATTER_GOING)
        return false;
    if (d->in_hand != KS_NONE) {
        size_t i = ks_order_index(o, d->in_hand);
        return i < o->pieces && goes_on_moving(d, given, i);
    }
    muster(d, given);
    if (o->pieces == 0)
        return ks_moment_over(d, given);
    note_conditions(d, given);
    for (size_t i; (i = foremost(d, given, tried)) < o->pieces; tried[i] = true)
        if (goes(d, given, i))
            return true;
    return ks_march_waits(d, given);
}
