/* The melee itself: sparing horses, dice, result. */
#include "labataille/dice.h"
#include "labataille/leader.h"
#include "labataille/melee_result.h"
#include "labataille/procs.h"
#include "labataille/strength.h"

/* frame.step; frame.side attacks frame.hex, frame.unit is asked, frame.a the result by number */
enum { SAVING_HORSES, ROLLING, RESULT, DEFENDERS_LOSE, AFTER_LOSSES, OVER };

/* ---- saving [LB-2.16-3] R178 ---- */

static bool may_save(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return is_horse(g, u) && !has(s, u, LB_CHOSE) && !is_routed(s, u);
}

/* Attackers first, then defenders; KS_NONE when all have said. */
static ks_unit next_saver(const struct ks_game *g, const struct ks_state *s)
{
    ks_unit v[LB_MAX_STACK];
    int n = lb_defenders(g, s, v);
    for (EACH_ATTACKER(u, g, s))
        if (may_save(g, s, u))
            return u;
    for (int i = 0; i < n; i++)
        if (may_save(g, s, v[i]))
            return v[i];
    return KS_NONE;
}

static void forget_answers(struct play *p)
{
    for (ks_unit u = 0; u < p->g->pieces; u++)
        unmark(p->s, u, LB_CHOSE | LB_SAVING);
}

/* ---- dice ---- */

/* R62: the clock starts at the end of the phase in which readiness fell, or was broken. */
static void rest_anew(struct play *p, ks_unit u)
{
    edit(p->s, u)->rest = moment(p->s);
    unmark(p->s, u, LB_STIRRED | LB_HURRIED);
}

/* [LB-2.16-1 LB-2.16-2] After its own melee cavalry goes from fresh to tired; after a charge, or from
 * tired, to exhausted; a unit that spared its horses stays as it is. Rest starts again either way
 * [LB-2.16-4]. */
static void tire(struct play *p, ks_unit u)
{
    struct lb_piece *x = edit(p->s, u);
    if (!is_horse(p->g, u))
        return;
    mark(p->s, u, LB_FOUGHT);
    rest_anew(p, u);
    if (has(p->s, u, LB_SAVING) || x->readiness == LB_EXHAUSTED)
        return;
    bool spent = x->readiness == LB_TIRED || has(p->s, u, LB_CHARGED); /* R18 */
    x->readiness = spent ? LB_EXHAUSTED : LB_TIRED;
    event(p, spent ? IS_EXHAUSTED_NOW : IS_TIRED_NOW, u, x->hex, 0);
}

static void tire_all(struct play *p)
{
    ks_unit v[LB_MAX_STACK];
    int n = lb_defenders(p->g, p->s, v);
    for (EACH_ATTACKER(u, p->g, p->s))
        tire(p, u);
    for (int i = 0; i < n; i++)
        tire(p, v[i]);
}

/* [LB-2.15-9] R58: before the result is carried out. */
static void hit_leaders(struct play *p, int natural)
{
    const struct ks_frame *f = assault(p);
    ks_unit leading = f->unit;
    ks_hex h = f->hex;
    int enemy = !f->side;
    if (natural <= lb(p->g)->attacker_casualty_to && leading != KS_NONE)
        lb_push_casualty(p, piece(p->s, leading)->hex, !enemy, leading, false);
    if (natural >= lb(p->g)->defender_casualty_from)
        lb_push_casualty(p, h, enemy, KS_NONE, false);
}

static void roll(struct play *p, int natural)
{
    struct ks_frame *f = frame(p->s);
    ks_hex h = f->hex;
    struct lb_odds o = lb_melee_odds(p->g, p->s, p->events);
    int dice = dice_row(natural + o.modifier);
    f->a = lb(p->g)->melee_column[o.column].result[dice];
    f->step = RESULT;
    tell(p, sentence(MELEE_DICE, KS_NONE, h, dice_label(natural), dice_label(dice)));
    lb_tell_result(p, f->a, h);
    tire_all(p);
    hit_leaders(p, natural);
}

/* ---- the procedure ---- */

bool lb_melee_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    switch (f->step) {
    case SAVING_HORSES:
        f->unit = next_saver(p->g, p->s);
        if (f->unit == KS_NONE) {
            f->step = ROLLING;
            return false;
        }
        p->s->actor = (uint8_t)side_of(p->g, f->unit);
        return true;
    case ROLLING: p->s->actor = KS_CHANCE; return true;
    case RESULT:
        forget_answers(p);
        f->step = DEFENDERS_LOSE;
        lb_carry_out(p, f->a);
        return false;
    case DEFENDERS_LOSE:
        f->step = AFTER_LOSSES;
        lb_defenders_lose(p, f->a);
        return false;
    case AFTER_LOSSES:
        f->step = OVER;
        lb_after_losses(p, f->a);
        return false;
    default: ks_pop(p); return false;
    }
}

void lb_melee_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    (void)g;
    if (f->step == ROLLING) {
        offer_two_dice(out);
        return;
    }
    offer(out, action(SAVE, f->unit, KS_NONE, 0));
    offer(out, action(FULL, f->unit, KS_NONE, 0));
}

uint16_t lb_melee_why(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    (void)g;
    if (f->step == ROLLING)
        return why_not_two_dice(a);
    return (a.verb == SAVE || a.verb == FULL) && a.unit == f->unit ? 0 : SAVE_OR_NOT;
}

void lb_melee_act(struct play *p, struct ks_action a)
{
    if (frame(p->s)->step == ROLLING) {
        roll(p, dice_of(a.arg));
        return;
    }
    mark(p->s, a.unit, LB_CHOSE | (a.verb == SAVE ? LB_SAVING : 0u));
}
