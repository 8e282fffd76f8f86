/* All stacks announce first, then fire, retreats, checks and the counterattack follow
 * in this order [r71]. r94_state.announced holds the choice of the stack in each
 * direction. */
#include "rules1794/reaction.h"

#include "rules1794/artillery.h"
#include "rules1794/fire.h"
#include "rules1794/frames.h"
#include "rules1794/leader.h"
#include "rules1794/loss.h"
#include "rules1794/melee.h"
#include "rules1794/move.h"
#include "rules1794/reaction_option.h"
#include "rules1794/retreat.h"
#include "rules1794/stack.h"

enum {
    ANNOUNCE,
    HARRYING,
    HARRY_ROLL,
    HARRY_GOES,
    FIRE_FIRST,
    RETREATS,
    CHECKS,
    CHECK_ROLL,
    ATTACK,
    CLOSED
};
/* frame.hex the mover's hex, frame.unit the mover, frame.a its branch, frame.count the
 * direction asked or rolled for */

void push_reaction(struct play *p, ks_hex h, ks_unit mover)
{
    int side = !side_of(p->g, mover), first = 0;
    while (first < KS_DIRECTIONS && reacting(p->g, p->s, h, first, side) == KS_NONE)
        first++;
    if (first == KS_DIRECTIONS)
        return;
    struct ks_frame *f = push(p, PROC_REACTION);
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

/* The rifles or guns announced in a direction that may still fire. */
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
        return said != VOLLEY ? FIRE_NOT_ANNOUNCED : why_not_fire_at(g, s, a.unit, a.hex);
    return said != VOLLEY && said != SHOOT ? FIRE_NOT_ANNOUNCED
                                           : why_not_bombard(g, s, a.unit, a.hex);
}

static void list_shots(const struct ks_game *g, const struct ks_state *s,
                       struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        if (look(s)->announced[d] != VOLLEY && look(s)->announced[d] != SHOOT)
            continue;
        for (ks_unit u = top(s, reaction_place(g, s, d)); u != KS_NONE; u = below(s, u)) {
            struct ks_action a = action(is_gun(g, u) ? BOMBARD : FIRE, u, f->hex, 0);
            if (!is_leader(g, u) && !why_not_shot(g, s, a))
                offer(out, a);
        }
    }
}

/* ---- the frame ---- */

bool is_harrying(const struct ks_state *s)
{
    return frame_of(s)->step == HARRY_ROLL || frame_of(s)->step == HARRY_GOES;
}

ks_unit reaction_unit(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    return f->count < KS_DIRECTIONS ? reacting(g, s, f->hex, f->count, f->side) : KS_NONE;
}

/* After its fire the unit stays, or goes back one hex as anybody would. */
static uint16_t why_not_harry_end(const struct ks_game *g, const struct ks_state *s,
                                  struct ks_action a)
{
    ks_unit u = reaction_unit(g, s);
    if (a.unit != u || (a.verb != STAY && a.verb != FALL_BACK))
        return DOES_IT_GO_BACK;
    return a.verb == STAY || may_go_back_one(g, s, u) ? 0 : NO_OPEN_WAY;
}

uint16_t reaction_why(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    switch (f->step) {
    case ANNOUNCE: {
        ks_unit u = reacting(g, s, f->hex, f->count, f->side);
        return a.unit != u ? CHOOSE_A_REACTION : why_not_option(g, s, u, a.verb);
    }
    case HARRY_GOES: return why_not_harry_end(g, s, a);
    case FIRE_FIRST:
        if (a.verb == PASS)
            return 0;
        return a.verb == FIRE || a.verb == BOMBARD ? why_not_shot(g, s, a)
                                                   : CHOOSE_A_REACTION;
    default: return a.verb == ROLL && a.arg < 10 ? 0 : ROLL_THE_DIE;
    }
}

void reaction_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    static const uint8_t option[] = {HOLD, VOLLEY, COUNTER, FALL_BACK, HARRY};
    const struct ks_frame *f = frame_of(s);
    if (f->step == CHECK_ROLL || f->step == HARRY_ROLL) {
        offer_die(out);
        return;
    }
    if (f->step == HARRY_GOES) {
        ks_unit u = reaction_unit(g, s);
        if (may_go_back_one(g, s, u))
            offer(out, action(FALL_BACK, u, KS_NONE, 0));
        offer(out, action(STAY, u, KS_NONE, 0));
        return;
    }
    if (f->step == FIRE_FIRST) {
        list_shots(g, s, out);
        offer(out, action(PASS, KS_NONE, KS_NONE, 0));
        return;
    }
    ks_unit u = reacting(g, s, f->hex, f->count, f->side);
    for (size_t i = 0; i < sizeof option; i++)
        if (!why_not_option(g, s, u, option[i]))
            offer(out, action(option[i], u, KS_NONE, 0));
}

/* [8.14.1a 8.14.2b] Those who passed enter together and are the attackers, each with
 * its own entry hex, r76. [8.14.1b] The point for entering is theirs, r11. */
static void attack(struct play *p)
{
    struct ks_frame f = *frame(p->s);
    struct r94_state *x = state(p->s);
    bool entered = false;
    frame(p->s)->step = CLOSED;
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        if (x->announced[d] != FIGHT)
            continue;
        for (ks_unit u = top(p->s, next_hex(p->g, f.hex, d)), next; u != KS_NONE;
             u = next) {
            next = below(p->s, u);
            if (!is_troop(p->g, u) || side_of(p->g, u) != f.side)
                continue;
            lift(p->g, p->s, u);
            put(p->g, p->s, u, f.hex);
            edit(p->s, u)->from = (uint8_t)d;
            mark(p->s, u, R94_COUNTERED);
            event(p, COUNTERATTACKS, u, f.hex, 0);
            entered = true;
        }
    }
    if (!entered)
        return;
    for (ks_unit u = top(p->s, f.hex); u != KS_NONE; u = below(p->s, u))
        if (side_of(p->g, u) != f.side)
            mark(p->s, u, R94_TARGETED);
    if (r94(p->g)->counterattack_costs_target) /* option r11 */
        for (ks_unit u = top(p->s, f.hex); u != KS_NONE; u = below(p->s, u))
            if (side_of(p->g, u) != f.side && has(p->s, u, R94_MOVING))
                edit(p->s, u)->spent++;
    if (r94(p->g)->setting.counterattack_ends_move) /* [8.14.2a] */
        end_moves_in(p, f.hex);
    push_contact(p, f.hex, f.side, true);
    push_step_back(p, f.hex, f.side); /* [8.16.11a] enemies have come next to him */
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

static void go_back(struct play *p, int d)
{
    struct ks_frame *f = frame(p->s);
    bool free =
        f->a != R94_HORSE && r94(p->g)->setting.reaction_retreat_free; /* [9.1C-3] */
    ks_unit u = top_troop(p->g, p->s, next_hex(p->g, f->hex, d), f->side);
    state(p->s)->announced[d] = HOLD;
    if (u == KS_NONE)
        return;
    free = free && branch(p->g, u) == R94_HORSE;
    event(p, f->a == R94_HORSE ? COSSACKS_FALL_BACK : FALLS_BACK, u, piece(p->s, u)->hex,
          0);
    push_retreat(p, u, 2, RETREAT_STACK | RETREAT_VOLUNTARY | (free ? RETREAT_FREE : 0));
}

/* [9.1A-3] Two hexes back; in the last of the games with a loss [9.1A-3@maciejowice]. */
static void shrink_back(struct play *p, ks_unit u)
{
    ks_hex h = piece(p->s, u)->hex;
    push_retreat(p, u, 2, RETREAT_STACK);
    if (r94(p->g)->setting.reaction_failure_loss)
        push_losses(p, h, side_of(p->g, u), 1, BY_OTHER);
}

/* [9.1C-2] Cavalry attacks infantry without a check; [9.3] else the top unit checks
 * for all. */
static bool begin_check(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    int d = find(p->s, COUNTER);
    if (d == KS_DIRECTIONS) {
        f->step = ATTACK;
        return false;
    }
    ks_unit u = top_troop(p->g, p->s, reaction_place(p->g, p->s, d), f->side);
    if (u == KS_NONE || (branch(p->g, u) == R94_HORSE && f->a != R94_HORSE)) {
        state(p->s)->announced[d] = u == KS_NONE ? HOLD : FIGHT;
        return false;
    }
    f->count = (uint8_t)d;
    f->step = CHECK_ROLL;
    p->s->actor = KS_CHANCE;
    return true;
}

/* [9.1A-4@maciejowice] The check comes before the fire, so these are the first. */
static bool begin_harrying(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    int d = find(p->s, HARRY);
    if (d == KS_DIRECTIONS) {
        f->step = FIRE_FIRST;
        return false;
    }
    f->count = (uint8_t)d;
    ks_unit u = reaction_unit(p->g, p->s);
    if (u == KS_NONE || why_not_harry(p->g, p->s, u)) { /* lapsed meanwhile */
        state(p->s)->announced[d] = HOLD;
        return false;
    }
    f->step = HARRY_ROLL;
    p->s->actor = KS_CHANCE;
    return true;
}

static bool harry_goes(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (reaction_unit(p->g, p->s) == KS_NONE) { /* nobody is left to ask */
        f->step = HARRYING;
        return false;
    }
    p->s->actor = f->side;
    return true;
}

/* Passed: it fires. Failed: two hexes back with a loss, as after any failed check. */
static void harry(struct play *p, int die)
{
    struct ks_frame *f = frame(p->s);
    ks_unit u = reaction_unit(p->g, p->s);
    int morale = values(p->g, p->s, u)->morale;
    bool passed = die <= morale;
    ks_hex target = f->hex;
    state(p->s)->announced[f->count] = HOLD;
    f->step = passed ? HARRY_GOES : HARRYING;
    tell(p, sentence(passed ? WILL_HARRY : SKIRMISHERS_SHRINK, u, f->hex, die, morale));
    if (passed)
        push_fire(p, u, target, FIRE_BY_HARRYING);
    else
        shrink_back(p, u);
}

static void harry_ends(struct play *p, struct ks_action a)
{
    frame(p->s)->step = HARRYING;
    if (a.verb == FALL_BACK)
        push_retreat(p, a.unit, 1, RETREAT_STACK);
}

bool reaction_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (f->step == CLOSED || (f->step != HARRY_GOES && !mover_stands(p->g, p->s))) {
        pop(p);
        return false;
    }
    switch (f->step) {
    case ANNOUNCE:
        while (f->count < KS_DIRECTIONS &&
               reacting(p->g, p->s, f->hex, f->count, f->side) == KS_NONE)
            f->count++;
        if (f->count == KS_DIRECTIONS) {
            f->step = HARRYING;
            return false;
        }
        p->s->actor = f->side;
        return true;
    case HARRYING: return begin_harrying(p);
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
    case RETREATS: {
        int d = find(p->s, FALL_BACK);
        if (d == KS_DIRECTIONS)
            f->step = CHECKS;
        else
            go_back(p, d);
        return false;
    }
    case CHECKS: return begin_check(p);
    case ATTACK: attack(p); return false;
    default: p->s->actor = KS_CHANCE; return true;
    }
}

/* [9.1A-2 9.1A-3] Passed: it attacks. Failed: two hexes back. */
static void check(struct play *p, int die)
{
    struct ks_frame *f = frame(p->s);
    int d = f->count;
    ks_unit u = top_troop(p->g, p->s, reaction_place(p->g, p->s, d), f->side);
    int morale = values(p->g, p->s, u)->morale;
    bool passed = die <= morale;
    f->step = CHECKS;
    state(p->s)->announced[d] = passed ? FIGHT : HOLD;
    bool horse = branch(p->g, u) == R94_HORSE && r94(p->g)->setting.reaction_failure_loss;
    uint16_t fails = horse ? CAVALRY_SHRINKS : SHRINKS_BACK;
    tell(p, sentence(passed ? WILL_COUNTERATTACK : fails, u, f->hex, die, morale));
    if (!passed)
        shrink_back(p, u);
}

void reaction_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    if (f->step == HARRY_GOES) {
        harry_ends(p, a);
        return;
    }
    switch (a.verb) {
    case FIRE: push_fire(p, a.unit, a.hex, FIRE_IN_REACTION); break;
    case BOMBARD: push_bombard(p, a.unit, a.hex); break;
    case PASS: f->step = RETREATS; break;
    case ROLL:
        if (f->step == HARRY_ROLL)
            harry(p, a.arg);
        else
            check(p, a.arg);
        break;
    default:
        state(p->s)->announced[f->count] = a.verb;
        f->count++;
        if (a.verb != HOLD)
            tell(p, sentence(ANNOUNCES, a.unit, f->hex, a.verb, 0));
        break;
    }
}

/* ---- a frame that was read ---- */

const char *reaction_misfit(const struct ks_game *g, const struct ks_state *s,
                            const struct ks_frame *f)
{
    if (is_leader(g, f->unit) || side_of(g, f->unit) == f->side ||
        (int)f->a != branch(g, f->unit))
        return "nobody of the enemy's is reacted to";
    bool rolls = f->step == HARRY_ROLL || f->step == CHECK_ROLL;
    if (rolls && (f != frame_of(s) || f->count == KS_DIRECTIONS ||
                  top_troop(g, s, next_hex(g, f->hex, f->count), f->side) == KS_NONE))
        return "who rolls for a reaction is not there";
    return f->step == HARRY_ROLL && reacting(g, s, f->hex, f->count, f->side) == KS_NONE
               ? "who rolls for a reaction does not see the mover"
               : NULL;
}
