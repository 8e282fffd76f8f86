/* [LB-2.14-9 LB-2.14-10] The recovery phase: every broken unit of the side rolls, in any order
 * the owner likes, R61; each flight follows its roll at once, R34. Then the horses' rest is
 * judged. Each roll is a frame of its own on that of the phase: frame.unit rolls, frame.step as
 * below. */
#include "labataille/assault.h"
#include "labataille/check.h"
#include "labataille/condition.h"
#include "labataille/dice.h"
#include "labataille/face.h"
#include "labataille/morale.h"
#include "labataille/procs.h"
#include "labataille/stacking.h"
#include "labataille/zone.h"

enum { BEGINS, CHOOSING, DICE };

/* ---- marks and horses ---- */

static bool is_on_dike(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    for (int i = 0; i < parts(s, u); i++)
        if (ground(g, lb_part_hex(g, s, u, i)) == LB_DIKE)
            return true;
    return false;
}

/* [RZ-DIKE-7] R73: off the causeway, head and tail, its morale is its own again. */
static void end_marks(struct play *p, int side)
{
    for (ks_unit u = 0; u < p->g->pieces; u++)
        if (side_of(p->g, u) == side && !is_on_dike(p->g, p->s, u))
            unmark(p->s, u, LB_CAUSEWAY);
}

/* [LB-2.16-4] R62: one level after a full turn of rest (two half-turns), two if it never moved.
 * Breaking the rest restarts it. */
static void rest(struct play *p, ks_unit u)
{
    struct lb_piece *x = edit(p->s, u);
    int halves = look(p->s)->moment - x->rest / LB_PHASES;
    bool broken = has(p->s, u, LB_HURRIED);
    if (x->readiness == LB_FRESH || !on_map(p->s, u) || (!broken && halves < 2))
        return;
    int gain = has(p->s, u, LB_STIRRED) ? 1 : 2;
    unmark(p->s, u, LB_STIRRED | LB_HURRIED);
    x->rest = moment(p->s);
    if (broken)
        return;
    x->readiness = (uint8_t)(x->readiness > gain ? x->readiness - gain : LB_FRESH);
    event(p, x->readiness == LB_FRESH ? IS_FRESH_AGAIN : IS_LESS_TIRED, u, x->hex, 0);
}

static void rest_horses(struct play *p)
{
    for (ks_unit u = 0; u < p->g->pieces; u++)
        if (is_horse(p->g, u) && !is_gone(p->s, u))
            rest(p, u);
}

/* ---- which units roll ---- */

static uint16_t why_not_rally(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u)
{
    if (side_of(g, u) != frame_of(s)->side)
        return NOT_YOUR_UNIT;
    if (!on_map(s, u) || is_leader(g, u) || has(s, u, LB_ABANDONED) || is_good(s, u))
        return NOTHING_TO_RALLY;
    return has(s, u, LB_ROLLED) ? HAS_ROLLED : 0;
}

void lb_recovery_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    if (frame_of(s)->step == DICE) {
        offer_two_dice(out);
        return;
    }
    for (ks_unit u = 0; u < g->pieces && !has_enough(out); u++)
        if (!why_not_rally(g, s, u))
            offer(out, action(RALLY, u, KS_NONE, 0));
}

uint16_t lb_recovery_why(const struct ks_game *g, const struct ks_state *s,
                         struct ks_action a)
{
    if (frame_of(s)->step == DICE)
        return why_not_two_dice(a);
    return a.verb == RALLY ? why_not_rally(g, s, a.unit) : RALLY_SOMEBODY;
}

bool lb_recovery_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    struct list l = {.enough = 1};
    if (f->step == BEGINS) {
        f->step = CHOOSING;
        end_marks(p, f->side);
    }
    lb_recovery_list(p->g, p->s, &l);
    if (l.n == 0) {
        rest_horses(p);
        ks_pop(p);
        return false;
    }
    p->s->actor = f->step == DICE ? KS_CHANCE : f->side;
    return true;
}

/* ---- the roll ---- */

static int away(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex h)
{
    return lb_enemy_distance(g, s, h, side_of(g, u));
}

/* Woods or houses as far from every enemy, on its bank, with room for it; R136. */
static bool is_shelter(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       ks_hex h)
{
    const struct lb_game *r = lb(g);
    struct lb_gait gait = lb_gait_of(g, s, u);
    if (!is_on_map(g, h) || (!is_built_up(g, h) && ground(g, h) != LB_FOREST) ||
        r->beyond[h] != r->beyond[piece(s, u)->hex] || lb_why_not_ground(g, gait, h) ||
        holds(s, h, !side_of(g, u)) || away(g, s, u, h) < r->safe_hexes)
        return false;
    struct lb_crowd c = lb_crowd_of(g, s, h, side_of(g, u), 0);
    lb_crowd_add(g, s, &c, u, piece(s, u)->left, LB_GENERAL, false);
    return lb_why_crowded(g, &c, h) == 0;
}

/* The nearest within a rout move, KS_NONE if there is none. */
static ks_hex nearest_shelter(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u)
{
    ks_hex from = piece(s, u)->hex, best = KS_NONE;
    int nearest = lb(g)->rout_hexes + 1;
    for (ks_hex h = 0; h < grid(g)->hexes; h++)
        if (is_on_map(g, h) && distance(g, from, h) < nearest && is_shelter(g, s, u, h)) {
            nearest = distance(g, from, h);
            best = h;
        }
    return best;
}

/* [LB-2.14-10] Fifteen hexes from every enemy it does not flee; farther away still it makes for
 * shelter. */
static bool is_far(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return is_routed(s, u) && away(g, s, u, piece(s, u)->hex) >= lb(g)->safe_hexes;
}

static void rest_far_away(struct play *p, ks_unit u)
{
    ks_hex from = piece(p->s, u)->hex, to = KS_NONE;
    if (away(p->g, p->s, u, from) > lb(p->g)->safe_hexes && !is_cover(p->g, from))
        to = nearest_shelter(p->g, p->s, u);
    if (to == KS_NONE) {
        event(p, STAYS_FAR_AWAY, u, from, 0);
        return;
    }
    lb_lift(p->g, p->s, u);
    lb_set_form(p->s, u, lb_broken_form(p->g, p->s, u, to));
    put_in(p->g, p->s, u, to, LB_AT_BOTTOM);
    lb_take_leaders(p, from, to, side_of(p->g, u), KS_NONE); /* R240 */
    event(p, TAKES_SHELTER, u, to, 0);
}

static void fail(struct play *p, ks_unit u)
{
    if (is_far(p->g, p->s, u)) {
        rest_far_away(p, u);
        return;
    }
    enum lb_task_kind flight = lb_break(p, u);
    if (flight != TASK_NOTHING)
        lb_ask_flight(p, u, flight);
    lb_push_checks(p);
}

static void roll(struct play *p, int dice)
{
    ks_unit u = frame(p->s)->unit;
    ks_pop(p);
    mark(p->s, u, LB_ROLLED);
    int sum = dice + lb_morale_modifiers(p->g, p->s, u, p->events);
    bool passed = sum > lb_morale(p->g, p->s, u);
    tell(p, sentence(passed ? PASSES_CHECK : FAILS_CHECK, u, piece(p->s, u)->hex,
                     dice_label(dice), dice_label(lb_morale(p->g, p->s, u))));
    if (!passed) {
        fail(p, u);
        return;
    }
    lb_recover(p, u);
    lb_ask_facing(p, u); /* R72 */
}

void lb_recovery_act(struct play *p, struct ks_action a)
{
    if (a.verb == ROLL) {
        roll(p, dice_of(a.arg));
        return;
    }
    uint8_t side = frame(p->s)->side;
    struct ks_frame *f = ks_push(p, PROC_RECOVERY);
    f->unit = a.unit;
    f->side = side;
    f->step = DICE;
}
