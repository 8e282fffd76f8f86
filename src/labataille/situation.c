/* The overall situation, for the header of a table. */
#include "labataille/state.h"
#include "labataille/system.h"

/* [LB-1-5] What is said of each phase; before the first there is none. */
static const uint16_t phase_sentence[LB_PHASES] = {
    [LB_CHARGE_PHASE] = STANDS_CHARGE,      [LB_MOVEMENT_PHASE] = STANDS_MOVEMENT,
    [LB_DEFENSIVE_FIRE] = STANDS_DEFENSIVE, [LB_OFFENSIVE_FIRE] = STANDS_OFFENSIVE,
    [LB_MELEE_PHASE] = STANDS_MELEE,        [LB_RECOVERY_PHASE] = STANDS_RECOVERY,
};

/* The side that is not phasing, but in the fire it has to itself. */
bool lb_answers(const struct ks_game *g, const struct ks_state *s)
{
    (void)g;
    return s->actor != look(s)->side && look(s)->phase != LB_DEFENSIVE_FIRE;
}

/* Phase and half-turn, then the morale of each organisation that has a level [RZ-LEVEL-1]. */
void lb_situation(const struct ks_game *g, const struct ks_state *s,
                  struct ks_events *out)
{
    const struct lb_state *x = look(s);
    uint16_t phase = x->phase < LB_PHASES ? phase_sentence[x->phase] : 0;
    if (phase)
        out->v[out->n++] = sentence(phase, KS_NONE, KS_NONE, x->side, 0);
    for (int i = 0; i < LB_ARMIES; i++)
        if (lb(g)->organisation[i].used)
            out->v[out->n++] = sentence(STANDS_LEVEL, KS_NONE, KS_NONE,
                                        lb(g)->organisation[i].side, x->level[i]);
}
