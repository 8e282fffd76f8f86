#include "labataille/dispatch.h"

#include <assert.h>
#include <string.h>

#include "labataille/move.h"
#include "labataille/procs.h"
#include "labataille/sight.h"
#include "labataille/stack.h"
#include "labataille/view.h"

static const struct procedure {
    bool (*run)(struct play *);
    void (*list)(const struct ks_game *, const struct ks_state *, struct list *);
    uint16_t (*why)(const struct ks_game *, const struct ks_state *, struct ks_action);
    void (*act)(struct play *, struct ks_action);
} procedure[PROCS] = {
#define PROC(code, name)                                                                 \
    [code] = {lb_##name##_run, lb_##name##_list, lb_##name##_why, lb_##name##_act},
#include "labataille/procs.def"
#undef PROC
};

struct ks_frame *lb_push(struct play *p, uint8_t proc)
{
    return push_frame(p, proc);
}

void lb_pop(struct play *p)
{
    pop_frame(p);
}

static const struct procedure *on_top(const struct ks_state *s)
{
    return &procedure[frame_of(s)->proc];
}

/* Is there one answer only? Then it is taken, except chance, which is always shown. */
static bool is_forced(const struct ks_game *g, const struct ks_state *s,
                      struct ks_action *a)
{
    struct list l = {.max = 1, .v = a, .enough = 2};
    if (s->actor == KS_CHANCE)
        return false;
    on_top(s)->list(g, s, &l);
    return l.n == 1;
}

void lb_run_on(struct play *p)
{
    struct ks_action a;
    for (int steps = 0;; steps++) {
        if (p->s->over == KS_BROKEN || steps == KS_MOST_STEPS) {
            break_off(p);
            event(p, CANNOT_GO_ON, KS_NONE, KS_NONE, 0);
            return;
        }
        note_ended(p);
        if (p->s->over) {
            p->s->actor = KS_NOBODY;
            return;
        }
        if (!on_top(p->s)->run(p))
            continue;
        if (!is_forced(p->g, p->s, &a))
            return;
        on_top(p->s)->act(p, a);
    }
}

bool lb_asks(const struct ks_game *g, const struct ks_state *s)
{
    struct ks_state again;
    struct play p = {g, &again, NULL};
    struct list l = {.enough = 1};
    ks_copy(g, &again, s);
    if (!on_top(s)->run(&p) || again.actor != s->actor ||
        lb_hash(g, &again) != lb_hash(g, s))
        return false;
    on_top(s)->list(g, s, &l);
    return l.n > 0;
}

void lb_step(const struct ks_game *g, struct ks_state *s, struct ks_action a,
             struct ks_events *events)
{
    struct play p = {g, s, events};
    uint16_t before = s->depth;
    on_top(s)->act(&p, a);
    note_begun(&p, before);
    lb_run_on(&p);
}

/* ---- legal actions ---- */

void lb_legal(const struct ks_game *g, const struct ks_state *s, struct ks_actions *out)
{
    struct list l = {.max = KS_MAX_ACTIONS, .v = out->v};
    out->n = 0;
    if (s->actor == KS_NOBODY)
        return;
    on_top(s)->list(g, s, &l);
    assert(l.n <= l.max);
    out->n = l.n < l.max ? l.n : l.max;
    sort_actions(out->v, out->n);
}

/* Movement decisions have many answers that take long to prove. */
static bool is_proven_one_by_one(const struct ks_state *s)
{
    return frame_of(s)->proc == PROC_MOVE || frame_of(s)->proc == PROC_MOVES;
}

/* Any of what might be asked for, till one is legal: each legal one is as likely. */
static struct ks_action draw(const struct ks_game *g, const struct ks_state *s,
                             struct list *l, uint64_t word)
{
    size_t n = l->n < l->max ? l->n : l->max;
    while (n > 1) {
        size_t i = word % n;
        if (!on_top(s)->why(g, s, l->v[i]))
            return l->v[i];
        l->v[i] = l->v[--n];
        word = ks_mix(~word); /* not ks_mix(word): a play-out goes on with that */
    }
    return l->v[0];
}

struct ks_action lb_sample(const struct ks_game *g, const struct ks_state *s,
                           uint64_t random)
{
    struct ks_action v[512];
    struct list l = {
        .max = sizeof v / sizeof *v, .v = v, .unproven = is_proven_one_by_one(s)};
    on_top(s)->list(g, s, &l);
    return l.unproven ? draw(g, s, &l, ks_mix(random)) : pick(&l, ks_mix(random));
}

struct ks_event lb_why_not(const struct ks_game *g, const struct ks_state *s,
                           struct ks_action a)
{
    struct ks_event e = sentence(LEGAL, a.unit, a.hex, a.arg, 0);
    const char *form = a.verb < VERBS ? lb_verb[a.verb].form : "";
    if (s->actor == KS_NOBODY)
        e.code = GAME_IS_OVER;
    else if (a.verb >= VERBS || (a.unit != KS_NONE && a.unit >= g->pieces) ||
             (a.hex != KS_NONE && !is_on_map(g, a.hex)) ||
             (strchr(form, 'u') != NULL) != (a.unit != KS_NONE) ||
             (strchr(form, 'h') != NULL) != (a.hex != KS_NONE) ||
             (strchr(form, 'f') != NULL && a.arg >= LB_FACINGS))
        e.code = NO_SUCH_ACTION;
    else
        e.code = on_top(s)->why(g, s, a);
    return e;
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
    lb_push(&p, PROC_GAME);
}

/* [LB-4.7-2] Every piece on the hexes of the scenario's list, stacks in the order given there. */
void lb_setup(const struct ks_game *g, struct ks_state *s)
{
    struct play p = {g, s, NULL};
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
    lb_run_on(&p);
}
