/* A hex with only enemy leaders or abandoned guns may be entered: cavalry captures the leaders,
 * other units drive them to their nearest unit, R21; any unit captures the guns, R35. */
#pragma once

#include "labataille/state.h"

/* Captures or drives off lone leaders and guns in the hexes a unit has entered. */
void lb_meet_lonely(struct play *p, ks_unit u);

/* [LB-2.19-4] The nearest hex without enemies and their zones, for a leader whose troops are gone;
 * KS_NONE if he is surrounded, R241. */
ks_hex lb_way_out(const struct ks_game *g, const struct ks_state *s, ks_unit leader);
