/* Shared by the files of the rules systems: a call of ks_step, pending procedures, lists of
 * actions under construction. They use it on every line, hence the short names; nothing else
 * includes it. */
#pragma once

#include "core/ks.h"

/* One call of ks_step, as passed around the files of the rules. */
struct play {
    const struct ks_game *g;
    struct ks_state *s;
    struct ks_events *events; /* NULL: not wanted */
};

/* A list of legal actions under construction; keeps counting when full. A caller that needs only
 * some of them sets a limit, and where to start looking. */
struct list {
    size_t n, max;
    struct ks_action *v;
    size_t enough; /* 0: all are wanted */
    unsigned start;
    bool unproven; /* also accept candidates: the caller that draws from it checks them */
};

/* The row of weights for a piece. */
static inline int weight_row(const struct ks_game *g, const struct ks_intent *intent,
                             ks_unit u)
{
    if (intent == NULL)
        return KS_NO_INTENT;
    if (u != KS_NONE && intent->side == g->piece[u].side)
        return intent->task[u];
    return intent->waits ? KS_FOE_OF_WAITING : KS_FOE;
}

/* The top procedure, which decides. */
static inline struct ks_frame *frame(struct ks_state *s)
{
    return &s->frame[s->depth - 1];
}

static inline const struct ks_frame *frame_of(const struct ks_state *s)
{
    return &s->frame[s->depth - 1];
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

/* One of the actions in the list, which must not be empty. */
static inline struct ks_action pick(const struct list *l, uint64_t word)
{
    size_t n = l->n < l->max ? l->n : l->max;
    return l->v[n ? word % n : 0];
}
