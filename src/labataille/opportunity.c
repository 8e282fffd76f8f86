#include "labataille/opportunity.h"

#include "labataille/stack.h"

static bool has_square(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                       int side)
{
    if (!holds(s, h, side))
        return false;
    for (EACH_NODE(n, s, h)) {
        ks_unit u = node_unit(g, n);
        if (side_of(g, u) == side &&
            (form(s, u) == LB_CARRE || (form(s, u) == LB_MASSE && is_good(s, u))))
            return true;
    }
    return false;
}

bool lb_next_to_square(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    int enemy = !side_of(g, u);
    for (int i = 0; i < parts(s, u); i++) {
        ks_hex h = lb_part_hex(g, s, u, i);
        if (has_square(g, s, h, enemy))
            return true;
        for (int d = 0; d < KS_DIRECTIONS; d++)
            if (has_square(g, s, next_hex(g, h, d), enemy))
                return true;
    }
    return false;
}

void lb_new_target(struct play *p, ks_unit mover)
{
    for (ks_unit u = 0; u < p->g->pieces; u++)
        if (side_of(p->g, u) != side_of(p->g, mover))
            edit(p->s, u)->fired = 0;
}

void lb_push_opportunity_fire(struct play *p, ks_unit mover, ks_hex onto)
{
    struct ks_frame *f = ks_push(p, PROC_OPPORTUNITY_FIRE);
    f->unit = mover;
    f->hex = onto;
    f->side = (uint8_t)!side_of(p->g, mover);
}

void lb_push_opportunity_charge(struct play *p, ks_unit mover)
{
    struct ks_frame *f = ks_push(p, PROC_OPPORTUNITY_CHARGE);
    f->unit = mover;
    f->hex = piece(p->s, mover)->hex;
    f->side = (uint8_t)!side_of(p->g, mover);
}
