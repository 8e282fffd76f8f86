#include "labataille/contact.h"

#include "labataille/carre.h"
#include "labataille/procs.h"

/* PROC_CONTACT: frame.unit rides, frame.hex is met, frame.a the straight hexes, frame.b the row. */
enum { MEETING, ONTO, ON_IT };

/* Everybody in the hex, by what decides, R123: any cavalry; a square; infantry in order; guns. */
enum lb_target lb_kind_of_target(const struct ks_game *g, const struct ks_state *s,
                                 ks_hex h, int side)
{
    bool found[TARGET_ROUTED + 1] = {false};
    for (EACH_NODE(n, s, h)) {
        ks_unit u = node_unit(g, n);
        int now = form(s, u);
        if (side_of(g, u) != side || is_leader(g, u) || has(s, u, LB_ABANDONED))
            continue;
        if (is_routed(s, u))
            found[TARGET_ROUTED] = true;
        else if (is_horse(g, u))
            found[TARGET_HORSE] = true;
        else if (is_gun(g, u))
            found[now == LB_UNLIMBERED ? TARGET_GUNS : TARGET_FOOT] = true;
        else if (now == LB_SKIRMISH)
            found[TARGET_SKIRMISHERS] = true;
        else
            found[now == LB_CARRE || now == LB_MASSE ? TARGET_SQUARE : TARGET_FOOT] =
                true;
    }
    for (int kind = TARGET_HORSE; kind <= TARGET_ROUTED; kind++)
        if (found[kind])
            return (enum lb_target)kind;
    return TARGET_NOBODY;
}

int lb_touched_side(const struct ks_game *g, const struct ks_state *s, ks_unit rider,
                    ks_hex h)
{
    int side = KS_NO_DIRECTION;
    for (int i = 0; i < parts(s, rider); i++) {
        int d = ks_grid_direction(grid(g), h, lb_part_hex(g, s, rider, i));
        if (d == KS_NO_DIRECTION)
            continue;
        if (side == KS_NO_DIRECTION || is_ahead(piece(s, rider)->facing, opposite(d)))
            side = d;
    }
    return side;
}

void lb_push_contact(struct play *p, ks_unit rider, ks_hex h, int straight, int row)
{
    struct ks_frame *f = ks_push(p, PROC_CONTACT);
    f->unit = rider;
    f->hex = h;
    f->a = (uint16_t)straight;
    f->b = (uint16_t)row;
}

void lb_hold_before(struct play *p, ks_unit rider, ks_hex h, int straight)
{
    int side = !side_of(p->g, rider);
    if (lb_kind_of_target(p->g, p->s, h, side) != TARGET_SQUARE) {
        lb_bind(p, rider, h, lb_is_straight(p->g, straight));
        return;
    }
    lb_push_contact(p, rider, h, straight, 0);
    frame(p->s)->step = ONTO;
}

/* ---- onto a carré or Masse [LB-2.16-10 LB-2.21-2] ---- */

/* R47: a line in two hexes closes up on the carré. */
static struct lb_plan closed_up_on(const struct lb_plan *at, ks_hex h, int d, int cost)
{
    struct lb_plan next = *at;
    next.hex = h;
    next.trail = 0;
    next.parts = 1;
    next.came = (uint8_t)opposite(d);
    next.cost = cost;
    next.steps = next.onto_enemy = true;
    return next;
}

static void ride_onto(struct play *p, ks_unit rider, ks_hex h, int d)
{
    struct lb_plan at = lb_plan_of(p->s, rider), next;
    uint16_t why;
    ks_hex from = next_hex(p->g, h, opposite(d));
    int cost = lb_step_cost(p->g, lb_gait_of(p->g, p->s, rider), from, d, &why);
    if (why || cost > lb_rider_points(p->g, p->s, rider)) /* R13 */
        return;
    if (at.parts > 1)
        next = closed_up_on(&at, h, d, cost);
    else if (lb_gallop_step(p->g, p->s, rider, &at, d, &next))
        return;
    else
        next.facing = (uint8_t)lb_turned_to(at.facing, d);
    lb_gallop(p, rider, &next);
}

static bool is_masse(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                     int side)
{
    ks_unit u = lb_top_unit(g, s, h, side);
    return u != KS_NONE && form(s, u) == LB_MASSE;
}

/* [LB-2.21-2] No doubling against a Masse. Too few points: the charge is over, R13. */
static void end_on_it(struct play *p)
{
    struct ks_frame f = *frame(p->s);
    int enemy = !side_of(p->g, f.unit);
    ks_pop(p);
    if (!on_map(p->s, f.unit) || !is_good(p->s, f.unit))
        return;
    if (piece(p->s, f.unit)->hex == f.hex && holds(p->s, f.hex, enemy))
        lb_bind(p, f.unit, f.hex,
                lb_is_straight(p->g, f.a + 1) && !is_masse(p->g, p->s, f.hex, enemy));
    else
        lb_charge_over(p, f.unit);
}

/* ---- meeting ---- */

/* In an opportunity charge units already in carré or Masse check, R122. */
static void meet_square(struct play *p, const struct ks_frame *f)
{
    ks_unit u = lb_top_unit(p->g, p->s, f->hex, !side_of(p->g, f->unit));
    if (!lb_charge_of(p->s, f->unit) && !has(p->s, u, LB_TRIED))
        lb_push_stand(p, f->unit, f->hex, f->a);
    else
        lb_hold_before(p, f->unit, f->hex, f->a);
}

static void meet(struct play *p)
{
    struct ks_frame f = *frame(p->s);
    bool charge = lb_charge_of(p->s, f.unit) != NULL;
    bool straight = lb_is_straight(p->g, f.a);
    enum lb_target kind = lb_kind_of_target(p->g, p->s, f.hex, !side_of(p->g, f.unit));
    ks_pop(p);
    if (kind == TARGET_NOBODY)
        lb_charge_goes_on(p, f.unit);
    else if (kind == TARGET_SQUARE)
        meet_square(p, &f);
    else if (kind == TARGET_HORSE || (charge && !straight)) /* [LB-2.16-17] R11 */
        lb_bind(p, f.unit, f.hex, straight);
    else if (kind == TARGET_SKIRMISHERS) {
        lb_push_aftermath(p, f.unit, f.hex, charge ? AFTER_FREE : AFTER_ENTERING);
        lb_push_trample(p, f.unit, f.hex, true);
    } else if (kind == TARGET_ROUTED) { /* [RZ-STAND-6] */
        lb_push_aftermath(p, f.unit, f.hex, charge ? AFTER_RECALL : AFTER_NOTHING);
        lb_push_trample(p, f.unit, f.hex, true);
    } else {
        lb_push_stand(p, f.unit, f.hex, f.a);
        if (f.b)
            lb_push_carre_window(p, f.unit, f.hex, f.b);
    }
}

bool lb_contact_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (!on_map(p->s, f->unit) || !is_good(p->s, f->unit)) {
        ks_pop(p);
        return false;
    }
    if (f->step == MEETING)
        meet(p);
    else if (f->step == ONTO) {
        int d = lb_touched_side(p->g, p->s, f->unit, f->hex);
        f->step = ON_IT;
        if (d != KS_NO_DIRECTION)
            ride_onto(p, f->unit, f->hex, opposite(d));
    } else
        end_on_it(p);
    return false;
}

/* Contact asks nothing itself. */
