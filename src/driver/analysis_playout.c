/* Values from play-outs by computer players. Every position is played out with the same dice and
 * the same random words for the players, so that what two positions share does not blur the
 * difference between them. */
#include "driver/analysis_part.h"
#include "driver/philox.h"

enum {
    MOST_ACTIONS = 200000,
    KEYS = 24, /* episodes judged before and after */
    KNOTS = 2 * KEYS + KS_LEDGER_TURNS + 2,
};

/* The work as a whole: games played of those to play. */
struct playing {
    const struct ks_study *study;
    ks_halt *halt;
    void *context;
    size_t done, of;
    bool stopped; /* what was counted since then is worth nothing */
};

/* A game in a large battle takes seconds, so it is asked at every decision. */
static bool stops(struct playing *p)
{
    if (!p->stopped)
        p->stopped = p->halt(p->context, p->done, p->of);
    return p->stopped;
}

/* ---- one position ---- */

/* The first die of a position that waits for one goes through its outcomes in turn. */
static struct ks_action roll(const struct ks_game *g, const struct ks_state *s,
                             const struct ks_study *study, uint32_t number, uint32_t n)
{
    struct ks_actions list;
    struct ks_stream stream;
    ks_legal(g, s, &list);
    if (n == 0)
        return list.v[number * list.n / study->playouts];
    ks_stream_init(&stream, study->seed, number, KS_STREAM_DICE, n);
    return list.v[ks_stream_below(&stream, (uint32_t)list.n)];
}

static int32_t play_on(const struct ks_game *g, const struct ks_state *from,
                       struct playing *p, uint32_t number)
{
    const struct ks_study *study = p->study;
    struct ks_asked asked = {
        .game = g, .player = study->player, .seed = study->seed, .number = number};
    struct ks_mind mind[2] = {{0}};
    struct ks_state s;
    enum ks_actor actor;
    uint32_t rolls = ks_actor(from) != KS_CHANCE;
    ks_copy(g, &s, from);
    for (uint32_t n = 0; (actor = ks_actor(&s)) != KS_NOBODY && n < MOST_ACTIONS; n++) {
        struct ks_action a;
        if (actor == KS_CHANCE)
            a = roll(g, &s, study, number, rolls++);
        else if (stops(p))
            return 0;
        else {
            asked.event = n;
            asked.mind = mind[actor];
            ks_copy(g, &asked.state, &s);
            ks_player_decide(&asked, &a);
            mind[actor] = asked.mind;
        }
        ks_step(g, &s, a, NULL);
    }
    return actor == KS_NOBODY ? ks_value_of_result(s.result) : ks_value(g, &s);
}

/* Mean result of games played on from a state; when stopped it is worth nothing. */
static int32_t value(const struct ks_game *g, const struct ks_state *s, struct playing *p)
{
    uint32_t playouts = p->study->playouts, n = 0;
    size_t end = p->done + playouts;
    int64_t sum = 0;
    if (ks_actor(s) != KS_NOBODY)
        for (; n < playouts && !p->stopped; n++, p->done++)
            sum += play_on(g, s, p, n);
    p->done = end;
    return n == 0 ? ks_value_of_result(s->result) : (int32_t)(sum / n);
}

/* ---- the ledger ---- */

struct marks { /* entries after which a value is wanted */
    size_t n;
    struct ks_knot v[KNOTS];
};

static void mark(struct marks *m, uint32_t entry)
{
    size_t at = m->n;
    for (size_t i = 0; i < m->n; i++)
        if (m->v[i].entry == entry)
            return;
    m->n++;
    for (; at > 0 && m->v[at - 1].entry > entry; at--)
        m->v[at] = m->v[at - 1];
    m->v[at].entry = entry;
}

/* The start, the last entry, every turn, and the key entries of the largest episodes. */
static void choose(const struct ks_ledger *l, struct marks *m)
{
    uint32_t key[KEYS];
    size_t n = ks_ledger_turning(l, key, KEYS);
    m->n = 0;
    mark(m, 0);
    mark(m, (uint32_t)l->entries);
    for (size_t i = 0; i < n; i++) {
        mark(m, l->episode[key[i]].key - 1);
        mark(m, l->episode[key[i]].key);
    }
    for (uint32_t i = 1; i < l->entries; i++)
        if (l->entry[i].turn > l->entry[i - 1].turn)
            mark(m, i);
}

static bool play_marks(const struct ks_course *c, struct marks *m, struct playing *p)
{
    struct ks_state s;
    uint32_t at = 0;
    ks_copy(c->game, &s, &c->start);
    for (size_t i = 0; i < m->n; i++) {
        for (; at < m->v[i].entry; at++)
            if (c->entry[at].kind == KS_ENTRY_ACTION)
                ks_step(c->game, &s, c->entry[at].action, NULL);
        m->v[i].value = c->over && at == c->entries ? ks_value_of_result(c->winner)
                                                    : value(c->game, &s, p);
        if (p->stopped)
            return false;
    }
    return true;
}

/* ---- the suspects ---- */

static void judge_anew(const struct ks_course *c, struct ks_decision *d,
                       struct playing *p)
{
    struct ks_state s, other;
    ks_decision_before(c, d, &s);
    ks_copy(c->game, &other, &s);
    for (size_t i = 0; i < d->n; i++)
        ks_step(c->game, &other, d->better[i], NULL);
    for (uint32_t n = d->first; n <= d->last; n++)
        ks_step(c->game, &s, c->entry[n - 1].action, NULL);
    d->played = ks_value_for(d->side, value(c->game, &s, p));
    d->best = ks_value_for(d->side, value(c->game, &other, p));
}

static void sort(struct ks_suspects *s)
{
    for (size_t i = 1; i < s->n; i++)
        for (size_t k = i;
             k > 0 && ks_decision_loss(&s->v[k - 1]) < ks_decision_loss(&s->v[k]); k--) {
            struct ks_decision swap = s->v[k];
            s->v[k] = s->v[k - 1];
            s->v[k - 1] = swap;
        }
    while (s->n > 0 && ks_decision_loss(&s->v[s->n - 1]) < KS_NOISE)
        s->n--;
}

/* Nothing is changed before all of it is there. */
bool ks_playouts_apply(const struct ks_course *c, const struct ks_study *study,
                       struct ks_ledger *l, struct ks_suspects suspects[2], ks_halt *halt,
                       void *context)
{
    struct marks m;
    struct ks_suspects anew[2] = {suspects[0], suspects[1]};
    choose(l, &m);
    struct playing p = {.study = study, .halt = halt, .context = context};
    p.of = study->playouts * (m.n + 2 * (anew[0].n + anew[1].n));
    if (!play_marks(c, &m, &p))
        return false;
    for (int side = 0; side < 2; side++) {
        for (size_t i = 0; i < anew[side].n; i++) {
            judge_anew(c, &anew[side].v[i], &p);
            if (p.stopped)
                return false;
        }
        sort(&anew[side]);
        suspects[side] = anew[side];
    }
    ks_ledger_bend(l, m.v, m.n);
    return true;
}
