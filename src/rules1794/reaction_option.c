/* [9.1] What a stack may announce when an enemy has entered its frontal zone. frame.hex is the
 * mover's hex, frame.a its branch, frame.count the direction of the stack that is asked. */
#include "rules1794/reaction_option.h"

#include "rules1794/artillery.h"
#include "rules1794/command.h"
#include "rules1794/fire.h"
#include "rules1794/retreat.h"
#include "rules1794/stack.h"

ks_hex r94_reaction_place(const struct ks_game *g, const struct ks_state *s, int d)
{
    return next_hex(g, frame_of(s)->hex, d);
}

ks_unit r94_rest_of(const struct ks_game *g, const struct ks_state *s, ks_hex h, int side)
{
    ks_unit u = top(s, h);
    while (u != KS_NONE &&
           (side_of(g, u) != side || !is_troop(g, u) || has(s, u, R94_PENDING)))
        u = below(s, u);
    return u;
}

ks_unit r94_part_of(const struct ks_game *g, const struct ks_state *s, ks_hex h, int side)
{
    ks_unit u = top(s, h);
    while (u != KS_NONE && (side_of(g, u) != side || !has(s, u, R94_PENDING)))
        u = below(s, u);
    return u;
}

/* The unit that decides for the enemy stack in a direction from the mover: its top troop or gun
 * with the mover in front; KS_NONE if none may react [9.2], or all have answered. */
ks_unit r94_reacting(const struct ks_game *g, const struct ks_state *s, ks_hex h, int d,
                     int side)
{
    ks_hex n = next_hex(g, h, d);
    if (top(s, n) == KS_NONE || !holds(s, n, side) || holds(s, n, !side))
        return KS_NONE;
    ks_unit u = r94_rest_of(g, s, n, side);
    if (u != KS_NONE && zone(s, u, (d + 3) % 6) == KS_FRONT)
        return u;
    for (u = top(s, n); u != KS_NONE; u = below(s, u))
        if (is_gun(g, u) && side_of(g, u) == side && zone(s, u, (d + 3) % 6) == KS_FRONT)
            return u;
    return KS_NONE;
}

/* [9.1E] Cossacks may always go back, [9.1A-4@maciejowice] skirmishers always check: a right
 * of the unit, whatever lies over it or under it, r266. */
static bool has_right(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                      uint8_t verb)
{
    if (verb == FALL_BACK)
        return unit(g, u)->arm == R94_COSSACK;
    return verb == HARRY && branch(g, u) == R94_FOOT && piece(s, u)->form == R94_SKIRMISH;
}

/* The units of its stack that have not answered yet; or only those with the same right. */
static struct r94_crowd speakers(const struct ks_game *g, const struct ks_state *s,
                                 ks_unit u, uint8_t verb, bool right)
{
    struct r94_crowd c = nobody;
    for (ks_unit v = top(s, piece(s, u)->hex); v != KS_NONE; v = below(s, v))
        if (side_of(g, v) == side_of(g, u) && is_troop(g, v) && !has(s, v, R94_PENDING) &&
            (!right || has_right(g, s, v, verb)))
            r94_crowd_add(g, s, &c, v);
    return c;
}

bool r94_speaks_for_part(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         uint8_t verb)
{
    if (!has_right(g, s, u, verb))
        return false;
    struct r94_crowd all = speakers(g, s, u, verb, false),
                     part = speakers(g, s, u, verb, true);
    return crowd_troops(&part) < crowd_troops(&all);
}

void r94_mark_part(struct play *p, ks_unit u, uint8_t verb)
{
    for (ks_unit v = top(p->s, piece(p->s, u)->hex); v != KS_NONE; v = below(p->s, v))
        if (side_of(p->g, v) == side_of(p->g, u) && is_troop(p->g, v) &&
            has_right(p->g, p->s, v, verb))
            mark(p->s, v, R94_PENDING);
}

/* May the unit choose that option: as the top of its stack, or of the units entitled to it?
 * Before infantry all cavalry falls back, and a unit other than cossacks decides for all. */
static bool may_name(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     uint8_t verb)
{
    const struct ks_frame *f = frame_of(s);
    ks_hex h = r94_reaction_place(g, s, f->count);
    ks_unit top_one = r94_reacting(g, s, f->hex, f->count, f->side);
    if (u == top_one || top_one == KS_NONE || !is_troop(g, top_one))
        return u == top_one && u != KS_NONE;
    if (u >= g->pieces || piece(s, u)->hex != h || side_of(g, u) != f->side ||
        !is_troop(g, u) || has(s, u, R94_PENDING))
        return false;
    bool right = has_right(g, s, u, verb);
    if (verb != FALL_BACK && !right)
        return false;
    ks_unit first = top_one;
    while (has(s, first, R94_PENDING) || !is_troop(g, first) ||
           side_of(g, first) != f->side || has_right(g, s, first, verb) != right)
        first = below(s, first);
    return u == first;
}

/* A gun of the stack in a direction that may fire at the mover now. */
static ks_unit ready_gun(const struct ks_game *g, const struct ks_state *s, int d)
{
    const struct ks_frame *f = frame_of(s);
    for (ks_unit u = top(s, r94_reaction_place(g, s, d)); u != KS_NONE; u = below(s, u))
        if (is_gun(g, u) && side_of(g, u) == f->side &&
            zone(s, u, (d + 3) % 6) == KS_FRONT && !r94_why_not_bombard(g, s, u, f->hex))
            return u;
    return KS_NONE;
}

/* [9.1A-1 9.1B 9.1C-1] Stand and fire; [9.4] all that guns may do, r74. */
static uint16_t why_not_volley(const struct ks_game *g, const struct ks_state *s,
                               ks_unit u, int d)
{
    if (ready_gun(g, s, d) != KS_NONE)
        return 0;
    return is_gun(g, u) ? r94_why_not_bombard(g, s, u, frame_of(s)->hex)
                        : r94_why_not_fire_at(g, s, u, frame_of(s)->hex);
}

/* [8.14.5 8.14.6] Infantry counterattacks once in a phase, [8.14.7] cavalry as often as it
 * likes in the 2013 edition. */
static bool has_had_its_turn(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return has(s, u, R94_COUNTERED) &&
           (branch(g, u) == R94_FOOT || r94(g)->setting.cavalry_counterattacks_once);
}

/* Why a unit of the stack that is asked takes no part, or 0; its friends lose nothing by it. */
static uint16_t r94_why_not_along(const struct ks_game *g, const struct ks_state *s,
                                  ks_unit u)
{
    if (has_had_its_turn(g, s, u))
        return HAS_COUNTERATTACKED;
    return has(s, u, R94_FOUGHT) && r94(g)->setting.charges_count_for_once ? HAS_FOUGHT
                                                                           : 0;
}

bool r94_may_attack(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return is_troop(g, u) && side_of(g, u) == frame_of(s)->side &&
           !has(s, u, R94_PENDING) && !r94_why_not_along(g, s, u);
}

/* [8.14.4b 8.14-example 6.1.2] All counterattackers must fit the hex [6.2, r13]. */
static uint16_t why_no_joint_attack(const struct ks_game *g, const struct ks_state *s,
                                    int d)
{
    const struct ks_frame *f = frame_of(s);
    struct r94_crowd sum = nobody;
    for (int i = 0; i < KS_DIRECTIONS; i++) {
        if (i != d && look(s)->announced[i] != COUNTER)
            continue;
        for (ks_unit u = top(s, r94_reaction_place(g, s, i)); u != KS_NONE;
             u = below(s, u))
            if (r94_may_attack(g, s, u))
                r94_crowd_add(g, s, &sum, u);
    }
    /* [6.10b] together with the friends the mover has attacked, r73 */
    for (ks_unit u = top(s, f->hex); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == f->side)
            r94_crowd_add(g, s, &sum, u);
    uint16_t why = r94_crowd_limit(g, &sum);
    return why == NO_MIXED_STACK && r94(g)->setting.arms_pass_each_other ? NO_MIXED_ATTACK
                                                                         : why;
}

/* [8.14.4a] The mover only once; friends fighting along in its hex as often as they may [11.3],
 * and a unit of the stack must still be free to. */
static uint16_t why_not_again(const struct ks_game *g, const struct ks_state *s, int d)
{
    const struct ks_frame *f = frame_of(s);
    uint16_t why = 0;
    for (ks_unit u = top(s, f->hex); u != KS_NONE && !why; u = below(s, u))
        if (side_of(g, u) != f->side && has(s, u, R94_TARGETED))
            return WAS_COUNTERATTACKED;
        else if (side_of(g, u) == f->side)
            why = r94_why_not_along(g, s, u);
        else if (has(s, u, R94_FOUGHT) && r94(g)->setting.charges_count_for_once)
            return HAS_FOUGHT;
    for (ks_unit u = top(s, r94_reaction_place(g, s, d)); u != KS_NONE && !why;
         u = below(s, u))
        if (r94_may_attack(g, s, u))
            return 0;
    for (ks_unit u = top(s, r94_reaction_place(g, s, d)); u != KS_NONE && !why;
         u = below(s, u))
        if (is_troop(g, u) && !has(s, u, R94_PENDING))
            why = r94_why_not_along(g, s, u);
    return why;
}

/* Guns on the move are met as infantry, as they defend in melee [11.10a]. */
static bool meets_horse(const struct ks_state *s)
{
    return frame_of(s)->a == R94_HORSE;
}

/* [9.1A-2 9.1C-2 9.1D] */
static uint16_t why_not_counter(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u, int d)
{
    if (is_gun(g, u))
        return GUNS_ONLY_FIRE;
    if (r94_is_locked(g, s, u)) /* r136 */
        return IS_LOCKED;
    if (is_square(s, u)) /* [7.3.2-4] */
        return SQUARE_CANNOT_ATTACK;
    if (branch(g, u) == R94_FOOT && meets_horse(s)) /* [9.1B] */
        return FOOT_STANDS_BEFORE_HORSE;
    if (r94(g)->cost[branch(g, u)][piece(s, u)->hex][(d + 3) % 6] == R94_CLOSED)
        return GROUND_IS_CLOSED;
    uint16_t why = why_not_again(g, s, d);
    return why ? why : why_no_joint_attack(g, s, d);
}

/* [9.1C-3] Cavalry before infantry, [9.1E] cossacks always, alone if stacked with others; r102
 * through free hexes only. */
static uint16_t why_not_fall_back(const struct ks_game *g, const struct ks_state *s,
                                  ks_unit u)
{
    if (is_gun(g, u))
        return GUNS_ONLY_FIRE;
    if (r94_is_locked(g, s, u))
        return IS_LOCKED;
    bool may =
        unit(g, u)->arm == R94_COSSACK || (branch(g, u) == R94_HORSE && !meets_horse(s));
    if (!may)
        return ONLY_HORSE_FALLS_BACK;
    struct r94_crowd c =
        speakers(g, s, u, FALL_BACK, r94_speaks_for_part(g, s, u, FALL_BACK));
    return r94_may_go_back(g, s, u, 2, &c) ? 0 : NO_OPEN_WAY;
}

/* [9.1A-4@maciejowice] Infantry in skirmish order before infantry, with a shot left or
 * without: it may fire, r231. */
static uint16_t why_not_harry(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u)
{
    if (!r94(g)->setting.skirmish_reaction)
        return CHOOSE_A_REACTION;
    if (is_gun(g, u) || !has_right(g, s, u, HARRY))
        return ONLY_SKIRMISHERS_HARRY;
    if (meets_horse(s))
        return FOOT_STANDS_BEFORE_HORSE;
    return r94_is_locked(g, s, u) ? IS_LOCKED : 0;
}

uint16_t r94_why_not_option(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            uint8_t verb)
{
    int d = frame_of(s)->count;
    if (!may_name(g, s, u, verb))
        return CHOOSE_A_REACTION;
    switch (verb) {
    case HOLD: return 0;
    case VOLLEY: return why_not_volley(g, s, u, d);
    case COUNTER: return why_not_counter(g, s, u, d);
    case FALL_BACK: return why_not_fall_back(g, s, u);
    case HARRY: return why_not_harry(g, s, u);
    default: return CHOOSE_A_REACTION;
    }
}
