/* Alternative plans for the acting command: what a search chooses from. */
#pragma once

#include "ai/race.h"

/* Dispositions that differ in the task or goal of one command or a part of it (part 0 .. parts -
 * 1), the given one first; returns the count. */
size_t ks_portfolio(const struct ks_game *g, const struct ks_state *s,
                    const struct ks_disposition *d, ks_unit commander, unsigned part,
                    unsigned parts, struct ks_disposition out[KS_WAYS]);
