#include "labataille/attack.h"

#include "labataille/charge.h"
#include "labataille/faces.h"
#include "labataille/ground.h"
#include "labataille/system.h"

/* ---- ground between attacker and target ---- */

/* [RZ-BRIDGE-2 RZ-STREAM-2 RZ-FORD-2] 5.1, 5.16: water bars an assault but for a bridge; a river
 * always, streams and fords unless the table has agreed otherwise. */
static uint16_t why_not_over_water(const struct ks_game *g, ks_hex from, int d)
{
    enum lb_water water = lb_water(g, from, d);
    if (water == NO_WATER || (has_bridge(g, from, d) && lb_road_leads(g, from, d)))
        return 0;
    if (water == RIVER_SIDE)
        return RIVER_BARS;
    if (lb(g)->stream_assault)
        return 0;
    return water == FORD_SIDE ? NO_ASSAULT_BY_FORD : NO_ASSAULT_BY_STREAM;
}

/* [RZ-DIKE-6 RZ-BRIDGE-2] R65: on a dike cavalry fights over the bridge alone, in the road march
 * that both ask for; R67: infantry along it, as it stands. */
static uint16_t why_not_on_dike(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u, ks_hex from, int d)
{
    bool dike = ground(g, from) == LB_DIKE || ground(g, next_hex(g, from, d)) == LB_DIKE;
    if (!dike)
        return 0;
    if (is_horse(g, u) && !has_bridge(g, from, d))
        return NO_HORSE_FIGHTS_ON_DIKE;
    if (is_horse(g, u) && form(s, u) != LB_ROAD_MARCH)
        return BRIDGE_IN_ROAD_MARCH;
    return lb_road_leads(g, from, d) ? 0 : ASSAULT_ALONG_DIKE;
}

/* [LB-2.15-16] Cavalry fights a carré, or a Masse [LB-2.21-2], in its own hex only. */
static bool is_closed(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                      int side)
{
    ks_unit first = lb_top_unit(g, s, h, side);
    return first != KS_NONE && is_good(s, first) &&
           (form(s, first) == LB_CARRE || form(s, first) == LB_MASSE);
}

/* 0 if facing and terrain let a unit attack a hex from one of its own. */
static uint16_t why_not_reach(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u, int part, ks_hex target)
{
    ks_hex from = lb_part_hex(g, s, u, part);
    if (from == target)
        return is_horse(g, u) ? 0 : NOT_ADJACENT;
    int d = ks_grid_direction(grid(g), from, target);
    if (d == KS_NO_DIRECTION)
        return NOT_ADJACENT;
    if (!is_front(g, s, u, part, d))
        return ASSAULT_THROUGH_FRONT;
    uint16_t why = why_not_over_water(g, from, d);
    if (!why)
        why = why_not_on_dike(g, s, u, from, d);
    if (!why && ground(g, target) != LB_DIKE)
        why = lb_why_not_ground(g, lb_gait_of(g, s, u), target);
    if (why)
        return why;
    return is_horse(g, u) && is_closed(g, s, target, !side_of(g, u))
               ? HORSE_RIDES_ON_CARRE
               : 0;
}

/* ---- which units may join ---- */

/* [LB-2.15-1 LB-2.15-16] R56: good order, no guns, no carré; [LB-2.20-1] not after a force march. */
static uint16_t why_no_attacker(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u)
{
    if (!on_map(s, u))
        return NOT_ON_MAP;
    if (is_leader(g, u))
        return LEADERS_LEAD;
    if (is_gun(g, u))
        return GUNS_DO_NOT_ASSAULT;
    if (!is_good(s, u))
        return ASSAULT_IN_GOOD_ORDER;
    if (form(s, u) == LB_CARRE)
        return CARRE_DOES_NOT_ASSAULT;
    if (has(s, u, LB_SHELTERED))
        return IS_SHELTERED;
    return has(s, u, LB_FORCED) ? FORCE_MARCH_DOES_NOT_ASSAULT : 0;
}

/* [LB-2.15-2] Infantry or cavalry, not both. */
static bool is_other_arm(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    for (ks_unit v = 0; v < g->pieces; v++)
        if (piece(s, v)->joined && branch(g, v) != branch(g, u))
            return true;
    return false;
}

/* [LB-2.15-1] 5.22: a unit that fired attacks the hex it fired at. */
static bool fired_elsewhere(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            int part, ks_hex target)
{
    int aim = piece(s, u)->aim >> 3 * part & 7;
    int d = ks_grid_direction(grid(g), lb_part_hex(g, s, u, part), target);
    return aim && aim != d + 1;
}

/* ---- bonds ---- */

/* A unit that may not attack, or not that hex, cannot be bound to it. */
bool lb_is_bound(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct lb_piece *x = piece(s, u);
    if (!has(s, u, LB_BOUND) || x->bound == KS_NONE || why_no_attacker(g, s, u) ||
        !holds(s, x->bound, !side_of(g, u)) || in_set(look(s)->target, x->bound) ||
        lb_was_passed_by(g, s, u, x->bound))
        return false;
    for (int i = 0; i < x->parts; i++)
        if (!(x->attacked >> i & 1) && !fired_elsewhere(g, s, u, i, x->bound) &&
            !why_not_reach(g, s, u, i, x->bound))
            return true;
    return false;
}

/* ---- what the kind of assault asks ---- */

/* What the kind of assault requires of its attackers. */
static uint16_t why_not_of_kind(const struct ks_game *g, const struct ks_state *s,
                                const struct lb_claim *c, ks_unit u, int part)
{
    const struct lb_piece *x = piece(s, u);
    if (c->kind == FOLLOW_UP)
        return has(s, u, LB_NAMED) && lb_part_hex(g, s, u, part) == c->from
                   ? 0
                   : HAS_NOT_FOLLOWED;
    bool bound = lb_is_bound(g, s, u);
    if (c->kind == OWED_ASSAULT)
        return bound && x->bound == c->target && !has(s, u, LB_COUNTERED)
                   ? 0
                   : RIDERS_ATTACK_FIRST;
    if (x->attacked >> part & 1)
        return HAS_ASSAULTED;
    if (bound && x->bound != c->target)
        return IS_BOUND_ELSEWHERE;
    if (!bound && lb_was_passed_by(g, s, u, c->target)) /* [LB-2.16-7] R10 */
        return CHARGE_PASSED_BY;
    if (lb_was_passed_by(g, s, u, c->target)) /* R10 */
        return WAS_PASSED_BY;
    return fired_elsewhere(g, s, u, part, c->target) ? ASSAULT_WHERE_FIRED : 0;
}

uint16_t lb_why_not_attack(const struct ks_game *g, const struct ks_state *s,
                           const struct lb_claim *c, ks_unit u, int part)
{
    if (side_of(g, u) != c->side)
        return NOT_YOUR_UNIT;
    uint16_t why = why_no_attacker(g, s, u);
    if (!why && piece(s, u)->joined >> part & 1)
        why = ALREADY_NAMED;
    if (!why)
        why = why_not_of_kind(g, s, c, u, part);
    if (!why)
        why = why_not_reach(g, s, u, part, c->target);
    return !why && is_other_arm(g, s, u) ? ASSAULT_OF_ONE_ARM : why;
}

/* ---- what may be assaulted ---- */

/* The hex itself, whatever the attacker. */
static uint16_t why_no_target(const struct ks_state *s, const struct lb_claim *c)
{
    if (!holds(s, c->target, !c->side))
        return NOBODY_TO_ASSAULT;
    return c->kind != FOLLOW_UP && in_set(look(s)->target, c->target) ? ASSAULTED_ALREADY
                                                                      : 0;
}

uint16_t lb_why_not_join(const struct ks_game *g, const struct ks_state *s,
                         const struct lb_claim *c, ks_unit u)
{
    uint16_t nearest = NOBODY_CAN_ASSAULT;
    for (int i = 0; i < parts(s, u); i++) {
        uint16_t why = lb_why_not_attack(g, s, c, u, i);
        if (!why)
            return 0;
        if (distance(g, lb_part_hex(g, s, u, i), c->target) <= 1)
            nearest = why;
    }
    return nearest;
}

/* The most specific reason against the units next to the hex. */
uint16_t lb_why_not_assault(const struct ks_game *g, const struct ks_state *s,
                            const struct lb_claim *c)
{
    uint16_t why = why_no_target(s, c), nearest = NOBODY_CAN_ASSAULT;
    if (why)
        return why;
    for (ks_unit u = 0; u < g->pieces; u++) {
        if (side_of(g, u) != c->side || is_leader(g, u))
            continue;
        why = lb_why_not_join(g, s, c, u);
        if (!why)
            return 0;
        nearest = why == NOBODY_CAN_ASSAULT ? nearest : why;
    }
    return nearest;
}

/* Hexes are marked as assaulted in the melee phase alone; in others they are those fired at. */
uint16_t lb_why_no_attack(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                          ks_hex h)
{
    struct lb_claim claim = {.side = (uint8_t)side_of(g, u),
                             .kind = FREE_ASSAULT,
                             .target = h,
                             .from = KS_NONE};
    uint16_t why = 0;
    if (piece(s, u)->attacked || has(s, u, LB_CHARGED))
        return 0;
    if (look(s)->phase == LB_MELEE_PHASE)
        why = why_no_target(s, &claim);
    return why ? why : lb_why_not_join(g, s, &claim, u);
}

/* Enemy hexes a part of a unit touches, its own among them. */
static void list_targets_of(const struct ks_game *g, const struct ks_state *s,
                            struct lb_claim *c, ks_unit u, int part, uint64_t *seen,
                            struct list *out)
{
    ks_hex from = lb_part_hex(g, s, u, part);
    for (int d = -1; d < KS_DIRECTIONS; d++) {
        c->target = d < 0 ? from : next_hex(g, from, d);
        if (!holds(s, c->target, !c->side) || in_set(seen, c->target) ||
            why_no_target(s, c) || lb_why_not_attack(g, s, c, u, part))
            continue;
        set_add(seen, c->target);
        offer(out, action(ASSAULT, KS_NONE, c->target, 0));
    }
}

void lb_list_assaults(const struct ks_game *g, const struct ks_state *s,
                      struct lb_claim claim, struct list *out)
{
    uint64_t seen[LB_WORDS] = {0};
    for (ks_unit u = 0; u < g->pieces && !has_enough(out); u++) {
        if (side_of(g, u) != claim.side || why_no_attacker(g, s, u))
            continue;
        for (int i = 0; i < parts(s, u); i++)
            list_targets_of(g, s, &claim, u, i, seen, out);
    }
}
