/* Points made count in full; then what is left of each unit, whether it stands well
 * towards the enemies beside it, the melees that wait, and a light pull towards the
 * enemy, so that armies meet. All numbers are hundredths of a point, chosen by play
 * between computer players. */
#include "rules1794/worth.h"

#include "rules1794/melee.h"
#include "rules1794/stack.h"

enum {
    STEP_SHARE = 60,     /* of a unit's points, spread over its steps */
    PULL = 4,            /* per hex nearer to where the enemy began */
    GUN_AWAY = 60,       /* a gun that has not come yet */
    IN_RANGE = 12,       /* a unit that can fire has enemies near */
    FACES_ENEMY = 15,    /* an enemy stands before its front, ... */
    ENEMY_AT_FLANK = 45, /* ... beside it, behind it */
    ENEMY_AT_REAR = 70,
    MELEE_EDGE = 35,    /* per point the dice of a waiting melee lean to a side */
    LEADER_ALONE = 150, /* a commander without a unit, near the enemy */
    LAG = 3,            /* per hex a unit and its commander are too far apart */
    AT_HAND = 2,        /* so near is near enough */
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

/* How far a unit and its commander are from working together. */
static int lag_of(const struct ks_game *g, ks_hex unit_at, ks_hex leader_at)
{
    if (leader_at == KS_NONE)
        return NO_LEADER;
    int distance = ks_grid_distance(grid(g), unit_at, leader_at);
    return distance > AT_HAND ? distance - AT_HAND : 0;
}

static int worth_of_troop(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct r94_unit *d = unit(g, u);
    const struct r94_piece *x = piece(s, u);
    int sum = -STEP_SHARE * d->vp * x->lost / d->steps;
    if (x->hex == KS_NONE)
        return sum - 30 * PULL;
    sum -= PULL * ks_grid_distance(grid(g), x->hex, r94(g)->goal[d->side]);
    if (x->near && values(g, s, u)->firepower)
        sum += IN_RANGE;
    if (x->near && is_top(g, s, u))
        sum += bearing(g, s, u);
    if (d->commander != KS_NONE && !is_gone(s, d->commander))
        sum -= LAG * lag_of(g, x->hex, piece(s, d->commander)->hex);
    return sum;
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
    int enemy = !side_of(g, u);
    if (h == KS_NONE || holds(s, h, !enemy))
        return 0;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (holds(s, next_hex(g, h, d), enemy))
            return -LEADER_ALONE;
    return 0;
}

int32_t r94_worth(const struct ks_game *g, const struct ks_state *s)
{
    int32_t sum = 100 * (s->points[0] - s->points[1]);
    if (s->over && s->result != KS_NOBODY)
        sum += s->result == 0 ? 100000 : -100000;
    for (ks_unit u = 0; u < g->pieces; u++) {
        int side = side_of(g, u), w = 0;
        if (is_gone(s, u))
            continue;
        if (is_troop(g, u))
            w = worth_of_troop(g, s, u);
        else if (is_leader(g, u))
            w = worth_of_leader(g, s, u);
        else if (!on_map(s, u))
            w = -GUN_AWAY;
        sum += side == 0 ? w : -w;
        if (side == 0 && is_troop(g, u) && on_map(s, u) &&
            is_melee_hex(s, piece(s, u)->hex) && is_top(g, s, u))
            sum += worth_of_melee(g, s, piece(s, u)->hex);
    }
    return sum;
}
