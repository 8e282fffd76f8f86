#include "labataille/loss.h"

#include "labataille/stack.h"
#include "labataille/two_hex.h"

void lb_lose(struct play *p, ks_unit u, int increments)
{
    struct lb_piece *x = edit(p->s, u);
    ks_hex h = x->hex;
    if (increments <= 0)
        return;
    int lost = increments < x->left ? increments : x->left;
    x->left = (uint8_t)(x->left - lost);
    tell(p, sentence(LOSES_INCREMENTS, u, h, lost, x->left));
    if (x->left) {
        lb_fit(p, u);
        return;
    }
    lb_remove(p, u, false);
    event(p, IS_ELIMINATED_NOW, u, h, 0);
}
