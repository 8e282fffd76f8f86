/* What a table shows round a piece: zones, field of fire, command. */
#include <string.h>

#include "rules1794/artillery.h"
#include "rules1794/command.h"
#include "rules1794/fire.h"
#include "rules1794/sight.h"
#include "rules1794/stack.h"
#include "rules1794/system.h"
#include "rules1794/text.h"

/* [5.2] Front, flank and rear; a square has fronts all round [7.3.2-1]. */
enum ks_bearing r94_bearing(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            ks_hex h)
{
    static const enum ks_bearing place[] = {[KS_FRONT] = KS_BEARING_FRONT,
                                            [KS_FLANK] = KS_BEARING_FLANK,
                                            [KS_REAR] = KS_BEARING_REAR};
    if (!on_map(s, u) || is_leader(g, u))
        return KS_BEARING_NONE;
    int d = ks_grid_direction(grid(g), piece(s, u)->hex, h);
    return d == KS_NO_DIRECTION ? KS_BEARING_NONE : place[zone(s, u, d)];
}

ks_unit r94_active(const struct ks_game *g, const struct ks_state *s)
{
    const struct r94_state *x = look(s);
    (void)g;
    for (int i = 0; i < s->depth; i++)
        if (s->frame[i].proc == PROC_ROUND)
            return x->leader;
    return x->drawn_now; /* the commander is not chosen yet */
}

const char *r94_phase(const struct ks_game *g, const struct ks_state *s)
{
    (void)g;
    return look(s)->phase ? r94_phase_name[look(s)->phase] : NULL;
}

void r94_pool(const struct ks_game *g, const struct ks_state *s, struct ks_pool *out)
{
    const struct r94_state *x = look(s);
    uint8_t unknown[R94_ARMIES];
    memcpy(unknown, x->unknown, sizeof unknown);
    const uint32_t part[KS_POOL_PARTS] = {x->pool, x->drawn, x->wounded, x->dead};
    for (int i = 0; i < KS_POOL_PARTS; i++)
        for (int c = 0; c < r94(g)->commanders; c++)
            if (part[i] >> c & 1)
                out->v[i][out->n[i]++] = r94(g)->commander[c];
    for (int c = 0; c < r94(g)->commanders;
         c++) { /* [3.3b] the armies of a side choose apart */
        const struct r94_unit *d = unit(g, r94(g)->commander[c]);
        out->unknown[d->side] = (uint8_t)(out->unknown[d->side] + unknown[d->army]);
        unknown[d->army] = 0;
    }
}

/* Rifles of its own, or [6.2.1b@maciejowice] of a unit under the same Line marker. */
static bool has_rifles(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (!r94_is_ranked(s, u))
        return values(g, s, u)->firepower > 0;
    for (ks_unit v = top(s, piece(s, u)->hex); v != KS_NONE; v = below(s, v))
        if (is_troop(g, v) && r94_is_ranked(s, v) && values(g, s, v)->firepower > 0)
            return true;
    return false;
}

static bool has_fire(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (!on_map(s, u) || is_melee_hex(s, piece(s, u)->hex)) /* [10.6] */
        return false;
    return is_gun(g, u) ? !is_limbered(s, u) : is_troop(g, u) && has_rifles(g, s, u);
}

/* [10.8] Range, [10.2a 10.10.1] field of fire, [10.3] sight. */
bool r94_covers(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex h)
{
    ks_hex at, from = piece(s, u)->hex;
    if (!has_fire(g, s, u) || !ks_grid_on_map(grid(g), h) || h == from)
        return false;
    int range = r94(g)->range[is_gun(g, u) ? R94_GUNS : branch(g, u)];
    if (ks_grid_distance(grid(g), from, h) > range)
        return false;
    const struct ks_ray *ray = ks_grid_ray(grid(g), from, h);
    return ray &&
           (is_gun(g, u) ? r94_bears_on(g, s, u, ray) : r94_zone_serves(s, u, ray)) &&
           !r94_why_not_along(g, s, from, h, ray, &at);
}

uint16_t r94_why_no_shot(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         ks_hex h)
{
    return is_gun(g, u) ? r94_why_not_bombard(g, s, u, h)
                        : r94_why_not_fire_at(g, s, u, h);
}

/* [4.2a] The command radius. */
bool r94_commands(const struct ks_game *g, const struct ks_state *s, ks_unit commander,
                  ks_hex h)
{
    return is_leader(g, commander) && on_map(s, commander) &&
           ks_grid_on_map(grid(g), h) && r94_reaches(g, s, commander, h);
}
