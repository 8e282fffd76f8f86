/* What the rules systems share inside: a call of ks_step, pending procedures, lists of actions
 * being written. Their files use it on every line, hence the short names; nobody else does. */
#ifndef KS_CORE_PLAY_H
#define KS_CORE_PLAY_H

#include <string.h>

#include "core/ks.h"

/* One call of ks_step: what the files of the rules hand on to each other. */
struct play {
    const struct ks_game *g;
    struct ks_state *s;
    struct ks_events *events; /* NULL: nobody listens */
};

/* A list of legal actions being written; counts on when full. One that has enough with so many
 * may stop short, and says where to begin looking. */
struct list {
    size_t n, max;
    struct ks_action *v;
    size_t enough; /* 0: all are wanted */
    unsigned start;
    bool unproven; /* take what might be asked for too: whoever draws from it proves it */
};

/* The procedure that decides. */
static inline struct ks_frame *frame(struct ks_state *s)
{
    return &s->frame[s->depth - 1];
}

static inline const struct ks_frame *frame_of(const struct ks_state *s)
{
    return &s->frame[s->depth - 1];
}

/* ks_state.over while it is being found out that the game cannot go on; see push_frame. */
enum { KS_BROKEN = 2, KS_MOST_STEPS = 1 << 20 };

/* Puts a procedure on the stack. One too many breaks the game off: it lies in a place of its own,
 * is never run, and who runs the procedures on ends the game; see break_off. */
static inline struct ks_frame *push_frame(struct play *p, uint8_t proc)
{
    if (p->s->depth >= KS_MAX_FRAMES) {
        p->s->depth = KS_MAX_FRAMES;
        p->s->over = KS_BROKEN;
    }
    struct ks_frame *f = &p->s->frame[p->s->depth++];
    memset(f, 0, sizeof *f);
    f->proc = proc;
    f->unit = f->hex = KS_NONE;
    return f;
}

static inline void pop_frame(struct play *p)
{
    p->s->depth--;
    memset(&p->s->frame[p->s->depth], 0, sizeof p->s->frame[0]);
}

/* The procedures wait on each other without end, which no game comes to: nobody wins. */
static inline void break_off(struct play *p)
{
    memset(&p->s->frame[1], 0, sizeof p->s->frame - sizeof p->s->frame[0]);
    p->s->depth = 1;
    p->s->over = 1;
    p->s->result = KS_NOBODY;
    p->s->actor = KS_NOBODY;
}

static inline struct ks_event sentence(uint16_t code, ks_unit u, ks_hex h, int a, int b)
{
    return (struct ks_event){code, u, KS_NONE, h, (int16_t)a, (int16_t)b};
}

static inline void tell(struct play *p, struct ks_event e)
{
    if (p->events && p->events->n < KS_MAX_EVENTS)
        p->events->v[p->events->n++] = e;
}

/* The action has been done on a stack that was so deep: what it began lies above that, or is the
 * procedure that asked. */
static inline void note_begun(struct play *p, uint16_t before)
{
    if (p->events && p->events->floor == KS_FLOOR)
        p->events->floor = (uint16_t)(before - (p->s->depth <= before));
}

/* Before a procedure goes on: is what the action began over? */
static inline void note_ended(struct play *p)
{
    if (p->events && p->s->depth <= p->events->floor && !p->events->ended) {
        p->events->ended = true;
        p->events->own = p->events->n;
    }
}

/* The usual event: a code, a unit, a hex and a number. */
static inline void event(struct play *p, uint16_t code, ks_unit u, ks_hex h, int a)
{
    if (p->events)
        tell(p, sentence(code, u, h, a, 0));
}

static inline struct ks_action action(uint8_t verb, ks_unit u, ks_hex h, int arg)
{
    return (struct ks_action){u, verb, (uint8_t)arg, h};
}

static inline void offer(struct list *out, struct ks_action a)
{
    if (out->n < out->max)
        out->v[out->n] = a;
    out->n++;
}

static inline bool has_enough(const struct list *out)
{
    return out->enough && out->n >= out->enough;
}

/* One of the actions that found room in the list, which is not empty. */
static inline struct ks_action pick(const struct list *l, uint64_t word)
{
    size_t n = l->n < l->max ? l->n : l->max;
    return l->v[n ? word % n : 0];
}

/* By ks_action_key. Lists come nearly sorted: unit by unit. */
static inline void sort_actions(struct ks_action *v, size_t n)
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

#endif
