/* Both sides of a melee: odds, and leader bonuses. */
#include "labataille/morale.h"
#include "labataille/strength.h"

/* [LB-2.15-8] R58: the leader named; for the defender, the best in the hex. */
static int leaders(const struct ks_game *g, const struct ks_state *s,
                   struct ks_events *out)
{
    const struct ks_frame *f = assault_of(s);
    int best = 0, sum = 0;
    ks_unit who = KS_NONE;
    if (f->unit != KS_NONE && on_map(s, f->unit))
        sum = lb_note_modifier(out, MOD_LEADS, f->unit, unit(g, f->unit)->lead_melee);
    for (EACH_NODE(n, s, f->hex)) {
        ks_unit u = node_unit(g, n);
        if (side_of(g, u) == f->side || !is_leader(g, u) ||
            unit(g, u)->lead_melee <= best)
            continue;
        best = unit(g, u)->lead_melee;
        who = u;
    }
    return sum + lb_note_modifier(out, MOD_DEFENDS, who, -best);
}

/* 5.24: a side is never worth less than 1. */
static struct lb_fraction at_least_one(struct lb_fraction a)
{
    return is_less(a, whole(1)) ? whole(1) : a;
}

struct lb_odds lb_melee_odds(const struct ks_game *g, const struct ks_state *s,
                             struct ks_events *out)
{
    struct lb_odds o = {.attack = whole(0), .defence = whole(0)};
    ks_unit v[LB_MAX_STACK];
    int n = lb_defenders(g, s, v);
    for (EACH_ATTACKER(u, g, s))
        o.attack = lb_sum(o.attack, lb_attack_value(g, s, u, out));
    for (int i = 0; i < n; i++)
        o.defence = lb_sum(o.defence, lb_defence_value(g, s, v[i], out));
    o.attack = at_least_one(o.attack);
    o.defence = at_least_one(o.defence);
    o.column = lb_melee_column(g, o.attack, o.defence);
    o.modifier = leaders(g, s, out);
    if (out && out->n < KS_MAX_EVENTS)
        out->v[out->n++] = sentence(MELEE_ODDS, KS_NONE, assault_of(s)->hex,
                                    lb(g)->melee_column[o.column].num,
                                    lb(g)->melee_column[o.column].den);
    return o;
}
