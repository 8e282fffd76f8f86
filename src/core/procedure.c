#include "core/procedure.h"

#include <string.h>

#include "base/mix.h"
#include "core/system.h"

/* ks_state.over while a game is broken off; and so many steps that nobody is asked are too many. */
enum { BROKEN = 2, MOST_STEPS = 1 << 20 };

static const struct ks_procedure nothing;

/* The procedure on top. Holds in every build: a stack that was damaged finds one that does nothing,
 * and ks_run_on breaks the game off. */
static const struct ks_procedure *on_top(const struct ks_game *g,
                                         const struct ks_state *s)
{
    const struct ks_system *system = g->system;
    if (s->depth == 0 || s->depth > KS_MAX_FRAMES ||
        frame_of(s)->proc >= system->procedures)
        return &nothing;
    return &system->procedure[frame_of(s)->proc];
}

struct ks_frame *ks_push(struct play *p, uint8_t proc)
{
    if (p->s->depth >=
        KS_MAX_FRAMES) { /* it lies in a place of its own and is never run */
        p->s->depth = KS_MAX_FRAMES;
        p->s->over = BROKEN;
    }
    struct ks_frame *f = &p->s->frame[p->s->depth++];
    memset(f, 0, sizeof *f);
    f->proc = proc;
    f->unit = f->hex = KS_NONE;
    return f;
}

void ks_pop(struct play *p)
{
    if (p->s->depth == 0) {
        p->s->over = BROKEN;
        return;
    }
    p->s->depth--;
    memset(&p->s->frame[p->s->depth], 0, sizeof p->s->frame[0]);
}

/* The procedures wait for each other without end: nobody wins. */
static void break_off(struct play *p)
{
    memset(&p->s->frame[1], 0, sizeof p->s->frame - sizeof p->s->frame[0]);
    p->s->depth = 1;
    p->s->over = 1;
    p->s->result = p->s->actor = KS_NOBODY;
    event(p, p->g->system->cannot_go_on, KS_NONE, KS_NONE, 0);
}

/* The action was done on a stack so deep: what it began lies above that, or is the procedure
 * that asked. */
static void note_begun(struct play *p, uint16_t before)
{
    if (p->events && p->events->floor == KS_FLOOR)
        p->events->floor = (uint16_t)(before - (p->s->depth <= before));
}

/* Before a procedure goes on: is what the action began over? */
static void note_ended(struct play *p)
{
    if (p->events && p->s->depth <= p->events->floor && !p->events->ended) {
        p->events->ended = true;
        p->events->own = p->events->n;
    }
}

void ks_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    const struct ks_procedure *top = on_top(g, s);
    if (top->list)
        top->list(g, s, out);
}

uint16_t ks_why(const struct ks_game *g, const struct ks_state *s, struct ks_action a)
{
    const struct ks_procedure *top = on_top(g, s);
    return top->why ? top->why(g, s, a) : g->system->no_such_action;
}

/* The only answer of a decision that is not worth a question; false if there is a choice. */
static bool is_forced(struct play *p, struct ks_action *a)
{
    const struct ks_system *system = p->g->system;
    struct list l = {.max = 1, .v = a, .enough = 2};
    if (p->s->actor == KS_CHANCE || (system->is_asked && system->is_asked(p->g, p->s)))
        return false;
    ks_list(p->g, p->s, &l);
    if (l.n == 0) /* a question without an answer */
        p->s->over = BROKEN;
    return l.n <= 1;
}

void ks_run_on(struct play *p)
{
    const struct ks_system *system = p->g->system;
    struct ks_action a;
    for (int steps = 0;; steps++) {
        const struct ks_procedure *top = on_top(p->g, p->s);
        if (p->s->over == BROKEN || steps == MOST_STEPS || top->run == NULL) {
            break_off(p);
            return;
        }
        note_ended(p);
        if (system->between)
            system->between(p);
        if (p->s->over == 1) {
            p->s->actor = KS_NOBODY;
            return;
        }
        if (!top->run(p))
            continue;
        if (!is_forced(p, &a))
            return;
        if (p->s->over != BROKEN)
            on_top(p->g, p->s)->act(p, a);
    }
}

bool ks_asks(const struct ks_game *g, const struct ks_state *s)
{
    struct ks_state again;
    struct play p = {g, &again, NULL};
    struct list l = {.enough = 1};
    ks_copy(g, &again, s);
    if (!on_top(g, s)->run || !on_top(g, s)->run(&p) || again.actor != s->actor ||
        ks_hash(g, &again) != ks_hash(g, s))
        return false;
    ks_list(g, s, &l);
    return l.n > 0;
}

/* ---- the part of the contract that rests on them ---------------------------------------- */

void ks_setup(const struct ks_game *g, struct ks_state *s)
{
    struct play p = {g, s, NULL};
    g->system->setup(g, s);
    if (g->system->procedure)
        ks_run_on(&p);
}

/* By ks_action_key. Lists come nearly sorted: unit by unit. */
static void sort_actions(struct ks_action *v, size_t n)
{
    uint64_t highest = 0;
    for (size_t i = 0; i < n; i++) {
        struct ks_action a = v[i];
        uint64_t key = ks_action_key(a);
        size_t k = i;
        if (key >= highest) {
            highest = key;
            continue;
        }
        for (; k > 0 && ks_action_key(v[k - 1]) > key; k--)
            v[k] = v[k - 1];
        v[k] = a;
    }
}

void ks_legal(const struct ks_game *g, const struct ks_state *s, struct ks_actions *out)
{
    struct list l = {.max = KS_MAX_ACTIONS, .v = out->v};
    out->n = 0;
    if (g->system->legal) {
        g->system->legal(g, s, out);
        return;
    }
    if (s->actor == KS_NOBODY)
        return;
    ks_list(g, s, &l);
    out->n = l.n < l.max ? l.n : l.max;
    sort_actions(out->v, out->n);
}

struct ks_action ks_sample(const struct ks_game *g, const struct ks_state *s,
                           uint64_t random)
{
    struct ks_action v[512];
    struct list l = {.max = sizeof v / sizeof *v, .v = v};
    if (g->system->sample)
        return g->system->sample(g, s, random);
    ks_list(g, s, &l);
    return pick(&l, ks_mix(random));
}

/* Has the action a unit and a hex of the game where its verb wants them, and nowhere else? */
static bool is_well_formed(const struct ks_game *g, struct ks_action a)
{
    if (a.verb >= g->system->verbs)
        return false;
    const char *form = g->system->verb[a.verb].form;
    bool unit = strchr(form, 'u') != NULL, hex = strchr(form, 'h') != NULL;
    return (unit ? a.unit < g->pieces : a.unit == KS_NONE) &&
           (hex ? a.hex < g->map.grid.hexes && ks_grid_on_map(&g->map.grid, a.hex)
                : a.hex == KS_NONE) &&
           (strchr(form, 'f') == NULL || ks_facing_name(a.arg) != NULL);
}

struct ks_event ks_why_not(const struct ks_game *g, const struct ks_state *s,
                           struct ks_action a)
{
    const struct ks_system *system = g->system;
    struct ks_event e = sentence(0, a.unit, a.hex, a.arg, 0);
    if (system->why_not)
        return system->why_not(g, s, a);
    e.code = s->actor == KS_NOBODY   ? system->game_is_over
             : !is_well_formed(g, a) ? system->no_such_action
                                     : ks_why(g, s, a);
    if (e.code && system->explain)
        system->explain(g, s, a, &e);
    return e;
}

void ks_step(const struct ks_game *g, struct ks_state *s, struct ks_action a,
             struct ks_events *events)
{
    struct play p = {g, s, events};
    uint16_t before = s->depth;
    if (g->system->step) {
        g->system->step(g, s, a, events);
        return;
    }
    on_top(g, s)->act(&p, a);
    note_begun(&p, before);
    ks_run_on(&p);
}

bool ks_apply(const struct ks_game *g, struct ks_state *s, struct ks_action a,
              struct ks_events *events)
{
    if (ks_why_not(g, s, a).code)
        return false;
    ks_step(g, s, a, events);
    return true;
}
