/* Advice for a side: what a good player would do in its place, and the plan behind it. It uses
 * only what the side may know. */
#pragma once

#include "driver/match.h"

/* An order and the command it belongs to. */
enum { KS_ADVICE_STEPS = 24 };

struct ks_advice {
    size_t n; /* number of decisions */
    /* up to the first die, the enemy's decision or the end of the order */
    struct ks_action step[KS_ADVICE_STEPS];
    bool ordered; /* one order does it: */
    struct ks_order order;
    /* there is a plan: the task of the command concerned */
    bool planned;
    struct ks_command command;
    /* it says which commander is next: no other one to choose has so much strength so near its goal */
    bool foremost;
};

/* Prepares the question to the adviser, who stands in for the side to move. The mind left by the
 * last advice may be passed in again. */
void ks_advice_ask(const struct ks_match *m, const struct ks_player *adviser,
                   const struct ks_mind *mind, struct ks_asked *out);

/* Answers it, in any thread; overwrites the state of the question. */
void ks_advise(struct ks_asked *asked, struct ks_advice *out);

/* How an adviser of that temper would lead a side's commands. */
void ks_advice_plan(const struct ks_game *g, const struct ks_state *s, int side,
                    enum ks_temper temper, struct ks_disposition *out);
