/* A phase has some 20 to 40 shots; listing them asks each top unit for the 18 or 36
 * hexes within its range, of which few hold enemies. */
#include "rules1794/fire.h"

#include "base/bits.h"
#include "rules1794/command.h"
#include "rules1794/frames.h"
#include "rules1794/leader.h"
#include "rules1794/line.h"
#include "rules1794/loss.h"
#include "rules1794/procs.h"
#include "rules1794/retreat.h"
#include "rules1794/sight.h"
#include "rules1794/stack.h"

enum { ROW_MASK = (1 << R94_RIFLE_ROW) - 1 };

enum { NAME_FIRERS, AFTER_SHOT, CHECK_MORALE, SHOOT_GUN, FIRE_CASUALTY, FIRE_DONE };

/* [3.4r] Movement points of a unit. */
int r94_allowance_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct r94_game *r = r94(g);
    if (unit(g, u)->arm == R94_COSSACK) /* [8.8b] */
        return r->cossack_allowance;
    if (is_limbered(s, u)) /* [8.12c@maciejowice] */
        return r->limbered_allowance;
    int points = r->allowance[branch(g, u)]; /* [8.8a] */
    return piece(s, u)->group & R94_DOUBLE ? points + r->double_time_bonus
                                           : points; /* [8.9b] */
}

int r94_points_left(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    int left = r94_allowance_of(g, s, u) - piece(s, u)->spent;
    return left > 0 ? left : 0;
}

/* ---- firers and targets ---- */

uint16_t r94_why_no_target(const struct ks_state *s, ks_hex h, int side)
{
    if (!holds(s, h, !side))
        return NO_ENEMY_THERE;
    return holds(s, h, side) ? NO_FIRE_INTO_MELEE : 0;
}

static bool is_pressed(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct r94_piece *x = piece(s, u);
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (zone(s, u, d) == KS_FRONT &&
            !r94_why_no_target(s, next_hex(g, x->hex, d), side_of(g, u)))
            return true;
    return false;
}

bool r94_is_pressed(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                    enum r94_pressed *known)
{
    if (*known == NOT_ASKED)
        *known = is_pressed(g, s, u) ? PRESSED : NOT_PRESSED;
    return *known == PRESSED;
}

/* r69: units that may act in this round pay a movement point [10.9.2], all others nothing; a unit
 * that has begun to act keeps paying, even out of command [r65]. */
static bool pays(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct r94_piece *x = piece(s, u);
    return side_of(g, u) == look(s)->side && look(s)->phase == R94_FIRE_AND_MOVE &&
           (x->flags & (R94_MOVING | R94_MOVED) || x->spent ||
            !r94_why_not_acting(g, s, u));
}

/* Does a unit fire along with the one on top: in a square, or under a Line marker
 * [6.2.1b@maciejowice]? [10.9.1a] */
static bool fires_along(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                        ks_unit v)
{
    bool together = is_square(s, u) || r94_is_ranked(s, u);
    return together && side_of(g, u) == side_of(g, v) &&
           piece(s, u)->form == piece(s, v)->form &&
           piece(s, v)->shots < r94(g)->shots_a_turn;
}

/* [7.3.2-8] A square fires with a quarter of the sum, r20; [3.4t] halves round up. */
static int firepower_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (!is_square(s, u) && !r94_is_ranked(s, u))
        return values(g, s, u)->firepower;
    int sum = 0, by = is_square(s, u) ? r94(g)->square_fire_divisor : 1;
    for (ks_unit v = top(s, piece(s, u)->hex); v != KS_NONE; v = below(s, v))
        if (is_troop(g, v) && fires_along(g, s, u, v))
            sum += values(g, s, v)->firepower;
    return (2 * sum + by) / (2 * by);
}

/* 0 if the unit may use rifle fire now, whatever the target; else why not. */
static uint16_t why_not_firing(const struct ks_game *g, const struct ks_state *s,
                               ks_unit u)
{
    const struct r94_piece *x = piece(s, u);
    if (!is_troop(g, u)) /* [10.0] */
        return NO_RIFLES;
    if (x->hex == KS_NONE)
        return NOT_ON_MAP;
    bool others =
        r94_is_ranked(s, u) && firepower_of(g, s, u) > 0; /* [6.2.1b] in its ranks */
    if (values(g, s, u)->firepower == 0 && !others)
        return CANNOT_FIRE; /* [10.9.3] cossacks and kosynierzy */
    if (x->shots >= r94(g)->shots_a_turn && !others) /* [10.9.1a] */
        return ALL_SHOTS_FIRED;
    if (!r94_is_top(g, s, u)) /* [6.6a] */
        return NOT_ON_TOP;
    if (is_melee_hex(s, x->hex)) /* [10.6] */
        return NO_FIRE_FROM_MELEE;
    if (side_of(g, u) == look(s)->side && r94_is_other_arm(g, s, u)) /* r128 */
        return OTHER_ARM_ACTS;
    if (!pays(g, s, u))
        return 0;
    if (x->group & R94_DOUBLE) /* [8.9c] */
        return NO_FIRE_AT_DOUBLE;
    return r94_points_left(g, s, u) < 1 ? NO_POINT_FOR_FIRE : 0;
}

/* The part that looks at the target, along a ray. */
static uint16_t why_not_along_ray(const struct ks_game *g, const struct ks_state *s,
                                  ks_unit u, ks_hex h, const struct ks_ray *ray,
                                  enum r94_pressed *pressed)
{
    ks_hex at;
    uint16_t why = r94_why_no_target(s, h, side_of(g, u));
    if (why)
        return why;
    if (!r94_zone_serves(s, u, ray)) /* [10.2a 10.2b] */
        return NOT_IN_FIELD_OF_FIRE;
    bool ahead = is_square(s, u) || ray->zone[piece(s, u)->facing] == KS_FRONT;
    if ((ray->distance > 1 || !ahead) && r94_is_pressed(g, s, u, pressed))
        return ENEMY_IN_FRONT;
    return r94_why_not_along(g, s, piece(s, u)->hex, h, ray, &at); /* [10.3] */
}

uint16_t r94_why_not_fire_at(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                             ks_hex h)
{
    uint16_t why = why_not_firing(g, s, u);
    if (why)
        return why;
    if (!ks_grid_on_map(grid(g), h))
        return OFF_THE_MAP;
    if (ks_grid_distance(grid(g), piece(s, u)->hex, h) > r94(g)->range[branch(g, u)])
        return branch(g, u) == R94_HORSE ? OUT_OF_RANGE_HORSE
                                         : OUT_OF_RANGE; /* [10.8a 10.8b] */
    const struct ks_ray *ray = ks_grid_ray(grid(g), piece(s, u)->hex, h);
    if (!ray)
        return NO_ENEMY_THERE;
    enum r94_pressed pressed = NOT_ASKED;
    return why_not_along_ray(g, s, u, h, ray, &pressed);
}

/* Hexes held by the enemy that lie in the unit's field of fire, or just beyond an edge of the map. */
static uint64_t in_field(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const uint64_t *held = look(s)->held[!side_of(g, u)];
    ks_hex at = piece(s, u)->hex;
    int parity = ks_grid_row(grid(g), at) & 1;
    unsigned corner = (unsigned)(at - R94_RIFLE_RANGE * (grid(g)->stride + 1) + R94_PAD);
    uint64_t set = 0;
    for (unsigned row = 0; row < R94_RIFLE_ROW; row++)
        set |= (ks_bits_from(held, corner + row * grid(g)->stride) & ROW_MASK)
               << row * R94_RIFLE_ROW;
    return set &
           r94(g)->field[branch(g, u)][parity][r94_field_of(s, u)][piece(s, u)->facing];
}

/* Goes through these hexes, beginning with any of them. Few units have any, and whether a unit may
 * fire at all is dearer to ask. */
void r94_fire_offers(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     struct list *out)
{
    const struct ks_grid *m = grid(g);
    ks_hex at = piece(s, u)->hex;
    uint64_t set = piece(s, u)->near ? in_field(g, s, u) : 0;
    if (!set || why_not_firing(g, s, u))
        return;
    int col = ks_grid_col(m, at), row = ks_grid_row(m, at);
    int range = r94(g)->range[branch(g, u)], width = 2 * range + 1;
    enum r94_pressed pressed = NOT_ASKED;
    unsigned turn = out->start & 31;
    int at_row = (int)(out->start >> 5 & 255) % width;
    for (int k = 0; k < width; k++, at_row++) {
        int dr = (at_row < width ? at_row : at_row - width) - range;
        int first = at + dr * m->stride - range;
        uint64_t bits = set >> (dr + R94_RIFLE_RANGE) * R94_RIFLE_ROW & ROW_MASK;
        bits >>= R94_RIFLE_RANGE - range;
        for (bits = ks_bits_turned(bits, turn); bits; bits &= bits - 1) {
            int dc = (int)((ks_lowest_bit(bits) + turn) & 31) - range;
            if (!ks_grid_inside(m, col + dc, row + dr))
                continue;
            ks_hex h = (ks_hex)(first + dc + range);
            const struct ks_ray *ray = ks_grid_ray_by(m, row & 1, dc, dr);
            if (why_not_along_ray(g, s, u, h, ray, &pressed))
                continue;
            offer(out, action(FIRE, u, h, 0));
            if (has_enough(out))
                return;
        }
    }
}

/* ---- naming firers ---- */

/* [10.9.1b] Fire is declared, and settled at once. */
void r94_push_fire(struct play *p, ks_unit u, ks_hex target, enum r94_fire_moment moment)
{
    struct ks_frame *f = ks_push(p, PROC_FIRE);
    f->unit = u;
    f->hex = target;
    f->side = (uint8_t)side_of(p->g, u);
    f->count = (uint8_t)moment;
    f->a = KS_NONE;
    mark(p->s, u, R94_FIRER);
}

static ks_unit firer(const struct ks_game *g, const struct ks_state *s, ks_unit from)
{
    while (from < g->pieces && !has(s, from, R94_FIRER))
        from++;
    return from;
}

/* [10.9.6a] One arm, hexes next to each other in their flank zones, each with its line
 * of sight. In a reaction each must have announced fire, r75; on the move only the
 * movers fire. */
static uint16_t why_not_join(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    if (side_of(g, u) != f->side)
        return NOT_YOUR_UNIT;
    if (has(s, u, R94_FIRER))
        return ALREADY_NAMED;
    if (is_gun(g, u)) /* [10.10.2b] */
        return NO_GUNS_IN_VOLLEY;
    if (branch(g, u) != branch(g, f->unit))
        return FIRE_OF_ONE_ARM;
    if (f->count == FIRE_BY_HARRYING)
        return FIRE_NOT_ANNOUNCED;
    if (f->count == FIRE_ON_THE_MOVE && !has(s, u, R94_MOVING))
        return ONLY_MOVERS_FIRE;
    uint16_t why = r94_why_not_fire_at(g, s, u, f->hex);
    if (why)
        return why;
    if (f->count == FIRE_IN_REACTION) {
        int d = ks_grid_direction(grid(g), f->hex, piece(s, u)->hex);
        if (d == KS_NO_DIRECTION || look(s)->announced[d] != VOLLEY)
            return FIRE_NOT_ANNOUNCED;
    }
    for (ks_unit v = firer(g, s, 0); v < g->pieces; v = firer(g, s, v + 1))
        if (r94_are_in_line(g, s, u, v))
            return 0;
    return NOT_NEXT_TO_FIRER;
}

uint16_t r94_fire_why(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a)
{
    if (frame_of(s)->step != NAME_FIRERS)
        return a.verb == ROLL && a.arg < 10 ? 0 : ROLL_THE_DIE;
    if (a.verb == SHOOT)
        return 0;
    return a.verb == WITH ? why_not_join(g, s, a.unit) : NAME_FIRERS_NOW;
}

/* Only neighbours of a firer can join: look at the hexes beside the named ones. */
void r94_fire_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    if (frame_of(s)->step != NAME_FIRERS) {
        offer_die(out);
        return;
    }
    size_t first = out->n;
    for (ks_unit v = firer(g, s, 0); v < g->pieces; v = firer(g, s, v + 1))
        for (int d = 0; d < KS_DIRECTIONS; d++) {
            ks_unit u =
                r94_top_troop(g, s, next_hex(g, piece(s, v)->hex, d), frame_of(s)->side);
            if (u == KS_NONE || why_not_join(g, s, u))
                continue;
            bool twice = false;
            for (size_t i = first; i < out->n && i < out->max; i++)
                twice |= out->v[i].unit == u;
            if (!twice)
                offer(out, action(WITH, u, KS_NONE, 0));
        }
    offer(out, action(SHOOT, KS_NONE, KS_NONE, 0));
}

/* ---- the shot ---- */

/* [10.3.1 10.3.2] The border between front and flank is front, r139. */
bool r94_is_from_flank(const struct ks_game *g, const struct ks_state *s, ks_unit target,
                       ks_hex from)
{
    const struct ks_ray *ray = ks_grid_ray(grid(g), piece(s, target)->hex, from);
    return ray && !is_square(s, target) &&
           ray->zone[piece(s, target)->facing] != KS_FRONT;
}

/* [10.9.7 10.9.8 10.9.9] Which of the turn's shots this is: 0 first, 1 second, 2 later. */
static uint8_t order_of(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    int most = piece(s, u)->shots;
    for (ks_unit v = top(s, piece(s, u)->hex); v != KS_NONE; v = below(s, v))
        if (is_troop(g, v) && fires_along(g, s, u, v) && piece(s, v)->shots > most)
            most = piece(s, v)->shots;
    return (uint8_t)(most < 2 ? most : 2);
}

/* r37: are all firers in the hex shooters, jagers or the like? */
static bool are_light(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    bool light = unit(g, u)->skirmisher;
    for (ks_unit v = top(s, piece(s, u)->hex); v != KS_NONE && light; v = below(s, v))
        light = !is_troop(g, v) || !r94_is_ranked(s, v) || !fires_along(g, s, u, v) ||
                unit(g, v)->skirmisher;
    return light;
}

struct volley {
    int hexes, row,
        best; /* firing hexes; row of the table; highest firepower at distance 1 */
    struct r94_shot shot;
    bool foot;
};

/* [10.9.4a 10.9.4b 10.9.4c] Firepower by distance, rounded, finds the row. */
static int rifle_row(const struct r94_game *r, int firepower, int distance)
{
    int quotient = (2 * firepower + distance) / (2 * distance), row = 0;
    while (row + 1 < R94_RIFLE_ROWS && quotient >= r->rifle_from[row + 1])
        row++;
    return row;
}

/* [10.9.6b 10.9.6c] The strongest firer finds the row, the nearer one of equals; each
 * further firing hex moves it one down, r36. */
static struct volley aim(const struct ks_game *g, const struct ks_state *s, ks_hex target,
                         ks_unit only)
{
    const struct r94_game *r = r94(g);
    struct volley v = {
        .shot = {.light = true, .rifle = true, .flank = r->fire_flank != 0}};
    int best = -1, best_distance = 1;
    ks_unit front = only == KS_NONE ? firer(g, s, 0) : only;
    ks_unit aimed = r94_top_troop(g, s, target, !side_of(g, front));
    bool counted = r->fire_shot[0] || r->fire_shot[1] || r->fire_shot[2];
    for (ks_unit u = only == KS_NONE ? firer(g, s, 0) : only; u < g->pieces;
         u = only == KS_NONE ? firer(g, s, u + 1) : g->pieces) {
        int power = firepower_of(g, s, u);
        int distance = ks_grid_distance(grid(g), piece(s, u)->hex, target);
        if (power > best || (power == best && distance < best_distance)) {
            best = power;
            best_distance = distance;
        }
        if (distance == 1 && power > v.best)
            v.best = power;
        v.hexes++;
        if (counted && order_of(g, s, u) > v.shot.order) /* [10.9.9b] r30 */
            v.shot.order = order_of(g, s, u);
        v.shot.flank = v.shot.flank && aimed != KS_NONE &&
                       r94_is_from_flank(g, s, aimed, piece(s, u)->hex);
        v.shot.light &= are_light(g, s, u);
        v.shot.cavalry |= branch(g, u) == R94_HORSE;
        v.foot |= branch(g, u) == R94_FOOT;
    }
    v.row = rifle_row(r, best, best_distance) + v.hexes - 1;
    if (v.row >= R94_RIFLE_ROWS)
        v.row = R94_RIFLE_ROWS - 1;
    v.shot.result = r->rifle_result[v.row];
    return v;
}

/* [10.9.4e 10.9.2] Marks the shots and pays for them. */
static void spend_shots(struct play *p)
{
    for (ks_unit u = firer(p->g, p->s, 0); u < p->g->pieces;
         u = firer(p->g, p->s, u + 1)) {
        struct r94_piece *x = edit(p->s, u);
        bool paid = pays(p->g, p->s, u);
        x->spent = (uint8_t)(x->spent + paid);
        x->flags &= (uint16_t) ~(R94_FIRER | R94_TURNED);
        if (r94(p->g)->setting.fire_breaks_charge && x->flags & R94_MOVING)
            spoil_charge(x); /* [8.14.1b@maciejowice] */
        for (ks_unit v = top(p->s, x->hex); v != KS_NONE; v = below(p->s, v))
            if (v != u && is_troop(p->g, v) && fires_along(p->g, p->s, u, v)) {
                edit(p->s, v)->shots++;
                if (paid && r94_is_ranked(p->s, v))
                    edit(p->s, v)->spent++;
            }
        if (x->shots < r94(p->g)->shots_a_turn)
            x->shots++;
        tell(p, sentence(FIRES, u, frame(p->s)->hex, x->shots, 0));
        if (frame(p->s)->count == FIRE_IN_REACTION) {
            int d = ks_grid_direction(grid(p->g), frame(p->s)->hex, x->hex);
            state(p->s)->announced[d] =
                SHOOT; /* its rifles are done, guns beside it may follow */
        }
    }
}

/* What the die is needed for must be kept: the shot in bits. */
static uint16_t pack(const struct volley *v)
{
    return (uint16_t)(v->row | v->shot.cavalry << 4 | v->shot.light << 5 | v->best << 8);
}

static struct r94_shot unpack(const struct ks_game *g, uint16_t a, uint16_t b)
{
    return (struct r94_shot){.cavalry = a >> 4 & 1,
                             .light = a >> 5 & 1,
                             .rifle = true,
                             .result = r94(g)->rifle_result[a & 15],
                             .order = b & 3,
                             .flank = b >> 4 & 1};
}

/* [10.9.4d] */
static void shoot(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    const struct r94_game *r = r94(p->g);
    struct volley v = aim(p->g, p->s, f->hex, KS_NONE);
    struct r94_crowd c = r94_crowd_of(p->g, p->s, f->hex, !f->side);
    f->a = pack(&v);
    f->b = (uint16_t)(v.shot.order | v.shot.flank << 4);
    spend_shots(p);
    f->step = FIRE_CASUALTY;
    if (c.troop == KS_NONE) { /* [10.9.5a 10.9.5b] guns alone, r148 */
        f->unit = c.gun;
        if (v.best >= r->gun_kill_firepower)
            f->step = SHOOT_GUN;
        else
            event(p, FIRE_CANNOT_HURT_GUN, c.gun, f->hex, v.best);
        return;
    }
    /* [4.5.1a] the last row endangers a commander, in the 2013 edition if infantry
     * fires */
    if (v.row >= r->rifle_casualty_row && (v.foot || r->setting.rifle_casualty_by_any))
        f->mask[0] = r94_leaders_in(p->g, p->s, f->hex, !f->side);
    f->unit = c.troop; /* [6.7] */
    tell(p, sentence(FIRE_ROW, c.troop, f->hex, v.row + 1, v.shot.result));
    if (v.shot.result < 0) /* [10.9.7a] */
        event(p, FIRE_NO_EFFECT, c.troop, f->hex, 0);
    else
        f->step = CHECK_MORALE;
}

bool r94_fire_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    switch (f->step) {
    case NAME_FIRERS: p->s->actor = f->side; return true;
    case CHECK_MORALE:
    case SHOOT_GUN: p->s->actor = KS_CHANCE; return true;
    case FIRE_CASUALTY: {
        uint32_t leaders = f->mask[0];
        f->step = FIRE_DONE;
        r94_push_casualty(p, leaders);
        return false;
    }
    default: ks_pop(p); return false;
    }
}

/* ---- the frame ---- */

void r94_fire_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    if (a.verb == WITH) {
        mark(p->s, a.unit, R94_FIRER);
        return;
    }
    if (a.verb == SHOOT) {
        shoot(p);
        return;
    }
    bool gun = f->step == SHOOT_GUN;
    struct r94_shot shot = unpack(p->g, f->a, f->b);
    int power = f->a >> 8;
    f->step = FIRE_CASUALTY;
    if (!gun)
        r94_check_under_fire(p, f->unit, a.arg, &shot);
    else if (a.arg < power)
        r94_eliminate(p, f->unit, BY_FIRE);
    else
        tell(p, sentence(GUN_STANDS, f->unit, f->hex, a.arg, power));
}

void r94_fire_forecast(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                       ks_hex h, struct ks_events *log)
{
    struct volley v = aim(g, s, h, u);
    ks_unit target = r94_top_troop(g, s, h, !side_of(g, u));
    if (target != KS_NONE && v.shot.result >= 0)
        r94_fire_modifiers(g, s, target, &v.shot, log);
}

/* ---- a frame that was read ---- */

/* Every firer named can fire at the target; in a reaction it is next to it. */
static const char *firers_misfit(const struct ks_game *g, const struct ks_state *s,
                                 const struct ks_frame *f)
{
    if (!has(s, f->unit, R94_FIRER) || !holds(s, f->hex, !f->side))
        return "no firer, or no target";
    for (ks_unit u = firer(g, s, 0); u < g->pieces; u = firer(g, s, u + 1))
        if (side_of(g, u) != f->side || !ks_grid_ray(grid(g), piece(s, u)->hex, f->hex) ||
            (f->count == FIRE_IN_REACTION &&
             ks_grid_direction(grid(g), f->hex, piece(s, u)->hex) == KS_NO_DIRECTION))
            return "a firer stands where he cannot fire from";
    return NULL;
}

const char *r94_fire_misfit(const struct ks_game *g, const struct ks_state *s,
                            const struct ks_frame *f)
{
    if (f->step <= SHOOT_GUN && f->step != AFTER_SHOT && f != frame_of(s))
        return "a fire that waits for an answer is not on top";
    if (f->step == NAME_FIRERS)
        return firers_misfit(g, s, f);
    if (firer(g, s, 0) < g->pieces)
        return "a firer has not fired";
    if ((f->a & 15) >= R94_RIFLE_ROWS)
        return "no such row of the fire table";
    if (f->step != CHECK_MORALE && f->step != SHOOT_GUN)
        return NULL;
    bool right = f->step == SHOOT_GUN ? is_gun(g, f->unit) : is_troop(g, f->unit);
    return right && piece(s, f->unit)->hex == f->hex && side_of(g, f->unit) != f->side
               ? NULL
               : "the target of the fire is not in its hex";
}
