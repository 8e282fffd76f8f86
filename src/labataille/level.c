#include "labataille/level.h"

#include "labataille/dice.h"
#include "labataille/loss.h"
#include "labataille/procs.h"
#include "labataille/zone.h"

/* [RZ-LEVEL-2 RZ-LEVEL-3 RZ-LEVEL-7] Infantry only; Saxons do not count, 5.17. R2: routed units
 * count while routed, lost ones always. */
void lb_levels_now(const struct ks_game *g, const struct ks_state *s,
                   uint8_t level[LB_ARMIES])
{
    int broken[LB_ARMIES] = {0};
    for (ks_unit u = 0; u < g->pieces; u++)
        if (is_gone(s, u) || is_routed(s, u))
            broken[unit(g, u)->army] += is_foot(g, u);
    for (int i = 0; i < LB_ARMIES; i++) {
        const struct lb_organisation *o = &lb(g)->organisation[i];
        level[i] = 0;
        while (o->used && level[i] < LB_LEVELS && broken[i] >= o->at[level[i]])
            level[i]++;
    }
}

/* [RZ-LEVEL-1] */
void lb_check_hour(struct play *p)
{
    uint8_t level[LB_ARMIES];
    lb_levels_now(p->g, p->s, level);
    for (int i = 0; i < LB_ARMIES; i++) {
        if (!lb(p->g)->organisation[i].used || level[i] == look(p->s)->level[i])
            continue;
        state(p->s)->level[i] = level[i];
        tell(p, sentence(LEVEL_IS, KS_NONE, KS_NONE, level[i],
                         lb(p->g)->organisation[i].side));
    }
    if (lb(p->g)->desertion)
        ks_push(p, PROC_DESERTION)->unit = 0;
}

/* [RZ-LEVEL-4 RZ-LEVEL-5 RZ-LEVEL-6 RZ-LEVEL-8 RZ-LEVEL-9 RZ-LEVEL-10] */
int lb_level_modifier(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    int army = unit(g, u)->army, level = look(s)->level[army];
    return is_foot(g, u) && level ? lb(g)->organisation[army].modifier[level - 1] : 0;
}

/* ---- desertion ---- */

/* [LB-4.8-1] Broken, or within reach of an enemy in good order. */
static bool may_desert(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (!unit(g, u)->deserts || !on_map(s, u) || !look(s)->level[unit(g, u)->army])
        return false;
    if (!is_good(s, u))
        return true;
    for (ks_unit v = 0; v < g->pieces; v++) {
        if (side_of(g, v) == side_of(g, u) || unit(g, v)->army != LB_POLISH ||
            is_leader(g, v) || !on_map(s, v) || !is_good(s, v))
            continue;
        for (int i = 0; i < parts(s, u); i++)
            for (int k = 0; k < parts(s, v); k++)
                if (distance(g, lb_part_hex(g, s, u, i), lb_part_hex(g, s, v, k)) <=
                    lb(g)->desertion_reach)
                    return true;
    }
    return false;
}

/* frame.unit: the next battalion, by number, R80. */
bool lb_desertion_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    while (f->unit < p->g->pieces && !may_desert(p->g, p->s, f->unit))
        f->unit++;
    if (f->unit == p->g->pieces) {
        ks_pop(p);
        return false;
    }
    p->s->actor = KS_CHANCE;
    return true;
}

void lb_desertion_act(struct play *p, struct ks_action a)
{
    ks_unit u = frame(p->s)->unit++;
    int level = look(p->s)->level[unit(p->g, u)->army];
    if (a.arg > lb(p->g)->desertion_to[level - 1]) {
        event(p, NOBODY_DESERTS, u, KS_NONE, a.arg);
        return;
    }
    event(p, MEN_DESERT, u, piece(p->s, u)->hex, a.arg);
    lb_lose(p, u, 1);
}
