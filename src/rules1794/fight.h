/* Beginning a melee; the rest is in melee.h. */
#pragma once

#include "rules1794/state.h"

enum {
    MELEE_CHARGE = 1,
    MELEE_LAVA = 2,
    MELEE_PHASE4 = 4,
    MELEE_WITHDREW = 0x40,
    MELEE_GUNS_ALONE = 0x80
};

/* Fights the melee of a hex; the side named attacks. */
void r94_push_melee(struct play *p, ks_hex h, int attacker, int flags);
