/* [LB-2.20-2 LB-2.20-3] Reinforcements. */
#pragma once

#include "labataille/plan.h"

/* Is it waiting off the map and due by now? */
bool lb_is_due(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* Does an action bring the unit onto the map: as listed, or in the formation its verb names? */
bool lb_is_entry(const struct ks_game *g, const struct ks_state *s, struct ks_action a);

/* 0 if it may come in like that now; the plan is then how. */
uint16_t lb_why_not_enter(const struct ks_game *g, const struct ks_state *s,
                          struct ks_action a, struct lb_plan *plan);

void lb_list_entries(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                     struct list *out);

/* Puts it there and continues its move. */
void lb_enter(struct play *p, struct ks_action a);
