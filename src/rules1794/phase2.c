#include "rules1794/phase2.h"

#include "base/bits.h"
#include "rules1794/artillery.h"
#include "rules1794/fire.h"
#include "rules1794/formation.h"
#include "rules1794/leader.h"
#include "rules1794/line.h"
#include "rules1794/move.h"
#include "rules1794/move_change.h"
#include "rules1794/procs.h"
#include "rules1794/reaction.h"
#include "rules1794/retreat.h"
#include "rules1794/stack.h"

enum {
    OTHER_SIDE,
    ACTIVE_SIDE,
    FULL_HEXES
}; /* frame.step; frame.count: the active side has stopped */

static bool others_turn(const struct ks_state *s)
{
    return frame_of(s)->step == OTHER_SIDE;
}

/* ---- what a piece can do ---- */

static void offer_shots(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        struct list *out)
{
    if (is_gun(g, u))
        r94_bombard_offers(g, s, u, out);
    else
        r94_fire_offers(g, s, u, out);
}

/* [6.0c] Where it is free, the owner may reorder any stack in his movement phase; each unit goes
 * on top once. Not in a melee hex, where the order is fixed [6.10a]. */
static uint16_t why_not_reorder(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u)
{
    if (r94(g)->setting.reorder_cost)
        return ORDER_COSTS;
    if (!is_troop(g, u))
        return NO_RIFLES;
    if (!on_map(s, u))
        return NOT_ON_MAP;
    if (r94_is_top(g, s, u))
        return IS_ON_TOP;
    if (is_melee_hex(s, piece(s, u)->hex))
        return MELEE_HOLDS;
    return piece(s, u)->group & R94_REORDERED ? HAS_GONE_ON_TOP : 0;
}

static void offer_moves(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        bool line, struct list *out)
{
    if (is_gun(g, u) && !is_limbered(s, u)) {
        r94_shift_offers(g, s, u, out);
        if (!r94_why_not_limber(g, s, u))
            offer(out, action(LIMBER, u, KS_NONE, 0));
        return;
    }
    if (!why_not_reorder(g, s, u))
        offer(out, action(TOP, u, KS_NONE, 0));
    if (has(s, u, R94_MOVED) || (has(s, u, R94_STOPPED) && on_map(s, u)))
        return; /* [8.15a 10.7] nothing more to ask */
    uint16_t why = r94_why_not_moving(g, s, u);
    if (!why)
        offer(out, action(MOVE, u, KS_NONE, 0));
    if (line && r94_leads_line(g, s, u, why))
        offer(out, action(LINE, u, KS_NONE, 0));
}

/* [10.4b 10.4c 10.4c@maciejowice] The active side moves a unit of the activated command, or
 * fires with any. */
static void offer_actions(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                          bool line, struct list *out)
{
    if (!others_turn(s))
        offer_moves(g, s, u, line, out);
    if (on_map(s, u))
        offer_shots(g, s, u, out);
}

static struct ks_action way_out(const struct ks_state *s)
{
    return action(others_turn(s) ? PASS : STOP, KS_NONE, KS_NONE, 0);
}

/* Pieces of a side that might have a shot, word by word: guns with enemies in their arc, and troops
 * near the enemy. */
static uint64_t shooters(const struct ks_game *g, const struct ks_state *s, int side,
                         unsigned word)
{
    const struct r94_game *r = r94(g);
    const struct r94_state *x = look(s);
    return (x->front[word] & r->troops[side][word]) |
           (x->aimed[word] & r->guns[side][word]);
}

/* Units of the active side that may obey in this round. Only the six, and those who serve the
 * overall commander, cannot be told by their commander. */
static uint64_t obedient(const struct ks_game *g, const struct ks_state *s, unsigned word)
{
    const struct r94_game *r = r94(g);
    const struct r94_state *x = look(s);
    uint64_t set = r->troops[x->side][word] | r->guns[x->side][word];
    bool anybody = x->round == R94_SIX_UNITS ||
                   (x->round == R94_OWN_COMMAND && is_overall(g, x->command));
    return anybody ? set
                   : set & (r->under[unit(g, x->command)->commander_number][word] |
                            r->loose[word]);
}

/* Pieces of the actor that are worth asking, word by word: those that might have a shot, and on
 * the active side those that may obey or, where it is free, go on top of others. */
static uint64_t askable(const struct ks_game *g, const struct ks_state *s, unsigned word)
{
    uint64_t set = shooters(g, s, s->actor, word);
    if (others_turn(s))
        return set;
    if (r94(g)->setting.reorder_cost == 0)
        set |= look(s)->under[word] & r94(g)->troops[s->actor][word];
    return set | obedient(g, s, word);
}

void r94_phase2_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    for (unsigned w = 0; w <= g->pieces / 64u; w++)
        for (uint64_t set = askable(g, s, w); set; set &= set - 1)
            offer_actions(g, s, (ks_unit)(64 * w + ks_lowest_bit(set)), true, out);
    offer(out, way_out(s));
}

/* Something a piece can do, found by beginning anywhere: half of the time with its shots, half
 * with its moves. Whether it can lead a line is asked rarely, because it is dear. */
static void offer_some(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       uint64_t random, struct list *out)
{
    bool line = (random >> 8 & 7) == 0;
    for (unsigned i = 0; i < 2 && out->n == 0; i++) {
        if ((random >> 12 & 1) == i) {
            out->enough = 1;
            if (on_map(s, u))
                offer_shots(g, s, u, out);
        } else if (!others_turn(s)) {
            offer_moves(g, s, u, line, out);
        }
    }
}

/* A random action of the first piece that has any, beginning at a random one; now and
 * then the way out. Whether a line can be moved is asked rarely, because it is dear. */
struct ks_action r94_phase2_sample(const struct ks_game *g, const struct ks_state *s,
                                   uint64_t random)
{
    struct ks_action v[512];
    unsigned words = g->pieces / 64u + 1, start = (unsigned)(ks_mix(random) % g->pieces);
    if ((random & 15) == 0)
        return way_out(s);
    for (unsigned i = 0; i <= words; i++) {
        unsigned w = (start / 64 + i) % words;
        uint64_t from_start = ~0ull << start % 64;
        uint64_t set = askable(g, s, w) & (i == 0       ? from_start
                                           : i == words ? ~from_start
                                                        : ~0ull);
        for (; set; set &= set - 1) {
            struct list l = {
                .max = sizeof v / sizeof *v, .v = v, .start = (unsigned)(random >> 20)};
            offer_some(g, s, (ks_unit)(64 * w + ks_lowest_bit(set)), random, &l);
            if (l.n)
                return pick(&l, random >> 16);
        }
    }
    return way_out(s);
}

uint16_t r94_phase2_why(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a)
{
    bool other = others_turn(s);
    if (a.verb == PASS)
        return other ? 0 : STOP_INSTEAD;
    if (a.verb == STOP)
        return other ? PASS_INSTEAD : 0;
    if (a.unit == KS_NONE)
        return other ? ONLY_FIRE_OR_PASS : MOVE_OR_FIRE;
    if (a.unit >= g->pieces || side_of(g, a.unit) != s->actor)
        return NOT_YOUR_UNIT;
    if (a.verb == FIRE)
        return r94_why_not_fire_at(g, s, a.unit, a.hex);
    if (a.verb == BOMBARD)
        return r94_why_not_bombard(g, s, a.unit, a.hex);
    if (other)
        return ONLY_FIRE_OR_PASS;
    switch (a.verb) {
    case TOP: return why_not_reorder(g, s, a.unit);
    case MOVE: return r94_why_not_moving(g, s, a.unit);
    case LINE: return r94_why_no_line(g, s, a.unit);
    case SHIFT: return r94_why_not_shift(g, s, a.unit, a.hex);
    case LIMBER: return r94_why_not_limber(g, s, a.unit);
    case TRAVERSE:
        return a.arg < KS_FACINGS ? r94_why_not_traverse(g, s, a.unit, a.arg)
                                  : FACING_NOT_ALLOWED;
    default: return MOVE_OR_FIRE;
    }
}

/* ---- turns ---- */

static bool can_shoot(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    struct list l = {.enough = 1};
    if (on_map(s, u) && !has(s, u, R94_GUN_FIRED)) /* spares asking most guns */
        offer_shots(g, s, u, &l);
    return l.n > 0;
}

/* Checked after every action: first the piece that last had a shot, then troops near the enemy,
 * then guns. */
static bool has_shot(const struct ks_game *g, struct ks_state *s, int side)
{
    ks_unit last = look(s)->shooter[side];
    if (side_of(g, last) == side && can_shoot(g, s, last))
        return true;
    for (unsigned w = 0; w <= g->pieces / 64u; w++) {
        for (uint64_t set = shooters(g, s, side, w); set; set &= set - 1) {
            ks_unit u = (ks_unit)(64 * w + ks_lowest_bit(set));
            if (can_shoot(g, s, u)) {
                state(s)->shooter[side] = u;
                return true;
            }
        }
    }
    return false;
}

static int opposite(const struct ks_state *s, ks_unit u)
{
    return (piece(s, u)->facing + 3) % KS_FACINGS;
}

/* Moving a unit or turning a gun is the usual thing to do, and cheap to ask. */
static bool can_move(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (has(s, u, R94_MOVED | R94_STOPPED))
        return false;
    return is_gun(g, u) ? !r94_why_not_traverse(g, s, u, opposite(s, u))
                        : !r94_why_not_moving(g, s, u);
}

static bool can_do(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    struct list l = {.enough = 1};
    offer_actions(g, s, u, true, &l);
    return l.n > 0;
}

/* The piece that last could act is tried first. */
static bool can_act(const struct ks_game *g, struct ks_state *s)
{
    ks_unit last = look(s)->doer;
    if (obedient(g, s, last / 64) >> last % 64 & 1 && can_move(g, s, last))
        return true;
    for (unsigned w = 0; w <= g->pieces / 64u; w++)
        for (uint64_t set = obedient(g, s, w); set; set &= set - 1) {
            ks_unit u = (ks_unit)(64 * w + ks_lowest_bit(set));
            if (can_move(g, s, u)) {
                state(s)->doer = u;
                return true;
            }
        }
    for (unsigned w = 0; w <= g->pieces / 64u; w++)
        for (uint64_t set = askable(g, s, w); set; set &= set - 1) {
            ks_unit u = (ks_unit)(64 * w + ks_lowest_bit(set));
            if (can_do(g, s, u)) {
                state(s)->doer = u;
                return true;
            }
        }
    return false;
}

/* [6.2f] At the end the limits must hold everywhere; what is too much goes back one
 * hex. It can only be so after a move through full hexes was cut short. */
static bool clear_full_hex(struct play *p)
{
    int side = look(p->s)->side;
    for (ks_unit u = 0; u < p->g->pieces; u++) {
        ks_hex h = piece(p->s, u)->hex;
        if (h == KS_NONE || side_of(p->g, u) != side || !is_troop(p->g, u) ||
            is_lonely(p->s, h) || is_melee_hex(p->s, h) ||
            !r94_is_overstacked(p->g, p->s, h, side))
            continue;
        ks_unit last = u;
        for (ks_unit v = top(p->s, h); v != KS_NONE; v = below(p->s, v))
            last = is_troop(p->g, v) && side_of(p->g, v) == side ? v : last;
        event(p, MUST_MAKE_ROOM, last, h, 0);
        r94_push_retreat(p, last, 1, 0);
        return true;
    }
    return false;
}

bool r94_phase2_run(struct play *p)
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
        if (can_act(p->g, p->s))
            return true;
        f->count = 1;
        f->step = OTHER_SIDE;
        return false;
    default:
        if (!clear_full_hex(p))
            ks_pop(p);
        return false;
    }
}

void r94_phase2_act(struct play *p, struct ks_action a)
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
    case TOP: /* takes no turn of the alternation */
        f->step = ACTIVE_SIDE;
        r94_go_on_top(p, a.unit);
        break;
    case MOVE: r94_push_move(p, a.unit); break;
    case LINE: r94_push_line_move(p, a.unit); break;
    case FIRE:
        r94_push_fire(p, a.unit, a.hex, other ? FIRE_OF_OTHER : FIRE_IN_PHASE);
        break;
    case BOMBARD: r94_push_bombard(p, a.unit, a.hex); break;
    case SHIFT: /* r72: the enemy reacts to guns too */
        r94_shift(p, a.unit, a.hex);
        r94_push_reaction(p, a.hex, a.unit);
        r94_push_make_way(p, a.hex, !side_of(p->g, a.unit));
        if (r94(p->g)->setting.step_back_before) { /* before anything else is asked */
            r94_push_gun_facing(p, a.unit, ALL_FACINGS);
            r94_push_step_back(p, a.hex, side_of(p->g, a.unit));
        } else {
            r94_push_step_back(p, a.hex, side_of(p->g, a.unit));
            r94_push_gun_facing(p, a.unit, ALL_FACINGS);
        }
        break;
    case LIMBER: r94_limber(p, a.unit); break;
    default: r94_traverse(p, a.unit, a.arg); break;
    }
}
