#include "labataille/carre.h"

#include "labataille/plan.h"
#include "labataille/procs.h"
#include "labataille/reach.h"
#include "labataille/sequence.h"
#include "labataille/sight.h"

/* PROC_CARRE_WINDOW: frame.unit rides, frame.side is asked; frame.hex KS_NONE: any hex three or four
 * points away, else the target; frame.a the row, 0: by how near it is. */

ks_unit lb_first_foot(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                      int side)
{
    for (EACH_NODE(n, s, h)) {
        ks_unit u = node_unit(g, n);
        if (is_foot(g, u) && side_of(g, u) == side)
            return u;
    }
    return KS_NONE;
}

static bool all_in_order(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                         int side)
{
    for (EACH_NODE(n, s, h)) {
        ks_unit u = node_unit(g, n);
        if (is_foot(g, u) && side_of(g, u) == side && !is_good(s, u))
            return false;
    }
    return true;
}

/* [RZ-CARRE-30] The rider is seen through the front; [RZ-CARRE-27] not while he is on another
 * carré. */
static bool sees_rider(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       ks_hex h, ks_unit rider)
{
    int part = lb_part_in(g, s, u, h);
    if (holds(s, piece(s, rider)->hex, side_of(g, u)))
        return false;
    for (int i = 0; i < parts(s, rider); i++) {
        ks_hex at = lb_part_hex(g, s, rider, i);
        if (lb_before_front(g, s, u, part, at) && sees(g, s, h, at))
            return true;
    }
    return false;
}

static uint16_t why_not_from(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    switch (form(s, u)) {
    case LB_CARRE: return IS_SO_ALREADY;
    case LB_MASSE: return MASSE_TRIES_NO_CARRE;   /* [RZ-CARRE-28] */
    case LB_SKIRMISH: return SKIRMISHERS_NEITHER; /* [LB-2.8-4 RZ-STAND-3] */
    case LB_COLUMN:
    case LB_LINE:
        return lb(g)->carre[unit(g, u)->army][form(s, u) == LB_LINE][0].used
                   ? 0
                   : CARRE_FROM_LINE_ONLY; /* [RZ-CARRE-29] */
    default: return CARRE_FROM_COLUMN_OR_LINE;
    }
}

/* 0 if the infantry of a hex may try before that rider, else why not. */
static uint16_t why_not_try_carre(const struct ks_game *g, const struct ks_state *s,
                                  ks_unit rider, ks_hex h, int side)
{
    ks_unit u = lb_first_foot(g, s, h, side);
    if (u == KS_NONE)
        return NO_FOOT_THERE;
    if (!all_in_order(g, s, h, side))
        return BROKEN_HAS_NO_FORM;
    if (has(s, u, LB_TRIED))
        return HAS_TRIED_CARRE;
    uint16_t why = why_not_from(g, s, u);
    if (!why)
        why = lb_why_not_form(g, s, u, LB_CARRE, h);
    if (why)
        return why;
    return sees_rider(g, s, u, h, rider) ? 0 : RIDER_NOT_SEEN;
}

/* ---- the window ---- */

/* The row for a hex, 0 and the reason if it may not try. */
static int row_for(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                   uint16_t *why)
{
    const struct ks_frame *f = frame_of(s);
    int reach = lb_at_dusk(g, s, LB_CARRE_REACH);
    *why = f->hex != KS_NONE && h != f->hex ? NOT_THE_TARGET : 0;
    if (!*why)
        *why = why_not_try_carre(g, s, f->unit, h, f->side);
    if (*why)
        return 0;
    int row = f->a ? f->a : lb_points_away(g, s, f->unit, h, reach);
    if (f->hex != KS_NONE)
        return row < reach ? row : reach;
    if (row <= lb(g)->declare_at || row > reach) /* R9: three or four points away */
        *why = CARRE_AT_THAT_DISTANCE;
    return row;
}

static bool is_settled(const struct ks_state *s, ks_unit rider)
{
    const struct ks_frame *f = lb_charge_of(s, rider);
    return !on_map(s, rider) || !is_good(s, rider) || has(s, rider, LB_BOUND) ||
           (f && f->count & (CHARGE_OVER | CHARGE_FREE));
}

static void offer_hex(const struct ks_game *g, const struct ks_state *s, struct list *out,
                      ks_hex h)
{
    uint16_t why;
    row_for(g, s, h, &why);
    if (!why)
        offer(out, action(TRY_CARRE, KS_NONE, h, 0));
}

static void list_hexes(const struct ks_game *g, const struct ks_state *s,
                       struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    struct lb_plan at = lb_plan_of(s, f->unit);
    if (f->hex != KS_NONE) {
        offer_hex(g, s, out, f->hex);
        return;
    }
    for (ks_unit u = 0; u < g->pieces && !has_enough(out); u++) {
        if (!is_foot(g, u) || side_of(g, u) != f->side || !on_map(s, u) ||
            !is_good(s, u) || lb_distance_to(g, s, &at, u) > LB_CARRE_REACH)
            continue;
        for (int i = 0; i < parts(s, u); i++)
            if (lb_first_foot(g, s, lb_part_hex(g, s, u, i), f->side) == u)
                offer_hex(g, s, out, lb_part_hex(g, s, u, i));
    }
}

bool lb_carre_window_run(struct play *p)
{
    struct list any = {.enough = 1};
    if (!is_settled(p->s, frame(p->s)->unit))
        list_hexes(p->g, p->s, &any);
    if (!any.n) {
        ks_pop(p);
        return false;
    }
    p->s->actor = frame(p->s)->side;
    return true;
}

void lb_carre_window_list(const struct ks_game *g, const struct ks_state *s,
                          struct list *out)
{
    offer(out, action(WAIT, KS_NONE, KS_NONE, 0));
    list_hexes(g, s, out);
}

uint16_t lb_carre_window_why(const struct ks_game *g, const struct ks_state *s,
                             struct ks_action a)
{
    uint16_t why = 0;
    if (a.verb == WAIT)
        return 0;
    if (a.verb != TRY_CARRE)
        return CARRE_OR_WAIT;
    row_for(g, s, a.hex, &why);
    return why;
}

static void push_attempt(struct play *p, ks_unit rider, ks_hex h, int side, int row)
{
    struct ks_frame *f = ks_push(p, PROC_CARRE);
    f->unit = rider;
    f->hex = h;
    f->side = (uint8_t)side;
    f->a = (uint16_t)row;
}

void lb_carre_window_act(struct play *p, struct ks_action a)
{
    struct ks_frame f = *frame(p->s);
    uint16_t why;
    if (a.verb == WAIT) {
        ks_pop(p);
        return;
    }
    int row = row_for(p->g, p->s, a.hex, &why);
    if (f.hex != KS_NONE)
        ks_pop(p);
    event(p, CARRE_IS_TRIED, lb_first_foot(p->g, p->s, a.hex, f.side), a.hex, row);
    push_attempt(p, f.unit, a.hex, f.side, row);
}

void lb_push_carre_window(struct play *p, ks_unit rider, ks_hex h, int row)
{
    struct ks_frame *f = ks_push(p, PROC_CARRE_WINDOW);
    f->unit = rider;
    f->hex = h;
    f->side = (uint8_t)!side_of(p->g, rider);
    f->a = (uint16_t)row;
}
