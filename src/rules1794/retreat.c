/* [8.16a] A unit forced out of its hex withdraws. */
#include "rules1794/retreat.h"

#include "rules1794/formation.h"
#include "rules1794/leader.h"
#include "rules1794/loss.h"
#include "rules1794/procs.h"
#include "rules1794/stack.h"

/* An enemy unit closes a hex, a commander alone makes way, r204. */
uint16_t r94_why_not_back_into(const struct ks_game *g, const struct ks_state *s,
                               ks_hex h, int side)
{
    if (is_off(g, h))
        return RETREAT_OFF_MAP;
    return holds(s, h, !side) ? RETREAT_INTO_ENEMY : 0;
}

/* The same for a unit that goes there from its hex: the terrain may be prohibited to
 * it. */
static uint16_t why_not_back_along(const struct ks_game *g, const struct ks_state *s,
                                   ks_unit u, ks_hex from, int direction)
{
    uint16_t why =
        r94_why_not_back_into(g, s, next_hex(g, from, direction), side_of(g, u));
    if (why)
        return why;
    return r94(g)->cost[branch(g, u)][from][direction] == R94_CLOSED ? GROUND_IS_CLOSED
                                                                     : 0;
}

/* [12.1a@szczekociny] r133: a unit lost on the way counts as lost to what drove it back. */
static enum r94_cause cause_of(int kind)
{
    return kind & RETREAT_FIRE ? BY_FIRE : kind & RETREAT_CRISIS ? BY_CRISIS : BY_OTHER;
}

bool r94_is_overstacked(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                        int side)
{
    if (is_lonely(s, h))
        return false;
    struct r94_crowd c = r94_crowd_of(g, s, h, side);
    return r94_crowd_limit(g, &c) != 0;
}

/* [8.16.2a 8.16.2b 10.11.3@maciejowice] What the ground takes of a unit that goes there, or
 * 0: a single loss, however many of its kinds meet, r103, r236. */
static uint16_t toll_of_ground(const struct ks_game *g, ks_hex from, ks_hex to,
                               int direction)
{
    if (g->map.stream[from] >> direction & 1) /* bridges do not help, r45 */
        return LOSS_OVER_STREAM;
    if (g->map.terrain[to] == KS_MARSH)
        return LOSS_IN_MARSH;
    return r94(g)->level[to] > r94(g)->level[from] ? LOSS_UPHILL : 0;
}

/* Each unit that goes takes the loss of the ground, and that of an enemy front [8.16.4],
 * which is another paragraph and adds to it. */
static void take_toll(struct play *p, ks_unit u, ks_hex from, int direction, bool watched,
                      enum r94_cause by)
{
    ks_hex to = piece(p->s, u)->hex;
    const uint16_t cause[] = {toll_of_ground(p->g, from, to, direction),
                              watched ? LOSS_IN_ENEMY_FRONT : 0};
    for (int i = 0; i < 2; i++)
        if (cause[i] && !has(p->s, u, R94_GONE)) {
            event(p, cause[i], u, to, 0);
            r94_lose_step(p, u, by);
        }
}

void r94_fall_into(struct play *p, int side, ks_hex from, ks_hex to, int kind,
                   ks_hex melee)
{
    int direction = ks_grid_direction(grid(p->g), from, to);
    bool watched = r94_in_enemy_front(p->g, p->s, to, side, melee);
    ks_unit moved[KS_FACINGS * 4];
    int n = 0;
    for (ks_unit u = top(p->s, from), next; u != KS_NONE; u = next) {
        next = below(p->s, u);
        if (side_of(p->g, u) != side || !(piece(p->s, u)->group & R94_RETREATING))
            continue;
        r94_lift(p->g, p->s, u);
        r94_put(p->g, p->s, u, to);
        edit(p->s, u)->from = KS_NO_DIRECTION;
        event(p, GOES_BACK, u, to, 0);
        if (n < (int)(sizeof moved / sizeof *moved))
            moved[n++] = u;
    }
    for (int i = 0; i < n && !(kind & RETREAT_FREE); i++)
        if (is_troop(p->g, moved[i]))
            take_toll(p, moved[i], from, direction, watched, cause_of(kind));
}

bool r94_join_stack(struct play *p, int side, ks_hex h)
{
    ks_unit host = top(p->s, h);
    while (host != KS_NONE && (side_of(p->g, host) != side || !is_troop(p->g, host) ||
                               (piece(p->s, host)->group & R94_RETREATING)))
        host = below(p->s, host);
    for (ks_unit u = top(p->s, h); u != KS_NONE; u = below(p->s, u)) {
        struct r94_piece *x = edit(p->s, u);
        if (side_of(p->g, u) != side || !(x->group & R94_RETREATING))
            continue;
        if (host != KS_NONE)
            r94_face(p->g, p->s, u, piece(p->s, host)->facing);
        x->group &= R94_DOUBLE;
    }
    return host != KS_NONE;
}

void r94_eliminate_group(struct play *p, int side, ks_hex h, int kind)
{
    for (ks_unit u = top(p->s, h), next; u != KS_NONE; u = next) {
        next = below(p->s, u);
        if (side_of(p->g, u) != side || !(piece(p->s, u)->group & R94_RETREATING))
            continue;
        if (is_leader(p->g, u)) /* he falls with the last unit of the hex, see loss.c */
            edit(p->s, u)->group = 0;
        else
            r94_eliminate(p, u, cause_of(kind));
        if (next != KS_NONE && piece(p->s, next)->hex != h)
            next = top(p->s, h); /* a commander fell with it: begin again */
    }
}

ks_unit r94_group_in(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                     int side)
{
    ks_unit u = top(s, h);
    while (u != KS_NONE && (side_of(g, u) != side || !is_troop(g, u) ||
                            !(piece(s, u)->group & R94_RETREATING)))
        u = below(s, u);
    return u;
}

static bool next_to_enemy(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                          int side)
{
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (holds(s, next_hex(g, h, d), !side))
            return true;
    return false;
}

/* Is there room, to stay or to pass? [6.1.1@maciejowice] A unit may pass the other arm within the
 * limits: they must be apart only where the retreat ends [6.1], r237. */
static bool fits(const struct ks_game *g, const struct ks_state *s, ks_hex h, int side,
                 const struct r94_crowd *more, bool goes_on)
{
    struct r94_crowd c = *more;
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == side)
            r94_crowd_add(g, s, &c, u);
    uint16_t limit = r94_crowd_limit(g, &c);
    return !limit ||
           (goes_on && limit == NO_MIXED_STACK && !r94_crowd_limit_passing(g, &c));
}

/* r48: a square has no rear; any free hex will do, away from the enemy if there is
 * one. */
int r94_square_exits(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                     int side, const struct r94_crowd *room, uint8_t *out)
{
    int n = 0, calm = 0;
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        ks_hex to = next_hex(g, h, d);
        if (r94_why_not_back_into(g, s, to, side) ||
            r94(g)->cost[R94_FOOT][h][d] == R94_CLOSED ||
            (room != NULL && !fits(g, s, to, side, room, false)))
            continue;
        if (!next_to_enemy(g, s, to, side)) {
            if (calm == 0)
                n = 0;
            calm = 1;
            out[n++] = (uint8_t)d;
        } else if (!calm) {
            out[n++] = (uint8_t)d;
        }
    }
    return n;
}

/* Can troops with that facing retreat so many more hexes through free hexes and find room? */
static bool open_way(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                     ks_unit u, int hexes, const struct r94_crowd *group)
{
    int side = side_of(g, u);
    bool room = r94(g)->setting.retreat_needs_room;
    for (int z = 4; z <= 5; z++) {
        int d = ks_zone_direction(piece(s, u)->facing, z);
        ks_hex to = next_hex(g, h, d);
        if (why_not_back_along(g, s, u, h, d) ||
            ((room || hexes == 1) && !fits(g, s, to, side, group, hexes > 1)))
            continue;
        if (hexes == 1 || open_way(g, s, to, u, hexes - 1, group))
            return true;
    }
    return false;
}

bool r94_has_way_back(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    struct r94_crowd c = nobody;
    r94_crowd_add(g, s, &c, u);
    return open_way(g, s, piece(s, u)->hex, u, 1, &c);
}

bool r94_may_go_back(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     int hexes, const struct r94_crowd *group)
{
    return open_way(g, s, piece(s, u)->hex, u, hexes, group);
}

/* Directions open to the group of the frame: [8.16.5] the rear zone, wherever the fire
 * came from. In the later games only where there is room [10.11.6], r101. */
static int exits(const struct ks_game *g, const struct ks_state *s, uint8_t *out)
{
    const struct ks_frame *f = frame_of(s);
    ks_unit u = r94_group_in(g, s, f->hex, f->side);
    int n = 0;
    bool room = r94(g)->setting.retreat_needs_room, free = f->a & RETREAT_VOLUNTARY;
    struct r94_crowd c = nobody;
    for (ks_unit v = top(s, f->hex); v != KS_NONE; v = below(s, v))
        if (side_of(g, v) == f->side && piece(s, v)->group & R94_RETREATING)
            r94_crowd_add(g, s, &c, v);
    if (f->b)
        return r94_square_exits(g, s, f->hex, f->side, room ? &c : NULL, out);
    for (int z = 4; z <= 5; z++) {
        int d = ks_zone_direction(piece(s, u)->facing, z);
        ks_hex to = next_hex(g, f->hex, d);
        if (why_not_back_along(g, s, u, f->hex, d))
            continue;
        bool goes_on = f->count > 1;
        if (free && goes_on && !open_way(g, s, to, u, f->count - 1, &c))
            continue;
        if ((room || (free && !goes_on)) && !fits(g, s, to, f->side, &c, goes_on))
            continue;
        out[n++] = (uint8_t)d;
    }
    return n;
}

void r94_join_retreat(struct r94_piece *x)
{
    x->group = (uint8_t)(R94_RETREATING | (x->group & R94_DOUBLE));
    x->flags &= (uint16_t) ~(R94_MOVING | R94_STEPPED);
}

void r94_push_retreat(struct play *p, ks_unit u, int hexes, int kind)
{
    ks_hex h = piece(p->s, u)->hex;
    int side = side_of(p->g, u);
    bool square = is_square(p->s, u);
    for (ks_unit v = top(p->s, h); v != KS_NONE; v = below(p->s, v)) {
        bool with =
            kind & RETREAT_STACK || (kind & RETREAT_PART && has(p->s, v, R94_PENDING));
        if (v != u && !(with && side_of(p->g, v) == side && is_troop(p->g, v)))
            continue;
        struct r94_piece *x = edit(p->s, v);
        if (kind & RETREAT_PART)
            unmark(p->s, v, R94_PENDING);
        if (kind & RETREAT_CRISIS && x->flags & R94_MOVING)
            x->flags |= R94_MOVED; /* it drops out of its line [8.15a], r289 */
        r94_join_retreat(x);
        if (kind & RETREAT_FIRE)
            x->flags |= R94_STOPPED; /* [10.7] r116 */
        if (square) {
            x->form = R94_LINE;
            r94_thin_out(p, v);
        }
    }
    struct ks_frame *f = ks_push(p, PROC_RETREAT);
    f->hex = h;
    f->side = (uint8_t)side;
    f->count = (uint8_t)hexes;
    f->a = (uint16_t)kind;
    f->b = square;
    f->unit = u;
}

/* The group stands where it will stay, unless the hex is too full [8.16.10b]. */
static void settle(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (r94_is_overstacked(p->g, p->s, f->hex, f->side)) {
        event(p, HEX_IS_FULL, f->unit, f->hex, 0);
        f->count = 1;
        f->a &= (uint16_t)~RETREAT_VOLUNTARY;
        f->b = 0;
        return;
    }
    struct ks_frame done = *f;
    bool joined = r94_join_stack(p, f->side, f->hex);
    ks_pop(p);
    if (done.b && !joined)
        r94_push_facing(p, done.hex, done.side, ALL_FACINGS);
}

/* r102: the way back was closed meanwhile; all stay, and a part of a stack has spoken for
 * itself all the same. */
static void stay_after_all(struct play *p)
{
    const struct ks_frame f = *frame(p->s);
    for (ks_unit u = top(p->s, f.hex); u != KS_NONE; u = below(p->s, u))
        if (f.a & RETREAT_PART && f.count > 1 && is_troop(p->g, u) &&
            side_of(p->g, u) == f.side && piece(p->s, u)->group & R94_RETREATING)
            mark(p->s, u, R94_PENDING);
    r94_join_stack(p, f.side, f.hex);
    ks_pop(p);
}

bool r94_retreat_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (f->step == 0) { /* r93: commanders in the hex may go along */
        ks_unit c = r94_leader_to_ask(p->g, p->s, f->hex, f->side, f->mask[0]);
        if (c != KS_NONE) {
            f->mask[0] |= commander_bit(p->g, c);
            r94_push_follow(p, c);
            return false;
        }
        f->step = 1;
    }
    f->unit = r94_group_in(p->g, p->s, f->hex, f->side);
    if (f->unit == KS_NONE) {
        r94_join_stack(p, f->side, f->hex); /* a commander may be left: he stays here */
        ks_pop(p);
        return false;
    }
    if (f->count == 0) {
        settle(p);
        return false;
    }
    uint8_t way[KS_DIRECTIONS];
    int ways = exits(p->g, p->s, way);
    if (ways == 0 && f->a & RETREAT_VOLUNTARY) {
        stay_after_all(p);
        return false;
    }
    if (ways == 0) {
        event(p, NOWHERE_TO_GO, f->unit, f->hex, 0); /* [8.16.3] r101 */
        r94_eliminate_group(p, f->side, f->hex, f->a);
        ks_pop(p);
        return false;
    }
    p->s->actor = f->side;
    return true;
}

uint16_t r94_retreat_why(const struct ks_game *g, const struct ks_state *s,
                         struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    if (a.verb != RETREAT)
        return CHOOSE_A_RETREAT;
    if (a.unit != f->unit)
        return OTHER_UNIT_RETREATS;
    uint8_t way[KS_DIRECTIONS];
    for (int i = 0, n = exits(g, s, way); i < n; i++)
        if (next_hex(g, f->hex, way[i]) == a.hex)
            return 0;
    uint16_t why = r94_why_not_back_into(g, s, a.hex, f->side);
    int d = ks_grid_direction(grid(g), f->hex, a.hex);
    if (why || d == KS_NO_DIRECTION || zone(s, f->unit, d) != KS_REAR)
        return why ? why : RETREAT_BY_THE_REAR;
    why = why_not_back_along(g, s, f->unit, f->hex, d);
    return why ? why : RETREAT_NEEDS_ROOM;
}

void r94_retreat_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    uint8_t way[KS_DIRECTIONS];
    for (int i = 0, n = exits(g, s, way); i < n; i++)
        offer(out, action(RETREAT, f->unit, next_hex(g, f->hex, way[i]), 0));
}

/* [8.16.1] costs no movement points. */
void r94_retreat_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    ks_hex from = f->hex;
    f->hex = a.hex;
    f->count--;
    int side = f->side;
    r94_fall_into(p, side, from, a.hex, f->a, KS_NONE);
    r94_push_make_way(p, a.hex, !side);
    r94_push_step_back(p, a.hex,
                       side); /* [8.16.11a] whenever an enemy comes next to him */
}
