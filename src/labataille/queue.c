/* The queue of checks and flights; check.c and flight.c carry them out. */
#include "labataille/check.h"
#include "labataille/stack.h"

static void add(struct play *p, struct lb_task task)
{
    struct lb_state *x = state(p->s);
    if (x->tasks < LB_QUEUE)
        x->task[x->tasks++] = task;
}

void lb_ask_check(struct play *p, ks_unit u, enum lb_cause cause, int modifier)
{
    if (has(p->s, u, LB_QUEUED | LB_ABANDONED) || is_leader(p->g, u) || !on_map(p->s, u))
        return;
    mark(p->s, u, LB_QUEUED);
    add(p, (struct lb_task){(uint8_t)u, TASK_CHECK, (int8_t)modifier, (uint8_t)cause});
}

void lb_ask_flight(struct play *p, ks_unit u, enum lb_task_kind kind)
{
    mark(p->s, u, LB_QUEUED);
    add(p, (struct lb_task){(uint8_t)u, (uint8_t)kind, 0, 0});
}

void lb_ask_beaten(struct play *p, ks_unit u, enum lb_task_kind kind)
{
    mark(p->s, u, LB_QUEUED);
    add(p, (struct lb_task){(uint8_t)u, (uint8_t)kind, 0, BY_MELEE});
}

void lb_ask_again(struct play *p, ks_unit u, enum lb_cause cause)
{
    unmark(p->s, u, LB_QUEUED);
    lb_ask_check(p, u, cause, 0);
}

void lb_push_checks(struct play *p)
{
    if (!look(p->s)->tasks)
        return;
    for (int i = 0; i < p->s->depth; i++)
        if (p->s->frame[i].proc == PROC_CHECKS)
            return;
    ks_push(p, PROC_CHECKS);
}

void lb_clear_queue(struct play *p)
{
    state(p->s)->tasks = state(p->s)->tasks_done = 0;
    for (int i = 0; i < LB_QUEUE; i++)
        state(p->s)->task[i] = (struct lb_task){0, 0, 0, 0};
    for (ks_unit u = 0; u < p->g->pieces; u++)
        unmark(p->s, u, LB_QUEUED);
}

/* Skirmishers pass and are passed without penalty [LB-2.5-3]. */
static bool is_disturbed(const struct ks_game *g, const struct ks_state *s, ks_unit u)
{
    return !is_leader(g, u) && is_good(s, u) && form(s, u) != LB_SKIRMISH;
}

void lb_ask_passing(struct play *p, ks_unit comer, ks_hex h)
{
    bool broken = !is_good(p->s, comer);
    if (is_leader(p->g, comer))
        return;
    for (EACH_NODE(n, p->s, h)) {
        ks_unit u = node_unit(p->g, n);
        if (u == comer || side_of(p->g, u) != side_of(p->g, comer) || is_leader(p->g, u))
            continue;
        if (broken && is_disturbed(p->g, p->s, u))
            lb_ask_check(p, u, BY_PASSING, 0);
        else if (!broken && !is_good(p->s, u) && is_disturbed(p->g, p->s, comer))
            lb_ask_check(p, comer, BY_PASSING, 0);
    }
}
