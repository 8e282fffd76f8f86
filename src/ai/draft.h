/* Writing an order down: what a computer player would do by single actions, as a person would
 * order it. */
#pragma once

#include "ai/agent.h"

/* The march that does what a drill does; false if it is something else. */
bool ks_draft_march(const struct ks_query *q, const struct ks_intent *intent,
                    const struct ks_drill *drill, struct ks_order *out);

/* Makes it a march of as many pieces as gain by it. */
void ks_draft_widen(const struct ks_query *q, const struct ks_intent *intent,
                    struct ks_order *o);
