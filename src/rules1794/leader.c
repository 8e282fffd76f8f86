#include "rules1794/leader.h"

#include "rules1794/entry.h"
#include "rules1794/loss.h"
#include "rules1794/procs.h"
#include "rules1794/stack.h"
#include "rules1794/step.h"

uint32_t r94_leaders_in(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                        int side)
{
    uint32_t set = 0;
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == side && is_leader(g, u))
            set |= commander_bit(g, u);
    return set;
}

/* ---- casualties ---- */

enum { ROLL_CASUALTY, NAME_VICTIM };

void r94_push_casualty(struct play *p, uint32_t commanders)
{
    commanders &= ~look(p->s)->dead;
    if (!commanders) /* r38 */
        return;
    struct ks_frame *f = ks_push(p, PROC_CASUALTY);
    f->mask[0] = commanders;
    for (int i = 0; i < r94(p->g)->commanders; i++)
        if (commanders >> i & 1) {
            f->unit = r94(p->g)->commander[i];
            break;
        }
}

/* [4.5.1b 4.5.1c] 0 kills, 9 wounds: his chit leaves the pool for this turn. */
static void hit(struct play *p, ks_unit c, int die)
{
    struct r94_state *x = state(p->s);
    if (die == 0) {
        r94_remove_commander(p, c, COMMANDER_KILLED);
        return;
    }
    x->wounded |= commander_bit(p->g, c);
    if (c == r94(p->g)->planner && x->pool & commander_bit(p->g, c)) /* r125 */
        x->planner_turn = (uint8_t)(p->s->turn + 1);
    x->pool &= ~commander_bit(p->g, c);
    event(p, COMMANDER_WOUNDED, c, piece(p->s, c)->hex, 0);
}

bool r94_casualty_run(struct play *p)
{
    if (frame(p->s)->count == 1) {
        ks_pop(p);
        return false;
    }
    p->s->actor = KS_CHANCE;
    return true;
}

uint16_t r94_casualty_why(const struct ks_game *g, const struct ks_state *s,
                          struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    if (f->step == ROLL_CASUALTY)
        return a.verb == ROLL && a.arg < 10 ? 0 : ROLL_THE_DIE;
    return a.verb == VICTIM && is_leader(g, a.unit) &&
                   f->mask[0] & commander_bit(g, a.unit)
               ? 0
               : NAME_A_VICTIM;
}

void r94_casualty_list(const struct ks_game *g, const struct ks_state *s,
                       struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    if (f->step == ROLL_CASUALTY) {
        offer_die(out);
        return;
    }
    for (ks_unit i = 0; i < r94(g)->commanders; i++)
        if (f->mask[0] >> i & 1)
            offer(out, action(VICTIM, r94(g)->commander[i], KS_NONE, 0));
}

void r94_casualty_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    if (f->step == NAME_VICTIM) {
        f->count = 1;
        hit(p, a.unit, f->a);
        return;
    }
    f->count = 1;
    if (a.arg != 0 && a.arg != 9) { /* [4.5.1d] */
        event(p, COMMANDER_UNHURT, f->unit, KS_NONE, a.arg);
        return;
    }
    if (f->mask[0] & (f->mask[0] - 1)) { /* r91: several, one is hit at random */
        f->step = NAME_VICTIM;
        f->a = a.arg;
        f->count = 0;
        return;
    }
    hit(p, f->unit, a.arg);
}

/* ---- stepping back ---- */

/* frame.count, why he is asked; frame.a: direction of the step */
enum { AFTER_STEP, BEFORE_STEP, LEFT_BEHIND, MAKES_WAY };

/* He shares the frame's hex with enemies and cannot stay. */
static bool must_go(const struct ks_frame *f)
{
    return f->count == LEFT_BEHIND || f->count == MAKES_WAY;
}

/* A commander of the side next to a hex who has not been asked; commanders in a melee hex may not
 * leave it. */
static ks_unit leader_beside(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                             int side, uint32_t asked)
{
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        ks_hex n = next_hex(g, h, d);
        ks_unit c =
            is_melee_hex(s, n) ? KS_NONE : r94_leader_to_ask(g, s, n, side, asked);
        if (c != KS_NONE)
            return c;
    }
    return KS_NONE;
}

static ks_unit next_asked(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    if (must_go(f))
        return r94_leader_to_ask(g, s, f->hex, f->side, f->mask[0]);
    if (f->count == AFTER_STEP)
        return leader_beside(g, s, f->hex, f->side, f->mask[0]);
    ks_unit c = KS_NONE; /* a line goes into several hexes at once */
    for (ks_unit u = r94_next_mover(g, s, 0); u != KS_NONE && c == KS_NONE;
         u = r94_next_mover(g, s, u + 1)) {
        ks_hex to = on_map(s, u) ? next_hex(g, piece(s, u)->hex, f->a) : KS_NONE;
        if (to != KS_NONE && !is_off(g, to))
            c = leader_beside(g, s, to, f->side, f->mask[0]);
    }
    return c;
}

static void push_back(struct play *p, int side, ks_hex h, uint8_t mode, int direction)
{
    struct ks_frame *f = ks_push(p, PROC_BACK);
    f->hex = h;
    f->side = (uint8_t)side;
    f->count = mode;
    f->a = (uint16_t)direction;
    f->unit = next_asked(p->g, p->s);
    if (f->unit == KS_NONE)
        ks_pop(p);
}

void r94_push_step_back(struct play *p, ks_hex entered, int mover)
{
    if (holds(p->s, entered, mover)) /* he may have died on the way */
        push_back(p, !mover, entered, AFTER_STEP, 0);
}

void r94_push_step_back_before(struct play *p, int direction)
{
    push_back(p, !look(p->s)->side, KS_NONE, BEFORE_STEP, direction);
}

void r94_push_left_behind(struct play *p, ks_hex h, int side)
{
    push_back(p, side, h, LEFT_BEHIND, 0);
}

void r94_push_make_way(struct play *p, ks_hex h, int side)
{
    if (holds(p->s, h, !side) && !holds(p->s, h, side))
        push_back(p, side, h, MAKES_WAY, 0);
}

/* Does a mover come into the hex with the step that is being asked about? */
static bool is_about_to_be_entered(const struct ks_game *g, const struct ks_state *s,
                                   ks_hex h)
{
    const struct ks_frame *f = frame_of(s);
    if (f->proc != PROC_BACK || f->count != BEFORE_STEP)
        return false;
    for (ks_unit u = r94_next_mover(g, s, 0); u != KS_NONE;
         u = r94_next_mover(g, s, u + 1))
        if (on_map(s, u) && next_hex(g, piece(s, u)->hex, f->a) == h)
            return true;
    return false;
}

/* r95: into a hex without enemies, and neither out of nor into a melee hex [6.11]. */
static uint16_t why_not_step_back(const struct ks_game *g, const struct ks_state *s,
                                  ks_unit c, ks_hex to)
{
    if (ks_grid_direction(grid(g), piece(s, c)->hex, to) == KS_NO_DIRECTION)
        return NOT_ADJACENT;
    if (is_off(g, to))
        return why_off(g, to);
    if (r94_present(g, s, to, !side_of(g, c)) || is_about_to_be_entered(g, s, to))
        return LEADER_AMONG_ENEMIES;
    return is_melee_hex(s, piece(s, c)->hex) ? MELEE_HOLDS : 0;
}

static bool can_step_back(const struct ks_game *g, const struct ks_state *s, ks_unit c)
{
    for (int d = 0; d < KS_DIRECTIONS; d++)
        if (!why_not_step_back(g, s, c, next_hex(g, piece(s, c)->hex, d)))
            return true;
    return false;
}

bool r94_is_making_way(const struct ks_state *s)
{
    return frame_of(s)->count == MAKES_WAY;
}

bool r94_back_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    f->unit = next_asked(p->g, p->s);
    if (f->unit == KS_NONE) {
        ks_pop(p);
        return false;
    }
    if (must_go(f) && !can_step_back(p->g, p->s, f->unit)) { /* [8.16.3] r92, r93 */
        r94_remove_commander(p, f->unit, LEADER_CAPTURED);
        return false;
    }
    p->s->actor = f->side;
    return true;
}

uint16_t r94_back_why(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    if ((a.verb != BACK && a.verb != STAY) || a.unit != f->unit)
        return DOES_HE_STEP_BACK;
    if (a.verb == STAY)
        return f->count == LEFT_BEHIND ? LEADER_IS_ALONE
               : f->count == MAKES_WAY ? LEADER_MAKES_WAY
                                       : 0;
    return why_not_step_back(g, s, a.unit, a.hex);
}

void r94_back_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        ks_hex to = next_hex(g, piece(s, f->unit)->hex, d);
        if (!why_not_step_back(g, s, f->unit, to))
            offer(out, action(BACK, f->unit, to, 0));
    }
    if (!must_go(f)) /* [8.16.11b] no other piece has to leave */
        offer(out, action(STAY, f->unit, KS_NONE, 0));
}

void r94_back_act(struct play *p, struct ks_action a)
{
    frame(p->s)->mask[0] |= commander_bit(p->g, a.unit);
    if (a.verb == STAY)
        return;
    r94_lift(p->g, p->s, a.unit);
    r94_put(p->g, p->s, a.unit, a.hex);
    event(p, LEADER_STEPS_BACK, a.unit, a.hex, 0);
}

/* ---- going along with a retreat ---- */

ks_unit r94_leader_to_ask(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                          int side, uint32_t asked)
{
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == side && is_leader(g, u) && !(asked & commander_bit(g, u)))
            return u;
    return KS_NONE;
}

void r94_push_follow(struct play *p, ks_unit c)
{
    struct ks_frame *f = ks_push(p, PROC_FOLLOW);
    f->unit = c;
    f->side = (uint8_t)side_of(p->g, c);
}

bool r94_follow_run(struct play *p)
{
    if (frame(p->s)->step) {
        ks_pop(p);
        return false;
    }
    p->s->actor = frame(p->s)->side;
    return true;
}

uint16_t r94_follow_why(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a)
{
    (void)g;
    return (a.verb == FOLLOW || a.verb == STAY) && a.unit == frame_of(s)->unit
               ? 0
               : DOES_HE_FOLLOW;
}

void r94_follow_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    (void)g;
    offer(out, action(STAY, frame_of(s)->unit, KS_NONE, 0));
    offer(out, action(FOLLOW, frame_of(s)->unit, KS_NONE, 0));
}

void r94_follow_act(struct play *p, struct ks_action a)
{
    frame(p->s)->step = 1;
    if (a.verb == FOLLOW)
        edit(p->s, a.unit)->group = R94_RETREATING;
}

/* ---- phase 3 ---- */

void r94_push_leader_move(struct play *p, ks_unit c)
{
    if (is_gone(p->s, c) || (on_map(p->s, c) && is_melee_hex(p->s, piece(p->s, c)->hex)))
        return;
    struct ks_frame *f = ks_push(p, PROC_LEADER);
    f->unit = c;
    f->side = (uint8_t)side_of(p->g, c);
    f->count = (uint8_t)r94(p->g)->allowance[R94_LEADER]; /* [8.8c] */
    edit(p->s, c)->spent = 0;
}

bool r94_leader_run(struct play *p)
{
    const struct ks_frame *f = frame(p->s);
    ks_hex h = piece(p->s, f->unit)->hex;
    if (f->count == 0 || f->step || (h != KS_NONE && is_melee_hex(p->s, h))) {
        ks_pop(p);
        return false;
    }
    p->s->actor = f->side;
    return true;
}

/* [8.7c] He has no facing to change. [6.3] A commander goes through and into any hex
 * of friends; [8.2b] 1 point a hex. */
static uint16_t why_not_lead(const struct ks_game *g, const struct ks_state *s, ks_unit c,
                             ks_hex to)
{
    int side = side_of(g, c);
    if (!on_map(s, c))
        return r94_why_not_entry(g, s, c, to);
    if (ks_grid_direction(grid(g), piece(s, c)->hex, to) == KS_NO_DIRECTION)
        return NOT_ADJACENT;
    if (is_off(g, to))
        return why_off(g, to);
    return r94_present(g, s, to, !side) && !holds(s, to, side) ? LEADER_AMONG_ENEMIES : 0;
}

uint16_t r94_leader_why(const struct ks_game *g, const struct ks_state *s,
                        struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    if (a.verb == STOP)
        return 0;
    uint8_t verb = on_map(s, f->unit) ? LEAD : ENTER;
    if (a.verb != verb || a.unit != f->unit)
        return LEADER_MOVES_NOW;
    return why_not_lead(g, s, a.unit, a.hex);
}

void r94_leader_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    if (!on_map(s, f->unit))
        r94_entry_list(g, s, f->unit, out);
    for (int d = 0; d < KS_DIRECTIONS && on_map(s, f->unit) && !has_enough(out); d++) {
        ks_hex to = next_hex(g, piece(s, f->unit)->hex, d);
        if (!why_not_lead(g, s, f->unit, to))
            offer(out, action(LEAD, f->unit, to, 0));
    }
    offer(out, action(STOP, KS_NONE, KS_NONE, 0));
}

void r94_leader_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    if (a.verb == STOP) {
        f->step = 1;
        return;
    }
    f->count--;
    edit(p->s, f->unit)->spent++; /* [8.2b] */
    r94_lift(p->g, p->s, f->unit);
    r94_put(p->g, p->s, f->unit, a.hex);
    event(p, LEADER_MOVES, f->unit, a.hex, f->count);
}
