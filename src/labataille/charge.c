#include "labataille/charge.h"

#include "labataille/condition.h"
#include "labataille/contact.h"
#include "labataille/face.h"
#include "labataille/move.h"
#include "labataille/opportunity.h"
#include "labataille/procs.h"
#include "labataille/reach.h"

const struct ks_frame *lb_charge_of(const struct ks_state *s, ks_unit u)
{
    for (int i = s->depth; i-- > 0;)
        if (s->frame[i].proc == PROC_CHARGE && s->frame[i].unit == u)
            return &s->frame[i];
    return NULL;
}

static struct ks_frame *charge_frame(struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = lb_charge_of(s, u);
    return f ? &s->frame[f - s->frame] : NULL;
}

/* [LB-2.16-6] */
int lb_rider_points(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    int points = lb_charge_of(s, u) ? 2 * unit(g, u)->movement + lb(g)->charge_more
                                    : 2 * lb_reach(g, s, u);
    return points - piece(s, u)->spent;
}

/* ---- what others do to a charge ---- */

void lb_charge_over(struct play *p, ks_unit u)
{
    struct ks_frame *f = charge_frame(p->s, u);
    if (f)
        f->count |= CHARGE_OVER | CHARGE_MADE;
}

void lb_charge_goes_on(struct play *p, ks_unit u)
{
    struct ks_frame *f = charge_frame(p->s, u);
    if (!f)
        return;
    f->count |= CHARGE_FREE | CHARGE_MADE;
    f->hex = KS_NONE;
    f->step = CHARGE_RIDES;
    event(p, RIDES_ON, u, piece(p->s, u)->hex, lb_rider_points(p->g, p->s, u) / 2);
}

void lb_note_straight(struct play *p, ks_unit u, bool turned)
{
    struct ks_frame *f = charge_frame(p->s, u);
    if (f)
        f->a = (uint16_t)(turned ? 1 : f->a + 1);
}

void lb_break_stride(struct play *p, ks_unit u)
{
    struct ks_frame *charge = charge_frame(p->s, u), *ride = frame(p->s);
    if (charge)
        charge->a = 0;
    if (ride->proc == PROC_RIDE)
        ride->b = 0;
}

bool lb_is_straight(const struct ks_game *g, int hexes)
{
    return hexes >= lb(g)->charge_straight;
}

/* A unit in one hex turns to what it is to attack. */
static void face_hex(struct play *p, ks_unit u, ks_hex h)
{
    struct lb_piece *x = edit(p->s, u);
    int d = ks_grid_direction(grid(p->g), x->hex, h);
    if (x->parts == 1 && d != KS_NO_DIRECTION)
        x->facing = (uint8_t)lb_turned_to(x->facing, d);
}

void lb_bind(struct play *p, ks_unit u, ks_hex h, bool straight)
{
    face_hex(p, u, h);
    edit(p->s, u)->bound = h;
    mark(p->s, u, LB_BOUND | LB_CHARGED | (straight ? LB_STRAIGHT : 0u));
    event(p, straight ? CHARGE_STRIKES : CHARGE_HALTS, u, h, 0);
    lb_charge_over(p, u);
}

/* ---- beginning ---- */

static void forget_last_charge(struct play *p)
{
    for (ks_unit u = 0; u < p->g->pieces; u++)
        unmark(p->s, u, is_foot(p->g, u) ? LB_PASSED | LB_TRIED : LB_PASSED);
}

void lb_push_charge(struct play *p, ks_unit u)
{
    struct lb_piece *x = edit(p->s, u);
    struct ks_frame *f = ks_push(p, PROC_CHARGE);
    f->unit = u;
    f->side = (uint8_t)side_of(p->g, u);
    f->mask[0] = x->hex | (uint32_t)x->trail << 16;
    x->spent = 0;
    mark(p->s, u, LB_CHARGED);
    forget_last_charge(p);
    lb_new_target(p, u);
    event(p, CHARGE_BEGINS, u, x->hex, 0);
}

/* ---- its end ---- */

/* R10: of what was passed by, what it could attack from where it stands. */
static uint16_t shunned(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    unsigned bits = 0;
    for (int i = 0; i < parts(s, u); i++)
        for (int d = 0; d < KS_DIRECTIONS; d++) {
            ks_hex h = next_hex(g, lb_part_hex(g, s, u, i), d);
            ks_unit v = is_on_map(g, h) ? lb_top_unit(g, s, h, !side_of(g, u)) : KS_NONE;
            if (v != KS_NONE && has(s, v, LB_PASSED))
                bits |= 1u << (6 * i + d);
        }
    return (uint16_t)bits;
}

bool lb_was_passed_by(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                      ks_hex h)
{
    for (int i = 0; i < parts(s, u) && i < 2; i++) {
        int d = ks_grid_direction(grid(g), lb_part_hex(g, s, u, i), h);
        if (d != KS_NO_DIRECTION && piece(s, u)->shunned >> (6 * i + d) & 1)
            return true;
    }
    return false;
}

static void dismiss_leaders(struct play *p)
{
    for (ks_unit u = lb_next_moving(p->g, p->s, KS_NONE); u != KS_NONE;
         u = lb_next_moving(p->g, p->s, u)) {
        unmark(p->s, u, LB_MOVING);
        mark(p->s, u, LB_MOVED);
    }
}

/* [LB-2.16-16] R6: a charger that has spent its printed points without contact routs in place. */
static void finish(struct play *p)
{
    struct ks_frame f = *frame(p->s);
    bool spent = piece(p->s, f.unit)->spent >= 2 * unit(p->g, f.unit)->movement;
    ks_pop(p);
    dismiss_leaders(p);
    event(p, CHARGE_ENDS, f.unit, piece(p->s, f.unit)->hex, 0);
    if (!on_map(p->s, f.unit) || !is_good(p->s, f.unit))
        return;
    edit(p->s, f.unit)->shunned = shunned(p->g, p->s, f.unit);
    for (int i = 0; i < parts(p->s, f.unit); i++)
        lb_align(p->g, p->s, lb_part_hex(p->g, p->s, f.unit, i), f.side);
    lb_dry_out(p, f.unit);
    if (spent && !(f.count & CHARGE_MADE)) {
        event(p, CHARGE_IN_VAIN, f.unit, piece(p->s, f.unit)->hex, 0);
        lb_rout(p, f.unit);
    }
}

/* [LB-2.5-2] A charger that stops on a carré it was riding over fights it. */
static void stop_on_square(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_hex h = piece(p->s, f->unit)->hex;
    if (holds(p->s, h, !f->side) && !has(p->s, f->unit, LB_BOUND))
        lb_bind(p, f->unit, h, false);
}

/* ---- going on ---- */

static bool is_ended(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    if (!on_map(s, f->unit) || !is_good(s, f->unit) || f->count & CHARGE_OVER)
        return true;
    return f->step == CHARGE_RIDES && lb_points_to_ride(g, s) <= 0;
}

static void push_window(struct play *p, uint8_t proc, ks_hex h, int side)
{
    ks_unit u = frame(p->s)->unit;
    struct ks_frame *f = ks_push(p, proc);
    f->unit = u;
    f->hex = h;
    f->side = (uint8_t)side;
}

/* What answers the target has before it is reached. */
static void ask_target(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    enum lb_target kind = lb_kind_of_target(p->g, p->s, f->hex, !f->side);
    f->step = TARGET_NEAR;
    if (kind == TARGET_SKIRMISHERS)
        push_window(p, PROC_RUN, f->hex, !f->side);
    else if (kind == TARGET_FOOT)
        push_window(p, PROC_CARRE_WINDOW, f->hex, !f->side);
}

static void ride_in(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    struct lb_plan step;
    f->step = TARGET_MET;
    if (!lb_way_in(p->g, p->s, f->unit, f->hex, &step)) { /* R13 */
        lb_charge_over(p, f->unit);
        return;
    }
    lb_note_straight(p, f->unit, false);
    lb_gallop(p, f->unit, &step);
}

static void meet_target(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (!holds(p->s, f->hex, !f->side)) {
        lb_charge_goes_on(p, f->unit);
        return;
    }
    if (lb_touched_side(p->g, p->s, f->unit, f->hex) == KS_NO_DIRECTION) {
        f->step = TARGET_NEAR; /* it closed up under fire: once more from where it is */
        return;
    }
    ks_hex h = f->hex;
    int straight = f->a;
    f->step = CHARGE_RIDES;
    f->hex = KS_NONE;
    f->count |= CHARGE_MADE;
    lb_push_contact(p, f->unit, h, straight, 1);
}

/* [LB-2.16-15] R16: on the way after a recall routed units straight ahead are trampled. */
static void after_step(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    bool free = f->count & CHARGE_FREE;
    f->step = free ? CHARGE_RIDES : CHARGE_CARRES;
    if (free)
        lb_push_pursuit(p, f->unit);
    else if (!(f->count & CHARGE_ASKED) && lb_any_reaction(p->g, p->s, f->unit)) {
        f->count |= CHARGE_ASKED;
        push_window(p, PROC_REACTION, KS_NONE, !f->side);
    }
}

bool lb_charge_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_hex target[LB_AHEAD];
    if (is_ended(p->g, p->s)) {
        if (on_map(p->s, f->unit) && is_good(p->s, f->unit))
            stop_on_square(p);
        finish(p);
        return false;
    }
    switch (f->step) {
    case CHARGE_REACTIONS: after_step(p); return false;
    case CHARGE_CARRES:
        f->step = CHARGE_TARGETS;
        push_window(p, PROC_CARRE_WINDOW, KS_NONE, !f->side);
        return false;
    case CHARGE_TARGETS:
        f->step = CHARGE_RIDES;
        if (!(f->count & CHARGE_FREE) && lb_targets(p->g, p->s, f->unit, target))
            push_window(p, PROC_DECLARE, KS_NONE, f->side);
        return false;
    case TARGET_REACTIONS:
        f->step = TARGET_ANSWERS;
        push_window(p, PROC_REACTION, KS_NONE, !f->side);
        return false;
    case TARGET_ANSWERS: ask_target(p); return false;
    case TARGET_NEAR: ride_in(p); return false;
    case TARGET_MET: meet_target(p); return false;
    default: p->s->actor = f->side; return true;
    }
}
