#include "labataille/melee_result.h"

#include "labataille/condition.h"
#include "labataille/leader.h"
#include "labataille/loss.h"

enum { COLUMN_D, COLUMN_R, COLUMN_S }; /* of lb_game.beaten */

static const struct lb_melee_result *result_of(const struct ks_game *g, int result)
{
    return &lb(g)->melee_result[result];
}

void lb_tell_result(struct play *p, int result, ks_hex h)
{
    static const uint16_t told[] = {[LB_NOTHING] = RESULT_NOTHING,
                                    [LB_AR] = RESULT_AR,
                                    [LB_AD] = RESULT_AD,
                                    [LB_EXCHANGE] = RESULT_EXCHANGE,
                                    [LB_DD] = RESULT_DD,
                                    [LB_DR] = RESULT_DR,
                                    [LB_DS] = RESULT_DS};
    const struct lb_melee_result *r = result_of(p->g, result);
    tell(p, sentence(told[r->code], KS_NONE, h, r->attacker, r->defender));
}

/* ---- beaten units ---- */

/* [LB-4.3-1 LB-4.3-2 LB-4.3-3] R183: the row of the matrix. */
static enum lb_beaten row_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (is_horse(g, u))
        return is_routed(s, u) ? LB_BEATEN_HORSE_ROUTED : LB_BEATEN_HORSE;
    if (is_gun(g, u))
        return is_unlimbered(s, u) ? LB_BEATEN_UNLIMBERED
               : is_good(s, u)     ? LB_BEATEN_LIMBERED
                                   : LB_BEATEN_LIMBERED_BROKEN;
    return is_routed(s, u)       ? LB_BEATEN_ROUTED
           : is_disordered(s, u) ? LB_BEATEN_DISORDERED
                                 : LB_BEATEN_FOOT;
}

static void remove_beaten(struct play *p, ks_unit u, bool taken)
{
    ks_hex h = piece(p->s, u)->hex;
    bool guns = is_gun(p->g, u);
    lb_remove(p, u, taken);
    event(p,
          guns    ? GUNS_ARE_TAKEN_IN_MELEE
          : taken ? SURRENDERS_IN_MELEE
                  : IS_ELIMINATED_NOW,
          u, h, 0);
}

static void suffer(struct play *p, ks_unit u, struct lb_fate fate)
{
    if (fate.fate >= LB_FATE_ELIMINATED) {
        remove_beaten(p, u, fate.fate == LB_FATE_TAKEN);
        return;
    }
    lb_lose(p, u, fate.losses); /* [LB-2.15-15] */
    if (is_gone(p->s, u))
        return;
    if (fate.fate == LB_FATE_DISORDER)
        lb_disorder(p, u);
    else if (!is_disordered(p->s, u) || !lb_drowns(p, u)) /* [RZ-SWAMP-4] */
        lb_rout(p, u);
}

/* The flights wait below questions raised by losses and disorder, such as which hex to keep.
 * Units may break while they wait: each one's fate follows from its condition now. */
static void beat(struct play *p, const ks_unit *v, int n, int column)
{
    struct lb_fate fate[LB_MAX_STACK];
    for (int i = 0; i < n; i++) {
        fate[i] = lb(p->g)->beaten[row_of(p->g, p->s, v[i])][column];
        if (fate[i].fate < LB_FATE_ELIMINATED)
            lb_ask_beaten(p, v[i],
                          fate[i].fate == LB_FATE_DISORDER ? TASK_DISORDER_MOVE
                                                           : TASK_ROUT_MOVE);
    }
    lb_push_checks(p);
    for (int i = 0; i < n; i++)
        suffer(p, v[i], fate[i]);
}

static int attackers(const struct ks_game *g, const struct ks_state *s,
                     ks_unit out[LB_MAX_STACK])
{
    int n = 0;
    for (EACH_ATTACKER(u, g, s))
        if (n < LB_MAX_STACK)
            out[n++] = u;
    return n;
}

/* [LB-2.15-11 LB-2.15-12 LB-2.15-13 LB-2.15-17] The hex is won, whichever unit advances. */
static void beat_defenders(struct play *p, int column)
{
    ks_unit v[LB_MAX_STACK];
    int n = lb_defenders(p->g, p->s, v);
    ks_hex h = assault(p)->hex;
    int enemy = !assault(p)->side;
    assault(p)->count |= HEX_WON;
    beat(p, v, n, column);
    bool surrender = false; /* [LB-4.3-3] cavalry does not, it is wiped out */
    for (int i = 0; i < n && column == COLUMN_S; i++)
        surrender |= has(p->s, v[i], LB_TAKEN);
    if (!holds(p->s, h, enemy))
        lb_orphans(p, h, enemy, surrender);
}

void lb_carry_out(struct play *p, int result)
{
    const struct lb_melee_result *r = result_of(p->g, result);
    ks_unit v[LB_MAX_STACK];
    switch (r->code) {
    case LB_AD: beat(p, v, attackers(p->g, p->s, v), COLUMN_D); break;
    case LB_AR: beat(p, v, attackers(p->g, p->s, v), COLUMN_R); break;
    case LB_DD: beat_defenders(p, COLUMN_D); break;
    case LB_DR: beat_defenders(p, COLUMN_R); break;
    case LB_DS: beat_defenders(p, COLUMN_S); break;
    default: lb_push_loss(p, assault(p)->side, r->attacker); break;
    }
}

/* ---- exchanges ---- */

void lb_defenders_lose(struct play *p, int result)
{
    const struct lb_melee_result *r = result_of(p->g, result);
    if (r->code == LB_EXCHANGE)
        lb_push_loss(p, !assault(p)->side, r->defender);
}

/* [LB-4.3-5] Defenders check first, top first, then attackers as they were named. What empties the
 * hex then does not win it, R184. */
void lb_after_losses(struct play *p, int result)
{
    const struct lb_melee_result *r = result_of(p->g, result);
    ks_unit v[LB_MAX_STACK];
    struct ks_frame *f = assault(p);
    if (r->code != LB_EXCHANGE)
        return;
    if (!holds(p->s, f->hex, !f->side)) {
        f->count |= HEX_WON;
        lb_orphans(p, f->hex, !f->side, false);
    }
    if (!r->star)
        return;
    int n = lb_defenders(p->g, p->s, v);
    for (int i = 0; i < n; i++)
        lb_ask_check(p, v[i], BY_EXCHANGE, 0);
    for (EACH_ATTACKER(u, p->g, p->s))
        lb_ask_check(p, u, BY_EXCHANGE, 0);
    lb_push_checks(p);
}
