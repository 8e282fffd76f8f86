#include "labataille/fire_defence.h"

#include "labataille/morale.h"
#include "labataille/stacking.h"

struct lb_victims lb_victims_in(const struct ks_game *g, const struct ks_state *s,
                                ks_hex h, int side, ks_unit mover)
{
    struct lb_victims v = {.hex = h};
    bool group = mover != KS_NONE && has(s, mover, LB_MOVING);
    for (EACH_NODE(n, s, h)) {
        ks_unit u = node_unit(g, n);
        if (side_of(g, u) != side || is_leader(g, u) || has(s, u, LB_ABANDONED) ||
            v.n == LB_MAX_STACK)
            continue;
        if (mover == KS_NONE || u == mover || (group && has(s, u, LB_MOVING)))
            v.unit[v.n++] = u;
    }
    return v;
}

/* ---- whose value counts ---- */

static bool has_branch(const struct ks_game *g, const struct lb_victims *v, int wanted)
{
    for (int i = 0; i < v->n; i++)
        if (branch(g, v->unit[i]) == wanted)
            return true;
    return false;
}

/* The top unit's; [RZ-DEF-8] the infantry's where it stands with guns. */
static ks_unit speaks_for(const struct ks_game *g, const struct lb_victims *v)
{
    bool both = has_branch(g, v, LB_FOOT) && has_branch(g, v, LB_GUNS);
    int i = 0;
    while (both && !is_foot(g, v->unit[i]))
        i++;
    return v->unit[i];
}

static enum lb_defence column_of(const struct ks_game *g, const struct ks_state *s,
                                 ks_unit u, ks_hex h)
{
    static const uint8_t by_form[LB_FORMATIONS] = {
        [LB_COLUMN] = LB_DEFENCE_COLUMN,        [LB_LINE] = LB_DEFENCE_LINE,
        [LB_GENERAL] = LB_DEFENCE_GENERAL,      [LB_SKIRMISH] = LB_DEFENCE_SKIRMISH,
        [LB_CARRE] = LB_DEFENCE_CARRE,          [LB_MASSE] = LB_DEFENCE_MASSE,
        [LB_ROAD_MARCH] = LB_DEFENCE_COLUMN,    [LB_LIMBERED] = LB_DEFENCE_LIMBERED,
        [LB_UNLIMBERED] = LB_DEFENCE_UNLIMBERED};
    return is_good(s, u) && !lb_fights_disordered(g, s, u, h)
               ? (enum lb_defence)by_form[form(s, u)]
               : LB_DEFENCE_BROKEN;
}

/* The chart; where it is empty as in the clear, R190. */
static int chart(const struct ks_game *g, ks_hex h, enum lb_defence column)
{
    int value = lb(g)->fire_defence[ground(g, h)][column];
    return value ? value : lb(g)->fire_defence[LB_CLEAR][column];
}

/* ---- the value ---- */

/* [RZ-DEF-9 RZ-DEF-12] Only what is in order has flanks (R133); a flank is never a help. */
static bool is_flanked(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       ks_hex h, int direction)
{
    return is_good(s, u) &&
           lb_face(g, s, u, lb_part_in(g, s, u, h), direction) == KS_FLANK;
}

/* [RZ-DEF-8] In the hex, also if the infantry alone is fired at as it moves. */
static bool has_guns(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                     int side)
{
    for (EACH_NODE(n, s, h)) {
        ks_unit u = node_unit(g, n);
        if (is_gun(g, u) && side_of(g, u) == side && !has(s, u, LB_ABANDONED))
            return true;
    }
    return false;
}

int lb_fire_defence(const struct ks_game *g, const struct ks_state *s,
                    const struct lb_victims *victims, int direction,
                    struct ks_events *out)
{
    const struct lb_game *r = lb(g);
    ks_unit u = speaks_for(g, victims);
    int value = chart(g, victims->hex, column_of(g, s, u, victims->hex));
    if (form(s, u) == LB_ROAD_MARCH && is_good(s, u)) /* [RZ-DEF-11] */
        return lb_note_modifier(out, DEFENCE_ROAD, u, r->defence_road);
    if (is_flanked(g, s, u, victims->hex, direction) && r->defence_flank < value)
        return lb_note_modifier(out, DEFENCE_FLANK, u, r->defence_flank);
    bool guns = is_foot(g, u) && has_guns(g, s, victims->hex, side_of(g, u));
    if (!guns || form(s, u) == LB_CARRE)
        return lb_note_modifier(out, DEFENCE_IS, u, value);
    return lb_note_modifier(out, DEFENCE_WITH_GUNS, u, value + r->defence_with_guns);
}
