#include "labataille/pond.h"

#include <string.h>

#include "labataille/assault.h"
#include "labataille/face.h"

enum { FAR = 255 };

/* A hex on dry land the unit can come out on. */
static bool is_shore(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     ks_hex h)
{
    struct lb_gait gait = lb_gait_of(g, s, u);
    struct lb_crowd c = lb_crowd_of(g, s, h, side_of(g, u), 0);
    if (holds(s, h, !side_of(g, u)) || lb_why_not_ground(g, gait, h))
        return false;
    lb_crowd_add(g, s, &c, u, piece(s, u)->left, lb_form_in(g, s, u, form(s, u), h),
                 false);
    return lb_why_crowded(g, &c, h) == 0;
}

/* [RZ-POND-1] The side that begins with the places has the far bank for its own. */
static bool is_own_bank(const struct ks_game *g, ks_unit u, ks_hex h)
{
    return lb(g)->beyond[h] == (side_of(g, u) == lb(g)->place_owner);
}

/* Hexes from each hex of the pond to a shore, through the pond alone. */
static bool measure(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    bool own, uint8_t *far)
{
    bool any = false, grew = true;
    memset(far, FAR, LB_HEXES);
    for (ks_hex h = 0; h < grid(g)->hexes; h++)
        if (is_on_map(g, h) && ground(g, h) != LB_POND &&
            (!own || is_own_bank(g, u, h)) && is_shore(g, s, u, h))
            far[h] = 0;
    while (grew) {
        grew = false;
        for (ks_hex h = 0; h < grid(g)->hexes; h++)
            for (int d = 0; is_on_map(g, h) && ground(g, h) == LB_POND && d < 6; d++) {
                ks_hex to = next_hex(g, h, d);
                if (!is_on_map(g, to) || far[to] + 1 >= far[h] ||
                    lb_water(g, h, d) == RIVER_SIDE)
                    continue;
                far[h] = (uint8_t)(far[to] + 1);
                any = grew = true;
            }
    }
    return any && far[piece(s, u)->hex] != FAR;
}

static bool find_way(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     uint8_t *far)
{
    return measure(g, s, u, true, far) || measure(g, s, u, false, far);
}

ks_unit lb_pond_unit(const struct ks_game *g, const struct ks_state *s, int side)
{
    uint8_t far[LB_HEXES];
    for (ks_unit u = 0; u < g->pieces; u++)
        if (side_of(g, u) == side && on_map(s, u) && !is_leader(g, u) &&
            ground(g, piece(s, u)->hex) == LB_POND && !has(s, u, LB_MOVED) &&
            find_way(g, s, u, far))
            return u;
    return KS_NONE;
}

void lb_list_pond(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    uint8_t far[LB_HEXES];
    ks_unit u = lb_pond_unit(g, s, frame_of(s)->side);
    ks_hex h = piece(s, u)->hex;
    find_way(g, s, u, far);
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        ks_hex to = next_hex(g, h, d);
        if (is_on_map(g, to) && far[to] < far[h] && lb_water(g, h, d) != RIVER_SIDE)
            offer(out, action(STEP, u, to, 0));
    }
}

uint16_t lb_why_not_leave_pond(const struct ks_game *g, const struct ks_state *s,
                               struct ks_action a)
{
    struct ks_action v[KS_DIRECTIONS];
    struct list l = {.max = KS_DIRECTIONS, .v = v};
    lb_list_pond(g, s, &l);
    for (size_t i = 0; i < l.n; i++)
        if (ks_action_key(v[i]) == ks_action_key(a))
            return 0;
    return LEAVE_THE_POND;
}

void lb_leave_pond(struct play *p, struct ks_action a)
{
    int now = form(p->s, a.unit);
    ks_hex from = piece(p->s, a.unit)->hex;
    lb_lift(p->g, p->s, a.unit);
    lb_set_form(p->s, a.unit, lb_form_in(p->g, p->s, a.unit, now, a.hex));
    put_in(p->g, p->s, a.unit, a.hex, LB_AT_BOTTOM);
    lb_take_leaders(p, from, a.hex, side_of(p->g, a.unit), KS_NONE); /* R240 */
    event(p, LEAVES_POND, a.unit, a.hex, 0);
    if (ground(p->g, a.hex) != LB_POND)
        mark(p->s, a.unit, LB_MOVED);
}
