/* [LB-2.8-4] Skirmishers that are the target of a charge run to friends, or stay. frame.unit: the
 * charger; frame.hex: the target; frame.side: the skirmishers' side; frame.a: units that have
 * answered, by place. */
#include "labataille/contact.h"
#include "labataille/face.h"
#include "labataille/procs.h"

/* The unit asked: skirmishers in good order in the hex that have not answered. */
static ks_unit asked(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    for (EACH_NODE(n, s, f->hex)) {
        ks_unit u = node_unit(g, n);
        if (side_of(g, u) == f->side && is_foot(g, u) && is_good(s, u) &&
            form(s, u) == LB_SKIRMISH && !has(s, u, LB_CHOSE))
            return u;
    }
    return KS_NONE;
}

static bool has_friends(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                        int side)
{
    for (EACH_NODE(n, s, h)) {
        ks_unit u = node_unit(g, n);
        if (side_of(g, u) == side && is_foot(g, u) && is_good(s, u) &&
            form(s, u) != LB_SKIRMISH)
            return true;
    }
    return false;
}

/* Water and closed ground stop them as they stop infantry in column. */
static bool can_go(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex h)
{
    struct lb_gait gait = lb_gait_of(g, s, u);
    gait.skirmish = false;
    for (int i = 0; i < parts(s, u); i++) {
        uint16_t why;
        ks_hex from = lb_part_hex(g, s, u, i);
        int d = ks_grid_direction(grid(g), from, h);
        if (d != KS_NO_DIRECTION && lb_step_cost(g, gait, from, d, &why) && !why)
            return true;
    }
    return false;
}

/* R17: room for one battalion more at the bottom of the stack. */
static uint16_t why_not_run(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            ks_hex h)
{
    int side = frame_of(s)->side;
    if (lb_part_in(g, s, u, h) >= 0 || !can_go(g, s, u, h))
        return CANNOT_RUN_THERE;
    if (holds(s, h, !side))
        return ENEMY_IS_THERE;
    if (!has_friends(g, s, h, side) && !is_cover(g, h))
        return NO_SHELTER_THERE;
    struct lb_crowd c = lb_crowd_of(g, s, h, side, 0);
    int now = is_cover(g, h) ? LB_GENERAL : LB_COLUMN;
    lb_crowd_add(g, s, &c, u, piece(s, u)->left, now, false);
    return lb_why_crowded(g, &c, h);
}

bool lb_run_run(struct play *p)
{
    struct ks_frame f = *frame(p->s);
    p->s->actor = f.side;
    if (asked(p->g, p->s) != KS_NONE)
        return true;
    ks_pop(p);
    for (ks_unit u = 0; u < p->g->pieces; u++)
        if (side_of(p->g, u) == f.side)
            unmark(p->s, u, LB_CHOSE);
    if (!holds(p->s, f.hex, f.side))
        lb_charge_goes_on(p, f.unit);
    return false;
}

void lb_run_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    ks_unit u = asked(g, s);
    offer(out, action(STAY, u, KS_NONE, 0));
    for (int i = 0; i < parts(s, u); i++)
        for (int d = 0; d < KS_DIRECTIONS; d++) {
            ks_hex h = next_hex(g, lb_part_hex(g, s, u, i), d);
            bool again = i && distance(g, piece(s, u)->hex, h) == 1;
            if (is_on_map(g, h) && !again && !why_not_run(g, s, u, h))
                offer(out, action(RUN, u, h, 0));
        }
}

uint16_t lb_run_why(const struct ks_game *g, const struct ks_state *s, struct ks_action a)
{
    if (a.unit != asked(g, s) || (a.verb != RUN && a.verb != STAY))
        return RUN_OR_STAY;
    return a.verb == RUN ? why_not_run(g, s, a.unit, a.hex) : 0;
}

/* They lie at the bottom, neither fire nor fight, and share what becomes of the stack. */
static void run_to(struct play *p, ks_unit u, ks_hex h)
{
    struct lb_piece *x = edit(p->s, u);
    int side = side_of(p->g, u);
    bool friends = has_friends(p->g, p->s, h, side);
    int facing = x->facing;
    lb_lift(p->g, p->s, u);
    x->form = is_cover(p->g, h) ? LB_GENERAL : LB_COLUMN;
    x->facing = lb_side(front_left(facing));
    put_in(p->g, p->s, u, h, LB_AT_BOTTOM);
    if (friends)
        mark(p->s, u, LB_SHELTERED);
    lb_align(p->g, p->s, h, side);
    event(p, RUNS_TO, u, h, 0);
}

void lb_run_act(struct play *p, struct ks_action a)
{
    mark(p->s, a.unit, LB_CHOSE);
    if (a.verb == RUN)
        run_to(p, a.unit, a.hex);
}
