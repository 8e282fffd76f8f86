/* The player with a plan, for players built on it. */
#pragma once

#include "ai/agent.h"
#include "ai/choose.h"

/* Key of the current impulse; never 0. */
uint64_t ks_impulse_key(const struct ks_game *g, const struct ks_state *s);

/* What the side does as a whole: by its own doctrine, or that of the battle. */
enum ks_stance ks_staff_stance(const struct ks_query *q);

/* Makes a disposition for the current impulse if there is none; true if it did. */
bool ks_staff_plan(const struct ks_query *q);

/* How much a command can do now: what it has, and how near it is to its goal. */
int ks_command_urgency(const struct ks_command *c);

/* Chooses which of several commands acts, before any of its orders can be compared. False if
 * something else is being decided. */
bool ks_staff_chooses_command(const struct ks_query *q, struct ks_action *out);

/* Decides by the disposition in the query's mind. */
struct ks_action ks_staff_decide(const struct ks_query *q);

/* How much work an order is worth in a game of that size; so much at least. */
enum { KS_LEAST_WORK = 24 };
struct ks_care ks_staff_care(const struct ks_game *g);
