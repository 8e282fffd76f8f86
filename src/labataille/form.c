/* [LB-2.4-14 .. LB-2.4-23] Changing formation. */
#include "labataille/faces.h"
#include "labataille/move.h"
#include "labataille/road_march.h"
#include "labataille/two_hex.h"

/* ---- what a change costs ---- */

/* Sides or corners between two facings; a corner has two sides that cost nothing, and so has a
 * side two corners. */
static int turned(int from, int to)
{
    int off;
    if ((from < 6) == (to < 6)) {
        off = (to - from + 6) % 6;
        return off > 3 ? 6 - off : off;
    }
    int corner = from < 6 ? from : to, side = (from < 6 ? to : from) - 6;
    off = (side - front_left(corner) + 6) % 6; /* 0, 1 are free */
    return off < 2 ? 0 : off < 4 ? off - 1 : 6 - off;
}

/* [LB-2.4-22] */
static int form_cost(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     const struct lb_plan *plan)
{
    const struct lb_game *r = lb(g);
    if (form(s, u) == LB_GENERAL || plan->form == LB_GENERAL)
        return 0;
    if (is_gun(g, u))
        return r->form_guns;
    if (is_horse(g, u))
        return r->form_horse;
    return plan->form == LB_LINE && plan->parts == 2 ? r->form_foot_two : r->form_foot;
}

/* Beside form_cost: a hex or two, whichever is cheaper; general order is left for nothing. */
int lb_least_form_cost(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct lb_game *r = lb(g);
    if (form(s, u) == LB_GENERAL)
        return 0;
    if (is_gun(g, u))
        return r->form_guns;
    if (is_horse(g, u))
        return r->form_horse;
    return r->form_foot < r->form_foot_two ? r->form_foot : r->form_foot_two;
}

/* [LB-2.6-2] A unit that turns freely may form facing any way; so may a road march, which only
 * follows its road. */
static int facing_cost(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       const struct lb_plan *plan)
{
    int from = form(s, u);
    if (from == LB_SKIRMISH || from == LB_GENERAL || from == LB_CARRE ||
        plan->form == LB_SKIRMISH || plan->form == LB_GENERAL || plan->form == LB_CARRE ||
        plan->form == LB_ROAD_MARCH)
        return 0;
    return turned(piece(s, u)->facing, plan->facing) * lb(g)->turn;
}

/* ---- one hex ---- */

/* The hex it closes up in: its own, either of two, the nearest to the head of a road march that
 * can hold it, R54. */
static uint16_t why_not_keep(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                             ks_hex h, const struct lb_plan *plan)
{
    int part = lb_part_in(g, s, u, h);
    if (part < 0)
        return NOT_ITS_HEX;
    if (parts(s, u) == 1)
        return 0;
    if (form(s, u) == LB_ROAD_MARCH)
        for (int i = 0; i < part; i++)
            if (!lb_why_not_into(g, s, u, lb_part_hex(g, s, u, i), piece(s, u)->left,
                                 plan))
                return CLOSES_ON_ITS_HEAD;
    return lb_why_not_into(g, s, u, h, piece(s, u)->left, plan);
}

static uint16_t plan_one_hex(const struct ks_game *g, const struct ks_state *s,
                             struct ks_action a, struct lb_plan *plan)
{
    static const uint8_t form_of[VERBS] = {
        [COLUMN] = LB_COLUMN, [LINE] = LB_LINE,   [SKIRMISH] = LB_SKIRMISH,
        [CARRE] = LB_CARRE,   [MASSE] = LB_MASSE, [LIMBERED] = LB_LIMBERED};
    plan->form = form_of[a.verb];
    if (a.verb == COLUMN)
        plan->form = (uint8_t)lb_form_in(g, s, a.unit, LB_COLUMN, a.hex);
    plan->hex = a.hex;
    plan->trail = 0;
    plan->parts = 1;
    if (a.verb != CARRE)
        plan->facing = a.arg;
    if (a.verb != CARRE && (a.arg < 6) != faces_corner(plan->form))
        return FACING_NOT_ALLOWED;
    if (form(s, a.unit) == plan->form && parts(s, a.unit) == 1)
        return IS_SO_ALREADY;
    uint16_t why = lb_why_not_form(g, s, a.unit, plan->form, a.hex);
    return why ? why : why_not_keep(g, s, a.unit, a.hex, plan);
}

/* ---- two hexes ---- */

/* Ground and hexside that let the unit spread over them, R93, R94. */
static uint16_t why_not_spread(const struct ks_game *g, const struct ks_state *s,
                               ks_unit u, ks_hex base, int d, const struct lb_plan *plan)
{
    struct lb_gait gait = lb_gait_of(g, s, u);
    ks_hex other = next_hex(g, base, d);
    gait.skirmish = plan->form == LB_SKIRMISH;
    if (lb_water(g, base, d))
        return WATER_BETWEEN;
    if (plan->form == LB_LINE)
        return ground(g, base) == LB_CLEAR && ground(g, other) == LB_CLEAR
                   ? 0
                   : LINE_IN_CLEAR;
    return ground(g, other) == LB_DIKE ? 0 : lb_why_not_ground(g, gait, other);
}

static uint16_t plan_two_hexes(const struct ks_game *g, const struct ks_state *s,
                               struct ks_action a, struct lb_plan *plan)
{
    ks_unit u = a.unit;
    ks_hex base = piece(s, u)->hex;
    int d = ks_grid_direction(grid(g), base, a.hex);
    plan->form = a.verb == SCREEN ? LB_SKIRMISH : LB_LINE;
    if (is_gun(g, u))
        return GUNS_LIMBER;
    if (d == KS_NO_DIRECTION)
        return NOT_ADJACENT;
    if (a.arg >= 6 || (d - front_left(a.arg) + 6) % 6 % 3 != 2)
        return SQUARE_TO_ITS_HEXES;
    if (form(s, u) == plan->form && parts(s, u) == 2)
        return IS_SO_ALREADY;
    if (parts(s, u) > 2 || (parts(s, u) == 2 && lb_part_in(g, s, u, a.hex) < 0))
        return CLOSE_UP_FIRST;
    plan->hex = base;
    plan->trail = (uint16_t)d;
    plan->parts = 2;
    plan->facing = a.arg;
    uint16_t why = a.verb == SCREEN ? lb_why_not_skirmish(g, s, u, true)
                   : piece(s, u)->left < lb_line_least(g, u) ? LINE_TOO_SMALL
                                                             : 0;
    if (!why)
        why = why_not_spread(g, s, u, base, d, plan);
    if (!why)
        why = lb_why_not_into(g, s, u, base, (piece(s, u)->left + 1) / 2, plan);
    return why ? why : lb_why_not_into(g, s, u, a.hex, piece(s, u)->left / 2, plan);
}

/* ---- the road ---- */

/* [RZ-MOVE-6] Its head looks along the road, or away from it where it ends. */
static uint16_t plan_road(const struct ks_game *g, const struct ks_state *s,
                          struct ks_action a, struct lb_plan *plan)
{
    int roads = lb_roads(g, a.hex), heading = a.arg - 6;
    if (a.arg < 6)
        return FACING_NOT_ALLOWED;
    if (form(s, a.unit) == LB_ROAD_MARCH || is_unlimbered(s, a.unit))
        return IS_SO_ALREADY;
    if (a.hex != piece(s, a.unit)->hex || !roads)
        return NO_ROAD_HERE;
    if (!(roads >> heading & 1) && roads != 1 << opposite(heading))
        return NO_ROAD_THAT_WAY;
    plan->form = LB_ROAD_MARCH;
    plan->facing = a.arg;
    plan->parts = (uint8_t)lb_lay_trail(g, s, a.unit, a.hex, heading, &plan->trail);
    return plan->parts ? 0 : NO_ROOM_ON_ROAD;
}

/* ---- all of them ---- */

static bool is_single(const struct ks_game *g, const struct ks_state *s)
{
    int n = 0;
    for (ks_unit u = lb_next_moving(g, s, KS_NONE); u != KS_NONE;
         u = lb_next_moving(g, s, u))
        n += !is_leader(g, u);
    return n == 1;
}

/* [RZ-DIKE-2] 5.5, R67: on a dike column and skirmish order are only for units that have met the
 * enemy there. */
static uint16_t why_not_on_dike(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u, const struct lb_plan *plan)
{
    ks_hex other =
        plan->parts == 2 ? next_hex(g, plan->hex, trail_at(plan->trail, 0)) : plan->hex;
    bool dike = ground(g, plan->hex) == LB_DIKE || ground(g, other) == LB_DIKE;
    int side = side_of(g, u);
    if (!dike || plan->form == LB_ROAD_MARCH || is_gun(g, u))
        return 0;
    return lb_is_opposed(g, s, plan->hex, side) || lb_is_opposed(g, s, other, side)
               ? 0
               : FORMS_ON_DIKE_IN_CONTACT;
}

static uint16_t plan_for(const struct ks_game *g, const struct ks_state *s,
                         struct ks_action a, struct lb_plan *plan)
{
    switch (a.verb) {
    case DEPLOY:
    case SCREEN: return plan_two_hexes(g, s, a, plan);
    case ROAD: return plan_road(g, s, a, plan);
    default: return plan_one_hex(g, s, a, plan);
    }
}

uint16_t lb_plan_form(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a, struct lb_plan *plan)
{
    if (is_leader(g, a.unit) || is_unlimbered(s, a.unit))
        return NO_SUCH_ACTION;
    if (!is_good(s, a.unit)) /* [LB-2.4-15] */
        return BROKEN_HAS_NO_FORM;
    if (has(s, a.unit, LB_FORCED)) /* [LB-2.20-1] */
        return FORCE_MARCH_KEEPS_FORM;
    if (a.verb != COLUMN && a.verb != LINE && a.verb != CARRE && !is_single(g, s))
        return ONE_UNIT_FORMS;
    if (form(s, a.unit) == LB_CARRE && piece(s, a.unit)->spent) /* [LB-2.4-24] */
        return CARRE_LEFT_FIRST;
    uint16_t why = 0;
    for (ks_unit u = lb_next_moving(g, s, KS_NONE); u != KS_NONE && !why;
         u = lb_next_moving(g, s, u)) {
        struct lb_plan other = lb_plan_of(s, u);
        if (u != a.unit && !is_leader(g, u))
            why = plan_for(g, s, action(a.verb, u, a.hex, a.arg), &other);
    }
    if (!why)
        why = plan_for(g, s, a, plan);
    if (!why)
        why = why_not_on_dike(g, s, a.unit, plan);
    if (why)
        return why;
    plan->cost = form_cost(g, s, a.unit, plan) + facing_cost(g, s, a.unit, plan);
    return 0;
}
