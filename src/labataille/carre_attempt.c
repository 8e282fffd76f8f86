/* PROC_CARRE: infantry tries to form carré. frame.unit rides at it, frame.hex tries with row frame.a
 * of the chart, frame.side is its side. */
#include "labataille/carre.h"
#include "labataille/contact.h"
#include "labataille/morale.h"
#include "labataille/procs.h"
#include "labataille/two_hex.h"

/* [RZ-CARRE-23 .. RZ-CARRE-26] Modifiers of the roll; each is reported to `out`. */
static int carre_modifiers(const struct ks_game *g, const struct ks_state *s,
                           ks_unit rider, ks_hex h, int side, struct ks_events *out)
{
    const struct lb_game *r = lb(g);
    ks_unit u = lb_first_foot(g, s, h, side);
    int sum = 0, level = look(s)->level[unit(g, u)->army];
    if (lb_leader_in(g, s, h, side) != KS_NONE)
        sum += lb_note_modifier(out, MOD_CARRE_LEADER, u, r->carre_leader);
    if (!unit(g, rider)->heavy) /* light lancers: both, R220 */
        sum += lb_note_modifier(out, MOD_CARRE_LIGHT, u, r->carre_light);
    if (unit(g, rider)->arm == LB_LANCER)
        sum += lb_note_modifier(out, MOD_CARRE_LANCES, u, r->carre_lance);
    return sum + lb_note_modifier(out, MOD_CARRE_LEVEL, u, level * r->carre_level);
}

bool lb_carre_run(struct play *p)
{
    p->s->actor = KS_CHANCE;
    return true;
}

/* The whole hex, R9; a unit in two hexes closes up in this one, R52. R121: before a target is
 * declared a carré binds no charger. */
static void form_square(struct play *p, ks_hex h, int side)
{
    ks_unit foot[LB_MAX_STACK];
    int n = 0;
    for (EACH_NODE(node, p->s, h)) {
        ks_unit u = node_unit(p->g, node);
        if (is_foot(p->g, u) && side_of(p->g, u) == side && n < LB_MAX_STACK)
            foot[n++] = u;
    }
    for (int i = 0; i < n; i++) {
        if (parts(p->s, foot[i]) > 1)
            lb_close_up_in(p, foot[i], LB_CARRE, h);
        else
            lb_close_up(p, foot[i], LB_CARRE, CLOSES_BY_CHOICE);
        unmark(p->s, foot[i], LB_SHELTERED);
    }
}

static void note_tried(struct play *p, ks_hex h, int side)
{
    for (EACH_NODE(n, p->s, h)) {
        ks_unit u = node_unit(p->g, n);
        if (is_foot(p->g, u) && side_of(p->g, u) == side)
            mark(p->s, u, LB_TRIED);
    }
}

void lb_carre_act(struct play *p, struct ks_action a)
{
    struct ks_frame f = *frame(p->s);
    ks_unit u = lb_first_foot(p->g, p->s, f.hex, f.side);
    const struct lb_carre_row *row =
        &lb(p->g)->carre[unit(p->g, u)->army][form(p->s, u) == LB_LINE][f.a - 1];
    int more = carre_modifiers(p->g, p->s, f.unit, f.hex, f.side, p->events);
    int dice = dice_row(dice_of(a.arg) + more);
    bool charge = lb_charge_of(p->s, f.unit) != NULL;
    ks_pop(p);
    note_tried(p, f.hex, f.side);
    if (dice <= row->carre) {
        event(p, CARRE_IS_FORMED, u, f.hex, a.arg);
        form_square(p, f.hex, f.side);
        return;
    }
    bool routs = dice > row->disorder;
    enum lb_aftermath broken = charge ? AFTER_RECALL : AFTER_NOTHING;
    event(p, routs ? CARRE_ROUTS : CARRE_DISORDERS, u, f.hex, a.arg);
    lb_push_aftermath(p, f.unit, f.hex, routs ? broken : AFTER_FOLLOWING);
    lb_break_hex(p, f.hex, f.side, routs ? LB_ROUTED : LB_DISORDERED);
}
