/* All decisions of a game, and the costliest of them. */
#include "driver/analysis_choice.h"
#include "driver/analysis_part.h"

static void keep(struct ks_suspects *s, const struct ks_decision *d)
{
    size_t at = s->n;
    if (ks_decision_loss(d) < KS_NOISE)
        return;
    if (s->n == KS_SUSPECTS) {
        if (ks_decision_loss(d) <= ks_decision_loss(&s->v[--at]))
            return;
    } else
        s->n++;
    for (; at > 0 && ks_decision_loss(&s->v[at - 1]) < ks_decision_loss(d); at--)
        s->v[at] = s->v[at - 1];
    s->v[at] = *d;
}

/* Entries of one side in a row within an episode are one decision. */
static uint32_t last_of(const struct ks_weighing *w, uint32_t first)
{
    const struct ks_entry *entry = w->course->entry;
    const struct ks_stake *stake = w->ledger->entry;
    uint32_t n = first;
    while (n < w->ledger->entries && entry[n].kind == KS_ENTRY_ACTION &&
           entry[n].actor == entry[first - 1].actor &&
           stake[n].episode == stake[first - 1].episode)
        n++;
    return n;
}

static void begin(struct ks_weighing *w, uint32_t first, const struct ks_state *s)
{
    const struct ks_entry *e = &w->course->entry[first - 1];
    w->d = (struct ks_decision){.first = first,
                                .last = last_of(w, first),
                                .side = e->actor,
                                .turn = w->ledger->entry[first - 1].turn};
    w->span = ks_span_open(w->course->game, s);
    ks_copy(w->course->game, &w->before, s);
}

static void play(const struct ks_course *c, struct ks_state *s, uint32_t first,
                 uint32_t last)
{
    for (uint32_t n = first; n <= last; n++)
        if (c->entry[n - 1].kind == KS_ENTRY_ACTION)
            ks_step(c->game, s, c->entry[n - 1].action, NULL);
}

void ks_decision_before(const struct ks_course *c, const struct ks_decision *d,
                        struct ks_state *s)
{
    ks_copy(c->game, s, &c->start);
    play(c, s, 1, d->first - 1);
}

/* More work may show that a suspect is innocent, or that it is worse still. */
static bool look_again(struct ks_weighing *w, struct ks_suspects *s, ks_halt *halt,
                       void *context)
{
    struct ks_suspects old = *s;
    s->n = 0;
    w->again = true;
    for (size_t i = 0; i < old.n; i++) {
        if (halt(context, w->ledger->entries, w->ledger->entries))
            return false;
        struct ks_state after;
        ks_decision_before(w->course, &old.v[i], &after);
        begin(w, old.v[i].first, &after);
        play(w->course, &after, w->d.first, w->d.last);
        ks_weigh(w, &after);
        if (ks_decision_loss(&w->d) < ks_decision_loss(&old.v[i]))
            w->d = old.v[i];
        keep(s, &w->d);
    }
    w->again = false;
    return true;
}

void ks_decisions_weigh(const struct ks_course *c, const struct ks_ledger *l,
                        const struct ks_agent *agent, struct ks_suspects suspects[2],
                        ks_halt *halt, void *context)
{
    struct ks_weighing w = {.course = c, .ledger = l, .agent = agent};
    struct ks_state s;
    ks_copy(c->game, &s, &c->start);
    suspects[0].n = suspects[1].n = 0;
    for (uint32_t n = 1; n <= l->entries; n = w.d.last + 1) {
        bool decides =
            c->entry[n - 1].kind == KS_ENTRY_ACTION && c->entry[n - 1].actor < KS_CHANCE;
        w.d.last = n;
        if (decides)
            begin(&w, n, &s);
        play(c, &s, n, w.d.last);
        if (decides) {
            ks_weigh(&w, &s);
            keep(&suspects[w.d.side], &w.d);
        }
        if (halt(context, w.d.last, l->entries))
            return;
    }
    if (look_again(&w, &suspects[0], halt, context))
        look_again(&w, &suspects[1], halt, context);
}
