/* The target has broken. frame.unit rode at it, frame.hex is the hex it left, frame.a the unit that is
 * pursued, frame.count: enum lb_aftermath. */
#include "labataille/charge.h"
#include "labataille/contact.h"
#include "labataille/dice.h"
#include "labataille/morale.h"
#include "labataille/procs.h"
#include "labataille/reach.h"

enum { GUNS_LEFT, DECIDING, ROLLING, CHASING };

void lb_push_aftermath(struct play *p, ks_unit rider, ks_hex h, enum lb_aftermath after)
{
    ks_unit quarry = lb_top_unit(p->g, p->s, h, !side_of(p->g, rider));
    for (EACH_NODE(n, p->s, h)) /* its infantry before its guns */
        if (is_foot(p->g, node_unit(p->g, n))) {
            quarry = node_unit(p->g, n);
            break;
        }
    struct ks_frame *f = lb_push(p, PROC_RECALL);
    f->unit = rider;
    f->hex = h;
    f->side = (uint8_t)side_of(p->g, rider);
    f->a = quarry;
    f->count = (uint8_t)after;
}

/* ---- the pursuit: by the shortest way, next to the first enemy, or to its quarry, R124 ---- */

static bool is_loose(const struct ks_state *s)
{
    return has(s, frame_of(s)->unit, LB_LOOSE);
}

/* Sides it may turn in a hex, as in the charge. */
static int turn_limit(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (parts(s, u) > 1)
        return 0;
    return unit(g, u)->heavy ? lb(g)->charge_turns_heavy : lb(g)->charge_turns_light;
}

static uint16_t why_not_chase(const struct ks_game *g, const struct ks_state *s, int d,
                              struct lb_plan *next)
{
    const struct ks_frame *f = frame_of(s);
    struct lb_plan at = lb_plan_of(s, f->unit);
    int facing = lb_turned_to(at.facing, d), turns = lb_turns_between(at.facing, facing);
    if (turns > turn_limit(g, s, f->unit))
        return CHARGER_TURNS_TOO_FAR;
    uint16_t why = lb_gallop_step(g, s, f->unit, &at, d, next);
    if (why)
        return why;
    if (next->onto_enemy)
        return ENEMY_IS_THERE;
    next->facing = (uint8_t)facing;
    next->cost += turns * lb(g)->charge_turn;
    if (lb_distance_to(g, s, next, f->a) >= lb_distance_to(g, s, &at, f->a))
        return RIDES_NEARER;
    return next->cost > lb_rider_points(g, s, f->unit) ? NO_POINTS_LEFT : 0;
}

static int cheapest_chase(const struct ks_game *g, const struct ks_state *s)
{
    struct lb_plan next;
    int best = 0;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (!why_not_chase(g, s, d, &next) && (!best || next.cost < best))
            best = next.cost;
    return best;
}

static bool can_attack(const struct ks_game *g, const struct ks_state *s, ks_hex from,
                       int d)
{
    ks_hex h = next_hex(g, from, d);
    enum lb_water water = is_on_map(g, h) ? lb_water(g, from, d) : RIVER_SIDE;
    bool open = water == NO_WATER || (water != RIVER_SIDE && lb(g)->stream_assault);
    return open && holds(s, h, !frame_of(s)->side);
}

/* The enemy hex it has come next to: its quarry's, if it is that; straight ahead before others. */
static ks_hex hex_caught(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    const struct lb_piece *x = piece(s, f->unit);
    ks_hex found = KS_NONE;
    for (int k = 0; k < KS_DIRECTIONS * x->parts; k++) {
        int d = k % KS_DIRECTIONS;
        ks_hex from = lb_part_hex(g, s, f->unit, k / KS_DIRECTIONS);
        ks_hex h = next_hex(g, from, d);
        if (!can_attack(g, s, from, d) || (x->parts > 1 && !is_ahead(x->facing, d)))
            continue;
        if (lb_part_in(g, s, f->a, h) >= 0)
            return h;
        if (is_loose(s) && f->b && (found == KS_NONE || is_ahead(x->facing, d)))
            found = h;
    }
    return found;
}

static bool is_straight_at(const struct ks_game *g, const struct ks_state *s, ks_hex h)
{
    const struct ks_frame *f = frame_of(s), *charge = lb_charge_of(s, f->unit);
    int side = lb_touched_side(g, s, f->unit, h);
    return charge && side != KS_NO_DIRECTION && lb_is_straight(g, charge->a) &&
           is_ahead(piece(s, f->unit)->facing, opposite(side));
}

/* True if there is a way to choose. */
static bool chase(struct play *p)
{
    struct ks_frame f = *frame(p->s);
    ks_hex caught = on_map(p->s, f.a) ? hex_caught(p->g, p->s) : KS_NONE;
    if (caught == KS_NONE && on_map(p->s, f.a) && cheapest_chase(p->g, p->s)) {
        p->s->actor = f.side;
        return true;
    }
    bool straight = caught != KS_NONE && is_straight_at(p->g, p->s, caught);
    lb_pop(p);
    if (caught != KS_NONE)
        lb_bind(p, f.unit, caught, straight);
    else
        lb_charge_over(p, f.unit); /* R13 */
    return false;
}

/* ---- what follows ---- */

/* [LB-2.16-20] The rider takes the hex of the skirmishers and is tired. */
static void enter_hex(struct play *p)
{
    struct ks_frame f = *frame(p->s);
    struct lb_plan at = lb_plan_of(p->s, f.unit), next;
    struct lb_piece *x = edit(p->s, f.unit);
    int side = lb_touched_side(p->g, p->s, f.unit, f.hex);
    lb_pop(p);
    if (x->readiness == LB_FRESH) {
        x->readiness = LB_TIRED;
        event(p, TIRED_BY_RIDE, f.unit, x->hex, 0);
    }
    x->rest = moment(p->s);
    unmark(p->s, f.unit, LB_STIRRED | LB_HURRIED);
    if (side != KS_NO_DIRECTION &&
        !lb_gallop_step(p->g, p->s, f.unit, &at, opposite(side), &next)) {
        next.facing = (uint8_t)lb_turned_to(at.facing, opposite(side));
        lb_gallop(p, f.unit, &next);
    }
}

static void decide(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_unit rider = f->unit;
    switch (f->count) {
    case AFTER_RECALL: f->step = ROLLING; return;
    case AFTER_FOLLOWING: f->step = CHASING; return;
    case AFTER_ENTERING: enter_hex(p); return;
    case AFTER_FREE:
        lb_pop(p);
        lb_charge_goes_on(p, rider);
        return;
    default: lb_pop(p); return;
    }
}

/* [LB-2.16-23] R125: guns left behind are then as guns alone, and come before any pursuit. */
static void see_to_guns(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    f->step = DECIDING;
    if (lb_kind_of_target(p->g, p->s, f->hex, !f->side) == TARGET_GUNS &&
        lb_touched_side(p->g, p->s, f->unit, f->hex) != KS_NO_DIRECTION)
        lb_push_stand(p, f->unit, f->hex,
                      lb_charge_of(p->s, f->unit) ? lb_charge_of(p->s, f->unit)->a : 0);
}

bool lb_recall_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (!on_map(p->s, f->unit) || !is_good(p->s, f->unit) ||
        has(p->s, f->unit, LB_BOUND)) {
        lb_pop(p);
        return false;
    }
    switch (f->step) {
    case GUNS_LEFT: see_to_guns(p); return false;
    case DECIDING: decide(p); return false;
    case CHASING: return chase(p);
    default: p->s->actor = KS_CHANCE; return true;
    }
}

void lb_recall_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    struct lb_plan next;
    const struct ks_frame *f = frame_of(s);
    if (f->step == ROLLING) {
        offer_die(out);
        return;
    }
    int best = cheapest_chase(g, s);
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (!why_not_chase(g, s, d, &next) && next.cost == best)
            offer(out, action(RIDE, f->unit, next.hex, 0));
}

uint16_t lb_recall_why(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a)
{
    struct lb_plan next;
    const struct ks_frame *f = frame_of(s);
    if (f->step == ROLLING)
        return why_not_die(a);
    if (a.verb != RIDE || a.unit != f->unit)
        return CHOOSE_THE_WAY;
    int d = ks_grid_direction(grid(g), piece(s, f->unit)->hex, a.hex);
    if (d == KS_NO_DIRECTION)
        return NOT_ADJACENT;
    uint16_t why = why_not_chase(g, s, d, &next);
    return why ? why : next.cost == cheapest_chase(g, s) ? 0 : SHORTEST_WAY;
}

/* [RZ-RECALL-5] */
static int recall_modifiers(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            struct ks_events *out)
{
    for (int i = 0; i < parts(s, u); i++)
        for (EACH_NODE(n, s, lb_part_hex(g, s, u, i))) {
            ks_unit v = node_unit(g, n);
            if (is_leader(g, v) && side_of(g, v) == side_of(g, u) &&
                unit(g, v)->lead_cavalry)
                return lb_note_modifier(out, MOD_RECALL_LEADER, u, lb(g)->recall_leader);
        }
    return 0;
}

/* [RZ-RECALL-1 RZ-RECALL-2 RZ-RECALL-3 RZ-RECALL-4] */
static void roll(struct play *p, int die)
{
    struct ks_frame *f = frame(p->s);
    ks_unit u = f->unit;
    int least = lb(p->g)->recall[unit(p->g, u)->army];
    int more = recall_modifiers(p->g, p->s, u, p->events);
    if (die + more >= least) {
        tell(p, sentence(IS_RECALLED, u, KS_NONE, die, least));
        lb_pop(p);
        lb_charge_goes_on(p, u);
        return;
    }
    tell(p, sentence(IS_NOT_RECALLED, u, KS_NONE, die, least));
    mark(p->s, u, LB_LOOSE);
    f->step = CHASING;
}

/* frame.b: it has taken a step of the pursuit. */
void lb_recall_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    struct lb_plan next;
    if (f->step == ROLLING) {
        roll(p, a.arg);
        return;
    }
    int d = ks_grid_direction(grid(p->g), piece(p->s, a.unit)->hex, a.hex);
    why_not_chase(p->g, p->s, d, &next);
    f->b = 1;
    lb_note_straight(p, a.unit, next.facing != piece(p->s, a.unit)->facing);
    lb_gallop(p, a.unit, &next);
}
