/* The way of a rider in reaction or at an opportunity. frame.unit rides, frame.a is its quarry,
 * frame.b counts the hexes ridden straight, R11. */
#include "labataille/morale.h"
#include "labataille/opportunity.h"
#include "labataille/procs.h"
#include "labataille/reach.h"

/* ---- who rides ---- */

void lb_list_riders(const struct ks_game *g, const struct ks_state *s, struct list *out,
                    lb_why_not_rider *why)
{
    offer(out, action(HOLD, KS_NONE, KS_NONE, 0));
    for (ks_unit u = 0; u < g->pieces && !has_enough(out); u++)
        if (is_horse(g, u) && !why(g, s, u))
            offer(out, action(REACT, u, KS_NONE, 0));
}

uint16_t lb_why_not_answer(const struct ks_game *g, const struct ks_state *s,
                           struct ks_action a, lb_why_not_rider *why)
{
    return a.verb == HOLD ? 0 : a.verb == REACT ? why(g, s, a.unit) : REACT_OR_HOLD;
}

bool lb_rides_to_meet(struct play *p, int dice)
{
    ks_unit rider = frame(p->s)->b;
    lb_morale_modifiers(p->g, p->s, rider, p->events);
    bool rides = lb_passes(p->g, p->s, rider, dice, 0);
    event(p, rides ? RIDES_TO_MEET : DOES_NOT_CHARGE, rider, KS_NONE, dice_label(dice));
    return rides;
}

/* ---- the ride ---- */

void lb_push_ride(struct play *p, ks_unit u, ks_unit quarry)
{
    struct ks_frame *f = ks_push(p, PROC_RIDE);
    f->unit = u;
    f->a = quarry;
    f->side = (uint8_t)side_of(p->g, u);
    edit(p->s, u)->spent = 0;
    lb_new_target(p, u);
}

static bool can_go_on(const struct ks_game *g, const struct ks_state *s)
{
    struct list any = {.enough = 1};
    lb_ride_list(g, s, &any);
    return any.n > 0;
}

/* It has come as far as it can: the quarry straight ahead, or the bonus is lost. */
static void arrive(struct play *p)
{
    const struct ks_frame *f = frame(p->s);
    struct lb_plan at = lb_plan_of(p->s, f->unit);
    ks_hex h = lb_hex_met(p->g, p->s, f->unit, &at, f->a);
    int straight = f->b;
    for (int i = 0; i < at.parts && h != KS_NONE; i++) {
        int d = ks_grid_direction(grid(p->g), lb_rider_hex(p->g, &at, i), h);
        if (d != KS_NO_DIRECTION && !is_ahead(at.facing, d) && at.parts == 1) {
            edit(p->s, f->unit)->facing = (uint8_t)lb_turned_to(at.facing, d);
            straight = 0;
        }
    }
    ks_pop(p);
    frame(p->s)->mask[0] = (uint32_t)straight;
}

bool lb_ride_run(struct play *p)
{
    const struct ks_frame *f = frame(p->s);
    struct lb_plan at = lb_plan_of(p->s, f->unit);
    bool rides = on_map(p->s, f->unit) && is_good(p->s, f->unit) && on_map(p->s, f->a) &&
                 lb_hex_met(p->g, p->s, f->unit, &at, f->a) == KS_NONE &&
                 can_go_on(p->g, p->s);
    p->s->actor = f->side;
    if (!rides)
        arrive(p);
    return rides;
}

uint16_t lb_ride_why(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    struct lb_plan next;
    if (a.verb != RIDE || a.unit != f->unit)
        return CHOOSE_THE_WAY;
    int d = ks_grid_direction(grid(g), piece(s, f->unit)->hex, a.hex);
    return d == KS_NO_DIRECTION ? NOT_ADJACENT
                                : lb_why_not_towards(g, s, f->unit, d, f->a, &next);
}

void lb_ride_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    ks_unit u = frame_of(s)->unit;
    for (int d = 0; d < KS_DIRECTIONS && !has_enough(out); d++) {
        struct ks_action a = action(RIDE, u, next_hex(g, piece(s, u)->hex, d), 0);
        if (!lb_ride_why(g, s, a))
            offer(out, a);
    }
}

void lb_ride_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    struct lb_plan next;
    int d = ks_grid_direction(grid(p->g), piece(p->s, a.unit)->hex, a.hex);
    lb_why_not_towards(p->g, p->s, a.unit, d, f->a, &next);
    bool turns = next.facing != piece(p->s, a.unit)->facing;
    f->b = (uint16_t)(turns ? 1 : f->b + 1);
    lb_gallop(p, a.unit, &next);
}
