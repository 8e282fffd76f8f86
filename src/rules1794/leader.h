/* Commanders as pieces: casualties [4.5], their own move [3.3f], stepping back
 * [8.16.11]. */
#pragma once

#include "rules1794/state.h"

/* Commanders of a side in a hex, a bit each. */
uint32_t r94_leaders_in(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                        int side);

/* [4.5.1 to 4.5.3] One casualty die for these commanders; nothing if none of them
 * lives. */
void r94_push_casualty(struct play *p, uint32_t commanders);

/* [8.16.11a] Asks the enemy's commanders next to the hex just entered. */
void r94_push_step_back(struct play *p, ks_hex entered, int mover);

/* The same before the moving group continues in a direction [10.11.7]. */
void r94_push_step_back_before(struct play *p, int direction);

/* r93: commanders whose stack has withdrawn from a melee go to a neighbouring hex, or are
 * captured. */
void r94_push_left_behind(struct play *p, ks_hex h, int side);

/* r92: commanders alone in a hex that an enemy has entered move to a neighbouring hex;
 * nothing happens if there are none, or units with them. */
void r94_push_make_way(struct play *p, ks_hex h, int side);

/* Is the question where he makes way to? */
bool r94_is_making_way(const struct ks_state *s);

/* A commander of a side in a hex whose bit is not in `asked`, or KS_NONE. */
ks_unit r94_leader_to_ask(const struct ks_game *g, const struct ks_state *s, ks_hex h,
                          int side, uint32_t asked);

/* Does he go along with a retreat? */
void r94_push_follow(struct play *p, ks_unit c);

/* Phase 3 [3.3f 8.2b 8.8c]. */
void r94_push_leader_move(struct play *p, ks_unit c);
