/* Advance into the hex attacked, R60; also off a carré, R70, and after units that retreated,
 * R57. */
#include "labataille/alone.h"
#include "labataille/assault.h"
#include "labataille/face.h"
#include "labataille/plan.h"
#include "labataille/procs.h"
#include "labataille/spread.h"

/* ---- may it go there? ---- */

/* A bridge and a dike are passed as by road, R65, R67. */
static bool goes_by_road(const struct ks_game *g, ks_hex from, int d)
{
    bool dike = ground(g, from) == LB_DIKE || ground(g, next_hex(g, from, d)) == LB_DIKE;
    return (dike || has_bridge(g, from, d)) && lb_road_leads(g, from, d);
}

static uint16_t why_not_cross(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u, ks_hex h)
{
    uint16_t why = NOT_ADJACENT;
    for (int i = 0; i < parts(s, u) && why; i++) {
        ks_hex from = lb_part_hex(g, s, u, i);
        int d = ks_grid_direction(grid(g), from, h);
        if (d == KS_NO_DIRECTION)
            continue;
        struct lb_gait gait = lb_gait_of(g, s, u);
        gait.road_march = goes_by_road(g, from, d);
        lb_step_cost(g, gait, from, d, &why);
    }
    return why;
}

/* [RZ-DIKE-6] R65: cavalry that has won the far end of a bridge goes on in road march: its head
 * steps onto the dike, its tail follows. */
static bool marches_on(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       ks_hex h)
{
    return is_horse(g, u) && form(s, u) == LB_ROAD_MARCH && ground(g, h) == LB_DIKE;
}

/* The formation it has there [LB-2.4-16]: a line or Masse forms column on a dike, infantry that came
 * by a bridge or along the road as well, R50, R60. */
static int form_there(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                      ks_hex h)
{
    int now = form(s, u);
    if (marches_on(g, s, u, h))
        return now;
    bool spreads = now == LB_SKIRMISH && parts(s, u) > 1 && !lb_spread_parts(g, s, u, h);
    if (now == LB_ROAD_MARCH || spreads ||
        (ground(g, h) == LB_DIKE && now != LB_SKIRMISH))
        now = LB_COLUMN;
    return lb_form_in(g, s, u, now, h);
}

uint16_t lb_why_not_go_into(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            ks_hex h)
{
    int side = side_of(g, u), there = form_there(g, s, u, h);
    if (!is_on_map(g, h))
        return OFF_THE_MAP;
    if (holds(s, h, !side))
        return ENEMY_IS_THERE;
    uint16_t why = why_not_cross(g, s, u, h);
    if (why)
        return why;
    bool wide = there == LB_SKIRMISH && parts(s, u) > 1;
    bool first = wide || there == LB_ROAD_MARCH;
    struct lb_crowd c = lb_crowd_of(g, s, h, side, 0);
    lb_crowd_add(g, s, &c, u, first ? lb_part_increments(g, s, u, 0) : piece(s, u)->left,
                 there, wide);
    return lb_why_crowded(g, &c, h);
}

/* ---- going ---- */

static void march_in(struct play *p, ks_unit u, ks_hex h, int back)
{
    struct lb_piece *x = edit(p->s, u);
    int length = lb_road_length(p->g, x->left);
    int long_as = x->parts < length ? x->parts + 1 : length;
    uint16_t trail = (uint16_t)(x->trail << 3 | back);
    lb_lift(p->g, p->s, u);
    x->facing = lb_side(opposite(back));
    x->came = (uint8_t)back;
    lb_put(p->g, p->s, u, h, trail, long_as, LB_AT_BOTTOM);
    mark(p->s, u, LB_CAUSEWAY); /* [RZ-DIKE-7] */
}

void lb_place_in(struct play *p, ks_unit u, ks_hex h)
{
    int there = form_there(p->g, p->s, u, h);
    int back = ks_grid_direction(grid(p->g), h, piece(p->s, u)->hex);
    if (marches_on(p->g, p->s, u, h)) {
        march_in(p, u, h, back);
        return;
    }
    lb_lift(p->g, p->s, u);
    lb_set_form(p->s, u, there);
    edit(p->s, u)->came = (uint8_t)back;
    put_in(p->g, p->s, u, h, LB_AT_BOTTOM);
}

/* The leader in charge goes with the first unit; others stay with those that stay, and go with
 * the last of them. */
void lb_take_leaders(struct play *p, ks_hex from, ks_hex to, int side, ks_unit leading)
{
    for (uint8_t n = top(p->s, from), next; n != LB_NO_NODE; n = next) {
        ks_unit v = node_unit(p->g, n);
        next = below(p->s, n);
        if (!is_leader(p->g, v) || side_of(p->g, v) != side ||
            (v != leading && holds(p->s, from, side)))
            continue;
        lb_lift(p->g, p->s, v);
        put_in(p->g, p->s, v, to, LB_AT_BOTTOM);
    }
}

void lb_go_into(struct play *p, ks_unit u, ks_hex h, ks_unit leading)
{
    ks_hex from[LB_TRAIL + 1];
    int n = parts(p->s, u), side = side_of(p->g, u);
    for (int i = 0; i < n; i++)
        from[i] = lb_part_hex(p->g, p->s, u, i);
    event(p, GOES_INTO, u, h, 0);
    if (form_there(p->g, p->s, u, h) == LB_SKIRMISH && n > 1) {
        lb_push_spread(p, u, h); /* it keeps a hex, and its leaders with it */
        return;
    }
    lb_place_in(p, u, h);
    for (int i = 0; i < n; i++)
        lb_take_leaders(p, from[i], h, side, leading);
    if (lb_top_unit(p->g, p->s, h, side) == u && form(p->s, u) != LB_ROAD_MARCH)
        lb_ask_facing(p, u);
    else
        lb_align(p->g, p->s, h, side);
    lb_meet_lonely(p, u);
}

/* ---- which units advance: frame.count 1 while one must, frame.hex ---- */

void lb_push_advance(struct play *p, bool due)
{
    const struct ks_frame *f = frame(p->s);
    ks_hex h = f->hex;
    uint8_t side = f->side;
    bool inside = holds(p->s, h, side); /* cavalry that fought on a carré */
    struct ks_frame *a = ks_push(p, PROC_ADVANCE);
    a->hex = h;
    a->side = side;
    a->count = due && !inside;
}

static bool may_advance(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    return piece(s, u)->joined && on_map(s, u) && is_good(s, u) &&
           lb_part_in(g, s, u, f->hex) < 0 && !lb_why_not_go_into(g, s, u, f->hex);
}

void lb_advance_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    for (EACH_ATTACKER(u, g, s))
        if (may_advance(g, s, u))
            offer(out, action(ADVANCE, u, KS_NONE, 0));
    if (!frame_of(s)->count)
        offer(out, action(NONE, KS_NONE, KS_NONE, 0));
}

bool lb_advance_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    bool anybody = false;
    for (EACH_ATTACKER(u, p->g, p->s))
        anybody |= may_advance(p->g, p->s, u);
    if (!anybody) {
        ks_pop(p);
        return false;
    }
    p->s->actor = f->side;
    return true;
}

/* [LB-2.15-10] */
uint16_t lb_advance_why(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a)
{
    if (a.verb == NONE)
        return frame_of(s)->count ? ONE_MUST_ADVANCE : 0;
    if (a.verb != ADVANCE || !piece(s, a.unit)->joined)
        return ATTACKERS_ADVANCE;
    return may_advance(g, s, a.unit) ? 0 : CANNOT_ADVANCE;
}

void lb_advance_act(struct play *p, struct ks_action a)
{
    ks_hex h = frame(p->s)->hex;
    if (a.verb == NONE) {
        ks_pop(p);
        return;
    }
    frame(p->s)->count = 0;
    lb_go_into(p, a.unit, h, assault_of(p->s)->unit);
}
