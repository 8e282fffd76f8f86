#include "labataille/overstack.h"

#include "labataille/check.h"
#include "labataille/condition.h"
#include "labataille/face.h"
#include "labataille/faces.h"
#include "labataille/morale.h"
#include "labataille/plan.h"
#include "labataille/procs.h"
#include "labataille/zone.h"

enum { COMMON_ROLL, DISPLACING }; /* frame.step; frame.hex, frame.side */

/* ---- two formations ---- */

/* Formations of troops in a hex except skirmishers, which stay as they are, R22. */
static bool is_mixed(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                     int side)
{
    struct lb_crowd c = lb_crowd_of(g, s, h, side, 0);
    unsigned forms = c.forms & ~(1u << LB_SKIRMISH);
    return (forms & (forms - 1)) != 0;
}

static bool can_join(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     int new_form, ks_hex h)
{
    return is_good(s, u) && parts(s, u) == 1 && new_form != LB_ROAD_MARCH &&
           new_form != LB_SKIRMISH && !lb_why_not_form(g, s, u, new_form, h);
}

static ks_unit top_troop(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                         int side)
{
    for (EACH_NODE(n, s, h)) {
        ks_unit u = node_unit(g, n);
        if (side_of(g, u) == side && branch(g, u) <= LB_HORSE &&
            form(s, u) != LB_SKIRMISH && !has(s, u, LB_SHELTERED))
            return u;
    }
    return KS_NONE;
}

/* R22: the lower units take the top one's formation if they may. */
static void join_top(struct play *p, ks_hex h, int side)
{
    ks_unit first = top_troop(p->g, p->s, h, side);
    for (EACH_NODE(n, p->s, h)) {
        ks_unit u = node_unit(p->g, n);
        int wanted = form(p->s, first);
        if (u == first || side_of(p->g, u) != side || branch(p->g, u) > LB_HORSE ||
            form(p->s, u) == wanted || form(p->s, u) == LB_SKIRMISH ||
            !can_join(p->g, p->s, u, wanted, h))
            continue;
        edit(p->s, u)->form = (uint8_t)wanted;
        edit(p->s, u)->facing = piece(p->s, first)->facing;
    }
    lb_align(p->g, p->s, h, side);
}

static bool is_wrong(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                     int side)
{
    return lb_overcrowded(g, s, h, side) || is_mixed(g, s, h, side);
}

bool lb_tidy(struct play *p, ks_hex h, int side)
{
    if (is_mixed(p->g, p->s, h, side))
        join_top(p, h, side);
    if (!is_wrong(p->g, p->s, h, side))
        return false;
    struct ks_frame *f = ks_push(p, PROC_OVERSTACK);
    f->hex = h;
    f->side = (uint8_t)side;
    event(p, HEX_IS_OVERSTACKED, KS_NONE, h, 0);
    return true;
}

/* ---- displacing ---- */

/* Where a unit can make room: free ground next to it, not nearer to the enemy. */
static bool can_displace(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         int d)
{
    ks_hex h = piece(s, u)->hex, to = next_hex(g, h, d);
    struct lb_gait gait = lb_gait_of(g, s, u);
    uint16_t why;
    int side = side_of(g, u);
    if (is_leader(g, u) || side != frame_of(s)->side || has(s, u, LB_ABANDONED) ||
        parts(s, u) != 1)
        return false;
    lb_step_cost(g, gait, h, d, &why);
    if (why || holds(s, to, !side) ||
        lb_enemy_distance(g, s, to, side) < lb_enemy_distance(g, s, h, side))
        return false;
    struct lb_crowd c = lb_crowd_of(g, s, to, side, 0);
    lb_crowd_add(g, s, &c, u, piece(s, u)->left, lb_form_in(g, s, u, form(s, u), to),
                 false);
    return lb_why_crowded(g, &c, to) == 0;
}

void lb_overstack_list(const struct ks_game *g, const struct ks_state *s,
                       struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    if (f->step == COMMON_ROLL) {
        offer_two_dice(out);
        return;
    }
    for (EACH_NODE(n, s, f->hex))
        for (int d = 0; d < KS_DIRECTIONS; d++)
            if (can_displace(g, s, node_unit(g, n), d))
                offer(out, action(DISPLACE, node_unit(g, n), next_hex(g, f->hex, d), 0));
}

/* If no unit can move, the hex stays as it is. */
bool lb_overstack_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    struct list l = {.enough = 1};
    if (f->step == COMMON_ROLL) {
        p->s->actor = KS_CHANCE;
        return true;
    }
    if (is_wrong(p->g, p->s, f->hex, f->side))
        lb_overstack_list(p->g, p->s, &l);
    if (l.n == 0) {
        ks_pop(p);
        return false;
    }
    p->s->actor = f->side;
    return true;
}

uint16_t lb_overstack_why(const struct ks_game *g, const struct ks_state *s,
                          struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    if (f->step == COMMON_ROLL)
        return why_not_two_dice(a);
    if (a.verb != DISPLACE || piece(s, a.unit)->hex != f->hex)
        return MAKE_ROOM;
    int d = ks_grid_direction(grid(g), f->hex, a.hex);
    return d != KS_NO_DIRECTION && can_displace(g, s, a.unit, d) ? 0 : NO_ROOM_THERE;
}

/* [LB-2.5-4] One roll for all, compared with each unit's own value; R35: guns that stand stay. */
static void roll_for_all(struct play *p, int dice)
{
    const struct ks_frame *f = frame(p->s);
    int side = f->side;
    ks_unit failed[LB_MAX_STACK];
    int n = 0;
    for (EACH_NODE(node, p->s, f->hex)) {
        ks_unit u = node_unit(p->g, node);
        if (side_of(p->g, u) == side && !is_leader(p->g, u) && n < LB_MAX_STACK &&
            is_good(p->s, u) && !lb_passes(p->g, p->s, u, dice, 0))
            failed[n++] = u;
    }
    frame(p->s)->step = DISPLACING;
    for (int i = 0; i < n; i++)
        if (!is_unlimbered(p->s, failed[i]))
            lb_ask_flight(p, failed[i],
                          is_horse(p->g, failed[i]) ? TASK_ROUT_MOVE
                                                    : TASK_DISORDER_MOVE);
    lb_push_checks(p);
    for (int i = 0; i < n; i++) /* now: where to close up is asked before the flights */
        lb_disorder(p, failed[i]);
}

void lb_overstack_act(struct play *p, struct ks_action a)
{
    if (frame(p->s)->step == COMMON_ROLL) {
        event(p, OVERSTACK_ROLL, KS_NONE, frame(p->s)->hex, a.arg);
        roll_for_all(p, dice_of(a.arg));
        return;
    }
    int now = form(p->s, a.unit);
    lb_lift(p->g, p->s, a.unit);
    lb_set_form(p->s, a.unit, lb_form_in(p->g, p->s, a.unit, now, a.hex));
    put_in(p->g, p->s, a.unit, a.hex, LB_AT_BOTTOM);
    event(p, IS_DISPLACED, a.unit, a.hex, 0);
}
