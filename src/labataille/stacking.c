#include "labataille/stacking.h"

enum { UNCOUNTED = 255 };

void lb_crowd_add(const struct ks_game *g, const struct ks_state *s, struct lb_crowd *c,
                  ks_unit u, int increments, int form, bool wide)
{
    const struct lb_unit *d = unit(g, u);
    if (d->branch == LB_LEADER)
        return;
    if (d->branch == LB_FOOT) {
        c->mixed |= c->units[LB_FOOT] && c->regiment != d->regiment;
        c->regiment = d->regiment;
    }
    c->units[d->branch]++;
    c->increments[d->branch] = (uint8_t)(c->increments[d->branch] + increments);
    c->road |= form == LB_ROAD_MARCH;
    c->unlimbered |= form == LB_UNLIMBERED;
    c->masse |= form == LB_MASSE;
    c->carre |= form == LB_CARRE;
    c->wide = (uint8_t)(c->wide + wide);
    c->screens = (uint8_t)(c->screens + (form == LB_SKIRMISH));
    if (d->branch != LB_GUNS && !has(s, u, LB_SHELTERED))
        c->forms |= (uint8_t)(1u << form);
}

struct lb_crowd lb_crowd_of(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                            int side, uint32_t except)
{
    struct lb_crowd c = {.regiment = 0};
    for (EACH_NODE(n, s, h)) {
        ks_unit u = node_unit(g, n);
        if (side_of(g, u) != side || has(s, u, except | LB_ABANDONED))
            continue;
        lb_crowd_add(g, s, &c, u, lb_part_increments(g, s, u, node_part(g, n)),
                     form(s, u), parts(s, u) > 1 && form(s, u) != LB_ROAD_MARCH);
    }
    return c;
}

static bool is_over(int n, int limit)
{
    return limit != UNCOUNTED && n > limit;
}

/* [RZ-STACK-1 RZ-STACK-7] R96: battalions of one regiment are not counted by increments. */
static uint16_t foot_limit(const struct lb_stacking *t, const struct lb_crowd *c)
{
    if (c->units[LB_FOOT] > t->battalions)
        return TOO_MANY_BATTALIONS;
    if (c->units[LB_GUNS])
        return c->units[LB_GUNS] > t->battery_with_foot ||
                       is_over(c->increments[LB_FOOT], t->foot_with_battery)
                   ? TOO_MANY_WITH_GUNS
                   : 0;
    return is_over(c->increments[LB_FOOT], t->foot) && (c->mixed || !t->one_regiment)
               ? TOO_MUCH_FOOT
               : 0;
}

/* [RZ-STACK-8] */
static uint16_t horse_limit(const struct lb_stacking *t, const struct lb_crowd *c)
{
    if (c->units[LB_HORSE] > t->regiments)
        return TOO_MANY_REGIMENTS;
    return c->units[LB_HORSE] > 1 && is_over(c->increments[LB_HORSE], t->horse)
               ? TOO_MUCH_HORSE
               : 0;
}

static uint16_t guns_limit(const struct lb_stacking *t, const struct lb_crowd *c)
{
    if (c->units[LB_GUNS] > t->batteries)
        return TOO_MANY_BATTERIES;
    return c->units[LB_GUNS] > 1 && is_over(c->increments[LB_GUNS], t->guns)
               ? TOO_MANY_BATTERIES
               : 0;
}

static int all_increments(const struct lb_crowd *c)
{
    return c->increments[LB_FOOT] + c->increments[LB_HORSE] + c->increments[LB_GUNS];
}

static int all_units(const struct lb_crowd *c)
{
    return c->units[LB_FOOT] + c->units[LB_HORSE] + c->units[LB_GUNS];
}

/* [RZ-STACK-2 RZ-STACK-3 RZ-STACK-4 RZ-STACK-5 RZ-STACK-6] */
static uint16_t limit_of(const struct ks_game *g, const struct lb_crowd *c, ks_hex h)
{
    const struct lb_stacking *t = &lb(g)->stacking[ground(g, h)];
    if (c->road)
        return all_increments(c) > lb(g)->road_hex ? TOO_MUCH_ON_ROAD : 0;
    if (c->units[LB_FOOT])
        return foot_limit(t, c);
    return c->units[LB_HORSE] ? horse_limit(t, c) : guns_limit(t, c);
}

uint16_t lb_why_crowded(const struct ks_game *g, const struct lb_crowd *c, ks_hex h)
{
    if (all_units(c) < 2 && !c->road)
        return 0; /* a single unit is never too many: if it may enter, it has room */
    if (c->units[LB_HORSE] && (c->units[LB_FOOT] || c->unlimbered)) /* [LB-2.5-2] */
        return HORSE_STACKS_APART;
    if (c->wide && c->units[LB_FOOT] + c->units[LB_HORSE] > 1) /* R43 */
        return WIDE_UNIT_IS_ALONE;
    if (c->masse && c->units[LB_GUNS]) /* [LB-2.21-3] */
        return NO_GUNS_WITH_MASSE;
    return limit_of(g, c, h);
}

/* [LB-2.5-1] The limits hold on the way too. [LB-2.5-2] Cavalry may pass skirmishers, carrés,
 * limbered guns and other cavalry; [LB-2.5-3] skirmishers may pass and be passed by any unit. */
uint16_t lb_why_not_pass(const struct ks_game *g, const struct lb_crowd *there,
                         const struct lb_crowd *both, ks_hex h, bool screen)
{
    int troops = there->units[LB_FOOT] + there->units[LB_HORSE];
    bool only_screens = troops == there->screens && !there->unlimbered;
    if (screen || (troops && only_screens && !there->road))
        return 0;
    bool horse_comes = both->units[LB_HORSE] > there->units[LB_HORSE];
    if (horse_comes && there->units[LB_FOOT] && there->carre &&
        there->forms == 1u << LB_CARRE && !there->unlimbered)
        return 0;
    return lb_why_crowded(g, both, h);
}

/* Nothing to count: a single piece, not in road march, is never too many. */
static bool is_quiet(const struct ks_game *g, const struct ks_state *s, ks_hex h)
{
    uint8_t n = top(s, h);
    return n == LB_NO_NODE ||
           (below(s, n) == LB_NO_NODE && form(s, node_unit(g, n)) != LB_ROAD_MARCH);
}

uint16_t lb_overcrowded(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                        int side)
{
    if (is_quiet(g, s, h))
        return 0;
    struct lb_crowd c = lb_crowd_of(g, s, h, side, 0);
    return lb_why_crowded(g, &c, h);
}

bool lb_fights_disordered(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                          ks_hex h)
{
    if (!is_good(s, u) || form(s, u) != LB_SKIRMISH)
        return is_disordered(s, u);
    struct lb_crowd c = lb_crowd_of(g, s, h, side_of(g, u), 0);
    return (c.forms & ~(1u << LB_SKIRMISH)) != 0;
}
