#include "labataille/move.h"

#include "labataille/face.h"
#include "labataille/opportunity.h"
#include "labataille/procs.h"
#include "labataille/zone.h"

enum { DECIDE, PERFORM }; /* frame.step */

/* ---- which units may start ---- */

uint16_t lb_why_not_move(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (side_of(g, u) != look(s)->side)
        return NOT_YOUR_UNIT;
    if (!on_map(s, u))
        return NOT_ON_MAP;
    if (has(s, u, LB_MOVED)) /* R90 */
        return HAS_MOVED;
    if (is_leader(g, u))
        return 0;
    if (is_routed(s, u)) /* R87 */
        return ROUTED_DOES_NOT_MOVE;
    if (has(s, u, LB_ABANDONED))
        return IS_ABANDONED;
    if (has(s, u, LB_NO_MOVE)) /* [LB-2.13-3] */
        return RETREATED_BEFORE;
    if (has(s, u, LB_CHARGED)) /* [LB-1-8] */
        return HAS_CHARGED;
    return has(s, u, LB_STUCK) ? FORCE_MARCH_FAILED : 0; /* [LB-2.20-1] */
}

void lb_push_move(struct play *p, ks_unit u)
{
    struct ks_frame *f = ks_push(p, PROC_MOVE);
    f->unit = u;
    f->side = (uint8_t)side_of(p->g, u);
    f->hex = piece(p->s, u)->hex;
    unmark(p->s, u, LB_SHELTERED); /* R17: its next movement phase */
    mark(p->s, u, LB_MOVING);
    for (ks_unit v = 0; v < p->g->pieces; v++) /* R27: a new piece, a new question */
        edit(p->s, v)->refused = 0;
    lb_new_target(p, u);
    event(p, BEGINS_MOVE, u, f->hex, 0);
}

/* R90: same arm, formation and facing; long units move alone; leaders may go with any unit. */
static uint16_t why_not_with(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    const struct lb_piece *a = piece(s, f->unit), *b = piece(s, u);
    if (f->count & MOVE_BEGUN)
        return MOVE_HAS_BEGUN;
    if (has(s, u, LB_MOVING))
        return ALREADY_NAMED;
    uint16_t why = lb_why_not_move(g, s, u);
    if (why)
        return why;
    if (lb_part_in(g, s, f->unit, b->hex) < 0)
        return NOT_IN_THAT_HEX;
    if (is_leader(g, f->unit))
        return LEADERS_GO_ALONE;
    if (is_leader(g, u))
        return 0;
    bool same = branch(g, u) == branch(g, f->unit) && a->form == b->form &&
                a->facing == b->facing && a->condition == b->condition;
    if (!same || a->parts > 1 || b->parts > 1 || is_unlimbered(s, u))
        return NOT_AS_ONE;
    return a->form == LB_ROAD_MARCH ? NOT_AS_ONE : 0;
}

static uint16_t why_not_drop(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    if (!(f->count & MOVE_BEGUN) || !has(s, u, LB_MOVING) || u == f->unit)
        return NOT_AMONG_MOVERS;
    (void)g;
    return 0;
}

/* R95: once per unit and phase, so that play advances. */
static uint16_t why_not_top(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    if (side_of(g, u) != f->side || is_leader(g, u) || parts(s, u) != 1 ||
        piece(s, u)->hex != piece(s, f->unit)->hex)
        return NOT_IN_THAT_HEX;
    if (lb_top_unit(g, s, piece(s, u)->hex, f->side) == u)
        return IS_ON_TOP;
    return has(s, u, LB_REORDERED) ? HAS_BEEN_ON_TOP : 0;
}

/* [LB-2.5-2] An overstacked hex, or one with units that may not be together, must be left again
 * if possible. */
static uint16_t why_not_stop(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    struct ks_action a;
    struct lb_plan plan;
    uint16_t why = 0;
    for (int i = 0; i < parts(s, f->unit) && !why; i++)
        why = lb_overcrowded(g, s, lb_part_hex(g, s, f->unit, i), f->side);
    if (!why || is_leader(g, f->unit) || !(f->count & MOVE_STEPPED))
        return 0;
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        a = action(STEP, f->unit, next_hex(g, piece(s, f->unit)->hex, d), 0);
        if (!lb_plan_act(g, s, a, &plan))
            return why;
    }
    return 0;
}

/* ---- the decision ---- */

uint16_t lb_move_why(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a)
{
    struct lb_plan plan;
    switch (a.verb) {
    case STOP: return why_not_stop(g, s);
    case WITH: return why_not_with(g, s, a.unit);
    case DROP: return why_not_drop(g, s, a.unit);
    case TOP: return why_not_top(g, s, a.unit);
    default: return lb_plan_act(g, s, a, &plan);
    }
}

static void offer_if(const struct ks_game *g, const struct ks_state *s, struct list *out,
                     struct ks_action a)
{
    if (!has_enough(out) && (out->unproven || !lb_move_why(g, s, a)))
        offer(out, a);
}

void lb_move_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    offer_if(g, s, out, action(STOP, KS_NONE, KS_NONE, 0));
    for (EACH_NODE(n, s, piece(s, f->unit)->hex)) {
        ks_unit u = node_unit(g, n);
        offer_if(g, s, out, action(WITH, u, KS_NONE, 0));
        offer_if(g, s, out, action(DROP, u, KS_NONE, 0));
        offer_if(g, s, out, action(TOP, u, KS_NONE, 0));
    }
    lb_plan_list(g, s, f->unit, out);
}

/* ---- an act that waits for the windows before it ---- */

static uint32_t as_mask(struct ks_action a)
{
    return (uint32_t)a.hex << 16 | (uint32_t)a.arg << 8 | a.verb;
}

static struct ks_action waiting(const struct ks_frame *f)
{
    return action((uint8_t)f->mask[0], f->unit, (ks_hex)(f->mask[0] >> 16),
                  f->mask[0] >> 8 & 0xFF);
}

/* [LB-2.7-6 LB-2.12-1 LB-2.12-2] Does the act let enemies fire before it takes effect? */
static bool is_trigger(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       const struct lb_plan *plan)
{
    bool acts = plan->cost > 0 || plan->form != form(s, u);
    if (is_leader(g, u) || !acts)
        return false;
    return plan->onto_enemy || lb_zone_on(g, s, u) || lb_next_to_square(g, s, u);
}

/* After the reactions: the units that are left do it, if it is still possible. */
static void perform_waiting(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    struct ks_action a = waiting(f);
    struct lb_plan plan;
    f->step = DECIDE;
    f->mask[0] = 0;
    if (!has(p->s, a.unit, LB_MOVING)) {
        ks_unit next = lb_next_moving(p->g, p->s, KS_NONE);
        f->unit = a.unit = next;
    }
    if (a.unit == KS_NONE || is_leader(p->g, a.unit))
        return;
    if (!lb_plan_act(p->g, p->s, a, &plan))
        lb_perform(p, a, &plan);
    else
        f->count |= MOVE_BEGUN;
}

/* ---- the procedure ---- */

void lb_end_move(struct play *p)
{
    for (int i = p->s->depth; i-- > 0;)
        if (p->s->frame[i].proc == PROC_MOVE) {
            p->s->frame[i].count |= MOVE_OVER;
            p->s->frame[i].mask[0] = 0;
            p->s->frame[i].step = DECIDE;
            return;
        }
}

static void finish(struct play *p)
{
    ks_pop(p);
    for (ks_unit u = lb_next_moving(p->g, p->s, KS_NONE); u != KS_NONE;
         u = lb_next_moving(p->g, p->s, u))
        lb_end_unit(p, u);
    event(p, MOVE_ENDS, KS_NONE, KS_NONE, 0);
}

bool lb_move_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (f->step == PERFORM) {
        perform_waiting(p);
        return false;
    }
    if (f->unit == KS_NONE || !has(p->s, f->unit, LB_MOVING))
        f->unit = lb_next_moving(p->g, p->s, KS_NONE);
    if (f->unit == KS_NONE || f->count & MOVE_OVER) {
        finish(p);
        return false;
    }
    p->s->actor = f->side;
    return true;
}

void lb_move_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    struct lb_plan plan;
    switch (a.verb) {
    case STOP: f->count |= MOVE_OVER; return;
    case WITH: mark(p->s, a.unit, LB_MOVING); return;
    case DROP: lb_end_unit(p, a.unit); return;
    case TOP:
        mark(p->s, a.unit, LB_REORDERED);
        lb_put_on_top(p->g, p->s, a.unit);
        lb_align(p->g, p->s, piece(p->s, a.unit)->hex, f->side);
        event(p, GOES_ON_TOP, a.unit, piece(p->s, a.unit)->hex, 0);
        return;
    default: break;
    }
    lb_plan_act(p->g, p->s, a, &plan);
    if (!is_trigger(p->g, p->s, a.unit, &plan)) {
        lb_perform(p, a, &plan);
        return;
    }
    f->step = PERFORM;
    f->mask[0] = as_mask(a);
    lb_push_opportunity_fire(p, a.unit, plan.onto_enemy ? plan.hex : KS_NONE);
}
