/* Entering an enemy hex: a square may be formed against cavalry [7.3.1], a charge is
 * fought at once [8.12, 8.13.2], anything else waits for phase 4 [r99]. */
#include "rules1794/fight.h"

#include "rules1794/formation.h"
#include "rules1794/frames.h"
#include "rules1794/loss.h"
#include "rules1794/melee.h"
#include "rules1794/move.h"
#include "rules1794/procs.h"
#include "rules1794/stack.h"

enum { ASK_SQUARE, ROLL_SQUARE, COME_TO_BLOWS, OVER };

void r94_push_contact(struct play *p, ks_hex h, int side, bool counterattack)
{
    struct ks_frame *f = ks_push(p, PROC_CONTACT);
    f->hex = h;
    f->side = (uint8_t)side;
    f->a = counterattack;
    f->unit = r94_top_troop(p->g, p->s, h, !side);
}

/* [7.1c 7.3.1a] Against cavalry only, r77: once for each entry, from whatever side it
 * comes. */
static uint16_t why_not_try(const struct ks_game *g, const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    ks_unit u = r94_top_troop(g, s, f->hex, f->side);
    if (u == KS_NONE || branch(g, u) != R94_HORSE)
        return SQUARE_AGAINST_HORSE;
    return r94_why_no_square(g, s, f->hex, !f->side);
}

/* Has the cavalry of the mover run far enough [8.13.1a], and done nothing on the way
 * that bars a charge? r147: the hex of contact counts. */
static bool is_charge(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                      int side)
{
    bool runs = false;
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == side && has(s, u, R94_MOVING)) {
            if (branch(g, u) != R94_HORSE || piece(s, u)->run < r94(g)->charge_run ||
                piece(s, u)->group & R94_NO_CHARGE)
                return false;
            runs = true;
        }
    return runs;
}

/* [11.3] In the 2010 edition no unit is attacked twice in one phase, not even by charges. */
static bool has_been_fought(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                            int side)
{
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u))
        if (side_of(g, u) == side && has(s, u, R94_FOUGHT))
            return r94(g)->setting.charges_count_for_once;
    return false;
}

/* The units that entered the hex; friends may have been there before. */
static ks_unit charger_in(const struct play *p, ks_hex h, int side)
{
    ks_unit u = top(p->s, h);
    while (u != KS_NONE && (side_of(p->g, u) != side || !has(p->s, u, R94_MOVING)))
        u = below(p->s, u);
    return u;
}

static void come_to_blows(struct play *p)
{
    struct ks_frame f = *frame(p->s);
    frame(p->s)->step = OVER;
    if (f.a) { /* [8.14.3 11.9] */
        r94_push_melee(p, f.hex, f.side, 0);
    } else if (is_charge(p->g, p->s, f.hex, f.side) &&
               !has_been_fought(p->g, p->s, f.hex, !f.side)) { /* [8.13.2] */
        event(p, CHARGES, charger_in(p, f.hex, f.side), f.hex, 0);
        r94_push_melee(p, f.hex, f.side, MELEE_CHARGE);
    } else {
        r94_end_moves_in(p, f.hex);
    }
}

bool r94_contact_run(struct play *p)
{
    struct ks_frame *f = frame(p->s);
    switch (f->step) {
    case ASK_SQUARE:
        if (!is_melee_hex(p->s, f->hex)) { /* a counterattack has settled it, r73 */
            ks_pop(p);
            return false;
        }
        f->unit = r94_top_troop(p->g, p->s, f->hex, !f->side);
        if (why_not_try(p->g, p->s)) {
            f->step = COME_TO_BLOWS;
            return false;
        }
        p->s->actor = !f->side;
        return true;
    case ROLL_SQUARE: p->s->actor = KS_CHANCE; return true;
    case COME_TO_BLOWS: come_to_blows(p); return false;
    default: ks_pop(p); return false;
    }
}

uint16_t r94_contact_why(const struct ks_game *g, const struct ks_state *s,
                         struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    if (f->step == ROLL_SQUARE)
        return a.verb == ROLL && a.arg < 10 ? 0 : ROLL_THE_DIE;
    if (a.unit != f->unit || (a.verb != FORM && a.verb != HOLD))
        return DOES_IT_FORM_SQUARE;
    return a.verb == HOLD ? 0 : why_not_try(g, s);
}

void r94_contact_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    (void)g;
    if (f->step == ROLL_SQUARE) {
        offer_die(out);
        return;
    }
    offer(out, action(HOLD, f->unit, KS_NONE, 0));
    offer(out, action(FORM, f->unit, KS_NONE, 0));
}

/* [7.3.1a 7.3.1b] One check with the top unit's morale; failing costs the stack one
 * loss, r18. */
void r94_contact_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    ks_hex h = f->hex;
    int side = !f->side;
    if (a.verb != ROLL) {
        f->step = a.verb == FORM ? ROLL_SQUARE : COME_TO_BLOWS;
        return;
    }
    int morale = values(p->g, p->s, f->unit)->morale;
    f->step = COME_TO_BLOWS;
    if (a.arg <= morale) {
        r94_form_square(p, h, side);
        return;
    }
    tell(p, sentence(SQUARE_FAILS, f->unit, h, a.arg, morale));
    r94_push_losses(p, h, side, 1, BY_OTHER);
}

/* ---- a frame that was read ---- */

const char *r94_contact_misfit(const struct ks_game *g, const struct ks_state *s,
                               const struct ks_frame *f)
{
    if (f->step == ROLL_SQUARE && f != frame_of(s))
        return "a contact that waits for a die is not on top";
    if (f->step > ROLL_SQUARE || f != frame_of(s)) /* reactions come first, r73 */
        return NULL;
    if (f->unit == KS_NONE)
        return f->step == ROLL_SQUARE ? "no unit forms square" : NULL;
    return is_troop(g, f->unit) && piece(s, f->unit)->hex == f->hex &&
                   side_of(g, f->unit) != f->side
               ? NULL
               : "the unit that was met is not in the hex";
}
