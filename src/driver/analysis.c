#include "driver/analysis.h"

#include <string.h>

#include "driver/analysis_part.h"

/* Which part of the whole work a stage takes, in thousandths. */
struct stage {
    const struct ks_study *study;
    unsigned from, to;
    bool stopped;
};

static bool halt(void *context, size_t done, size_t of)
{
    struct stage *x = context;
    const struct ks_study *study = x->study;
    unsigned part = of == 0 ? 0 : (unsigned)((x->to - x->from) * done / of);
    x->stopped = study->stop != NULL && study->stop(study->context, x->from + part);
    return x->stopped;
}

static void tell(struct ks_analysis *a, const struct ks_suspects suspects[2])
{
    a->turnings = ks_ledger_turning(&a->ledger, a->turning, KS_TURNING);
    for (int side = 0; side < 2; side++) {
        a->costlies[side] = suspects[side].n < KS_COSTLY ? suspects[side].n : KS_COSTLY;
        memcpy(a->costly[side], suspects[side].v,
               a->costlies[side] * sizeof a->costly[0][0]);
    }
}

bool ks_analyse(struct ks_analysis *a, const struct ks_course *c,
                const struct ks_study *study)
{
    struct ks_suspects suspects[2] = {{0}};
    bool play = study->playouts > 0;
    struct stage judging = {study, 0, play ? 50 : 300, false},
                 weighing = {study, judging.to, play ? 200 : 1000, false},
                 playing = {study, weighing.to, 1000, false};
    memset(a, 0, sizeof *a);
    if (!ks_ledger_make(&a->ledger, c, halt, &judging))
        return false;
    if (!judging.stopped)
        ks_decisions_weigh(c, &a->ledger, study->player.agent, suspects, halt, &weighing);
    a->complete = !judging.stopped && !weighing.stopped;
    if (a->complete && play) {
        a->complete = ks_playouts_apply(c, study, &a->ledger, suspects, halt, &playing);
        a->playouts = a->complete ? study->playouts : 0;
    }
    tell(a, suspects);
    return true;
}

void ks_analysis_free(struct ks_analysis *a)
{
    ks_ledger_free(&a->ledger);
}
