#include "labataille/fire_value.h"

#include "labataille/ground.h"
#include "labataille/stacking.h"

/* [LB-2.3-2] Whole until one increment is left; [LB-2.3-4] cavalry until a quarter is. */
static struct lb_fraction printed_fire(const struct ks_game *g, const struct ks_state *s,
                                       ks_unit u)
{
    const struct lb_game *r = lb(g);
    const struct lb_unit *d = unit(g, u);
    int left = piece(s, u)->left;
    bool spent = is_horse(g, u) ? left * r->horse_fire_left.den <=
                                      d->increments * r->horse_fire_left.num
                                : left <= 1;
    struct lb_fraction value = whole(d->fire);
    return spent ? scaled(value, is_horse(g, u) ? r->fire_horse_last : r->fire_last)
                 : value;
}

/* [RZ-FIRE-8] */
static bool fires_from_buildings(const struct ks_game *g, const struct ks_state *s,
                                 ks_unit u, ks_hex h)
{
    return is_foot(g, u) && unit(g, u)->troops == LB_AUSTRIAN_LINE &&
           form(s, u) == LB_GENERAL && is_built_up(g, h);
}

/* [RZ-FIRE-1 RZ-FIRE-4 RZ-FIRE-6] The counter's value. R91: skirmishers in two hexes have half of
 * it in each. */
static struct lb_fraction printed(const struct ks_game *g, const struct ks_state *s,
                                  ks_unit u, ks_hex h)
{
    struct lb_fraction value = printed_fire(g, s, u);
    if (form(s, u) == LB_SKIRMISH)
        value = lb_times(value, 1, parts(s, u));
    return fires_from_buildings(g, s, u, h) ? scaled(value, lb(g)->fire_buildings)
                                            : value;
}

/* [LB-2.9-3 LB-2.8-2] Increments times the multiple of the chart. */
static struct lb_fraction multiplied(const struct ks_game *g, const struct ks_state *s,
                                     ks_unit u, int part, int most, int multiple,
                                     int *used)
{
    int there = lb_part_increments(g, s, u, part);
    *used = there < most ? there : most;
    return whole((int64_t)*used * multiple);
}

/* [RZ-DIKE-4] A quarter of the increments; what the chart takes of them at most stays. */
static struct lb_fraction on_dike(const struct ks_game *g, struct lb_fraction full,
                                  struct lb_fraction all)
{
    struct lb_fraction quarter = scaled(all, lb(g)->dike_skirmish);
    return is_less(quarter, full) ? quarter : full;
}

struct lb_fraction lb_foot_fire(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u, int part, int most, int *used)
{
    const struct lb_game *r = lb(g);
    ks_hex h = lb_part_hex(g, s, u, part);
    struct lb_fire_value entry =
        is_horse(g, u)
            ? (struct lb_fire_value){form(s, u) == LB_SKIRMISH ? unit(g, u)->skirmish
                                                               : LB_NO_FIRE,
                                     0}
            : r->fire_value[form(s, u)][unit(g, u)->troops];
    struct lb_fraction value = whole(0), all;
    *used = 0;
    if (entry.kind == LB_NO_FIRE || is_routed(s, u)) /* [LB-2.9-5] */
        return value;
    if (entry.kind == LB_PRINTED_FIRE) {
        all = value = printed(g, s, u, h);
    } else {
        value = multiplied(g, s, u, part, most, entry.multiple, used);
        all = whole((int64_t)lb_part_increments(g, s, u, part) * entry.multiple);
    }
    if (form(s, u) == LB_SKIRMISH && ground(g, h) == LB_DIKE)
        value = on_dike(g, value, all);
    return lb_fights_disordered(g, s, u, h) ? scaled(value, r->fire_disordered)
                                            : value; /* [RZ-FIRE-7] */
}

struct lb_fraction lb_gun_fire(const struct ks_game *g, const struct ks_state *s,
                               ks_unit u, int hexes)
{
    const struct lb_unit *d = unit(g, u);
    int band = hexes <= lb(g)->near_to ? 0 : hexes <= lb(g)->mid_to ? 1 : 2;
    struct lb_fraction value = whole(d->fire_at[band]);
    value = lb_times(value, piece(s, u)->left, d->increments ? d->increments : 1);
    return is_disordered(s, u) ? scaled(value, lb(g)->fire_disordered) : value;
}
