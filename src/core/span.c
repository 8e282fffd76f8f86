/* How long an order lasts, by the procedures it works in. */
#include "core/play.h"
#include "core/procedure.h"
#include "core/system.h"

unsigned ks_depth(const struct ks_state *s)
{
    return s->depth;
}

ks_unit ks_unit_in_hand(const struct ks_state *s)
{
    return s->depth ? frame_of(s)->unit : KS_NONE;
}

bool ks_hand_by_rule(const struct ks_game *g, const struct ks_state *s)
{
    if (s->depth < 2 || ks_unit_in_hand(s) == KS_NONE)
        return false;
    unsigned under = s->depth - 2u;
    return under < g->system->lasting ||
           (g->system->procedure != NULL &&
            g->system->procedure[s->frame[under].proc].list == NULL);
}

uint64_t ks_question(const struct ks_state *s)
{
    const struct ks_frame *f = frame_of(s);
    return (uint64_t)f->proc << 48 | (uint64_t)f->hex << 32 | (uint64_t)f->step << 8 |
           f->count;
}

/* Is a side asked in a procedure that belongs to an order? */
static bool is_in_order(const struct ks_game *g, const struct ks_state *s)
{
    return s->actor < KS_CHANCE && s->depth > g->system->lasting;
}

bool ks_between_orders(const struct ks_game *g, const struct ks_state *s)
{
    return is_in_order(g, s) && ks_unit_in_hand(s) == KS_NONE;
}

bool ks_mid_order(const struct ks_game *g, const struct ks_state *s)
{
    return is_in_order(g, s) && ks_unit_in_hand(s) != KS_NONE;
}

struct ks_span ks_span_of_order(const struct ks_state *s)
{
    bool begun = ks_unit_in_hand(s) != KS_NONE;
    return (struct ks_span){s->depth - begun, -1, begun ? frame_of(s)->proc : -1, -1};
}

struct ks_span ks_span_open(const struct ks_game *g, const struct ks_state *s)
{
    if (s->depth <= g->system->lasting)
        return (struct ks_span){KS_MAX_FRAMES, -1, -1, -1};
    const struct ks_frame *top = frame_of(s);
    if (ks_between_orders(g, s))
        return (struct ks_span){s->depth, top->proc, -1, -1};
    return (struct ks_span){s->depth - 1, (top - 1)->proc, top->proc,
                            s->actor == KS_CHANCE ? top->hex : -1};
}

bool ks_span_lasts(const struct ks_span *span)
{
    return span->floor < KS_MAX_FRAMES;
}

bool ks_span_holds(const struct ks_span *span, const struct ks_state *s)
{
    if (s->actor == KS_NOBODY || s->depth <= span->floor)
        return false;
    const struct ks_frame *own = &s->frame[span->floor];
    return (span->under < 0 || (own - 1)->proc == span->under) &&
           (span->proc < 0 || own->proc == span->proc) &&
           (span->hex < 0 || own->hex == span->hex);
}
