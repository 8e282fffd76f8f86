/* Leaders hit in combat, returning leaders, leaders without troops [LB-2.19-2 .. LB-2.19-4]. */
#pragma once

#include "labataille/state.h"

/* A leader of that side in the hex is hit; does nothing if there is none. `in_use`: the leader
 * used in the combat, or KS_NONE. Afterwards the units of the hex check, and the queue runs. */
void lb_push_casualty(struct play *p, ks_hex h, int side, ks_unit in_use, bool by_fire);

/* [LB-2.19-4] The combat units of a hex are gone: leaders left there go to the nearest of their own
 * outside enemy zones, or are taken: if there are none, if their unit has surrendered. Does nothing
 * while combat units of that side are in the hex. */
void lb_orphans(struct play *p, ks_hex h, int side, bool surrendered);
