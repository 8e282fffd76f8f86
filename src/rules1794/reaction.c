/* All stacks announce first, then fire, retreats, checks and the counterattack follow in this
 * order [r71]. r94_state.announced has the choice of the stack in each direction; units that act
 * apart from their stack [9.1E 9.1A-4] are R94_PENDING: cossacks to fall back, skirmishers to
 * harry. */
#include "rules1794/reaction.h"

#include "rules1794/artillery.h"
#include "rules1794/fire.h"
#include "rules1794/frames.h"
#include "rules1794/leader.h"
#include "rules1794/loss.h"
#include "rules1794/melee.h"
#include "rules1794/move.h"
#include "rules1794/procs.h"
#include "rules1794/reaction_option.h"
#include "rules1794/retreat.h"
#include "rules1794/stack.h"

enum {
    ANNOUNCE,
    HARRYING,
    HARRY_ROLL,
    HARRY_FIRES,
    HARRY_GOES,
    FIRE_FIRST,
    RETREATS,
    CHECKS,
    CHECK_ROLL,
    WHO_ATTACKS,
    ATTACK,
    CLOSED
};
/* frame.hex the mover's hex, frame.unit the mover, frame.a its branch, frame.count the
 * direction asked or rolled for, frame.mask[0] directions whose part of a stack has acted */

/* In r94_state.announced, once the check is passed. */
enum { WILL_ATTACK = FIGHT, MAY_ATTACK = STAY };

void r94_push_reaction(struct play *p, ks_hex h, ks_unit mover)
{
    int side = !side_of(p->g, mover), first = 0;
    while (first < KS_DIRECTIONS && r94_reacting(p->g, p->s, h, first, side) == KS_NONE)
        first++;
    if (first == KS_DIRECTIONS)
        return;
    struct ks_frame *f = ks_push(p, PROC_REACTION);
    f->hex = h;
    f->unit = mover;
    f->side = (uint8_t)side;
    f->a = (uint16_t)branch(p->g, mover);
    f->count = (uint8_t)first;
    for (int d = 0; d < KS_DIRECTIONS; d++)
        state(p->s)->announced[d] = HOLD;
}

/* Is there still a mover to react to? */
static bool mover_stands(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    if (f->a == R94_GUNS && !has(s, f->unit, R94_MOVING))
        return piece(s, f->unit)->hex == f->hex;
    for (ks_unit u = top(s, f->hex); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) != f->side && has(s, u, R94_MOVING))
            return true;
    return false;
}

/* ---- fire ---- */

/* The rifles announced in a direction that may still fire, or guns beside troops that do
 * anything at all: what they may do is their own [9.4], r74. */
static uint16_t why_not_shot(const struct ks_game *g, const struct ks_state *s,
                             struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    if (a.unit >= g->pieces || side_of(g, a.unit) != f->side || !on_map(s, a.unit))
        return NOT_YOUR_UNIT;
    int d = ks_grid_direction(grid(g), f->hex, piece(s, a.unit)->hex);
    if (a.hex != f->hex || d == KS_NO_DIRECTION)
        return REACTION_AT_MOVER;
    if (zone(s, a.unit, (d + 3) % 6) != KS_FRONT)
        return NOT_IN_FIELD_OF_FIRE;
    uint8_t said = look(s)->announced[d];
    if (a.verb == FIRE)
        return said != VOLLEY ? FIRE_NOT_ANNOUNCED
                              : r94_why_not_fire_at(g, s, a.unit, a.hex);
    return said == HOLD ? FIRE_NOT_ANNOUNCED : r94_why_not_bombard(g, s, a.unit, a.hex);
}

static void list_shots(const struct ks_game *g, const struct ks_state *s,
                       struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        if (look(s)->announced[d] == HOLD)
            continue;
        for (ks_unit u = top(s, r94_reaction_place(g, s, d)); u != KS_NONE;
             u = below(s, u)) {
            struct ks_action a = action(is_gun(g, u) ? BOMBARD : FIRE, u, f->hex, 0);
            if (!is_leader(g, u) && !why_not_shot(g, s, a))
                offer(out, a);
        }
    }
}

int r94_reaction_arm(const struct ks_game *g, const struct ks_state *s)
{
    struct ks_action v[KS_DIRECTIONS * R94_MAX_STACK];
    struct list shots = {.max = sizeof v / sizeof *v, .v = v};
    int arm = R94_GUNS;
    list_shots(g, s, &shots);
    for (size_t i = 0; i < shots.n; i++)
        if (branch(g, v[i].unit) < arm)
            arm = branch(g, v[i].unit);
    return arm;
}

/* ---- the frame ---- */

bool r94_is_harrying(const struct ks_state *s)
{
    return frame_of(s)->step >= HARRY_ROLL && frame_of(s)->step <= HARRY_GOES;
}

bool r94_may_harry_fire(const struct ks_state *s)
{
    return frame_of(s)->step == HARRY_FIRES;
}

bool r94_may_counterattack(const struct ks_state *s)
{
    return frame_of(s)->step == WHO_ATTACKS;
}

ks_unit r94_reaction_unit(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    if (f->count >= KS_DIRECTIONS)
        return KS_NONE;
    ks_unit part = r94_is_harrying(s)
                       ? r94_part_of(g, s, r94_reaction_place(g, s, f->count), f->side)
                       : KS_NONE;
    return part != KS_NONE ? part : r94_reacting(g, s, f->hex, f->count, f->side);
}

/* Is there a hex for units that have harried? */
static bool harry_may_go(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    struct r94_crowd c = nobody;
    for (ks_unit v = top(s, piece(s, u)->hex); v != KS_NONE; v = below(s, v))
        if (side_of(g, v) == side_of(g, u) && is_troop(g, v) &&
            has(s, v, R94_PENDING) == has(s, u, R94_PENDING))
            r94_crowd_add(g, s, &c, v);
    return r94_may_go_back(g, s, u, 1, &c);
}

/* It may fire, then stays or falls back one hex by the usual rules. */
static uint16_t why_not_harry_end(const struct ks_game *g, const struct ks_state *s,
                                  struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    ks_unit u = r94_reaction_unit(g, s);
    if (a.unit != u)
        return DOES_IT_GO_BACK;
    if (a.verb == FIRE && f->step == HARRY_FIRES)
        return a.hex == f->hex ? r94_why_not_fire_at(g, s, u, a.hex) : REACTION_AT_MOVER;
    if (a.verb != STAY && a.verb != FALL_BACK)
        return DOES_IT_GO_BACK;
    return a.verb == STAY || harry_may_go(g, s, u) ? 0 : NO_OPEN_WAY;
}

/* [9.1A-2] In the 2013 edition a unit that passed may counterattack, and is asked. */
static uint16_t why_not_decided(const struct ks_game *g, const struct ks_state *s,
                                struct ks_action a)
{
    return a.unit == r94_reaction_unit(g, s) && (a.verb == COUNTER || a.verb == HOLD)
               ? 0
               : DOES_IT_COUNTERATTACK;
}

uint16_t r94_reaction_why(const struct ks_game *g, const struct ks_state *s,
                          struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    switch (f->step) {
    case ANNOUNCE: return r94_why_not_option(g, s, a.unit, a.verb);
    case HARRY_FIRES:
    case HARRY_GOES: return why_not_harry_end(g, s, a);
    case WHO_ATTACKS: return why_not_decided(g, s, a);
    case FIRE_FIRST:
        if (a.verb == PASS)
            return 0;
        return a.verb == FIRE || a.verb == BOMBARD ? why_not_shot(g, s, a)
                                                   : CHOOSE_A_REACTION;
    default: return a.verb == ROLL && a.arg < 10 ? 0 : ROLL_THE_DIE;
    }
}

/* The top of the stack is asked for all of it, others for what they have a right to. */
static void list_options(const struct ks_game *g, const struct ks_state *s,
                         struct list *out)
{
    static const uint8_t option[] = {HOLD, VOLLEY, COUNTER, FALL_BACK, HARRY};
    ks_unit first = r94_reaction_unit(g, s);
    for (size_t i = 0; i < sizeof option; i++)
        if (!r94_why_not_option(g, s, first, option[i]))
            offer(out, action(option[i], first, KS_NONE, 0));
    for (ks_unit u = below(s, first); u != KS_NONE; u = below(s, u))
        for (size_t i = 3; i < sizeof option; i++)
            if (!r94_why_not_option(g, s, u, option[i]))
                offer(out, action(option[i], u, KS_NONE, 0));
}

static void list_harry_end(const struct ks_game *g, const struct ks_state *s,
                           struct list *out)
{
    ks_unit u = r94_reaction_unit(g, s);
    const struct ks_action choice[] = {action(FIRE, u, frame_of(s)->hex, 0),
                                       action(FALL_BACK, u, KS_NONE, 0),
                                       action(STAY, u, KS_NONE, 0)};
    for (size_t i = 0; i < sizeof choice / sizeof *choice; i++)
        if (!why_not_harry_end(g, s, choice[i]))
            offer(out, choice[i]);
}

void r94_reaction_list(const struct ks_game *g, const struct ks_state *s,
                       struct list *out)
{
    switch (frame_of(s)->step) {
    case ANNOUNCE: list_options(g, s, out); break;
    case HARRY_FIRES:
    case HARRY_GOES: list_harry_end(g, s, out); break;
    case FIRE_FIRST:
        list_shots(g, s, out);
        offer(out, action(PASS, KS_NONE, KS_NONE, 0));
        break;
    case WHO_ATTACKS:
        offer(out, action(HOLD, r94_reaction_unit(g, s), KS_NONE, 0));
        offer(out, action(COUNTER, r94_reaction_unit(g, s), KS_NONE, 0));
        break;
    default: offer_die(out); break;
    }
}

/* No unit acts apart from its stack any more. */
static void forget_parts(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    for (int d = 0; d < KS_DIRECTIONS; d++)
        for (ks_unit u = top(p->s, r94_reaction_place(p->g, p->s, d)); u != KS_NONE;
             u = below(p->s, u))
            if (side_of(p->g, u) == f->side)
                unmark(p->s, u, R94_PENDING);
}

/* [8.14.1a 8.14.2b] The units that passed enter together as attackers, each with its own entry
 * hex, r76. [8.14.1b] They pay the point for entering, r11. */
static void attack(struct play *p)
{
    struct ks_frame f = *frame(p->s);
    struct r94_state *x = state(p->s);
    bool entered = false;
    frame(p->s)->step = CLOSED;
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        if (x->announced[d] != WILL_ATTACK)
            continue;
        for (ks_unit u = top(p->s, next_hex(p->g, f.hex, d)), next; u != KS_NONE;
             u = next) {
            next = below(p->s, u);
            if (!r94_may_attack(p->g, p->s, u))
                continue;
            r94_lift(p->g, p->s, u);
            r94_put(p->g, p->s, u, f.hex);
            edit(p->s, u)->from = (uint8_t)d;
            event(p, COUNTERATTACKS, u, f.hex, 0);
            entered = true;
        }
    }
    forget_parts(p);
    if (!entered)
        return;
    for (ks_unit u = top(p->s, f.hex); u != KS_NONE; u = below(p->s, u))
        if (side_of(p->g, u) != f.side)
            mark(p->s, u, R94_TARGETED);
        else if (is_troop(p->g, u)) /* units already there join the fight, r73 */
            mark(p->s, u, R94_COUNTERED);
    if (r94(p->g)->counterattack_costs_target) /* option r11 */
        for (ks_unit u = top(p->s, f.hex); u != KS_NONE; u = below(p->s, u))
            if (side_of(p->g, u) != f.side && has(p->s, u, R94_MOVING))
                edit(p->s, u)->spent++;
    if (r94(p->g)->setting.counterattack_ends_move) /* [8.14.2a] */
        r94_end_moves_in(p, f.hex);
    r94_push_contact(p, f.hex, f.side, true);
    r94_push_step_back(p, f.hex, f.side); /* [8.16.11a] enemies have come next to him */
}

/* Goes to the next direction that has announced something; KS_DIRECTIONS if there is
 * none. */
static int find(const struct ks_state *s, uint8_t verb)
{
    int d = 0;
    while (d < KS_DIRECTIONS && look(s)->announced[d] != verb)
        d++;
    return d;
}

/* The same for units that act apart from their stack: of that arm, and not done yet. */
static int find_part(const struct ks_game *g, const struct ks_state *s, int arm)
{
    const struct ks_frame *f = frame_of(s);
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        ks_unit u = r94_part_of(g, s, r94_reaction_place(g, s, d), f->side);
        if (u != KS_NONE && branch(g, u) == arm && !(f->mask[0] >> d & 1))
            return d;
    }
    return KS_DIRECTIONS;
}

/* Its stack, or its part of it. */
static int all_with(const struct ks_state *s, ks_unit u)
{
    return has(s, u, R94_PENDING) ? RETREAT_PART : RETREAT_STACK;
}

static void go_back(struct play *p, ks_unit u)
{
    struct ks_frame *f = frame(p->s);
    bool before_horse = f->a == R94_HORSE;
    bool free = !before_horse && branch(p->g, u) == R94_HORSE &&
                r94(p->g)->setting.reaction_retreat_free; /* [9.1C-3] */
    bool cossacks = before_horse || has(p->s, u, R94_PENDING);
    event(p, cossacks ? COSSACKS_FALL_BACK : FALLS_BACK, u, piece(p->s, u)->hex, 0);
    r94_push_retreat(p, u, 2,
                     all_with(p->s, u) | RETREAT_VOLUNTARY | (free ? RETREAT_FREE : 0));
}

/* Those apart from their stack go first, in every direction. */
static void next_retreat(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    int d = find_part(p->g, p->s, R94_HORSE);
    if (d < KS_DIRECTIONS) {
        f->mask[0] |= 1u << d;
        go_back(p, r94_part_of(p->g, p->s, r94_reaction_place(p->g, p->s, d), f->side));
        return;
    }
    d = find(p->s, FALL_BACK);
    if (d == KS_DIRECTIONS) {
        f->step = CHECKS;
        return;
    }
    state(p->s)->announced[d] = HOLD;
    ks_unit u = r94_rest_of(p->g, p->s, r94_reaction_place(p->g, p->s, d), f->side);
    if (u != KS_NONE)
        go_back(p, u);
}

/* [9.1A-3] Two hexes back; in the last of the games with a loss [9.1A-3@maciejowice]. */
static void shrink_back(struct play *p, ks_unit u)
{
    ks_hex h = piece(p->s, u)->hex;
    r94_push_retreat(p, u, 2, all_with(p->s, u) | RETREAT_FAILED);
    if (r94(p->g)->setting.reaction_failure_loss)
        r94_push_loss_of_group(p, h, side_of(p->g, u), BY_OTHER);
}

/* The top counterattacking unit in a direction. */
static ks_unit attacker_in(const struct ks_game *g, const struct ks_state *s, int d)
{
    ks_unit u = top(s, r94_reaction_place(g, s, d));
    while (u != KS_NONE && !r94_may_attack(g, s, u))
        u = below(s, u);
    return u;
}

/* [9.1C-2] Cavalry attacks infantry without a check; [9.3] else the top unit checks
 * for all. */
static bool begin_check(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    int d = find(p->s, COUNTER);
    if (d == KS_DIRECTIONS) {
        f->step = WHO_ATTACKS;
        return false;
    }
    ks_unit u = attacker_in(p->g, p->s, d);
    if (u == KS_NONE || (branch(p->g, u) == R94_HORSE && f->a != R94_HORSE)) {
        state(p->s)->announced[d] = u == KS_NONE ? HOLD : WILL_ATTACK;
        return false;
    }
    f->count = (uint8_t)d;
    f->step = CHECK_ROLL;
    p->s->actor = KS_CHANCE;
    return true;
}

/* After all checks: units that passed and may still choose. */
static bool who_attacks(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    int d = find(p->s, MAY_ATTACK);
    if (d == KS_DIRECTIONS) {
        f->step = ATTACK;
        return false;
    }
    f->count = (uint8_t)d;
    if (r94_reaction_unit(p->g, p->s) == KS_NONE) {
        state(p->s)->announced[d] = HOLD;
        return false;
    }
    p->s->actor = f->side;
    return true;
}

/* [9.1A-4@maciejowice] The check comes before the fire, so these are the first. */
static bool begin_harrying(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    int d = find(p->s, HARRY), part = find_part(p->g, p->s, R94_FOOT);
    if (d == KS_DIRECTIONS && part == KS_DIRECTIONS) {
        f->step = FIRE_FIRST;
        return false;
    }
    if (part < d) {
        d = part;
        f->mask[0] |= 1u << d;
    } else {
        state(p->s)->announced[d] = SHOOT; /* guns beside them may follow */
    }
    f->count = (uint8_t)d;
    f->step = HARRY_ROLL;
    if (r94_reaction_unit(p->g, p->s) == KS_NONE) { /* no unit is left */
        f->step = HARRYING;
        return false;
    }
    p->s->actor = KS_CHANCE;
    return true;
}

static bool harry_goes(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (r94_reaction_unit(p->g, p->s) == KS_NONE) { /* no unit is left to ask */
        f->step = HARRYING;
        return false;
    }
    p->s->actor = f->side;
    return true;
}

/* Passed: it may fire. Failed: two hexes back with a loss, as after any failed check. */
static void harry(struct play *p, int die)
{
    struct ks_frame *f = frame(p->s);
    ks_unit u = r94_reaction_unit(p->g, p->s);
    int morale = values(p->g, p->s, u)->morale;
    bool passed = die <= morale;
    f->step = passed ? HARRY_FIRES : HARRYING;
    tell(p, sentence(passed ? WILL_HARRY : SKIRMISHERS_SHRINK, u, f->hex, die, morale));
    if (!passed)
        shrink_back(p, u);
}

static void harry_ends(struct play *p, struct ks_action a)
{
    frame(p->s)->step = a.verb == FIRE ? HARRY_GOES : HARRYING;
    if (a.verb == FIRE)
        r94_push_fire(p, a.unit, a.hex, FIRE_BY_HARRYING);
    else if (a.verb == FALL_BACK)
        r94_push_retreat(p, a.unit, 1, all_with(p->s, a.unit));
}

bool r94_reaction_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (f->step == CLOSED || (f->step != HARRY_GOES && !mover_stands(p->g, p->s))) {
        forget_parts(p);
        ks_pop(p);
        return false;
    }
    switch (f->step) {
    case ANNOUNCE:
        while (f->count < KS_DIRECTIONS &&
               r94_reacting(p->g, p->s, f->hex, f->count, f->side) == KS_NONE)
            f->count++;
        if (f->count == KS_DIRECTIONS) {
            f->step = HARRYING;
            return false;
        }
        p->s->actor = f->side;
        return true;
    case HARRYING: return begin_harrying(p);
    case HARRY_FIRES:
    case HARRY_GOES: return harry_goes(p);
    case FIRE_FIRST: {
        struct list shots = {.enough = 1};
        list_shots(p->g, p->s, &shots);
        if (shots.n == 0) {
            f->step = RETREATS;
            return false;
        }
        p->s->actor = f->side;
        return true;
    }
    case RETREATS: next_retreat(p); return false;
    case CHECKS: return begin_check(p);
    case WHO_ATTACKS: return who_attacks(p);
    case ATTACK: attack(p); return false;
    default: p->s->actor = KS_CHANCE; return true;
    }
}

/* A unit with no part in the counterattack does not fall back for it either. */
static void mark_attackers(struct play *p, int d)
{
    for (ks_unit u = top(p->s, r94_reaction_place(p->g, p->s, d)); u != KS_NONE;
         u = below(p->s, u))
        if (r94_may_attack(p->g, p->s, u))
            mark(p->s, u, R94_PENDING);
        else
            unmark(p->s, u, R94_PENDING);
}

/* [9.1A-2 9.1A-3] Passed: it attacks, or may attack. Failed: two hexes back. */
static void check(struct play *p, int die)
{
    struct ks_frame *f = frame(p->s);
    int d = f->count;
    ks_unit u = attacker_in(p->g, p->s, d);
    int morale = values(p->g, p->s, u)->morale;
    bool passed = die <= morale;
    f->step = CHECKS;
    state(p->s)->announced[d] = !passed ? HOLD
                                : r94(p->g)->setting.counterattack_by_choice
                                    ? MAY_ATTACK
                                    : WILL_ATTACK;
    bool horse = branch(p->g, u) == R94_HORSE && r94(p->g)->setting.reaction_failure_loss;
    uint16_t fails = horse ? CAVALRY_SHRINKS : SHRINKS_BACK;
    tell(p, sentence(passed ? WILL_COUNTERATTACK : fails, u, f->hex, die, morale));
    if (!passed) {
        mark_attackers(p, d);
        shrink_back(p, u);
    }
}

/* A stack whose units have different rights is asked again for the others [9.1E 9.1A-4]. */
static void announce(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    if (a.verb != HOLD)
        tell(p, sentence(ANNOUNCES, a.unit, f->hex, a.verb, 0));
    if (r94_speaks_for_part(p->g, p->s, a.unit, a.verb)) {
        r94_mark_part(p, a.unit, a.verb);
        return;
    }
    state(p->s)->announced[f->count] = a.verb;
    f->count++;
}

void r94_reaction_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    switch (f->step) {
    case ANNOUNCE: announce(p, a); return;
    case HARRY_FIRES:
    case HARRY_GOES: harry_ends(p, a); return;
    case WHO_ATTACKS:
        state(p->s)->announced[f->count] = a.verb == COUNTER ? WILL_ATTACK : HOLD;
        return;
    default: break;
    }
    switch (a.verb) {
    case FIRE: r94_push_fire(p, a.unit, a.hex, FIRE_IN_REACTION); break;
    case BOMBARD: r94_push_bombard(p, a.unit, a.hex); break;
    case PASS: f->step = RETREATS; break;
    case ROLL:
        if (f->step == HARRY_ROLL)
            harry(p, a.arg);
        else
            check(p, a.arg);
        break;
    default: break;
    }
}

/* ---- a frame that was read ---- */

const char *r94_reaction_misfit(const struct ks_game *g, const struct ks_state *s,
                                const struct ks_frame *f)
{
    if (is_leader(g, f->unit) || side_of(g, f->unit) == f->side ||
        (int)f->a != branch(g, f->unit))
        return "no such enemy unit to react to";
    bool rolls = f->step == HARRY_ROLL || f->step == CHECK_ROLL;
    if (f != frame_of(s))
        return rolls ? "a reaction that waits for a die is not on top" : NULL;
    if (!rolls && f->step != HARRY_FIRES && f->step != HARRY_GOES &&
        f->step != WHO_ATTACKS)
        return NULL;
    if (r94_reaction_unit(g, s) == KS_NONE)
        return "no reacting unit sees the mover";
    return f->step == CHECK_ROLL && attacker_in(g, s, f->count) == KS_NONE
               ? "the unit that rolls for a reaction is not there, or may not attack"
               : NULL;
}
