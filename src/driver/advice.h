/* Advice for a side: what a good player would do in its place, and the plan behind it. It rests
 * on nothing but what the side may know. */
#ifndef KS_DRIVER_ADVICE_H
#define KS_DRIVER_ADVICE_H

#include "driver/match.h"

/* An order and the commands it belongs to. */
enum { KS_ADVICE_STEPS = 24 };

struct ks_advice {
    size_t n;                               /* decisions, the first one first */
    struct ks_action step[KS_ADVICE_STEPS]; /* till a die falls, the enemy decides or the
                                               * order is done */
    bool planned;                           /* there is a plan: */
    struct ks_command command;              /* what the formation concerned is to do */
};

/* The question to that player in place of the side to move. What the last advice left in mind
 * may be kept for the next one. */
void ks_advice_ask(const struct ks_match *m, const struct ks_player *adviser,
                   const struct ks_mind *mind, struct ks_asked *out);

/* Thinks about it, in any thread; the state of the question is used up. */
void ks_advise(struct ks_asked *asked, struct ks_advice *out);

/* What a player of that temper would have a side's commands do. */
void ks_advice_plan(const struct ks_game *g, const struct ks_state *s, int side,
                    enum ks_temper temper, struct ks_disposition *out);

#endif
