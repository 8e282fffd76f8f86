/* The movement phase. frame.step as in move.h; frame.count: a move has begun; frame.hex: the hex that is
 * being tidied up. */
#include "base/bits.h"
#include "labataille/entry.h"
#include "labataille/force_march.h"
#include "labataille/move.h"
#include "labataille/overstack.h"
#include "labataille/pond.h"
#include "labataille/procs.h"

/* [LB-2.4-23] A unit that starts in line is slower, whatever it does then. */
static void open_phase(struct play *p)
{
    for (ks_unit u = 0; u < p->g->pieces; u++)
        if (side_of(p->g, u) == frame(p->s)->side && form(p->s, u) == LB_LINE &&
            on_map(p->s, u))
            mark(p->s, u, LB_FROM_LINE);
}

/* The first hex held by a side from a given index on; KS_NONE: none. */
static ks_hex next_held(const struct ks_state *s, int side, unsigned from)
{
    uint64_t later = ~0ull << from % 64;
    for (unsigned w = from / 64; w < LB_WORDS; w++, later = ~0ull) {
        uint64_t set = look(s)->held[side][w] & later;
        if (set)
            return (ks_hex)(64 * w + ks_lowest_bit(set));
    }
    return KS_NONE;
}

/* R22: at the end the hexes of the side, in order of their numbers. */
static bool tidy_up(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    for (ks_hex h; (h = next_held(p->s, f->side, f->hex)) != KS_NONE;) {
        f->hex = (ks_hex)(h + 1);
        if (lb_tidy(p, h, f->side))
            return true;
    }
    return false;
}

/* [LB-2.13-3] Units that had to stay after a retreat before melee have done so. */
static void release_retreated(struct play *p, int side)
{
    for (ks_unit u = 0; u < p->g->pieces; u++)
        if (side_of(p->g, u) == side)
            unmark(p->s, u, LB_NO_MOVE);
}

bool lb_moves_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    p->s->actor = f->side;
    switch (f->step) {
    case MOVES_OPEN:
        open_phase(p);
        f->step = MOVES_PONDS;
        return false;
    case MOVES_PONDS:
        if (lb_pond_unit(p->g, p->s, f->side) != KS_NONE)
            return true;
        f->step = MOVES_DECIDE;
        return false;
    case MOVES_DECIDE: return true;
    default:
        if (tidy_up(p))
            return false;
        lb_end_force_marches(p, f->side);
        release_retreated(p, f->side);
        ks_pop(p);
        return false;
    }
}

/* R35: infantry that spends its whole move in the hex mans abandoned guns again. */
static ks_unit crew_for(const struct ks_game *g, const struct ks_state *s, ks_unit gun)
{
    for (EACH_NODE(n, s, piece(s, gun)->hex)) {
        ks_unit u = node_unit(g, n);
        if (is_foot(g, u) && is_good(s, u) && !lb_why_not_move(g, s, u))
            return u;
    }
    return KS_NONE;
}

static uint16_t why_not_man(const struct ks_game *g, const struct ks_state *s,
                            ks_unit gun)
{
    if (!has(s, gun, LB_ABANDONED) || !on_map(s, gun) || side_of(g, gun) != look(s)->side)
        return NOT_ABANDONED;
    return crew_for(g, s, gun) == KS_NONE ? NOBODY_TO_MAN : 0;
}

uint16_t lb_moves_why(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a)
{
    struct lb_plan plan;
    if (frame_of(s)->step == MOVES_PONDS)
        return lb_why_not_leave_pond(g, s, a);
    if (lb_is_entry(g, s, a))
        return lb_why_not_enter(g, s, a, &plan);
    switch (a.verb) {
    case MOVE: return lb_why_not_move(g, s, a.unit);
    case FORCE:
        return frame_of(s)->count ? FORCE_MARCH_FIRST : lb_why_not_force(g, s, a.unit);
    case MAN: return why_not_man(g, s, a.unit);
    case END: return 0;
    default: return MOVE_SOMEBODY;
    }
}

void lb_moves_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    if (frame_of(s)->step == MOVES_PONDS) {
        lb_list_pond(g, s, out);
        return;
    }
    offer(out, action(END, KS_NONE, KS_NONE, 0));
    for (ks_unit u = 0; u < g->pieces && !has_enough(out); u++) {
        if (side_of(g, u) != frame_of(s)->side)
            continue;
        if (!lb_why_not_move(g, s, u))
            offer(out, action(MOVE, u, KS_NONE, 0));
        if (!on_map(s, u))
            lb_list_entries(g, s, u, out);
        if (!frame_of(s)->count && (out->unproven || !lb_why_not_force(g, s, u)))
            offer(out, action(FORCE, u, KS_NONE, 0));
        if (!why_not_man(g, s, u))
            offer(out, action(MAN, u, KS_NONE, 0));
    }
}

static void man_guns(struct play *p, ks_unit gun)
{
    ks_unit crew = crew_for(p->g, p->s, gun);
    ks_hex h = piece(p->s, gun)->hex;
    mark(p->s, crew, LB_MOVED);
    lb_lift(p->g, p->s, gun);
    unmark(p->s, gun, LB_ABANDONED);
    mark(p->s, gun, LB_MOVED);
    edit(p->s, gun)->form = LB_LIMBERED;
    put_in(p->g, p->s, gun, h, LB_AT_BOTTOM);
    event(p, GUNS_ARE_MANNED, gun, h, 0);
}

void lb_moves_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    if (f->step == MOVES_PONDS) {
        lb_leave_pond(p, a);
        return;
    }
    if (lb_is_entry(p->g, p->s, a)) {
        f->count = 1;
        lb_enter(p, a);
        return;
    }
    switch (a.verb) {
    case FORCE: lb_push_force_march(p, a.unit); return;
    case MOVE: lb_push_move(p, a.unit); break;
    case MAN: man_guns(p, a.unit); break;
    default:
        f->step = MOVES_TIDY;
        f->hex = 0;
        break;
    }
    f->count = 1;
}
