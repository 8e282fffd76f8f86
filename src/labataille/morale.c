#include "labataille/morale.h"

#include "labataille/level.h"
#include "labataille/stack.h"

int lb_morale(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return unit(g, u)->morale + (has(s, u, LB_CAUSEWAY) ? lb(g)->dike_morale : 0);
}

int lb_note_modifier(struct ks_events *out, uint16_t code, ks_unit u, int modifier)
{
    if (out && modifier && out->n < KS_MAX_EVENTS)
        out->v[out->n++] = sentence(code, u, KS_NONE, modifier, 0);
    return modifier;
}

/* [LB-2.14-13] 5.19: one leader, the best, in any of the unit's hexes. */
static int leader_bonus(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    int best = 0;
    for (int i = 0; i < parts(s, u); i++)
        for (EACH_NODE(n, s, lb_part_hex(g, s, u, i))) {
            ks_unit v = node_unit(g, n);
            if (is_leader(g, v) && side_of(g, v) == side_of(g, u) &&
                unit(g, v)->lead_morale > best)
                best = unit(g, v)->lead_morale;
        }
    return best;
}

/* [LB-2.14-2 LB-2.14-3] */
int lb_morale_modifiers(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        struct ks_events *out)
{
    int sum = 0;
    if (is_disordered(s, u))
        sum += lb_note_modifier(out, MOD_DISORDERED, u, lb(g)->check_disordered);
    if (is_routed(s, u))
        sum += lb_note_modifier(out, MOD_ROUTED, u, lb(g)->check_routed);
    sum += lb_note_modifier(out, MOD_LEADER, u, leader_bonus(g, s, u));
    return sum + lb_note_modifier(out, MOD_LEVEL, u, lb_level_modifier(g, s, u));
}

bool lb_passes(const struct ks_game *g, const struct ks_state *s, ks_unit u, int dice,
               int more)
{
    return dice + lb_morale_modifiers(g, s, u, NULL) + more > lb_morale(g, s, u);
}
