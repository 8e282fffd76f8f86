/* RULES-net.json: the net of a rules system, by which positions are judged (docs/data-format.md). No rule
 * depends on it, so it is no part of a game's digest. */
#pragma once

#include "data/loading.h"

/* Into l->g->net. Without the file, or where the rules system has no inputs, there is no net. False if it
 * was made for other inputs than those of today. */
bool ks_net_read(struct ks_loading *l);
