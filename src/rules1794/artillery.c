#include "rules1794/artillery.h"

#include "base/bits.h"
#include "rules1794/command.h"
#include "rules1794/entry.h"
#include "rules1794/fire.h"
#include "rules1794/formation.h"
#include "rules1794/frames.h"
#include "rules1794/leader.h"
#include "rules1794/loss.h"
#include "rules1794/procs.h"
#include "rules1794/sight.h"
#include "rules1794/stack.h"

/* ---- targets ---- */

static bool is_trophy(const struct ks_state *s, ks_unit gun)
{
    for (int i = 0; i < look(s)->trophies; i++)
        if (look(s)->trophy[i].gun == gun)
            return true;
    return false;
}

/* [10.10.3] One shot in each movement phase, whichever side is active; [6.6b] from anywhere in a
 * stack. */
static uint16_t why_not_gunfire(const struct ks_game *g, const struct ks_state *s,
                                ks_unit gun)
{
    if (!is_gun(g, gun))
        return NOT_ARTILLERY;
    if (!on_map(s, gun)) /* [10.10.8b] */
        return is_trophy(s, gun) ? GUN_WAS_CAPTURED : NOT_ON_MAP;
    if (is_limbered(s, gun)) /* [8.12b@maciejowice] */
        return GUN_IS_LIMBERED;
    if (has(s, gun, R94_GUN_FIRED)) /* [10.10.3b] for the rest of the phase */
        return GUN_HAS_FIRED;
    if (piece(s, gun)->marks & R94_SWUNG) /* [8.11b] */
        return GUN_IS_SILENT;
    if (piece(s, gun)->marks & R94_UNLIMBERED)
        return GUN_HAS_UNLIMBERED;
    if (has(s, gun, R94_GUN_MOVED)) /* [8.11d 10.10.3c] for the rest of the turn */
        return GUN_HAS_MOVED;
    if (piece(s, gun)->marks & R94_MISFIRED) /* [10.10.4b@maciejowice] */
        return GUN_HAS_MISFIRED;
    if (is_melee_hex(s, piece(s, gun)->hex)) /* [10.6] */
        return NO_FIRE_FROM_MELEE;
    /* [10.10.3] r114: on its own side for its commander */
    return r94(g)->setting.guns_have_commanders && side_of(g, gun) == look(s)->side &&
                   r94_why_not_his(g, s, gun)
               ? GUN_OF_OTHER_COMMAND
               : 0;
}

/* Option of TAB-ARTILLERY-4: a cone 60 degrees wide, n + 1 hexes at range n. A hex is inside if
 * it is off the axis by at most half its distance ahead. */
static bool in_cone(int facing, const struct ks_ray *ray, int parity)
{
    static const int across[KS_FACINGS] = {0, 1, 1, 0, -1, -1};
    static const int down[KS_FACINGS] = {-2, -1, 1, 2, 1, -1};
    int row = 2 + parity, dc = ray->dc, dy = ray->dr;
    int dx = 2 * dc + ((row + dy) % 2 == 0) - (row % 2 == 0);
    int dot = across[facing] * dx + down[facing] * dy;
    /* cos >= cos 30: dot^2 * 3 / 16 >= 3/4 * (dx^2 + 3 dy^2) / 4 */
    return dot > 0 && dot * dot >= dx * dx + 3 * dy * dy;
}

bool r94_bears_on(const struct ks_game *g, const struct ks_state *s, ks_unit gun,
                  const struct ks_ray *ray)
{
    int facing = piece(s, gun)->facing;
    int parity = ks_grid_row(grid(g), piece(s, gun)->hex) & 1;
    return ray->zone[facing] == KS_FRONT &&
           (!r94(g)->artillery_cone || in_cone(facing, ray, parity));
}

/* [10.10.1 TAB-ARTILLERY-4 10.5 10.1a] */
static uint16_t why_not_along_ray(const struct ks_game *g, const struct ks_state *s,
                                  ks_unit gun, ks_hex h, const struct ks_ray *ray,
                                  enum r94_pressed *pressed)
{
    ks_hex at, from = piece(s, gun)->hex;
    uint16_t why = r94_why_no_target(s, h, side_of(g, gun));
    if (why)
        return why;
    if (!r94_bears_on(g, s, gun, ray))
        return NOT_IN_FIELD_OF_FIRE;
    if (ray->distance > 1 && r94_is_pressed(g, s, gun, pressed)) /* r31 */
        return ENEMY_IN_FRONT;
    return r94_why_not_along(g, s, from, h, ray, &at);
}

uint16_t r94_why_not_bombard(const struct ks_game *g, const struct ks_state *s,
                             ks_unit gun, ks_hex h)
{
    uint16_t why = why_not_gunfire(g, s, gun);
    if (why)
        return why;
    if (!ks_grid_on_map(grid(g), h))
        return OFF_THE_MAP;
    if (ks_grid_distance(grid(g), piece(s, gun)->hex, h) > r94(g)->range[R94_GUNS])
        return OUT_OF_RANGE_GUNS; /* [10.8c] */
    const struct ks_ray *ray = ks_grid_ray(grid(g), piece(s, gun)->hex, h);
    if (!ray)
        return NO_ENEMY_THERE;
    enum r94_pressed pressed = NOT_ASKED;
    return why_not_along_ray(g, s, gun, h, ray, &pressed);
}

/* Goes through the arc row by row, from one held hex to the next. */
void r94_bombard_offers(const struct ks_game *g, const struct ks_state *s, ks_unit gun,
                        struct list *out)
{
    if (!(look(s)->aimed[gun / 64] >> gun % 64 & 1) || why_not_gunfire(g, s, gun))
        return;
    const struct ks_grid *m = grid(g);
    ks_hex at = piece(s, gun)->hex;
    int col = ks_grid_col(m, at), row = ks_grid_row(m, at),
        facing = piece(s, gun)->facing;
    const uint64_t *held = look(s)->held[!side_of(g, gun)];
    enum r94_pressed pressed = NOT_ASKED;
    unsigned rows = m->fan_rows[row & 1][facing], turn = out->start & 31;
    unsigned at_row = (out->start >> 5) % (rows ? rows : 1);
    for (unsigned i = 0; i < rows; i++, at_row++) {
        const struct ks_fan_row *fan =
            &m->fan[row & 1][facing][at_row < rows ? at_row : at_row - rows];
        int first = at + fan->row * m->stride + fan->first;
        uint64_t bits = ks_bits_from(held, (unsigned)(first + R94_PAD)) & fan->mask;
        for (bits = ks_bits_turned(bits, turn); bits; bits &= bits - 1) {
            int dc = fan->first + (int)((ks_lowest_bit(bits) + turn) & 31);
            if (!ks_grid_inside(m, col + dc, row + fan->row))
                continue;
            ks_hex h = ks_grid_hex(m, col + dc, row + fan->row);
            const struct ks_ray *ray = ks_grid_ray_by(m, row & 1, dc, fan->row);
            if (!why_not_along_ray(g, s, gun, h, ray, &pressed))
                offer(out, action(BOMBARD, gun, h, 0));
            if (has_enough(out))
                return;
        }
    }
}

/* ---- the shot ---- */

static int band(const struct r94_game *r, int distance)
{
    int i = 0;
    while (i + 1 < R94_ARTILLERY_BANDS && distance > r->artillery_to[i])
        i++;
    return i;
}

static struct r94_shot shot_of(const struct ks_game *g, const struct ks_state *s,
                               ks_unit gun, ks_unit target)
{
    const struct r94_game *r = r94(g);
    ks_hex from = piece(s, gun)->hex;
    int distance = ks_grid_distance(grid(g), from, piece(s, target)->hex);
    return (struct r94_shot){.result = r->artillery_result[band(r, distance)],
                             .stars = unit(g, gun)->stars,
                             .flank =
                                 r->fire_flank && r94_is_from_flank(g, s, target, from)};
}

/* [10.10.2a 10.10.2b 10.10.4a@maciejowice] Each gun is resolved separately and at once. */
void r94_push_bombard(struct play *p, ks_unit gun, ks_hex target)
{
    const struct r94_game *r = r94(p->g);
    int distance = ks_grid_distance(grid(p->g), piece(p->s, gun)->hex, target);
    int enemy = !side_of(p->g, gun);
    mark(p->s, gun, R94_GUN_FIRED | R94_GUN_USED);
    event(p, BOMBARDS, gun, target, distance);
    struct ks_frame *f = ks_push(p, PROC_GUN);
    f->unit = gun;
    f->hex = target;
    f->side = (uint8_t)enemy;
    f->a = (uint16_t)distance;
    struct r94_crowd c = r94_crowd_of(p->g, p->s, target, enemy);
    if (distance <= r->artillery_casualty_range) /* [4.5.2] */
        f->mask[0] = r94_leaders_in(p->g, p->s, target, enemy);
    if (c.troop == KS_NONE) { /* [10.10.4] guns alone; beyond the range no effect, r44 */
        f->step = distance <= r->counter_battery_range ? COUNTER_BATTERY : GUN_DONE;
        f->b = c.gun;
        if (f->step == GUN_DONE)
            event(p, TOO_FAR_FOR_GUNS, c.gun, target, distance);
        return;
    }
    for (ks_unit u = top(p->s, target); u != KS_NONE;
         u = below(p->s, u)) /* [6.8a 6.8b] r43; [6.2.1c@maciejowice] */
        if (side_of(p->g, u) == enemy && is_troop(p->g, u) &&
            (u == c.troop || !r94_is_ranked(p->s, c.troop)))
            mark(p->s, u, R94_PENDING);
}

static ks_unit next_target(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    ks_unit u = top(s, f->hex);
    while (u != KS_NONE && (side_of(g, u) != f->side || !has(s, u, R94_PENDING)))
        u = below(s, u);
    return u;
}

bool r94_gun_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    ks_hex h = f->hex;
    int side = f->side;
    switch (f->step) {
    case NEXT_TARGET:
        f->b = next_target(p->g, p->s);
        f->step = f->b == KS_NONE ? GUN_CASUALTY : CHECK_TARGET;
        return false;
    case CHECK_TARGET:
    case COUNTER_BATTERY:
    case COUNTER_BATTERY_HIT: p->s->actor = KS_CHANCE; return true;
    case GUN_CASUALTY: {
        uint32_t leaders = f->mask[0];
        f->step = GUN_SQUARE;
        r94_push_casualty(p, leaders);
        return false;
    }
    case GUN_SQUARE:
        f->step = GUN_DONE;
        r94_mend_square(p, h, side);
        return false;
    default: ks_pop(p); return false;
    }
}

/* [10.10.4] First above the distance, Polish guns with +1; then a 0. */
static void counter_battery(struct play *p, int die)
{
    struct ks_frame *f = frame(p->s);
    ks_unit target = f->b;
    const struct r94_game *r = r94(p->g);
    if (f->step == COUNTER_BATTERY_HIT) {
        int stars = r->setting.stars_in_counter_battery ? unit(p->g, f->unit)->stars : 0;
        f->step = GUN_CASUALTY;
        if (die - stars > 0) /* [10.10.7@maciejowice] r111 */
            event(p, COUNTER_BATTERY_MISSES, target, f->hex, die - stars);
        else if (r->setting.points_for_deeds) /* [10.10.4] */
            r94_capture_gun(p, target, false);
        else
            r94_eliminate(p, target, BY_FIRE);
        return;
    }
    int total =
        die + (army_of(p->g, f->unit) == R94_POLISH ? r->polish_battery_bonus : 0);
    bool near = total > f->a;
    f->step = near ? COUNTER_BATTERY_HIT : GUN_CASUALTY;
    tell(p, sentence(near ? COUNTER_BATTERY_ON_TARGET : COUNTER_BATTERY_MISSES, target,
                     f->hex, total, f->a));
}

void r94_gun_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    if (f->step != CHECK_TARGET) {
        counter_battery(p, a.arg);
        return;
    }
    ks_unit target = f->b;
    ks_unit gun = f->unit;
    struct r94_shot shot = shot_of(p->g, p->s, gun, target);
    f->step = NEXT_TARGET;
    if (a.arg == 0 && r94(p->g)->setting.guns_misfire && is_troop(p->g, target) &&
        !(piece(p->s, gun)->marks & R94_MISFIRED)) { /* [10.10.4b@maciejowice] r112 */
        edit(p->s, gun)->marks |= R94_MISFIRED;
        event(p, GUN_MISFIRES, gun, piece(p->s, gun)->hex, 0);
    }
    unmark(p->s, target, R94_PENDING);
    r94_check_under_fire(p, target, a.arg,
                         &shot); /* [3.4p] guns and commanders never check */
}

void r94_bombard_forecast(const struct ks_game *g, const struct ks_state *s, ks_unit gun,
                          ks_hex h, struct ks_events *log)
{
    ks_unit target = r94_top_troop(g, s, h, !side_of(g, gun));
    if (target == KS_NONE)
        return;
    struct r94_shot shot = shot_of(g, s, gun, target);
    r94_fire_modifiers(g, s, target, &shot, log);
}

/* ---- moving guns ---- */

/* [8.11a] In the movement phase of any friendly commander, r25; of their own in the later
 * games [8.11a@szczekociny 8.11a@maciejowice], r114; [9.4] never in the enemy's. */
static uint16_t why_not_handled(const struct ks_game *g, const struct ks_state *s,
                                ks_unit gun)
{
    if (!is_gun(g, gun))
        return NOT_A_GUN;
    if (is_limbered(s, gun))
        return GUN_IS_LIMBERED;
    uint16_t why = r94_why_not_acting(g, s, gun);
    if (why)
        return why;
    return on_map(s, gun) && is_melee_hex(s, piece(s, gun)->hex) ? MELEE_HOLDS : 0;
}

/* [8.12a@szczekociny 8.12b@szczekociny] Horse artillery turns or goes a hex once a phase,
 * and fires before or after it. */
static bool is_horse_artillery(const struct ks_game *g, ks_unit gun)
{
    return unit(g, gun)->arm == R94_HORSE_ARTILLERY;
}

/* What it has done that bars turning. */
static uint16_t why_turned(const struct ks_game *g, const struct ks_state *s, ks_unit gun)
{
    if (has(s, gun, R94_MOVED))
        return is_horse_artillery(g, gun) ? HORSE_GUN_HAS_MOVED : HAS_MOVED;
    return has(s, gun, R94_GUN_TURNED) ? GUN_HAS_TURNED : 0;
}

/* [8.11b] By any angle, once a phase, before or after a shot of that phase: only moving requires
 * that it has not fired, r200. It may not fire again before the next draw. */
uint16_t r94_why_not_traverse(const struct ks_game *g, const struct ks_state *s,
                              ks_unit gun, int facing)
{
    if (!is_gun(g, gun))
        return NOT_A_GUN;
    uint16_t why = why_turned(g, s, gun);
    if (!why)
        why = why_not_handled(g, s, gun);
    if (why)
        return why;
    if (!on_map(s, gun))
        return NOT_ON_MAP;
    return facing == piece(s, gun)->facing ? FACES_THERE_ALREADY : 0;
}

/* What it has done that bars moving a hex. */
static uint16_t why_shifted(const struct ks_game *g, const struct ks_state *s,
                            ks_unit gun)
{
    if (is_horse_artillery(g, gun) && has(s, gun, R94_MOVED))
        return HORSE_GUN_HAS_MOVED;
    if (has(s, gun, R94_GUN_USED) && !is_horse_artillery(g, gun))
        return GUN_FIRED_THIS_TURN;
    return has(s, gun, R94_GUN_MOVED) ? GUN_MOVES_ONCE : 0;
}

/* [8.11c] If it has neither fired nor moved this turn. */
static uint16_t why_not_shifting(const struct ks_game *g, const struct ks_state *s,
                                 ks_unit gun)
{
    if (!is_gun(g, gun))
        return NOT_A_GUN;
    uint16_t why = why_shifted(g, s, gun);
    if (!why)
        why = why_not_handled(g, s, gun);
    return why || on_map(s, gun) ? why : r94_why_not_gun_entry(g, s, gun);
}

/* To the next hex, or onto the map; r104: never among enemies. */
static uint16_t why_not_shift_to(const struct ks_game *g, const struct ks_state *s,
                                 ks_unit gun, ks_hex h)
{
    if (!on_map(s, gun)) {
        uint16_t why = r94_why_not_entry(g, s, gun, h);
        if (why)
            return why;
    } else {
        int d = ks_grid_direction(grid(g), piece(s, gun)->hex, h);
        if (d == KS_NO_DIRECTION)
            return NOT_ADJACENT;
        if (is_off(g, h))
            return why_off(g, h);
        if (holds(s, h, !side_of(g, gun)))
            return NO_GUNS_AMONG_ENEMIES;
        if (r94(g)->cost[R94_FOOT][piece(s, gun)->hex][d] == R94_CLOSED)
            return GUNS_ARE_BARRED; /* [8.11e] */
        if (r94(g)->cost[R94_GUNS][piece(s, gun)->hex][d] == R94_CLOSED)
            return GROUND_IS_CLOSED;
    }
    if (top(s, h) == KS_NONE) /* alone is never too many */
        return 0;
    struct r94_crowd c = r94_crowd_of(g, s, h, side_of(g, gun));
    r94_crowd_add(g, s, &c, gun);
    return r94_crowd_limit(g, &c);
}

uint16_t r94_why_not_shift(const struct ks_game *g, const struct ks_state *s, ks_unit gun,
                           ks_hex h)
{
    uint16_t why = why_not_shifting(g, s, gun);
    return why ? why : why_not_shift_to(g, s, gun, h);
}

void r94_shift_offers(const struct ks_game *g, const struct ks_state *s, ks_unit gun,
                      struct list *out)
{
    int facing = piece(s, gun)->facing;
    bool shifts = !why_shifted(g, s, gun), turns = !why_turned(g, s, gun);
    if ((!shifts && !turns) || why_not_handled(g, s, gun)) /* the last is dear */
        return;
    if (!on_map(s, gun)) {
        struct ks_action in[R94_MAX_ENTRY * 4];
        struct list l = {.max = sizeof in / sizeof *in, .v = in};
        if (shifts && !r94_why_not_gun_entry(g, s, gun))
            r94_entry_list(g, s, gun, &l);
        for (size_t i = 0; i < l.n && i < l.max; i++)
            if (!why_not_shift_to(g, s, gun, in[i].hex))
                offer(out, action(SHIFT, gun, in[i].hex, 0));
        return;
    }
    for (int d = 0; d < KS_DIRECTIONS && shifts; d++) {
        ks_hex h = next_hex(g, piece(s, gun)->hex, d);
        if (!why_not_shift_to(g, s, gun, h))
            offer(out, action(SHIFT, gun, h, 0));
    }
    for (int f = 0; f < KS_FACINGS && turns; f++)
        if (f != facing)
            offer(out, action(TRAVERSE, gun, KS_NONE, f));
}

/* [8.12a@maciejowice] It does nothing more in this activation. */
uint16_t r94_why_not_limber(const struct ks_game *g, const struct ks_state *s,
                            ks_unit gun)
{
    if (!r94(g)->setting.guns_limber)
        return NO_SUCH_ACTION;
    if (!is_gun(g, gun))
        return NOT_A_GUN;
    if (has(s, gun, R94_MOVED) || has(s, gun, R94_GUN_TURNED))
        return HAS_MOVED;
    if (!on_map(s, gun))
        return NOT_ON_MAP;
    return why_not_handled(g, s, gun);
}

void r94_limber(struct play *p, ks_unit gun)
{
    edit(p->s, gun)->form = R94_LIMBERED;
    mark(p->s, gun, R94_MOVED);
    event(p, LIMBERS, gun, piece(p->s, gun)->hex, 0);
}

void r94_traverse(struct play *p, ks_unit gun, int facing)
{
    bool horse = is_horse_artillery(p->g, gun);
    struct r94_piece *x = edit(p->s, gun);
    r94_face(p->g, p->s, gun, facing);
    x->flags |= horse ? R94_MOVED : R94_GUN_TURNED;
    x->marks |= horse ? 0 : R94_SWUNG;
    event(p, horse ? HORSE_GUN_TURNS : GUN_TURNS, gun, x->hex, facing);
}

void r94_shift(struct play *p, ks_unit gun, ks_hex h)
{
    r94_lift(p->g, p->s, gun);
    r94_put(p->g, p->s, gun, h);
    mark(p->s, gun,
         is_horse_artillery(p->g, gun) ? R94_MOVED : R94_GUN_MOVED | R94_MOVED);
    event(p, is_horse_artillery(p->g, gun) ? HORSE_GUN_MOVES : GUN_MOVES, gun, h, 0);
}

const char *r94_gun_misfit(const struct ks_game *g, const struct ks_state *s,
                           const struct ks_frame *f)
{
    if (!is_gun(g, f->unit) || !on_map(s, f->unit) || side_of(g, f->unit) == f->side)
        return "the firing gun is not an enemy gun on the map";
    if (f->step != CHECK_TARGET && f->step != COUNTER_BATTERY &&
        f->step != COUNTER_BATTERY_HIT)
        return NULL;
    bool right = f == frame_of(s) && f->b != KS_NONE && piece(s, f->b)->hex == f->hex &&
                 side_of(g, f->b) == f->side &&
                 (f->step == CHECK_TARGET ? is_troop(g, f->b) : is_gun(g, f->b));
    return right ? NULL : "the target of the gun is not in its hex";
}
