#include "ai/chance.h"

/* e^x / (1 + e^x) for x = 0, 1/4 ... 6, in ten-thousandths. */
static const int logistic[] = {5000, 5622, 6225, 6792, 7311, 7773, 8176, 8520, 8808,
                               9047, 9241, 9399, 9526, 9627, 9707, 9770, 9820, 9859,
                               9890, 9914, 9933, 9948, 9959, 9968, 9975};

enum { STEPS = sizeof logistic / sizeof logistic[0], STEP = 64 };

/* x in 256ths. */
static int chance_of(int64_t x)
{
    int64_t size = x < 0 ? -x : x, i = size / STEP, rest = size % STEP;
    int p = i + 1 >= STEPS
                ? logistic[STEPS - 1]
                : logistic[i] + (int)((logistic[i + 1] - logistic[i]) * rest / STEP);
    return x < 0 ? KS_CERTAIN - p : p;
}

int ks_chance(const struct ks_game *g, const struct ks_state *s)
{
    if (ks_actor(s) == KS_NOBODY)
        return s->result == KS_NOBODY ? KS_CERTAIN / 2 : s->result == 0 ? KS_CERTAIN : 0;
    return chance_of((int64_t)ks_worth(g, s, NULL) * 256 / 1500);
}
