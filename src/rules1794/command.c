#include "rules1794/command.h"

#include "base/bits.h"
#include "rules1794/stack.h"

bool r94_is_dead(const struct ks_game *g, const struct ks_state *s, ks_unit commander)
{
    return (look(s)->dead & commander_bit(g, commander)) != 0;
}

/* [4.2b@maciejowice] A path of at most so many steps around hexes held only by the enemy; usually
 * the first try, straight ahead, succeeds. */
static bool has_path(const struct ks_game *g, const struct ks_state *s, ks_hex from,
                     ks_hex to, int steps, int side)
{
    if (from == to)
        return true;
    for (int bend = 0; bend < 2; bend++) /* straight on first, then by detours */
        for (int d = 0; d < KS_DIRECTIONS; d++) {
            ks_hex h = next_hex(g, from, d);
            int far = ks_grid_distance(grid(g), h, to);
            bool nearer = far < ks_grid_distance(grid(g), from, to);
            bool closed = is_off(g, h) || (holds(s, h, !side) && !holds(s, h, side));
            if (far < steps && nearer == !bend && !closed &&
                has_path(g, s, h, to, steps - 1, side))
                return true;
        }
    return false;
}

bool r94_reaches(const struct ks_game *g, const struct ks_state *s, ks_unit commander,
                 ks_hex at)
{
    ks_hex from = piece(s, commander)->hex;
    int radius = r94(g)->command_radius; /* [4.2a] */
    if (from == KS_NONE || ks_grid_distance(grid(g), from, at) > radius)
        return false;
    return !r94(g)->setting.command_by_path ||
           has_path(g, s, from, at, radius, side_of(g, commander));
}

bool r94_in_radius(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    ks_hex at = piece(s, u)->hex;
    if (look(s)->dead && r94_is_dead(g, s, look(s)->leader))
        return false;
    if (at == KS_NONE) /* r121: units about to enter count as in command */
        return unit(g, u)->arrival != 0 && !is_withdrawn(s, u);
    return r94_reaches(g, s, look(s)->leader, at);
}

bool r94_is_locked(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct r94_game *r = r94(g);
    return r->locked != KS_NONE && unit(g, u)->commander == r->locked &&
           s->turn < look(s)->unlock_turn;
}

/* [4.3e] Tormasow's own units stay without a commander when he dies. */
bool r94_is_orphan(const struct ks_game *g, ks_unit commander)
{
    return commander == r94(g)->orphan_maker && !r94(g)->tormasow_units_to_overall;
}

bool r94_is_fallen_command(const struct ks_game *g, const struct ks_state *s,
                           ks_unit commander)
{
    return r94_is_dead(g, s, commander) && !r94_is_orphan(g, commander) &&
           !(commander == r94(g)->locked && s->turn < look(s)->unlock_turn) &&
           commander != overall_of(g, commander) && r94_has_units(g, s, commander);
}

bool r94_has_fallen_command(const struct ks_game *g, const struct ks_state *s, int army)
{
    for (int i = 0; i < r94(g)->commanders; i++) {
        ks_unit c = r94(g)->commander[i];
        if (army_of(g, c) == army && r94_is_fallen_command(g, s, c))
            return true;
    }
    return false;
}

/* Units without a commander of their own: guns obey any friendly commander, r25, in the
 * later games of their nation, r114; the reserve obeys all but the late one
 * [4.5a@maciejowice 4.5b@maciejowice]. */
static bool obeys_anybody(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct r94_state *x = look(s);
    if (army_of(g, u) != army_of(g, x->leader))
        return false;
    return unit(g, u)->reserve ? x->round == R94_OWN_COMMAND && x->leader != r94(g)->late
                               : is_gun(g, u);
}

/* [4.1] In a fallen command's round, only its units [4.3d]; where fallen commands join
 * the overall commander (2010), they act in his own round [4.3a]. */
uint16_t r94_why_not_his(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct r94_state *x = look(s);
    if (x->round == R94_SIX_UNITS)
        return has(s, u, R94_SIX) ? 0 : NOT_OF_THE_SIX;
    ks_unit c = unit(g, u)->commander;
    if (c == x->command && c != KS_NONE)
        return 0;
    if (c == KS_NONE) /* [8.11a] */
        return obeys_anybody(g, s, u)           ? 0
               : x->round == R94_FALLEN_COMMAND ? NOT_OF_FALLEN
               : unit(g, u)->reserve            ? RESERVE_OBEYS_OTHERS
                                                : NOT_HIS_UNIT;
    bool joined = x->round == R94_OWN_COMMAND &&
                  !r94(g)->setting.fallen_command_instead && is_overall(g, x->command) &&
                  r94_is_fallen_command(g, s, c);
    if (joined)
        return 0;
    if (r94_is_dead(g, s, c) && r94_is_orphan(g, c)) /* [4.3e] */
        return ORPHANS_OBEY_NOBODY;
    return x->round == R94_FALLEN_COMMAND ? NOT_OF_FALLEN : NOT_HIS_UNIT;
}

/* [13.1-note2@szczekociny] r128: one arm and the guns act. */
bool r94_is_other_arm(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return look(s)->arm != R94_BRANCHES && is_troop(g, u) && branch(g, u) != look(s)->arm;
}

uint16_t r94_why_not_acting(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (side_of(g, u) != look(s)->side)
        return NOT_ACTIVE_SIDE;
    if (is_leader(g, u))
        return LEADERS_MOVE_LATER;
    if (has(s, u, R94_GONE))
        return IS_ELIMINATED;
    if (r94_is_locked(g, s, u))
        return IS_LOCKED;
    uint16_t why = r94_why_not_his(g, s, u);
    if (why)
        return why;
    if (r94_is_other_arm(g, s, u))
        return OTHER_ARM_ACTS;
    bool free = is_gun(g, u) && !r94(g)->setting.guns_have_commanders;
    return free || r94_in_radius(g, s, u) ? 0 : OUT_OF_COMMAND;
}

bool r94_has_units(const struct ks_game *g, const struct ks_state *s, ks_unit commander)
{
    const uint64_t *under = r94(g)->under[unit(g, commander)->commander_number];
    for (unsigned w = 0; w <= g->pieces / 64u; w++)
        for (uint64_t set = under[w]; set; set &= set - 1)
            if (!is_gone(s, (ks_unit)(64 * w + ks_lowest_bit(set))))
                return true;
    return false;
}

bool r94_has_come(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    int turn = unit(g, u)->arrival;
    return turn == R94_BY_DICE ? look(s)->late == R94_CALLED : turn <= s->turn;
}

bool r94_is_in_play(const struct ks_game *g, const struct ks_state *s, ks_unit commander)
{
    return !r94_is_dead(g, s, commander) &&
           (on_map(s, commander) || r94_has_come(g, s, commander));
}

/* [3.3a] Two subordinates of the owner's choice; the overall commander is always in. */
uint16_t r94_why_not_chit(const struct ks_game *g, const struct ks_state *s,
                          ks_unit commander)
{
    const struct r94_game *r = r94(g);
    if (!is_leader(g, commander) || army_of(g, commander) != frame_of(s)->a ||
        commander == r->planner)
        return NO_CHIT_OF_HIS;
    uint32_t bit = commander_bit(g, commander);
    int side = side_of(g, commander);
    if (r94_is_dead(g, s, commander))
        return COMMANDER_IS_DEAD;
    if (!r94_is_in_play(g, s, commander))
        return COMMANDER_NOT_HERE;
    if (is_overall(g, commander) || ((look(s)->pool | look(s)->chosen[side]) & bit))
        return CHIT_IS_IN;
    if (commander == r->locked &&
        s->turn < look(s)->unlock_turn) /* [13-historical-note2a] */
        return IS_LOCKED;
    /* [13-historical-note1b] the opener acts first, his chit is not in the pool */
    return commander == r->opener && !look(s)->opened ? OPENER_NEEDS_NO_CHIT : 0;
}

/* [4.4b 4.4f 4.4g 4.4h 4.4i] A commander of his own army. */
uint16_t r94_why_not_activated(const struct ks_game *g, const struct ks_state *s,
                               ks_unit overall, ks_unit commander)
{
    const struct r94_game *r = r94(g);
    bool planned = overall == r->planner; /* [4.5a@szczekociny] r125 */
    if (!is_leader(g, commander) || side_of(g, commander) != side_of(g, overall) ||
        is_overall(g, commander) || commander == overall || commander == r->planner ||
        (!planned && army_of(g, commander) != army_of(g, overall)))
        return NO_SUBORDINATE;
    if (r94_is_dead(g, s, commander))
        return COMMANDER_IS_DEAD;
    if (look(s)->wounded & commander_bit(g, commander)) /* r90 */
        return COMMANDER_IS_WOUNDED;
    /* r83: no commander who has not entered, unless an activation brings his command in
     * [13-hypothetical-setup-RUa] */
    if (!r94_is_in_play(g, s, commander) ||
        (!on_map(s, commander) && !r->entry[unit(g, commander)->entry].unlimited))
        return COMMANDER_NOT_HERE;
    if (commander == r->locked &&
        s->turn < look(s)->unlock_turn) /* [13-historical-note2b] */
        return IS_LOCKED;
    return r94_has_units(g, s, commander) ? 0 : COMMANDER_WITHOUT_UNITS;
}
