#include "labataille/gallop.h"

#include "labataille/alone.h"
#include "labataille/check.h"
#include "labataille/contact.h"
#include "labataille/frames.h"
#include "labataille/move.h"
#include "labataille/opportunity.h"
#include "labataille/procs.h"
#include "labataille/zone.h"

int lb_turned_to(int facing, int direction)
{
    if (is_ahead(facing, direction))
        return facing;
    if (facing >= 6)
        return lb_side(direction);
    int as_left = lb_corner((direction + 1) % 6), as_right = lb_corner(direction);
    return lb_turns_between(facing, as_left) < lb_turns_between(facing, as_right)
               ? as_left
               : as_right;
}

int lb_turns_between(int a, int b)
{
    int off = (a - b + 12) % 6;
    return off > 3 ? 6 - off : off;
}

ks_hex lb_rider_hex(const struct ks_game *g, const struct lb_plan *at, int part)
{
    return part ? next_hex(g, at->hex, trail_at(at->trail, 0)) : at->hex;
}

uint16_t lb_why_not_attack_across(const struct ks_game *g, ks_hex from, int direction)
{
    ks_hex to = next_hex(g, from, direction);
    if (!is_on_map(g, to) || ground(g, to) != LB_CLEAR || has_bridge(g, from, direction))
        return NO_CHARGE_THERE;
    enum lb_water water = lb_water(g, from, direction);
    bool open = water == NO_WATER || (water != RIVER_SIDE && lb(g)->stream_assault);
    return open ? 0 : NO_CHARGE_ACROSS;
}

/* Room among friends; [LB-2.5-2] cavalry passes skirmishers, carrés, limbered guns. */
static uint16_t why_no_room(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            ks_hex to, int part, const struct lb_plan *next)
{
    struct lb_crowd there = lb_crowd_of(g, s, to, side_of(g, u), 0), both = there;
    int increments = lb_part_increments(g, s, u, part);
    lb_crowd_add(g, s, &both, u, increments, next->form, next->parts > 1);
    return lb_why_not_pass(g, &there, &both, to, false);
}

static uint16_t part_goes(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                          ks_hex from, int d, int part, struct lb_plan *next)
{
    uint16_t why;
    struct lb_gait gait = lb_gait_of(g, s, u);
    ks_hex to = next_hex(g, from, d);
    int cost = lb_step_cost(g, gait, from, d, &why);
    if (why)
        return why;
    if (ground(g, to) != LB_CLEAR || has_bridge(g, from, d))
        return NO_CHARGE_THERE;
    next->cost = cost > next->cost ? cost : next->cost;
    next->wades |= lb_wades(g, gait, from, d);
    if (!holds(s, to, !side_of(g, u)))
        return why_no_room(g, s, u, to, part, next);
    next->onto_enemy = true;
    return lb_goes_among(g, s, u, to) ? 0 : ENEMY_IS_THERE;
}

uint16_t lb_gallop_step(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        const struct lb_plan *at, int direction, struct lb_plan *next)
{
    uint16_t why = 0;
    *next = *at;
    next->cost = 0;
    next->wades = next->onto_enemy = false;
    next->form = (uint8_t)(at->form == LB_GENERAL ? LB_COLUMN : at->form);
    for (int i = 0; i < at->parts && !why; i++)
        why = part_goes(g, s, u, lb_rider_hex(g, at, i), direction, i, next);
    next->hex = next_hex(g, at->hex, direction);
    next->came = (uint8_t)opposite(direction);
    next->steps = true;
    if (!why && at->parts > 1 && lb_water(g, next->hex, trail_at(next->trail, 0)))
        return WATER_BETWEEN;
    return why;
}

uint16_t lb_gallop_wheel(const struct ks_game *g, const struct ks_state *s,
                         struct ks_action a, struct lb_plan *next)
{
    *next = lb_plan_of(s, a.unit);
    uint16_t why = lb_plan_wheel(g, s, a, next);
    if (why)
        return why;
    next->cost += lb(g)->charge_turn - lb(g)->wheel;
    return 0; /* a line wheels over clear ground only */
}

/* ---- doing it ---- */

static void take_leaders(struct play *p, ks_unit u, ks_hex to)
{
    for (ks_unit v = lb_next_moving(p->g, p->s, KS_NONE); v != KS_NONE;
         v = lb_next_moving(p->g, p->s, v)) {
        if (!is_leader(p->g, v) || side_of(p->g, v) != side_of(p->g, u))
            continue;
        lb_lift(p->g, p->s, v);
        put_in(p->g, p->s, v, to, LB_AT_BOTTOM);
    }
}

/* [LB-2.5-2] R47: it is where the plan was made, or has closed up next to where it wants to go. */
static bool can_still(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                      const struct lb_plan *to)
{
    if (!on_map(s, u) || !is_good(s, u))
        return false;
    return parts(s, u) == to->parts ||
           (to->parts == 1 && distance(g, piece(s, u)->hex, to->hex) == 1);
}

static void ride(struct play *p, ks_unit u, const struct lb_plan *to)
{
    struct lb_piece *x = edit(p->s, u);
    x->spent = (uint8_t)(x->spent + to->cost);
    x->facing = to->facing;
    if (!to->steps) {
        event(p, TURNS_TO, u, to->hex, to->facing);
        return;
    }
    lb_lift(p->g, p->s, u);
    x->form = to->form;
    x->came = to->came;
    if (to->wades)
        mark(p->s, u, LB_STREAM);
    lb_put(p->g, p->s, u, to->hex, to->trail, to->parts, LB_ON_TOP);
    lb_new_target(p, u);
    take_leaders(p, u, to->hex);
    event(p, RIDES_TO, u, to->hex, to->cost);
    lb_meet_lonely(p, u);
    for (int i = 0; i < to->parts; i++)
        lb_ask_passing(p, u, lb_part_hex(p->g, p->s, u, i));
    lb_push_checks(p);
}

/* ---- waiting for the fire ---- PROC_GALLOP: frame.unit rides to frame.hex as the rest of the frame
 * says: frame.a the trail, frame.b the cost, frame.count what the plan notes, mask[0] its bytes. */
enum { NOTES_STEP = 1, NOTES_STREAM = 2 };

static void keep_plan(struct ks_frame *f, const struct lb_plan *plan)
{
    f->hex = plan->hex;
    f->a = plan->trail;
    f->b = (uint16_t)plan->cost;
    f->count =
        (uint8_t)((plan->steps ? NOTES_STEP : 0) | (plan->wades ? NOTES_STREAM : 0));
    f->mask[0] = plan->parts | (uint32_t)plan->facing << 8 | (uint32_t)plan->form << 16 |
                 (uint32_t)plan->came << 24;
}

static struct lb_plan kept_plan(const struct ks_frame *f)
{
    return (struct lb_plan){.hex = f->hex,
                            .trail = f->a,
                            .parts = (uint8_t)f->mask[0],
                            .facing = (uint8_t)(f->mask[0] >> 8),
                            .form = (uint8_t)(f->mask[0] >> 16),
                            .came = (uint8_t)(f->mask[0] >> 24),
                            .cost = f->b,
                            .steps = f->count & NOTES_STEP,
                            .wades = f->count & NOTES_STREAM};
}

/* [LB-2.7-6 LB-2.12-1 LB-2.12-2] */
static bool draws_fire(const struct play *p, ks_unit u, const struct lb_plan *to)
{
    return to->onto_enemy || lb_zone_on(p->g, p->s, u) ||
           lb_next_to_square(p->g, p->s, u);
}

void lb_gallop(struct play *p, ks_unit u, const struct lb_plan *to)
{
    if (!draws_fire(p, u, to)) {
        ride(p, u, to);
        return;
    }
    struct ks_frame *f = ks_push(p, PROC_GALLOP);
    f->unit = u;
    f->side = (uint8_t)side_of(p->g, u);
    keep_plan(f, to);
    lb_push_opportunity_fire(p, u, to->onto_enemy ? to->hex : KS_NONE);
}

bool lb_gallop_run(struct play *p)
{
    ks_unit u = frame(p->s)->unit;
    struct lb_plan to = kept_plan(frame(p->s));
    ks_pop(p);
    if (can_still(p->g, p->s, u, &to))
        ride(p, u, &to);
    else
        lb_break_stride(p, u);
    return false;
}

/* It asks nothing itself. */
/* ---- a frame that was read ---- */

/* The step that waits could have been planned from where the rider is. */
const char *lb_gallop_misfit(const struct ks_game *g, const struct ks_state *s,
                             const struct ks_frame *f)
{
    struct lb_plan to = kept_plan(f);
    bool rides = to.form == LB_COLUMN || to.form == LB_LINE;
    bool known = to.form < LB_FORMATIONS && (rides || !to.steps) && to.parts >= 1 &&
                 to.parts <= 2 && to.facing < LB_FACINGS && to.came <= KS_NO_DIRECTION &&
                 faces_corner(to.form) == (to.facing < 6);
    if (!known || (to.parts == 2 && !is_on_map(g, lb_rider_hex(g, &to, 1))))
        return "no such ride waits";
    if (!can_still(g, s, f->unit, &to))
        return NULL;
    bool far = distance(g, piece(s, f->unit)->hex, to.hex) > parts(s, f->unit);
    if (far || (!to.steps && to.form != form(s, f->unit)))
        return "a ride to where it cannot go";
    return to.steps && holds(s, to.hex, !f->side) &&
                   lb_kind_of_target(g, s, to.hex, !f->side) != TARGET_SQUARE
               ? "a ride onto the enemy"
               : NULL;
}
