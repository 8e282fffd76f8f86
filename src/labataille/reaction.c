/* [LB-2.16-19] Cavalry meets a charger. frame.unit: the charger; frame.side: the side that may
 * react; frame.b: the unit that tries. R8: at most two reactions in a charge. */
#include "labataille/charge.h"
#include "labataille/morale.h"
#include "labataille/procs.h"
#include "labataille/reach.h"

enum { ASKING, ROLLING, RIDING };

static uint16_t why_not_react(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u)
{
    return side_of(g, u) == frame_of(s)->side
               ? lb_why_not_ride_at(g, s, u, frame_of(s)->unit, 0)
               : NOT_YOUR_UNIT;
}

/* R18: front to front; the charger attacks, without the bonus; both have charged. */
static void clash(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_unit charger = f->unit, rider = f->b;
    struct lb_plan at = lb_plan_of(p->s, rider);
    ks_hex met = lb_hex_met(p->g, p->s, rider, &at, charger);
    f->step = ASKING;
    if (!on_map(p->s, rider) || !is_good(p->s, rider) || met == KS_NONE)
        return;
    ks_pop(p);
    mark(p->s, rider, LB_COUNTERED | LB_STIRRED | LB_HURRIED);
    mark(p->s, charger, LB_COUNTERED);
    event(p, COUNTERCHARGE, rider, met, 0);
    lb_bind(p, rider, met, false);
    for (int i = 0; i < at.parts; i++)
        if (ks_grid_direction(grid(p->g), lb_rider_hex(p->g, &at, i), met) !=
            KS_NO_DIRECTION) {
            lb_bind(p, charger, lb_rider_hex(p->g, &at, i), false);
            return;
        }
}

bool lb_reaction_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (f->step == RIDING) {
        clash(p);
        return false;
    }
    if (f->step == ASKING && !lb_any_reaction(p->g, p->s, f->unit)) {
        ks_pop(p);
        return false;
    }
    p->s->actor = f->step == ROLLING ? KS_CHANCE : f->side;
    return true;
}

void lb_reaction_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    if (frame_of(s)->step == ROLLING) {
        offer_two_dice(out);
        return;
    }
    offer(out, action(HOLD, KS_NONE, KS_NONE, 0));
    for (ks_unit u = 0; u < g->pieces && !has_enough(out); u++)
        if (is_horse(g, u) && !why_not_react(g, s, u))
            offer(out, action(REACT, u, KS_NONE, 0));
}

uint16_t lb_reaction_why(const struct ks_game *g, const struct ks_state *s,
                         struct ks_action a)
{
    if (frame_of(s)->step == ROLLING)
        return why_not_two_dice(a);
    if (a.verb == HOLD)
        return 0;
    return a.verb == REACT ? why_not_react(g, s, a.unit) : REACT_OR_HOLD;
}

/* One try for a stack and phase. */
static void use_stack(struct play *p, ks_unit u)
{
    for (EACH_NODE(n, p->s, piece(p->s, u)->hex)) {
        ks_unit v = node_unit(p->g, n);
        if (is_horse(p->g, v) && side_of(p->g, v) == side_of(p->g, u))
            mark(p->s, v, LB_REACTED);
    }
}

static void roll(struct play *p, int dice)
{
    struct ks_frame *f = frame(p->s);
    ks_unit rider = f->b, charger = f->unit;
    lb_morale_modifiers(p->g, p->s, rider, p->events);
    if (!lb_passes(p->g, p->s, rider, dice, 0)) {
        event(p, DOES_NOT_CHARGE, rider, KS_NONE, dice_label(dice));
        f->step = ASKING;
        return;
    }
    event(p, RIDES_TO_MEET, rider, KS_NONE, dice_label(dice));
    f->step = RIDING;
    lb_push_ride(p, rider, charger);
}

void lb_reaction_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    if (f->step == ROLLING)
        roll(p, dice_of(a.arg));
    else if (a.verb == HOLD)
        ks_pop(p);
    else {
        use_stack(p, a.unit);
        f->b = a.unit;
        f->step = ROLLING;
    }
}
