#include "labataille/state.h"
#include "labataille/system.h"

static uint64_t fold(uint64_t h, uint64_t value)
{
    return ks_mix(h ^ value);
}

static uint64_t fold_frame(uint64_t h, const struct ks_frame *f)
{
    h = fold(h, (uint64_t)f->proc << 24 | (uint64_t)f->step << 16 |
                    (uint64_t)f->side << 8 | f->count);
    h = fold(h, (uint64_t)f->unit << 48 | (uint64_t)f->hex << 32 | (uint64_t)f->a << 16 |
                    f->b);
    return fold(h, (uint64_t)f->mask[0] << 32 | f->mask[1]);
}

static uint64_t fold_piece(uint64_t h, const struct lb_piece *x)
{
    h = fold(h, (uint64_t)x->marks << 32 | (uint64_t)x->hex << 16 | x->trail);
    h = fold(h, (uint64_t)x->aim << 48 | (uint64_t)x->bound << 32 |
                    (uint64_t)x->rest << 16 | (uint64_t)x->parts << 8 | x->facing);
    h = fold(h, (uint64_t)x->form << 56 | (uint64_t)x->condition << 48 |
                    (uint64_t)x->readiness << 40 | (uint64_t)x->left << 32 |
                    (uint64_t)x->fire_lost << 24 | (uint64_t)x->met << 16 |
                    (uint64_t)x->spent << 8 | x->fired);
    h = fold(h, (uint64_t)x->shunned << 8 | x->refused);
    return fold(h, (uint64_t)x->joined << 40 | (uint64_t)x->rank << 32 |
                       (uint64_t)x->attacked << 24 | (uint64_t)x->came << 16 |
                       (uint64_t)x->forced << 8 | x->back);
}

/* Stacks by what lies below what; held hexes follow from the pieces and are left out. */
uint64_t lb_hash(const struct ks_game *g, const struct ks_state *s)
{
    const struct lb_state *x = look(s);
    uint64_t h =
        fold(s->actor, (uint64_t)s->turn << 16 | (uint64_t)s->over << 8 | s->result);
    h = fold(h, (uint64_t)(uint16_t)s->points[0] << 16 | (uint16_t)s->points[1]);
    for (int i = 0; i < s->depth; i++)
        h = fold_frame(h, &s->frame[i]);
    h = fold(h, (uint64_t)x->side << 32 | (uint64_t)x->phase << 24 |
                    (uint64_t)x->moment << 16 | (uint64_t)x->tasks << 8 | x->tasks_done);
    h = fold(h, x->veil);
    for (int i = 0; i < LB_ARMIES; i++)
        h = fold(h, x->level[i]);
    for (int i = 0; i < LB_MAX_PLACES; i++)
        h = fold(h, x->lost_place[i]);
    for (int i = 0; i < x->tasks; i++)
        h = fold(h, (uint64_t)x->task[i].unit << 24 | (uint64_t)x->task[i].kind << 16 |
                        (uint64_t)(uint8_t)x->task[i].modifier << 8 | x->task[i].cause);
    for (unsigned i = 0; i < LB_WORDS; i++)
        if (x->target[i])
            h = fold(h + i, x->target[i]);
    for (unsigned i = 0; i < lb(g)->nodes; i++)
        h = fold(h, x->below[i]);
    for (ks_unit u = 0; u < g->pieces; u++)
        h = fold_piece(h, &x->piece[u]);
    return h;
}
