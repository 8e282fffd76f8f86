#include "labataille/entry.h"

#include "labataille/move.h"
#include "labataille/opportunity.h"
#include "labataille/zone.h"

/* [LB-4.7-3] R79: in the own movement phase of its turn, or later. */
bool lb_is_due(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct lb_unit *d = unit(g, u);
    return d->arrival && d->arrival <= s->turn && !on_map(s, u) &&
           !has(s, u, LB_GONE | LB_OFF_MAP) && !piece(s, u)->back;
}

/* Hexes along the edge from the listed one; -1 if it is not on that edge. */
static int along_edge(const struct ks_game *g, ks_hex entry, ks_hex h)
{
    int c = ks_grid_col(grid(g), entry), r = ks_grid_row(grid(g), entry);
    int dc = ks_grid_col(grid(g), h) - c, dr = ks_grid_row(grid(g), h) - r;
    bool flat = r == 1 || r == grid(g)->rows;
    if (flat ? dr != 0 : dc != 0)
        return -1;
    return dc + dr < 0 ? -(dc + dr) : dc + dr;
}

/* R28: an enemy in the hex, or his zone on it. */
static bool is_blocked(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                       int side)
{
    return holds(s, h, !side) || lb_zone_at(g, s, h, side);
}

static ks_hex edge_hex(const struct ks_game *g, ks_hex entry, int by)
{
    int c = ks_grid_col(grid(g), entry), r = ks_grid_row(grid(g), entry);
    bool flat = r == 1 || r == grid(g)->rows;
    c += flat ? by : 0;
    r += flat ? 0 : by;
    return ks_grid_inside(grid(g), c, r) ? ks_grid_hex(grid(g), c, r) : KS_NONE;
}

/* Hexes of the edge that are open to it, as a distance from the listed hex: 0; five if that is
 * blocked; five more for every turn it waits if all those are. */
static int spread(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct lb_unit *d = unit(g, u);
    int open = 0, step = lb(g)->entry_spread;
    if (!is_blocked(g, s, d->entry, d->side))
        return 0;
    for (int reach = step; reach <= step * (1 + s->turn - d->arrival) && !open;
         reach += step) {
        for (int by = -reach; by <= reach; by++) {
            ks_hex h = edge_hex(g, d->entry, by);
            if (h != KS_NONE && !is_blocked(g, s, h, d->side))
                open = reach;
        }
    }
    return open ? open : step;
}

/* [LB-2.20-3] In its order of march by road, in column or general order beside it. */
static int form_at(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex h)
{
    int march = form(s, u);
    if (march == LB_ROAD_MARCH && !lb_roads(g, h))
        march = is_gun(g, u) ? LB_LIMBERED : LB_COLUMN;
    return lb_form_in(g, s, u, march, h);
}

static int entry_cost(const struct ks_game *g, ks_unit u, ks_hex h, int march)
{
    const struct lb_game *r = lb(g);
    int arm = is_leader(g, u) ? LB_HORSE : branch(g, u);
    if (is_leader(g, u) && ground(g, h) == LB_FOREST)
        return r->leader_woods;
    if (march != LB_ROAD_MARCH)
        return r->ground_cost[ground(g, h)][arm];
    return is_built_up(g, h) ? r->road_built_up : r->road;
}

uint16_t lb_why_not_enter(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                          ks_hex h, struct lb_plan *plan)
{
    const struct lb_unit *d = unit(g, u);
    if (d->side != look(s)->side)
        return NOT_YOUR_UNIT;
    if (!lb_is_due(g, s, u))
        return NOT_DUE;
    int off = along_edge(g, d->entry, h);
    if (off < 0 || off > spread(g, s, u))
        return NOT_ITS_ENTRY;
    if (is_blocked(g, s, h, d->side))
        return ENTRY_IS_BLOCKED;
    *plan = lb_plan_of(s, u);
    plan->hex = h;
    plan->parts = 1;
    plan->trail = 0;
    plan->form = (uint8_t)form_at(g, s, u, h);
    plan->came = KS_NO_DIRECTION;
    plan->steps = true;
    plan->cost = entry_cost(g, u, h, plan->form);
    if (!plan->cost || plan->cost > lb_allowance(g, s, u))
        return GROUND_BARS;
    int increments =
        plan->form == LB_ROAD_MARCH ? lb_part_increments(g, s, u, 0) : piece(s, u)->left;
    return lb_why_not_into(g, s, u, h, increments, plan);
}

void lb_list_entries(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     struct list *out)
{
    struct lb_plan plan;
    int reach = lb_is_due(g, s, u) ? spread(g, s, u) : -1;
    for (int by = -reach; by <= reach; by++) {
        ks_hex h = edge_hex(g, unit(g, u)->entry, by);
        if (h != KS_NONE && !lb_why_not_enter(g, s, u, h, &plan))
            offer(out, action(ENTER, u, h, 0));
    }
}

void lb_enter(struct play *p, ks_unit u, ks_hex h)
{
    struct lb_plan plan = lb_plan_of(p->s, u);
    struct lb_piece *x = edit(p->s, u);
    lb_why_not_enter(p->g, p->s, u, h, &plan);
    x->form = plan.form;
    x->came = plan.came;
    x->spent = (uint8_t)plan.cost;
    put_in(p->g, p->s, u, h, LB_ON_TOP);
    event(p, COMES_ONTO_MAP, u, h, 0);
    lb_push_move(p, u);
    frame(p->s)->count = MOVE_BEGUN | MOVE_STEPPED;
    if (!is_leader(p->g, u))
        lb_push_opportunity_charge(p, u);
}
