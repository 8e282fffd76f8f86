/* What the commander with a plan does, for those who build on him. */
#ifndef KS_AI_STAFF_H
#define KS_AI_STAFF_H

#include "ai/agent.h"

/* Which impulse of play it is, as a number that is not 0. */
uint64_t ks_spell_key(const struct ks_game *g, const struct ks_state *s);

/* Makes a disposition for the impulse of play at hand if there is none; true if it did. */
bool ks_staff_plan(const struct ks_query *q);

/* Which of several commands is to act: orders show nothing of it yet. False if something
 * else is being decided. */
bool ks_staff_chooses_command(const struct ks_query *q, struct ks_action *out);

/* Decides by the disposition in mind. */
struct ks_action ks_staff_decide(const struct ks_query *q);

#endif
