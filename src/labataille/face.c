#include "labataille/face.h"

#include "labataille/faces.h"
#include "labataille/procs.h"

void lb_set_form(struct ks_state *s, ks_unit u, int new_form)
{
    struct lb_piece *x = edit(s, u);
    bool corner = faces_corner(new_form);
    x->form = (uint8_t)new_form;
    if (corner != (x->facing < 6))
        x->facing = corner ? lb_corner(x->facing - 6) : lb_side(front_left(x->facing));
}

static uint8_t facing_beside(const struct ks_state *s, ks_unit first, ks_unit u)
{
    int facing = piece(s, first)->facing, own = piece(s, u)->facing;
    bool corner = facing < 6, wants_corner = faces_corner(form(s, u));
    if (corner == wants_corner)
        return (uint8_t)facing;
    if (wants_corner)
        return lb_corner(facing - 6);
    int left = front_left(facing);
    return own == lb_side((left + 1) % 6) ? (uint8_t)own : lb_side(left);
}

void lb_align(const struct ks_game *g, struct ks_state *s, ks_hex h, int side)
{
    ks_unit first = lb_top_unit(g, s, h, side);
    if (first == KS_NONE) /* abandoned guns do not count for alignment */
        return;
    for (EACH_NODE(n, s, h)) {
        ks_unit u = node_unit(g, n);
        if (u != first && side_of(g, u) == side && !is_leader(g, u) && parts(s, u) == 1)
            edit(s, u)->facing = facing_beside(s, first, u);
    }
}

/* ---- asking; frame.a the first facing offered: corners or hexsides ---- */

void lb_ask_facing(struct play *p, ks_unit u)
{
    int now = form(p->s, u);
    if (!on_map(p->s, u) || is_routed(p->s, u) || now == LB_CARRE || parts(p->s, u) > 1)
        return;
    struct ks_frame *f = ks_push(p, PROC_FACE);
    f->unit = u;
    f->side = (uint8_t)side_of(p->g, u);
    f->a = faces_corner(now) ? 0 : 6;
}

bool lb_face_run(struct play *p)
{
    if (!on_map(p->s, frame(p->s)->unit)) {
        ks_pop(p);
        return false;
    }
    p->s->actor = frame(p->s)->side;
    return true;
}

void lb_face_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    const struct ks_frame *f = frame_of(s);
    (void)g;
    for (int i = 0; i < KS_DIRECTIONS; i++)
        offer(out, action(FACE, f->unit, KS_NONE, f->a + i));
}

uint16_t lb_face_why(const struct ks_game *g, const struct ks_state *s,
                     struct ks_action a)
{
    const struct ks_frame *f = frame_of(s);
    (void)g;
    return a.verb == FACE && a.unit == f->unit && a.arg >= f->a && a.arg < f->a + 6
               ? 0
               : CHOOSE_A_FACING;
}

void lb_face_act(struct play *p, struct ks_action a)
{
    ks_pop(p);
    edit(p->s, a.unit)->facing = a.arg;
    event(p, FACES_NOW, a.unit, piece(p->s, a.unit)->hex, a.arg);
    lb_align(p->g, p->s, piece(p->s, a.unit)->hex, side_of(p->g, a.unit));
}
