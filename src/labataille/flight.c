/* frame.unit flees, frame.side is its owner; frame.count hexes made, mask[0] and mask[1] the
 * directions of the way; frame.a points spent in a disorder move; frame.b marks as below. */
#include "labataille/flight.h"

#include "labataille/assault.h"
#include "labataille/condition.h"
#include "labataille/dice.h"
#include "labataille/face.h"
#include "labataille/fire_loss.h"
#include "labataille/flight_path.h"
#include "labataille/leader.h"
#include "labataille/loss.h"
#include "labataille/procs.h"
#include "labataille/stacking.h"
#include "labataille/zone.h"

enum { FLEEING, CARP }; /* frame.step */

enum {
    ROUTS = 1,   /* a rout move */
    BEATEN = 2,  /* by a melee result */
    BITTEN = 4,  /* the carp of this flight have been fed */
    LONGEST = 21 /* hexes a way has room for */
};

void lb_push_flight(struct play *p, ks_unit u, enum lb_task_kind kind, bool beaten)
{
    struct ks_frame *f = ks_push(p, PROC_FLIGHT);
    f->unit = u;
    f->side = (uint8_t)side_of(p->g, u);
    f->b = (uint16_t)((kind == TASK_ROUT_MOVE ? ROUTS : 0) | (beaten ? BEATEN : 0));
    mark(p->s, u, LB_HURRIED); /* R88: its rest starts again when the flight is over */
    lb_ask_passing(p, u, piece(p->s, u)->hex);
}

/* [LB-2.14-7] 5.10: cavalry its printed movement. */
static int rout_hexes(const struct ks_game *g, ks_unit u)
{
    return is_horse(g, u) ? unit(g, u)->movement : lb(g)->rout_hexes;
}

/* R39: routed units stop at their own edge when the enemy is as far away as they run. */
static bool is_home(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    ks_hex h = piece(s, u)->hex;
    int side = side_of(g, u);
    return lb(g)->home[side][branch(g, u)][h] == 0 &&
           lb_enemy_distance(g, s, h, side) >= lb(g)->rout_hexes;
}

/* Has it gone as far as it must? */
static bool is_far(const struct ks_game *g, const struct ks_state *s,
                   const struct ks_frame *f)
{
    return f->b & ROUTS ? f->count >= rout_hexes(g, f->unit) || is_home(g, s, f->unit)
                        : f->count > 0 && f->a >= lb(g)->disorder_move;
}

/* R37: a unit that has gone far enough continues only to find room, whatever it costs. */
static struct lb_flight flight_of(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    return (struct lb_flight){.unit = f->unit,
                              .rout = f->b & ROUTS,
                              .first = f->count == 0,
                              .last = f->count + 1 >= rout_hexes(g, f->unit),
                              .points = is_far(g, s, f) ? INT16_MAX
                                                        : lb(g)->disorder_move - f->a,
                              .steps = f->count,
                              .path = (uint64_t)f->mask[1] << 32 | f->mask[0]};
}

/* ---- ends ---- */

/* R72: the owner sets the facing of a disordered unit. */
static void arrive(struct play *p)
{
    ks_unit u = frame(p->s)->unit;
    ks_pop(p);
    lb_take_places(p->g, p->s, u);
    lb_ask_facing(p, u);
}

/* Which ground round its hex it was driven onto, or R207 was broken on. */
static uint16_t how_lost(const struct ks_game *g, ks_unit u, ks_hex h)
{
    bool swamp = false, on_dike = ground(g, h) == LB_DIKE;
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        ks_hex to = next_hex(g, h, d);
        if (!is_on_map(g, to))
            continue;
        if ((on_dike || ground(g, to) == LB_DIKE) && !is_foot(g, u))
            return is_gun(g, u) ? GUNS_LOST_ON_DIKE : PERISHES_ON_DIKE;
        swamp |= ground(g, to) == LB_SWAMP && !is_light_foot(g, u);
    }
    return swamp ? PERISHES_IN_SWAMP : PERISHES_IN_FLIGHT;
}

/* It surrenders, or [RZ-RIVER-2 RZ-SWAMP-3 RZ-DIKE-9 RZ-DIKE-11] perishes. */
static void lose(struct play *p, bool taken)
{
    ks_unit u = frame(p->s)->unit;
    ks_hex h = piece(p->s, u)->hex;
    ks_pop(p);
    lb_remove(p, u, taken);
    event(p, taken ? SURRENDERS : how_lost(p->g, u, h), u, h, 0);
    lb_orphans(p, h, side_of(p->g, u), taken);
}

/* [LB-2.14-11] R39 */
static void leave_map(struct play *p)
{
    ks_unit u = frame(p->s)->unit;
    ks_hex h = piece(p->s, u)->hex;
    ks_pop(p);
    if (!is_routed(p->s, u))
        lb_rout(p, u);
    lb_lift(p->g, p->s, u);
    mark(p->s, u, LB_OFF_MAP);
    edit(p->s, u)->back = p->s->turn;
    event(p, FLEES_OFF_MAP, u, h, 0);
}

/* ---- on the way ---- */

/* R37: the last hex must have room. */
static bool has_room(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return lb_overcrowded(g, s, piece(s, u)->hex, side_of(g, u)) == 0;
}

static bool is_done(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    return (is_far(g, s, f) && has_room(g, s, f->unit)) || f->count >= LONGEST;
}

static void end(struct play *p, enum lb_flight_end end)
{
    switch (end) {
    case LB_STAYS: arrive(p); return;
    case LB_LEAVES_MAP: leave_map(p); return;
    default: lose(p, end == LB_SHUT_IN); return; /* [LB-4.3-4] R38 */
    }
}

bool lb_flight_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (!on_map(p->s, f->unit)) {
        ks_pop(p);
        return false;
    }
    if (f->step == CARP) {
        p->s->actor = KS_CHANCE;
        return true;
    }
    if (is_done(p->g, p->s)) {
        arrive(p);
        return false;
    }
    struct lb_flight flight = flight_of(p->g, p->s);
    struct lb_ways ways = lb_flight_ways(p->g, p->s, &flight);
    if (!ways.directions) {
        end(p, (enum lb_flight_end)ways.end);
        return false;
    }
    p->s->actor = f->side;
    return true;
}

void lb_flight_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    if (f->step == CARP) {
        offer_die(out);
        return;
    }
    struct lb_flight flight = flight_of(g, s);
    struct lb_ways ways = lb_flight_ways(g, s, &flight);
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (ways.directions >> d & 1)
            offer(out, action(FLEE, f->unit, next_hex(g, piece(s, f->unit)->hex, d), 0));
}

uint16_t lb_flight_why(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    if (f->step == CARP)
        return why_not_die(a);
    if (a.verb != FLEE || a.unit != f->unit)
        return FLIGHT_GOES_ON;
    struct lb_flight flight = flight_of(g, s);
    struct lb_ways ways = lb_flight_ways(g, s, &flight);
    int d = ks_grid_direction(grid(g), piece(s, f->unit)->hex, a.hex);
    return d != KS_NO_DIRECTION && ways.directions >> d & 1 ? 0 : NO_WAY_TO_FLEE;
}

/* [LB-2.7-8] A beaten unit alone pays for each further hex it leaves in an enemy zone. */
static void pay_zone(struct play *p, bool alone, int zones)
{
    const struct ks_frame *f = frame(p->s);
    if (f->b & BEATEN && f->count > 1 && alone && zones)
        lb_lose(p, f->unit, 1);
}

/* [LB-2.7-9] Driven through a zone of cavalry infantry and limbered guns rout. */
static void meet_horse(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_unit u = f->unit;
    if (!(f->b & BEATEN) || f->b & ROUTS || !on_map(p->s, u) || is_horse(p->g, u) ||
        !(lb_zone_on(p->g, p->s, u) & ZONE_OF_HORSE))
        return;
    f->b |= ROUTS;
    if (!lb_drowns(p, u))
        lb_rout(p, u);
}

static bool is_alone(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    for (EACH_NODE(n, s, piece(s, u)->hex))
        if (node_unit(g, n) != u && side_of(g, node_unit(g, n)) == side_of(g, u) &&
            !is_leader(g, node_unit(g, n)))
            return false;
    return true;
}

static void flee(struct play *p, ks_hex to)
{
    struct ks_frame *f = frame(p->s);
    ks_unit u = f->unit;
    ks_hex from = piece(p->s, u)->hex;
    int d = ks_grid_direction(grid(p->g), from, to);
    bool alone = is_alone(p->g, p->s, u);
    int zones = lb_zone_on(p->g, p->s, u);
    uint64_t path = ((uint64_t)f->mask[1] << 32 | f->mask[0]) | (uint64_t)d
                                                                    << 3 * f->count;
    f->a = (uint16_t)(f->a + lb_flight_cost(p->g, p->s, u, d));
    f->mask[0] = (uint32_t)path;
    f->mask[1] = (uint32_t)(path >> 32);
    f->count++;
    lb_lift(p->g, p->s, u);
    lb_set_form(p->s, u, lb_broken_form(p->g, p->s, u, to));
    edit(p->s, u)->came = (uint8_t)opposite(d);
    put_in(p->g, p->s, u, to, LB_AT_BOTTOM);        /* R95 */
    lb_take_leaders(p, from, to, f->side, KS_NONE); /* R240 */
    event(p, FLEES_TO, u, to, 0);
    lb_ask_passing(p, u, to);
    if (ground(p->g, to) == LB_POND && !(f->b & BITTEN))
        f->step = CARP;
    pay_zone(p, alone, zones);
    meet_horse(p);
}

/* [RZ-POND-2 LB-2.0-5] Once a flight, however many hexes of the pond it crosses (R134). */
static void feed_carp(struct play *p, int die)
{
    struct ks_frame *f = frame(p->s);
    f->step = FLEEING;
    f->b |= BITTEN;
    event(p, CARP_BITE, f->unit, piece(p->s, f->unit)->hex, die);
    if (lb_take_carp(p, f->unit, die))
        lb_ask_again(p, f->unit, BY_SPECIAL);
}

void lb_flight_act(struct play *p, struct ks_action a)
{
    if (a.verb == ROLL)
        feed_carp(p, a.arg);
    else
        flee(p, a.hex);
}
