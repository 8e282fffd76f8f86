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

/* R28: neither blocked nor ground its arm cannot enter. */
static bool is_open(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    ks_hex h)
{
    return !is_blocked(g, s, h, side_of(g, u)) &&
           entry_cost(g, u, h, form_at(g, s, u, h)) != 0;
}

/* Hexes of the edge that are open to it, as a distance from the listed hex: 0; five if that is
 * blocked; five more for every turn it waits if none of those is open. */
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
            if (h != KS_NONE && is_open(g, s, u, h))
                open = reach;
        }
    }
    return open ? open : step;
}

/* ---- the owner's choice ---- */

/* The formation a verb names; -1: it names none an arrival can have. */
static int form_named(uint8_t verb)
{
    switch (verb) {
    case COLUMN: return LB_COLUMN;
    case LINE: return LB_LINE;
    case SKIRMISH: return LB_SKIRMISH;
    case CARRE: return LB_CARRE;
    case LIMBERED: return LB_LIMBERED;
    default: return -1;
    }
}

bool lb_is_entry(const struct ks_game *g, const struct ks_state *s, struct ks_action a)
{
    return a.verb == ENTER ||
           (form_named(a.verb) >= 0 && a.unit < g->pieces && !on_map(s, a.unit));
}

/* R204: it faces as listed, or one of the corners of that side. */
static bool may_face(const struct ks_state *s, struct ks_action a, int form)
{
    int ahead = piece(s, a.unit)->facing;
    if (form == LB_CARRE || !faces_corner(form))
        return form == LB_CARRE || a.arg == ahead;
    return ahead >= 6 &&
           (a.arg == lb_corner(ahead - 6) || a.arg == lb_corner((ahead - 5) % 6));
}

/* [LB-2.20-3] By road in column or carré instead of road march, beside it in any order of one hex
 * that the ground lets it have. */
static uint16_t choose_form(const struct ks_game *g, const struct ks_state *s,
                            struct ks_action a, struct lb_plan *plan)
{
    int named = form_named(a.verb);
    if (a.verb == ENTER)
        return 0;
    if (is_leader(g, a.unit))
        return NO_SUCH_ACTION;
    if (lb_form_in(g, s, a.unit, named, a.hex) == plan->form)
        return COMES_SO_ANYWAY;
    if (lb_roads(g, a.hex) && (named == LB_LINE || named == LB_SKIRMISH))
        return COMES_BY_ROAD;
    if (!may_face(s, a, named))
        return FACING_NOT_ALLOWED;
    plan->form = (uint8_t)lb_form_in(g, s, a.unit, named, a.hex);
    if (named != LB_CARRE)
        plan->facing = a.arg;
    return lb_why_not_form(g, s, a.unit, named, a.hex);
}

/* Whatever way it would come. */
static uint16_t why_not_there(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u, ks_hex h)
{
    const struct lb_unit *d = unit(g, u);
    if (d->side != look(s)->side)
        return NOT_YOUR_UNIT;
    if (!lb_is_due(g, s, u))
        return NOT_DUE;
    int off = along_edge(g, d->entry, h);
    if (off < 0 || off > spread(g, s, u))
        return NOT_ITS_ENTRY;
    return is_blocked(g, s, h, d->side) ? ENTRY_IS_BLOCKED : 0;
}

/* Where it may come, in that way? */
static uint16_t plan_entry(const struct ks_game *g, const struct ks_state *s,
                           struct ks_action a, struct lb_plan *plan)
{
    ks_unit u = a.unit;
    ks_hex h = a.hex;
    *plan = lb_plan_of(s, u);
    plan->hex = h;
    plan->parts = 1;
    plan->trail = 0;
    plan->form = (uint8_t)form_at(g, s, u, h);
    plan->came = KS_NO_DIRECTION;
    plan->steps = true;
    uint16_t why = choose_form(g, s, a, plan);
    if (why)
        return why;
    plan->cost = entry_cost(g, u, h, plan->form);
    if (!plan->cost || plan->cost > lb_allowance(g, s, u))
        return GROUND_BARS;
    int increments =
        plan->form == LB_ROAD_MARCH ? lb_part_increments(g, s, u, 0) : piece(s, u)->left;
    return lb_why_not_into(g, s, u, h, increments, plan);
}

uint16_t lb_why_not_enter(const struct ks_game *g, const struct ks_state *s,
                          struct ks_action a, struct lb_plan *plan)
{
    uint16_t why = why_not_there(g, s, a.unit, a.hex);
    return why ? why : plan_entry(g, s, a, plan);
}

static void try(const struct ks_game *g, const struct ks_state *s, struct ks_action a,
                struct list *out)
{
    struct lb_plan plan;
    if (out->unproven || !plan_entry(g, s, a, &plan))
        offer(out, a);
}

/* Most arrivals can come in two or three ways. */
static void list_ways_in(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         ks_hex h, struct list *out)
{
    int ahead = piece(s, u)->facing;
    try(g, s, action(ENTER, u, h, 0), out);
    if (is_leader(g, u) || ahead < 6)
        return;
    if (is_gun(g, u)) {
        try(g, s, action(LIMBERED, u, h, ahead), out);
        return;
    }
    try(g, s, action(COLUMN, u, h, ahead), out);
    try(g, s, action(CARRE, u, h, 0), out);
    for (int i = 0; i < 2; i++) {
        try(g, s, action(LINE, u, h, lb_corner((ahead - 6 + i) % 6)), out);
        try(g, s, action(SKIRMISH, u, h, lb_corner((ahead - 6 + i) % 6)), out);
    }
}

void lb_list_entries(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     struct list *out)
{
    int reach = lb_is_due(g, s, u) ? spread(g, s, u) : -1;
    for (int by = -reach; by <= reach; by++) {
        ks_hex h = edge_hex(g, unit(g, u)->entry, by);
        if (h != KS_NONE && (out->unproven || !why_not_there(g, s, u, h)))
            list_ways_in(g, s, u, h, out);
    }
}

void lb_enter(struct play *p, struct ks_action a)
{
    struct lb_plan plan = lb_plan_of(p->s, a.unit);
    ks_unit u = a.unit;
    ks_hex h = a.hex;
    struct lb_piece *x = edit(p->s, u);
    lb_why_not_enter(p->g, p->s, a, &plan);
    x->form = plan.form;
    x->facing = plan.facing;
    x->came = plan.came;
    x->spent = (uint8_t)plan.cost;
    put_in(p->g, p->s, u, h, LB_ON_TOP);
    event(p, COMES_ONTO_MAP, u, h, 0);
    lb_push_move(p, u);
    frame(p->s)->count = MOVE_BEGUN | MOVE_STEPPED;
    if (!is_leader(p->g, u))
        lb_push_opportunity_charge(p, u);
}
