/* The queue runs: rolls, then flights. */
#include "labataille/check.h"

#include "labataille/procs.h"

bool lb_checks_run(struct play *p)
{
    lb_clear_queue(p);
    lb_pop(p);
    return false;
}

void lb_checks_list(const struct ks_game *g, const struct ks_state *s, struct list *out)
{
    (void)g, (void)s, (void)out;
}

uint16_t lb_checks_why(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a)
{
    (void)g, (void)s, (void)a;
    return NO_SUCH_ACTION;
}

void lb_checks_act(struct play *p, struct ks_action a)
{
    (void)p, (void)a;
}
