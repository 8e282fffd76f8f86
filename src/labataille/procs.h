/* The four functions of every procedure; dispatch.c finds them by number.
 *   run   goes on as far as it can: true if somebody must decide (s->actor says who), false if
 *         it pushed, popped or moved on
 *   list  offers what may be answered
 *   why   0 for a legal answer, else the sentence that forbids it
 *   act   does the answer; pushes what follows from it */
#ifndef KS_LABATAILLE_PROCS_H
#define KS_LABATAILLE_PROCS_H

#include "labataille/state.h"

#define PROC(code, name)                                                                 \
    bool lb_##name##_run(struct play *p);                                                \
    void lb_##name##_list(const struct ks_game *g, const struct ks_state *s,             \
                          struct list *out);                                             \
    uint16_t lb_##name##_why(const struct ks_game *g, const struct ks_state *s,          \
                             struct ks_action a);                                        \
    void lb_##name##_act(struct play *p, struct ks_action a);
#include "labataille/procs.def"
#undef PROC

#endif
