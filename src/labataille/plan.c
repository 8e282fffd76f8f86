#include "labataille/plan.h"

#include "labataille/move.h"
#include "labataille/sentence.h"

static uint16_t plan_step(const struct ks_game *g, const struct ks_state *s,
                          struct ks_action a, struct lb_plan *plan)
{
    if (is_unlimbered(s, a.unit))
        return UNLIMBERED_STAYS;
    if (form(s, a.unit) == LB_ROAD_MARCH)
        return lb_plan_march(g, s, a, plan);
    return parts(s, a.unit) > 1 ? lb_plan_wide_step(g, s, a, plan)
                                : lb_plan_step(g, s, a, plan);
}

static uint16_t plan_verb(const struct ks_game *g, const struct ks_state *s,
                          struct ks_action a, struct lb_plan *plan)
{
    switch (a.verb) {
    case STEP:
    case OBLIQUE: return plan_step(g, s, a, plan);
    case WHEEL: return lb_plan_wheel(g, s, a, plan);
    case ABOUT: return lb_plan_about(g, s, a, plan);
    case TURN: return lb_plan_turn(g, s, a, plan);
    case LIMBER: return lb_plan_limber(g, s, a, plan);
    case UNLIMBER: return lb_plan_unlimber(g, s, a, plan);
    case PROLONG: return lb_plan_prolong(g, s, a, plan);
    case COLUMN:
    case LINE:
    case DEPLOY:
    case SKIRMISH:
    case SCREEN:
    case CARRE:
    case MASSE:
    case ROAD:
    case LIMBERED: return lb_plan_form(g, s, a, plan);
    default: return FINISH_THE_MOVE;
    }
}

/* [LB-2.6-1] R86: one hex can always be gone, as far as points are concerned. */
static bool is_least_move(const struct ks_state *s, const struct lb_plan *plan, int left)
{
    return plan->steps && !(frame_of(s)->count & MOVE_STEPPED) && left >= 2;
}

uint16_t lb_plan_act(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a, struct lb_plan *plan)
{
    if (a.unit != frame_of(s)->unit)
        return ANOTHER_MOVES;
    *plan = lb_plan_of(s, a.unit);
    uint16_t why = plan_verb(g, s, a, plan);
    if (why)
        return why;
    int left = lb_points_left(g, s);
    if (plan->cost > left && !is_least_move(s, plan, left))
        return NO_POINTS_LEFT;
    plan->cost = plan->cost > left ? left : plan->cost;
    /* free acts are done once per hex, so that play advances */
    return plan->cost == 0 && has(s, a.unit, LB_TURNED) ? HAS_TURNED : 0;
}

/* ---- the list ---- */

struct lister {
    const struct ks_game *g;
    const struct ks_state *s;
    struct list *out;
    ks_unit u;
};

/* Offers an act if it can be planned; else why not. */
static uint16_t try(const struct lister *l, uint8_t verb, ks_hex h, int arg)
{
    struct lb_plan plan;
    struct ks_action a = action(verb, l->u, h, arg);
    if (has_enough(l->out))
        return 0;
    uint16_t why = l->out->unproven ? 0 : lb_plan_act(l->g, l->s, a, &plan);
    if (!why)
        offer(l->out, a);
    return why;
}

static void try_facings(const struct lister *l, uint8_t verb, ks_hex h, bool corners)
{
    for (int i = 0; i < KS_DIRECTIONS; i++)
        try(l, verb, h, corners ? lb_corner(i) : lb_side(i));
}

/* A unit that may not take any step gets the same reason. */
static bool is_for_all_steps(uint16_t why)
{
    return why == UNLIMBERED_STAYS || why == ZONE_HOLDS;
}

/* A hex that is refused is refused obliquely too. */
static void list_steps(const struct lister *l)
{
    ks_hex h = piece(l->s, l->u)->hex;
    bool wide = parts(l->s, l->u) == 2;
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        ks_hex to = next_hex(l->g, h, d);
        uint16_t why = try(l, STEP, to, 0);
        if (is_for_all_steps(why))
            return;
        if (!why && lb_may_go_obliquely(l->s, l->u, d))
            try(l, OBLIQUE, to, 0);
        for (int i = 0; i < 2 && wide; i++)
            try(l, WHEEL, next_hex(l->g, lb_part_hex(l->g, l->s, l->u, !i), d), i);
    }
}

/* A new formation is refused whatever way it would face, but for the cost of turning. */
static bool is_for_all_facings(uint16_t why)
{
    return why && why != NO_POINTS_LEFT && why != HAS_TURNED;
}

static void try_forms(const struct lister *l, uint8_t verb, ks_hex h, bool corners)
{
    for (int i = 0; i < KS_DIRECTIONS; i++)
        if (is_for_all_facings(try(l, verb, h, corners ? lb_corner(i) : lb_side(i))))
            return;
}

/* Over two hexes: facing the two corners square to that axis. */
static void try_two_hexes(const struct lister *l, uint8_t verb, int d)
{
    ks_hex to = next_hex(l->g, piece(l->s, l->u)->hex, d);
    if (!is_for_all_facings(try(l, verb, to, lb_corner((d + 5) % 6))))
        try(l, verb, to, lb_corner((d + 2) % 6));
}

static void list_forms(const struct lister *l)
{
    int now = form(l->s, l->u);
    ks_hex h = piece(l->s, l->u)->hex;
    bool can = lb_points_left(l->g, l->s) >= lb_least_form_cost(l->g, l->s, l->u);
    for (int i = 0; i < parts(l->s, l->u); i++) {
        ks_hex at = lb_part_hex(l->g, l->s, l->u, i);
        try_forms(l, COLUMN, at, false); /* which may be general order, for nothing */
        if (!can)
            continue;
        try_forms(l, LINE, at, true);
        if (unit(l->g, l->u)->skirmish)
            try_forms(l, SKIRMISH, at, true);
        try(l, CARRE, at, 0);
        if (unit(l->g, l->u)->masse)
            try_forms(l, MASSE, at, true);
    }
    if (!can)
        return;
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        try_two_hexes(l, DEPLOY, d);
        if (unit(l->g, l->u)->skirmish)
            try_two_hexes(l, SCREEN, d);
    }
    if (now != LB_ROAD_MARCH && lb_roads(l->g, h))
        try_facings(l, ROAD, h, false);
}

static void list_guns(const struct lister *l)
{
    int now = form(l->s, l->u);
    ks_hex h = piece(l->s, l->u)->hex;
    if (now == LB_LIMBERED)
        try_facings(l, UNLIMBER, KS_NONE, false);
    if (now == LB_LIMBERED && lb_roads(l->g, h))
        try_facings(l, ROAD, h, false);
    if (now == LB_ROAD_MARCH)
        try_facings(l, LIMBERED, h, false);
    if (now != LB_UNLIMBERED)
        return;
    try(l, LIMBER, KS_NONE, 0);
    for (int d = 0; d < KS_DIRECTIONS; d++)
        try(l, PROLONG, next_hex(l->g, h, d), 0);
}

void lb_plan_list(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                  struct list *out)
{
    struct lister l = {g, s, out, u};
    list_steps(&l);
    if (is_leader(g, u))
        return;
    try_facings(&l, TURN, KS_NONE, piece(s, u)->facing < 6);
    if (form(s, u) == LB_ROAD_MARCH)
        try(&l, ABOUT, KS_NONE, 0);
    if (is_gun(g, u))
        list_guns(&l);
    else if (is_good(s, u) && !has(s, u, LB_FORCED))
        list_forms(&l);
}
