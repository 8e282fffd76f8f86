/* A logistic of lead, time and how the pieces stand, learned from games between computer
 * players (docs/ai.md). */
#include "ai/chance.h"

#include <string.h>

enum { ONE = 256, LEAD = 5 * ONE, STANDING = 3 * ONE };

/* What is weighed, in 256ths: all of them count for side 0. */
struct book {
    const char *scenario;
    int unit;     /* points that count as one */
    int side;     /* which side the battle favours, ... */
    int early;    /* ... and at its beginning */
    int lead;     /* points ahead, ... */
    int late;     /* ... and the more, the later */
    int standing; /* worth of the pieces beyond points */
    int fading;   /* ... and late in the game */
};

/* By name; the last two are for battles that were not learned: without one score, with. */
static const struct book books[] = {
    {"szczekociny/wywla", 2, 100, -430, 128, 717, -54, 182},
    {"szczekociny/battle", 5, 72, 138, 141, 394, 223, -174},
    {"maciejowice/battle", 5, -31, 433, 69, 410, -105, 182},
    {"raclawice/historical", 40, 136, 456, 374, 456, 218, -151},
    {"raclawice/hypothetical", 40, 786, 399, 253, 169, 82, -36},
    {"raszyn/battle", 5, 415, -381, -74, 338, 90, 108},
    {"", 40, 0, 0, 374, 456, 218, -151},
    {"", 5, 0, 0, 105, 402, 60, 0},
};

static const struct book *book_of(const struct ks_game *g)
{
    size_t i = 0;
    while (books[i].scenario[0] != '\0' && strcmp(books[i].scenario, g->scenario) != 0)
        i++;
    return &books[i + (books[i].scenario[0] == '\0' && g->one_score)];
}

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

int ks_chance(const struct ks_game *g, const struct ks_state *s)
{
    static const struct ks_intent nobody = {.side = KS_NOBODY};
    const struct book *b = book_of(g);
    if (ks_actor(s) == KS_NOBODY)
        return s->result == KS_NOBODY ? KS_CERTAIN / 2 : s->result == 0 ? KS_CERTAIN : 0;
    int points = s->points[0] - s->points[1];
    int64_t late = s->turn >= g->turns ? ONE : ONE * s->turn / g->turns;
    int64_t lead = within((int64_t)ONE * points / b->unit, LEAD);
    int64_t standing = ks_worth(g, s, &nobody) - 100 * points;
    standing = within(standing * ONE / (100 * b->unit), STANDING);
    return chance_of(b->side + b->early * (ONE - late) / ONE +
                     (b->lead + b->late * late / ONE) * lead / ONE +
                     (b->standing + b->fading * late / ONE) * standing / ONE);
}
