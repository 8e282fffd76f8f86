#include "labataille/condition.h"

#include "labataille/ground.h"
#include "labataille/two_hex.h"

int lb_broken_form(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex h)
{
    if (is_gun(g, u))
        return is_unlimbered(s, u) ? LB_UNLIMBERED : LB_LIMBERED;
    return is_cover(g, h) ? LB_GENERAL : LB_COLUMN;
}

static void set_condition(struct play *p, ks_unit u, enum lb_condition condition)
{
    struct lb_piece *x = edit(p->s, u);
    x->condition = (uint8_t)condition;
    if (has(p->s, u, LB_MOVING)) {
        unmark(p->s, u, LB_MOVING);
        mark(p->s, u, LB_MOVED);
    }
    unmark(p->s, u, LB_BOUND | LB_STRAIGHT | LB_SHELTERED);
    x->bound = KS_NONE;
    lb_close_up(p, u, lb_broken_form(p->g, p->s, u, x->hex), CLOSES_TO_FLEE);
}

void lb_disorder(struct play *p, ks_unit u)
{
    if (is_horse(p->g, u)) {
        lb_rout(p, u);
        return;
    }
    set_condition(p, u, LB_DISORDERED);
    event(p, IS_DISORDERED, u, piece(p->s, u)->hex, 0);
}

void lb_rout(struct play *p, ks_unit u)
{
    if (is_gun(p->g, u) && is_unlimbered(p->s, u)) {
        lb_abandon(p->g, p->s, u);
        edit(p->s, u)->condition = LB_DISORDERED;
        event(p, GUNS_ABANDONED, u, piece(p->s, u)->hex, 0);
        return;
    }
    set_condition(p, u, LB_ROUTED);
    event(p, IS_ROUTED, u, piece(p->s, u)->hex, 0);
}

void lb_recover(struct play *p, ks_unit u)
{
    struct lb_piece *x = edit(p->s, u);
    x->condition = LB_GOOD;
    bool in_swamp = ground(p->g, x->hex) == LB_SWAMP && is_light_foot(p->g, u);
    int now = in_swamp ? LB_SKIRMISH : lb_broken_form(p->g, p->s, u, x->hex);
    lb_close_up(p, u, now, CLOSES_BY_CHOICE);
    lb_take_places(p->g, p->s, u);
    event(p, IS_IN_GOOD_ORDER, u, x->hex, 0);
}
