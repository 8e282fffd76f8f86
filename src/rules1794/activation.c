#include "rules1794/activation.h"

#include "rules1794/command.h"
#include "rules1794/entry.h"
#include "rules1794/leader.h"
#include "rules1794/procs.h"
#include "rules1794/sequence.h"
#include "rules1794/track.h"

/* [3.3d] */
void r94_push_activation(struct play *p, ks_unit commander)
{
    struct ks_frame *f = ks_push(p, PROC_ACTIVATION);
    f->unit = commander;
    f->side = (uint8_t)side_of(p->g, commander);
    state(p->s)->drawn_now = commander;
    state(p->s)->side = f->side;
    event(p, IS_ACTIVATED, commander, piece(p->s, commander)->hex, 0);
    for (ks_unit u = 0; u < p->g->pieces; u++) {
        unmark(p->s, u, R94_GUN_FIRED);
        edit(p->s, u)->marks &= (uint8_t)~R94_DRAW_MARKS;
    }
}

static void push_round(struct play *p, ks_unit leader, ks_unit command,
                       enum r94_round kind)
{
    struct ks_frame *f = ks_push(p, PROC_ROUND);
    f->unit = leader;
    f->a = command;
    f->count = (uint8_t)kind;
    f->side = (uint8_t)side_of(p->g, leader);
}

/* ---- overall commanders ---- */

/* [4.3b] Has a fallen commander left units the overall commander must lead? */
static bool must_lead_fallen(const struct ks_game *g, const struct ks_state *s, int army)
{
    return r94(g)->setting.fallen_command_instead && r94_has_fallen_command(g, s, army);
}

uint16_t r94_activation_why(const struct ks_game *g, const struct ks_state *s,
                            struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    if (f->step == ENDED)
        return a.verb == ROLL && a.arg < 10 ? 0 : ROLL_THE_DIE;
    if (a.verb == SKIP)
        return 0;
    if ((a.verb != ACTIVATE && a.verb != COMMAND) || a.unit >= g->pieces ||
        !is_leader(g, a.unit))
        return CHOOSE_A_COMMANDER;
    bool fallen = must_lead_fallen(g, s, army_of(g, f->unit)) && is_overall(g, f->unit);
    if (a.verb == ACTIVATE && f->mask[0] >> army_of(g, a.unit) & 1)
        return PLANNED_FOR_ARMY; /* [4.5a@szczekociny] one of each */
    if (a.verb == ACTIVATE)      /* [4.3b] r86 */
        return fallen ? MUST_LEAD_FALLEN : r94_why_not_activated(g, s, f->unit, a.unit);
    if (r94_is_dead(g, s, a.unit) && r94_is_orphan(g, a.unit)) /* [4.3e] */
        return ORPHANS_OBEY_NOBODY;
    if (r94_is_locked(g, s, a.unit)) /* [13-historical-note2b] */
        return IS_LOCKED;
    return army_of(g, a.unit) == army_of(g, f->unit) &&
                   r94_is_fallen_command(g, s, a.unit) && fallen
               ? 0
               : COMMANDER_NOT_FALLEN;
}

void r94_activation_list(const struct ks_game *g, const struct ks_state *s,
                         struct list *out)
{
    if (frame_of(s)->step == ENDED) {
        offer_die(out);
        return;
    }
    for (ks_unit i = 0; i < r94(g)->commanders && !has_enough(out); i++)
        for (int k = 0; k < 2; k++) {
            struct ks_action a =
                action(k ? COMMAND : ACTIVATE, r94(g)->commander[i], KS_NONE, 0);
            if (!r94_activation_why(g, s, a))
                offer(out, a);
        }
    offer(out, action(SKIP, KS_NONE, KS_NONE, 0));
}

/* [4.5b@szczekociny 4.5c@szczekociny] r125. */
static void plan_next_turn(struct play *p, int die)
{
    int turn = p->s->turn + die + r94(p->g)->planner_delay;
    state(p->s)->planner_turn = (uint8_t)turn;
    frame(p->s)->step = ACTIVATION_OVER;
    tell(p, sentence(PLANNER_RETURNS, frame(p->s)->unit, KS_NONE, turn, die));
}

void r94_activation_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    if (a.verb == ROLL) {
        plan_next_turn(p, a.arg);
        return;
    }
    ks_unit overall = f->unit;
    f->step = OWN_PART;
    if (overall == r94(p->g)->planner &&
        a.verb == ACTIVATE) { /* and one of the other army */
        f->mask[0] |= 1u << army_of(p->g, a.unit);
        f->step = THROUGH_HIM;
    }
    if (a.verb == ACTIVATE) { /* [4.4b 4.4c] */
        struct ks_event named =
            sentence(IS_ACTIVATED_BY, a.unit, piece(p->s, a.unit)->hex, 0, 0);
        named.other = overall;
        tell(p, named);
        push_round(p, a.unit, a.unit, R94_OWN_COMMAND);
    } else if (a.verb == COMMAND) { /* [4.3c] the radius is the overall commander's */
        event(p, FALLEN_COMMAND_LED, a.unit, KS_NONE, 0);
        push_round(p, overall, a.unit, R94_FALLEN_COMMAND);
    }
}

/* [4.4b] Tormasow activates himself; [4.4d] Kościuszko leads six units. */
static void own_part(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_unit c = f->unit;
    bool six = r94(p->g)->six[f->side] == c;
    bool leads = r94_has_units(p->g, p->s, c) || /* r199 */
                 (!r94(p->g)->setting.fallen_command_instead && is_overall(p->g, c) &&
                  r94_has_fallen_command(p->g, p->s, army_of(p->g, c)));
    f->step = six || !leads ? OWN_MOVE : ENDED; /* r85 */
    if (!six && !leads)
        return;
    if (six) {
        push_round(p, c, KS_NONE, R94_SIX_UNITS);
        struct ks_frame *naming = ks_push(p, PROC_SIX);
        naming->unit = c;
        naming->side = (uint8_t)side_of(p->g, c);
        naming->count = (uint8_t)r94(p->g)->six_units;
        state(p->s)->leader = c;
        for (ks_unit u = 0; u < p->g->pieces; u++)
            unmark(p->s, u, R94_SIX);
    } else {
        push_round(p, c, c, R94_OWN_COMMAND);
    }
}

/* Is there an army of his side for which the planner has named no commander yet? */
static bool plans_more(const struct ks_game *g, const struct ks_state *s)
{
    struct list l = {.enough = 2};
    r94_activation_list(g, s, &l);
    return l.n > 1; /* in addition to naming none */
}

/* [3.3i@szczekociny] r56: Szczekociny looks at the points after every activation. */
static void end_activation(struct play *p)
{
    ks_pop(p);
    if (r94(p->g)->setting.victory_check == R94_AFTER_ACTIVATION)
        r94_check_automatic_victory(p);
}

bool r94_activation_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_unit c = f->unit;
    if (is_gone(p->s, c)) /* he may have fallen meanwhile */
        f->step = ACTIVATION_OVER;
    switch (f->step) {
    case THROUGH_HIM:
        if (c == r94(p->g)->planner && !plans_more(p->g, p->s)) {
            f->step = OWN_PART;
            return false;
        }
        if (!is_overall(p->g, c) && c != r94(p->g)->planner) {
            f->step = ENDED;
            push_round(p, c, c, R94_OWN_COMMAND);
            return false;
        }
        p->s->actor = f->side;
        return true;
    case OWN_PART: own_part(p); return false;
    case ENDED: /* [4.5b@szczekociny] a die says when he comes again */
        if (c == r94(p->g)->planner) {
            p->s->actor = KS_CHANCE;
            return true;
        }
        f->step = ACTIVATION_OVER;
        return false;
    case ACTIVATION_OVER: end_activation(p); return false;
    default: /* [4.4e] */
        f->step = ENDED;
        state(p->s)->phase = R94_COMMANDER_MOVE;
        r94_push_leader_move(p, c);
        return false;
    }
}

/* ---- the six ---- */

static uint16_t why_not_six(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    if (u >= g->pieces || side_of(g, u) != f->side || is_leader(g, u))
        return NOT_YOUR_UNIT;
    if (is_gone(s, u))
        return IS_ELIMINATED;
    if (has(s, u, R94_SIX))
        return ALREADY_NAMED;
    if (!on_map(s, u))
        return NOT_ON_MAP;
    if (r94_is_locked(g, s, u)) /* [13-historical-note2b] */
        return IS_LOCKED;
    return r94_in_radius(g, s, u) ? 0 : OUT_OF_COMMAND;
}

bool r94_six_run(struct play *p)
{
    const struct ks_frame *f = frame(p->s);
    if (f->count == 0) {
        ks_pop(p);
        return false;
    }
    p->s->actor = f->side;
    return true;
}

uint16_t r94_six_why(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a)
{
    if (a.verb == DONE)
        return 0;
    return a.verb == NAME ? why_not_six(g, s, a.unit) : NAME_THE_SIX;
}

void r94_six_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    for (ks_unit u = 0; u < g->pieces && !has_enough(out); u++)
        if (side_of(g, u) == frame_of(s)->side && on_map(s, u) && !why_not_six(g, s, u))
            offer(out, action(NAME, u, KS_NONE, 0));
    offer(out, action(DONE, KS_NONE, KS_NONE, 0));
}

void r94_six_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    if (a.verb == DONE) {
        f->count = 0;
        return;
    }
    f->count--;
    mark(p->s, a.unit, R94_SIX);
    event(p, IS_NAMED, a.unit, piece(p->s, a.unit)->hex, 0);
}

/* ---- the command round ---- */

/* Movement points are new in each round, shots are not [r83]; a gun fires once in each
 * movement phase [10.10.3, r113]. */
static void begin_round(struct play *p)
{
    const struct ks_frame *f = frame(p->s);
    struct r94_state *x = state(p->s);
    uint16_t keep = f->count == R94_SIX_UNITS ? R94_SIX : 0;
    if (r94(p->g)->one_shot_per_chit)
        keep |= R94_GUN_FIRED;
    x->leader = f->unit;
    x->command = f->a;
    x->round = f->count;
    x->side = f->side;
    x->arm = R94_BRANCHES;
    for (ks_unit u = 0; u < p->g->pieces; u++) {
        struct r94_piece *e = edit(p->s, u);
        e->flags &= (uint16_t) ~(R94_ROUND_FLAGS & ~keep);
        e->spent = 0; /* [8.4] nothing is carried over */
        e->group = 0;
        e->run = 0;
    }
}

/* [10.7] r116: in the 2010 edition the stop ends with the activation. */
static void end_round(struct play *p)
{
    struct r94_state *x = state(p->s);
    x->phase = R94_NO_PHASE;
    x->arm = R94_BRANCHES;
    if (x->command != KS_NONE && r94(p->g)->setting.fire_marker_kept) /* r115 */
        x->acted |= commander_bit(p->g, x->command);
    for (ks_unit u = 0; u < p->g->pieces && !r94(p->g)->setting.stopped_for_turn; u++)
        unmark(p->s, u, R94_STOPPED);
    ks_pop(p);
}

/* [13.1-note2@szczekociny] r128: chosen when the commander is drawn. */
static void push_arm(struct play *p)
{
    struct ks_frame *f = ks_push(p, PROC_ARM);
    f->side = look(p->s)->side;
    f->unit = look(p->s)->leader;
}

bool r94_round_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    struct r94_state *x = state(p->s);
    ks_unit leader = f->unit;
    uint8_t kind = f->count;
    switch (f->step++) {
    case ROUND_BEGINS: /* phase 1 */
        begin_round(p);
        if (r94(p->g)->one_arm)
            push_arm(p);
        r94_push_returns(p);
        return false;
    case PHASE_2: /* [3.3e] */
        x->phase = R94_FIRE_AND_MOVE;
        ks_push(p, PROC_PHASE2);
        return false;
    case PHASE_3: /* [3.3f] */
        x->phase = R94_COMMANDER_MOVE;
        if (kind == R94_OWN_COMMAND &&
            (on_map(p->s, leader) || r94_is_due(p->g, p->s, leader)))
            r94_push_leader_move(p, leader);
        return false;
    case PHASE_4: /* [3.3g] */
        x->phase = R94_MELEES;
        for (ks_unit u = 0; u < p->g->pieces; u++) /* [8.14.8 8.13.4] another phase */
            unmark(p->s, u, R94_FOUGHT);
        ks_push(p, PROC_PHASE4);
        return false;
    default: end_round(p); return false;
    }
}

/* ---- one arm a round ---- */

/* Has the command troops of that arm on the map? */
static bool has_arm(const struct ks_game *g, const struct ks_state *s, int arm)
{
    for (ks_unit u = 0; u < g->pieces; u++)
        if (branch(g, u) == arm && on_map(s, u) && side_of(g, u) == look(s)->side &&
            !r94_why_not_his(g, s, u))
            return true;
    return false;
}

bool r94_arm_run(struct play *p)
{
    if (frame(p->s)->step ||
        (!has_arm(p->g, p->s, R94_FOOT) && !has_arm(p->g, p->s, R94_HORSE))) {
        ks_pop(p);
        return false;
    }
    p->s->actor = frame(p->s)->side;
    return true;
}

uint16_t r94_arm_why(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a)
{
    if (a.verb != ARM || a.arg > R94_HORSE)
        return CHOOSE_AN_ARM;
    return has_arm(g, s, a.arg) ? 0 : NO_UNIT_OF_THAT_ARM;
}

void r94_arm_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    for (int arm = R94_FOOT; arm <= R94_HORSE; arm++)
        if (has_arm(g, s, arm))
            offer(out, action(ARM, KS_NONE, KS_NONE, arm));
}

void r94_arm_act(struct play *p, struct ks_action a)
{
    frame(p->s)->step = 1;
    state(p->s)->arm = a.arg;
    event(p, a.arg == R94_FOOT ? INFANTRY_ACTS : CAVALRY_ACTS, frame(p->s)->unit, KS_NONE,
          0);
}
