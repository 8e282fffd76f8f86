#include "labataille/spread.h"

#include "labataille/alone.h"
#include "labataille/faces.h"
#include "labataille/ground.h"
#include "labataille/procs.h"

enum { WHICH_HEX, WHICH_FACING }; /* frame.step; frame.unit, frame.hex */

/* No water may part the two hexes, R43. */
unsigned lb_spread_parts(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                         ks_hex h)
{
    unsigned bits = 0;
    for (int i = 0; i < parts(s, u); i++) {
        int d = ks_grid_direction(grid(g), h, lb_part_hex(g, s, u, i));
        if (d != KS_NO_DIRECTION && lb_water(g, h, d) == NO_WATER)
            bits |= 1u << i;
    }
    return bits;
}

void lb_push_spread(struct play *p, ks_unit u, ks_hex h)
{
    struct ks_frame *f = ks_push(p, PROC_SPREAD);
    f->unit = u;
    f->hex = h;
    f->side = (uint8_t)side_of(p->g, u);
}

bool lb_spread_run(struct play *p)
{
    p->s->actor = frame(p->s)->side;
    return true;
}

/* The two corners square to the hexes it lies in. */
static uint8_t square_corner(const struct ks_state *s, ks_unit u, int which)
{
    int along = trail_at(piece(s, u)->trail, 0);
    return lb_corner((along + (which ? 2 : 5)) % KS_DIRECTIONS);
}

void lb_spread_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    unsigned bits = lb_spread_parts(g, s, f->unit, f->hex);
    for (int i = 0; i < parts(s, f->unit); i++) {
        if (f->step == WHICH_FACING)
            offer(out, action(FACE, f->unit, KS_NONE, square_corner(s, f->unit, i)));
        else if (bits >> i & 1)
            offer(out, action(KEEP, f->unit, lb_part_hex(g, s, f->unit, i), 0));
    }
}

uint16_t lb_spread_why(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    if (f->step == WHICH_FACING) {
        if (a.verb != FACE || a.unit != f->unit)
            return CHOOSE_A_FACING;
        return a.arg == square_corner(s, f->unit, 0) ||
                       a.arg == square_corner(s, f->unit, 1)
                   ? 0
                   : SQUARE_TO_ITS_HEXES;
    }
    if (a.verb != KEEP || a.unit != f->unit)
        return CHOOSE_A_HEX_TO_KEEP;
    int part = lb_part_in(g, s, f->unit, a.hex);
    return part >= 0 && lb_spread_parts(g, s, f->unit, f->hex) >> part & 1
               ? 0
               : CANNOT_KEEP_THAT;
}

/* The hex won is the base, which holds the larger half, R41. Its facing is set at once, so that it
 * is square at every moment. */
static void keep(struct play *p, ks_unit u, ks_hex h, ks_hex kept)
{
    int along = ks_grid_direction(grid(p->g), h, kept);
    lb_lift(p->g, p->s, u);
    edit(p->s, u)->came = (uint8_t)along;
    lb_put(p->g, p->s, u, h, (uint16_t)along, 2, LB_AT_BOTTOM);
    edit(p->s, u)->facing = square_corner(p->s, u, 0);
    lb_meet_lonely(p, u);
}

void lb_spread_act(struct play *p, struct ks_action a)
{
    struct ks_frame *f = frame(p->s);
    if (f->step == WHICH_HEX) {
        f->step = WHICH_FACING;
        keep(p, a.unit, f->hex, a.hex);
        return;
    }
    ks_pop(p);
    edit(p->s, a.unit)->facing = a.arg;
    event(p, FACES_NOW, a.unit, piece(p->s, a.unit)->hex, a.arg);
}
