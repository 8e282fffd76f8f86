/* [LB-2.16-7] Two hexes from an enemy the charger declares whether that is its target.
 * PROC_DECLARE: frame.unit: the charger. */
#include "labataille/charge.h"
#include "labataille/procs.h"
#include "labataille/sight.h"

bool lb_way_in(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex h,
               struct lb_plan *step)
{
    struct lb_plan at = lb_plan_of(s, u), next;
    int second = ahead(at.facing, 1);
    bool found = false, swap = second < KS_DIRECTIONS && at.came == opposite(second);
    for (int i = 0; i < 2; i++) { /* between equals a line keeps to the way it came */
        int d = ahead(at.facing, i ^ swap);
        if (d == KS_NO_DIRECTION || lb_gallop_step(g, s, u, &at, d, &next) ||
            next.onto_enemy || next.cost > lb_rider_points(g, s, u))
            continue;
        for (int k = 0; k < 2 * at.parts; k++) {
            ks_hex from = lb_rider_hex(g, &next, k / 2);
            int on = ks_grid_direction(grid(g), from, h);
            if (on == KS_NO_DIRECTION || on != ahead(at.facing, k % 2) ||
                lb_why_not_attack_across(g, from, on) ||
                (found && next.cost >= step->cost))
                continue;
            *step = next;
            found = true;
        }
    }
    return found;
}

/* R4: units next to it when the charge began cannot be its target. */
static bool was_adjacent(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         ks_hex h)
{
    uint32_t began = lb_charge_of(s, u)->mask[0];
    struct lb_plan at = {.hex = (ks_hex)began, .trail = (uint16_t)(began >> 16)};
    for (int i = 0; i < parts(s, u); i++)
        if (distance(g, lb_rider_hex(g, &at, i), h) == 1)
            return true;
    return false;
}

static bool is_seen(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    ks_hex h)
{
    for (int i = 0; i < parts(s, u); i++)
        if (sees(g, s, lb_part_hex(g, s, u, i), h))
            return true;
    return false;
}

/* 0 if the hex can be declared as the target now. */
static uint16_t why_not_target(const struct ks_game *g, const struct ks_state *s,
                               ks_unit u, ks_hex h)
{
    struct lb_plan step;
    if (!holds(s, h, !side_of(g, u)))
        return NO_ENEMY_THERE;
    if (ground(g, h) != LB_CLEAR)
        return NO_CHARGE_THERE;
    if (has(s, lb_top_unit(g, s, h, !side_of(g, u)), LB_PASSED))
        return WAS_PASSED_BY;
    if (was_adjacent(g, s, u, h))
        return BEGAN_NEXT_TO_IT;
    if (!lb_way_in(g, s, u, h, &step))
        return NOT_STRAIGHT_AHEAD;
    return is_seen(g, s, u, h) ? 0 : TARGET_NOT_SEEN;
}

static int add_target(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                      ks_hex h, ks_hex *out, int n)
{
    for (int i = 0; i < n; i++)
        if (out[i] == h)
            return n;
    if (n < LB_AHEAD && is_on_map(g, h) && !why_not_target(g, s, u, h))
        out[n++] = h;
    return n;
}

/* R47: straight ahead of either half of a line. */
int lb_targets(const struct ks_game *g, const struct ks_state *s, ks_unit u,
               ks_hex out[LB_AHEAD])
{
    int n = 0, facing = piece(s, u)->facing;
    for (int part = 0; part < parts(s, u); part++)
        for (int i = 0; i < 4; i++) {
            int first = ahead(facing, i / 2), second = ahead(facing, i % 2);
            if (first == KS_NO_DIRECTION || second == KS_NO_DIRECTION)
                continue;
            ks_hex near = next_hex(g, lb_part_hex(g, s, u, part), first);
            if (is_on_map(g, near))
                n = add_target(g, s, u, next_hex(g, near, second), out, n);
        }
    return n;
}

/* ---- the question ---- */

bool lb_declare_run(struct play *p)
{
    p->s->actor = frame(p->s)->side;
    return true;
}

void lb_declare_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    ks_hex target[LB_AHEAD];
    int n = lb_targets(g, s, frame_of(s)->unit, target);
    offer(out, action(PASS_BY, KS_NONE, KS_NONE, 0));
    for (int i = 0; i < n; i++)
        offer(out, action(DECLARE, KS_NONE, target[i], 0));
}

uint16_t lb_declare_why(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a)
{
    if (a.verb == PASS_BY)
        return 0;
    return a.verb == DECLARE ? why_not_target(g, s, frame_of(s)->unit, a.hex)
                             : DECLARE_OR_PASS;
}

/* R10: what could have been declared and was not is passed by. */
static void pass_by(struct play *p, ks_hex h, int enemy)
{
    for (EACH_NODE(n, p->s, h)) {
        ks_unit u = node_unit(p->g, n);
        if (side_of(p->g, u) == enemy)
            mark(p->s, u, LB_PASSED);
    }
    event(p, PASSES_BY, frame(p->s)->unit, h, 0);
}

void lb_declare_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    ks_hex target[LB_AHEAD];
    int n = lb_targets(p->g, p->s, f->unit, target);
    for (int i = 0; i < n; i++)
        if (a.verb == PASS_BY || target[i] != a.hex)
            pass_by(p, target[i], !f->side);
    ks_unit u = f->unit;
    ks_pop(p);
    if (a.verb == PASS_BY)
        return;
    frame(p->s)->hex = a.hex;
    frame(p->s)->step = TARGET_REACTIONS;
    event(p, TARGET_DECLARED, u, a.hex, 0);
}
