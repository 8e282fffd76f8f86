#include "labataille/approach.h"

#include "labataille/faces.h"
#include "labataille/fraction.h"
#include "labataille/ground.h"

/* [LB-2.2-6] The top unit's facing counts; cavalry in the hex of a carré comes from no side. 5.1:
 * what a stream does counts where one may be crossed at all. */
struct lb_approach lb_approach_from(const struct ks_game *g, const struct ks_state *s,
                                    ks_hex from)
{
    const struct ks_frame *f = assault_of(s);
    ks_unit first = lb_top_unit(g, s, f->hex, !f->side);
    int d = ks_grid_direction(grid(g), from, f->hex);
    if (d == KS_NO_DIRECTION || first == KS_NONE)
        return (struct lb_approach){.zone = KS_FRONT};
    int part = lb_part_in(g, s, first, f->hex);
    return (struct lb_approach){.zone = (uint8_t)lb_face(g, s, first, part, opposite(d)),
                                .uphill = rise(g, from, d) > 0,
                                .stream = lb_water(g, from, d) == STREAM_SIDE ||
                                          lb_water(g, from, d) == FORD_SIDE,
                                .bridge = has_bridge(g, from, d)};
}

/* [RZ-PRE-7 RZ-PRE-8] R173: the flank is worse than the rear. */
static int badness(int zone)
{
    return zone == KS_FLANK ? 2 : zone == KS_REAR ? 1 : 0;
}

struct lb_approach lb_approach_of(const struct ks_game *g, const struct ks_state *s,
                                  ks_unit attacker)
{
    struct lb_approach all = {
        .zone = KS_FRONT, .uphill = true, .stream = true, .bridge = true};
    for (EACH_ATTACKER(u, g, s))
        for (int i = 0; i < parts(s, u) && (attacker == KS_NONE || attacker == u); i++) {
            if (!(piece(s, u)->joined >> i & 1))
                continue;
            struct lb_approach a = lb_approach_from(g, s, lb_part_hex(g, s, u, i));
            all.zone = badness(a.zone) > badness(all.zone) ? a.zone : all.zone;
            all.uphill &= a.uphill;
            all.stream &= a.stream;
            all.bridge &= a.bridge;
        }
    return all;
}

static int room_for(int own, int before, int most)
{
    int room = most > before ? most - before : 0;
    return own < room ? own : room;
}

int lb_counted(const struct ks_game *g, const struct ks_state *s, ks_unit u, int part,
               int most)
{
    int own = lb_part_increments(g, s, u, part), before = 0;
    ks_hex from = lb_part_hex(g, s, u, part);
    for (EACH_ATTACKER(v, g, s)) {
        int i = lb_part_in(g, s, v, from);
        if (v == u)
            break;
        if (i >= 0 && piece(s, v)->joined >> i & 1)
            before += lb_part_increments(g, s, v, i);
    }
    return room_for(own, before, most);
}

int lb_counted_below(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     int most)
{
    ks_unit v[LB_MAX_STACK];
    ks_hex h = assault_of(s)->hex;
    int n = lb_defenders(g, s, v), before = 0;
    for (int i = 0; i < n && v[i] != u; i++)
        if (!has(s, v[i], LB_SHELTERED))
            before += lb_part_increments(g, s, v[i], lb_part_in(g, s, v[i], h));
    return room_for(lb_part_increments(g, s, u, lb_part_in(g, s, u, h)), before, most);
}

/* On the road as many as the hex holds, but never more than the share of the whole unit. */
static struct lb_ratio share_on_road(const struct ks_game *g, const struct ks_state *s,
                                     ks_unit u, ks_hex h, struct lb_ratio of)
{
    int here = lb_part_increments(g, s, u, lb_part_in(g, s, u, h)) * of.den;
    int most = piece(s, u)->left * of.num;
    struct lb_fraction share = most < here ? lb_reduced(most, here) : whole(1);
    return (struct lb_ratio){(int16_t)share.num, (int16_t)share.den};
}

struct lb_ratio lb_dike_share(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u, ks_hex h, bool bridge)
{
    if (ground(g, h) == LB_DIKE && is_foot(g, u) && form(s, u) == LB_SKIRMISH)
        return lb(g)->dike_skirmish;
    if (ground(g, h) != LB_DIKE || !is_foot(g, u) || bridge)
        return (struct lb_ratio){1, 1};
    return form(s, u) == LB_ROAD_MARCH ? share_on_road(g, s, u, h, lb(g)->dike_foot)
                                       : lb(g)->dike_foot;
}
