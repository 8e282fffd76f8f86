#include "labataille/alone.h"

#include "labataille/zone.h"

ks_hex lb_refuge(const struct ks_game *g, const struct ks_state *s, ks_unit leader)
{
    ks_hex best = KS_NONE, from = piece(s, leader)->hex;
    int nearest = 0, side = side_of(g, leader);
    for (ks_unit u = 0; u < g->pieces; u++) {
        ks_hex h = piece(s, u)->hex;
        if (h == KS_NONE || h == from || is_leader(g, u) || side_of(g, u) != side ||
            holds(s, h, !side) || lb_zone_at(g, s, h, side))
            continue;
        int away = distance(g, from, h);
        if (best == KS_NONE || away < nearest) {
            best = h;
            nearest = away;
        }
    }
    return best;
}

static void meet(struct play *p, ks_unit leader, bool horse)
{
    ks_hex from = piece(p->s, leader)->hex;
    ks_hex to = horse ? KS_NONE : lb_refuge(p->g, p->s, leader);
    if (to == KS_NONE) {
        lb_remove(p, leader, true);
        event(p, LEADER_IS_TAKEN, leader, from, 0);
        return;
    }
    lb_lift(p->g, p->s, leader);
    put_in(p->g, p->s, leader, to, LB_AT_BOTTOM);
    event(p, LEADER_ESCAPES, leader, to, 0);
}

static void take_guns(struct play *p, ks_hex h, int enemy)
{
    for (uint8_t n = top(p->s, h), next; n != LB_NO_NODE; n = next) {
        ks_unit v = node_unit(p->g, n);
        next = below(p->s, n);
        if (side_of(p->g, v) != enemy || !has(p->s, v, LB_ABANDONED))
            continue;
        lb_remove(p, v, true);
        event(p, GUNS_ARE_TAKEN, v, h, 0);
    }
}

void lb_meet_lonely(struct play *p, ks_unit u)
{
    int enemy = !side_of(p->g, u);
    if (is_leader(p->g, u))
        return;
    for (int i = 0; i < parts(p->s, u); i++) {
        ks_hex h = lb_part_hex(p->g, p->s, u, i);
        if (holds(p->s, h, enemy))
            continue;
        for (ks_unit v; (v = lb_leader_in(p->g, p->s, h, enemy)) != KS_NONE;)
            meet(p, v, is_horse(p->g, u));
        if (!is_gun(p->g, u))
            take_guns(p, h, enemy);
    }
}
