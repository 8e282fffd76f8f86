/* [RZ-POND-4] Units in a pond must leave it before any other unit moves, towards their own bank,
 * R19. */
#pragma once

#include "labataille/plan.h"

/* The next unit of a side that has to, and can; KS_NONE if there is none. */
ks_unit lb_pond_unit(const struct ks_game *g, const struct ks_state *s, int side);

void lb_list_pond(const struct ks_game *g, const struct ks_state *s, struct list *out);
uint16_t lb_why_not_leave_pond(const struct ks_game *g, const struct ks_state *s,
                               struct ks_action a);
void lb_leave_pond(struct play *p, struct ks_action a);
