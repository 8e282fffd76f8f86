#include "labataille/leader.h"

#include "labataille/alone.h"
#include "labataille/check.h"
#include "labataille/dice.h"
#include "labataille/frames.h"
#include "labataille/procs.h"
#include "labataille/stack.h"
#include "labataille/zone.h"

/* ---- without troops ---- */

void lb_orphans(struct play *p, ks_hex h, int side, bool surrendered)
{
    if (holds(p->s, h, side))
        return;
    for (ks_unit u; (u = lb_leader_in(p->g, p->s, h, side)) != KS_NONE;) {
        ks_hex to = surrendered ? KS_NONE : lb_way_out(p->g, p->s, u);
        if (to == KS_NONE) {
            lb_remove(p, u, true);
            event(p, LEADER_IS_TAKEN, u, h, 0);
            continue;
        }
        lb_lift(p->g, p->s, u);
        put_in(p->g, p->s, u, to, LB_AT_BOTTOM);
        event(p, LEADER_ESCAPES, u, to, 0);
    }
}

/* ---- a leader is hit: frame.hex, frame.side, frame.unit the one it is; frame.a the one in use,
 * frame.count hit by fire? ---- */

enum { WHICH, AMONG, FATE, HOURS };

static int leaders_in(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                      int side)
{
    int n = 0;
    for (EACH_NODE(node, s, h))
        n += is_leader(g, node_unit(g, node)) && side_of(g, node_unit(g, node)) == side;
    return n;
}

void lb_push_casualty(struct play *p, ks_hex h, int side, ks_unit in_use, bool by_fire)
{
    int n = leaders_in(p->g, p->s, h, side);
    if (n == 0)
        return;
    struct ks_frame *f = ks_push(p, PROC_CASUALTY);
    f->hex = h;
    f->side = (uint8_t)side;
    f->a = in_use;
    f->count = by_fire;
    f->step = n == 1 ? FATE : in_use == KS_NONE ? AMONG : WHICH;
    f->unit = n == 1 ? lb_leader_in(p->g, p->s, h, side) : (ks_unit)KS_NONE;
}

bool lb_casualty_run(struct play *p)
{
    p->s->actor = KS_CHANCE;
    return true;
}

/* [LB-2.19-3] The leader used is hit half the time, otherwise one of the others with equal
 * chance. */
static bool may_be_hit(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    return is_leader(g, u) && side_of(g, u) == f->side && piece(s, u)->hex == f->hex &&
           u != f->a;
}

void lb_casualty_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    if (f->step != AMONG) {
        offer_die(out);
        return;
    }
    for (EACH_NODE(n, s, f->hex))
        if (may_be_hit(g, s, node_unit(g, n)))
            offer(out, action(VICTIM, node_unit(g, n), KS_NONE, 0));
}

uint16_t lb_casualty_why(const struct ks_game *g, const struct ks_state *s,
                         struct ks_action a)
{
    if (frame_of(s)->step != AMONG)
        return why_not_die(a);
    return a.verb == VICTIM && may_be_hit(g, s, a.unit) ? 0 : CHANCE_NAMES_A_LEADER;
}

/* [LB-2.19-3] All units of the hex check, less what he was worth to them. */
static void finish(struct play *p, bool lost)
{
    struct ks_frame f = *frame(p->s);
    ks_pop(p);
    for (uint8_t n = top(p->s, f.hex); lost && n != LB_NO_NODE; n = below(p->s, n))
        if (side_of(p->g, node_unit(p->g, n)) == f.side)
            lb_ask_check(p, node_unit(p->g, n), BY_LEADER,
                         -unit(p->g, f.unit)->lead_morale);
    lb_orphans(p, f.hex, f.side, false);
    lb_push_checks(p);
}

/* [LB-2.19-2] Fire cannot capture a leader: the die is rolled again. */
static void decide_fate(struct play *p, int die)
{
    static const uint16_t told[] = {
        [LB_KILLED] = LEADER_KILLED,     [LB_MORTAL] = LEADER_DYING,
        [LB_OUT] = LEADER_OUT,           [LB_WOUNDED] = LEADER_WOUNDED,
        [LB_CAPTURED] = LEADER_CAPTURED, [LB_UNHURT] = LEADER_UNHURT};
    struct ks_frame *f = frame(p->s);
    int fate = lb(p->g)->casualty[die - 1];
    if (fate == LB_CAPTURED && f->count) {
        event(p, ROLL_AGAIN, f->unit, f->hex, die);
        return;
    }
    event(p, told[fate], f->unit, f->hex, die);
    if (fate == LB_UNHURT) {
        finish(p, false);
    } else if (fate == LB_WOUNDED) {
        lb_lift(p->g, p->s, f->unit);
        unmark(p->s, f->unit, LB_MOVING); /* he was with the piece on the move */
        f->step = HOURS;
    } else {
        lb_remove(p, f->unit, fate == LB_CAPTURED);
        finish(p, true);
    }
}

void lb_casualty_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    switch (f->step) {
    case WHICH:
        f->step = a.arg <= 3 ? FATE : AMONG;
        f->unit = a.arg <= 3 ? f->a : (ks_unit)KS_NONE;
        return;
    case AMONG:
        f->unit = a.unit;
        f->step = FATE;
        return;
    case FATE: decide_fate(p, a.arg); return;
    default:
        edit(p->s, f->unit)->back =
            (uint8_t)(p->s->turn + a.arg * 60 / lb(p->g)->turn_minutes);
        event(p, LEADER_AWAY, f->unit, f->hex, a.arg);
        finish(p, true);
    }
}

/* ---- back from a wound, R1: frame.unit is the leader ---- */

static uint16_t why_not_back(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                             ks_hex h)
{
    int side = side_of(g, u);
    if (!holds(s, h, side))
        return BACK_TO_TROOPS;
    return holds(s, h, !side) || lb_zone_at(g, s, h, side) ? BACK_OUT_OF_ZONES : 0;
}

void lb_return_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    ks_unit u = frame_of(s)->unit;
    for (ks_hex h = 0; h < grid(g)->hexes; h++)
        if (holds(s, h, side_of(g, u)) && !why_not_back(g, s, u, h))
            offer(out, action(COME_BACK, u, h, 0));
}

/* Nowhere to come: a turn later. */
bool lb_return_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    for (ks_unit u = f->step; u < p->g->pieces; u++) {
        struct list l = {.enough = 1};
        if (!is_leader(p->g, u) || !piece(p->s, u)->back ||
            piece(p->s, u)->back > p->s->turn || is_gone(p->s, u) || on_map(p->s, u))
            continue;
        f->unit = u;
        f->step = (uint8_t)u;
        lb_return_list(p->g, p->s, &l);
        if (!l.n)
            continue;
        p->s->actor = unit(p->g, u)->side;
        return true;
    }
    ks_pop(p);
    return false;
}

uint16_t lb_return_why(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a)
{
    return a.verb == COME_BACK && a.unit == frame_of(s)->unit
               ? why_not_back(g, s, a.unit, a.hex)
               : BACK_TO_TROOPS;
}

void lb_return_act(struct play *p, struct ks_action a)
{
    edit(p->s, a.unit)->back = 0;
    put_in(p->g, p->s, a.unit, a.hex, LB_AT_BOTTOM);
    event(p, LEADER_IS_BACK, a.unit, a.hex, 0);
}

/* ---- a frame that was read ---- */

const char *lb_casualty_misfit(const struct ks_game *g, const struct ks_state *s,
                               const struct ks_frame *f)
{
    if (f != frame_of(s) && f[1].proc != PROC_CASUALTY)
        return "a leader's fate waits for something else";
    if (f->step == HOURS)
        return f->unit == KS_NONE || on_map(s, f->unit) ? "no leader is wounded" : NULL;
    ks_unit hit = f->step == WHICH ? f->a : f->unit;
    if (f->step == AMONG)
        return f->a != KS_NONE && !is_leader(g, f->a) ? "no leader is in use" : NULL;
    return hit != KS_NONE && is_leader(g, hit) && piece(s, hit)->hex == f->hex &&
                   side_of(g, hit) == f->side &&
                   (f->step == FATE || leaders_in(g, s, f->hex, f->side) > 1)
               ? NULL
               : "no leader there is hit";
}
