#include "rules1794/check.h"

#include "rules1794/formation.h"
#include "rules1794/loss.h"
#include "rules1794/procs.h"
#include "rules1794/retreat.h"
#include "rules1794/stack.h"

/* frame.count: the kind; frame.unit: the unit that checks; frame.b: a hex whose square may
 * break */

void r94_push_check(struct play *p, enum r94_check_kind kind, ks_unit u)
{
    struct ks_frame *f = ks_push(p, PROC_CHECK);
    f->count = (uint8_t)kind;
    f->unit = u;
    f->side = (uint8_t)side_of(p->g, u);
    f->b = KS_NONE;
}

/* [11.12] r118: each unit once; [11.12.1] not guns, commanders or units in a melee hex. */
void r94_push_crisis(struct play *p, ks_hex h, int side)
{
    for (int d = 0; d < KS_DIRECTIONS; d++) {
        ks_hex n = next_hex(p->g, h, d);
        if (is_melee_hex(p->s, n))
            continue;
        for (ks_unit u = top(p->s, n); u != KS_NONE; u = below(p->s, u))
            if (side_of(p->g, u) == side && is_troop(p->g, u))
                mark(p->s, u, R94_PENDING);
    }
    struct ks_frame *f = ks_push(p, PROC_CHECK);
    f->count = CHECK_CRISIS;
    f->side = (uint8_t)side;
    f->hex = h;
    f->b = KS_NONE;
}

/* The next unit beside the lost hex that has not checked yet. */
static ks_unit next_shaken(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    for (int d = 0; d < KS_DIRECTIONS; d++)
        for (ks_unit u = top(s, next_hex(g, f->hex, d)); u != KS_NONE; u = below(s, u))
            if (side_of(g, u) == f->side && has(s, u, R94_PENDING))
                return u;
    return KS_NONE;
}

bool r94_check_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    if (f->count == CHECK_CRISIS && f->b != KS_NONE) { /* one of a square has gone */
        ks_hex h = f->b;
        f->b = KS_NONE;
        r94_mend_square(p, h, f->side);
        return false;
    }
    if (f->count == CHECK_CRISIS)
        f->unit = next_shaken(p->g, p->s);
    if (f->unit == KS_NONE || f->step) {
        ks_pop(p);
        return false;
    }
    p->s->actor = KS_CHANCE;
    return true;
}

/* [11.9@szczekociny] Passed, it takes no loss. */
static void save(struct play *p, ks_unit u, bool passed, int die, int morale)
{
    frame(p->s)->step = 1;
    tell(p,
         sentence(passed ? IS_SAVED : IS_NOT_SAVED, u, piece(p->s, u)->hex, die, morale));
    if (!passed)
        r94_lose_step(p, u, BY_MELEE);
}

/* [11.12] Failed, it goes back one hex. */
static void shake(struct play *p, ks_unit u, bool passed, int die, int morale)
{
    ks_hex h = piece(p->s, u)->hex;
    unmark(p->s, u, R94_PENDING);
    tell(p, sentence(passed ? STANDS_CRISIS : BREAKS_IN_CRISIS, u, h, die, morale));
    if (passed)
        return;
    frame(p->s)->b = is_square(p->s, u) ? h : KS_NONE;
    r94_push_retreat(p, u, 1, RETREAT_CRISIS);
}

void r94_check_act(struct play *p, struct ks_action a)
{
    ks_unit u = frame(p->s)->unit;
    int morale = values(p->g, p->s, u)->morale;
    bool passed = a.arg <= morale;
    if (frame(p->s)->count == CHECK_SAVING)
        save(p, u, passed, a.arg, morale);
    else
        shake(p, u, passed, a.arg, morale);
}
