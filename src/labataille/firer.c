#include "labataille/firer.h"

#include "base/bits.h"
#include "labataille/fire_arc.h"
#include "labataille/fire_value.h"
#include "labataille/ground.h"
#include "labataille/sequence.h"
#include "labataille/sight.h"
#include "labataille/zone.h"

static bool is_square(const struct ks_state *s, ks_unit u)
{
    return form(s, u) == LB_CARRE || form(s, u) == LB_MASSE;
}

/* [LB-2.9-6 LB-2.8-1] Infantry one hex, skirmishers two in offensive fire;
 * [LB-2.10-6 LB-2.11-1 LB-2.12-3] all else is adjacent, 5.21. */
static int range_of(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    enum lb_occasion occasion)
{
    if (occasion != FIRE_OFFENSIVE)
        return 1;
    int range = is_gun(g, u)                ? unit(g, u)->range
                : form(s, u) == LB_SKIRMISH ? lb(g)->skirmish_range
                                            : 1;
    return lb_at_dusk(g, s, range);
}

/* [LB-2.10-2] R202: a battery inside a carré fires like it, through any side. */
static bool is_in_carre(const struct ks_game *g, const struct ks_state *s, ks_unit gun)
{
    for (EACH_NODE(n, s, piece(s, gun)->hex))
        if (form(s, node_unit(g, n)) == LB_CARRE &&
            side_of(g, node_unit(g, n)) == side_of(g, gun))
            return true;
    return false;
}

/* Has it anything to fire with as it stands? */
static uint16_t why_silent(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           int part)
{
    int used;
    if (is_routed(s, u)) /* [LB-2.9-5] */
        return ROUTED_HOLDS_FIRE;
    if (is_gun(g, u))
        return is_unlimbered(s, u) ? 0 : LIMBERED_HOLDS_FIRE;
    if (has(s, u, LB_SHELTERED)) /* [LB-2.8-4] */
        return SHELTERED_HOLDS_FIRE;
    return lb_foot_fire(g, s, u, part, 1, &used).num ? 0 : HAS_NO_FIRE;
}

/* [LB-2.12-1 LB-2.12-2] Units with a zone there, and carrés; at riders too, R7. [RZ-TOWN-2] No
 * zone reaches into the town. */
static uint16_t why_no_opportunity(const struct ks_game *g, const struct ks_state *s,
                                   const struct lb_aim *aim, ks_unit u)
{
    bool square = is_gun(g, u) ? is_in_carre(g, s, u) : is_square(s, u) && is_good(s, u);
    if (square)
        return 0;
    return lb_has_zone(g, s, u) && ground(g, aim->target) != LB_TOWN ? 0 : NO_ZONE_THERE;
}

static uint16_t why_out_of_view(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u, int part, ks_hex target)
{
    ks_hex from = lb_part_hex(g, s, u, part), at;
    if (!lb_in_arc(g, s, u, part, target) && !(is_gun(g, u) && is_in_carre(g, s, u)))
        return NOT_BEFORE_ITS_FRONT;
    return lb_why_not_visible(g, s, from, target, &at);
}

/* R30: enemy hexes not yet fired at, nearer, and as good to fire at. */
static bool has_nearer(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       int part, int hexes)
{
    ks_hex from = lb_part_hex(g, s, u, part);
    int enemy = !side_of(g, u);
    for (unsigned i = 0; i < LB_WORDS; i++)
        for (uint64_t bits = look(s)->held[enemy][i] & ~look(s)->target[i]; bits;
             bits &= bits - 1) {
            ks_hex h = (ks_hex)(64 * i + ks_lowest_bit(bits));
            if (distance(g, from, h) < hexes && !holds(s, h, !enemy) &&
                !why_out_of_view(g, s, u, part, h))
                return true;
        }
    return false;
}

uint16_t lb_why_not_fire(const struct ks_game *g, const struct ks_state *s,
                         const struct lb_aim *aim, ks_unit u, int part)
{
    ks_hex from = lb_part_hex(g, s, u, part);
    int hexes = distance(g, from, aim->target);
    uint16_t why = why_silent(g, s, u, part);
    if (!why && aim->occasion == FIRE_OPPORTUNITY)
        why = why_no_opportunity(g, s, aim, u);
    if (why || is_among(aim, from))
        return why;
    if (hexes > range_of(g, s, u, (enum lb_occasion)aim->occasion))
        return OUT_OF_RANGE;
    if ((why = why_out_of_view(g, s, u, part, aim->target)))
        return why;
    return is_gun(g, u) && hexes > 1 && has_nearer(g, s, u, part, hexes) /* [LB-2.10-4] */
               ? NEARER_TARGET
               : 0;
}

int lb_fire_reach(const struct ks_game *g, const struct ks_state *s, ks_hex from,
                  int side, enum lb_occasion occasion)
{
    int most = 0;
    for (EACH_NODE(n, s, from)) {
        ks_unit u = node_unit(g, n);
        if (side_of(g, u) != side || is_leader(g, u) || has(s, u, LB_ABANDONED) ||
            (is_horse(g, u) && form(s, u) != LB_SKIRMISH) ||
            (is_gun(g, u) && !is_unlimbered(s, u)))
            continue;
        int range = range_of(g, s, u, occasion);
        most = range > most ? range : most;
    }
    return most;
}

bool lb_unit_covers(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    ks_hex h)
{
    for (int i = 0; i < parts(s, u) && !is_leader(g, u); i++)
        if (lb_part_hex(g, s, u, i) != h && !why_silent(g, s, u, i) &&
            distance(g, lb_part_hex(g, s, u, i), h) <=
                range_of(g, s, u, FIRE_OFFENSIVE) &&
            !why_out_of_view(g, s, u, i, h))
            return true;
    return false;
}
