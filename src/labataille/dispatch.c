#include "labataille/dispatch.h"

#include <string.h>

#include "labataille/dice.h"
#include "labataille/procs.h"
#include "labataille/stack.h"

#define RUNS(code, name)        [code] = KS_RUNS(lb_##name),
#define ROLLS(code, name, dice) [code] = KS_ROLLS(lb_##name, lb_##dice),
#define PROC(code, name)        [code] = KS_PROC(lb_##name),
const struct ks_procedure lb_procedure[PROCS] = {
#include "labataille/procs.def"
};

void lb_die_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    (void)g, (void)s;
    offer_die(out);
}

uint16_t lb_die_why(const struct ks_game *g, const struct ks_state *s, struct ks_action a)
{
    (void)g, (void)s;
    return why_not_die(a);
}

void lb_two_dice_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    (void)g, (void)s;
    offer_two_dice(out);
}

uint16_t lb_two_dice_why(const struct ks_game *g, const struct ks_state *s,
                         struct ks_action a)
{
    (void)g, (void)s;
    return why_not_two_dice(a);
}

/* Movement decisions have many answers that take long to prove. */
static bool is_proven_one_by_one(const struct ks_state *s)
{
    return frame_of(s)->proc == PROC_MOVE || frame_of(s)->proc == PROC_MOVES;
}

/* Tries random candidates until one is legal, so each legal one is equally likely. */
static struct ks_action draw(const struct ks_game *g, const struct ks_state *s,
                             struct list *l, uint64_t word)
{
    size_t n = l->n < l->max ? l->n : l->max;
    while (n > 1) {
        size_t i = word % n;
        if (!ks_why(g, s, l->v[i]))
            return l->v[i];
        l->v[i] = l->v[--n];
        word = ks_mix(~word); /* not ks_mix(word): the play-out continues with that */
    }
    return l->v[0];
}

struct ks_action lb_sample(const struct ks_game *g, const struct ks_state *s,
                           uint64_t random)
{
    struct ks_action v[512];
    struct list l = {
        .max = sizeof v / sizeof *v, .v = v, .unproven = is_proven_one_by_one(s)};
    ks_list(g, s, &l);
    return l.unproven ? draw(g, s, &l, ks_mix(random)) : pick(&l, ks_mix(random));
}

/* ---- set-up ---- */

void lb_clear(const struct ks_game *g, struct ks_state *s)
{
    memset(s, 0, g->state_size);
    struct lb_state *x = state(s);
    struct play p = {g, s, NULL};
    memset(x->top, LB_NO_NODE, sizeof x->top);
    memset(x->below, LB_NO_NODE, sizeof x->below);
    x->side = lb(g)->first_side;
    for (ks_unit u = 0; u < g->pieces; u++) {
        const struct lb_unit *d = unit(g, u);
        struct lb_piece *e = &x->piece[u];
        e->hex = e->bound = KS_NONE;
        e->facing = d->facing == LB_NO_FACING ? 0 : d->facing;
        e->form = d->formation;
        e->left = d->increments;
        e->came = KS_NO_DIRECTION;
    }
    ks_push(&p, PROC_GAME);
}

/* [LB-4.7-2] Every piece on the hexes of the scenario's list, stacks in the order given there. */
void lb_setup(const struct ks_game *g, struct ks_state *s)
{
    lb_clear(g, s);
    for (int order = 0; order <= LB_MAX_STACK; order++)
        for (ks_unit u = 0; u < g->pieces; u++) {
            const struct lb_unit *d = unit(g, u);
            int place = d->order < LB_MAX_STACK ? d->order : LB_MAX_STACK;
            if (d->hex == KS_NONE || d->arrival || place != order)
                continue;
            bool two = d->hex2 != KS_NONE;
            int along = two ? ks_grid_direction(grid(g), d->hex, d->hex2) : 0;
            lb_put(g, s, u, d->hex, (uint16_t)along, two ? 2 : 1, LB_AT_BOTTOM);
        }
}
