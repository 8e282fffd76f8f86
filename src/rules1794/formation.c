#include "rules1794/formation.h"

#include "rules1794/loss.h"
#include "rules1794/procs.h"
#include "rules1794/stack.h"

/* ---- choosing a facing ---- */

enum { THE_STACK, THE_GUN, THE_MOVERS }; /* frame.count: which pieces turn */

void r94_push_facing(struct play *p, ks_hex h, int side, unsigned allowed)
{
    ks_unit u = r94_top_troop(p->g, p->s, h, side);
    if (u == KS_NONE || is_square(p->s, u))
        return;
    struct ks_frame *f = ks_push(p, PROC_FACE);
    f->hex = h;
    f->side = (uint8_t)side;
    f->unit = u;
    f->a = (uint16_t)allowed;
}

static void push_one_facing(struct play *p, ks_unit u, uint8_t who, unsigned allowed)
{
    struct ks_frame *f = ks_push(p, PROC_FACE);
    f->hex = piece(p->s, u)->hex;
    f->side = (uint8_t)side_of(p->g, u);
    f->unit = u;
    f->a = (uint16_t)allowed;
    f->count = who;
}

void r94_push_entry_facing(struct play *p, ks_unit lead, unsigned allowed)
{
    push_one_facing(p, lead, THE_MOVERS, allowed);
}

void r94_push_gun_facing(struct play *p, ks_unit gun, unsigned allowed)
{
    push_one_facing(p, gun, THE_GUN, allowed);
}

bool r94_face_run(struct play *p)
{
    const struct ks_frame *f = frame(p->s);
    if (f->step || piece(p->s, f->unit)->hex != f->hex) {
        ks_pop(p);
        return false;
    }
    p->s->actor = f->side;
    return true;
}

uint16_t r94_face_why(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    (void)g;
    if (a.verb != FACE || a.unit != f->unit)
        return CHOOSE_A_FACING;
    return a.arg < KS_FACINGS && f->a >> a.arg & 1 ? 0 : FACING_NOT_ALLOWED;
}

void r94_face_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    (void)g;
    for (int i = 0; i < KS_FACINGS; i++)
        if (frame_of(s)->a >> i & 1)
            offer(out, action(FACE, frame_of(s)->unit, KS_NONE, i));
}

/* [5.0a] Every unit faces a corner; [6.0d] the troops of a stack the same one, guns
 * their own. */
void r94_face_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    f->step = 1;
    event(p, FACES, f->unit, f->hex, a.arg);
    if (f->count == THE_GUN) {
        r94_face(p->g, p->s, f->unit, a.arg);
        return;
    }
    for (ks_unit u = top(p->s, f->hex); u != KS_NONE; u = below(p->s, u))
        if (side_of(p->g, u) == f->side &&
            (f->count == THE_STACK ? is_troop(p->g, u) : has(p->s, u, R94_MOVING))) {
            struct r94_piece *x = edit(p->s, u);
            if (x->facing != a.arg && has(p->s, u, R94_MOVING) && f->count == THE_STACK)
                spoil_charge(
                    x); /* r98; choosing a facing on arrival is not a turn, r201 */
            r94_face(p->g, p->s, u, a.arg);
        }
}

/* ---- square ---- */

/* [7.3a] Four companies of strength 4 or more in clear ground; in the 2010 edition of one
 * battalion, r78. [7.5a] Kosynierzy cannot. */
uint16_t r94_why_no_square(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                           int side)
{
    const struct r94_game *r = r94(g);
    int n = 0, battalion = -1, total = 0;
    if (g->map.terrain[h] != KS_CLEAR)
        return SQUARE_NEEDS_CLEAR;
    for (ks_unit u = top(s, h); u != KS_NONE; u = below(s, u)) {
        if (side_of(g, u) != side || is_leader(g, u))
            continue;
        if (branch(g, u) != R94_FOOT)
            return SQUARE_NEEDS_FOUR;
        if (unit(g, u)->arm == R94_KOSYNIER)
            return NO_SCYTHE_SQUARE;
        if (is_square(s, u))
            return IS_IN_SQUARE;
        if (values(g, s, u)->strength < r->square_strength)
            return SQUARE_NEEDS_STRENGTH;
        total += values(g, s, u)->strength;
        if (battalion >= 0 && battalion != unit(g, u)->battalion)
            battalion = 0;
        else if (battalion < 0)
            battalion = unit(g, u)->battalion;
        n++;
    }
    if (n != r->square_units)
        return SQUARE_NEEDS_FOUR;
    if (total < r->square_total) /* [7.3a@szczekociny], r60 */
        return SQUARE_NEEDS_TOTAL;
    return r->setting.square_needs_battalion && battalion <= 0 ? SQUARE_NEEDS_BATTALION
                                                               : 0;
}

void r94_form_square(struct play *p, ks_hex h, int side)
{
    for (ks_unit u = top(p->s, h); u != KS_NONE; u = below(p->s, u))
        if (side_of(p->g, u) == side && is_troop(p->g, u))
            edit(p->s, u)->form = R94_SQUARE;
    event(p, FORMS_SQUARE, r94_top_troop(p->g, p->s, h, side), h, 0);
}

void r94_leave_square(struct play *p, ks_hex h, int side, int form, int facing)
{
    for (ks_unit u = top(p->s, h); u != KS_NONE; u = below(p->s, u))
        if (side_of(p->g, u) == side && is_square(p->s, u)) {
            edit(p->s, u)->form =
                unit(p->g, u)->skirmisher ? (uint8_t)form : (uint8_t)R94_LINE;
            edit(p->s, u)->facing = (uint8_t)facing;
            r94_thin_out(p, u);
        }
    event(p, LEAVES_SQUARE, r94_top_troop(p->g, p->s, h, side), h, facing);
}

void r94_mend_square(struct play *p, ks_hex h, int side)
{
    int n = 0;
    ks_unit u = r94_top_troop(p->g, p->s, h, side);
    if (u == KS_NONE || !is_square(p->s, u))
        return;
    for (ks_unit v = u; v != KS_NONE; v = below(p->s, v))
        n += side_of(p->g, v) == side && is_square(p->s, v);
    if (n >= r94(p->g)->square_units)
        return;
    r94_leave_square(p, h, side, R94_LINE, piece(p->s, u)->facing);
    r94_push_facing(p, h, side, ALL_FACINGS);
}

/* ---- skirmish order ---- */

bool r94_is_thinned_out(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return piece(s, u)->form == R94_SKIRMISH && !unit(g, u)->skirmisher;
}

/* [7.2a] Shooters and jagers; [7.5a] never kosynierzy. */
uint16_t r94_why_no_skirmish(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    if (piece(s, u)->form == R94_SKIRMISH)
        return IS_IN_SKIRMISH;
    if (unit(g, u)->arm == R94_KOSYNIER)
        return NO_SCYTHE_SKIRMISH;
    return unit(g, u)->skirmisher ? 0 : ONLY_LIGHT_SKIRMISH;
}
