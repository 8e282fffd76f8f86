/* What a table shows of ground and pieces: fronts, fields of fire, lines of sight. */
#include "labataille/faces.h"
#include "labataille/sight.h"
#include "labataille/system.h"
#include "labataille/text.h"
#include "labataille/volley.h"

const char *lb_phase(const struct ks_game *g, const struct ks_state *s)
{
    (void)g;
    return look(s)->phase == LB_NO_PHASE ? NULL : lb_phase_name[look(s)->phase];
}

/* [LB-1-5] A half-turn of a side, all of whose pieces act in it. */
void lb_impulse(const struct ks_game *g, const struct ks_state *s, struct ks_impulse *out)
{
    (void)g;
    *out = (struct ks_impulse){.key = (uint32_t)look(s)->moment << 1 | look(s)->side,
                               .side = look(s)->side,
                               .commander = KS_NONE};
}

struct ks_event lb_sight(const struct ks_game *g, const struct ks_state *s, ks_hex a,
                         ks_hex b)
{
    ks_hex at;
    uint16_t why = lb_why_not_visible(g, s, a, b, &at);
    return sentence(why, KS_NONE, at, 0, 0);
}

enum ks_bearing lb_bearing(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           ks_hex h)
{
    static const enum ks_bearing place[] = {[KS_FRONT] = KS_BEARING_FRONT,
                                            [KS_FLANK] = KS_BEARING_FLANK,
                                            [KS_REAR] = KS_BEARING_REAR};
    enum ks_bearing best = KS_BEARING_NONE;
    if (is_leader(g, u) || is_routed(s, u) || lb_part_in(g, s, u, h) >= 0)
        return KS_BEARING_NONE;
    for (int i = 0; i < parts(s, u); i++) {
        int d = ks_grid_direction(grid(g), lb_part_hex(g, s, u, i), h);
        if (d == KS_NO_DIRECTION)
            continue;
        enum ks_bearing b = place[lb_face(g, s, u, i, d)];
        best = best == KS_BEARING_NONE || b < best ? b : best;
    }
    return best;
}

/* [LB-2.2-5] How far the enemy's guns carry stands on their counters. */
static bool is_hidden_range(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            ks_hex h)
{
    return is_gun(g, u) && is_veiled(g, s, u) && distance(g, piece(s, u)->hex, h) > 1;
}

bool lb_covers(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex h)
{
    return !(on_map(s, u) && is_hidden_range(g, s, u, h)) && on_map(s, u) &&
           !has(s, u, LB_ABANDONED) && lb_unit_covers(g, s, u, h);
}

/* Hexes are marked as fired at in the fire phases alone; elsewhere fire is offensive fire to come. */
static uint16_t why_no_target(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                              int side)
{
    uint16_t why = lb_why_no_target(g, s, h, side);
    bool fires =
        look(s)->phase == LB_OFFENSIVE_FIRE || look(s)->phase == LB_DEFENSIVE_FIRE;
    return why == HEX_WAS_FIRED_AT && !fires ? 0 : why;
}

/* The unit itself first, then what its hex has fired already. */
uint16_t lb_why_no_shot(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        ks_hex h)
{
    int side = side_of(g, u);
    bool defends = look(s)->phase == LB_DEFENSIVE_FIRE && side != look(s)->side;
    struct lb_aim aim = {h, KS_NONE, (uint8_t)side,
                         defends ? FIRE_DEFENSIVE : FIRE_OFFENSIVE};
    struct lb_volley volley;
    uint16_t first = 0;
    if (!on_map(s, u))
        return NOT_ON_MAP;
    if (is_leader(g, u) || has(s, u, LB_ABANDONED))
        return HAS_NO_FIRE;
    if ((first = why_no_target(g, s, h, !side)) != 0)
        return first;
    for (int i = 0; i < parts(s, u); i++) {
        uint16_t why = lb_why_not_fire(g, s, &aim, u, i);
        if (!why)
            why = lb_volley(g, s, &aim, lb_part_hex(g, s, u, i), &volley);
        if (!why)
            return 0;
        first = first ? first : why;
    }
    return first == HEX_HAS_FIRED || first == SIDE_HAS_FIRED ? OTHERS_HAVE_FIRED : first;
}

/* [LB-2.1-1] There is no command radius. */
bool lb_commands(const struct ks_game *g, const struct ks_state *s, ks_unit leader,
                 ks_hex h)
{
    return is_leader(g, leader) && piece(s, leader)->hex == h;
}
