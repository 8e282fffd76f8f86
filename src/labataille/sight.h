/* [LB-4.9-1] Line of sight. */
#pragma once

#include "labataille/stack.h"

/* 0 if nothing blocks the line from centre to centre, else what does, and where. */
uint16_t lb_why_not_visible(const struct ks_game *g, const struct ks_state *s, ks_hex a,
                            ks_hex b, ks_hex *at);

static inline bool sees(const struct ks_game *g, const struct ks_state *s, ks_hex a,
                        ks_hex b)
{
    ks_hex at;
    return lb_why_not_visible(g, s, a, b, &at) == 0;
}
