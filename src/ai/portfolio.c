#include "ai/portfolio.h"

/* Which of the command's pieces are given the new task. */
struct choice {
    unsigned part, parts;
};

static size_t find(const struct ks_disposition *d, ks_unit commander)
{
    size_t i = 0;
    while (i < d->n && d->v[i].commander != commander)
        i++;
    return i;
}

/* Pieces of a regiment are next to each other in the list, so part of the list is part of the
 * command. A new task is appended. */
static bool give(const struct ks_game *g, const struct ks_disposition *d, size_t command,
                 const struct ks_command *task, const struct choice *of,
                 struct ks_disposition *out)
{
    unsigned pieces = 0, i = 0;
    *out = *d;
    if (of->parts <= 1) {
        out->v[command] = *task;
        return true;
    }
    if (d->n == KS_MAX_COMMANDS)
        return false;
    for (ks_unit u = 0; u < g->pieces; u++)
        pieces += g->piece[u].side == d->side && d->command[u] == command;
    out->v[out->n++] = *task;
    for (ks_unit u = 0; u < g->pieces; u++)
        if (g->piece[u].side == d->side && d->command[u] == command &&
            i++ * of->parts / pieces == of->part)
            out->command[u] = (uint8_t)(out->n - 1);
    return pieces >= of->parts;
}

static bool same(const struct ks_command *a, const struct ks_command *b)
{
    return a->task == b->task && a->goal == b->goal;
}

size_t ks_portfolio(const struct ks_game *g, const struct ks_state *s,
                    const struct ks_disposition *d, ks_unit commander, unsigned part,
                    unsigned parts, struct ks_disposition out[KS_WAYS])
{
    const struct choice of = {part, parts};
    static const enum ks_task in_place[] = {KS_HOLD, KS_SCREEN, KS_BOMBARD, KS_WITHDRAW};
    struct ks_command goal[KS_MAX_GOALS], task;
    size_t command = find(d, commander), n = 1;
    out[0] = *d;
    if (command == d->n)
        return 1;
    size_t goals = ks_command_goals(g, s, d, command, goal);
    for (size_t i = 0; i < goals && n < KS_WAYS; i++) {
        goal[i].task = KS_ASSAULT;
        if (!same(&goal[i], &d->v[command]))
            n += give(g, d, command, &goal[i], &of, &out[n]);
    }
    task = d->v[command];
    for (size_t i = 0; i < sizeof in_place / sizeof in_place[0] && n < KS_WAYS; i++) {
        task.task = (uint8_t)in_place[i];
        if (!same(&task, &d->v[command]))
            n += give(g, d, command, &task, &of, &out[n]);
    }
    return n;
}
