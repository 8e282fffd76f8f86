#include "driver/ledger.h"

#include <stdlib.h>
#include <string.h>

/* ---- the course of a game ---- */

bool ks_course_take(struct ks_course *c, const struct ks_match *m)
{
    *c = (struct ks_course){.game = m->game, .entries = m->entries};
    ks_copy(m->game, &c->start, &m->start);
    c->over = ks_match_over(m);
    c->winner = c->over ? ks_match_winner(m) : KS_NOBODY;
    c->entry = malloc((m->entries + 1) * sizeof *c->entry);
    if (c->entry == NULL)
        return false;
    if (m->entries > 0)
        memcpy(c->entry, m->entry, m->entries * sizeof *c->entry);
    return true;
}

void ks_course_free(struct ks_course *c)
{
    free(c->entry);
    c->entry = NULL;
}

/* ---- sums ---- */

int32_t ks_swing_change(const struct ks_swing *s)
{
    return s->luck + s->time + s->skill[0] - s->skill[1];
}

static void add_change(struct ks_swing *s, const struct ks_stake *e, int32_t change)
{
    int32_t own = e->ticks ? e->deed : change;
    s->time += change - own;
    if (e->author == KS_CHANCE)
        s->luck += own;
    else
        s->skill[e->author] += e->author == KS_SIDE_A ? own : -own;
}

int32_t ks_ledger_value(const struct ks_ledger *l, size_t entry)
{
    return entry == 0 ? l->first : l->entry[entry - 1].value;
}

int32_t ks_ledger_change(const struct ks_ledger *l, size_t entry)
{
    return ks_ledger_value(l, entry) - ks_ledger_value(l, entry - 1);
}

/* All sums follow from values and authors. */
static void sum_up(struct ks_ledger *l)
{
    memset(l->turn, 0, sizeof l->turn);
    l->whole = (struct ks_swing){0};
    for (size_t i = 0; i < l->episodes; i++)
        l->episode[i].swing = (struct ks_swing){0};
    for (size_t n = 1; n <= l->entries; n++) {
        const struct ks_stake *e = &l->entry[n - 1];
        struct ks_swing *to[] = {&l->whole, &l->turn[e->turn],
                                 &l->episode[e->episode].swing};
        for (size_t i = 0; i < sizeof to / sizeof to[0]; i++)
            add_change(to[i], e, ks_ledger_change(l, n));
    }
}

/* ---- judging ---- */

struct judging {
    struct ks_ledger *l;
    const struct ks_course *course;
    struct ks_state s;
    struct ks_span span;
    bool open;       /* the last episode may continue */
    int32_t largest; /* change of its key entry */
    ks_unit active;
    uint32_t activation;
};

/* An agreed draw is the decision of the side that gives something away by it. */
static uint8_t author_of(const struct ks_entry *e, int32_t before)
{
    if (e->kind != KS_ENTRY_DRAW)
        return e->actor;
    return before > KS_WHOLE / 2 ? KS_SIDE_A : KS_SIDE_B;
}

/* The sentence people remember: an outcome, else the last thing that happened. */
static struct ks_event sentence_of(const struct ks_game *g,
                                   const struct ks_events *events)
{
    for (size_t i = 0; i < events->n; i++)
        if (ks_event_outcome(g, &events->v[i]) != 0)
            return events->v[i];
    if (events->n > 0)
        return events->v[events->n - 1];
    return (struct ks_event){0, KS_NONE, KS_NONE, KS_NONE, 0, 0};
}

static void begin_episode(struct judging *j, uint32_t n)
{
    const struct ks_entry *e = &j->course->entry[n - 1];
    j->l->episode[j->l->episodes++] =
        (struct ks_episode){.first = n, .key = n, .turn = j->s.turn, .side = e->actor};
    j->span = ks_span_open(j->course->game, &j->s);
    j->largest = -1;
}

static void note_activation(struct judging *j)
{
    ks_unit active = ks_active(j->course->game, &j->s);
    if (active == j->active)
        return;
    j->active = active;
    j->activation++;
}

static bool has_ended(const struct ks_state *s, uint8_t turn)
{
    return s->turn != turn || ks_actor(s) == KS_NOBODY;
}

/* The last decision of a turn starts the next one, and with it the chances of a battle that is a
 * turn shorter, or over. Doing nothing earns nothing by that; of an action only the difference to
 * doing nothing counts. */
static void note_time(const struct ks_game *g, const struct ks_state *before,
                      struct ks_action done, struct ks_stake *stake)
{
    struct ks_action nothing;
    struct ks_state idle;
    if (stake->author >= KS_CHANCE || !ks_answer(g, before, KS_DECLINES, &nothing))
        return;
    ks_copy(g, &idle, before);
    ks_step(g, &idle, nothing, NULL);
    if (!has_ended(&idle, stake->turn))
        return;
    bool idles = done.verb == nothing.verb && done.unit == nothing.unit &&
                 done.hex == nothing.hex && done.arg == nothing.arg;
    stake->ticks = true;
    stake->deed = idles ? 0 : stake->value - ks_value(g, &idle);
}

static void judge(struct judging *j, uint32_t n)
{
    const struct ks_game *g = j->course->game;
    const struct ks_entry *e = &j->course->entry[n - 1];
    struct ks_events events = {.n = 0};
    int32_t before = ks_ledger_value(j->l, n - 1);
    bool act = e->kind == KS_ENTRY_ACTION;
    if (!j->open)
        begin_episode(j, n);
    note_activation(j);
    struct ks_stake *stake = &j->l->entry[n - 1];
    *stake = (struct ks_stake){.author = author_of(e, before),
                               .turn = j->s.turn,
                               .episode = (uint32_t)j->l->episodes - 1,
                               .activation = j->activation};
    struct ks_state was;
    ks_copy(g, &was, &j->s);
    if (act)
        ks_step(g, &j->s, e->action, &events);
    stake->value = act ? ks_value(g, &j->s) : ks_value_of_result(j->course->winner);
    if (act && has_ended(&j->s, stake->turn))
        note_time(g, &was, e->action, stake);
    stake->said = sentence_of(g, &events);
    struct ks_episode *episode = &j->l->episode[stake->episode];
    int32_t size = abs(stake->value - before);
    episode->last = n;
    if (size > j->largest) {
        j->largest = size;
        episode->key = n;
    }
    j->open = act && ks_span_holds(&j->span, &j->s);
}

bool ks_ledger_make(struct ks_ledger *l, const struct ks_course *c, ks_halt *halt,
                    void *context)
{
    struct judging j = {.l = l, .course = c, .active = KS_NONE};
    *l = (struct ks_ledger){.first = 0};
    l->entry = calloc(c->entries + 1, sizeof *l->entry);
    l->episode = calloc(c->entries + 1, sizeof *l->episode);
    if (l->entry == NULL || l->episode == NULL)
        return false;
    ks_copy(c->game, &j.s, &c->start);
    l->first = ks_value(c->game, &j.s);
    while (l->entries < c->entries) {
        judge(&j, (uint32_t)l->entries + 1);
        l->entries++;
        if (halt(context, l->entries, c->entries))
            break;
    }
    sum_up(l);
    return true;
}

void ks_ledger_free(struct ks_ledger *l)
{
    free(l->entry);
    free(l->episode);
    l->entry = NULL;
    l->episode = NULL;
}

/* ---- bending ---- */

static int32_t within(int32_t value)
{
    return value < 0 ? 0 : value > KS_WHOLE ? KS_WHOLE : value;
}

/* Entries after `from` up to `to` get their share of what is missing, by how much they
 * changed before; where nothing changed, the last gets all. */
static void bend_part(struct ks_ledger *l, uint32_t from, uint32_t to, int32_t start,
                      int32_t end)
{
    int64_t weight = 0, seen = 0;
    int32_t before = ks_ledger_value(l, from), missing = 0;
    for (uint32_t n = from + 1; n <= to; n++)
        weight += abs(ks_ledger_change(l, n));
    missing = (end - start) - (ks_ledger_value(l, to) - before);
    for (uint32_t n = from + 1; n <= to; n++) {
        int32_t old = l->entry[n - 1].value;
        seen += abs(old - before);
        before = old;
        int64_t share = weight > 0 ? missing * seen / weight : 0;
        l->entry[n - 1].value =
            within(start + (old - ks_ledger_value(l, from)) + (int32_t)share);
    }
    if (weight == 0 && to > from)
        l->entry[to - 1].value = end;
}

void ks_ledger_bend(struct ks_ledger *l, const struct ks_knot *knot, size_t n)
{
    /* From the end, since a part is bent by the values as they were before it. */
    for (size_t i = n; i-- > 1;)
        bend_part(l, knot[i - 1].entry, knot[i].entry, knot[i - 1].value, knot[i].value);
    if (n > 0 && knot[0].entry == 0)
        l->first = knot[0].value;
    sum_up(l);
}
