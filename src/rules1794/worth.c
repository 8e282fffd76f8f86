/* Points count in full; then what is left of each unit, its situation towards enemies nearby,
 * pending melees, and a slight pull towards the enemy, so that armies meet. All numbers are
 * hundredths of a point, chosen by play between computer players. */
#include "rules1794/worth.h"

#include "base/bits.h"
#include "rules1794/entry.h"
#include "rules1794/melee.h"
#include "rules1794/retreat.h"
#include "rules1794/stack.h"
#include "rules1794/system.h"
#include "rules1794/threat.h"

enum {
    LONG_GAME = 24, /* turns */
    FAR_AWAY = 30,  /* hexes it counts when a unit is not on the map */
    GUN_AWAY = 60,  /* a gun that has not come yet */
    AWAITED = 400,  /* a unit that is due, whatever its task in a plan */
    AT_HAND = 2,    /* a commander so near is near enough */
    NO_LEADER = 12, /* hexes it counts when he is not on the map */
    TURNED = 40,    /* a gun with its back to the enemy, where there is a plan */
};

/* A piece and what it is judged by. */
struct judged {
    const struct ks_game *g;
    const struct ks_state *s;
    const struct ks_intent *intent;
    const struct r94_weights *w;
    ks_unit u;
};

/* Enemies in the six hexes around. */
static int bearing(const struct judged *j)
{
    const int by_zone[] = {j->w->faces_enemy, -j->w->flank, -j->w->rear};
    int sum = 0;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (holds(j->s, next_hex(j->g, piece(j->s, j->u)->hex, d), !side_of(j->g, j->u)))
            sum += by_zone[zone(j->s, j->u, d)];
    return sum;
}

static int near_enemy(const struct judged *j)
{
    int sum = values(j->g, j->s, j->u)->firepower ? j->w->in_range : 0;
    sum -= j->w->weakened * piece(j->s, j->u)->lost;
    return r94_is_top(j->g, j->s, j->u) ? sum + bearing(j) : sum;
}

/* What the hexes to where it is wanted cost. With an intent a short game is in more of a
 * hurry. */
static int way(const struct judged *j, int pull, ks_hex h)
{
    const struct ks_intent *i = j->intent;
    int side = side_of(j->g, j->u);
    if (i == NULL || i->side != side || i->goal[j->u] == KS_NONE)
        return pull * r94(j->g)->to_goal[side][h];
    return pull * LONG_GAME / j->g->turns *
           ks_grid_distance(grid(j->g), h, i->goal[j->u]);
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

static int worth_of_troop(const struct judged *j)
{
    const struct ks_state *s = j->s;
    const struct r94_unit *d = unit(j->g, j->u);
    const struct r94_piece *x = piece(s, j->u);
    ks_hex h = place_of(j->g, s, j->u);
    int sum = 0;
    if (x->lost)
        sum -= (j->w->step_share * d->vp / d->steps + j->w->step_itself) * x->lost;
    if (h != KS_NONE && d->commander != KS_NONE && !is_gone(s, d->commander))
        sum -= j->w->lag * lag_of(j->g, h, piece(s, d->commander)->hex);
    if (x->hex == KS_NONE)
        return sum - FAR_AWAY * j->w->pull -
               (j->intent && r94_is_due(j->g, s, j->u) ? AWAITED : 0);
    sum -= way(j, j->w->pull, h);
    if (r94(j->g)->setting.retreat_needs_room && !r94_has_way_back(j->g, s, j->u))
        sum -= j->w->no_way_back; /* [10.11.6] */
    return x->near ? sum + near_enemy(j) : sum;
}

/* A pending melee favours the side with the better modifiers; the side that entered attacks. */
static int worth_of_melee(const struct ks_game *g, const struct ks_state *s,
                          const struct r94_weights *w, ks_hex h)
{
    int attacker = look(s)->side, edge[2];
    for (int side = 0; side < 2; side++)
        edge[side] = r94_melee_modifiers(g, s, h, attacker, side, false, false, NULL);
    int lean = edge[0] - edge[1];
    return w->melee_edge * (lean > 6 ? 6 : lean < -6 ? -6 : lean);
}

static int worth_of_leader(const struct judged *j)
{
    ks_hex h = piece(j->s, j->u)->hex;
    int side = side_of(j->g, j->u);
    if (h == KS_NONE)
        return j->intent && r94_is_due(j->g, j->s, j->u) ? -AWAITED : 0;
    if (holds(j->s, h, side))
        return 0;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (holds(j->s, next_hex(j->g, h, d), !side))
            return -j->w->leader_alone;
    return 0;
}

/* None of the hexes in front lies nearer to where the enemy comes from. */
static bool looks_away(const struct judged *j, ks_hex h)
{
    const uint8_t *far = r94(j->g)->to_goal[side_of(j->g, j->u)];
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        ks_hex next = next_hex(j->g, h, d);
        if (zone(j->s, j->u, d) == KS_FRONT && next != KS_NONE && far[next] < far[h])
            return false;
    }
    return true;
}

static int worth_of_gun(const struct judged *j)
{
    const struct r94_piece *x = piece(j->s, j->u);
    if (x->hex == KS_NONE)
        return -GUN_AWAY;
    bool alone =
        x->near && r94_top_troop(j->g, j->s, x->hex, side_of(j->g, j->u)) == KS_NONE;
    int turned = j->intent && looks_away(j, x->hex) ? TURNED : 0;
    return (alone ? -j->w->gun_alone : 0) - turned -
           (j->w->gun_pull ? way(j, j->w->gun_pull, x->hex) : 0);
}

int r94_worth_of_piece(const struct ks_game *g, const struct ks_state *s,
                       const struct ks_intent *intent, ks_unit u)
{
    struct judged j = {g, s, intent, weights_of(g, intent, u), u};
    if (is_gone(s, u))
        return 0;
    int w = is_troop(g, u)    ? worth_of_troop(&j)
            : is_leader(g, u) ? worth_of_leader(&j)
                              : worth_of_gun(&j);
    return side_of(g, u) == 0 ? w : -w;
}

int32_t r94_worth_of_rest(const struct ks_game *g, const struct ks_state *s,
                          const struct ks_intent *intent)
{
    const struct r94_weights *w = weights_of(g, intent, KS_NONE);
    int32_t sum = 100 * (s->points[0] - s->points[1]);
    unsigned end = (grid(g)->hexes + (unsigned)R94_PAD) / 64 + 1;
    if (s->over && s->result != KS_NOBODY)
        sum += s->result == 0 ? 100000 : -100000;
    for (unsigned i = R94_PAD / 64; i < end; i++) {
        uint64_t both = look(s)->held[0][i] & look(s)->held[1][i];
        for (; both; both &= both - 1)
            sum +=
                worth_of_melee(g, s, w, (ks_hex)(64 * i + ks_lowest_bit(both) - R94_PAD));
    }
    return sum;
}

int32_t r94_worth(const struct ks_game *g, const struct ks_state *s,
                  const struct ks_intent *intent)
{
    int32_t sum = r94_worth_of_rest(g, s, intent) + r94_threat(g, s, intent);
    for (ks_unit u = 0; u < g->pieces; u++)
        sum += r94_worth_of_piece(g, s, intent, u);
    return sum;
}
