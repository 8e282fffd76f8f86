/* The net where there is one; else, and to compare it with, the book: a logistic of lead, time and how
 * the pieces stand. Both are learned from games between computer players (docs/ai.md). */
#include "ai/chance.h"

#include "ai/net.h"

enum { ONE = 256, LEAD = 5 * ONE, PIECES = 3 * ONE };

/* e^x / (1 + e^x) for x = 0, 1/4 ... 6, in ten-thousandths. */
static const int logistic[] = {5000, 5622, 6225, 6792, 7311, 7773, 8176, 8520, 8808,
                               9047, 9241, 9399, 9526, 9627, 9707, 9770, 9820, 9859,
                               9890, 9914, 9933, 9948, 9959, 9968, 9975};

enum { STEPS = sizeof logistic / sizeof logistic[0], STEP = ONE / 4 };

static int chance_of(int64_t x)
{
    int64_t size = x < 0 ? -x : x, i = size / STEP, rest = size % STEP;
    int p = i + 1 >= STEPS
                ? logistic[STEPS - 1]
                : logistic[i] + (int)((logistic[i + 1] - logistic[i]) * rest / STEP);
    return x < 0 ? KS_CERTAIN - p : p;
}

static int64_t within(int64_t x, int64_t most)
{
    return x > most ? most : x < -most ? -most : x;
}

static int certain_chance(const struct ks_state *s)
{
    return s->result == KS_NOBODY ? KS_CERTAIN / 2 : s->result == 0 ? KS_CERTAIN : 0;
}

int ks_chance(const struct ks_game *g, const struct ks_state *s)
{
    if (!g->net.there)
        return ks_chance_by_book(g, s);
    return ks_actor(s) == KS_NOBODY ? certain_chance(s) : chance_of(ks_net_of(g, s));
}

int ks_chance_by_book(const struct ks_game *g, const struct ks_state *s)
{
    static const struct ks_intent nobody = {.side = KS_NOBODY};
    const struct ks_chance_terms *c = &g->chance;
    if (ks_actor(s) == KS_NOBODY)
        return certain_chance(s);
    int points = s->points[0] - s->points[1];
    int64_t late = s->turn >= g->turns ? ONE : ONE * s->turn / g->turns;
    int64_t lead = within((int64_t)ONE * points / c->unit, LEAD);
    int64_t pieces = ks_worth(g, s, &nobody) - 100 * points;
    pieces = within(pieces * ONE / (100 * c->unit), PIECES);
    return chance_of(c->side + c->early * (ONE - late) / ONE +
                     (c->lead + c->late * late / ONE) * lead / ONE +
                     (c->pieces + c->fading * late / ONE) * pieces / ONE);
}
