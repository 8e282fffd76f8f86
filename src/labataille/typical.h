/* What a side takes the enemy's counters for under fog [LB-2.2-5]. */
#pragma once

#include "labataille/game.h"

/* Gives the enemies of a side typical values instead of those printed on their counters: the mean of
 * their kind. Rules and forecasts made with them tell nothing about a single counter. */
void lb_conceal(const struct ks_game *g, struct lb_game *r, int side);

/* Are two pieces of one kind, of which only the mean is known? */
bool lb_looks_like(const struct lb_unit *a, const struct lb_unit *b);
