/* Points made count in full; then what is left of each unit, how it stands towards the
 * enemies near it, the melees that wait, and a light pull towards the enemy, so that
 * armies meet. All numbers are hundredths of a point, chosen by play between computer
 * players. */
#include "rules1794/worth.h"

#include "base/bits.h"
#include "rules1794/melee.h"
#include "rules1794/retreat.h"
#include "rules1794/stack.h"
#include "rules1794/threat.h"

enum {
    STEP_SHARE = 60,     /* of a unit's points, spread over its steps, ... */
    STEP_ITSELF = 15,    /* ... and any step besides, for units that count nothing */
    NO_WAY_BACK = 20,    /* who is driven back where there is no room is lost */
    FAR_AWAY = 30,       /* hexes it counts when a unit is not on the map */
    GUN_AWAY = 60,       /* a gun that has not come yet */
    IN_RANGE = 12,       /* a unit that can fire has enemies near, ... */
    WEAKENED = 10,       /* ... for each step it has lost, it should not */
    FACES_ENEMY = 15,    /* an enemy stands before its front, ... */
    ENEMY_AT_FLANK = 45, /* ... beside it, behind it */
    ENEMY_AT_REAR = 70,
    MELEE_EDGE = 35,    /* per point the dice of a waiting melee lean to a side */
    GUN_ALONE = 300,    /* guns without troops, near the enemy */
    LEADER_ALONE = 150, /* a commander without a unit, beside the enemy */
    AT_HAND = 2,        /* a commander so near is near enough */
    NO_LEADER = 12,     /* hexes it counts when he is not on the map */
};

/* Enemies in the six hexes around. */
static int bearing(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    static const int by_zone[] = {FACES_ENEMY, -ENEMY_AT_FLANK, -ENEMY_AT_REAR};
    int sum = 0;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (holds(s, next_hex(g, piece(s, u)->hex, d), !side_of(g, u)))
            sum += by_zone[zone(s, u, d)];
    return sum;
}

static int near_enemy(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    int sum = values(g, s, u)->firepower ? IN_RANGE : 0;
    sum -= WEAKENED * piece(s, u)->lost;
    return is_top(g, s, u) ? sum + bearing(g, s, u) : sum;
}

/* How far a unit and its commander are from working together. */
static int lag_of(const struct ks_game *g, ks_hex unit_at, ks_hex leader_at)
{
    if (leader_at == KS_NONE)
        return NO_LEADER;
    int distance = ks_grid_distance(grid(g), unit_at, leader_at);
    return distance > AT_HAND ? distance - AT_HAND : 0;
}

/* Where a unit stands, or is going to come in. */
static ks_hex place_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct r94_entry *e = &r94(g)->entry[unit(g, u)->entry];
    return on_map(s, u) ? piece(s, u)->hex : e->hexes ? e->hex[e->hexes / 2] : KS_NONE;
}

static int worth_of_troop(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct r94_unit *d = unit(g, u);
    const struct r94_piece *x = piece(s, u);
    ks_hex h = place_of(g, s, u);
    int sum = 0;
    if (x->lost)
        sum -= (STEP_SHARE * d->vp / d->steps + STEP_ITSELF) * x->lost;
    if (h != KS_NONE && d->commander != KS_NONE && !is_gone(s, d->commander))
        sum -= weights(g)->lag * lag_of(g, h, piece(s, d->commander)->hex);
    if (x->hex == KS_NONE)
        return sum - FAR_AWAY * weights(g)->pull;
    sum -= weights(g)->pull * r94(g)->to_goal[d->side][h];
    if (r94(g)->setting.retreat_needs_room && !has_way_back(g, s, u)) /* [10.11.6] */
        sum -= NO_WAY_BACK;
    return x->near ? sum + near_enemy(g, s, u) : sum;
}

/* A melee that waits leans to the side with the better modifiers; those who came
 * attack. */
static int worth_of_melee(const struct ks_game *g, const struct ks_state *s, ks_hex h)
{
    int attacker = look(s)->side, edge[2];
    for (int side = 0; side < 2; side++)
        edge[side] = melee_modifiers(g, s, h, attacker, side, false, false, NULL);
    int lean = edge[0] - edge[1];
    return MELEE_EDGE * (lean > 6 ? 6 : lean < -6 ? -6 : lean);
}

static int worth_of_leader(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    ks_hex h = piece(s, u)->hex;
    int side = side_of(g, u);
    if (h == KS_NONE || holds(s, h, side))
        return 0;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (holds(s, next_hex(g, h, d), !side))
            return -LEADER_ALONE;
    return 0;
}

static int worth_of_gun(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct r94_piece *x = piece(s, u);
    if (x->hex == KS_NONE)
        return -GUN_AWAY;
    return x->near && top_troop(g, s, x->hex, side_of(g, u)) == KS_NONE ? -GUN_ALONE : 0;
}

int worth_of_piece(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (is_gone(s, u))
        return 0;
    int w = is_troop(g, u)    ? worth_of_troop(g, s, u)
            : is_leader(g, u) ? worth_of_leader(g, s, u)
                              : worth_of_gun(g, s, u);
    return side_of(g, u) == 0 ? w : -w;
}

int32_t worth_of_rest(const struct ks_game *g, const struct ks_state *s)
{
    int32_t sum = 100 * (s->points[0] - s->points[1]);
    unsigned end = (grid(g)->hexes + (unsigned)R94_PAD) / 64 + 1;
    if (s->over && s->result != KS_NOBODY)
        sum += s->result == 0 ? 100000 : -100000;
    for (unsigned i = R94_PAD / 64; i < end; i++) {
        uint64_t both = look(s)->held[0][i] & look(s)->held[1][i];
        for (; both; both &= both - 1)
            sum += worth_of_melee(g, s, (ks_hex)(64 * i + ks_lowest_bit(both) - R94_PAD));
    }
    return sum;
}

int32_t r94_worth(const struct ks_game *g, const struct ks_state *s)
{
    int32_t sum = worth_of_rest(g, s) + threat(g, s);
    for (ks_unit u = 0; u < g->pieces; u++)
        sum += worth_of_piece(g, s, u);
    return sum;
}
