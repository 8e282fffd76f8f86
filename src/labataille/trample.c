/* [LB-2.16-15] 5.12 R15. frame.unit tramples those in frame.hex; frame.count: they rout whatever it
 * does. */
#include "labataille/check.h"
#include "labataille/condition.h"
#include "labataille/contact.h"
#include "labataille/leader.h"
#include "labataille/loss.h"
#include "labataille/procs.h"

void lb_push_trample(struct play *p, ks_unit rider, ks_hex h, bool always)
{
    struct ks_frame *f = lb_push(p, PROC_TRAMPLE);
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

/* Who can be trampled in a hex, top first: all but unlimbered guns. */
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

bool lb_trample_run(struct play *p)
{
    const struct ks_frame *f = frame(p->s);
    if (!on_map(p->s, f->unit) || !holds(p->s, f->hex, !f->side)) {
        lb_pop(p);
        return false;
    }
    p->s->actor = f->side;
    return true;
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

/* Losses first, top unit first; then those who are left flee. */
void lb_trample_act(struct play *p, struct ks_action a)
{
    struct ks_frame f = *frame(p->s);
    ks_unit u[LB_MAX_STACK];
    int n = victims(p->g, p->s, f.hex, !f.side, u), left = a.arg;
    lb_pop(p);
    edit(p->s, f.unit)->spent =
        (uint8_t)(piece(p->s, f.unit)->spent + a.arg * lb(p->g)->trample);
    if (a.arg)
        event(p, TRAMPLES, f.unit, f.hex, a.arg);
    for (int i = 0; i < n && left; i++) {
        int lost = piece(p->s, u[i])->left < left ? piece(p->s, u[i])->left : left;
        lb_lose(p, u[i], lost);
        left -= lost;
    }
    if (!holds(p->s, f.hex, !f.side))
        lb_orphans(p, f.hex, !f.side, false);
    else if (f.count || a.arg)
        lb_break_hex(p, f.hex, !f.side, LB_ROUTED);
}
