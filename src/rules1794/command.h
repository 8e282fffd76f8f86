/* Chapter 4: commanders, their units, being in command. */
#pragma once

#include "rules1794/state.h"

/* [4.1] 0 if the unit obeys the commander whose round it is, else why not. */
uint16_t r94_why_not_his(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* 0 if the unit may act in phases 2 and 4 of this command round [4.2b], else why not. */
uint16_t r94_why_not_acting(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* Does the command radius of a commander reach a hex? */
bool r94_reaches(const struct ks_game *g, const struct ks_state *s, ks_unit commander,
                 ks_hex at);

/* Is it the turn of the other arm in this round? */
bool r94_is_other_arm(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* Is a piece that arrives later due by now? */
bool r94_has_come(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* [4.2a] Within the radius of the leader of this round. */
bool r94_in_radius(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* [13-historical-note2b] The unit belongs to the command that is still locked. */
bool r94_is_locked(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* Does the commander have units that are not eliminated? */
bool r94_has_units(const struct ks_game *g, const struct ks_state *s, ks_unit commander);

bool r94_is_dead(const struct ks_game *g, const struct ks_state *s, ks_unit commander);

/* [4.3e] His units have no commander when he is dead. */
bool r94_is_orphan(const struct ks_game *g, ks_unit commander);

/* [4.3a] Does the army have units of a fallen commander, now under the overall
 * commander? */
bool r94_has_fallen_command(const struct ks_game *g, const struct ks_state *s, int army);

/* [4.3a] His commander is dead and the overall commander may lead his units. */
bool r94_is_fallen_command(const struct ks_game *g, const struct ks_state *s,
                           ks_unit commander);

/* r123: alive and on the map, or due by now. */
bool r94_is_in_play(const struct ks_game *g, const struct ks_state *s, ks_unit commander);

/* 0 if his chit may be put into the pool by choice, else why not. */
uint16_t r94_why_not_chit(const struct ks_game *g, const struct ks_state *s,
                          ks_unit commander);

/* 0 if the overall commander may activate him [4.4, r83], else why not. */
uint16_t r94_why_not_activated(const struct ks_game *g, const struct ks_state *s,
                               ks_unit overall, ks_unit commander);
