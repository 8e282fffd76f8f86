/* The queue runs row by row: all rolls, then the flights of the units that failed, in the same
 * order, R34. Checks caused by passing flights are the next row, R40. tasks_done is the roll that
 * comes next, frame.a the flight; a check that fails becomes a flight where it stands. */
#include "labataille/check.h"

#include "labataille/condition.h"
#include "labataille/flight.h"
#include "labataille/leader.h"
#include "labataille/morale.h"
#include "labataille/premelee.h"
#include "labataille/procs.h"
#include "labataille/stack.h"

static struct lb_task *task(struct play *p, int i)
{
    return &state(p->s)->task[i];
}

/* ---- what a failure does ---- */

/* Units other than light infantry are on the road there. */
bool lb_drowns(struct play *p, ks_unit u)
{
    ks_hex h = piece(p->s, u)->hex;
    if (ground(p->g, h) != LB_SWAMP || !is_light_foot(p->g, u))
        return false;
    lb_remove(p, u, false);
    event(p, LOST_IN_SWAMP, u, h, 0);
    lb_orphans(p, h, side_of(p->g, u), false);
    return true;
}

/* [LB-2.14-4 LB-2.14-5] R35: unlimbered guns stay, and are abandoned when they fail again. */
enum lb_task_kind lb_break(struct play *p, ks_unit u)
{
    bool guns = is_unlimbered(p->s, u);
    if (is_good(p->s, u) && !is_horse(p->g, u)) {
        lb_disorder(p, u);
        return guns ? TASK_NOTHING : TASK_DISORDER_MOVE;
    }
    if (!guns && lb_drowns(p, u))
        return TASK_NOTHING;
    lb_rout(p, u);
    return guns ? TASK_NOTHING : TASK_ROUT_MOVE;
}

/* [LB-2.14-12] Cause 13, once and without a chain: the rest of the stack checks as well. R75: that
 * serves for a passing check too. */
static void ask_stack(struct play *p, ks_unit u, enum lb_cause cause)
{
    if (cause == BY_STACK || cause == BY_PASSING || cause == BY_RECOVERY)
        return;
    for (int i = 0; i < parts(p->s, u); i++)
        for (EACH_NODE(n, p->s, lb_part_hex(p->g, p->s, u, i))) {
            ks_unit v = node_unit(p->g, n);
            if (v != u && side_of(p->g, v) == side_of(p->g, u))
                lb_ask_check(p, v, BY_STACK, 0);
        }
}

/* ---- rolls ---- */

/* The modifiers of a check's cause: for an assault one by one as in the chart, unless an earlier
 * roll changed them since they were summed, R34. */
static int note_cause(const struct ks_game *g, const struct ks_state *s,
                      const struct lb_task *t, struct ks_events *out)
{
    uint16_t code = t->cause == BY_LEADER ? MOD_FALLEN_LEADER : MOD_SITUATION;
    bool assault = t->cause == BY_ASSAULT || t->cause == BY_ASSAULTING;
    if (assault && in_assault(s) &&
        lb_premelee_modifier(g, s, t->unit, NULL) == t->modifier)
        return lb_premelee_modifier(g, s, t->unit, out);
    return lb_note_modifier(out, code, t->unit, t->modifier);
}

static void roll(struct play *p, int dice)
{
    int i = state(p->s)->tasks_done++;
    struct lb_task t = *task(p, i);
    ks_hex h = piece(p->s, t.unit)->hex;
    int sum = dice + lb_morale_modifiers(p->g, p->s, t.unit, p->events);
    sum += note_cause(p->g, p->s, &t, p->events);
    bool passed = sum > lb_morale(p->g, p->s, t.unit); /* [LB-2.14-1] */
    tell(p, sentence(passed ? PASSES_CHECK : FAILS_CHECK, t.unit, h, dice_label(dice),
                     dice_label(lb_morale(p->g, p->s, t.unit))));
    task(p, i)->kind = TASK_NOTHING;
    if (passed) {
        if (t.cause == BY_ASSAULT || t.cause == BY_ASSAULTING) /* R51 */
            mark(p->s, t.unit, LB_STOOD);
        return;
    }
    ask_stack(p, t.unit, (enum lb_cause)t.cause);
    task(p, i)->kind = (uint8_t)lb_break(p, t.unit);
}

/* ---- the queue ---- */

/* No roll or flight for units that are gone or guns that are abandoned. */
static bool is_void(const struct ks_state *s, const struct lb_task *t)
{
    return t->kind == TASK_NOTHING || !on_map(s, t->unit) ||
           has(s, t->unit, LB_ABANDONED);
}

bool lb_checks_run(struct play *p)
{
    struct lb_state *x = state(p->s);
    struct ks_frame *f = frame(p->s);
    for (; x->tasks_done < x->tasks; x->tasks_done++)
        if (task(p, x->tasks_done)->kind == TASK_CHECK &&
            !is_void(p->s, task(p, x->tasks_done))) {
            f->unit = task(p, x->tasks_done)->unit;
            p->s->actor = KS_CHANCE;
            return true;
        }
    while (f->a < x->tasks_done) {
        struct lb_task t = *task(p, f->a++);
        if (is_void(p->s, &t) || t.kind == TASK_CHECK)
            continue;
        lb_push_flight(p, t.unit, (enum lb_task_kind)t.kind, t.cause == BY_MELEE);
        return false;
    }
    if (x->tasks_done == x->tasks) {
        lb_clear_queue(p);
        ks_pop(p);
    }
    return false;
}

void lb_checks_act(struct play *p, struct ks_action a)
{
    roll(p, dice_of(a.arg));
}
