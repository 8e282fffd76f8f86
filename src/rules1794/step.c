/* Steps of movement: what a hex costs and why it may not be entered. The moving pieces of a hex
 * are its "cluster": they share arm, facing and cost, so one of them stands for all; a line has
 * several clusters. A turn has 100 to 200 steps. */
#include "rules1794/step.h"

#include "base/bits.h"
#include "rules1794/entry.h"
#include "rules1794/fire.h"
#include "rules1794/leader.h"
#include "rules1794/stack.h"

/* ---- the moving group ---- */

ks_unit r94_next_mover(const struct ks_game *g, const struct ks_state *s, ks_unit from)
{
    uint64_t later = ~0ull << from % 64;
    for (unsigned w = from / 64u; w <= g->pieces / 64u; w++, later = ~0ull)
        for (uint64_t set = look(s)->movers[w] & later; set; set &= set - 1) {
            ks_unit u = (ks_unit)(64 * w + ks_lowest_bit(set));
            if (has(s, u, R94_MOVING))
                return u;
        }
    return KS_NONE;
}

void r94_forget_movers(struct ks_state *s)
{
    for (unsigned w = 0; w < R94_UNIT_WORDS; w++)
        for (uint64_t set = look(s)->movers[w]; set; set &= set - 1)
            if (!has(s, (ks_unit)(64 * w + ks_lowest_bit(set)), R94_MOVING))
                state(s)->movers[w] ^= set & (0 - set);
}

bool r94_in_cluster(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return has(s, u, R94_MOVING) && side_of(g, u) == look(s)->side;
}

ks_unit r94_next_in_group(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    if (f->count & IN_LINE || !on_map(s, f->unit) || !has(s, f->unit, R94_MOVING))
        return r94_next_mover(g, s, (ks_unit)(u == KS_NONE ? 0 : u + 1));
    u = u == KS_NONE ? top(s, piece(s, f->unit)->hex) : below(s, u);
    while (u != KS_NONE && !r94_in_cluster(g, s, u))
        u = below(s, u);
    return u;
}

bool r94_is_crowded(const struct ks_game *g, const struct ks_state *s, ks_hex h)
{
    if (is_lonely(s, h))
        return false;
    struct r94_crowd c = r94_crowd_of(g, s, h, look(s)->side);
    return r94_crowd_limit(g, &c) != 0;
}

static struct r94_crowd cluster_at(const struct ks_game *g, const struct ks_state *s,
                                   ks_hex h)
{
    struct r94_crowd c = nobody;
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (r94_in_cluster(g, s, u))
            r94_crowd_add(g, s, &c, u);
    return c;
}

/* The fewest points left in the cluster of the unit; r96: the slowest sets the pace. */
int r94_cluster_points(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (!on_map(s, u))
        return r94_points_left(g, s, u);
    int least = INT16_MAX;
    for (ks_unit v = top(s, piece(s, u)->hex); v != KS_NONE; v = below(s, v))
        if (r94_in_cluster(g, s, v) && r94_points_left(g, s, v) < least)
            least = r94_points_left(g, s, v);
    return least;
}

void r94_pay(struct play *p, ks_hex h, int points)
{
    for (ks_unit u = top(p->s, h); u != KS_NONE; u = below(p->s, u))
        if (r94_in_cluster(p->g, p->s, u)) {
            int spent = piece(p->s, u)->spent + points;
            edit(p->s, u)->spent = (uint8_t)(spent > UINT8_MAX ? UINT8_MAX : spent);
        }
}

/* Friends in the hex of the cluster that do not belong to it: troops, and any units. */
bool r94_has_company(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                     bool troops)
{
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == look(s)->side && !has(s, u, R94_MOVING) &&
            (troops ? is_troop(g, u) : !is_leader(g, u)))
            return true;
    return false;
}

/* ---- steps ---- */

/* [6.1a] Friends passed through cost a point on leaving them; [6.1b 6.1c] not a
 * commander by himself, in the 2010 edition no hex that holds one, and not the stack
 * one ends in. */
static int pass_cost(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    ks_hex h = piece(s, u)->hex;
    if (!(piece(s, u)->group & R94_AMONG) || !r94_has_company(g, s, h, false))
        return 0;
    if (r94(g)->setting.pass_free_with_commander &&
        r94_leaders_in(g, s, h, side_of(g, u)))
        return 0;
    return r94(g)->pass_cost;
}

/* [8.2a] What the ground asks of a unit; limbered guns pay as cavalry
 * [8.12d@maciejowice], skirmishers of the later games a point for any hex and hexside
 * [7.2f], r145. */
static int ground_cost(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       ks_hex from, int direction)
{
    int b = is_limbered(s, u) ? R94_HORSE : branch(g, u);
    int cost = r94(g)->cost[b][from][direction];
    bool flat = r94(g)->setting.skirmish_flat_cost && piece(s, u)->form == R94_SKIRMISH;
    return flat && cost != R94_CLOSED ? 1 : cost;
}

/* r96: the dearest cost of a stack that moves together. */
static int cluster_cost(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        ks_hex from, int direction)
{
    int cost = ground_cost(g, s, u, from, direction);
    if (piece(s, u)->form != R94_SKIRMISH)
        return cost; /* the others do not pay more */
    for (ks_unit v = top(s, piece(s, u)->hex); v != KS_NONE; v = below(s, v))
        if (r94_in_cluster(g, s, v) && ground_cost(g, s, v, from, direction) > cost)
            cost = ground_cost(g, s, v, from, direction);
    return cost;
}

static int cost_over(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     int direction, int ground)
{
    const struct r94_game *r = r94(g);
    ks_hex to = next_hex(g, piece(s, u)->hex, direction);
    int cost = ground + pass_cost(g, s, u);
    if (zone(s, u, direction) == KS_REAR) /* [8.6] */
        cost += r->rear_cost;
    if (holds(s, to, !side_of(g, u))) /* [6.9a 6.9b] enemies may be entered, at a cost */
        cost += r->enemy_cost;
    return cost;
}

/* Woods and buildings. */
static bool is_rough(const struct ks_game *g, ks_hex h)
{
    int t = g->map.terrain[h];
    return t == KS_WOODS || t == KS_VILLAGE || t == KS_CASTLE;
}

/* Movement points to step in a direction, all extras included [8.2a 8.6 6.9b 6.1a]. */
static int step_cost(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     int direction)
{
    if (is_square(s, u)) /* [7.3.2-3] */
        return r94_allowance_of(g, s, u);
    return cost_over(g, s, u, direction,
                     cluster_cost(g, s, u, piece(s, u)->hex, direction));
}

/* [8.9g 8.13.1c] Through water: a bridge avoids a stream, but still crosses a river hexside
 * (r249). */
static bool over_stream(const struct ks_game *g, ks_hex from, int direction)
{
    bool bridge = g->map.bridge[from] >> direction & 1;
    return g->map.stream[from] >> direction & 1 &&
           !(bridge && r94(g)->setting.bridge_spares_stream);
}

/* [7.3.2-3] A square moves one hex in clear ground with all its points; [7.3.2-4] it
 * does not attack. */
static uint16_t why_not_square_step(const struct ks_game *g, const struct ks_state *s,
                                    ks_unit u, ks_hex to)
{
    if (g->map.terrain[to] != KS_CLEAR)
        return SQUARE_MOVES_IN_CLEAR;
    for (ks_unit v = top(s, piece(s, u)->hex); v != KS_NONE; v = below(s, v))
        if (is_square(s, v) && piece(s, v)->spent)
            return SQUARE_STEPS_WITH_ALL;
    return holds(s, to, !side_of(g, u)) ? SQUARE_CANNOT_ATTACK : 0;
}

/* [8.9e 8.9f 8.9g] Friends, woods and villages are not passed through: one may end there,
 * and leave the hex one began in; where the print says so, woods and villages are not
 * even entered (r170). */
static uint16_t why_not_double_step(const struct ks_game *g, const struct ks_state *s,
                                    ks_unit u, ks_hex to, int direction)
{
    ks_hex from = piece(s, u)->hex;
    bool ends_there = r94(g)->setting.double_time_ends_in_rough;
    if (is_rough(g, to) && !ends_there)
        return NO_DOUBLE_IN_ROUGH;
    if (is_rough(g, from) && ends_there && piece(s, u)->spent)
        return NO_DOUBLE_THROUGH_ROUGH;
    if (r94(g)->setting.double_time_bars_streams && over_stream(g, from, direction))
        return NO_DOUBLE_OVER_STREAM;
    return piece(s, u)->group & R94_AMONG && r94_has_company(g, s, from, false)
               ? NO_DOUBLE_THROUGH_FRIENDS
               : 0;
}

/* [6.4@szczekociny, 6.4@maciejowice] Is there room for the cluster in a hex? If not, the limit it breaks, and whether it
 * may pass through nevertheless. */
static bool fits(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                 const struct r94_crowd *cluster, uint16_t *limit, bool *passes)
{
    struct r94_crowd c = *cluster; /* others of the line there are about to leave */
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == look(s)->side && !has(s, u, R94_MOVING))
            r94_crowd_add(g, s, &c, u);
    *limit = r94_crowd_limit(g, &c);
    if (*limit == 0)
        return true;
    if (*limit == NO_MIXED_STACK && r94_crowd_limit_passing(g, &c))
        *limit = r94_crowd_limit_passing(g, &c);
    *passes =
        !holds(s, h, !look(s)->side) &&
        (r94(g)->setting.stack_checked_at_phase_end || !r94_crowd_limit_passing(g, &c));
    return false;
}

/* What bars a step into an enemy hex: guns never enter [8.12e@maciejowice], r104, and in the last
 * game no unit does so backwards [8.6b@maciejowice]. */
static uint16_t why_not_among(const struct ks_game *g, const struct ks_state *s,
                              ks_unit u, ks_hex to, enum ks_zone zone)
{
    if (is_gun(g, u))
        return holds(s, to, !side_of(g, u)) ? LIMBERED_AMONG_ENEMIES : 0;
    return zone == KS_REAR && !r94(g)->setting.rear_step_into_enemy &&
                   holds(s, to, !side_of(g, u))
               ? NOT_BACKWARDS_AMONG_ENEMIES
               : 0;
}

/* Could the cluster leave a full hex again, into one with room? Looks on while points
 * last. */
static bool can_go_on(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                      int facing, ks_hex h, int points, const struct r94_crowd *cluster)
{
    const struct r94_game *r = r94(g);
    int side = look(s)->side;
    bool free = r->setting.pass_free_with_commander && r94_leaders_in(g, s, h, side);
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        enum ks_zone z = ks_zone_of(facing, d);
        ks_hex to = next_hex(g, h, d);
        bool enemy = holds(s, to, !side), passes;
        uint16_t limit;
        if (z == KS_FLANK || is_off(g, to) || why_not_among(g, s, u, to, z))
            continue;
        int left = points - (free ? 0 : r->pass_cost) - ground_cost(g, s, u, h, d) -
                   (z == KS_REAR ? r->rear_cost : 0) - (enemy ? r->enemy_cost : 0);
        if (left >= 0 &&
            (fits(g, s, to, cluster, &limit, &passes) ||
             (left > 0 && passes && can_go_on(g, s, u, facing, to, left, cluster))))
            return true;
    }
    return false;
}

/* [6.2f] r66: in the 2010 edition a full hex may be passed, not stopped in; [6.10b] a
 * melee hex never takes more. */
static uint16_t why_no_room(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                            ks_hex to, int points)
{
    uint16_t limit;
    bool passes, double_time = piece(s, u)->group & R94_DOUBLE;
    if (top(s, to) == KS_NONE) /* the usual case */
        return 0;
    struct r94_crowd cluster = cluster_at(g, s, piece(s, u)->hex);
    if (fits(g, s, to, &cluster, &limit, &passes))
        return 0;
    if (!passes || double_time)
        return limit;
    bool free_turn =
        piece(s, u)->form == R94_SKIRMISH || piece(s, u)->form == R94_LIMBERED;
    for (int f = 0; f < KS_FACINGS; f++)
        if ((free_turn || f == piece(s, u)->facing) &&
            can_go_on(g, s, u, f, to, points, &cluster))
            return 0;
    return limit;
}

static bool has_done_nothing(const struct ks_game *g, const struct ks_state *s, ks_hex h)
{
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (r94_in_cluster(g, s, u) && piece(s, u)->spent)
            return false;
    return true;
}

/* 0 if the cluster of a unit may step in a direction, else why not. */
uint16_t r94_why_not_step(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                          int d)
{
    ks_hex from = piece(s, u)->hex, to = next_hex(g, from, d);
    uint16_t why = 0;
    if (is_off(g, to))
        return why_off(g, to);
    if (zone(s, u, d) == KS_FLANK) /* [8.1] */
        return ONLY_FRONT_OR_REAR;
    int ground = cluster_cost(g, s, u, from, d);
    if (ground == R94_CLOSED) /* r143 */
        return GROUND_IS_CLOSED;
    if ((why = why_not_among(g, s, u, to, zone(s, u, d))) != 0)
        return why;
    if (is_square(s, u)) {
        why = why_not_square_step(g, s, u, to);
        return why ? why : why_no_room(g, s, u, to, 0);
    }
    if (piece(s, u)->group & R94_DOUBLE)
        why = why_not_double_step(g, s, u, to, d);
    if (why)
        return why;
    int cost = cost_over(g, s, u, d, ground), left = r94_cluster_points(g, s, u);
    /* [8.5] One hex is always possible, whatever it costs, to a unit that has done
     * nothing yet */
    bool least = cost > r94_allowance_of(g, s, u) && !(piece(s, u)->group & R94_DOUBLE) &&
                 has_done_nothing(g, s, from);
    if (cost > left && !least)
        return NOT_ENOUGH_POINTS;
    return why_no_room(g, s, u, to, left - cost);
}

/* ---- entering the map ---- */

int r94_entry_cost(const struct ks_game *g, const struct ks_state *s, ks_unit u, ks_hex h)
{
    const struct r94_game *r = r94(g);
    if (r->setting.entry_hex_free && r->entry[unit(g, u)->entry].free) /* r122 */
        return 0;
    /* [13-hypothetical-setup-RUb 13-Poninski-1] */
    return r
        ->terrain_cost[is_limbered(s, u) ? R94_HORSE : branch(g, u)][g->map.terrain[h]];
}

static struct r94_crowd movers(const struct ks_game *g, const struct ks_state *s)
{
    struct r94_crowd c = nobody;
    for (ks_unit u = r94_next_mover(g, s, 0); u != KS_NONE;
         u = r94_next_mover(g, s, u + 1))
        r94_crowd_add(g, s, &c, u);
    return c;
}

/* [13-hypothetical-setup-RUc] Where any number may come by one hex, it may be full for
 * a moment. */
uint16_t r94_why_not_enter(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                           ks_hex h)
{
    if (on_map(s, u))
        return IS_ON_MAP;
    uint16_t why = r94_why_not_entry(g, s, u, h), limit;
    if (why)
        return why;
    struct r94_crowd c = movers(g, s);
    bool passes;
    int cost = r94_entry_cost(g, s, u, h), left = r94_points_left(g, s, u) - cost;
    if (cost == 0 && !r94(g)->setting.entry_hex_free)
        return GROUND_IS_CLOSED;
    if (piece(s, u)->group & R94_DOUBLE && is_rough(g, h) &&
        !r94(g)->setting.double_time_ends_in_rough) /* [8.9g] */
        return NO_DOUBLE_IN_ROUGH;
    if (fits(g, s, h, &c, &limit, &passes))
        return 0;
    if (!r94(g)->entry[unit(g, u)->entry].unlimited && !passes)
        return limit;
    for (int facing = 0; facing < KS_FACINGS; facing++)
        if (can_go_on(g, s, u, facing, h, left, &c))
            return 0;
    return limit;
}

unsigned r94_onward_facings(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    struct r94_crowd c = cluster_at(g, s, piece(s, u)->hex);
    unsigned set = 0;
    for (int f = 0; f < KS_FACINGS; f++)
        if (can_go_on(g, s, u, f, piece(s, u)->hex, r94_cluster_points(g, s, u), &c))
            set |= 1u << f;
    return set;
}

/* ---- doing it ---- */

/* [8.13.1a] Hexes of the run; a step to the rear does not count and restarts it. */
static uint8_t run_after(const struct ks_state *s, ks_unit u, int d)
{
    if (zone(s, u, d) != KS_FRONT)
        return 0;
    return (uint8_t)(piece(s, u)->run < 200 ? piece(s, u)->run + 1 : 200);
}

/* [8.13.1c] Water, woods, buildings, marsh and friends bar a charge for the rest of the
 * move, r171. Passing other units means friends: enemies are not passed. */
static bool bars_charge(const struct ks_game *g, const struct ks_state *s, ks_hex from,
                        int d)
{
    ks_hex to = next_hex(g, from, d);
    return is_rough(g, to) || g->map.terrain[to] == KS_MARSH || over_stream(g, from, d) ||
           r94_has_company(g, s, to, false);
}

void r94_arrive(struct play *p, ks_unit u, ks_hex to, int from_direction)
{
    struct r94_piece *x = edit(p->s, u);
    int side = side_of(p->g, u);
    bool among = r94_has_company(p->g, p->s, to, false), enemy = holds(p->s, to, !side);
    r94_lift(p->g, p->s, u);
    r94_put(p->g, p->s, u, to);
    x->flags = (uint16_t)((x->flags | R94_STEPPED) & ~R94_TURNED);
    x->group =
        (uint8_t)((x->group & ~(R94_AMONG | R94_VICTOR)) | (among ? R94_AMONG : 0));
    x->from = (uint8_t)(enemy ? from_direction : KS_NO_DIRECTION);
}

void r94_step_cluster(struct play *p, ks_unit u, int d)
{
    ks_hex from = piece(p->s, u)->hex, to = next_hex(p->g, from, d);
    int cost = step_cost(p->g, p->s, u, d); /* [8.5] may be more than there is */
    uint8_t run = run_after(p->s, u, d);
    uint8_t barred = bars_charge(p->g, p->s, from, d) ? R94_NO_CHARGE : 0;
    ks_unit mover[R94_MAX_STACK];
    int n = 0;
    r94_pay(p, from, cost);
    for (ks_unit v = top(p->s, from); v != KS_NONE && n < R94_MAX_STACK;
         v = below(p->s, v))
        if (r94_in_cluster(p->g, p->s, v))
            mover[n++] = v;
    bool ranked = r94_is_ranked(p->s, u) && !r94_has_company(p->g, p->s, from, true);
    for (int i = 0; i < n; i++) {
        r94_arrive(p, mover[i], to, (d + 3) % 6);
        edit(p->s, mover[i])->run = run;
        edit(p->s, mover[i])->group |= barred;
    }
    if (ranked &&
        !r94_has_company(p->g, p->s, to, true)) /* the marker goes with the stack */
        r94_set_ranked(p->g, p->s, to, side_of(p->g, u), true);
    /* those that arrived first and those that follow are one cluster */
    tell(p, sentence(STEPS, u, to, cost, r94_cluster_points(p->g, p->s, u)));
}
