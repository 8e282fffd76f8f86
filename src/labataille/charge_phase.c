/* The charge phase: one unit after another, each with its own sequence, R3. */
#include "labataille/charge.h"
#include "labataille/procs.h"

/* [LB-2.16-5 LB-2.16-1] */
static uint16_t why_not_charge(const struct ks_game *g, const struct ks_state *s,
                               ks_unit u)
{
    if (side_of(g, u) != look(s)->side)
        return NOT_YOUR_UNIT;
    if (!is_horse(g, u))
        return ONLY_HORSE_CHARGES;
    if (!on_map(s, u))
        return NOT_ON_MAP;
    if (has(s, u, LB_CHARGED))
        return HAS_CHARGED;
    if (!is_good(s, u))
        return CHARGES_IN_GOOD_ORDER;
    if (piece(s, u)->readiness != LB_FRESH)
        return ONLY_FRESH_CHARGE;
    if (form(s, u) == LB_ROAD_MARCH || form(s, u) == LB_SKIRMISH) /* [LB-2.8-5] */
        return NO_CHARGE_IN_THAT_FORM;
    return has(s, u, LB_NO_MOVE) ? RETREATED_BEFORE : 0; /* R92 */
}

bool lb_charges_run(struct play *p)
{
    p->s->actor = frame(p->s)->side;
    return true;
}

void lb_charges_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    offer(out, action(END, KS_NONE, KS_NONE, 0));
    for (ks_unit u = 0; u < g->pieces && !has_enough(out); u++)
        if (!why_not_charge(g, s, u))
            offer(out, action(CHARGE, u, KS_NONE, 0));
}

uint16_t lb_charges_why(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a)
{
    if (a.verb == END)
        return 0;
    return a.verb == CHARGE ? why_not_charge(g, s, a.unit) : CHARGE_WITH_SOMEBODY;
}

void lb_charges_act(struct play *p, struct ks_action a)
{
    if (a.verb == END)
        ks_pop(p);
    else
        lb_push_charge(p, a.unit);
}
