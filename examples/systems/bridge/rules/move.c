/* 3 Movement. The frame of a move: unit, and in count the points it has left. */
#include "bridge/rules/chapters.h"

/* [3.1 3.3] */
static int cost(const struct ks_game *g, ks_hex from, ks_hex to)
{
    bool wades = br_is_stream(g, from, to) && !br_is_bridge(g, from, to);
    return figure(g, g->map.terrain[to] == KS_WOODS ? COST_WOODS : COST_OPEN) +
           (wades ? figure(g, COST_STREAM) : 0);
}

uint16_t br_why_not_step(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         ks_hex to, int points)
{
    ks_hex from = piece(s, u)->hex;
    if (distance(g, from, to) != 1)
        return NOT_ADJACENT;
    if (br_piece_in(g, s, to) != KS_NONE) /* [3.2] */
        return OCCUPIED;
    if (unit(g, u)->arm == BR_GUN && br_is_stream(g, from, to) &&
        !br_is_bridge(g, from, to)) /* [3.3] */
        return GUN_NEEDS_BRIDGE;
    return cost(g, from, to) <= points ? 0 : TOO_FAR;
}

bool br_has_step(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        ks_hex to = ks_grid_next(&g->map.grid, piece(s, u)->hex, d);
        if (ks_grid_on_map(&g->map.grid, to) &&
            !br_why_not_step(g, s, u, to, unit(g, u)->movement))
            return true;
    }
    return false;
}

void br_begin_move(struct play *p, ks_unit u)
{
    struct ks_frame *f = ks_push(p, PROC_MOVE);
    f->side = (uint8_t)side_of(p->g, u);
    f->unit = u;
    f->count = unit(p->g, u)->movement;
}

bool br_move_run(struct play *p)
{
    p->s->actor = frame(p->s)->side;
    return true;
}

void br_move_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    ks_unit u = frame_of(s)->unit;
    br_offer_around(g, s, out, STEP, u, 1);
    br_offer_around(g, s, out, ATTACK, u, 1);
    offer(out, action(STOP, KS_NONE, KS_NONE, 0));
}

/* [3.4] A step beside an enemy takes what points are left. */
uint16_t br_move_why(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    if (a.verb == STOP)
        return 0;
    if (a.verb != STEP && a.verb != ATTACK)
        return NO_SUCH_ACTION;
    if (a.unit != f->unit)
        return ANOTHER_MOVES;
    if (a.verb == ATTACK)
        return br_why_not_attack(g, s, a.unit, a.hex);
    return f->step ? MUST_STOP : br_why_not_step(g, s, a.unit, a.hex, f->count);
}

void br_move_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    if (a.verb == STEP) {
        struct br_piece *x = &state(p->s)->piece[a.unit];
        f->count = (uint8_t)(f->count - cost(p->g, x->hex, a.hex));
        x->hex = a.hex;
        event(p, GOES, a.unit, a.hex, 0);
        f->step = br_is_near(p->g, p->s, a.hex, !f->side, KS_NONE);
        return;
    }
    ks_pop(p);
    if (a.verb == ATTACK)
        br_begin_melee(p, a.unit, a.hex);
}
