/* [LB-2.10-7 LB-2.10-8 LB-2.6-4] Limbering, unlimbering, prolonging. */
#include "labataille/dice.h"
#include "labataille/faces.h"
#include "labataille/move.h"
#include "labataille/procs.h"

/* R43, R95: with others in the hex guns face as those do, a line by one of its two front sides. */
static uint16_t why_not_beside(const struct ks_game *g, const struct ks_state *s,
                               ks_unit u, int facing)
{
    ks_unit first = KS_NONE;
    for (EACH_NODE(n, s, piece(s, u)->hex)) {
        ks_unit v = node_unit(g, n);
        if (first == KS_NONE && v != u && side_of(g, v) == side_of(g, u) && is_foot(g, v))
            first = v;
    }
    if (first == KS_NONE || form(s, first) == LB_CARRE || form(s, first) == LB_SKIRMISH)
        return 0;
    int faced = piece(s, first)->facing;
    bool fits =
        faced >= 6 ? facing == faced : (facing - 6 - front_left(faced) + 6) % 6 < 2;
    return fits ? 0 : GUNS_FACE_WITH_FOOT;
}

uint16_t lb_plan_unlimber(const struct ks_game *g, const struct ks_state *s,
                          struct ks_action a, struct lb_plan *plan)
{
    ks_hex h = piece(s, a.unit)->hex;
    if (!is_gun(g, a.unit) || form(s, a.unit) != LB_LIMBERED)
        return NOT_LIMBERED;
    if (a.arg < 6)
        return FACING_NOT_ALLOWED;
    if (ground(g, h) == LB_DIKE) /* [RZ-MOVE-17 RZ-DIKE-10] */
        return NO_GUNS_ON_DIKE;
    if (!is_good(s, a.unit))
        return BROKEN_HAS_NO_FORM;
    plan->form = LB_UNLIMBERED;
    plan->facing = a.arg;
    plan->cost = lb(g)->form_guns;
    struct lb_crowd c = lb_crowd_of(g, s, h, side_of(g, a.unit), 0);
    c.unlimbered = true;
    uint16_t why = lb_why_crowded(g, &c, h);
    return why ? why : why_not_beside(g, s, a.unit, a.arg);
}

uint16_t lb_plan_limber(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a, struct lb_plan *plan)
{
    if (!is_gun(g, a.unit) || !is_unlimbered(s, a.unit))
        return NOT_UNLIMBERED;
    if (has(s, a.unit, LB_TRIED))
        return HAS_TRIED_TO_LIMBER;
    plan->cost = lb(g)->form_guns;
    return 0;
}

/* [LB-2.6-4] One hex of clear ground, slopes too, as the whole move. */
uint16_t lb_plan_prolong(const struct ks_game *g, const struct ks_state *s,
                         struct ks_action a, struct lb_plan *plan)
{
    const struct lb_piece *x = piece(s, a.unit);
    int d = ks_grid_direction(grid(g), x->hex, a.hex);
    if (!is_unlimbered(s, a.unit))
        return NOT_UNLIMBERED;
    if (frame_of(s)->count & MOVE_BEGUN)
        return PROLONG_IS_ALL;
    if (d == KS_NO_DIRECTION)
        return NOT_ADJACENT;
    if (ground(g, a.hex) != LB_CLEAR || lb_water(g, x->hex, d))
        return PROLONG_IN_CLEAR;
    plan->hex = a.hex;
    plan->came = (uint8_t)opposite(d);
    plan->steps = plan->ends = true;
    plan->cost = 2; /* a point, so that it is a move in a zone; nothing else may follow */
    return lb_why_not_into(g, s, a.unit, a.hex, x->left, plan);
}

/* ---- the die ---- */

/* [RZ-ART-7 RZ-ART-8 RZ-ART-9] */
static int leader_bonus(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    for (EACH_NODE(n, s, piece(s, u)->hex)) {
        ks_unit v = node_unit(g, n);
        if (is_leader(g, v) && side_of(g, v) == side_of(g, u) &&
            unit(g, v)->lead_artillery > 0)
            return lb(g)->limber_leader;
    }
    return 0;
}

bool lb_limber_run(struct play *p)
{
    p->s->actor = KS_CHANCE;
    return true;
}

/* [RZ-ART-1 RZ-ART-2 RZ-ART-3 RZ-ART-4 RZ-ART-5 RZ-ART-6] */
void lb_limber_act(struct play *p, struct ks_action a)
{
    ks_unit u = frame(p->s)->unit;
    int bonus = leader_bonus(p->g, p->s, u);
    bool done = a.arg + bonus >= unit(p->g, u)->limber;
    ks_pop(p);
    if (bonus)
        event(p, MOD_LIMBER_LEADER, u, KS_NONE, bonus);
    tell(p, sentence(done ? IS_LIMBERED : STAYS_UNLIMBERED, u, piece(p->s, u)->hex, a.arg,
                     unit(p->g, u)->limber));
    if (done)
        edit(p->s, u)->form = LB_LIMBERED;
}
