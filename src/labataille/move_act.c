/* Carries out an act of a move: the piece goes where the plan says, and the enemy may react. */
#include "labataille/alone.h"
#include "labataille/check.h"
#include "labataille/move.h"
#include "labataille/opportunity.h"
#include "labataille/procs.h"

/* Puts one unit where the plan has it. */
static void place_unit(struct play *p, ks_unit u, const struct lb_plan *plan)
{
    struct lb_piece *x = edit(p->s, u);
    bool moves =
        plan->hex != x->hex || plan->parts != x->parts || plan->trail != x->trail;
    if (moves)
        lb_lift(p->g, p->s, u);
    x->form = plan->form;
    x->facing = plan->facing;
    x->came = plan->came;
    x->spent = (uint8_t)(x->spent + plan->cost);
    if (moves)
        lb_put(p->g, p->s, u, plan->hex, plan->trail, plan->parts, LB_ON_TOP);
}

static void place_leader(struct play *p, ks_unit u, const struct lb_plan *plan)
{
    if (!plan->steps)
        return;
    lb_lift(p->g, p->s, u);
    put_in(p->g, p->s, u, plan->hex, LB_AT_BOTTOM);
    edit(p->s, u)->spent = (uint8_t)(piece(p->s, u)->spent + plan->cost);
}

/* The top unit goes last, so that it lies on top again. */
static void place_group(struct play *p, ks_unit lead, const struct lb_plan *plan)
{
    for (ks_unit u = lb_next_moving(p->g, p->s, KS_NONE); u != KS_NONE;
         u = lb_next_moving(p->g, p->s, u)) {
        if (plan->steps)
            unmark(p->s, u, LB_TURNED);
        else if (!plan->cost)
            mark(p->s, u, LB_TURNED);
        if (plan->wades)
            mark(p->s, u, LB_STREAM);
        if (plan->steps && is_horse(p->g, u) && ground(p->g, plan->hex) == LB_DIKE)
            mark(p->s, u, LB_CAUSEWAY); /* [RZ-DIKE-7] */
        if (is_leader(p->g, u))
            place_leader(p, u, plan);
        else if (u != lead)
            place_unit(p, u, plan);
    }
    if (!is_leader(p->g, lead))
        place_unit(p, lead, plan);
}

static void tell_act(struct play *p, struct ks_action a, const struct lb_plan *plan)
{
    static const uint16_t formed[LB_FORMATIONS] = {
        [LB_COLUMN] = FORMS_COLUMN,     [LB_LINE] = FORMS_LINE,
        [LB_GENERAL] = FORMS_GENERAL,   [LB_SKIRMISH] = FORMS_SKIRMISH,
        [LB_CARRE] = FORMS_CARRE,       [LB_MASSE] = FORMS_MASSE,
        [LB_ROAD_MARCH] = FORMS_ROAD,   [LB_LIMBERED] = FORMS_LIMBERED,
        [LB_UNLIMBERED] = FORMS_BATTERY};
    if (plan->steps)
        event(p, GOES_TO, a.unit, plan->hex, plan->cost);
    else if (a.verb == TURN || a.verb == ABOUT)
        event(p, TURNS_TO, a.unit, plan->hex, plan->facing);
    else if (a.verb != LIMBER)
        event(p, formed[plan->form], a.unit, plan->hex, plan->facing);
}

void lb_perform(struct play *p, struct ks_action a, const struct lb_plan *plan)
{
    struct ks_frame *f = frame(p->s);
    f->count |= (uint8_t)(MOVE_BEGUN | (plan->steps ? MOVE_STEPPED : 0) |
                          (plan->ends ? MOVE_OVER : 0));
    place_group(p, a.unit, plan);
    tell_act(p, a, plan);
    if (a.verb == LIMBER) {
        mark(p->s, a.unit, LB_TRIED);
        ks_push(p, PROC_LIMBER)->unit = a.unit;
        return;
    }
    if (!plan->steps)
        return;
    lb_new_target(p, a.unit);
    lb_meet_lonely(p, a.unit);
    if (is_leader(p->g, a.unit))
        return;
    lb_push_opportunity_charge(p, a.unit); /* after the checks, which come on top of it */
    for (ks_unit u = lb_next_moving(p->g, p->s, KS_NONE); u != KS_NONE;
         u = lb_next_moving(p->g, p->s, u))
        lb_ask_passing(p, u, plan->hex);
    lb_push_checks(p);
}
