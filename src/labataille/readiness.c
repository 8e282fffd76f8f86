#include "labataille/readiness.h"

/* R62: the clock starts at the end of the phase in which readiness fell, or was broken. */
static void rest_anew(struct play *p, ks_unit u)
{
    edit(p->s, u)->rest = moment(p->s);
    unmark(p->s, u, LB_STIRRED | LB_HURRIED);
}

void lb_tire(struct play *p, ks_unit u)
{
    struct lb_piece *x = edit(p->s, u);
    if (!is_horse(p->g, u))
        return;
    mark(p->s, u, LB_FOUGHT);
    rest_anew(p, u);
    if (has(p->s, u, LB_SAVING) || x->readiness == LB_EXHAUSTED)
        return;
    bool spent = x->readiness == LB_TIRED || has(p->s, u, LB_CHARGED); /* R18 */
    x->readiness = spent ? LB_EXHAUSTED : LB_TIRED;
    event(p, spent ? IS_EXHAUSTED_NOW : IS_TIRED_NOW, u, x->hex, 0);
}
