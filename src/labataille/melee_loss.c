/* [LB-2.15-14] R59: the owner chooses the unit that takes each increment of an exchange. */
#include "labataille/loss.h"
#include "labataille/melee_result.h"
#include "labataille/procs.h"

/* frame.side loses frame.count more; frame.step the number taken so far; frame.hex is attacked */

void lb_push_loss(struct play *p, int side, int increments)
{
    ks_hex h = assault(p)->hex;
    if (!increments)
        return;
    struct ks_frame *f = ks_push(p, PROC_LOSS);
    f->side = (uint8_t)side;
    f->count = (uint8_t)increments;
    f->hex = h;
}

static bool is_in_melee(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    if (side_of(g, u) != f->side || is_leader(g, u) || !on_map(s, u) ||
        has(s, u, LB_ABANDONED))
        return false;
    return f->side == assault_of(s)->side ? piece(s, u)->joined != 0
                                          : lb_part_in(g, s, u, f->hex) >= 0;
}

/* Guns and infantry in the hex attacked take turns, infantry first [LB-2.3-6]; one arm alone takes
 * all. */
static bool is_its_turn(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    bool guns = false, troops = false, wants_guns = frame_of(s)->step % 2;
    for (ks_unit v = 0; v < g->pieces; v++)
        if (is_in_melee(g, s, v)) {
            guns |= is_unlimbered(s, v);
            troops |= !is_unlimbered(s, v);
        }
    return !guns || !troops || is_unlimbered(s, u) == wants_guns;
}

static bool may_lose(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return is_in_melee(g, s, u) && is_its_turn(g, s, u);
}

void lb_loss_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    for (ks_unit u = 0; u < g->pieces && !has_enough(out); u++)
        if (may_lose(g, s, u))
            offer(out, action(LOSE, u, KS_NONE, 0));
}

bool lb_loss_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    struct list l = {.enough = 1};
    if (f->count)
        lb_loss_list(p->g, p->s, &l);
    if (!l.n) {
        ks_pop(p);
        return false;
    }
    p->s->actor = f->side;
    return true;
}

uint16_t lb_loss_why(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a)
{
    if (a.verb != LOSE || !is_in_melee(g, s, a.unit))
        return TAKE_THE_LOSS;
    return may_lose(g, s, a.unit) ? 0 : LOSSES_TAKE_TURNS;
}

void lb_loss_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    f->count--;
    f->step++;
    lb_lose(p, a.unit, 1);
}
