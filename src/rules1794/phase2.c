#include "rules1794/phase2.h"

#include "rules1794/artillery.h"
#include "rules1794/command.h"
#include "rules1794/fire.h"
#include "rules1794/formation.h"
#include "rules1794/leader.h"
#include "rules1794/line.h"
#include "rules1794/move.h"
#include "rules1794/reaction.h"
#include "rules1794/retreat.h"
#include "rules1794/stack.h"

enum { OTHER_SIDE, ACTIVE_SIDE, FULL_HEXES }; /* frame.step; frame.count: the active side has stopped */

static bool others_turn(const struct ks_state *s)
{
    return frame_of(s)->step == OTHER_SIDE;
}

/* ---- what a piece can do ---- */

static void offer_shots(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        struct list *out)
{
    if (is_gun(g, u))
        bombard_offers(g, s, u, out);
    else
        fire_offers(g, s, u, out);
}

/* [10.4b 10.4c] The active side moves a unit of the activated command, or fires with any. */
static void offer_piece(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        struct list *out)
{
    if (is_leader(g, u) || is_gone(s, u))
        return;
    if (others_turn(s)) {
        if (on_map(s, u))
            offer_shots(g, s, u, out);
        return;
    }
    if (is_troop(g, u) && !why_not_moving(g, s, u)) {
        offer(out, action(MOVE, u, KS_NONE, 0));
        if (!why_no_line(g, s, u))
            offer(out, action(LINE, u, KS_NONE, 0));
    }
    if (on_map(s, u))
        offer_shots(g, s, u, out);
    if (is_gun(g, u))
        shift_offers(g, s, u, out);
}

static struct ks_action way_out(const struct ks_state *s)
{
    return action(others_turn(s) ? PASS : STOP, KS_NONE, KS_NONE, 0);
}

void phase2_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    int side = s->actor;
    for (ks_unit u = 0; u < g->pieces; u++)
        if (side_of(g, u) == side)
            offer_piece(g, s, u, out);
    offer(out, way_out(s));
}

/* Begins at a random piece and takes one of its actions; now and then the way out. */
struct ks_action phase2_sample(const struct ks_game *g, const struct ks_state *s, uint64_t random)
{
    struct ks_action v[512];
    uint64_t start = mix(random);
    if ((random & 15) == 0)
        return way_out(s);
    for (ks_unit i = 0; i < g->pieces; i++) {
        ks_unit u = (ks_unit)((start + i) % g->pieces);
        struct list l = {0, sizeof v / sizeof *v, v};
        if (side_of(g, u) == s->actor)
            offer_piece(g, s, u, &l);
        if (l.n)
            return v[mix(start) % (l.n < l.max ? l.n : l.max)];
    }
    return way_out(s);
}

uint16_t phase2_why(const struct ks_game *g, const struct ks_state *s, struct ks_action a)
{
    bool other = others_turn(s);
    if (a.verb == PASS)
        return other ? 0 : STOP_INSTEAD;
    if (a.verb == STOP)
        return other ? PASS_INSTEAD : 0;
    if (a.unit >= g->pieces || side_of(g, a.unit) != s->actor)
        return NOT_YOUR_UNIT;
    if (a.verb == FIRE)
        return why_not_fire_at(g, s, a.unit, a.hex);
    if (a.verb == BOMBARD)
        return why_not_bombard(g, s, a.unit, a.hex);
    if (other)
        return ONLY_FIRE_OR_PASS;
    switch (a.verb) {
    case MOVE: return why_not_moving(g, s, a.unit);
    case LINE: return why_no_line(g, s, a.unit);
    case SHIFT: return why_not_shift(g, s, a.unit, a.hex);
    case TRAVERSE:
        return a.arg < KS_FACINGS ? why_not_traverse(g, s, a.unit, a.arg) : FACING_NOT_ALLOWED;
    default: return MOVE_OR_FIRE;
    }
}

/* ---- turns ---- */

static bool has_shot(const struct ks_game *g, const struct ks_state *s, int side)
{
    struct list l = {0, 0, NULL};
    for (ks_unit u = 0; u < g->pieces && l.n == 0; u++)
        if (side_of(g, u) == side && on_map(s, u) && !is_leader(g, u))
            offer_shots(g, s, u, &l);
    return l.n > 0;
}

static bool can_act(const struct ks_game *g, const struct ks_state *s, int side)
{
    struct list l = {0, 0, NULL};
    for (ks_unit u = 0; u < g->pieces && l.n == 0; u++)
        if (side_of(g, u) == side)
            offer_piece(g, s, u, &l);
    return l.n > 0;
}

/* [6.2f] At the end the limits must hold everywhere; what is too much goes back one hex. It can
 * only be so after a move through full hexes was cut short. */
static bool clear_full_hex(struct play *p)
{
    int side = look(p->s)->side;
    for (ks_unit u = 0; u < p->g->pieces; u++) {
        ks_hex h = piece(p->s, u)->hex;
        if (h == KS_NONE || side_of(p->g, u) != side || !is_troop(p->g, u) ||
            is_melee_hex(p->s, h) || !is_overstacked(p->g, p->s, h, side))
            continue;
        ks_unit last = u;
        for (ks_unit v = top(p->s, h); v != KS_NONE; v = below(p->s, v))
            last = is_troop(p->g, v) && side_of(p->g, v) == side ? v : last;
        event(p, MUST_MAKE_ROOM, last, h, 0);
        push_retreat(p, last, 1, 0);
        return true;
    }
    return false;
}

bool phase2_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    int side = look(p->s)->side;
    switch (f->step) {
    case OTHER_SIDE: /* [10.4a] the inactive player fires first */
        if (!has_shot(p->g, p->s, !side)) {
            f->step = f->count ? FULL_HEXES : ACTIVE_SIDE;
            return false;
        }
        p->s->actor = (uint8_t)!side;
        return true;
    case ACTIVE_SIDE:
        p->s->actor = (uint8_t)side;
        if (can_act(p->g, p->s, side))
            return true;
        f->count = 1;
        f->step = OTHER_SIDE;
        return false;
    default:
        if (!clear_full_hex(p))
            pop(p);
        return false;
    }
}

void phase2_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    bool other = others_turn(p->s);
    f->step = other ? ACTIVE_SIDE : OTHER_SIDE;
    if (a.verb == PASS || a.verb == STOP) { /* r70 */
        if (other && f->count)
            f->step = FULL_HEXES;
        f->count = (uint8_t)(a.verb == STOP);
        return;
    }
    f->count = 0;
    switch (a.verb) {
    case MOVE:
        push_move(p, a.unit);
        break;
    case LINE:
        push_line_move(p, a.unit);
        break;
    case FIRE:
        push_fire(p, a.unit, a.hex, other ? FIRE_OF_OTHER : FIRE_IN_PHASE);
        break;
    case BOMBARD:
        push_bombard(p, a.unit, a.hex);
        break;
    case SHIFT: /* r72: the enemy reacts to guns too */
        shift(p, a.unit, a.hex);
        push_reaction(p, a.hex, a.unit);
        push_step_back(p, a.hex, side_of(p->g, a.unit));
        push_gun_facing(p, a.unit);
        break;
    default:
        traverse(p, a.unit, a.arg);
        break;
    }
}
