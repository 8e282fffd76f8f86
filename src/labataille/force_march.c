#include "labataille/force_march.h"

#include "labataille/morale.h"
#include "labataille/procs.h"

static bool is_of(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_unit v)
{
    return on_map(s, v) && side_of(g, v) == side_of(g, u) &&
           unit(g, v)->division == unit(g, u)->division;
}

/* In column or road march; guns on the move. */
static bool is_marching(const struct ks_state *s, ks_unit u)
{
    int now = form(s, u);
    return now == LB_COLUMN || now == LB_ROAD_MARCH || now == LB_LIMBERED;
}

/* R20: the whole division, morale level 0 [LB-2.17-1], in good order. */
uint16_t lb_why_not_force(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (side_of(g, u) != look(s)->side || !is_foot(g, u) || !on_map(s, u))
        return NOT_A_BATTALION;
    for (ks_unit v = 0; v < g->pieces; v++) {
        if (!is_foot(g, v) || !is_of(g, s, u, v))
            continue;
        if (v < u)
            return DIVISION_IS_ITS_FIRST;
        if (look(s)->level[unit(g, v)->army])
            return FORCE_MARCH_AT_LEVEL_0;
        if (!is_good(s, v) || !is_marching(s, v) || has(s, v, LB_NO_MOVE))
            return DIVISION_NOT_READY;
        if (has(s, v, LB_FORCED | LB_STUCK))
            return DIVISION_IS_NAMED;
    }
    return 0;
}

/* frame.unit the battalion that rolls next, frame.a its division by the unit named. */
void lb_push_force_march(struct play *p, ks_unit u)
{
    struct ks_frame *f = ks_push(p, PROC_FORCE_MARCH);
    f->unit = 0;
    f->a = u;
    event(p, DIVISION_FORCE_MARCHES, u, KS_NONE, 0);
}

bool lb_force_march_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    while (f->unit < p->g->pieces &&
           (!is_foot(p->g, f->unit) || !is_of(p->g, p->s, f->a, f->unit)))
        f->unit++;
    if (f->unit < p->g->pieces) {
        p->s->actor = KS_CHANCE;
        return true;
    }
    ks_unit named = f->a; /* batteries go along, cavalry does not */
    ks_pop(p);
    for (ks_unit v = 0; v < p->g->pieces; v++)
        if (is_gun(p->g, v) && is_of(p->g, p->s, named, v) && is_marching(p->s, v) &&
            is_good(p->s, v))
            mark(p->s, v, LB_FORCED);
    return false;
}

void lb_force_march_act(struct play *p, struct ks_action a)
{
    ks_unit u = frame(p->s)->unit++;
    struct lb_piece *x = edit(p->s, u);
    int turns = x->forced + 1, modifier = lb(p->g)->force_check * turns;
    bool passed = lb_passes(p->g, p->s, u, dice_of(a.arg), modifier);
    event(p, MOD_FORCE_MARCH, u, KS_NONE, modifier);
    if (p->events)
        lb_morale_modifiers(p->g, p->s, u, p->events);
    x->forced = (uint8_t)turns;
    mark(p->s, u, passed ? LB_FORCED : LB_STUCK);
    event(p, passed ? MARCHES_WITH_FORCE : CANNOT_MARCH, u, x->hex, a.arg);
}

void lb_end_force_marches(struct play *p, int side)
{
    for (ks_unit u = 0; u < p->g->pieces; u++)
        if (side_of(p->g, u) == side && !has(p->s, u, LB_FORCED | LB_STUCK))
            edit(p->s, u)->forced = 0;
}
