/* [LB-2.16-20] R27: cavalry rides at a piece that has come near it. frame.unit is on the move,
 * frame.side may ride at it, frame.b tries, frame.a is the row if infantry tries carré then. */
#include "labataille/carre.h"
#include "labataille/contact.h"
#include "labataille/dice.h"
#include "labataille/move.h"
#include "labataille/procs.h"
#include "labataille/reach.h"
#include "labataille/sequence.h"

enum { ASKING, ROLLING, RIDING, DONE };
enum { LEAST_RIDE = 1 }; /* at least one hex is ridden */

static int distance_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    struct lb_plan at = lb_plan_of(s, u);
    return lb_distance_to(g, s, &at, frame_of(s)->unit);
}

/* Cavalry that let the piece pass is asked again when it comes nearer. */
static uint16_t why_not_ride(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    if (side_of(g, u) != f->side)
        return NOT_YOUR_UNIT;
    if (!is_horse(g, u))
        return ONLY_HORSE_CHARGES;
    if (piece(s, u)->refused && distance_of(g, s, u) >= piece(s, u)->refused)
        return HAS_LET_IT_GO;
    return lb_why_not_ride_at(g, s, u, f->unit, LEAST_RIDE);
}

static bool anybody(const struct ks_game *g, const struct ks_state *s)
{
    for (ks_unit u = 0; u < g->pieces; u++)
        if (is_horse(g, u) && !why_not_ride(g, s, u))
            return true;
    return false;
}

/* It has come to the piece, or was stopped on the way. */
static void meet(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    struct lb_plan at = lb_plan_of(p->s, f->b);
    f->step = DONE;
    if (!on_map(p->s, f->b) || !is_good(p->s, f->b) || !on_map(p->s, f->unit))
        return;
    mark(p->s, f->b, LB_CHARGED | LB_STIRRED | LB_HURRIED);
    ks_hex met = lb_hex_met(p->g, p->s, f->b, &at, f->unit);
    if (met != KS_NONE)
        lb_push_contact(p, f->b, met, (int)f->mask[0], f->a);
}

bool lb_opportunity_charge_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (f->step == RIDING) {
        meet(p);
        return false;
    }
    bool moves = on_map(p->s, f->unit) && has(p->s, f->unit, LB_MOVING);
    if (f->step == DONE || (f->step == ASKING && (!moves || !anybody(p->g, p->s)))) {
        ks_pop(p);
        return false;
    }
    p->s->actor = f->step == ROLLING ? KS_CHANCE : f->side;
    return true;
}

void lb_opportunity_charge_list(const struct ks_game *g, const struct ks_state *s,
                                struct list *out)
{
    if (frame_of(s)->step == ROLLING)
        offer_two_dice(out);
    else
        lb_list_riders(g, s, out, why_not_ride);
}

uint16_t lb_opportunity_charge_why(const struct ks_game *g, const struct ks_state *s,
                                   struct ks_action a)
{
    return frame_of(s)->step == ROLLING ? why_not_two_dice(a)
                                        : lb_why_not_answer(g, s, a, why_not_ride);
}

static void let_go(struct play *p)
{
    for (ks_unit u = 0; u < p->g->pieces; u++)
        if (is_horse(p->g, u) && !why_not_ride(p->g, p->s, u))
            edit(p->s, u)->refused = (uint8_t)distance_of(p->g, p->s, u);
    ks_pop(p);
}

/* 5.14: the row of the carré chart is how near the rider is when it starts; 0: too near. */
static int row_from(const struct ks_game *g, const struct ks_state *s, ks_unit rider,
                    ks_unit mover)
{
    int reach = lb_at_dusk(g, s, LB_CARRE_REACH), row = reach;
    if (distance_of(g, s, rider) < lb(g)->opportunity_carre)
        return 0;
    for (int i = 0; i < parts(s, mover); i++) {
        int away = lb_points_away(g, s, rider, lb_part_hex(g, s, mover, i), reach);
        row = away < row ? away : row;
    }
    return row;
}

/* Whatever comes of it, the piece moves no farther. */
static void roll(struct play *p, int dice)
{
    struct ks_frame *f = frame(p->s);
    ks_unit rider = f->b, mover = f->unit;
    if (!lb_rides_to_meet(p, dice)) {
        f->step = ASKING;
        return;
    }
    for (ks_unit u = 0; u < p->g->pieces; u++)
        if (is_foot(p->g, u))
            unmark(p->s, u, LB_TRIED);
    lb_end_move(p);
    edit(p->s, rider)->spent = 0;
    f->step = RIDING;
    f->a = (uint16_t)row_from(p->g, p->s, rider, mover);
    lb_push_ride(p, rider, mover);
}

void lb_opportunity_charge_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    if (f->step == ROLLING)
        roll(p, dice_of(a.arg));
    else if (a.verb == HOLD)
        let_go(p);
    else {
        mark(p->s, a.unit, LB_REACTED);
        f->b = a.unit;
        f->step = ROLLING;
    }
}
