/* [11.11] The later games: units beaten in melee leave the map for the turn track and return with
 * their commander. */
#pragma once

#include "rules1794/state.h"

/* Takes the beaten side of a melee off a hex; its guns are captured. True if any unit withdrew,
 * for a time or for good. */
bool r94_withdraw_to_track(struct play *p, ks_hex h, int side, int difference);

/* Asks where the units of the active command that are due return. */
void r94_push_returns(struct play *p);
