/* [LB-2.16-19] Cavalry meets a charger. frame.unit: the charger; frame.side: the side that may
 * react; frame.b: the unit that tries. R8: at most two reactions in a charge. */
#include "labataille/charge.h"
#include "labataille/dice.h"
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
    if (frame_of(s)->step == ROLLING)
        offer_two_dice(out);
    else
        lb_list_riders(g, s, out, why_not_react);
}

uint16_t lb_reaction_why(const struct ks_game *g, const struct ks_state *s,
                         struct ks_action a)
{
    return frame_of(s)->step == ROLLING ? why_not_two_dice(a)
                                        : lb_why_not_answer(g, s, a, why_not_react);
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
    if (!lb_rides_to_meet(p, dice)) {
        f->step = ASKING;
        return;
    }
    f->step = RIDING;
    lb_push_ride(p, f->b, f->unit);
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
