/* After a move: what it leaves behind. */
#include "labataille/condition.h"
#include "labataille/face.h"
#include "labataille/move.h"
#include "labataille/stack.h"

/* [RZ-MOVE-20 RZ-STREAM-3] R26: disordered where it stands, cavalry tired. */
void lb_dry_out(struct play *p, ks_unit u)
{
    struct lb_piece *x = edit(p->s, u);
    if (!has(p->s, u, LB_STREAM))
        return;
    unmark(p->s, u, LB_STREAM);
    if (!is_horse(p->g, u)) {
        if (is_good(p->s, u))
            lb_disorder(p, u);
        return;
    }
    if (x->readiness != LB_FRESH)
        return;
    x->readiness = LB_TIRED;
    x->rest = moment(p->s);
    unmark(p->s, u, LB_STIRRED | LB_HURRIED);
    event(p, IS_TIRED, u, x->hex, 0);
}

/* [LB-2.16-4] What a move does to the rest of cavalry. */
static void note_stirring(struct play *p, ks_unit u)
{
    if (!piece(p->s, u)->spent)
        return;
    mark(p->s, u, LB_STIRRED);
    if (piece(p->s, u)->spent > unit(p->g, u)->movement) /* in halves: more than half */
        mark(p->s, u, LB_HURRIED);
}

void lb_end_unit(struct play *p, ks_unit u)
{
    struct lb_piece *x = edit(p->s, u);
    unmark(p->s, u, LB_MOVING | LB_TURNED);
    mark(p->s, u, LB_MOVED);
    if (is_leader(p->g, u))
        return;
    note_stirring(p, u);
    if (is_horse(p->g, u) && holds(p->s, x->hex, !side_of(p->g, u))) { /* on a carré */
        mark(p->s, u, LB_BOUND);
        x->bound = x->hex;
    }
    for (int i = 0; i < parts(p->s, u); i++)
        lb_align(p->g, p->s, lb_part_hex(p->g, p->s, u, i), side_of(p->g, u));
    lb_dry_out(p, u);
}
