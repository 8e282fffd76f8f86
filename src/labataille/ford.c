#include "labataille/ford.h"

#include "labataille/assault.h"
#include "labataille/ground.h"
#include "labataille/procs.h"

/* frame.side may go over a ford into frame.hex. */

static bool lies_across(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        ks_hex h)
{
    for (int i = 0; i < parts(s, u); i++) {
        int d = ks_grid_direction(grid(g), lb_part_hex(g, s, u, i), h);
        if (d != KS_NO_DIRECTION && lb_water(g, lb_part_hex(g, s, u, i), d) == FORD_SIDE)
            return true;
    }
    return false;
}

/* In good order and able to move: guns limbered, no carré, not bound by a charge. */
static bool is_ready(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     ks_hex h)
{
    return on_map(s, u) && !is_leader(g, u) && is_good(s, u) && !is_unlimbered(s, u) &&
           form(s, u) != LB_CARRE &&
           !has(s, u, LB_BOUND | LB_ABANDONED | LB_SHELTERED | LB_STUCK) &&
           lies_across(g, s, u, h);
}

static bool may_cross(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    return side_of(g, u) == f->side && is_ready(g, s, u, f->hex) &&
           !lb_why_not_go_into(g, s, u, f->hex);
}

void lb_push_ford(struct play *p, ks_hex h, int side)
{
    bool anybody = false;
    for (ks_unit u = 0; u < p->g->pieces; u++)
        anybody |= side_of(p->g, u) == side && is_ready(p->g, p->s, u, h);
    if (!anybody || !holds(p->s, h, !side))
        return;
    struct ks_frame *f = ks_push(p, PROC_FORD);
    f->hex = h;
    f->side = (uint8_t)side;
}

void lb_ford_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    offer(out, action(NONE, KS_NONE, KS_NONE, 0));
    for (ks_unit u = 0; u < g->pieces; u++)
        if (may_cross(g, s, u))
            offer(out, action(ADVANCE, u, KS_NONE, 0));
}

/* It ends if the hex is still held, or no unit can cross. */
bool lb_ford_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    struct list l = {.enough = 2};
    if (!holds(p->s, f->hex, !f->side))
        lb_ford_list(p->g, p->s, &l);
    if (l.n < 2) {
        ks_pop(p);
        return false;
    }
    p->s->actor = f->side;
    return true;
}

uint16_t lb_ford_why(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a)
{
    if (a.verb == NONE)
        return 0;
    return a.verb == ADVANCE && may_cross(g, s, a.unit) ? 0 : ONLY_ACROSS_THE_FORD;
}

/* [LB-2.15-1] 5.22: what it has fired at is no longer the hex next to it on that side. */
static void forget_direction(struct play *p, ks_unit u)
{
    enum { FARTHER_AWAY = 7 };
    struct lb_piece *x = edit(p->s, u);
    for (int i = 0; i < x->parts; i++)
        if (x->aim >> 3 * i & 7)
            x->aim |= (uint16_t)(FARTHER_AWAY << 3 * i);
}

/* R62: cavalry that crosses does not rest. */
void lb_ford_act(struct play *p, struct ks_action a)
{
    ks_hex h = frame(p->s)->hex;
    if (a.verb == NONE) {
        ks_pop(p);
        return;
    }
    mark(p->s, a.unit, LB_STIRRED);
    forget_direction(p, a.unit);
    lb_go_into(p, a.unit, h, KS_NONE);
}
