/* [LB-2.16-15] 5.12 R15. frame.unit tramples those in frame.hex; frame.count: they rout whatever it
 * does; frame.a: so many of them, when it has been fired at for the points that takes, R7. */
#include "labataille/check.h"
#include "labataille/condition.h"
#include "labataille/contact.h"
#include "labataille/leader.h"
#include "labataille/loss.h"
#include "labataille/opportunity.h"
#include "labataille/procs.h"
#include "labataille/zone.h"

enum { ASKING, UNDER_FIRE }; /* frame.step */

void lb_push_trample(struct play *p, ks_unit rider, ks_hex h, bool always)
{
    struct ks_frame *f = ks_push(p, PROC_TRAMPLE);
    f->unit = rider;
    f->hex = h;
    f->side = (uint8_t)side_of(p->g, rider);
    f->count = always;
}

void lb_push_pursuit(struct play *p, ks_unit rider)
{
    const struct lb_piece *x = piece(p->s, rider);
    for (int k = 0; k < 2 * x->parts; k++) {
        int d = ahead(x->facing, k % 2);
        ks_hex from = lb_part_hex(p->g, p->s, rider, k / 2);
        if (d == KS_NO_DIRECTION || lb_why_not_attack_across(p->g, from, d))
            continue;
        ks_hex h = next_hex(p->g, from, d);
        if (lb_kind_of_target(p->g, p->s, h, !side_of(p->g, rider)) != TARGET_ROUTED)
            continue;
        lb_push_trample(p, rider, h, false);
        return;
    }
}

/* Units that can be trampled in a hex, top first: all but unlimbered guns. */
static int victims(const struct ks_game *g, const struct ks_state *s, ks_hex h, int side,
                   ks_unit out[LB_MAX_STACK])
{
    int n = 0;
    for (EACH_NODE(node, s, h)) {
        ks_unit u = node_unit(g, node);
        if (side_of(g, u) == side && !is_leader(g, u) && !has(s, u, LB_ABANDONED) &&
            !is_unlimbered(s, u) && n < LB_MAX_STACK)
            out[n++] = u;
    }
    return n;
}

void lb_break_hex(struct play *p, ks_hex h, int side, enum lb_condition condition)
{
    ks_unit u[LB_MAX_STACK];
    int n = victims(p->g, p->s, h, side, u);
    bool routs = condition == LB_ROUTED;
    for (int i = 0; i < n; i++)
        lb_ask_flight(p, u[i], routs ? TASK_ROUT_MOVE : TASK_DISORDER_MOVE);
    lb_push_checks(p); /* below the questions where long units close up */
    for (int i = 0; i < n; i++) {
        if (!routs)
            lb_disorder(p, u[i]);
        else if (!is_routed(p->s, u[i]))
            lb_rout(p, u[i]);
    }
}

/* ---- how many ---- */

static int most(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    ks_unit u[LB_MAX_STACK];
    int n = victims(g, s, f->hex, !f->side, u), all = 0;
    int paid = lb_rider_points(g, s, f->unit) / lb(g)->trample;
    for (int i = 0; i < n; i++)
        all += piece(s, u[i])->left;
    return paid < 0 ? 0 : paid < all ? paid : all;
}

void lb_trample_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    int limit = most(g, s);
    for (int i = 0; i <= limit; i++)
        offer(out, action(TRAMPLE, KS_NONE, KS_NONE, i));
}

uint16_t lb_trample_why(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a)
{
    if (a.verb != TRAMPLE)
        return SAY_HOW_MANY;
    return a.arg > most(g, s) ? TRAMPLES_TOO_MANY : 0;
}

/* Losses first, top unit first; then the surviving units flee. */
static void ride_down(struct play *p, int increments)
{
    struct ks_frame f = *frame(p->s);
    ks_unit u[LB_MAX_STACK];
    int n = victims(p->g, p->s, f.hex, !f.side, u), left = increments;
    ks_pop(p);
    edit(p->s, f.unit)->spent =
        (uint8_t)(piece(p->s, f.unit)->spent + increments * lb(p->g)->trample);
    if (increments)
        event(p, TRAMPLES, f.unit, f.hex, increments);
    for (int i = 0; i < n && left; i++) {
        int lost = piece(p->s, u[i])->left < left ? piece(p->s, u[i])->left : left;
        lb_lose(p, u[i], lost);
        left -= lost;
    }
    if (!holds(p->s, f.hex, !f.side))
        lb_orphans(p, f.hex, !f.side, false);
    else if (f.count || increments)
        lb_break_hex(p, f.hex, !f.side, LB_ROUTED);
}

/* [LB-2.7-6] R7: others fire for the points it takes, those under the hooves do not. */
static void draw_fire(struct play *p, int increments)
{
    struct ks_frame *f = frame(p->s);
    ks_unit rider = f->unit, u[LB_MAX_STACK];
    int n = victims(p->g, p->s, f->hex, !f->side, u);
    for (int i = 0; i < n; i++)
        edit(p->s, u[i])->fired = (uint8_t)((1u << parts(p->s, u[i])) - 1);
    f->step = UNDER_FIRE;
    f->a = (uint16_t)increments;
    lb_push_opportunity_fire(p, rider, KS_NONE);
}

bool lb_trample_run(struct play *p)
{
    const struct ks_frame *f = frame(p->s);
    bool rides = on_map(p->s, f->unit) && is_good(p->s, f->unit);
    if (f->step == UNDER_FIRE && holds(p->s, f->hex, !f->side)) {
        ride_down(p, rides ? f->a : 0);
        return false;
    }
    if (!rides || !holds(p->s, f->hex, !f->side)) {
        ks_pop(p);
        return false;
    }
    p->s->actor = f->side;
    return true;
}

void lb_trample_act(struct play *p, struct ks_action a)
{
    ks_unit rider = frame(p->s)->unit;
    if (a.arg && (lb_zone_on(p->g, p->s, rider) || lb_next_to_square(p->g, p->s, rider)))
        draw_fire(p, a.arg);
    else
        ride_down(p, a.arg);
}
