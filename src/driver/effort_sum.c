#include "driver/effort.h"

static void add_side(struct ks_effort_side *sum, const struct ks_effort_side *e)
{
    sum->inputs += e->inputs;
    sum->decisions += e->decisions;
    sum->clicks += e->clicks;
    sum->impulses += e->impulses;
    for (int k = 0; k < KS_ORDER_KINDS; k++)
        sum->by_kind[k] += e->by_kind[k];
    for (int t = 0; t < KS_EFFORT_TURNS; t++)
        sum->by_turn[t] += e->by_turn[t];
}

void ks_effort_add(struct ks_effort_sum *sum, const struct ks_effort *e)
{
    for (int side = 0; side < 2; side++) {
        uint32_t inputs = e->side[side].inputs;
        add_side(&sum->side[side], &e->side[side]);
        if (sum->games == 0 || inputs < sum->least[side])
            sum->least[side] = inputs;
        if (inputs > sum->most[side])
            sum->most[side] = inputs;
    }
    sum->games++;
}

uint32_t ks_effort_mean(const struct ks_effort_sum *sum, uint32_t figure)
{
    return sum->games == 0 ? 0 : (figure + sum->games / 2) / sum->games;
}

/* ---- length ---- */

/* To two digits, as people say it. */
static uint32_t rounded(uint32_t n)
{
    uint32_t unit = n < 100 ? 5 : n < 1000 ? 10 : 50;
    return (n + unit / 2) / unit * unit;
}

struct ks_effort_length ks_effort_length(const struct ks_effort_sum *sum)
{
    enum { QUICK = 10, SLOW = 20, SHOWN = 10 }; /* seconds an input; an activation */
    struct ks_effort_length out;
    for (int high = 0; high < 2; high++) {
        uint32_t inputs = 0, seconds = 0;
        for (int side = 0; side < 2; side++) {
            uint32_t own = ks_effort_mean(sum, sum->side[side].inputs);
            uint32_t time = own * (high ? SLOW : QUICK) +
                            ks_effort_mean(sum, sum->side[!side].impulses) * SHOWN;
            bool first = side == 0;
            if (first || (high ? own > inputs : own < inputs))
                inputs = own;
            if (first || (high ? time > seconds : time < seconds))
                seconds = time;
        }
        out.inputs[high] = rounded(inputs);
        out.minutes[high] = rounded((seconds + 59) / 60);
    }
    return out;
}
