#include "rules1794/move.h"

#include "rules1794/command.h"
#include "rules1794/entry.h"
#include "rules1794/fire.h"
#include "rules1794/formation.h"
#include "rules1794/leader.h"
#include "rules1794/line.h"
#include "rules1794/melee.h"
#include "rules1794/move_change.h"
#include "rules1794/procs.h"
#include "rules1794/reaction.h"
#include "rules1794/stack.h"
#include "rules1794/step.h"

enum { DECIDE, WINDOWS, SET_OUT }; /* frame.step */
/* frame.count: enum r94_move_flag; frame.unit: stands for the group; frame.a: direction
 * of a step that waits for commanders to give way */

/* ---- which units may start ---- */

uint16_t r94_why_not_free_to_move(const struct ks_game *g, const struct ks_state *s,
                                  ks_unit u)
{
    if (!on_map(s, u))
        return r94_is_due(g, s, u) ? has(s, u, R94_MOVED) ? HAS_MOVED : 0 : NOT_DUE;
    if (piece(s, u)->marks & R94_RETURNED) /* [11.11.3b] r217 */
        return HAS_JUST_RETURNED;
    if (has(s, u, R94_MOVED)) /* [8.15a] */
        return HAS_MOVED;
    if (has(s, u, R94_STOPPED)) /* [10.7] */
        return DRIVEN_BACK;
    if (r94_is_locked(g, s, u))
        return IS_LOCKED;
    /* [6.11 7.1a] No unit leaves a melee hex or changes formation there */
    return is_melee_hex(s, piece(s, u)->hex) ? MELEE_HOLDS : 0;
}

static uint16_t why_not_moving_alone(const struct ks_game *g, const struct ks_state *s,
                                     ks_unit u)
{
    uint16_t why = r94_why_not_acting(g, s, u);
    return why ? why : r94_why_not_free_to_move(g, s, u);
}

/* A square moves as one body: all its companies must be free to [7.3.2-3]. */
uint16_t r94_why_not_moving(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (is_gun(g, u) && !is_limbered(s, u))
        return unit(g, u)->arm == R94_HORSE_ARTILLERY ? HORSE_GUNS_MOVE_OTHERWISE
                                                      : GUNS_MOVE_OTHERWISE;
    uint16_t why = why_not_moving_alone(g, s, u);
    if (why || !is_square(s, u))
        return why;
    for (ks_unit v = top(s, piece(s, u)->hex); v != KS_NONE && !why; v = below(s, v))
        if (is_square(s, v) && side_of(g, v) == side_of(g, u))
            why = why_not_moving_alone(g, s, v);
    return why;
}

void r94_push_move(struct play *p, ks_unit u)
{
    struct ks_frame *f = ks_push(p, PROC_MOVE);
    f->unit = u;
    f->side = (uint8_t)side_of(p->g, u);
    f->hex = piece(p->s, u)->hex;
    r94_forget_movers(p->s);
    mark(p->s, u, R94_MOVING);
    for (ks_unit v = is_square(p->s, u) ? top(p->s, f->hex) : KS_NONE; v != KS_NONE;
         v = below(p->s, v))
        if (side_of(p->g, v) == f->side &&
            is_square(p->s, v)) /* a square moves as one body */
            mark(p->s, v, R94_MOVING);
    event(p, BEGINS_MOVE, u, f->hex, 0);
}

void r94_push_line_move(struct play *p, ks_unit u)
{
    ks_unit units[KS_MAX_PIECES];
    int n = r94_line_through(p->g, p->s, u, units);
    r94_push_move(p, u);
    frame(p->s)->count = IN_LINE;
    for (int i = 0; i < n; i++)
        mark(p->s, units[i], R94_MOVING);
    event(p, BEGINS_LINE, u, KS_NONE, n);
}

/* Units are named before the first step. */
static bool has_begun(const struct ks_frame *f)
{
    return f->count & STARTED;
}

/* ---- ending ---- */

/* [6.1c 6.0d] A unit that ends among friends takes their facing, r140. */
static void end_move(struct play *p, ks_unit u)
{
    struct r94_piece *x = edit(p->s, u);
    if (x->hex != KS_NONE && !is_melee_hex(p->s, x->hex) && x->form != R94_SQUARE &&
        is_troop(p->g, u))
        for (ks_unit v = top(p->s, x->hex); v != KS_NONE; v = below(p->s, v))
            if (side_of(p->g, v) == side_of(p->g, u) && is_troop(p->g, v) &&
                !has(p->s, v, R94_MOVING)) {
                x->facing = piece(p->s, v)->facing;
                break;
            }
    if (x->group & R94_DOUBLE) /* [8.9c 8.9d] what is left over is lost, r23 */
        x->spent = (uint8_t)r94_allowance_of(p->g, p->s, u);
    x->flags =
        (uint16_t)((x->flags & ~(R94_MOVING | R94_STEPPED | R94_TURNED)) | R94_MOVED);
    x->group &= R94_REORDERED | R94_DOUBLE;
    x->run = 0;
    if (x->hex != KS_NONE && r94(p->g)->ranked[R94_FOOT][1])
        r94_mend_ranks(p->g, p->s, x->hex, side_of(p->g, u));
}

void r94_end_moves_in(struct play *p, ks_hex h)
{
    for (ks_unit u = top(p->s, h); u != KS_NONE; u = below(p->s, u))
        if (r94_in_cluster(p->g, p->s, u))
            end_move(p, u);
}

/* [8.3] Named first: whose moves have ended is no longer in the group. */
static void end_all(struct play *p)
{
    ks_unit group[KS_MAX_PIECES];
    size_t n = 0;
    for (ks_unit u = r94_next_in_group(p->g, p->s, KS_NONE); u != KS_NONE;
         u = r94_next_in_group(p->g, p->s, u))
        group[n++] = u;
    for (size_t i = 0; i < n; i++)
        end_move(p, group[i]);
}

static bool can_step(const struct ks_game *g, const struct ks_state *s)
{
    for (ks_unit u = r94_next_in_group(g, s, KS_NONE); u != KS_NONE;
         u = r94_next_in_group(g, s, u))
        for (int d = 0; d < KS_DIRECTIONS; d++)
            if (!r94_why_not_step(g, s, u, d))
                return true;
    return false;
}

/* [8.3] The owner stops when he likes, except at double time [8.9d, r23] and in a hex
 * that is full [6.2f]; he is never held where no step is left. */
static uint16_t why_not_stop(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    if (!on_map(s, f->unit))
        return 0;
    bool crowded = r94_is_crowded(g, s, piece(s, f->unit)->hex);
    bool running = piece(s, f->unit)->group & R94_DOUBLE;
    if (!(crowded || running) || !can_step(g, s))
        return 0;
    return crowded ? FULL_HEX : DOUBLE_SPENDS_ALL;
}

/* ---- naming the group ---- */

/* [8.15b 8.15c] r96: units split from or move with a stack only at the start, in one
 * arm. */
static uint16_t why_not_with(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    if (has_begun(f))
        return MOVE_HAS_BEGUN;
    if (has(s, u, R94_MOVING))
        return ALREADY_NAMED;
    if (f->count & IN_LINE)
        return LINE_IS_WHOLE;
    uint16_t why = r94_why_not_moving(g, s, u);
    if (why)
        return why;
    if (piece(s, u)->hex != piece(s, f->unit)->hex ||
        branch(g, u) != branch(g, f->unit) || is_square(s, u) != is_square(s, f->unit) ||
        (!on_map(s, u) && unit(g, u)->entry != unit(g, f->unit)->entry))
        return NOT_IN_THAT_STACK;
    struct r94_crowd c = nobody;
    r94_crowd_add(g, s, &c, u);
    for (ks_unit v = r94_next_in_group(g, s, KS_NONE); v != KS_NONE;
         v = r94_next_in_group(g, s, v))
        r94_crowd_add(g, s, &c, v);
    return r94_crowd_limit(g, &c);
}

/* Leaving a unit out must keep the line whole and long enough [8.10a]. */
static uint16_t why_not_drop(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    if (!(f->count & IN_LINE))
        return NOT_A_LINE;
    if (has_begun(f))
        return MOVE_HAS_BEGUN;
    if (!has(s, u, R94_MOVING) || u == f->unit)
        return NOT_NAMED;
    int n = 0, beside = 0, others = 0;
    bool alone = true;
    ks_unit rest[KS_MAX_PIECES];
    for (ks_unit v = r94_next_in_group(g, s, KS_NONE); v != KS_NONE;
         v = r94_next_in_group(g, s, v)) {
        n++;
        if (v != u)
            rest[others++] = v;
        alone &= v == u || piece(s, v)->hex != piece(s, u)->hex;
    }
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        ks_unit v = r94_top_troop(g, s, next_hex(g, piece(s, u)->hex, d), f->side);
        beside += v != KS_NONE && has(s, v, R94_MOVING) && r94_are_in_line(g, s, u, v);
    }
    if (n <= r94(g)->setting.line_minimum)
        return LINE_TOO_SHORT;
    if (r94_is_sound_other_command(g, s, rest, others))
        return LINE_MUST_JOIN;
    return alone && beside > 1 ? LINE_MUST_HOLD : 0;
}

/* [8.9a] Declared before an infantry unit moves. */
static uint16_t why_not_double(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    if (has_begun(f) || piece(s, f->unit)->spent)
        return DOUBLE_BEFORE_MOVING;
    if (piece(s, f->unit)->group & R94_DOUBLE)
        return IS_AT_DOUBLE;
    if (branch(g, f->unit) != R94_FOOT)
        return DOUBLE_IS_FOR_FOOT;
    if (is_square(s, f->unit))
        return IS_IN_SQUARE;
    for (ks_unit u = r94_next_in_group(g, s, KS_NONE); u != KS_NONE;
         u = r94_next_in_group(g, s, u))
        if (piece(s, u)->spent)
            return DOUBLE_BEFORE_MOVING;
    return 0;
}

/* ---- the decision ---- */

static uint16_t why_not_fire_moving(const struct ks_game *g, const struct ks_state *s,
                                    struct ks_action a)
{
    if (!r94_in_cluster(g, s, a.unit))
        return ONLY_MOVERS_FIRE;
    if (on_map(s, a.unit) && r94_is_crowded(g, s, piece(s, a.unit)->hex))
        return FULL_HEX;
    return r94_why_not_fire_at(g, s, a.unit, a.hex);
}

/* In a line the first unit of any hex may name the step, so that a blocked one does not hold up
 * the others [8.10b, r97]. */
static bool may_name_step(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    const struct ks_frame *f = frame_of(s);
    if (!(f->count & IN_LINE))
        return u == f->unit;
    if (!r94_in_cluster(g, s, u))
        return false;
    ks_unit first = top(s, piece(s, u)->hex);
    while (!r94_in_cluster(g, s, first))
        first = below(s, first);
    return first == u;
}

static uint16_t why_not_step_to(const struct ks_game *g, const struct ks_state *s,
                                ks_unit u, ks_hex h)
{
    if (!may_name_step(g, s, u))
        return ANOTHER_MOVES;
    if (!on_map(s, u))
        return NOT_ON_MAP;
    int d = ks_grid_direction(grid(g), piece(s, u)->hex, h);
    return d == KS_NO_DIRECTION ? NOT_ADJACENT : r94_why_not_step(g, s, u, d);
}

uint16_t r94_move_why(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a)
{
    ks_unit lead = frame_of(s)->unit;
    switch (a.verb) {
    case STOP: return why_not_stop(g, s);
    case WITH: return why_not_with(g, s, a.unit);
    case DROP: return why_not_drop(g, s, a.unit);
    case TOP: return r94_why_not_top(g, s, a.unit);
    case FIRE: return why_not_fire_moving(g, s, a);
    case SKIRMISH:
    case CLOSE: return r94_why_not_order(g, s, a.unit, a.verb);
    case UNLIMBER: return r94_why_not_unlimber(g, s, a.unit);
    case RELOAD: return r94_why_not_reload(g, s, a.unit);
    case STEP: return why_not_step_to(g, s, a.unit, a.hex);
    default: break;
    }
    if (a.unit != lead)
        return ANOTHER_MOVES;
    switch (a.verb) {
    case ENTER: return r94_why_not_enter(g, s, lead, a.hex);
    case TURN:
        return a.arg < KS_FACINGS ? r94_why_not_turn(g, s, a.arg) : FACING_NOT_ALLOWED;
    case DOUBLE: return why_not_double(g, s);
    case SQUARE: return r94_why_not_form(g, s, lead);
    case RANK: return r94_why_not_rank(g, s, lead);
    case UNSQUARE:
    case OPEN:
        return a.arg < KS_FACINGS ? r94_why_not_leave(g, s, lead, a.verb)
                                  : FACING_NOT_ALLOWED;
    default: return FINISH_THE_MOVE;
    }
}

static void offer_if(const struct ks_game *g, const struct ks_state *s, struct list *out,
                     struct ks_action a)
{
    if (!has_enough(out) && !r94_move_why(g, s, a))
        offer(out, a);
}

static void list_naming(const struct ks_game *g, const struct ks_state *s,
                        struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    if (f->count & IN_LINE) {
        for (ks_unit u = r94_next_in_group(g, s, KS_NONE); u != KS_NONE;
             u = r94_next_in_group(g, s, u))
            offer_if(g, s, out, action(DROP, u, KS_NONE, 0));
    } else if (on_map(s, f->unit)) {
        for (ks_unit u = top(s, piece(s, f->unit)->hex); u != KS_NONE; u = below(s, u))
            if (!has(s, u, R94_MOVING))
                offer_if(g, s, out, action(WITH, u, KS_NONE, 0));
    } else {
        for (ks_unit u = 0; u < g->pieces; u++)
            if (!on_map(s, u) && side_of(g, u) == f->side &&
                branch(g, u) == branch(g, f->unit))
                offer_if(g, s, out, action(WITH, u, KS_NONE, 0));
    }
    offer_if(g, s, out, action(DOUBLE, f->unit, KS_NONE, 0));
}

/* Each unit of the group takes and leaves skirmish order, or reloads, on its own; so does each
 * gun that unlimbers. */
static void list_orders(const struct ks_game *g, const struct ks_state *s,
                        struct list *out)
{
    for (ks_unit u = r94_next_in_group(g, s, KS_NONE); u != KS_NONE;
         u = r94_next_in_group(g, s, u))
        if (unit(g, u)->skirmisher) {
            offer_if(g, s, out, action(SKIRMISH, u, KS_NONE, 0));
            offer_if(g, s, out, action(CLOSE, u, KS_NONE, 0));
        } else if (is_gun(g, u)) {
            offer_if(g, s, out, action(UNLIMBER, u, KS_NONE, 0));
        }
    if (!r94(g)->setting.fire_marker_kept)
        return;
    for (ks_unit u = r94_next_in_group(g, s, KS_NONE); u != KS_NONE;
         u = r94_next_in_group(g, s, u))
        offer_if(g, s, out, action(RELOAD, u, KS_NONE, 0));
}

static void list_changes(const struct ks_game *g, const struct ks_state *s,
                         struct list *out)
{
    ks_unit u = frame_of(s)->unit;
    if (r94_why_not_change(g, s, u))
        return;
    for (int f = 0; f < KS_FACINGS && is_square(s, u); f++) {
        offer_if(g, s, out, action(UNSQUARE, u, KS_NONE, f));
        offer_if(g, s, out, action(OPEN, u, KS_NONE, f));
    }
    r94_turn_offers(g, s, out);
    ks_hex h = piece(s, u)->hex;
    if (below(s, top(s, h)) == KS_NONE)
        return;
    offer_if(g, s, out, action(SQUARE, u, KS_NONE, 0));
    offer_if(g, s, out, action(RANK, u, KS_NONE, 0));
    for (ks_unit v = top(s, h); v != KS_NONE; v = below(s, v))
        offer_if(g, s, out, action(TOP, v, KS_NONE, 0));
}

static void list_steps(const struct ks_game *g, const struct ks_state *s,
                       struct list *out)
{
    for (ks_unit u = r94_next_in_group(g, s, KS_NONE); u != KS_NONE && !has_enough(out);
         u = r94_next_in_group(g, s, u))
        for (int d = 0; d < KS_DIRECTIONS && may_name_step(g, s, u); d++)
            if (!r94_why_not_step(g, s, u, d))
                offer(out, action(STEP, u, next_hex(g, piece(s, u)->hex, d), 0));
}

static void list_fire(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    if (f->count & IN_LINE) {
        for (ks_unit u = r94_next_in_group(g, s, KS_NONE); u != KS_NONE;
             u = r94_next_in_group(g, s, u))
            if (!r94_is_crowded(g, s, piece(s, u)->hex))
                r94_fire_offers(g, s, u, out);
    } else if (!r94_is_crowded(g, s, piece(s, f->unit)->hex)) {
        ks_unit u = r94_top_troop(g, s, piece(s, f->unit)->hex, f->side);
        if (u != KS_NONE && r94_in_cluster(g, s, u))
            r94_fire_offers(g, s, u, out);
    }
}

void r94_move_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    if (!has_begun(f))
        list_naming(g, s, out);
    if (!on_map(s, f->unit)) {
        struct ks_action in[256];
        struct list l = {.max = 256, .v = in};
        r94_entry_list(g, s, f->unit, &l);
        for (size_t i = 0; i < l.n && i < l.max; i++)
            offer_if(g, s, out, in[i]);
        offer(out, action(STOP, KS_NONE, KS_NONE, 0));
        return;
    }
    list_steps(g, s, out);
    if (!has_enough(out))
        list_changes(g, s, out);
    if (!has_enough(out))
        list_orders(g, s, out);
    if (!has_enough(out))
        list_fire(g, s, out);
    offer_if(g, s, out, action(STOP, KS_NONE, KS_NONE, 0));
}

/* A guess at a single action, which saves listing all of them when it is legal. */
static struct ks_action guess(const struct ks_game *g, const struct ks_state *s,
                              uint64_t word)
{
    ks_unit u = frame_of(s)->unit;
    unsigned six = (unsigned)(word >> 8) % 6;
    if ((word & 7) < 4)
        return action(STEP, u, next_hex(g, piece(s, u)->hex, (int)six), 0);
    if ((word & 7) < 6)
        return action(TURN, u, KS_NONE, (int)six);
    return action(STOP, KS_NONE, KS_NONE, 0);
}

struct ks_action r94_move_sample(const struct ks_game *g, const struct ks_state *s,
                                 uint64_t random)
{
    struct ks_action v[512];
    struct list l = {.max = sizeof v / sizeof *v, .v = v};
    uint64_t word = ks_mix(random);
    if ((word & 7) < 7 && on_map(s, frame_of(s)->unit)) {
        struct ks_action a = guess(g, s, word);
        if (!r94_move_why(g, s, a))
            return a;
    }
    r94_move_list(g, s, &l);
    return pick(&l, word >> 16);
}

/* ---- doing it ---- */

static void enter_map(struct play *p, ks_hex h)
{
    struct ks_frame *f = frame(p->s);
    int cost = r94_entry_cost(p->g, p->s, f->unit, h);
    bool line = r94(p->g)->entry[unit(p->g, f->unit)->entry].unlimited;
    for (ks_unit u = r94_next_mover(p->g, p->s, 0); u != KS_NONE;
         u = r94_next_mover(p->g, p->s, u + 1)) {
        edit(p->s, u)->spent = (uint8_t)(piece(p->s, u)->spent + cost);
        r94_arrive(p, u, h, KS_NO_DIRECTION);
        event(p, line ? ENTERS_BY_LINE : ENTERS_MAP, u, h, cost);
    }
    f->step = WINDOWS;
    f->a = KS_NONE; /* its destination could not be known */
    unsigned on =
        r94_is_crowded(p->g, p->s, h) ? r94_onward_facings(p->g, p->s, f->unit) : 0;
    r94_push_entry_facing(p, f->unit, on ? on : ALL_FACINGS);
}

/* Does another cluster of the line stand where this one steps to? */
static bool is_in_the_way(struct play *p, ks_unit lead, int d)
{
    ks_hex to = next_hex(p->g, piece(p->s, lead)->hex, d);
    for (ks_unit u = top(p->s, to); u != KS_NONE; u = below(p->s, u))
        if (r94_in_cluster(p->g, p->s, u) && !has(p->s, u, R94_STEPPED))
            return true;
    return false;
}

static void step_or_drop(struct play *p, ks_unit lead, int d)
{
    ks_hex h = piece(p->s, lead)->hex;
    if (!r94_why_not_step(p->g, p->s, lead, d)) {
        r94_step_cluster(p, lead, d);
        return;
    }
    event(p, DROPS_OUT, lead, h, 0);
    r94_end_moves_in(p, h);
}

/* [8.10b] r97: each cluster steps if it can; one that cannot drops out. */
static void step_line(struct play *p, int d)
{
    ks_unit lead[KS_MAX_PIECES / 4];
    int n = 0;
    for (ks_unit u = r94_next_in_group(p->g, p->s, KS_NONE); u != KS_NONE;
         u = r94_next_in_group(p->g, p->s, u)) {
        bool known = false;
        for (int i = 0; i < n; i++)
            known |= piece(p->s, lead[i])->hex == piece(p->s, u)->hex;
        if (!known && n < (int)(sizeof lead / sizeof *lead))
            lead[n++] = u;
    }
    for (int left = n, before = 0; left && left != before;) { /* front ones first */
        before = left;
        for (int i = 0; i < n; i++)
            if (lead[i] != KS_NONE && !is_in_the_way(p, lead[i], d)) {
                step_or_drop(p, lead[i], d);
                lead[i] = KS_NONE;
                left--;
            }
    }
}

void r94_move_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    ks_hex h = piece(p->s, a.verb == STEP ? a.unit : f->unit)->hex;
    bool naming = a.verb == WITH || a.verb == DROP || a.verb == DOUBLE;
    if (!naming)
        f->count |= STARTED;
    switch (a.verb) {
    case STOP: end_all(p); break;
    case WITH: mark(p->s, a.unit, R94_MOVING); break;
    case DROP: unmark(p->s, a.unit, R94_MOVING); break;
    case DOUBLE:
        for (ks_unit u = r94_next_in_group(p->g, p->s, KS_NONE); u != KS_NONE;
             u = r94_next_in_group(p->g, p->s, u))
            edit(p->s, u)->group |= R94_DOUBLE;
        event(p, GOES_AT_DOUBLE, f->unit, h, 0);
        f->count |= STARTED;
        break;
    case ENTER: enter_map(p, a.hex); break;
    case STEP:
        f->step = SET_OUT;
        f->a = (uint16_t)ks_grid_direction(grid(p->g), h, a.hex);
        if (r94(p->g)->setting.step_back_before) /* [10.11.7], r95 */
            r94_push_step_back_before(p, f->a);
        break;
    case TURN: r94_turn(p, a.arg); break;
    case SKIRMISH: r94_change_order(p, a.unit, R94_SKIRMISH); break;
    case CLOSE: r94_change_order(p, a.unit, R94_LINE); break;
    case SQUARE:
        r94_pay(p, h, r94_allowance_of(p->g, p->s, f->unit)); /* [7.3b] all they have */
        r94_form_square(p, h, f->side);
        break;
    case UNSQUARE:
    case OPEN:
        r94_pay(p, h, 1);
        r94_leave_square(p, h, f->side, a.verb == OPEN ? R94_SKIRMISH : R94_LINE, a.arg);
        break;
    case TOP: r94_reorder(p, a.unit); break;
    case RANK:
        r94_set_ranked(p->g, p->s, h, f->side, true);
        event(p, TAKES_LINE_MARKER, a.unit, h, 0);
        break;
    case RELOAD: r94_reload(p, a.unit); break;
    case UNLIMBER:
        r94_unlimber(p, a.unit);
        end_move(p, a.unit);
        r94_push_gun_facing(p, a.unit, ALL_FACINGS);
        break;
    default: r94_push_fire(p, a.unit, a.hex, FIRE_ON_THE_MOVE); break;
    }
}

/* [9.5] After every step the enemy may answer: his commanders step back [8.16.11a],
 * then he reacts, or the hex entered is his. One hex of a line after the other. */
static bool open_window(struct play *p)
{
    int side = frame(p->s)->side;
    bool after = !r94(p->g)->setting.step_back_before || frame(p->s)->a == KS_NONE;
    for (ks_unit u = r94_next_in_group(p->g, p->s, KS_NONE); u != KS_NONE;
         u = r94_next_in_group(p->g, p->s, u)) {
        if (!has(p->s, u, R94_STEPPED))
            continue;
        ks_hex h = piece(p->s, u)->hex;
        for (ks_unit v = top(p->s, h); v != KS_NONE; v = below(p->s, v))
            if (r94_in_cluster(p->g, p->s, v))
                unmark(p->s, v, R94_STEPPED);
        if (holds(p->s, h, !side))
            r94_push_contact(p, h, side, false);
        r94_push_reaction(p, h, u); /* friends of those he comes upon as well, r73 */
        r94_push_make_way(p, h, !side);
        if (after)
            r94_push_step_back(p, h, side);
        return true;
    }
    return false;
}

/* Turn or stop: the usual case. */
bool r94_move_has_choice(const struct ks_game *g, const struct ks_state *s)
{
    ks_unit lead = frame_of(s)->unit;
    if (!on_map(s, lead) || frame_of(s)->count & IN_LINE ||
        r94_why_not_change(g, s, lead))
        return false;
    for (ks_unit u = r94_next_in_group(g, s, KS_NONE); u != KS_NONE;
         u = r94_next_in_group(g, s, u))
        if (piece(s, u)->form != R94_LINE || r94_points_left(g, s, u) < 1)
            return false;
    return true;
}

/* After the reactions the group continues with what is left: also the winner of a charge
 * [8.13.3], or of a counterattack once that is resolved [8.14.9]. */
bool r94_move_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (f->step == SET_OUT) {
        f->step = WINDOWS;
        if (f->count & IN_LINE)
            step_line(p, f->a);
        else
            r94_step_cluster(p, f->unit, f->a);
    }
    if (f->step == WINDOWS) {
        if (open_window(p))
            return false;
        f->step = DECIDE;
    }
    if (!has(p->s, f->unit, R94_MOVING)) /* the spokesman has dropped out */
        f->unit = r94_next_mover(p->g, p->s, 0);
    if (f->unit == KS_NONE) {
        ks_pop(p);
        return false;
    }
    p->s->actor = f->side;
    return true;
}
