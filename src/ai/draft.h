/* Writing an order down: what a computer player would do by single actions, as a person would
 * order it. */
#pragma once

#include "ai/agent.h"

/* What a drill comes to, if the enemy does nothing and no die is rolled. */
void ks_draft_follow(const struct ks_game *g, const struct ks_state *s,
                     const struct ks_drill *drill, struct ks_state *after);

/* The march that does what a drill does, if so wished exactly, in formation and facing too; false
 * if it is something else. */
bool ks_draft_march(const struct ks_query *q, const struct ks_intent *intent,
                    const struct ks_drill *drill, bool exactly, struct ks_order *out);

/* Makes it a march of as many pieces as gain by it. */
void ks_draft_widen(const struct ks_query *q, const struct ks_intent *intent,
                    struct ks_order *o);
