/* Points made count in full; then what is left of each unit, whether it stands well
 * towards the enemies beside it, the melees that wait, and a light pull towards the
 * enemy, so that armies meet. All numbers are hundredths of a point, chosen by play
 * between computer players. */
#include "rules1794/worth.h"

#include "rules1794/melee.h"
#include "rules1794/stack.h"

enum {
    STEP_SHARE = 60,     /* of a unit's points, spread over its steps */
    PULL = 4,            /* per hex nearer to the enemy's middle */
    IN_RANGE = 12,       /* a unit that can fire has enemies near */
    FACES_ENEMY = 15,    /* an enemy stands before its front, ... */
    ENEMY_AT_FLANK = 45, /* ... beside it, behind it */
    ENEMY_AT_REAR = 70,
    MELEE_EDGE = 35,    /* per point the dice of a waiting melee lean to a side */
    LEADER_ALONE = 150, /* a commander without a unit, near the enemy */
    OUT_OF_REACH = 6,   /* a unit its commander does not reach */
};

/* The middle of a side's troops: sums of columns and rows. */
struct middle {
    int col, row, n;
};

static struct middle middle_of(const struct ks_game *g, const struct ks_state *s,
                               int side)
{
    struct middle m = {0, 0, 0};
    for (ks_unit u = 0; u < g->pieces; u++) {
        ks_hex h = piece(s, u)->hex;
        if (h == KS_NONE || side_of(g, u) != side || !is_troop(g, u))
            continue;
        m.col += ks_grid_col(grid(g), h);
        m.row += ks_grid_row(grid(g), h);
        m.n++;
    }
    return m;
}

static int distance_to(const struct ks_game *g, const struct middle *m, ks_hex h)
{
    return ks_grid_distance(grid(g), h,
                            ks_grid_hex(grid(g), m->col / m->n, m->row / m->n));
}

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

static int worth_of_troop(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                          const struct middle *enemy)
{
    const struct r94_unit *d = unit(g, u);
    const struct r94_piece *x = piece(s, u);
    int sum = -STEP_SHARE * d->vp * x->lost / d->steps;
    if (x->hex == KS_NONE)
        return sum - 30 * PULL;
    if (enemy->n)
        sum -= PULL * distance_to(g, enemy, x->hex);
    if (x->near && values(g, s, u)->firepower)
        sum += IN_RANGE;
    if (x->near && is_top(g, s, u))
        sum += bearing(g, s, u);
    ks_hex chief = d->commander == KS_NONE ? KS_NONE : piece(s, d->commander)->hex;
    if (chief != KS_NONE &&
        ks_grid_distance(grid(g), chief, x->hex) > r94(g)->command_radius)
        sum -= OUT_OF_REACH;
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
    const struct middle middle[2] = {middle_of(g, s, 0), middle_of(g, s, 1)};
    int32_t sum = 100 * (s->points[0] - s->points[1]);
    if (s->over && s->result != KS_NOBODY)
        sum += s->result == 0 ? 100000 : -100000;
    for (ks_unit u = 0; u < g->pieces; u++) {
        int side = side_of(g, u), w = 0;
        if (is_gone(s, u))
            continue;
        if (is_troop(g, u))
            w = worth_of_troop(g, s, u, &middle[!side]);
        else if (is_leader(g, u))
            w = worth_of_leader(g, s, u);
        sum += side == 0 ? w : -w;
        if (side == 0 && is_troop(g, u) && on_map(s, u) &&
            is_melee_hex(s, piece(s, u)->hex) && is_top(g, s, u))
            sum += worth_of_melee(g, s, piece(s, u)->hex);
    }
    return sum;
}
