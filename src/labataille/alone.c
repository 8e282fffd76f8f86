#include "labataille/alone.h"

#include <string.h>

#include "labataille/ground.h"
#include "labataille/zone.h"

/* Hexes a leader comes to round his own, in the order of their distance; zones do not stop him. */
struct search {
    uint64_t seen[LB_WORDS];
    ks_hex queue[LB_HEXES];
    uint8_t far[LB_HEXES]; /* of queue[] */
    size_t n;
};

static bool has_enemies(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                        int side)
{
    return holds(s, h, !side) || lb_leader_in(g, s, h, !side) != KS_NONE;
}

static void look_round(const struct ks_game *g, const struct ks_state *s, ks_unit leader,
                       size_t i, struct search *x)
{
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        uint16_t why;
        ks_hex to = next_hex(g, x->queue[i], d);
        lb_step_cost(g, lb_gait_of(g, s, leader), x->queue[i], d, &why);
        if (why || in_set(x->seen, to) || has_enemies(g, s, to, side_of(g, leader)))
            continue;
        set_add(x->seen, to);
        x->queue[x->n] = to;
        x->far[x->n++] = (uint8_t)(x->far[i] + 1);
    }
}

/* R241: of equally near ones that with troops of his, then the one nearer to the own edge. */
static int worth_of(const struct ks_game *g, const struct ks_state *s, int side, ks_hex h)
{
    return (holds(s, h, side) ? UINT8_MAX + 1 : 0) - lb(g)->home[side][LB_HORSE][h];
}

ks_hex lb_way_out(const struct ks_game *g, const struct ks_state *s, ks_unit leader)
{
    struct search x;
    int side = side_of(g, leader), nearest = 0;
    ks_hex best = KS_NONE;
    memset(&x, 0, sizeof x);
    x.queue[x.n++] = piece(s, leader)->hex;
    set_add(x.seen, x.queue[0]);
    for (size_t i = 0; i < x.n; i++) {
        ks_hex h = x.queue[i];
        if (best != KS_NONE && x.far[i] > nearest)
            break;
        if (i && !lb_zone_at(g, s, h, side) &&
            (best == KS_NONE || worth_of(g, s, side, h) > worth_of(g, s, side, best))) {
            best = h;
            nearest = x.far[i];
        }
        look_round(g, s, leader, i, &x);
    }
    return best;
}

/* R21: the nearest hex with a combat unit of a leader's side, outside enemy zones; KS_NONE if there
 * is none. */
static ks_hex refuge(const struct ks_game *g, const struct ks_state *s, ks_unit leader)
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
    ks_hex to = horse ? KS_NONE : refuge(p->g, p->s, leader);
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
