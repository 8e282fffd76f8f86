/* What a side may know, and what a table shows of a piece. */
#include "labataille/dice.h"
#include "labataille/entry.h"
#include "labataille/morale.h"
#include "labataille/stack.h"
#include "labataille/system.h"
#include "labataille/text.h"

/* [LB-2.2-5] Nothing of the position is secret; the option hides what the enemy's counters print.
 * The view records the viewer, and lb_describe leaves those values out. */
void lb_view(const struct ks_game *g, const struct ks_state *s, int side,
             struct ks_state *out)
{
    ks_copy(g, out, s);
    state(out)->veil = (uint8_t)(lb(g)->fog ? 1 + side : 0);
}

/* Nothing of the position is blank: what counters print is concealed in the game (typical.c). */
void lb_determinise(const struct ks_game *g, struct ks_state *s, uint64_t random)
{
    (void)g, (void)random;
    state(s)->veil = 0;
}

/* Sentences with numbers printed on counters, and what a side that may not see them is told
 * instead; 0: nothing. The dice of a melee include the leaders of both sides. */
static const struct {
    uint16_t code, unseen;
    bool of_both;
} printed[] = {
    {PASSES_CHECK, PASSES_UNSEEN, false},
    {FAILS_CHECK, FAILS_UNSEEN, false},
    {IS_LIMBERED, LIMBERS_UNSEEN, false},
    {STAYS_UNLIMBERED, STAYS_UNSEEN, false},
    {MELEE_DICE, MELEE_DICE_UNSEEN, true},
    {FIRE_ODDS, 0, false},
    {MOD_LEADER, 0, false},
    {MOD_FALLEN_LEADER, 0, false},
    {MOD_LEADS, 0, false},
    {MOD_DEFENDS, 0, false},
    {MOD_CHIEF_OF_GUNS, 0, false},
    {MOD_LIMBER_LEADER, 0, false},
    {MOD_RECALL_LEADER, 0, false},
    {TIMES_LANCES, 0, false},
};

bool lb_seen(const struct ks_game *g, int side, struct ks_event *e)
{
    for (size_t i = 0; lb(g)->fog && i < sizeof printed / sizeof *printed; i++) {
        bool own = e->unit < g->pieces && side_of(g, e->unit) == side;
        if (printed[i].code != e->code || (own && !printed[i].of_both))
            continue;
        e->code = printed[i].unseen;
        e->b = 0;
        return e->code != 0;
    }
    return true;
}

static const char *status_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (is_gone(s, u))
        return has(s, u, LB_TAKEN) ? "captured" : "eliminated";
    if (!on_map(s, u))
        return lb_is_due(g, s, u)      ? "due"
               : has(s, u, LB_OFF_MAP) ? "fled"
               : piece(s, u)->back     ? "wounded"
                                       : "later";
    if (has(s, u, LB_ABANDONED))
        return "abandoned";
    if (has(s, u, LB_BOUND))
        return "bound";
    if (has(s, u, LB_MOVING))
        return "moving";
    if (has(s, u, LB_CHARGED))
        return "charged";
    return has(s, u, LB_MOVED) ? "moved" : "";
}

static int melee_value(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    int whole = unit(g, u)->increments;
    return whole ? unit(g, u)->melee * piece(s, u)->left / whole : 0; /* [LB-2.3-1] */
}

static void add_figure(struct ks_counter *out, const char *name, int value)
{
    if (value && out->figures < KS_MAX_FIGURES)
        out->figure[out->figures++] = (struct ks_figure){name, (int16_t)value};
}

/* [LB-2.2-2] What is printed on a counter; [LB-2.2-5] movement is seen by all. */
static void describe_print(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           struct ks_counter *out)
{
    const struct lb_unit *d = unit(g, u);
    add_figure(out, "movement", d->movement);
    if (is_gone(s, u) || is_veiled(g, s, u))
        return;
    if (is_leader(g, u)) {
        add_figure(out, "lead_morale", d->lead_morale);
        add_figure(out, "lead_melee", d->lead_melee);
        add_figure(out, "lead_cavalry", d->lead_cavalry);
        add_figure(out, "lead_artillery", d->lead_artillery);
        return;
    }
    out->morale = (uint8_t)dice_label(lb_morale(g, s, u)); /* [RZ-DIKE-7] */
    out->strength = (uint8_t)melee_value(g, s, u);
    out->firepower = is_gun(g, u) ? d->fire_at[0] : d->fire;
    add_figure(out, "lance", d->lance);
    if (!is_gun(g, u))
        return;
    add_figure(out, "fire_mid", d->fire_at[1]);
    add_figure(out, "fire_far", d->fire_at[2]);
    add_figure(out, "range", d->range);
    add_figure(out, "limber", d->limber);
}

static void describe_place(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           struct ks_counter *out)
{
    const struct lb_piece *x = piece(s, u);
    out->hex = x->hex;
    for (int i = 1; i < x->parts; i++)
        out->other[out->others++] = lb_part_hex(g, s, u, i);
    bool faces = on_map(s, u) && !is_leader(g, u) && x->form != LB_CARRE &&
                 x->condition != LB_ROUTED;
    out->facing = (int8_t)(faces ? x->facing : -1);
    for (uint8_t n = x->parts ? top(s, x->hex) : LB_NO_NODE; n != LB_NO_NODE;
         n = below(s, n)) {
        out->order =
            (uint8_t)(out->order + (side_of(g, node_unit(g, n)) == side_of(g, u)));
        if (node_unit(g, n) == u)
            break;
    }
}

static ks_unit commander_of(const struct ks_game *g, ks_unit u)
{
    if (is_leader(g, u))
        return u;
    return lb(g)->chief[u] == UINT8_MAX ? KS_NONE : lb(g)->chief[u];
}

void lb_describe(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                 struct ks_counter *out)
{
    const struct lb_piece *x = piece(s, u);
    const struct lb_unit *d = unit(g, u);
    *out = (struct ks_counter){.steps = d->increments,
                               .lost = (uint8_t)(d->increments - x->left),
                               .spent = x->spent,
                               .commander = commander_of(g, u)};
    describe_place(g, s, u, out);
    out->entry[0] = out->entry[1] = KS_NONE;
    if (!on_map(s, u) && !is_gone(s, u) && d->arrival) {
        out->arrival = d->arrival;
        out->entry[0] = out->entry[1] = d->entry;
    }
    out->formation = is_leader(g, u) ? "" : lb_form_name[x->form];
    out->condition = is_leader(g, u) ? NULL : lb_condition_name[x->condition];
    out->readiness = is_horse(g, u) ? lb_readiness_name[x->readiness] : NULL;
    out->status = status_of(g, s, u);
    out->eliminated = is_gone(s, u);
    out->wounded = is_leader(g, u) && x->back && !is_gone(s, u);
    out->in_command = true;
    describe_print(g, s, u, out);
}
