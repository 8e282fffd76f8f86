#include "labataille/pursuit.h"

#include "labataille/charge.h"
#include "labataille/contact.h"
#include "labataille/reach.h"

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

uint16_t lb_why_not_chase(const struct ks_game *g, const struct ks_state *s, int d,
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

int lb_cheapest_chase(const struct ks_game *g, const struct ks_state *s)
{
    struct lb_plan next;
    int best = 0;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (!lb_why_not_chase(g, s, d, &next) && (!best || next.cost < best))
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

bool lb_chase(struct play *p)
{
    struct ks_frame f = *frame(p->s);
    ks_hex caught = on_map(p->s, f.a) ? hex_caught(p->g, p->s) : KS_NONE;
    if (caught == KS_NONE && on_map(p->s, f.a) && lb_cheapest_chase(p->g, p->s)) {
        p->s->actor = f.side;
        return true;
    }
    bool straight = caught != KS_NONE && is_straight_at(p->g, p->s, caught);
    ks_pop(p);
    if (caught != KS_NONE)
        lb_bind(p, f.unit, caught, straight);
    else
        lb_charge_over(p, f.unit); /* R13 */
    return false;
}
