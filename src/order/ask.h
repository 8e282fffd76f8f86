/* Questions about a position that are answered by trying: no rules in here. */
#pragma once

#include "core/ks.h"

/* Why a piece cannot act: tries what others may do now with this piece, and the first that is
 * refused says why. Where nothing can be tried, what is being asked is the answer. */
struct ks_event ks_ask_piece(const struct ks_game *g, const struct ks_state *s,
                             ks_unit u);

/* Why it cannot do anything but attack; code 0 if it can. */
struct ks_event ks_ask_move(const struct ks_game *g, const struct ks_state *s, ks_unit u);

/* Why it cannot step into a hex beside it: tries the step as soon as it has begun to move and, where
 * it may turn, faces the hex. Code 0 if no rule says so. */
struct ks_event ks_ask_entry(const struct ks_game *g, const struct ks_state *s, ks_unit u,
                             ks_hex hex);

/* Fire, not a charge or a counterattack. */
bool ks_is_shot(const struct ks_game *g, struct ks_action a);

/* Firers are named before the shot: goes on to the shot as it would be now. */
void ks_ask_shot(const struct ks_game *g, struct ks_state *s, struct ks_action *a);

/* The chance that an attack drives its target back or hurts it, in thousandths; 1000 where it
 * cannot be told. */
uint16_t ks_ask_effect(const struct ks_game *g, const struct ks_state *s,
                       struct ks_action a);
