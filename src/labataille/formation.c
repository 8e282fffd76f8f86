/* Which formations a unit may take in a hex. */
#include "labataille/move.h"

static uint16_t why_not_line(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                             ks_hex h)
{
    if (ground(g, h) != LB_CLEAR) /* [LB-2.4-17] */
        return LINE_IN_CLEAR;
    if (is_horse(g, u)) /* [LB-2.4-21] */
        return piece(s, u)->left < lb(g)->horse_line_hex ? LINE_TOO_SMALL : 0;
    struct lb_crowd c = lb_crowd_of(g, s, h, side_of(g, u), 0);
    return c.increments[LB_FOOT] > lb(g)->line_most ? LINE_TOO_BIG : 0; /* [LB-2.4-18] */
}

/* [LB-2.4-20 RZ-MOVE-16] */
static uint16_t why_not_carre(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u, ks_hex h)
{
    const struct lb_carre_row *row = &lb(g)->carre[unit(g, u)->army][1][0];
    if (!is_foot(g, u) || !row->used)
        return NO_CARRE_FOR_IT;
    if (ground(g, h) != LB_CLEAR)
        return CARRE_IN_CLEAR;
    return piece(s, u)->left < lb(g)->carre_least ? CARRE_TOO_SMALL : 0;
}

/* [LB-2.21-1 LB-2.21-3] */
static uint16_t why_not_masse(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u, ks_hex h)
{
    if (!unit(g, u)->masse)
        return NO_MASSE_FOR_IT;
    if (form(s, u) != LB_COLUMN || ground(g, h) != LB_CLEAR)
        return MASSE_FROM_COLUMN;
    struct lb_crowd c = lb_crowd_of(g, s, h, side_of(g, u), 0);
    return c.units[LB_GUNS] ? NO_GUNS_WITH_MASSE : 0;
}

uint16_t lb_why_not_skirmish(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                             bool two)
{
    if (unit(g, u)->skirmish == LB_NO_FIRE)
        return NO_SKIRMISH_FOR_IT;
    bool few = piece(s, u)->left <= lb(g)->skirmish_one;
    return few == two ? two ? TOO_FEW_TO_SPREAD : SKIRMISH_IN_TWO : 0;
}

/* [LB-2.2-4] Guns have forms of their own. [LB-2.4-16 RZ-SWAMP-1] In cover it is general order;
 * no column in swamp. */
static uint16_t why_not_column(const struct ks_game *g, const struct ks_state *s,
                               ks_unit u, ks_hex h)
{
    if (is_gun(g, u) || ground(g, h) == LB_SWAMP)
        return is_gun(g, u) ? GUNS_LIMBER : SWAMP_BARS;
    bool general = is_cover(g, h), now = form(s, u) == (general ? LB_GENERAL : LB_COLUMN);
    if (is_horse(g, u) && ground(g, h) == LB_DIKE) /* [RZ-DIKE-6] */
        return DIKE_IN_ROAD_MARCH;
    return now ? IS_SO_ALREADY : 0;
}

/* [RZ-MOVE-3] R54: guns in a wood keep to the road. */
static uint16_t why_not_limbered(const struct ks_game *g, const struct ks_state *s,
                                 ks_unit u, ks_hex h)
{
    if (!is_gun(g, u) || form(s, u) != LB_ROAD_MARCH)
        return NOT_IN_ROAD_MARCH;
    struct lb_gait gait = {.branch = LB_GUNS};
    if (ground(g, h) == LB_DIKE)
        return DIKE_IN_ROAD_MARCH;
    return lb_why_not_ground(g, gait, h);
}

uint16_t lb_why_not_form(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         int new_form, ks_hex h)
{
    switch (new_form) {
    case LB_LINE: return is_gun(g, u) ? GUNS_LIMBER : why_not_line(g, s, u, h);
    case LB_SKIRMISH: return lb_why_not_skirmish(g, s, u, false);
    case LB_CARRE: return why_not_carre(g, s, u, h);
    case LB_MASSE: return why_not_masse(g, s, u, h);
    case LB_LIMBERED: return why_not_limbered(g, s, u, h);
    default: return why_not_column(g, s, u, h);
    }
}
