#include "labataille/two_hex.h"

#include "labataille/assault.h"
#include "labataille/face.h"
#include "labataille/procs.h"
#include "labataille/zone.h"

int lb_line_least(const struct ks_game *g, ks_unit u)
{
    return is_horse(g, u) ? 2 * lb(g)->horse_line_hex : lb(g)->foot_line_two;
}

void lb_close_up_in(struct play *p, ks_unit u, int new_form, ks_hex h)
{
    ks_hex from[LB_TRAIL + 1];
    int n = parts(p->s, u);
    for (int i = 0; i < n; i++)
        from[i] = lb_part_hex(p->g, p->s, u, i);
    lb_lift(p->g, p->s, u);
    lb_set_form(p->s, u, new_form);
    put_in(p->g, p->s, u, h, LB_ON_TOP);
    for (int i = 0; i < n; i++) /* R240 */
        if (from[i] != h)
            lb_take_leaders(p, from[i], h, side_of(p->g, u), KS_NONE);
    event(p, CLOSES_UP, u, h, 0);
}

/* R52, first: ground and others there must allow it. */
static bool can_hold(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     int new_form, ks_hex h)
{
    struct lb_gait gait = lb_gait_of(g, s, u);
    struct lb_crowd c = lb_crowd_of(g, s, h, side_of(g, u), 0);
    gait.road_march = new_form == LB_ROAD_MARCH;
    gait.skirmish = new_form == LB_SKIRMISH;
    if (ground(g, h) != LB_DIKE && lb_why_not_ground(g, gait, h))
        return false;
    if (new_form == LB_LINE && ground(g, h) != LB_CLEAR)
        return false;
    c.wide--; /* itself, which is counted as it lies now */
    return lb_why_crowded(g, &c, h) == 0;
}

/* [RZ-DIKE-9 RZ-DIKE-11] R207: cavalry and guns that flee with a part of them on a dike do so along
 * it: the first such part, whoever else is there. */
static unsigned on_dike(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    for (int i = 0; i < parts(s, u) && !is_foot(g, u); i++)
        if (ground(g, lb_part_hex(g, s, u, i)) == LB_DIKE)
            return 1u << i;
    return 0;
}

/* Hexes it may keep, a bit for each part. */
static unsigned candidates(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           int new_form, enum lb_closing closing)
{
    unsigned bits = 0, best = closing == CLOSES_TO_FLEE ? on_dike(g, s, u) : 0;
    int farthest = -1;
    if (best)
        return best;
    for (int i = 0; i < parts(s, u); i++)
        bits |= (unsigned)can_hold(g, s, u, new_form, lb_part_hex(g, s, u, i)) << i;
    if (!bits)
        return 1; /* R52, last: the base hex, come what may */
    for (int i = 0; i < parts(s, u) && closing == CLOSES_TO_FLEE; i++) {
        int away = lb_enemy_distance(g, s, lb_part_hex(g, s, u, i), side_of(g, u));
        if (!(bits >> i & 1) || away < farthest)
            continue;
        best = away > farthest ? 1u << i : best | 1u << i;
        farthest = away;
    }
    return closing == CLOSES_TO_FLEE ? best : bits;
}

/* A road march closes up on its head, or on the nearest hex that can hold it, R54. */
static unsigned first_only(const struct ks_state *s, ks_unit u, unsigned bits)
{
    return form(s, u) == LB_ROAD_MARCH ? bits & (0u - bits) : bits;
}

void lb_close_up(struct play *p, ks_unit u, int new_form, enum lb_closing closing)
{
    if (parts(p->s, u) < 2) {
        lb_set_form(p->s, u, new_form);
        return;
    }
    unsigned bits = first_only(p->s, u, candidates(p->g, p->s, u, new_form, closing));
    for (int i = 0; i < parts(p->s, u); i++)
        if (bits == 1u << i) {
            lb_close_up_in(p, u, new_form, lb_part_hex(p->g, p->s, u, i));
            return;
        }
    struct ks_frame *f = ks_push(p, PROC_CLOSE_UP);
    f->unit = u;
    f->side = (uint8_t)side_of(p->g, u);
    f->count = (uint8_t)new_form;
    f->mask[0] = bits;
}

/* A road march gets shorter from its tail. */
static void shorten(struct play *p, ks_unit u)
{
    const struct lb_piece *x = piece(p->s, u);
    int length = lb_road_length(p->g, x->left);
    ks_hex h = x->hex;
    uint16_t trail = x->trail;
    if (x->parts <= length)
        return;
    lb_lift(p->g, p->s, u);
    lb_put(p->g, p->s, u, h, trail, length, LB_ON_TOP);
}

/* [LB-2.4-18 LB-2.4-19 LB-2.4-21] */
void lb_fit(struct play *p, ks_unit u)
{
    const struct lb_piece *x = piece(p->s, u);
    if (x->parts < 2)
        return;
    if (x->form == LB_ROAD_MARCH)
        shorten(p, u);
    else if (x->form == LB_LINE && x->left < lb_line_least(p->g, u))
        lb_close_up(p, u, LB_LINE, CLOSES_BY_CHOICE);
    else if (x->form == LB_SKIRMISH && x->left <= lb(p->g)->skirmish_one)
        lb_close_up(p, u, LB_SKIRMISH, CLOSES_BY_CHOICE);
}

/* ---- the owner is asked; frame.count the formation, frame.mask[0] the parts ---- */

/* A loss and a disorder may both have asked: the second finds it done. */
bool lb_close_up_run(struct play *p)
{
    if (parts(p->s, frame(p->s)->unit) < 2) {
        ks_pop(p);
        return false;
    }
    p->s->actor = frame(p->s)->side;
    return true;
}

void lb_close_up_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    for (int i = 0; i < parts(s, f->unit); i++)
        if (f->mask[0] >> i & 1)
            offer(out, action(KEEP, f->unit, lb_part_hex(g, s, f->unit, i), 0));
}

uint16_t lb_close_up_why(const struct ks_game *g, const struct ks_state *s,
                         struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    if (a.verb != KEEP || a.unit != f->unit)
        return CHOOSE_A_HEX_TO_KEEP;
    int part = lb_part_in(g, s, f->unit, a.hex);
    return part >= 0 && f->mask[0] >> part & 1 ? 0 : CANNOT_KEEP_THAT;
}

void lb_close_up_act(struct play *p, struct ks_action a)
{
    int new_form = frame(p->s)->count;
    ks_pop(p);
    lb_close_up_in(p, a.unit, new_form, a.hex);
}
