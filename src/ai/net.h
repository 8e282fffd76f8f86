/* A net that judges positions: what it makes of each piece is summed up by side, so that battles of any
 * size share it. Integers alone: the same bits on every machine (docs/ai.md). */
#pragma once

#include "core/ks.h"

/* The logarithm of the odds that side 0 wins, in 256ths. */
int ks_net_judge(const struct ks_net *net, const struct ks_game *g,
                 const struct ks_inputs *inputs);

/* The same of a state. */
int ks_net_of(const struct ks_game *g, const struct ks_state *s);
