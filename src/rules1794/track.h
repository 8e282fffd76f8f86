/* [11.11] The later games: who is beaten in melee leaves the map for the turn track and
 * comes back with its commander. */
#ifndef KS_RULES1794_TRACK_H
#define KS_RULES1794_TRACK_H

#include "rules1794/state.h"

/* Takes the beaten side of a melee off a hex; its guns are captured. True if anybody
 * withdrew, for a time or for good. */
bool r94_withdraw_to_track(struct play *p, ks_hex h, int side, int difference);

/* Asks where the units of this round's command that are due come back. */
void r94_push_returns(struct play *p);

#endif
