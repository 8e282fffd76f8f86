/* R124: the pursuit, by the shortest way, next to the first enemy or to its quarry. The frame on top is
 * that of PROC_RECALL: frame.unit rides, frame.a is its quarry, frame.b: it has taken a step. */
#pragma once

#include "labataille/plan.h"

/* 0 and where the rider lies then, if it may ride on in a direction; else why not. */
uint16_t lb_why_not_chase(const struct ks_game *g, const struct ks_state *s, int d,
                          struct lb_plan *next);

/* What the cheapest step costs, 0 if there is none. */
int lb_cheapest_chase(const struct ks_game *g, const struct ks_state *s);

/* True if there is a way to choose; else the pursuit is over, and its frame gone. */
bool lb_chase(struct play *p);
